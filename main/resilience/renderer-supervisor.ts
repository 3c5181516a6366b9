/**
 * Supervises the renderer of the app window: its process crashes, it does not respond, it cannot be loaded, or it never starts.
 * It is reloaded, at most three times a minute; then an error page names the failure. The window is shown in any case. Connected
 * to Electron's events by supervise-window.ts.
 */
import type { Clock } from '../base/clock.ts'

/**
 * The failures of the renderer that have an error page. `crashed`: its process crashed too often. `failed`: its page
 * or preload
 * script could not be loaded. `silent`: its page was loaded but never called the main process.
 */
export const ERROR_PAGE_REASONS = ['crashed', 'failed', 'silent'] as const

/**
 * A failure of the renderer for which an error page is shown. `crashed`: its process crashed too often. `failed`: its
 * page or preload script could not be loaded. `silent`: its page was loaded but never called the main process.
 */
export type ErrorPageReason = (typeof ERROR_PAGE_REASONS)[number]

/** The functions of the app window that its supervisor uses. */
export interface SupervisedWindow {
  /** Shows the window, if it is not shown yet. */
  show(): void
  load(address: string): void
  /** Ends the page's process: the only remedy if it does not respond. */
  killRenderer(): void
  /** Asks the user whether to wait. @param signal aborts the question once it is obsolete @returns whether to reload the page */
  confirmReload(signal: AbortSignal): Promise<boolean>
}

/** Dependencies of a `RendererSupervisor`: the window to supervise, and the addresses of its start page and error pages. */
export interface RendererSupervisorDeps {
  readonly clock: Clock
  readonly log: (entry: string) => void
  readonly window: SupervisedWindow
  /** The start page. */
  readonly address: string
  /** @returns the address of the error page for a failure */
  readonly errorPageUrlOf: (trouble: ErrorPageReason) => string
}

const CRASH_WINDOW_MS = 60_000
const MAX_CRASHES = 3
/** Milliseconds after which the window is shown in any case, and a page that has not started counts as failed. */
const SHOW_TIMEOUT_MS = 5000
const LOAD_TIMEOUT_MS = 30_000
/** Chromium's code for a load that another load replaced. */
const LOAD_ABORTED_CODE = -3

/**
 * Watches the page of the app window, reloads it after a crash, and shows an error page if that does not help. Its owner reports
 * each event of the page.
 */
export class RendererSupervisor {
  readonly #deps: RendererSupervisorDeps
  #crashes: readonly number[] = []
  #isAlive = false
  /** Whether an error page is shown or being loaded. */
  #showsErrorPage = false
  #closed = false
  #reloadQuestion: AbortController | undefined
  #cancelShowTimeout: () => void
  #cancelLoadTimeout: () => void = () => undefined

  constructor(start: RendererSupervisorDeps) {
    this.#deps = start
    this.#cancelShowTimeout = start.clock.after(SHOW_TIMEOUT_MS, () => {
      start.window.show()
    })
  }

  /** Whether the page has started, and can receive events. */
  get isAlive(): boolean {
    return this.#isAlive
  }

  /** To be called when the page can be painted: shows the window, so that it appears without a flash. */
  onReadyToShow(): void {
    this.#cancelShowTimeout()
    this.#deps.window.show()
  }

  /** To be called when a page begins to load, by this process or by a click of the user. */
  onNavigation(address: string): void {
    this.#cancelLoadTimeout()
    this.#isAlive = false
    this.#showsErrorPage = ERROR_PAGE_REASONS.some((trouble) => this.#deps.errorPageUrlOf(trouble) === address)
    if (this.#showsErrorPage) return
    this.#cancelLoadTimeout = this.#deps.clock.after(LOAD_TIMEOUT_MS, () => {
      this.#deps.log('the page did not begin')
      this.#showErrorPage('silent')
    })
  }

  /** To be called when the page calls its host: it has started. */
  onCall(): void {
    if (this.#showsErrorPage) return
    this.#isAlive = true
    this.#cancelLoadTimeout()
  }

  /** To be called when the page's process has ended. @param reason Electron's reason */
  onProcessGone(reason: string): void {
    this.#reloadQuestion?.abort()
    if (this.#closed || reason === 'clean-exit') return
    this.#isAlive = false
    this.#deps.log(`the page's process is gone (${reason})`)
    const now = this.#deps.clock.now()
    this.#crashes = [...this.#crashes.filter((at) => now - at < CRASH_WINDOW_MS), now]
    if (this.#crashes.length > MAX_CRASHES) this.#showErrorPage('crashed')
    // Only after Electron has cleaned up the old one.
    else this.#deps.clock.after(0, () => this.#load(this.#deps.address))
  }

  /** To be called when the page or its preload script could not be loaded. @param code Chromium's error code, or `preload` */
  onLoadFailed(code: number | 'preload'): void {
    if (code === LOAD_ABORTED_CODE) return
    this.#deps.log(`the page could not be loaded (${String(code)})`)
    this.#showErrorPage('failed')
  }

  /** To be called when the page does not respond: asks the user whether to reload it. */
  onUnresponsive(): void {
    if (this.#reloadQuestion !== undefined) return
    const asking = new AbortController()
    this.#reloadQuestion = asking
    this.#deps.log('the page does not answer')
    this.#deps.window
      .confirmReload(asking.signal)
      .catch(() => false)
      .then((reload) => {
        this.#reloadQuestion = undefined
        if (reload && !asking.signal.aborted && !this.#closed) this.#deps.window.killRenderer()
      })
      .catch(() => undefined)
  }

  /** To be called when the page responds again: the question to the user is closed. */
  onResponsive(): void {
    this.#reloadQuestion?.abort()
  }

  /** To be called when the window is closed: nothing is loaded or shown any more. */
  onClosed(): void {
    this.#closed = true
    this.#cancelShowTimeout()
    this.#cancelLoadTimeout()
    this.#reloadQuestion?.abort()
  }

  /** An error page that fails as well is left as it is. */
  #showErrorPage(trouble: ErrorPageReason): void {
    this.#cancelLoadTimeout()
    if (this.#showsErrorPage) return
    this.#showsErrorPage = true
    this.#deps.clock.after(0, () => this.#load(this.#deps.errorPageUrlOf(trouble)))
  }

  #load(address: string): void {
    if (this.#closed) return
    this.#deps.window.load(address)
    this.#deps.window.show()
  }
}
