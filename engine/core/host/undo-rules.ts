/**
 * Undo rules: a seat may undo its own last choice, unless
 * - there was a random draw in the choice or since;
 * - the choice gave its player, or another person, information without randomness. Information that only bots gained does
 *   not block undo: their knowledge is part of the state, and is undone with it;
 * - another seat has an entry after it;
 * - the turn was ended, or the log sealed.
 *
 * A simultaneous choice can be undone alone until the last seat has chosen, whatever the other seats have chosen
 * meanwhile. A practice table can undo everything.
 */
import { isAmongInformedSeats } from '../contract/game-events.ts'
import { personRefsFor } from '../contract/game.ts'
import type { Message, Seat } from '../contract/game.ts'
import { reject, engineMessage } from '../contract/engine-messages.ts'
import type { Timeline } from './timeline.ts'

/** The data about a table and its seats that the undo rules use besides the log. */
export interface UndoContextBesidesLog {
  readonly practice: boolean
  /** Whether a person, not a bot, plays that seat. */
  readonly isPerson: (seat: Seat) => boolean
  /** Whether that seat has chosen and may change its choice, while others have not chosen yet. */
  readonly isChoiceOpen: (seat: Seat) => boolean
}

/** The log entry that an undo by a seat would begin with, or the reason why the seat may not undo. */
export type UndoPointResult =
  /** `at`: number of the entry. `alone`: only this entry is undone; otherwise it and all later ones. */
  { readonly ok: true; readonly at: number; readonly alone: boolean } | ({ readonly ok: false } & UndoBlockReason)

/** The reason why a choice cannot be undone, in general words and in those of the game. */
export interface UndoBlockReason {
  readonly reason: Message
  /** The same reason as a message of the game (`Game.undoBlockKindOf`). Absent: the game has none. */
  readonly because?: Message
}

/** @returns the earliest log entry that an undo by `seat` would remove, or the reason why it may not undo */
export function findUndoPoint(
  timeline: Timeline,
  seat: Seat,
  { practice, isPerson, isChoiceOpen }: UndoContextBesidesLog,
): UndoPointResult {
  const log = timeline.entries
  const alone = isChoiceOpen(seat)
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]
    if (entry === undefined) break
    const own = entry.seat === seat
    if (!practice && !own && !alone && !entry.withdrawn) return reject('table.undo.other')
    if (!practice && entry.confirmed) return reject('table.undo.confirmed')
    if (entry.withdrawn || (alone && !own)) continue
    const bound = practice ? undefined : undoBlockReasonOfEntryEffects(timeline, at, isPerson)
    if (bound !== undefined) return { ok: false, ...bound }
    if (own && !entry.auto) return { ok: true, at, alone }
  }
  return reject('table.undo.nothing')
}

/**
 * Checks whether the effects of one log entry (random draws and new information) prevent its undo. The function
 * ignores what other seats have done since.
 * @param timeline the played log with its effects
 * @param at number of the entry
 * @param isPerson whether a person, not a bot, plays a seat: information that only bots other than the entry's own
 *   seat gained does not prevent the undo
 * @returns the reason why the entry cannot be undone, or undefined if its effects do not prevent it
 */
export function undoBlockReasonOfEntryEffects(
  timeline: Timeline,
  at: number,
  isPerson: (seat: Seat) => boolean,
): UndoBlockReason | undefined {
  const reason = undoBlockReasonAt(timeline, at, isPerson)
  if (reason === undefined) return undefined
  const kind = timeline.undoBlockKindOf(at)
  return kind === undefined ? { reason } : { reason, because: { id: `${timeline.gameId}.undo.${kind}` } }
}

const IRREVERSIBLE_MESSAGES: Readonly<Partial<Record<string, Message>>> = {
  'table.undo.drawn': engineMessage('table.final.drawn'),
  'table.undo.shown': engineMessage('table.final.shown'),
  'table.undo.learned': engineMessage('table.final.learned'),
  'table.undo.seen': engineMessage('table.final.seen'),
}

/**
 * Converts the reason why a played choice cannot be undone to the warning that a player sees before playing such a choice.
 * The warning is in the words of the game if the game has them.
 */
export function warningOfUndoBlocker({ reason, because }: UndoBlockReason): Message {
  if (because !== undefined) {
    const [game = '', , kind = ''] = because.id.split('.')
    return { id: `${game}.final.${kind}` }
  }
  return IRREVERSIBLE_MESSAGES[reason.id] ?? engineMessage('table.final.passes')
}

function undoBlockReasonAt(timeline: Timeline, at: number, isPerson: (seat: Seat) => boolean): Message | undefined {
  const { usedRandomness, learned } = timeline.effectsOf(at)
  const chooser = timeline.entries[at]?.seat
  if (usedRandomness) return engineMessage('table.undo.drawn')
  if (learned === 'all') return engineMessage('table.undo.shown')
  if (chooser === undefined || isAmongInformedSeats(learned, chooser)) return engineMessage('table.undo.learned')
  const seats = learned.filter(isPerson)
  return seats.length === 0
    ? undefined
    : engineMessage('table.undo.seen', { seats: personRefsFor(seats), count: seats.length })
}
