/**
 * The course of a newer version: looked for when somebody asks, or once a day where that is wanted; fetched and installed only
 * when somebody says so of that very version. The updater is opened with the first look, and not at all without one.
 */
import type { Newer, UpdateStand, UpdatesNow } from '../../bridge/updates.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Clock } from '../clock.ts'
import { kindOf } from '../log/where.ts'
import { done, reject } from '../reply.ts'
import type { KeyedFile } from '../settings/settings.ts'
import type { Kind, Offer } from './offer.ts'
import { failureOf, type Updater } from './updater.ts'

/** What the app brings. */
export interface UpdatesParts {
  readonly offer: Offer
  /** The version that runs. */
  readonly version: string
  /** Loads what looks, with the first look. */
  readonly open: (kind: Kind) => Promise<Updater>
  /** Begins the app's end, as somebody who quits does. */
  readonly quit: () => void
  /** Opens the page of the releases in the system's browser. */
  readonly openPage: () => Promise<void>
}

export interface UpdatesStart extends UpdatesParts {
  readonly clock: Clock
  /** Where it is kept when somebody last looked, and what was to be installed. */
  readonly file: Pick<KeyedFile, 'get' | 'set'>
  readonly tell: (now: UpdatesNow) => void
  readonly log: (line: string) => void
}

/** The start of the app is no time for it: this long after it a daily look is due. */
export const QUIET = 60_000
export const DAY = 24 * 60 * 60 * 1000
/** A place that says nothing for so long does not answer. */
export const PATIENCE = 60_000

const KEY = 'updates'

/** Of the settings file, and no preference. */
interface Kept {
  /** When it was looked last by itself. */
  readonly looked?: number
  /** The version whose installation was begun. */
  readonly installing?: string
}

export class Updates {
  #stand: UpdateStand = { stand: 'rest' }
  #updater: Promise<Updater> | undefined
  #daily = false
  #due: (() => void) | undefined
  #stopped: AbortController | undefined
  /** Somebody wants it installed: at the end, and whether the new version starts by itself then. */
  #agreed: { readonly newer: Newer; restart: boolean } | undefined
  readonly #start: UpdatesStart

  constructor(start: UpdatesStart) {
    this.#start = start
    const { installing } = this.#kept
    if (installing === undefined) return
    this.#keep({ installing: undefined })
    // The version that was to be replaced runs again.
    if (installing !== start.version) this.#stand = { stand: 'failed', why: 'install', version: installing }
  }

  get now(): UpdatesNow {
    const { from, kind } = this.#start.offer
    return kind === undefined ? { way: 'page', from } : { way: 'itself', from, ...this.#stand }
  }

  /** Opens the page where newer versions lie, for whoever wants to read or to do it by hand. */
  async openPage(): Promise<Reply<null>> {
    await this.#start.openPage()
    return done(null)
  }

  /** Whether somebody wants it looked for once a day: at the start, and whenever that changes. */
  daily(wanted: boolean): void {
    if (wanted === this.#daily) return
    this.#daily = wanted
    this.#due?.()
    this.#due = undefined
    if (wanted && this.#start.offer.kind !== undefined) this.#dueIn(QUIET)
  }

  /** A Samsara that stays open looks on the next day too. @param ms until a day may be over */
  #dueIn(ms: number): void {
    const { clock } = this.#start
    this.#due = clock.after(ms, () => {
      const since = clock.now() - (this.#kept.looked ?? -Infinity)
      // A look in the future is one by a clock that was wrong.
      if (since >= 0 && since < DAY) {
        this.#dueIn(DAY - since)
        return
      }
      this.#keep({ looked: clock.now() })
      this.#dueIn(DAY)
      void this.look()
    })
  }

  /** Looks once. Settles when that is over; what came of it is told. */
  async look(): Promise<Reply<null>> {
    const { kind } = this.#start.offer
    if (kind === undefined) return reject('bridge.refused.unknown')
    const { stand } = this.#stand
    // What is under way, or lies ready, is not thrown away for a look.
    if (stand === 'looking' || stand === 'fetching' || stand === 'fetched') return done(null)
    this.#become({ stand: 'looking' })
    try {
      this.#updater ??= this.#start.open(kind)
      const newer = await this.#inTime((await this.#updater).look())
      this.#become(newer === undefined ? { stand: 'newest' } : { stand: 'newer', newer })
    } catch (error) {
      this.#fail(error)
    }
    return done(null)
  }

  /** @returns at once; how it goes on is told */
  fetch(version: string): Reply<null> {
    const { stand } = this.#stand
    if (this.#stand.stand !== 'newer' || this.#stand.newer.version !== version || this.#updater === undefined)
      return stand === 'fetching' ? done(null) : reject('updates.refused.stale')
    void this.#fetch(this.#updater, this.#stand.newer)
    return done(null)
  }

  stop(): Reply<null> {
    this.#stopped?.abort()
    return done(null)
  }

  /** What was fetched is installed at the end. @param now which begins at once, and the new version starts after it */
  async install(version: string, now: boolean): Promise<Reply<null>> {
    const { newer } = this.#stand.stand === 'fetched' ? this.#stand : {}
    if (newer?.version !== version || this.#updater === undefined) return reject('updates.refused.stale')
    if (this.#agreed === undefined) {
      this.#agreed = { newer, restart: now }
      this.#become({ stand: 'fetched', newer, agreed: true })
      try {
        await (await this.#updater).prepare()
      } catch (error) {
        this.#agreed = undefined
        this.#fail(error, version)
        return done(null)
      }
    }
    this.#agreed.restart = now
    if (now) this.#start.quit()
    return done(null)
  }

  /** The app ends, and everything of it is on disk and closed: what was agreed to is installed now. */
  async end(): Promise<void> {
    this.#due?.()
    this.#stopped?.abort()
    if (this.#agreed === undefined || this.#updater === undefined) return
    const { newer, restart } = this.#agreed
    // Who starts again as the old version finds this, whatever has failed.
    this.#keep({ installing: newer.version })
    try {
      const updater = await this.#updater
      updater.install(restart)
      this.#start.log(`updates: ${newer.version} is installed`)
    } catch (error) {
      this.#start.log(`updates: ${newer.version} could not be installed: ${kindOf(error)}`)
    }
  }

  async #fetch(updater: Promise<Updater>, newer: Newer): Promise<void> {
    const stopped = new AbortController()
    this.#stopped = stopped
    let shown = 0
    this.#become({ stand: 'fetching', newer, percent: shown })
    const hear = (percent: number): void => {
      const whole = Math.min(100, Math.max(shown, Math.floor(percent)))
      if (whole === shown || stopped.signal.aborted) return
      shown = whole
      this.#become({ stand: 'fetching', newer, percent: whole })
    }
    try {
      await (await updater).fetch(hear, stopped.signal)
      this.#become({ stand: 'fetched', newer, agreed: false })
    } catch (error) {
      if (stopped.signal.aborted) this.#become({ stand: 'newer', newer })
      else this.#fail(error, newer.version)
    } finally {
      this.#stopped = undefined
    }
  }

  /** @throws ETIMEDOUT when nothing has come of it */
  async #inTime<T>(answer: Promise<T>): Promise<T> {
    let settled = (): void => undefined
    const late = new Promise<never>((_, reject) => {
      settled = this.#start.clock.after(PATIENCE, () => {
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
    const why = failureOf(error)
    this.#start.log(`updates: failed (${why}): ${kindOf(error)}`)
    this.#become({ stand: 'failed', why, ...(version !== undefined && { version }) })
  }

  #become(stand: UpdateStand): void {
    if (stand.stand !== this.#stand.stand) this.#start.log(`updates: ${stand.stand}`)
    this.#stand = stand
    this.#start.tell(this.now)
  }

  get #kept(): Kept {
    const raw = (this.#start.file.get(KEY) ?? {}) as Readonly<Record<string, unknown>>
    const { looked, installing } = raw
    return {
      ...(typeof looked === 'number' && { looked }),
      ...(typeof installing === 'string' && { installing }),
    }
  }

  #keep(change: { readonly looked?: number; readonly installing?: string | undefined }): void {
    const kept = Object.entries({ ...this.#kept, ...change }).filter(([, value]) => value !== undefined)
    try {
      this.#start.file.set(KEY, Object.fromEntries(kept))
    } catch {
      this.#start.log('updates: the disk refuses to note it')
    }
  }
}
