/** Calls for the window of this machine only: games, new tables, saves. */
import * as v from 'valibot'
import type { GameInfo, Message } from '../engine/core/contract/game.ts'
import type { SkippedAndEndedLessons } from './tutorial.ts'
import { idSchema, matchIdSchema } from './refs.ts'
import type { SavedGameSummary } from './saved-game-summary.ts'
import { SeatSetup } from './seats.ts'

/** An entry of the list of games: a game that Samsara has, or announces for a later version. */
export interface GameCatalogueListEntry {
  readonly info: GameInfo
  /** False: shown as 'coming'. */
  readonly playable: boolean
  /** Present if it has a tutorial: the number of players of it. */
  readonly guided?: number
}

/** Schema of the settings of a new table. */
export const NewTableInput = v.strictObject({
  game: idSchema,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
  /** Text typed as a seed; absent: a seed of the system's generator. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** On a practice table every choice can be undone. */
  practice: v.boolean(),
  /** Whether advice is allowed. Absent: true. */
  advice: v.exactOptional(v.boolean()),
  /** A tutorial: seed and variants are the prepared ones. */
  guided: v.exactOptional(v.literal(true)),
})
/** The settings of a new table: game, seats, variants, and whether it is for practice, allows advice, or is a tutorial. */
export type NewTableInput = v.InferOutput<typeof NewTableInput>

/**
 * Schema of the origin of a branched table, which continues a copy of another game from one of its log entries.
 * `table` is the match id of the other game. `entry` is the number of its log entries that were kept. `luck` says
 * whether the random results continue as in the other game or are new.
 */
export const BranchOrigin = v.strictObject({
  table: matchIdSchema,
  entry: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  luck: v.picklist(['same', 'new']),
})
/**
 * The origin of a branched table, which continues a copy of another game from one of its log entries. `table` is the
 * match id of the other game. `entry` is the number of its log entries that were kept. `luck` says whether the random
 * results continue as in the other game or are new.
 */
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
  /** Match id: the same in every copy of the game, independent of the file name. */
  readonly table?: string
  /** The table name. */
  readonly name?: string
  /** Milliseconds since 1970; absent in saves written before it was stored. */
  readonly begunAt?: number
  /** Milliseconds for which the table was open with a player at it; absent as above. */
  readonly played?: number
  /** A practice table: every choice can be undone. */
  readonly practice?: boolean
  /** The variants chosen for it. */
  readonly options?: NewTableInput['options']
  /** Present if it branched off another game. */
  readonly origin?: BranchOrigin
  /** Present if it is a tutorial. */
  readonly guided?: SkippedAndEndedLessons
  /** The rules version of the save. Absent if the file is broken. */
  readonly rules?: number
  /** The save is of older rules: it is replayed by the present ones, or opens from its last known state. */
  readonly older?: true
  /**
   * Its log is not the whole game: it starts at a position, since older rules, or a log too long for one file, cut the earlier
   * part. Statistics leave it out. A save of older rules may get this only after it was opened and saved.
   */
  readonly closed?: true
  /** Absent in a save that was written before it was stored, and not played on since. */
  readonly stand?: SavedGameSummary
  /** Number of advice requests by seat. Absent: no requests. */
  readonly advised?: readonly number[]
  /** The table was transferred, and continues on that person's machine: this is its state at the transfer. It does not open. */
  readonly handed?: { readonly name: string }
  /** The file is not a readable save; it is kept and listed, never deleted. */
  readonly broken?: Message
  /** The file is broken, and the list entry is of its backup, which opens instead: `save.note.backup`. */
  readonly note?: Message
}
