/**
 * What has been: the moments of any entry of the log once more, and another table that goes on from there. Entries are
 * counted as the groups of the log are: 0 is the setup, n what the log's n-th entry brought about, and the position after it.
 */
import * as v from 'valibot'
import type { Viewer } from '../engine/core/contract/game.ts'
import { takes } from './call.ts'
import { Origin } from './desk.ts'
import { checked } from './form.ts'
import type { TableRef } from './refs.ts'
import { id, seat } from './refs.ts'
import { SeatSetup } from './seats.ts'
import { momentsOf, viewerOf, type SeenMoment } from './table.ts'

/** As an origin counts them. */
const entry = Origin.entries.entry

const PastCall = v.strictObject({
  table: id,
  entry,
  /** Whose eyes, once the game is over; absent: as this screen sees the table now. */
  eyes: v.exactOptional(v.union([seat, v.picklist(['table', 'open'])])),
})

/** The moments of one entry. The last is the position after it, and there is always one. */
export interface Past {
  readonly entry: number
  /** Whose view they are. */
  readonly viewer: Viewer
  readonly moments: readonly SeenMoment[]
}

const past = checked<Past>()((form) =>
  v.object({ entry, viewer: viewerOf(form), moments: v.pipe(momentsOf(form), v.minLength(1)) }),
)

export const Branch = v.strictObject({
  table: id,
  entry,
  luck: Origin.entries.luck,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  practice: v.boolean(),
  /** Whether the Sage may be asked. Absent: it may. */
  advice: v.exactOptional(v.boolean()),
})
export type Branch = v.InferOutput<typeof Branch>

export const PAST_CALLS = {
  /**
   * The moments of an entry, as this screen may see the table now: what its viewer knew then. `table.refused.past`: the log
   * has no such entry (any more); `.eyes`: somebody else's eyes, before the game is over.
   */
  past: takes(PastCall).gives(past),
}

export const BRANCH_CALLS = {
  /**
   * Another table, which begins where this one stood after so many entries. `same` luck: its log so far stays, and can be
   * taken back by nobody; `new`: its history begins there. `table.refused.branch`: the table is neither over nor one for
   * practice; `.branchOver`: there is nothing left to play from there; `.past`: as above.
   */
  branch: takes(Branch).gives<TableRef>(),
}
