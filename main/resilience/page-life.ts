/**
 * The page in our window, as far as it may fail: its process dies, it does not answer, it cannot be loaded, or it never
 * begins. It is loaded anew, three times a minute at most; then a plain page says what is wrong. The window is shown
 * in any case. What it does to Electron's events stands in electron-page.ts.
 */
import type { Clock } from '../clock.ts'

/** What a plain page tells. */
export const TROUBLES = ['crashed', 'failed', 'silent'] as const
export type Trouble = (typeof TROUBLES)[number]

export interface PageWindow {
  /** Shows the window, if it is not shown yet. */
  show(): void
  load(address: string): void
  /** Ends the page's process: all that helps one that does not answer. */
  end(): void
  /** Asks whether to wait for it. @param signal the question is in vain @returns whether it is to be loaded anew */
  asksToReload(signal: AbortSignal): Promise<boolean>
}

export interface PageLifeStart {
  readonly clock: Clock
  readonly log: (entry: string) => void
  readonly window: PageWindow
  /** The start page. */
  readonly address: string
  readonly troubleAt: (trouble: Trouble) => string
}

const MINUTE = 60_000
const MOST_CRASHES = 3
/** Milliseconds after which the window is shown, whatever is in it, and a page that does not begin is given up. */
const SHOWN_AFTER = 5000
const GIVEN_UP_AFTER = 30_000
/** Chromium's code of a load that another one has taken the place of. */
const ABORTED = -3

export class PageLife {
  readonly #at: PageLifeStart
  #crashes: readonly number[] = []
  #lives = false
  /** A plain page is shown, or on its way. */
  #plain = false
  #closed = false
  #asking: AbortController | undefined
  #stopShowing: () => void
  #stopWaiting: () => void = () => undefined

  constructor(start: PageLifeStart) {
    this.#at = start
    this.#stopShowing = start.clock.after(SHOWN_AFTER, () => {
      start.window.show()
    })
  }

  /** Whether the page has begun, and may be told something. */
  get lives(): boolean {
    return this.#lives
  }

  /** It can be shown without a flash. */
  ready(): void {
    this.#stopShowing()
    this.#at.window.show()
  }

  /** An address is being loaded, by us or by whoever clicked. */
  began(address: string): void {
    this.#stopWaiting()
    this.#lives = false
    this.#plain = TROUBLES.some((trouble) => this.#at.troubleAt(trouble) === address)
    if (this.#plain) return
    this.#stopWaiting = this.#at.clock.after(GIVEN_UP_AFTER, () => {
      this.#at.log('the page did not begin')
      this.#trouble('silent')
    })
  }

  /** The page has asked its host something. */
  heard(): void {
    if (this.#plain) return
    this.#lives = true
    this.#stopWaiting()
  }

  /** @param reason as Electron has it */
  gone(reason: string): void {
    this.#asking?.abort()
    if (this.#closed || reason === 'clean-exit') return
    this.#lives = false
    this.#at.log(`the page's process is gone (${reason})`)
    const now = this.#at.clock.now()
    this.#crashes = [...this.#crashes.filter((at) => now - at < MINUTE), now]
    if (this.#crashes.length > MOST_CRASHES) this.#trouble('crashed')
    // Not while Electron still clears up after the old one.
    else this.#at.clock.after(0, () => this.#load(this.#at.address))
  }

  /** The page, or what it needs before it begins, could not be loaded. */
  failed(code: number | 'preload'): void {
    if (code === ABORTED) return
    this.#at.log(`the page could not be loaded (${String(code)})`)
    this.#trouble('failed')
  }

  hangs(): void {
    if (this.#asking !== undefined) return
    const asking = new AbortController()
    this.#asking = asking
    this.#at.log('the page does not answer')
    this.#at.window
      .asksToReload(asking.signal)
      .catch(() => false)
      .then((reload) => {
        this.#asking = undefined
        if (reload && !asking.signal.aborted && !this.#closed) this.#at.window.end()
      })
      .catch(() => undefined)
  }

  answersAgain(): void {
    this.#asking?.abort()
  }

  closed(): void {
    this.#closed = true
    this.#stopShowing()
    this.#stopWaiting()
    this.#asking?.abort()
  }

  /** A plain page that fails as well is left as it is. */
  #trouble(trouble: Trouble): void {
    this.#stopWaiting()
    if (this.#plain) return
    this.#plain = true
    this.#at.clock.after(0, () => this.#load(this.#at.troubleAt(trouble)))
  }

  #load(address: string): void {
    if (this.#closed) return
    this.#at.window.load(address)
    this.#at.window.show()
  }
}
