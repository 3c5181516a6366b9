/**
 * What has been: the moments of any entry of the log once more, and another table that goes on from there. Entries are
 * counted as the groups of the log are: 0 is the setup, n what the log's n-th entry brought about, and the position after it.
 */
import * as v from 'valibot'
import type { Viewer } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import { BranchOrigin } from './games-and-saves.ts'
import { defineTableSchema } from './table-schemas.ts'
import type { TableRef } from './refs.ts'
import { idSchema, seatSchema } from './refs.ts'
import { SeatSetup } from './seats.ts'
import { viewUpdatesSchemaFor, viewerSchemaFor, type ViewUpdate } from './table-view.ts'

/** As an origin counts them. */
const entrySchema = BranchOrigin.entries.entry

const ReplayViewInput = v.strictObject({
  table: idSchema,
  entry: entrySchema,
  /** Whose eyes, once the game is over; absent: as this screen sees the table now. */
  eyes: v.exactOptional(v.union([seatSchema, v.picklist(['table', 'open'])])),
})

/** The moments of one entry. The last is the position after it, and there is always one. */
export interface ReplayView {
  readonly entry: number
  /** Whose view they are. */
  readonly viewer: Viewer
  readonly moments: readonly ViewUpdate[]
}

const replayViewSchema = defineTableSchema<ReplayView>()((form) =>
  v.object({
    entry: entrySchema,
    viewer: viewerSchemaFor(form),
    moments: v.pipe(viewUpdatesSchemaFor(form), v.minLength(1)),
  }),
)

export const BranchInput = v.strictObject({
  table: idSchema,
  entry: entrySchema,
  luck: BranchOrigin.entries.luck,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  practice: v.boolean(),
  /** Whether the Sage may be asked. Absent: it may. */
  advice: v.exactOptional(v.boolean()),
})
export type BranchInput = v.InferOutput<typeof BranchInput>

export const REPLAY_CALLS = {
  /**
   * The moments of an entry, as this screen may see the table now: what its viewer knew then. `table.refused.past`: the log
   * has no such entry (any more); `.eyes`: somebody else's eyes, before the game is over.
   */
  past: defineCall(ReplayViewInput).gives(replayViewSchema),
}

export const BRANCH_CALLS = {
  /**
   * Another table, which begins where this one stood after so many entries. `same` luck: its log so far stays, and can be
   * taken back by nobody; `new`: its history begins there. `table.refused.branch`: the table is neither over nor one for
   * practice; `.branchOver`: there is nothing left to play from there; `.past`: as above.
   */
  branch: defineCall(BranchInput).gives<TableRef>(),
}
