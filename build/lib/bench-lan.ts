/**
 * Cost of a hosted table: guests and spectators on connections of their own, over TLS on the loopback interface, all within the
 * hosting process. Measures the time from a guest's call until the last client has the update, the bytes sent for it, the same
 * for guests alone during an attack, and the memory that a host retains after many tables.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameInfo } from '../../engine/core/contract/game.ts'
import { createRandomStream, seedFromText } from '../../engine/core/contract/random.ts'
import type { HostingStatus } from '../../bridge/hosting.ts'
import type { TableSnapshot, TableUpdate } from '../../bridge/table-view.ts'
import { createLanPlatform } from '../../main/lan/lan-platform.ts'
import { systemClock } from '../../main/base/clock.ts'
import type { Services } from '../../main/services.ts'
import { startAttack } from './bench-attack.ts'
import { startBenchHost } from './bench-host.ts'
import { joinMaliciousHost } from './bench-malicious.ts'

/** Milliseconds and bytes. */
export interface LanCost {
  readonly game: string
  readonly guests: number
  readonly spectators: number
  readonly actions: number
  /** From the call until the last client has the update. */
  readonly median: number
  readonly p95: number
  /** Size of all updates of one action, over all clients. */
  readonly bytesPerAction: number
  /** Until the last guest has the update, while `hostilePerSecond` hostile messages and connections per second arrive. */
  readonly attackedMedian: number
  readonly attackedP95: number
  readonly hostilePerSecond: number
  /**
   * The same in a process that has also joined the table of a malicious host, which sends `maliciousPerSecond` messages per
   * second.
   */
  readonly joinedMedian: number
  readonly joinedP95: number
  readonly joinedWorst: number
  readonly maliciousPerSecond: number
}

/** Mebibytes of heap in use, after a garbage collection if the process may run one (`--expose-gc`). */
export interface MemoryCost {
  readonly tables: number
  readonly before: number
  readonly after: number
}

const SPECTATORS = 20
const MAX_BENCH_GUESTS = 5
/** Per guest: below the rate limit of a connection. */
const ACTIONS_PER_GUEST = 40
const UPDATE_TIMEOUT_MS = 10_000

interface BenchClient {
  readonly dial: ReturnType<typeof dialHost>
  readonly table: string
  now: TableSnapshot['status']
  /** Total length of the updates received. */
  bytes: number
}

const { openHostedTableServer, dial: dialHost } = createLanPlatform(tmpdir(), {
  clock: systemClock,
  randomBytes,
  log: () => undefined,
})
const lan = {
  root: tmpdir(),
  label: 'bench',
  openHostedTableServer,
  dial: dialHost,
  networks: () => [{ name: 'loopback', addresses: ['127.0.0.1'] }],
}

export async function measureLanCost(info: GameInfo): Promise<LanCost> {
  const guests = Math.min(MAX_BENCH_GUESTS, info.players.max)
  const quiet = await withBenchHost(async (services) => {
    const { hosting } = await hostTable(services, info)
    return playAsGuests(info, await joinAll(hosting, info, guests, SPECTATORS), guests)
  })
  const loud = await withBenchHost(async (services) => {
    const { hosting } = await hostTable(services, info)
    const viewers = await joinAll(hosting, info, guests, 0)
    const code = hosting.code.replaceAll('-', '')
    const attackers = await startAttack({ port: hosting.port, code, rules: { [info.id]: info.rules } })
    const found = await playAsGuests(info, viewers, guests)
    return { ...found, rate: await attackers.stop() }
  })
  const joinedOne = await withBenchHost(async (services) => {
    const { hosting, call } = await hostTable(services, info)
    const viewers = await joinAll(hosting, info, guests, 0)
    const now = (await call('table.current', { table: hosting.table })) as TableSnapshot
    const malicious = await joinMaliciousHost(services, info, now)
    const found = await playAsGuests(info, viewers, guests)
    return { ...found, rate: await malicious.stop() }
  })
  return {
    game: info.id,
    guests,
    spectators: SPECTATORS,
    actions: quiet.took.length,
    median: quantile(quiet.took, 0.5),
    p95: quantile(quiet.took, 0.95),
    bytesPerAction: Math.round(quiet.bytes / quiet.took.length),
    attackedMedian: quantile(loud.took, 0.5),
    attackedP95: quantile(loud.took, 0.95),
    hostilePerSecond: loud.rate,

    joinedMedian: quantile(joinedOne.took, 0.5),
    joinedP95: quantile(joinedOne.took, 0.95),
    joinedWorst: quantile(joinedOne.took, 1),
    maliciousPerSecond: joinedOne.rate,
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0) * 10) / 10
}

/** Joins guests with seats first, then spectators. */
async function joinAll(
  hosting: HostingStatus,
  info: GameInfo,
  guests: number,
  spectators: number,
): Promise<BenchClient[]> {
  const viewers: BenchClient[] = []
  for (let nth = 0; nth < guests + spectators; nth++) viewers.push(await joinAsGuest(hosting, info, nth, guests))
  return viewers
}

/**
 * The guests play at random. @returns milliseconds until all clients had the update of each choice, ascending, and the total
 * bytes of the updates
 */
async function playAsGuests(info: GameInfo, viewers: readonly BenchClient[], guests: number) {
  const seated = viewers.slice(0, guests)
  const random = createRandomStream(seedFromText('bench'), 'lan')
  const took: number[] = []
  let waiting: { readonly left: Set<BenchClient>; readonly done: () => void } = {
    left: new Set(),
    done: () => undefined,
  }
  for (const viewer of viewers)
    viewer.dial.on('update', (value) => {
      const update = value as TableUpdate
      viewer.now = update.status
      viewer.bytes += JSON.stringify(update).length
      waiting.left.delete(viewer)
      if (waiting.left.size === 0) waiting.done()
    })
  while (took.length < guests * ACTIONS_PER_GUEST) {
    // A player who has already chosen may choose again, but no other client gets an update of that.
    const actor = seated.find(({ now }, seat) => {
      const chooses = now.decision !== undefined && now.deciders.includes(seat)
      return chooses || now.unconfirmed === seat
    })
    if (actor?.now.outcome !== null) break
    const { decision, unconfirmed } = actor.now
    const begin = performance.now()
    const told = new Promise<void>((resolve, reject) => {
      waiting = { left: new Set(viewers), done: resolve }
      setTimeout(() => reject(new Error(`${info.id}: somebody was not told`)), UPDATE_TIMEOUT_MS).unref()
    })
    const { table } = actor
    const reply =
      decision === undefined
        ? await actor.dial.call('table.endTurn', { table, seat: unconfirmed })
        : await actor.dial.call('table.act', {
            table,
            seat: decision.seat,
            decision: decision.id,
            action: random.pick(decision.choices),
          })
    if (!reply.ok) throw new Error(`${info.id}: ${reply.reason.id}`)
    await told
    took.push(performance.now() - begin)
  }
  for (const { dial } of viewers) dial.close()
  return { took: took.sort((a, b) => a - b), bytes: viewers.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Hosts and closes this many tables, one after another, each with one guest. */
export async function measureMemoryCost(info: GameInfo, tables: number): Promise<MemoryCost> {
  return withBenchHost(async (services) => {
    let before = 0
    for (let nth = 0; nth < tables; nth++) {
      const { hosting, call } = await hostTable(services, info)
      const { dial } = await joinAsGuest(hosting, info, 0, 1)
      dial.close()
      const { table } = hosting
      await call('desk.stopHosting', { table })
      await call('desk.leave', { table })
      if (nth === 4) before = heapMebibytes()
    }
    return { tables, before, after: heapMebibytes() }
  })
}

function heapMebibytes(): number {
  globalThis.gc?.()
  return Math.round((process.memoryUsage().heapUsed / 2 ** 20) * 10) / 10
}

async function withBenchHost<T>(then: (services: Services) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-bench-'))
  const services = await startBenchHost(profile, { lan, clock: systemClock })
  try {
    return await then(services)
  } finally {
    await services.dispose()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Hosts a table without bots whose seats are all for guests. */
async function hostTable(services: Services, info: GameInfo) {
  const page = services.connect(() => undefined)
  const call = async (name: string, arg: unknown): Promise<unknown> => {
    const reply = await page.call(name, arg)
    if (!reply.ok) throw new Error(`${name}: ${reply.reason.id}`)
    return reply.value
  }
  const players = Math.min(MAX_BENCH_GUESTS, info.players.max)
  const seats = Array.from({ length: players }, (_, at) => ({ kind: 'person', name: `Seat ${at + 1}`, colour: at }))
  const made = await call('desk.newTable', { game: info.id, seats, options: {}, practice: false })
  const { table } = made as { readonly table: string }
  await call('table.current', { table })
  const hosting = (await call('desk.host', { table, byCode: true })) as HostingStatus
  await call('table.sit', { table, seats: [] })
  return { hosting, call }
}

/** Joins the nth guest: it takes a seat if one is free, and subscribes to updates. */
async function joinAsGuest(hosting: HostingStatus, info: GameInfo, nth: number, seats: number): Promise<BenchClient> {
  const dial = dialHost({
    addresses: [`127.0.0.1:${hosting.port}`],
    credentials: { code: hosting.code.replaceAll('-', ''), name: nth < seats ? `Seat ${nth + 1}` : `Watcher ${nth}` },
    rules: { [info.id]: info.rules },
    clock: systemClock,
    randomBytes,
    log: () => undefined,
  })
  const entered = await dial.joined
  if (!entered.ok) throw new Error(entered.reason.id)
  const { table } = entered.value
  if (nth < seats) {
    const sat = await dial.call('table.sit', { table, seats: [nth] })
    if (!sat.ok) throw new Error(sat.reason.id)
  }
  const now = await dial.call('table.current', { table })
  if (!now.ok) throw new Error(now.reason.id)
  return { dial, table, now: (now.value as TableSnapshot).status, bytes: 0 }
}
