/**
 * Votes. An undo by vote drops entries that a player's own undo refuses, since others have acted or learned something since, once
 * every person affected agrees; never across a draw from the stream. A host transfer (bridge/hosting.ts) is put to a vote too,
 * answered by the same call.
 */
import * as v from 'valibot'
import type { Message, Seat } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import {
  defineTableDependentSchema,
  noResultSchemaFor,
  MAX_LOG_ENTRIES,
  seatSchemaFor,
  distinctSeatsSchemaFor,
  tableIdTranslatingSchemaFor,
  wholeNumberUpToSchema,
  type TableSchemaContext,
} from './table-schemas.ts'
import { translatableMessageSchemaForSeats } from './message-schemas.ts'
import { idSchema, SeatRef } from './refs.ts'

/** Time for the answers to a vote, in ms: long enough to take up a phone. A missing answer then counts as a no. */
export const VOTE_TIMEOUT_MS = 120_000
/**
 * The maximum remaining time of a vote, in ms, that guests of version 1.0 accept (in the field `left`). A host sends
 * them at most this value.
 */
export const MAX_OLD_GUEST_VOTE_TIME_LEFT_MS = 30_000

/** An open vote. */
interface VoteBase {
  readonly table: string
  /** Counts up: an answer names its vote. */
  readonly wish: number
  /** The seats that are asked, ascending. */
  readonly asked: readonly Seat[]
  /** Those of them that have agreed. */
  readonly agreed: readonly Seat[]
  /** Milliseconds left, `MAX_OLD_GUEST_VOTE_TIME_LEFT_MS` at most: guests of version 1.0 count down from it. */
  readonly left: number
  /** Milliseconds left. Absent: the host is of version 1.0, and `left` has it. */
  readonly remains?: number
}

/**
 * An open vote on undoing a choice. The voters are the people whose log entries the undo would drop, and the people
 * who have learned new information since that choice.
 */
export interface UndoVote extends VoteBase {
  readonly kind: 'undo'
  readonly by: Seat
  /** Number of entries of the log that it would drop. */
  readonly entries: number
  /** The seats of these entries, ascending, bots included. */
  readonly dropped: readonly Seat[]
  /** The seats that have learned information since; an undo cannot make them forget it. */
  readonly known: readonly Seat[]
}

/**
 * An open vote on a host transfer, which moves the table to the machine of another party (one device with its users).
 * The voters are all people at the table on devices other than the host's.
 */
export interface HostTransferVote extends VoteBase {
  readonly kind: 'hand'
  /** The party that would become the host, with the file of the game. */
  readonly to: string
}

/** An open vote at a table. */
export type Vote = UndoVote | HostTransferVote

/**
 * The present state of an open vote, or the result of one that has ended. Values of `over`:
 * - `done`: all voters agreed, and the change was made;
 * - `refused`: a voter refused, or is no longer present;
 * - `late`: the time for the vote ran out;
 * - `changed`: the table or the voters have changed, so that the vote is obsolete, or the change could not be made;
 * - `dropped`: the proposer cancelled the vote, or left.
 */
export type VoteUpdate =
  | { readonly table: string; readonly wish: Vote }
  | {
      readonly table: string
      /** `dropped`: the proposer cancelled it, or left. */
      readonly over: 'done' | 'refused' | 'late' | 'changed' | 'dropped'
      readonly why?: Message
      /** The seat that refused, or that of the proposer (`done`, `dropped`). */
      readonly by?: Seat
    }

function voteBaseEntries(form: TableSchemaContext) {
  return {
    table: tableIdTranslatingSchemaFor(form),
    wish: wholeNumberUpToSchema(Number.MAX_SAFE_INTEGER),
    asked: distinctSeatsSchemaFor(form),
    agreed: distinctSeatsSchemaFor(form),
    left: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_OLD_GUEST_VOTE_TIME_LEFT_MS)),
    remains: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(VOTE_TIMEOUT_MS))),
  }
}

const voteSchemaFor = defineTableDependentSchema<Vote>()((form) =>
  v.variant('kind', [
    v.object({
      ...voteBaseEntries(form),
      kind: v.literal('undo'),
      by: seatSchemaFor(form),
      entries: wholeNumberUpToSchema(MAX_LOG_ENTRIES),
      dropped: distinctSeatsSchemaFor(form),
      known: distinctSeatsSchemaFor(form),
    }),
    v.object({ ...voteBaseEntries(form), kind: v.literal('hand'), to: idSchema }),
  ]),
)

/**
 * Creates the schema of a `VoteUpdate` that another machine sends: the present state of an open vote (on an undo or a
 * host transfer), or the result of a vote that has ended. A value that contains both a vote and a result is read as an
 * open vote.
 */
export const voteUpdateSchemaFor = defineTableDependentSchema<VoteUpdate>()((form) =>
  v.union([
    v.object({ table: tableIdTranslatingSchemaFor(form), wish: voteSchemaFor(form) }),
    v.object({
      table: tableIdTranslatingSchemaFor(form),
      over: v.picklist(['done', 'refused', 'late', 'changed', 'dropped']),
      why: v.exactOptional(translatableMessageSchemaForSeats(form.seats)),
      by: v.exactOptional(seatSchemaFor(form)),
    }),
  ]),
)

/**
 * The definitions of the calls about votes, by name. A player calls them to propose an undo, to cancel the own
 * proposal, or to answer a proposal.
 */
export const VOTE_CALLS = {
  /**
   * Proposes to undo this seat's own last choice, with all later entries. The answers are sent as the event `consent`; without
   * voters it is done at once, and if `undo` is possible, it is done as by `undo`. Rejected if a vote cannot help:
   * `table.undo.drawn`, `.nothing`, `.sealed` (a seat has changed hands since, or a player has used another view), `.absent
   * {seats}`: a voter is disconnected, or a bot plays for a voter: bots do not vote; `table.refused.wish`: another vote is open,
   * `.often`.
   */
  wishUndo: defineCall(SeatRef).gives(noResultSchemaFor),
  /** Cancels the own vote. `table.refused.stale`: it is not open any more. */
  dropWish: defineCall(SeatRef).gives(noResultSchemaFor),
  /** `table.refused.stale`: that vote is not open any more; `.notYourChoice`: this seat is not asked. */
  agree: defineCall(
    v.strictObject({ table: idSchema, seat: SeatRef.entries.seat, wish: v.number(), yes: v.boolean() }),
  ).gives(noResultSchemaFor),
}
