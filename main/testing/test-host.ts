/** A whole host for tests: the services over a temporary folder, a clock advanced by the test, and renderers that record. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REVIEW_POINT_BUDGET, type ReviewPointBudget } from '../../engine/core/host/review/review-point-analysis.ts'
import type { GameCatalogue } from '../../engine/index.ts'
import type { NewTableInput } from '../../bridge/games-and-saves.ts'
import type { BinOrRestoreResult } from '../../bridge/save-library.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableSnapshot, TableUpdate } from '../../bridge/table-view.ts'
import type { AwakeClock } from '../base/awake-clock.ts'
import type { BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import type { ReplayPool } from '../saves/replay-save.ts'
import type { Clock } from '../base/clock.ts'
import type { PendingFiles } from '../files/pending-files.ts'
import type { NativeDialogsAndClipboard } from '../files/native-dialogs.ts'
import type { LanPlatform } from '../lan/lan-service.ts'
import { tryCreateServices, type PageConnection, type Services } from '../services.ts'
import type { KeyValueFile } from '../settings/settings-store.ts'
import type { SendEvent } from '../tables/table-client.ts'
import type { UpdatePlatform } from '../updates/update-service.ts'
import { createInProcessBotPool, createInProcessReplayPool } from './in-process-pools.ts'

export interface ManualClock extends Clock {
  /** Advances the time, and runs due timers. */
  advance(by: number): void
}

export function createManualClock(): ManualClock {
  let time = 1_000_000
  let due: { at: number; then: () => void }[] = []
  return {
    now: () => time,
    after(wait, then) {
      const one = { at: time + wait, then }
      due.push(one)
      return () => {
        due = due.filter((each) => each !== one)
      }
    },
    advance(by) {
      time += by
      const now = due.filter(({ at }) => at <= time)
      due = due.filter(({ at }) => at > time)
      for (const { then } of now) then()
    },
  }
}

/** A clock of a machine that never sleeps, however far a test advances it at once. */
export function alwaysAwake(clock: Pick<Clock, 'now'>): AwakeClock {
  return { now: () => clock.now(), onWake: () => () => undefined }
}

export function createMemoryFile(values: Record<string, unknown> = {}): KeyValueFile {
  return {
    get: (key) => values[key],
    set: (key, value) => {
      values[key] = value
    },
  }
}

/** Bytes that are the same in every run. */
export function deterministicBytes(): (count: number) => Uint8Array {
  let next = 1
  return (count) => Uint8Array.from({ length: count }, () => next++ % 251)
}

export function createTemporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'samsara-test-'))
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Enough to show that an analysis runs. */
const QUICK_REVIEW = {
  games: 2,
  weighed: 4,
  confirmed: 4,
  sagePairs: 0,
  iterations: 4,
  lines: 3,
  nodes: 40,
  turns: 1,
  turnNodes: 8,
}

export interface TestHostOptions {
  readonly catalogue: GameCatalogue
  readonly profile: string
  readonly pool?: BotAndAnalysisPool
  readonly replays?: ReplayPool
  readonly clock?: ManualClock
  /** Absent: the machine never sleeps. */
  readonly awake?: AwakeClock
  readonly review?: ReviewPointBudget
  readonly ponders?: boolean
  readonly pace?: number
  readonly seed?: string
  readonly file?: KeyValueFile
  readonly outside?: NativeDialogsAndClipboard
  /** The folder of crash files. */
  readonly crashes?: string
  readonly arrivals?: PendingFiles
  readonly lan?: LanPlatform
  readonly updates?: UpdatePlatform
  /** Absent: the same in every run. */
  readonly randomBytes?: (count: number) => Uint8Array
}

export interface TestHost {
  readonly services: Services
  readonly clock: ManualClock
  readonly logLines: readonly string[]
  renderer(): TestRenderer
}

export async function openTestHost(start: TestHostOptions): Promise<TestHost> {
  const clock = start.clock ?? createManualClock()
  const lines: string[] = []
  const services = await tryCreateServices({
    profile: start.profile,
    openSettingsFile: () => start.file ?? createMemoryFile(),
    ...omitUndefined({ dialogs: start.outside }),
    ...omitUndefined({ crashFolder: start.crashes }),
    ...omitUndefined({ pendingFiles: start.arrivals }),
    logFile: { readTail: () => Promise.resolve(lines.join('\n')) },
    ...omitUndefined({ lanPlatform: start.lan }),
    ...omitUndefined({ updatePlatform: start.updates }),
    environment: {
      catalogue: start.catalogue,
      clock,
      awake: start.awake ?? alwaysAwake(clock),
      randomBytes: start.randomBytes ?? deterministicBytes(),
      botPool: start.pool ?? createInProcessBotPool(start.catalogue),
      replayPool: start.replays ?? createInProcessReplayPool(start.catalogue),
      reviewBudget: start.review ?? { ...REVIEW_POINT_BUDGET, ...QUICK_REVIEW },
      isPonderingEnabled: start.ponders ?? false,
      pace: start.pace,
      seed: start.seed,
      log: (line) => lines.push(line),
    },
  })
  if (services === undefined) throw new Error('the profile is locked')
  return { services, clock, logLines: lines, renderer: () => new TestRenderer(services) }
}

/** A renderer as the host sees it: it calls, and receives events. Records the text of every message received. */
export class TestRenderer {
  /** Everything received, in serialised form. */
  readonly received: string[] = []
  readonly updates: TableUpdate[] = []
  /** Called before an update counts as received. */
  onUpdate: (update: TableUpdate) => void = () => undefined
  /** Called with the name of every event received. */
  onEvent: (event: string) => void = () => undefined
  readonly #connection: Pick<PageConnection, 'call' | 'close'>
  readonly #waiting: {
    readonly fits: (update: TableUpdate) => boolean
    readonly resolve: (update: TableUpdate) => void
  }[] = []

  constructor(host: { connect(send: SendEvent): Pick<PageConnection, 'call' | 'close'> }) {
    this.#connection = host.connect((event, value) => {
      this.received.push(JSON.stringify({ event, value }))
      this.onEvent(event)
      if (event !== 'update') return
      const update = value as TableUpdate
      this.onUpdate(update)
      this.updates.push(update)
      for (const waiting of [...this.#waiting])
        if (waiting.fits(update)) {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          waiting.resolve(update)
        }
    })
  }

  async call(name: string, arg?: unknown): Promise<Result<unknown>> {
    const reply = await this.#connection.call(name, arg)
    this.received.push(JSON.stringify(reply))
    return reply
  }

  /** The value of a call that must succeed. */
  async get<T>(name: string, arg?: unknown): Promise<T> {
    const reply = await this.call(name, arg)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.reason)}`)
    return reply.value as T
  }

  /** The id of the rejection of a call that must be rejected. */
  async rejectionId(name: string, arg?: unknown): Promise<string> {
    const reply = await this.call(name, arg)
    if (reply.ok) throw new Error(`${name} was accepted`)
    return reply.reason.id
  }

  /** Sits down at a new table and subscribes to it. */
  async startTable(
    game: string,
    seats: readonly SeatSetup[],
    more: Partial<NewTableInput> = {},
  ): Promise<TableSnapshot> {
    const { table } = await this.get<TableRef>('desk.newTable', { game, seats, options: {}, practice: false, ...more })
    return this.now(table)
  }

  /** The present table of this renderer. */
  now(table: string): Promise<TableSnapshot> {
    return this.get<TableSnapshot>('table.current', { table })
  }

  /** Acts at the present decision of the table. */
  async act(table: string, action: unknown): Promise<Result<unknown>> {
    const { status } = await this.now(table)
    if (status.decision === undefined) throw new Error('no decision')
    return this.call('table.act', { table, seat: status.decision.seat, decision: status.decision.id, action })
  }

  /** Makes one choice after another, as players do who lift each curtain and end each turn. */
  async play(table: string, ...actions: readonly unknown[]): Promise<void> {
    for (const action of actions) {
      const { curtain } = (await this.now(table)).status
      if (curtain !== undefined) await this.get('table.liftCurtain', { table, seat: curtain })
      await this.act(table, action)
      const { unconfirmed } = (await this.now(table)).status
      if (unconfirmed !== undefined) await this.get('table.endTurn', { table, seat: unconfirmed })
    }
  }

  /** Moves a save to the bin. @returns its id there, or the id of the rejection */
  async moveToBin(save: string): Promise<string> {
    return nameOrReason(await this.get<BinOrRestoreResult>('desk.binSaves', { saves: [save] }))
  }

  /** Restores a save from the bin. @returns its present id, or the id of the rejection */
  async restoreFromBin(save: string): Promise<string> {
    return nameOrReason(await this.get<BinOrRestoreResult>('desk.restoreSaves', { saves: [save] }))
  }

  /** The next update that fits. */
  nextUpdate(fits: (update: TableUpdate) => boolean = () => true): Promise<TableUpdate> {
    return new Promise((resolve) => this.#waiting.push({ fits, resolve }))
  }

  close(): void {
    this.#connection.close()
  }
}

function nameOrReason({ done, reason }: BinOrRestoreResult): string {
  return done[0]?.now ?? reason?.id ?? ''
}

export function personSeat(name: string): SeatSetup {
  return { kind: 'person', name, colour: name.length % 8 }
}

export function botSeat(name: string): SeatSetup {
  return { kind: 'bot', name, colour: name.length % 8, level: 'novice' }
}
