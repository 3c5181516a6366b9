/**
 * What opening the longest recorded game costs, and taking something back in it: from the nearest snapshot, as a table
 * does it, against the whole log played again. And how long somebody waits for it at a host whose worker runs: until the
 * log is proved, until the board is there, and until a first choice is taken.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { openSave, parseSave, serializeSave, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { Services } from '../../main/services.ts'
import { openBenchWorker, startBenchHost } from './bench-host.ts'

/** Milliseconds; the best of several goes. */
export interface OpenCost {
  readonly game: string
  readonly entries: number
  /** From text to a table, the log played again through the gate. */
  readonly open: number
  /** The same table handed over by another thread. */
  readonly unpack: number
  /** From the call that opens it until the log is proved, its table's view is at hand, and the first choice is on disk. */
  readonly proof: number
  readonly board: number
  readonly act: number
  /** The moments of an entry in the middle, from its nearest snapshot. */
  readonly moments: number
  /** The dearest step of a walk along the whole log, with a seat's views of it as text: what looking back asks for. */
  readonly scrub: number
  /** The last choice but for the forced ones, at a practice table. */
  readonly undo: number
  /** The log without it played again. */
  readonly replay: number
  /** What part of that a step of looking back takes, and an undo. */
  readonly scrubShare: number
  readonly undoShare: number
  /** How many times as long as that the board takes. */
  readonly boardTimes: number
}

const REPETITIONS = 5

/** @param folder of the recorded games of all games; @returns undefined when there is none of this one */
export async function measureOpenCost(game: AnyGame, folder: string): Promise<OpenCost | undefined> {
  const longest = longestRecordedGame(game, folder)
  if (longest === undefined) return undefined
  const { text, saved } = longest
  const { seed, log } = saved
  const opened = openSave(game, saved)
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
      if (again.ok) openSave(game, again.saved)
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

/** What is asked there, of all that a table tells. */
interface CurrentTable {
  readonly status: { readonly decision?: { readonly seat: number; readonly id: number; readonly choices: unknown[] } }
}

/** @param seat whose choice is next: a person's; bots sit on all others */
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
    const text = serializeSave(table, { title: game.info.title, seats, savedAt: 0, over: false })
    const name = (go: number): string => `${game.info.id}-${String(go).padStart(12, '0')}`
    for (let go = 0; go <= REPETITIONS; go++) writeFileSync(join(profile, 'saves', `${name(go)}.samsara`), text)
    const services = await startBenchHost(profile, { replays: worker })
    const goes = []
    // While the first is opened worker and rules are still being loaded, here from their sources.
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

/** What the host answers of one entry. */
function serializeEntry(game: AnyGame, table: Table, entry: number): string {
  return JSON.stringify(
    table.updatesOf(entry).map(({ state, facts }) => ({ view: game.view(state, 0) as unknown, facts })),
  )
}

/** The longest recorded game. @param folder of those of all games */
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

/** @param ready what each go needs; it is not measured */
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
