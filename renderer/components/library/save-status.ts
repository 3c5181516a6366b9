/** Title and status of a saved table, as messages. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { hasMessage, appMessage, translate } from '../../messages/index.ts'
import '../../messages/stage-messages.ts'

/** Beyond this number, seats are counted instead of named. */
const MAX_NAMED_SEATS = 2

/**
 * Title of a saved table: the name that the user gave it, else the title of its game; for an unreadable file the file name.
 */
export function titleOfSave({ name, title, save }: SaveListEntry): string {
  return name ?? (title || save)
}

/**
 * The game's own message about how far the saved game has progressed, for example its round.
 * @returns undefined if the game is over, or its progress is unknown
 */
export function unfinishedSavedGameProgressMessage({ stand, over }: SaveListEntry): Message | undefined {
  const stage = stand?.stage
  return stage === undefined || over || !hasMessage(stage.id) ? undefined : stage
}

/**
 * Returns the message that says whose turn it is in a saved game or, if the game is over, who has won. If that is
 * unknown, the message says only that the game runs or is over.
 */
export function turnOwnersOrWinnersMessage({ stand, over, seats }: SaveListEntry): Message {
  if (over) return stand?.result === undefined ? appMessage('home.saveOver') : winnersMessage(stand.result)
  const [seat, ...others] = stand?.turn ?? []
  if (seat === undefined) return appMessage('home.saveRunning')
  if (others.length === 0) return appMessage('home.turn', { seat: { seat } })
  const all = [seat, ...others]
  if (all.length <= MAX_NAMED_SEATS) return appMessage('home.turns', { seats: personRefsFor(all) })
  if (all.length === seats.length) return appMessage('home.turnsAll')
  return appMessage('home.turnsMany', { count: all.length, players: seats.length })
}

function winnersMessage(result: NonNullable<NonNullable<SaveListEntry['stand']>['result']>): Message {
  const winners = result.filter(({ place }) => place === 1)
  const id = winners.length > 1 ? 'home.shared' : 'home.won'
  return { id, values: { seats: personRefsFor(winners.flatMap(({ seats }) => seats)) } }
}

/** The advice about a save that could not be read: what the user can do. @param broken the reason */
export function brokenSaveRemedy(broken: Message): Message {
  if (broken.id === 'save.broken.newer') return appMessage('home.brokenNewer')
  return appMessage(broken.id === 'save.broken.unreadable' ? 'home.brokenUnreadable' : 'home.brokenKept')
}

/** The special properties of a table that are shown as small labels. */
export function saveBadgesOf({
  handed,
  practice,
  guided,
  origin,
  advised,
  closed,
  older,
}: SaveListEntry): readonly SaveBadge[] {
  const helped = advised?.some((times) => times > 0) === true
  return [
    ...(handed === undefined ? [] : (['handed'] as const)),
    ...(guided !== undefined ? (['guided'] as const) : practice === true ? (['practice'] as const) : []),
    ...(origin === undefined ? [] : (['branch'] as const)),
    ...(helped ? (['helped'] as const) : []),
    ...(closed === undefined ? [] : (['closed'] as const)),
    ...(older === undefined ? [] : (['older'] as const)),
  ]
}
/**
 * Special property of a table, shown as a small label: transferred to another host (`handed`), practice, tutorial
 * (`guided`), branch of another game, advised by the Sage, the adviser of the players (`helped`), without its first
 * moves (`closed`), or saved under older rules.
 */
export type SaveBadge = 'handed' | 'practice' | 'guided' | 'branch' | 'helped' | 'closed' | 'older'

/** The level and play style of a bot, as text; undefined for a human. */
export function botDescriptionOfSeat(seat: SeatSetup): string | undefined {
  if (seat.kind === 'person') return undefined
  const level = translate(`newTable.level.${seat.level}`)
  if (seat.temper === undefined) return level
  return translate('newTable.playsWith', { level, temper: translate(`newTable.temper.${seat.temper}`) })
}
