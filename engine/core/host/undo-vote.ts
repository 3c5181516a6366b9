/**
 * What a seat could take back if others agree: its own last choice with all that came after it, across what people and bots
 * have chosen and learned since, and across turns that their owners have ended. Never
 * - across a draw from the stream: luck that was seen would be another's to meet again;
 * - across a seal (`confirmed: true`): who was to agree is not there any more, or cannot be known.
 * Those are asked who lose a choice by it, or have learned something since that nobody can make them forget. A bot is not
 * asked, neither what it chose nor what it knows: both are state, and go back with it.
 */
import { isInformed } from '../contract/game-events.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { UndoneEntryCount, LogEntry } from '../contract/log.ts'
import { reject, hostMessage, type Rejection } from '../contract/host-messages.ts'
import type { Timeline } from './timeline.ts'

export interface UndoVoteContext {
  readonly players: number
  /** Whether a person plays that seat, and not a bot. */
  readonly isPerson: (seat: Seat) => boolean
  /** Whether that seat has chosen, may still choose otherwise, and the others have not all chosen yet. */
  readonly isChoiceOpen: (seat: Seat) => boolean
}

/** What consent would do, as far as everybody may know it. */
export interface UndoProposal {
  readonly ok: true
  /** How many entries of the log come before those that are dropped. */
  readonly at: number
  /** Only that entry is withdrawn, which others still choose beside; else it and all that came after are dropped. */
  readonly alone: boolean
  /** How many entries are dropped. */
  readonly entries: number
  /** Whose entries they are. */
  readonly dropped: readonly UndoneEntryCount[]
  /** The people who have learned something that stays known, whoever wishes it among them. */
  readonly known: readonly Seat[]
  /** The people whose consent it takes. */
  readonly asked: readonly Seat[]
}

/** What consent could take back for a seat; or why it cannot. */
export function findUndoProposal(timeline: Timeline, seat: Seat, rules: UndoVoteContext): UndoProposal | Rejection {
  const log = timeline.entries
  const at = log.findLastIndex((entry) => entry.seat === seat && !entry.auto && !entry.withdrawn)
  if (at < 0) return reject('table.undo.nothing')
  const stays = findVoteBlocker(timeline, at)
  if (stays !== undefined) return { ok: false, reason: stays }
  const alone = rules.isChoiceOpen(seat)
  const end = alone ? at + 1 : log.length
  const dropped = droppedEntriesBySeat(log.slice(at, end))
  const known = learners(timeline, at, end, rules.players).filter(rules.isPerson)
  const losing = dropped.map((each) => each.seat).filter(rules.isPerson)
  const asked = sortedUnique([...known, ...losing]).filter((each) => each !== seat)
  return { ok: true, at, alone, entries: end - at, dropped, known, asked }
}

/** Why nobody's consent takes an entry back, by the last that stands in the way. */
function findVoteBlocker(timeline: Timeline, at: number): Message | undefined {
  const log = timeline.entries
  for (let entry = log.length - 1; entry >= at; entry--) {
    if (log[entry]?.confirmed === true) return hostMessage('table.undo.sealed')
    if (timeline.effectsOf(entry).usedRandomness) return hostMessage('table.undo.drawn')
  }
  return undefined
}

/** Who has learned something by the entries from one to another. */
function learners(timeline: Timeline, from: number, to: number, players: number): Seat[] {
  const all = Array.from({ length: players }, (_, seat) => seat)
  const entries = Array.from({ length: to - from }, (_, later) => from + later)
  return all.filter((seat) => entries.some((entry) => isInformed(timeline.effectsOf(entry).learned, seat)))
}

function droppedEntriesBySeat(entries: readonly LogEntry[]): UndoneEntryCount[] {
  const seats = sortedUnique(entries.map(({ seat }) => seat))
  return seats.map((seat) => ({ seat, entries: entries.filter((entry) => entry.seat === seat).length }))
}

/** Each once. */
function sortedUnique(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((a, b) => a - b)
}
