/**
 * Replay: the updates of any entry of the log, and a new table that branches off there. Entries are counted as the groups of the
 * log: 0 is the setup, n the effects of the log's n-th entry, and the position after it.
 */
import * as v from 'valibot'
import type { Viewer } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import { BranchOrigin } from './games-and-saves.ts'
import { defineTableDependentSchema } from './table-schemas.ts'
import type { TableRef } from './refs.ts'
import { idSchema, seatSchema } from './refs.ts'
import { SeatSetup } from './seats.ts'
import { viewStepsSchemaFor, viewerSchemaFor, type ViewStep } from './table-view.ts'

/** Counted as in an origin. */
const entrySchema = BranchOrigin.entries.entry

const ReplayViewInput = v.strictObject({
  table: idSchema,
  entry: entrySchema,
  /** The viewer, once the game is over; absent: the view that this screen has of the table now. */
  eyes: v.exactOptional(v.union([seatSchema, v.picklist(['table', 'open'])])),
})

/**
 * The view steps that replay one log entry, as one viewer saw them. A view step is one of the steps in which a move is
 * shown on the board. `moments` holds at least one step; the last step shows the position after the entry. Entry 0 is
 * the setup, and entry n the n-th entry of the log.
 */
export interface EntryViewSteps {
  readonly entry: number
  /** The viewer of this view. */
  readonly viewer: Viewer
  readonly moments: readonly ViewStep[]
}

const replayViewSchemaFor = defineTableDependentSchema<EntryViewSteps>()((form) =>
  v.object({
    entry: entrySchema,
    viewer: viewerSchemaFor(form),
    moments: v.pipe(viewStepsSchemaFor(form), v.minLength(1)),
  }),
)

/**
 * Schema of the settings of a branched table: a new table that starts from the position after the first `entry`
 * entries of the log of the existing table `table`. `luck` says whether the random results continue as in that game or
 * are new.
 */
export const BranchInput = v.strictObject({
  table: idSchema,
  entry: entrySchema,
  luck: BranchOrigin.entries.luck,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  practice: v.boolean(),
  /** Whether advice is allowed. Absent: true. */
  advice: v.exactOptional(v.boolean()),
})
/**
 * The settings of a branched table, a new table that starts from a past position of an existing table. The position is
 * the one after the first `entry` entries of the log of the existing table.
 */
export type BranchInput = v.InferOutput<typeof BranchInput>

/**
 * The definitions of the calls about the past positions of a table, by name. A call is a request from a client to its
 * host.
 */
export const REPLAY_VIEW_CALLS = {
  /**
   * The updates of an entry, with the view that this screen has of the table now: the knowledge of its viewer at that time.
   * `table.refused.past`: the log has no such entry (any more); `.eyes`: another viewer, before the game is over.
   */
  past: defineCall(ReplayViewInput).gives(replayViewSchemaFor),
}

/**
 * The definitions of the calls that create a table from a past position of another table, by name. A call is a request
 * from a renderer to its host.
 */
export const BRANCH_CALLS = {
  /**
   * Creates a table that starts where this one was after a number of entries. `same` luck: its log so far remains, and cannot be
   * undone; `new`: its history starts there. `table.refused.branch`: the table is neither over nor one for practice;
   * `.branchOver`: there is nothing left to play from there; `.past`: as above.
   */
  branch: defineCall(BranchInput).gives<TableRef>(),
}
