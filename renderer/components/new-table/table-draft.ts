/** The form of a new table as data: defaults, problems, and the resulting call. */
import type { Message, OptionSpec, OptionValue } from '../../../engine/core/contract/game.ts'
import { isOptionValueAvailableFor } from '../../../engine/core/contract/table-config.ts'
import type { GameCatalogueListEntry, NewTableInput } from '../../../bridge/games-and-saves.ts'
import { cleanText, hasAtMostGraphemes, hasPersonNameCharacter, MAX_PERSON_NAME_LENGTH } from '../../../bridge/names.ts'
import { BOT_PLAY_STYLES, type BotLevel, type BotPlayStyle, type SeatSetup } from '../../../bridge/seats.ts'
import type { LastTableSetupOfGame } from '../../../bridge/settings.ts'
import { translate } from '../../messages/index.ts'

/** A seat in the form of a new table. Level and play style (`temper`) are used only if it is a bot. */
export interface DraftSeat {
  /** Unique per seat of the draft, and kept while the seat moves. */
  readonly key: number
  kind: 'person' | 'bot'
  name: string
  colour: number
  level: BotLevel
  temper: SelectablePlayStyle
}

/** Play styles of a bot that the user can select in the form of a new table. `plain`: no particular play style. */
export const SELECTABLE_PLAY_STYLES = ['plain', ...BOT_PLAY_STYLES] as const
/** Play style of a bot that the user can select in the form of a new table. `plain`: no particular play style. */
export type SelectablePlayStyle = BotPlayStyle | 'plain'

/** The contents of the form of a new table, while the user edits them. */
export interface TableDraft {
  seats: DraftSeat[]
  options: Record<string, OptionValue>
  practice: boolean
  /** The Sage is allowed. */
  advice: boolean
  seed: string
}

/** The user's own name and colour, from the settings. The first human seat in the form of a new table gets them. */
export interface OwnPlayerDefaults {
  readonly name?: string | undefined
  readonly colour?: number
}

/**
 * Reason why the table in the form of a new table cannot be created: the message for the user, and the seat that is
 * faulty, if it is about one seat.
 */
export interface DraftProblem {
  readonly message: Message
  /** The faulty seat (index); absent if it concerns the whole table. */
  readonly seat?: number
}

/** Maximum length of a seed, in characters. */
export const MAX_SEED_LENGTH = 200
const COLOUR_COUNT = 8

/** Initial values for the form of a new table, from the settings and the previous tables of the user. */
export interface TableDraftDefaults {
  readonly me?: OwnPlayerDefaults
  readonly advice?: boolean
  /** The last line-up of this game. */
  readonly lineUp?: LastTableSetupOfGame | undefined
}

/**
 * Creates the draft of a new table, which the form for a new table edits. The seats are copied from `known` if it has
 * any. Otherwise they are copied from the last line-up of this game or, without one, they are a human and a bot. Seats
 * beyond the maximum of the game are left out, and bots are added up to its minimum. The variants (options of the
 * game) are those of the last line-up. A variant that the game does not have, or that is not available for the number
 * of seats, gets its default.
 * @param known the seats of the previous table, for another game with the same players
 */
export function createTableDraft(
  card: GameCatalogueListEntry,
  known: readonly SeatSetup[] = [],
  { me, advice = true, lineUp }: TableDraftDefaults = {},
): TableDraft {
  const draft: TableDraft = {
    seats: [],
    options: Object.fromEntries(card.info.options.map((spec) => [spec.id, lastOptionValue(spec, lineUp)])),
    practice: false,
    advice,
    seed: '',
  }
  const sat = known.length > 0 ? known : (lineUp?.seats ?? [])
  for (const seat of sat.slice(0, card.info.players.max)) {
    draft.seats.push({ key: nextKey(draft), level: 'adept', temper: 'plain', ...seat })
  }
  if (draft.seats.length === 0) addDraftSeat(draft, 'person', me)
  while (draft.seats.length < Math.max(2, card.info.players.min)) addDraftSeat(draft, 'bot')
  resetUnavailableOptions(draft, card)
  return draft
}

/** The value that a variant had in the last line-up, if the game still has it; else the default. */
function lastOptionValue({ id, values }: OptionSpec, lineUp: LastTableSetupOfGame | undefined): OptionValue {
  return values.find((value) => value === lineUp?.options[id]) ?? values[0]
}

/**
 * Adds a seat at the end of a draft, with a name and a colour that no other seat of the draft has. The draft is
 * modified.
 * @param me name and colour of the user, for a seat of the user
 */
export function addDraftSeat(draft: TableDraft, kind: DraftSeat['kind'], me: OwnPlayerDefaults = {}): void {
  const taken = new Set(draft.seats.map((seat) => seat.colour))
  const free = Array.from({ length: COLOUR_COUNT }, (_, i) => i).find((i) => !taken.has(i)) ?? 0
  const colour = me.colour === undefined || taken.has(me.colour) ? free : me.colour
  const seat = { key: nextKey(draft), kind, name: me.name ?? freshName(draft, kind), colour }
  draft.seats.push({ ...seat, level: 'adept', temper: kind === 'bot' ? freshTemper(draft) : 'plain' })
}

/** Changes a human seat of the form into a bot's, or back. If the user never edited its name, it gets a new one. */
export function setDraftSeatKind(draft: TableDraft, index: number, kind: DraftSeat['kind']): void {
  const seat = draft.seats[index]
  if (seat === undefined || seat.kind === kind) return
  const untouched = seat.name.trim() === '' || proposedNames(seat.kind).includes(seat.name)
  if (kind === 'bot') seat.temper = freshTemper(draft)
  seat.kind = kind
  if (untouched) seat.name = freshName(draft, kind)
}

/**
 * Moves a seat of a draft by one position, up (-1) or down (1). The draft is modified.
 * @param index its position before
 */
export function moveDraftSeatByOne(draft: TableDraft, index: number, by: -1 | 1): void {
  const [seat] = draft.seats.splice(index, 1)
  if (seat !== undefined) draft.seats.splice(index + by, 0, seat)
}

/** Changes the colour of a seat in the form. Another seat that had the colour gets the former one of this seat. */
export function setDraftSeatColour(draft: TableDraft, index: number, colour: number): void {
  const seat = draft.seats[index]
  if (seat === undefined) return
  const other = draft.seats.find((it) => it !== seat && it.colour === colour)
  if (other !== undefined) other.colour = seat.colour
  seat.colour = colour
}

/** All problems that prevent the table of this form from being created; empty if there are none. */
export function findDraftProblems(draft: TableDraft, card: GameCatalogueListEntry): readonly DraftProblem[] {
  const { title, players } = card.info
  const found: DraftProblem[] = []
  const { seats } = draft
  if (seats.length < players.min)
    found.push({ message: { id: 'newTable.error.few', values: { title, min: players.min } } })
  if (seats.length > players.max)
    found.push({ message: { id: 'newTable.error.many', values: { title, max: players.max } } })
  seats.forEach((seat, i) => {
    const name = seat.name.trim()
    const n = i + 1
    if (!hasPersonNameCharacter(name)) found.push({ seat: i, message: { id: 'newTable.error.noName', values: { n } } })
    if (!hasAtMostGraphemes(name, MAX_PERSON_NAME_LENGTH))
      found.push({ seat: i, message: { id: 'newTable.error.longName', values: { n } } })
    const first = seats.findIndex((other) => sameName(other.name, name))
    if (name !== '' && first < i) found.push({ seat: i, message: { id: 'newTable.error.sameName', values: { name } } })
    const twin = seats.findIndex((other) => other.colour === seat.colour)
    if (twin < i) {
      const values = { first: seats[twin]?.name ?? '', second: name }
      found.push({ seat: i, message: { id: 'newTable.error.sameColour', values } })
    }
  })
  if (draft.seed.length > MAX_SEED_LENGTH) found.push({ message: { id: 'newTable.error.longSeed' } })
  return found
}

/**
 * Converts the draft of a new table to the input of the call that creates the table.
 * @param game the id of the game
 */
export function newTableInputOf(draft: TableDraft, game: string): NewTableInput {
  const seed = draft.seed.trim()
  return {
    game,
    seats: draft.seats.map(({ kind, name, colour, level, temper }) => {
      const seat = { name: name.trim(), colour }
      if (kind === 'person') return { kind, ...seat }
      return { kind, ...seat, level, ...(temper === 'plain' ? {} : { temper }) }
    }),
    options: { ...draft.options },
    practice: draft.practice,
    advice: draft.advice,
    ...(seed === '' ? {} : { seed }),
  }
}

/**
 * Resets to its default every option (variant of the game) whose value is not available for the present number of
 * seats of the draft.
 */
export function resetUnavailableOptions(draft: TableDraft, card: GameCatalogueListEntry): void {
  for (const spec of card.info.options) {
    const value = draft.options[spec.id]
    if (value !== undefined && !isOptionValueAvailableFor(spec, value, draft.seats.length))
      draft.options[spec.id] = spec.values[0]
  }
}

function nextKey(draft: TableDraft): number {
  return Math.max(0, ...draft.seats.map((seat) => seat.key)) + 1
}

function sameName(a: string, b: string): boolean {
  const key = (name: string): string =>
    cleanText(name)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .toLocaleLowerCase()
  return key(a) === key(b)
}

function proposedNames(kind: DraftSeat['kind']): readonly string[] {
  return Array.from({ length: COLOUR_COUNT }, (_, i) => translate(`name.${kind}.${i as 0}`))
}

function freshName(draft: TableDraft, kind: DraftSeat['kind']): string {
  const names = proposedNames(kind)
  return names.find((name) => !draft.seats.some((seat) => sameName(seat.name, name))) ?? names[0] ?? ''
}

/** The play style with the fewest bots: as long as styles last, no two bots at a table are equal. */
function freshTemper(draft: TableDraft): SelectablePlayStyle {
  const count = (temper: SelectablePlayStyle): number =>
    draft.seats.filter((seat) => seat.kind === 'bot' && seat.temper === temper).length
  return [...SELECTABLE_PLAY_STYLES].sort((a, b) => count(a) - count(b))[0] ?? 'plain'
}
