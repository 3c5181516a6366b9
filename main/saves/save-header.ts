/** Header of a save: metadata beside its table, and the list entry made of it. */
import * as v from 'valibot'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SavedTable } from '../../engine/core/host/save.ts'
import { BranchOrigin, type SaveListEntry } from '../../bridge/games-and-saves.ts'
import { SkippedAndEndedLessons } from '../../bridge/tutorial.ts'
import { tableNameSchema } from '../../bridge/save-library.ts'
import { matchIdSchema } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { SavedGameSummary } from '../../bridge/saved-game-summary.ts'
import { sha256Of } from './atomic-write.ts'

/** The highest number of advice requests that is counted and stored for a seat. */
export const MAX_STORED_ADVICE_COUNT = 99_999
const adviceCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STORED_ADVICE_COUNT))

/** The greatest JavaScript date: later ones cannot be formatted. */
const MAX_TIMESTAMP_MS = 8.64e15

/**
 * Schema of a time in milliseconds since 1970, or of a duration in milliseconds. A file may contain any number, so the
 * schema limits it: a negative number, such as the time of a clock set before 1970, becomes 0, and a number that is
 * too large becomes the maximum.
 */
export const clampedMillisecondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.transform((at) => Math.min(MAX_TIMESTAMP_MS, Math.max(0, at))),
)

/**
 * Schema of the header of a save. The header holds data about the table that are no part of the game's own state, such
 * as the title, the seats and the time of saving.
 */
export const SaveHeader = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(100)),
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  savedAt: clampedMillisecondsSchema,
  over: v.boolean(),
  /** Match id: equal in every copy, so that copies count once. Absent in saves written before it was stored. */
  table: v.exactOptional(matchIdSchema),
  /** The table name. */
  name: v.exactOptional(v.pipe(tableNameSchema, v.minLength(1))),
  begunAt: v.exactOptional(clampedMillisecondsSchema),
  /** Milliseconds for which the table was open with a player at it. */
  played: v.exactOptional(clampedMillisecondsSchema),
  /** Present if it branched off another game. */
  origin: v.exactOptional(BranchOrigin),
  /** Present if it is a tutorial. */
  guided: v.exactOptional(SkippedAndEndedLessons),
  /** Absent in saves written before it was stored. */
  stand: v.exactOptional(SavedGameSummary),
  /** Whether advice is allowed. Absent: true. */
  advice: v.exactOptional(v.boolean()),
  /** Number of advice requests by seat; an undo does not lower it. Absent: no requests. */
  advised: v.exactOptional(v.pipe(v.array(adviceCountSchema), v.maxLength(8))),
})

/**
 * The header of a save: data about the table that are no part of the game's own state, such as the title, the seats
 * and the time of saving.
 */
export type SaveHeader = v.InferOutput<typeof SaveHeader>

/**
 * Parses the header of a save.
 * @returns undefined if the header is invalid, or does not fit the game or the number of players
 */
export function parseSaveHeader({ header, players, game }: SavedTable): SaveHeader | undefined {
  const parsed = v.safeParse(SaveHeader, header)
  if (!parsed.success) return undefined
  const { seats, stand, advised } = parsed.output
  const fit = seats.length === players && (advised?.length ?? players) === players
  return fit && (stand === undefined || fitsGame(stand, game, players)) ? parsed.output : undefined
}

/** Whether a summary is about this game, and only about seats of this table. */
function fitsGame({ stage, turn, result = [] }: SavedGameSummary, game: string, players: number): boolean {
  const seats = [...turn, ...result.flatMap((standing) => standing.seats)]
  const ours = stage === undefined || stage.id.split('.')[0] === game
  return ours && seats.every((seat) => seat < players)
}

/**
 * The match id of a saved table. Every copy of the same match has the same id, whatever its file name. If the save has
 * no stored match id, the id is a hash of the game, the seed, the number of players and the options.
 */
export function copyIndependentIdOf(
  { game, seed, players, options }: SavedTable,
  { table }: Pick<SaveHeader, 'table'>,
): string {
  return table ?? sha256Of(canonicalJson({ game, seed, players, options })).slice(0, 32)
}

/**
 * The list entry of a save, made of its content and its header.
 * @param save the id of the save
 */
export function saveListEntryOf(save: string, saved: SavedTable, header: SaveHeader): SaveListEntry {
  // A list does not show whether advice is allowed.
  const { advice: _, ...shown } = header
  const { game, rules, practice, base, options } = saved
  return {
    save,
    game,
    rules,
    ...shown,
    table: copyIndependentIdOf(saved, header),
    ...(practice && { practice }),
    ...(base !== null && { closed: true }),
    ...(hasReasonableSize(options) && { options }),
  }
}

/** Whether the number of options is one or more, and plausible for a game: a file may contain anything. */
function hasReasonableSize(options: SavedTable['options']): boolean {
  const all = Object.entries(options)
  const most = 12
  return all.length > 0 && all.length <= most && all.every(([id, value]) => `${id}${String(value)}`.length < 100)
}

/**
 * The list entry of a save that cannot be read: it has only the id, the time of the file, and the reason.
 * @param changedAt milliseconds since 1970
 */
export function brokenSaveListEntry(save: string, changedAt: number, broken: Message): SaveListEntry {
  return { save, game: '', title: '', seats: [], savedAt: Math.max(0, Math.round(changedAt)), over: false, broken }
}
