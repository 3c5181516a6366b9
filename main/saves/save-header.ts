/** What a save keeps beside its table, and how the library lists it. */
import * as v from 'valibot'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SavedTable } from '../../engine/core/host/save.ts'
import { BranchOrigin, type SaveListEntry } from '../../bridge/games-and-saves.ts'
import { TutorialRecord } from '../../bridge/tutorial.ts'
import { tableNameSchema } from '../../bridge/save-library.ts'
import { matchIdSchema } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { SaveSummary } from '../../bridge/save-summary.ts'
import { sha256Of } from './atomic-write.ts'

/** Nobody counts further. */
export const MAX_ADVICE_COUNT = 99_999
const adviceCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ADVICE_COUNT))

/** No date is later: what is beyond it cannot even be shown. */
const MAX_TIMESTAMP_MS = 8.64e15

/** Since 1970, or for which something lasted; a clock that was set before it counts as 1970. A file may say anything. */
export const millisecondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.transform((at) => Math.min(MAX_TIMESTAMP_MS, Math.max(0, at))),
)

export const SaveHeader = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(100)),
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  savedAt: millisecondsSchema,
  over: v.boolean(),
  /** The game itself: kept in every copy, so that copies count once. Absent in saves that were written before it was kept. */
  table: v.exactOptional(matchIdSchema),
  /** What people call it. */
  name: v.exactOptional(v.pipe(tableNameSchema, v.minLength(1))),
  begunAt: v.exactOptional(millisecondsSchema),
  /** Milliseconds for which it was open with somebody before it. */
  played: v.exactOptional(millisecondsSchema),
  /** It branched off another game. */
  origin: v.exactOptional(BranchOrigin),
  /** It is a guided first game. */
  guided: v.exactOptional(TutorialRecord),
  /** Absent in saves that were written before it was kept. */
  stand: v.exactOptional(SaveSummary),
  /** Whether the Sage may be asked. Absent: it may. */
  advice: v.exactOptional(v.boolean()),
  /** How often each seat has asked it: nothing that is done to the table takes this back. Absent: nobody has. */
  advised: v.exactOptional(v.pipe(v.array(adviceCountSchema), v.maxLength(8))),
})
export type SaveHeader = v.InferOutput<typeof SaveHeader>

/** The header of a parsed save; undefined when it is none of ours, or does not fit the table. */
export function parseSaveHeader({ header, players, game }: SavedTable): SaveHeader | undefined {
  const parsed = v.safeParse(SaveHeader, header)
  if (!parsed.success) return undefined
  const { seats, stand, advised } = parsed.output
  const fit = seats.length === players && (advised?.length ?? players) === players
  return fit && (stand === undefined || fitsGame(stand, game, players)) ? parsed.output : undefined
}

/** Whether a stand speaks of this game, and of seats that this table has. */
function fitsGame({ stage, turn, result = [] }: SaveSummary, game: string, players: number): boolean {
  const seats = [...turn, ...result.flatMap((standing) => standing.seats)]
  const ours = stage === undefined || stage.id.split('.')[0] === game
  return ours && seats.every((seat) => seat < players)
}

/** The game itself, whatever file it is in; of a save from before that was kept: by how it began. */
export function matchIdOf({ game, seed, players, options }: SavedTable, { table }: Pick<SaveHeader, 'table'>): string {
  return table ?? sha256Of(canonicalJson({ game, seed, players, options })).slice(0, 32)
}

export function saveListEntryOf(save: string, saved: SavedTable, header: SaveHeader): SaveListEntry {
  // Whether the Sage may be asked is nothing that a list shows.
  const { advice: _, ...shown } = header
  const { game, rules, practice, base, options } = saved
  return {
    save,
    game,
    rules,
    ...shown,
    table: matchIdOf(saved, header),
    ...(practice && { practice }),
    ...(base !== null && { closed: true }),
    ...(hasReasonableSize(options) && { options }),
  }
}

/** Some, and no more than a game could have: the file may say anything. */
function hasReasonableSize(options: SavedTable['options']): boolean {
  const all = Object.entries(options)
  const most = 12
  return all.length > 0 && all.length <= most && all.every(([id, value]) => `${id}${String(value)}`.length < 100)
}

/** A file that could not be read is listed all the same, by its id and its own time. */
export function brokenSaveListEntry(save: string, changedAt: number, broken: Message): SaveListEntry {
  return { save, game: '', title: '', seats: [], savedAt: Math.max(0, Math.round(changedAt)), over: false, broken }
}
