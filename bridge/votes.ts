/**
 * What takes the consent of others. Undo by consent: steps back that one's own undo refuses, since others have acted or
 * learned something since, once every person whom it touches agrees; never across a draw from the stream. And that the host
 * hands the table to another machine (bridge/hosting.ts), which everybody answers by the same call.
 */
import * as v from 'valibot'
import type { Message, Seat } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import {
  defineTableSchema,
  nullSchema,
  MAX_LOG_ENTRIES,
  seatSchemaFor,
  seatsSchemaFor,
  tableIdSchemaFor,
  wholeNumberSchema,
  type TableSchemaContext,
} from './table-schemas.ts'
import { messageSchemaFor } from './message-schemas.ts'
import { idSchema, SeatRef } from './refs.ts'

/** Milliseconds within which everybody answers, long enough to take up a phone; who has not by then has refused. */
export const VOTE_TIMEOUT_MS = 120_000
/** Guests of version 1.0 take no more for the milliseconds that are left. */
export const MAX_LEGACY_TIME_LEFT_MS = 30_000

/** What waits for its answers. */
interface VoteBase {
  readonly table: string
  /** Counts up: an answer names the wish that it is meant for. */
  readonly wish: number
  /** The seats that are asked, ascending. */
  readonly asked: readonly Seat[]
  /** Those of them that have agreed. */
  readonly agreed: readonly Seat[]
  /** Milliseconds left, `MAX_LEGACY_TIME_LEFT_MS` at most: guests of version 1.0 count down from it. */
  readonly left: number
  /** Milliseconds left. Absent: the host is of version 1.0, and `left` says it. */
  readonly remains?: number
}

/** Asked are people whose entry would be dropped, or who have learned something since. */
export interface UndoVote extends VoteBase {
  readonly kind: 'undo'
  readonly by: Seat
  /** How many entries of the log it would drop. */
  readonly entries: number
  /** The seats whose entries they are, ascending; bots' among them. */
  readonly dropped: readonly Seat[]
  /** The seats that have learned something that nobody can make them forget: it stays known. */
  readonly known: readonly Seat[]
}

/** The host wishes to hand the table over. Asked is everybody who sits at it on another device. */
export interface HostTransferVote extends VoteBase {
  readonly kind: 'hand'
  /** The party that would be the host from then on, with the file of the game. */
  readonly to: string
}

export type Vote = UndoVote | HostTransferVote

/** What stands now, or how it ended. */
export type VoteUpdate =
  | { readonly table: string; readonly wish: Vote }
  | {
      readonly table: string
      /** `dropped`: whoever wished it called it off, or left. */
      readonly over: 'done' | 'refused' | 'late' | 'changed' | 'dropped'
      readonly why?: Message
      /** Who refused it, or whose wish it was (`done`, `dropped`). */
      readonly by?: Seat
    }

function voteBaseEntries(form: TableSchemaContext) {
  return {
    table: tableIdSchemaFor(form),
    wish: wholeNumberSchema(Number.MAX_SAFE_INTEGER),
    asked: seatsSchemaFor(form),
    agreed: seatsSchemaFor(form),
    left: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LEGACY_TIME_LEFT_MS)),
    remains: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(VOTE_TIMEOUT_MS))),
  }
}

const voteSchema = defineTableSchema<Vote>()((form) =>
  v.variant('kind', [
    v.object({
      ...voteBaseEntries(form),
      kind: v.literal('undo'),
      by: seatSchemaFor(form),
      entries: wholeNumberSchema(MAX_LOG_ENTRIES),
      dropped: seatsSchemaFor(form),
      known: seatsSchemaFor(form),
    }),
    v.object({ ...voteBaseEntries(form), kind: v.literal('hand'), to: idSchema }),
  ]),
)

/** The schema of `VoteUpdate`. A value with a wish is about that wish, whatever else it has. */
export const voteUpdateSchema = defineTableSchema<VoteUpdate>()((form) =>
  v.union([
    v.object({ table: tableIdSchemaFor(form), wish: voteSchema(form) }),
    v.object({
      table: tableIdSchemaFor(form),
      over: v.picklist(['done', 'refused', 'late', 'changed', 'dropped']),
      why: v.exactOptional(messageSchemaFor(form.seats)),
      by: v.exactOptional(seatSchemaFor(form)),
    }),
  ]),
)

export const VOTE_CALLS = {
  /**
   * Wishes to take back this seat's own last choice, with all that came after it. The answers follow as the event `consent`;
   * where nobody is to be asked it is done at once, and where `undo` would do it, it is done as by `undo`. Refused where consent
   * cannot help: `table.undo.drawn`, `.nothing`, `.sealed` (somebody has taken a seat since, or looked through other eyes),
   * `.absent {seats}`: somebody who would be asked is not there, nor is one for whom a bot plays: no bot answers in
   * their stead; `table.refused.wish`: another one waits, `.often`.
   */
  wishUndo: defineCall(SeatRef).gives(nullSchema),
  /** Calls the own wish off. `table.refused.stale`: it does not stand any more. */
  dropWish: defineCall(SeatRef).gives(nullSchema),
  /** `table.refused.stale`: that wish does not stand any more; `.notYourChoice`: this seat is not asked. */
  agree: defineCall(
    v.strictObject({ table: idSchema, seat: SeatRef.entries.seat, wish: v.number(), yes: v.boolean() }),
  ).gives(nullSchema),
}
