/**
 * All tables or the bin as somebody looks through them: what is there, what of it was looked for, where the keyboard is,
 * what is selected. What is done with it stands in deeds.ts.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { HostApi } from '../../../bridge/calls.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { ConflictCopy } from '../../../bridge/import-export.ts'
import { NO_SAVES_SELECTED, withSavesSelected, type SaveSelection } from './save-selection.ts'
import { EMPTY_SAVE_QUERY, findSaves, groupSaves, type SaveQuery } from './save-query.ts'

export type LibraryTab = 'tables' | 'bin'

/** So many cards are drawn together, or not at all: a whole number of rows, however many columns there are. */
export const CARDS_PER_CHUNK = 24

/** Cards that are drawn together. */
export interface CardChunk {
  /** Which of all cards the first one is. */
  readonly from: number
  readonly cards: readonly SaveListEntry[]
}

export class LibraryStore {
  place = $state<LibraryTab>('tables')
  query = $state.raw<SaveQuery>(EMPTY_SAVE_QUERY)
  failed = $state.raw<Message>()
  /** When the list was read last. */
  now = $state(Date.now())
  /** The table where the keyboard is. */
  active = $state<string>()
  /** The table of which more is told. */
  chosen = $state<string>()
  /** The table whose name is being changed, and where. */
  renaming = $state.raw<{ readonly save: string; readonly at: 'row' | 'details' }>()
  /** The table that is being opened. */
  busy = $state<string>()
  /** What is selected; undefined: nothing is to be selected. */
  picked = $state.raw<SaveSelection>()
  #tables = $state.raw<readonly SaveListEntry[]>()
  #bin = $state.raw<readonly SaveListEntry[]>()
  /** Saves in the folder under names that no save has. */
  copies = $state.raw<readonly ConflictCopy[]>([])
  /** From where Shift selects. */
  #anchor: string | undefined
  readonly #bridge: HostApi

  /** Undefined until it was read for the first time. */
  readonly cards = $derived(this.place === 'tables' ? this.#tables : this.#bin)
  readonly found = $derived(findSaves(this.cards ?? [], this.query, this.now))
  readonly groups = $derived(groupSaves(this.found, this.query, this.now))
  /** What was found, in the order in which it is shown. */
  readonly shown = $derived(this.groups.flatMap(({ cards }) => cards))
  /** The selected ones that are shown: nobody moves what they do not see. */
  readonly selection = $derived(this.shown.filter(({ save }) => this.picked?.has(save) === true))
  readonly tables = $derived(this.#tables ?? [])
  /** How many lie in the bin. */
  readonly binned = $derived(this.#bin?.length ?? 0)
  readonly details = $derived(this.cards?.find(({ save }) => save === this.chosen))
  /** Whether something was asked for, so that not everything is shown. */
  readonly narrowed = $derived(
    this.query.text.trim() !== '' ||
      this.query.games.length > 0 ||
      this.query.states.length > 0 ||
      this.query.time !== 'any',
  )

  constructor(bridge: HostApi) {
    this.#bridge = bridge
  }

  /** Reads both lists anew; what is shown stays until they are there. */
  async load(): Promise<void> {
    const { desk } = this.#bridge
    const [tables, bin, copies] = await Promise.all([desk.saves(), desk.binnedSaves(), desk.otherCopies()])
    this.now = Date.now()
    if (tables.ok) this.#tables = tables.value
    if (bin.ok) this.#bin = bin.value
    if (copies.ok) this.copies = copies.value
    const refused = [tables, bin].find(({ ok }) => !ok)
    this.failed = refused?.ok === false ? refused.reason : undefined
    if (this.cards?.some(({ save }) => save === this.active) !== true) this.active = this.shown[0]?.save
  }

  /** Looks at the other list. Nothing that was chosen or selected in this one counts there. */
  turnTo(place: LibraryTab): void {
    this.place = place
    this.query = EMPTY_SAVE_QUERY
    this.picked = undefined
    this.renaming = undefined
    this.chosen = undefined
    this.active = this.shown[0]?.save
  }

  ask(change: Partial<SaveQuery>): void {
    this.query = { ...this.query, ...change }
    if (!this.shown.some(({ save }) => save === this.active)) this.active = this.shown[0]?.save
  }

  /** Where the keyboard is, counted through all that is shown. */
  get at(): number {
    return this.shown.findIndex(({ save }) => save === this.active)
  }

  /** The table that the keyboard would be at if those went away. */
  after(gone: ReadonlySet<string>): string | undefined {
    const from = Math.max(0, this.at)
    const stays = ({ save }: SaveListEntry): boolean => !gone.has(save)
    return (this.shown.slice(from).find(stays) ?? this.shown.slice(0, from).findLast(stays))?.save
  }

  /** Begins to select, or ends it. */
  select(on: boolean): void {
    this.picked = on ? NO_SAVES_SELECTED : undefined
    this.#anchor = undefined
  }

  /** Selects a table or lets go of it. @param range as far as from the one before */
  pick(save: string, range = false): void {
    const before = this.picked ?? NO_SAVES_SELECTED
    const between = range ? this.#rangeTo(save) : [save]
    this.picked = withSavesSelected(before, between, range || !before.has(save))
    this.#anchor = save
  }

  pickAll(): void {
    const all = this.shown.map(({ save }) => save)
    this.picked = withSavesSelected(NO_SAVES_SELECTED, all, true)
  }

  #rangeTo(save: string): readonly string[] {
    const from = this.shown.findIndex((card) => card.save === this.#anchor)
    const to = this.shown.findIndex((card) => card.save === save)
    if (from < 0 || to < 0) return [save]
    return this.shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((card) => card.save)
  }
}

/** A group in parts that are drawn together. @param from which of all cards its first one is */
export function chunkCards(cards: readonly SaveListEntry[], from: number): readonly CardChunk[] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_PER_CHUNK) }, (_, i) => ({
    from: from + i * CARDS_PER_CHUNK,
    cards: cards.slice(i * CARDS_PER_CHUNK, (i + 1) * CARDS_PER_CHUNK),
  }))
}
