/** What a save keeps beside its table, and how the library lists it. */
import * as v from 'valibot'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SavedTable } from '../../engine/core/host/save.ts'
import { Origin, type SaveCard } from '../../bridge/desk.ts'
import { Guided } from '../../bridge/guided.ts'
import { tableName } from '../../bridge/library.ts'
import { tableId } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { SaveStand } from '../../bridge/save-stand.ts'
import { hashOf } from './atomic.ts'

/** Nobody counts further. */
export const MOST_TIMES = 99_999
const times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TIMES))

/** No date is later: what is beyond it cannot even be shown. */
const LATEST = 8.64e15

/** Since 1970, or for which something lasted; a clock that was set before it counts as 1970. A file may say anything. */
export const milliseconds = v.pipe(
  v.number(),
  v.integer(),
  v.transform((at) => Math.min(LATEST, Math.max(0, at))),
)

export const SaveHeader = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(100)),
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  savedAt: milliseconds,
  over: v.boolean(),
  /** The game itself: kept in every copy, so that copies count once. Absent in saves that were written before it was kept. */
  table: v.exactOptional(tableId),
  /** What people call it. */
  name: v.exactOptional(v.pipe(tableName, v.minLength(1))),
  begunAt: v.exactOptional(milliseconds),
  /** Milliseconds for which it was open with somebody before it. */
  played: v.exactOptional(milliseconds),
  /** It branched off another game. */
  origin: v.exactOptional(Origin),
  /** It is a guided first game. */
  guided: v.exactOptional(Guided),
  /** Absent in saves that were written before it was kept. */
  stand: v.exactOptional(SaveStand),
  /** Whether the Sage may be asked. Absent: it may. */
  advice: v.exactOptional(v.boolean()),
  /** How often each seat has asked it: nothing that is done to the table takes this back. Absent: nobody has. */
  advised: v.exactOptional(v.pipe(v.array(times), v.maxLength(8))),
})
export type SaveHeader = v.InferOutput<typeof SaveHeader>

/** The header of a parsed save; undefined when it is none of ours, or does not fit the table. */
export function headerOf({ header, players, game }: SavedTable): SaveHeader | undefined {
  const parsed = v.safeParse(SaveHeader, header)
  if (!parsed.success) return undefined
  const { seats, stand, advised } = parsed.output
  const fit = seats.length === players && (advised?.length ?? players) === players
  return fit && (stand === undefined || fits(stand, game, players)) ? parsed.output : undefined
}

/** Whether a stand speaks of this game, and of seats that this table has. */
function fits({ stage, turn, result = [] }: SaveStand, game: string, players: number): boolean {
  const seats = [...turn, ...result.flatMap((standing) => standing.seats)]
  const ours = stage === undefined || stage.id.split('.')[0] === game
  return ours && seats.every((seat) => seat < players)
}

/** The game itself, whatever file it is in; of a save from before that was kept: by how it began. */
export function tableIdOf({ game, seed, players, options }: SavedTable, { table }: Pick<SaveHeader, 'table'>): string {
  return table ?? hashOf(canonicalJson({ game, seed, players, options })).slice(0, 32)
}

export function cardOf(save: string, saved: SavedTable, header: SaveHeader): SaveCard {
  // Whether the Sage may be asked is nothing that a list shows.
  const { advice: _, ...shown } = header
  const { game, rules, practice, base, options } = saved
  return {
    save,
    game,
    rules,
    ...shown,
    table: tableIdOf(saved, header),
    ...(practice && { practice }),
    ...(base !== null && { closed: true }),
    ...(isShort(options) && { options }),
  }
}

/** Some, and no more than a game could have: the file may say anything. */
function isShort(options: SavedTable['options']): boolean {
  const all = Object.entries(options)
  const most = 12
  return all.length > 0 && all.length <= most && all.every(([id, value]) => `${id}${String(value)}`.length < 100)
}

/** A file that could not be read is listed all the same, by its id and its own time. */
export function brokenCard(save: string, changedAt: number, broken: Message): SaveCard {
  return { save, game: '', title: '', seats: [], savedAt: Math.max(0, Math.round(changedAt)), over: false, broken }
}
