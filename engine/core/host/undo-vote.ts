/**
 * Undo votes: a seat can undo its own last choice and everything after it if others agree, across later choices and
 * information of people and bots, and across ended turns. Never
 * - across a random draw: known luck would be drawn again by another seat;
 * - across a seal (`confirmed: true`): its voters have left, or cannot be determined.
 *
 * Voters are the people who lose a choice by the undo, or who have gained information since that they keep. Bots do not
 * vote, whatever they chose or know: both are part of the state, and are undone with it.
 */
import { isAmongInformedSeats } from '../contract/game-events.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { UndoneEntryCountOfSeat, ActionLogEntry } from '../contract/log.ts'
import { reject, engineMessage, type Rejection } from '../contract/engine-messages.ts'
import type { Timeline } from './timeline.ts'

/** The data about a table and its seats that the rules of undo votes use besides the log. */
export interface UndoVoteContextBesidesLog {
  readonly players: number
  /** Whether a person, not a bot, plays that seat. */
  readonly isPerson: (seat: Seat) => boolean
  /** Whether that seat has chosen and may change its choice, while others have not chosen yet. */
  readonly isChoiceOpen: (seat: Seat) => boolean
}

/** An undo that a seat may put to a vote: the log entries that it would remove, and who would vote. No vote has begun. */
export interface ProposableUndo {
  readonly ok: true
  /** Number of the first log entry that is dropped. */
  readonly at: number
  /** True if only that entry is withdrawn, in an open simultaneous decision; otherwise it and all later ones are dropped. */
  readonly alone: boolean
  /** Number of dropped entries. */
  readonly entries: number
  /** Dropped entries by seat. */
  readonly dropped: readonly UndoneEntryCountOfSeat[]
  /** Seats of people who gained information since, which they keep after the undo; the proposer may be one of them. */
  readonly known: readonly Seat[]
  /** Seats of the people who vote, without the proposer. */
  readonly asked: readonly Seat[]
}

/**
 * Finds the undo that a seat can put to a vote: of its last choice, and of all later log entries. If other seats still
 * choose at the same time and the seat may change its choice, only that choice is undone.
 * Entries that were played automatically or were withdrawn do not count as the last choice.
 * @param seat the seat that proposes the vote
 * @param rules the player count, which seats people play, and which seats may still change a simultaneous choice
 * @returns the undo, with the entries that it would remove and the seats that would vote; or the rejection, with the
 *   reason: the seat has no such choice, or this entry or a later one drew at random or is sealed (`confirmed`)
 */
export function findProposableUndo(
  timeline: Timeline,
  seat: Seat,
  rules: UndoVoteContextBesidesLog,
): ProposableUndo | Rejection {
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

/** @returns the reason why no vote can undo an entry, taken from the last blocking entry, or undefined */
function findVoteBlocker(timeline: Timeline, at: number): Message | undefined {
  const log = timeline.entries
  for (let entry = log.length - 1; entry >= at; entry--) {
    if (log[entry]?.confirmed === true) return engineMessage('table.undo.sealed')
    if (timeline.effectsOf(entry).usedRandomness) return engineMessage('table.undo.drawn')
  }
  return undefined
}

/** @returns the seats that gained information in the entries from `from` to `to` */
function learners(timeline: Timeline, from: number, to: number, players: number): Seat[] {
  const all = Array.from({ length: players }, (_, seat) => seat)
  const entries = Array.from({ length: to - from }, (_, later) => from + later)
  return all.filter((seat) => entries.some((entry) => isAmongInformedSeats(timeline.effectsOf(entry).learned, seat)))
}

function droppedEntriesBySeat(entries: readonly ActionLogEntry[]): UndoneEntryCountOfSeat[] {
  const seats = sortedUnique(entries.map(({ seat }) => seat))
  return seats.map((seat) => ({ seat, entries: entries.filter((entry) => entry.seat === seat).length }))
}

function sortedUnique(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((a, b) => a - b)
}
