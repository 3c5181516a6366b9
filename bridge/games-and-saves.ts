/** What only this machine's own window deals with: games, new tables, saves. */
import * as v from 'valibot'
import type { GameInfo, Message } from '../engine/core/contract/game.ts'
import type { TutorialRecord } from './tutorial.ts'
import { idSchema, matchIdSchema } from './refs.ts'
import type { SaveSummary } from './save-summary.ts'
import { SeatSetup } from './seats.ts'

export interface GameListEntry {
  readonly info: GameInfo
  /** False: shown as 'coming'. */
  readonly playable: boolean
  /** It has a guided first game, for so many. */
  readonly guided?: number
}

export const NewTableInput = v.strictObject({
  game: idSchema,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
  /** Words typed as a seed; absent: the system's generator. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** A practice table may take back anything. */
  practice: v.boolean(),
  /** Whether the Sage may be asked. Absent: it may. */
  advice: v.exactOptional(v.boolean()),
  /** A guided first game: seed and variants are those that were prepared. */
  guided: v.exactOptional(v.literal(true)),
})
export type NewTableInput = v.InferOutput<typeof NewTableInput>

/** Where a table branched off: after how many entries of which game, and whether its luck goes on as it did there. */
export const BranchOrigin = v.strictObject({
  table: matchIdSchema,
  entry: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  luck: v.picklist(['same', 'new']),
})
export type BranchOrigin = v.InferOutput<typeof BranchOrigin>

/** A save as the library lists it. */
export interface SaveListEntry {
  readonly save: string
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatSetup[]
  /** Milliseconds since 1970, by the clock of the host. */
  readonly savedAt: number
  readonly over: boolean
  /** The game itself, whatever its file is called: the same in every copy of it. */
  readonly table?: string
  /** What people call it. */
  readonly name?: string
  /** Milliseconds since 1970; absent in saves from before it was kept. */
  readonly begunAt?: number
  /** Milliseconds for which it was open with somebody before it; absent as above. */
  readonly played?: number
  /** A practice table: anything may be taken back there. */
  readonly practice?: boolean
  /** The variants that were chosen for it. */
  readonly options?: NewTableInput['options']
  /** It branched off another game. */
  readonly origin?: BranchOrigin
  /** It is a guided first game. */
  readonly guided?: TutorialRecord
  /** The version of its game's rules by which it was saved. Absent where the file is broken. */
  readonly rules?: number
  /** These are older than the rules that it would open by: they are followed again, or it opens where it stood. */
  readonly older?: true
  /**
   * Its log does not tell the whole game: it begins at a position, since older rules, or a log too long for one file,
   * cut what was before. Statistics leave it out. A save of older rules may tell so only once it was opened and saved.
   */
  readonly closed?: true
  /** Absent in a save that was written before it was kept, and not played on since. */
  readonly stand?: SaveSummary
  /** How often each seat has asked the Sage. Absent: nobody has. */
  readonly advised?: readonly number[]
  /** The table was handed over, and is played on at that person's machine: this is how it stood then. It does not open. */
  readonly handed?: { readonly name: string }
  /** The file could not be read as a save; it is kept and named, never deleted. */
  readonly broken?: Message
  /** The file is broken, and what is listed and opens is the save before it: `save.note.backup`. */
  readonly note?: Message
}
