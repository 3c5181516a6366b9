/**
 * The course of a newer version: looked for when somebody asks, or once a day where that is wanted; fetched and installed only
 * when somebody says so of that very version. The updater is opened with the first look, and not at all without one.
 */
import type { AvailableUpdate, AppUpdateState, AppUpdateStatus } from '../../bridge/app-updates.ts'
import type { Result } from '../../bridge/result.ts'
import type { Clock } from '../base/clock.ts'
import { errorKindOf } from '../log/error-summary.ts'
import { ok, reject } from '../base/result.ts'
import type { KeyValueFile } from '../settings/settings-store.ts'
import type { PackageKind, UpdateCapability } from './update-capability.ts'
import { updateFailureOf, type Updater } from './updater.ts'

/** What the app brings. */
export interface UpdatePlatform {
  readonly offer: UpdateCapability
  /** The version that runs. */
  readonly version: string
  /** Loads what looks, with the first look. */
  readonly open: (kind: PackageKind) => Promise<Updater>
  /** Begins the app's end, as somebody who quits does. */
  readonly quit: () => void
  /** Opens the page of the releases in the system's browser. */
  readonly openPage: () => Promise<void>
}

export interface UpdateServiceDeps extends UpdatePlatform {
  readonly clock: Clock
  /** Where it is kept when somebody last looked, and what was to be installed. */
  readonly file: Pick<KeyValueFile, 'get' | 'set'>
  readonly tell: (now: AppUpdateStatus) => void
  readonly log: (line: string) => void
}

/** The start of the app is no time for it: this long after it a daily look is due. */
export const FIRST_CHECK_DELAY_MS = 60_000
export const DAILY_CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000
/** A place that says nothing for so long does not answer. */
export const UPDATE_CHECK_TIMEOUT_MS = 60_000

const UPDATES_KEY = 'updates'

/** Of the settings file, and no preference. */
interface UpdateRecord {
  /** When it was looked last by itself. */
  readonly looked?: number
  /** The version whose installation was begun. */
  readonly installing?: string
}

export class UpdateService {
  #state: AppUpdateState = { stand: 'rest' }
  #updater: Promise<Updater> | undefined
  #checksDaily = false
  #cancelDailyCheck: (() => void) | undefined
  #downloadController: AbortController | undefined
  /** Somebody wants it installed: at the end, and whether the new version starts by itself then. */
  #pendingInstall: { readonly newer: AvailableUpdate; restart: boolean } | undefined
  readonly #deps: UpdateServiceDeps

  constructor(start: UpdateServiceDeps) {
    this.#deps = start
    const { installing } = this.#record
    if (installing === undefined) return
    this.#saveRecord({ installing: undefined })
    // The version that was to be replaced runs again.
    if (installing !== start.version) this.#state = { stand: 'failed', why: 'install', version: installing }
  }

  get now(): AppUpdateStatus {
    const { from, kind } = this.#deps.offer
    return kind === undefined ? { way: 'page', from } : { way: 'itself', from, ...this.#state }
  }

  /** Opens the page where newer versions lie, for whoever wants to read or to do it by hand. */
  async openPage(): Promise<Result<null>> {
    await this.#deps.openPage()
    return ok(null)
  }

  /** Whether somebody wants it looked for once a day: at the start, and whenever that changes. */
  daily(wanted: boolean): void {
    if (wanted === this.#checksDaily) return
    this.#checksDaily = wanted
    this.#cancelDailyCheck?.()
    this.#cancelDailyCheck = undefined
    if (wanted && this.#deps.offer.kind !== undefined) this.#scheduleDailyCheck(FIRST_CHECK_DELAY_MS)
  }

  /** A Samsara that stays open looks on the next day too. @param ms until a day may be over */
  #scheduleDailyCheck(ms: number): void {
    const { clock } = this.#deps
    this.#cancelDailyCheck = clock.after(ms, () => {
      const since = clock.now() - (this.#record.looked ?? -Infinity)
      // A look in the future is one by a clock that was wrong.
      if (since >= 0 && since < DAILY_CHECK_INTERVAL_MS) {
        this.#scheduleDailyCheck(DAILY_CHECK_INTERVAL_MS - since)
        return
      }
      this.#saveRecord({ looked: clock.now() })
      this.#scheduleDailyCheck(DAILY_CHECK_INTERVAL_MS)
      void this.look()
    })
  }

  /** Looks once. Settles when that is over; what came of it is told. */
  async look(): Promise<Result<null>> {
    const { kind } = this.#deps.offer
    if (kind === undefined) return reject('bridge.refused.unknown')
    const { stand } = this.#state
    // What is under way, or lies ready, is not thrown away for a look.
    if (stand === 'looking' || stand === 'fetching' || stand === 'fetched') return ok(null)
    this.#setState({ stand: 'looking' })
    try {
      this.#updater ??= this.#deps.open(kind)
      const newer = await this.#withTimeout((await this.#updater).look())
      this.#setState(newer === undefined ? { stand: 'newest' } : { stand: 'newer', newer })
    } catch (error) {
      this.#fail(error)
    }
    return ok(null)
  }

  /** @returns at once; how it goes on is told */
  fetch(version: string): Result<null> {
    const { stand } = this.#state
    if (this.#state.stand !== 'newer' || this.#state.newer.version !== version || this.#updater === undefined)
      return stand === 'fetching' ? ok(null) : reject('updates.refused.stale')
    void this.#download(this.#updater, this.#state.newer)
    return ok(null)
  }

  stop(): Result<null> {
    this.#downloadController?.abort()
    return ok(null)
  }

  /** What was fetched is installed at the end. @param now which begins at once, and the new version starts after it */
  async install(version: string, now: boolean): Promise<Result<null>> {
    const { newer } = this.#state.stand === 'fetched' ? this.#state : {}
    if (newer?.version !== version || this.#updater === undefined) return reject('updates.refused.stale')
    if (this.#pendingInstall === undefined) {
      this.#pendingInstall = { newer, restart: now }
      this.#setState({ stand: 'fetched', newer, agreed: true })
      try {
        await (await this.#updater).prepare()
      } catch (error) {
        this.#pendingInstall = undefined
        this.#fail(error, version)
        return ok(null)
      }
    }
    this.#pendingInstall.restart = now
    if (now) this.#deps.quit()
    return ok(null)
  }

  /** The app ends, and everything of it is on disk and closed: what was agreed to is installed now. */
  async end(): Promise<void> {
    this.#cancelDailyCheck?.()
    this.#downloadController?.abort()
    if (this.#pendingInstall === undefined || this.#updater === undefined) return
    const { newer, restart } = this.#pendingInstall
    // Who starts again as the old version finds this, whatever has failed.
    this.#saveRecord({ installing: newer.version })
    try {
      const updater = await this.#updater
      updater.install(restart)
      this.#deps.log(`updates: ${newer.version} is installed`)
    } catch (error) {
      this.#deps.log(`updates: ${newer.version} could not be installed: ${errorKindOf(error)}`)
    }
  }

  async #download(updater: Promise<Updater>, newer: AvailableUpdate): Promise<void> {
    const stopped = new AbortController()
    this.#downloadController = stopped
    let shown = 0
    this.#setState({ stand: 'fetching', newer, percent: shown })
    const hear = (percent: number): void => {
      const whole = Math.min(100, Math.max(shown, Math.floor(percent)))
      if (whole === shown || stopped.signal.aborted) return
      shown = whole
      this.#setState({ stand: 'fetching', newer, percent: whole })
    }
    try {
      await (await updater).fetch(hear, stopped.signal)
      this.#setState({ stand: 'fetched', newer, agreed: false })
    } catch (error) {
      if (stopped.signal.aborted) this.#setState({ stand: 'newer', newer })
      else this.#fail(error, newer.version)
    } finally {
      this.#downloadController = undefined
    }
  }

  /** @throws ETIMEDOUT when nothing has come of it */
  async #withTimeout<T>(answer: Promise<T>): Promise<T> {
    let settled = (): void => undefined
    const late = new Promise<never>((_, reject) => {
      settled = this.#deps.clock.after(UPDATE_CHECK_TIMEOUT_MS, () => {
        reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }))
      })
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      settled()
    }
  }

  #fail(error: unknown, version?: string): void {
    const why = updateFailureOf(error)
    this.#deps.log(`updates: failed (${why}): ${errorKindOf(error)}`)
    this.#setState({ stand: 'failed', why, ...(version !== undefined && { version }) })
  }

  #setState(stand: AppUpdateState): void {
    if (stand.stand !== this.#state.stand) this.#deps.log(`updates: ${stand.stand}`)
    this.#state = stand
    this.#deps.tell(this.now)
  }

  get #record(): UpdateRecord {
    const raw = (this.#deps.file.get(UPDATES_KEY) ?? {}) as Readonly<Record<string, unknown>>
    const { looked, installing } = raw
    return {
      ...(typeof looked === 'number' && { looked }),
      ...(typeof installing === 'string' && { installing }),
    }
  }

  #saveRecord(change: { readonly looked?: number; readonly installing?: string | undefined }): void {
    const kept = Object.entries({ ...this.#record, ...change }).filter(([, value]) => value !== undefined)
    try {
      this.#deps.file.set(UPDATES_KEY, Object.fromEntries(kept))
    } catch {
      this.#deps.log('updates: the disk refuses to note it')
    }
  }
}
