/**
 * What a seat may take back: its own last choice, unless
 * - luck was drawn in it or since;
 * - it has taught its chooser, or another person, something without luck. What only bots have learned binds nobody: their
 *   knowledge is state, and goes back with it;
 * - another seat has an entry after it;
 * - the turn was ended, or the log confirmed.
 * A choice that several make at the same time can be taken back by itself until the last of them has chosen, whatever the
 * others have chosen meanwhile. A practice table may take back anything.
 */
import { isInformed } from '../contract/game-events.ts'
import { personRefsFor } from '../contract/game.ts'
import type { Message, Seat } from '../contract/game.ts'
import { reject, hostMessage } from '../contract/host-messages.ts'
import type { Timeline } from './timeline.ts'

export interface UndoContext {
  readonly practice: boolean
  /** Whether a person plays that seat, and not a bot. */
  readonly isPerson: (seat: Seat) => boolean
  /** Whether that seat has chosen, may still choose otherwise, and the others have not all chosen yet. */
  readonly isChoiceOpen: (seat: Seat) => boolean
}

export type UndoPoint =
  /** `alone`: only this entry is taken back, whatever came after it; else it and all that came after. */
  { readonly ok: true; readonly at: number; readonly alone: boolean } | ({ readonly ok: false } & UndoBlocker)

/** Why a choice cannot be taken back. */
export interface UndoBlocker {
  readonly reason: Message
  /** The same in the words of the game (`Game.bound`). Absent: the game has none. */
  readonly because?: Message
}

/** Where undo by `seat` would take the log, or why it may not. */
export function findUndoPoint(
  timeline: Timeline,
  seat: Seat,
  { practice, isPerson, isChoiceOpen }: UndoContext,
): UndoPoint {
  const log = timeline.entries
  const alone = isChoiceOpen(seat)
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]
    if (entry === undefined) break
    const own = entry.seat === seat
    if (!practice && !own && !alone && !entry.withdrawn) return reject('table.undo.other')
    if (!practice && entry.confirmed) return reject('table.undo.confirmed')
    if (entry.withdrawn || (alone && !own)) continue
    const bound = practice ? undefined : findUndoBlocker(timeline, at, isPerson)
    if (bound !== undefined) return { ok: false, ...bound }
    if (own && !entry.auto) return { ok: true, at, alone }
  }
  return reject('table.undo.nothing')
}

/** Why an entry can no more be chosen anew, whoever acted since; undefined when it can. */
export function findUndoBlocker(
  timeline: Timeline,
  at: number,
  isPerson: (seat: Seat) => boolean,
): UndoBlocker | undefined {
  const reason = undoBlockReasonAt(timeline, at, isPerson)
  if (reason === undefined) return undefined
  const kind = timeline.undoBlockKindOf(at)
  return kind === undefined ? { reason } : { reason, because: { id: `${timeline.gameId}.undo.${kind}` } }
}

const IRREVERSIBLE_MESSAGES: Readonly<Partial<Record<string, Message>>> = {
  'table.undo.drawn': hostMessage('table.final.drawn'),
  'table.undo.shown': hostMessage('table.final.shown'),
  'table.undo.learned': hostMessage('table.final.learned'),
  'table.undo.seen': hostMessage('table.final.seen'),
}

/** Why a choice is final, before it is played: the message beside that of a refused undo. */
export function irreversibleReasonOf({ reason, because }: UndoBlocker): Message {
  if (because !== undefined) {
    const [game = '', , kind = ''] = because.id.split('.')
    return { id: `${game}.final.${kind}` }
  }
  return IRREVERSIBLE_MESSAGES[reason.id] ?? hostMessage('table.final.passes')
}

function undoBlockReasonAt(timeline: Timeline, at: number, isPerson: (seat: Seat) => boolean): Message | undefined {
  const { usedRandomness, learned } = timeline.effectsOf(at)
  const chooser = timeline.entries[at]?.seat
  if (usedRandomness) return hostMessage('table.undo.drawn')
  if (learned === 'all') return hostMessage('table.undo.shown')
  if (chooser === undefined || isInformed(learned, chooser)) return hostMessage('table.undo.learned')
  const seats = learned.filter(isPerson)
  return seats.length === 0
    ? undefined
    : hostMessage('table.undo.seen', { seats: personRefsFor(seats), count: seats.length })
}
