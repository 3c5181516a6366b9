/**
 * Cost of opening the longest recorded game, and of an undo in it: from the nearest snapshot, as a table does it, compared with
 * replaying the whole log. Also the waiting time at a host whose worker is running: until the log is verified, until the board is
 * shown, and until a first choice is saved.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { openParsedSave, parseSave, serializeSaveWithWholeLog, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { Services } from '../../main/services.ts'
import { openBenchWorker, startBenchHost } from './bench-host.ts'

/** Milliseconds; the best of several runs. */
export interface OpenCost {
  readonly game: string
  readonly entries: number
  /** From text to a table: replays the log through validation. */
  readonly open: number
  /** Unpacks the same table, as received from another thread. */
  readonly unpack: number
  /**
   * From the call that opens the save until the log is verified, the view of its table is available, and the first choice is on
   * disk.
   */
  readonly proof: number
  readonly board: number
  readonly act: number
  /** The updates of an entry in the middle, from its nearest snapshot. */
  readonly moments: number
  /** The most expensive step of a walk along the whole log, with a seat's views serialised: the work of one replay step. */
  readonly scrub: number
  /** Undo of the last choice that was not forced, at a practice table. */
  readonly undo: number
  /** Replays the log without that choice. */
  readonly replay: number
  /** Cost of a replay step, and of an undo, as a fraction of `replay`. */
  readonly scrubShare: number
  readonly undoShare: number
  /** `board` as a multiple of `replay`. */
  readonly boardTimes: number
}

const REPETITIONS = 5

/** @param folder of the recorded games of all games @returns undefined if there is none of this game */
export async function measureOpenCost(game: AnyGame, folder: string): Promise<OpenCost | undefined> {
  const longest = longestRecordedGame(game, folder)
  if (longest === undefined) return undefined
  const { text, saved } = longest
  const { seed, log } = saved
  const opened = openParsedSave(game, saved)
  if (!opened.ok) throw new Error(opened.reason.id)
  const { config } = opened.table
  const packed = opened.table.pack()
  const last = log.findLastIndex(({ auto }) => auto !== true)
  const seat = log[last]?.seat ?? 0
  const scrub = Math.max(...log.map((_, entry) => fastestMs(() => serializeEntry(game, opened.table, entry))))
  const replay = fastestMs(() => Table.replay({ game, config, seed }, log.slice(0, last)))
  const undo = fastestMsWith(
    () => Table.unpack(game, { ...structuredClone(packed), practice: true }),
    (table) => {
      if (!table.undo(seat).ok) throw new Error(`${game.info.id}: nothing was taken back`)
    },
  )
  const hosted = await measureHostedOpen(game, Table.replay({ game, config, seed }, log.slice(0, last)).table, seat)
  const share = (part: number): number => Math.round((part / replay) * 1000) / 1000
  return {
    game: game.info.id,
    entries: log.length,
    open: fastestMs(() => {
      const again = parseSave(text)
      if (again.ok) openParsedSave(game, again.saved)
    }),
    unpack: fastestMs(() => Table.unpack(game, structuredClone(packed))),
    moments: fastestMs(() => opened.table.updatesOf(log.length >> 1)),
    ...hosted,
    scrub,
    undo,
    replay,
    scrubShare: share(scrub),
    undoShare: share(undo),
    boardTimes: share(hosted.board),
  }
}

/** The parts of a table's snapshot used here. */
interface CurrentTable {
  readonly status: { readonly decision?: { readonly seat: number; readonly id: number; readonly choices: unknown[] } }
}

/** @param seat the human seat that chooses next; all other seats are bots */
async function measureHostedOpen(
  game: AnyGame,
  table: Table,
  seat: number,
): Promise<Pick<OpenCost, 'proof' | 'board' | 'act'>> {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-bench-'))
  const worker = openBenchWorker<SavedTable, never>('saves/replay-worker.ts')
  const seats = Array.from({ length: table.config.players }, (_, colour) =>
    colour === seat
      ? { kind: 'person', name: 'Ana', colour }
      : { kind: 'bot', name: `Bot ${String(colour)}`, colour, level: 'novice' },
  )
  try {
    mkdirSync(join(profile, 'saves'))
    const text = serializeSaveWithWholeLog(table, { title: game.info.title, seats, savedAt: 0, over: false })
    const name = (go: number): string => `${game.info.id}-${String(go).padStart(12, '0')}`
    for (let go = 0; go <= REPETITIONS; go++) writeFileSync(join(profile, 'saves', `${name(go)}.samsara`), text)
    const services = await startBenchHost(profile, { replays: worker })
    const goes = []
    // The first run is a warm-up: worker and rules are still loading, here from their sources.
    for (let go = 0; go <= REPETITIONS; go++) goes.push(await timeOpening(services, name(go)))
    await services.dispose()
    const [, ...warm] = goes
    const least = (of: 'proof' | 'board' | 'act'): number => roundMs(Math.min(...warm.map((each) => each[of])))
    return { proof: least('proof'), board: least('board'), act: least('act') }
  } finally {
    await worker.close()
    rmSync(profile, { recursive: true })
  }
}

async function timeOpening(services: Services, save: string): Promise<Pick<OpenCost, 'proof' | 'board' | 'act'>> {
  const connection = services.connect(() => undefined)
  const call = async (name: string, arg: unknown): Promise<unknown> => {
    const reply = await connection.call(name, arg)
    if (!reply.ok) throw new Error(`${name}: ${reply.reason.id}`)
    return reply.value
  }
  const begin = performance.now()
  const { table } = (await call('desk.openSave', { save })) as { readonly table: string }
  const proof = performance.now() - begin
  const { status } = (await call('table.current', { table })) as CurrentTable
  const board = performance.now() - begin
  const { decision } = status
  if (decision === undefined) throw new Error(`${save}: nobody is asked`)
  const { seat, id, choices } = decision
  await call('table.act', { table, seat, decision: id, action: choices[0] })
  const act = performance.now() - begin
  connection.close()
  return { proof, board, act }
}

/** Serialises the host's answer for one entry. */
function serializeEntry(game: AnyGame, table: Table, entry: number): string {
  return JSON.stringify(
    table.updatesOf(entry).map(({ state, facts: events }) => ({ view: game.view(state, 0) as unknown, facts: events })),
  )
}

export function longestRecordedGame(
  game: AnyGame,
  folder: string,
): ReturnType<typeof recordedGamesIn>[number] | undefined {
  return recordedGamesIn(join(folder, game.info.id)).sort((a, b) => b.saved.log.length - a.saved.log.length)[0]
}

function recordedGamesIn(folder: string): { readonly text: string; readonly saved: SavedTable }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.samsara'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const parsed = parseSave(text)
      return parsed.ok ? [{ text, saved: parsed.saved }] : []
    })
}

function fastestMs(go: () => unknown): number {
  return fastestMsWith(() => undefined, go)
}

/** @param ready prepares each run; not measured */
function fastestMsWith<T>(ready: () => T, go: (ready: T) => unknown): number {
  const times = Array.from({ length: REPETITIONS }, () => {
    const it = ready()
    const begin = performance.now()
    go(it)
    return performance.now() - begin
  })
  return roundMs(Math.min(...times))
}

function roundMs(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}
