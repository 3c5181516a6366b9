/**
 * Cost of listing many saves after a start, with the index file kept between starts and without it. The saves are the recorded
 * games with headers of their own, in a profile that is removed afterwards.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseSave, serializeSaveReplacingHeader, type SavedTable } from '../../engine/core/host/save.ts'
import { openBenchWorker, startBenchHost, type BenchHostOptions } from './bench-host.ts'

/** Milliseconds from a start to the first list; best and worst of several starts. */
export interface LibraryCost {
  readonly saves: number
  readonly megabytes: number
  readonly how: string
  readonly best: number
  readonly worst: number
  /** The longest time that the event loop was blocked, over all starts. */
  readonly blocked: number
}

type OpenReaders = NonNullable<BenchHostOptions['openReaders']>

const openReaders: OpenReaders = () => openBenchWorker('saves/list-worker.ts')

const STARTS = 5

export async function measureLibraryCost(fixtures: string, saves: number): Promise<readonly LibraryCost[]> {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-bench-'))
  try {
    const megabytes = writeSampleSaves(join(profile, 'saves'), fixtures, saves)
    await measureStart(profile, openReaders)
    const costs: LibraryCost[] = []
    for (const [how, indexed, readers] of [
      ['by the index', true, openReaders],
      ['without it', false, openReaders],
      ['without it, in this thread', false, undefined],
    ] as const) {
      const times: number[] = []
      const delay = monitorEventLoopDelay({ resolution: 1 })
      for (let n = 0; n < STARTS; n++) {
        if (!indexed) deleteIndex(join(profile, 'saves'))
        delay.enable()
        const { took, listed } = await measureStart(profile, readers)
        delay.disable()
        times.push(took)
        if (listed !== saves) throw new Error(`listed ${String(listed)} of ${String(saves)}`)
      }
      const [best, worst, blocked] = [Math.min(...times), Math.max(...times), delay.max / 1e6].map(roundToTenth)
      costs.push({ saves, megabytes, how, best: best ?? 0, worst: worst ?? 0, blocked: blocked ?? 0 })
    }
    return costs
  } finally {
    rmSync(profile, { recursive: true })
  }
}

/** Starts the whole host and measures the time to the first list. */
async function measureStart(profile: string, readers?: OpenReaders): Promise<{ took: number; listed: number }> {
  const begin = performance.now()
  const services = await startBenchHost(profile, readers === undefined ? {} : { openReaders: readers })
  const reply = await services.connect(() => undefined).call('desk.saves', undefined)
  const took = performance.now() - begin
  const listed = reply.ok ? (reply.value as readonly unknown[]).length : 0
  await services.dispose()
  return { took, listed }
}

function deleteIndex(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.samsara-cache')) rmSync(join(folder, name))
}

/** @returns size of the saves written, in megabytes */
function writeSampleSaves(folder: string, fixtures: string, saves: number): number {
  mkdirSync(folder)
  const recorded = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.samsara'))
    .sort()
    .map((name) => parseSave(readFileSync(join(fixtures, name), 'utf8')))
    .flatMap((parsed): SavedTable[] => (parsed.ok ? [parsed.saved] : []))
  let bytes = 0
  for (let n = 0; n < saves; n++) {
    const saved = recorded[n % recorded.length]
    if (saved === undefined) break
    const text = serializeSaveReplacingHeader(saved, sampleHeader(saved, n))
    const file = join(folder, `${saved.game}-${n.toString(16).padStart(12, '0')}.samsara`)
    // A table that was played on after a save also has a backup of the previous save.
    for (const each of n % 2 === 0 ? [file, `${file}.bak`] : [file]) writeFileSync(each, text)
    bytes += text.length
  }
  return roundToTenth(bytes / 1e6)
}

function sampleHeader({ players, game }: SavedTable, n: number) {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { kind: 'person' as const, name: 'Ana', colour: 0 }
      : { kind: 'bot' as const, name: `Bot ${String(seat)}`, colour: seat, level: 'sage' as const },
  )
  const table = n.toString(16).padStart(32, '0')
  const stand = { turn: [0], stage: { id: `${game}.stage`, values: { round: n % 9 } } }
  return { title: game, seats, savedAt: 1e12 + n * 1000, over: false, table, name: `Evening ${String(n)}`, stand }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
