/**
 * The course of an update. It is looked for when the user asks, or once a day if enabled; it is downloaded and installed only
 * when the user agrees to that version. The updater is loaded with the first check, and not at all without one.
 */
import type { AvailableUpdate, AppUpdateProgress, AppUpdateSupportAndProgress } from '../../bridge/app-updates.ts'
import type { Result } from '../../bridge/result.ts'
import type { Clock } from '../base/clock.ts'
import { errorKindOf } from '../log/error-summary.ts'
import { ok, reject } from '../base/result.ts'
import type { KeyValueFile } from '../settings/settings-store.ts'
import type { SelfUpdatingPackageKind, UpdateCapability } from './update-capability.ts'
import { updateFailureReasonOf, type Updater } from './updater.ts'

/**
 * The data and functions of the app and its installed package that the update service needs: the version, the place of
 * newer versions, the updater, and how to quit the app.
 */
export interface UpdatePlatform {
  /** Where newer versions are found. */
  readonly capability: UpdateCapability
  /** The running version. */
  readonly version: string
  /** Loads the updater; called at the first check. */
  readonly openUpdater: (kind: SelfUpdatingPackageKind) => Promise<Updater>
  /** Quits the app, as when the user quits. */
  readonly quit: () => void
  /** Opens the page of the releases in the system's browser. */
  readonly openReleasesPage: () => Promise<void>
}

/** Dependencies of `UpdateService`, which checks for newer versions of the app, downloads and installs them. */
export interface UpdateServiceDeps extends UpdatePlatform {
  readonly clock: Clock
  /** Stores the time of the last check, and the version to be installed. */
  readonly file: Pick<KeyValueFile, 'get' | 'set'>
  /** Sends each new status to the clients. */
  readonly onStatusChanged: (now: AppUpdateSupportAndProgress) => void
  readonly log: (line: string) => void
}

/**
 * Milliseconds from the start of the app to the first daily check for a newer version, if this check is due. The check
 * waits because the app is busy at its start.
 */
export const FIRST_CHECK_DELAY_MS = 60_000

/** Milliseconds between two daily checks for a newer version of the app. */
export const DAILY_CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000
/**
 * Milliseconds that an update check waits for the answer of the server that publishes versions. After this time the
 * check counts as failed.
 */
export const UPDATE_CHECK_TIMEOUT_MS = 60_000

const UPDATES_KEY = 'updates'

/** Record in the settings file, not a setting. */
interface UpdateRecord {
  /** Time of the last automatic check. */
  readonly looked?: number
  /** The version whose installation was started. */
  readonly installing?: string
}

/** Checks for newer versions, downloads and installs them, as the user asks or has agreed to. */
export class UpdateService {
  #state: AppUpdateProgress = { stand: 'rest' }
  #updater: Promise<Updater> | undefined
  #checksDaily = false
  #cancelDailyCheck: (() => void) | undefined
  #downloadController: AbortController | undefined
  /** Set if the user wants an update installed on quit; `restart`: whether the new version then starts by itself. */
  #pendingInstall: { readonly newer: AvailableUpdate; restart: boolean } | undefined
  readonly #deps: UpdateServiceDeps

  constructor(start: UpdateServiceDeps) {
    this.#deps = start
    const { installing } = this.#record
    if (installing === undefined) return
    this.#saveRecord({ installing: undefined })
    // The version that was to be replaced is running again.
    if (installing !== start.version) this.#state = { stand: 'failed', why: 'install', version: installing }
  }

  /** The present status of the update. */
  get status(): AppUpdateSupportAndProgress {
    const { from, kind } = this.#deps.capability
    return kind === undefined ? { way: 'page', from } : { way: 'itself', from, ...this.#state }
  }

  /** Opens the page of newer versions, for reading or for an update by hand. */
  async openReleasesPage(): Promise<Result<null>> {
    await this.#deps.openReleasesPage()
    return ok(null)
  }

  /** Sets whether to check daily; called at the start, and on every change of the setting. */
  setDailyCheck(wanted: boolean): void {
    if (wanted === this.#checksDaily) return
    this.#checksDaily = wanted
    this.#cancelDailyCheck?.()
    this.#cancelDailyCheck = undefined
    if (wanted && this.#deps.capability.kind !== undefined) this.#scheduleDailyCheck(FIRST_CHECK_DELAY_MS)
  }

  /** A Samsara that stays open checks on the next day too. @param ms until a day may be over */
  #scheduleDailyCheck(ms: number): void {
    const { clock } = this.#deps
    this.#cancelDailyCheck = clock.after(ms, () => {
      const since = clock.now() - (this.#record.looked ?? -Infinity)
      // A last-check time in the future means that the clock was wrong: check now.
      if (since >= 0 && since < DAILY_CHECK_INTERVAL_MS) {
        this.#scheduleDailyCheck(DAILY_CHECK_INTERVAL_MS - since)
        return
      }
      this.#saveRecord({ looked: clock.now() })
      this.#scheduleDailyCheck(DAILY_CHECK_INTERVAL_MS)
      void this.checkNow()
    })
  }

  /** Checks once. Resolves when the check is over; its result is sent as an event. */
  async checkNow(): Promise<Result<null>> {
    const { kind } = this.#deps.capability
    if (kind === undefined) return reject('bridge.refused.unknown')
    const { stand } = this.#state
    // A running or completed download is not discarded for a check.
    if (stand === 'looking' || stand === 'fetching' || stand === 'fetched') return ok(null)
    this.#setState({ stand: 'looking' })
    try {
      this.#updater ??= this.#deps.openUpdater(kind)
      const newer = await this.#withTimeout((await this.#updater).check())
      this.#setState(newer === undefined ? { stand: 'newest' } : { stand: 'newer', newer })
    } catch (error) {
      this.#fail(error)
    }
    return ok(null)
  }

  /** Begins to download a version. @returns at once; progress is sent as events */
  download(version: string): Result<null> {
    const { stand } = this.#state
    if (this.#state.stand !== 'newer' || this.#state.newer.version !== version || this.#updater === undefined)
      return stand === 'fetching' ? ok(null) : reject('updates.refused.stale')
    void this.#download(this.#updater, this.#state.newer)
    return ok(null)
  }

  /** Cancels the download. */
  cancelDownload(): Result<null> {
    this.#downloadController?.abort()
    return ok(null)
  }

  /** Installs the downloaded version on quit. @param now quits at once and starts the new version afterwards */
  async scheduleInstall(version: string, now: boolean): Promise<Result<null>> {
    const { newer } = this.#state.stand === 'fetched' ? this.#state : {}
    if (newer?.version !== version || this.#updater === undefined) return reject('updates.refused.stale')
    if (this.#pendingInstall === undefined) {
      this.#pendingInstall = { newer, restart: now }
      this.#setState({ stand: 'fetched', newer, agreed: true })
      try {
        await (await this.#updater).prepareInstall()
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

  /** Called when the app ends, after all its files are written and closed: installs the update that the user agreed to. */
  async installPending(): Promise<void> {
    this.#cancelDailyCheck?.()
    this.#downloadController?.abort()
    if (this.#pendingInstall === undefined || this.#updater === undefined) return
    const { newer, restart } = this.#pendingInstall
    // If the old version starts again, it finds this record, whatever has failed.
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
      await (await updater).download(hear, stopped.signal)
      this.#setState({ stand: 'fetched', newer, agreed: false })
    } catch (error) {
      if (stopped.signal.aborted) this.#setState({ stand: 'newer', newer })
      else this.#fail(error, newer.version)
    } finally {
      this.#downloadController = undefined
    }
  }

  /** @throws ETIMEDOUT if there is no result in time */
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
    const why = updateFailureReasonOf(error)
    this.#deps.log(`updates: failed (${why}): ${errorKindOf(error)}`)
    this.#setState({ stand: 'failed', why, ...(version !== undefined && { version }) })
  }

  #setState(stand: AppUpdateProgress): void {
    if (stand.stand !== this.#state.stand) this.#deps.log(`updates: ${stand.stand}`)
    this.#state = stand
    this.#deps.onStatusChanged(this.status)
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
