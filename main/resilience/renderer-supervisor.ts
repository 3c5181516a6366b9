/**
 * The page in our window, as far as it may fail: its process dies, it does not answer, it cannot be loaded, or it never
 * begins. It is loaded anew, three times a minute at most; then a plain page says what is wrong. The window is shown
 * in any case. What it does to Electron's events stands in electron-page.ts.
 */
import type { Clock } from '../base/clock.ts'

/** What a plain page tells. */
export const RENDERER_FAILURES = ['crashed', 'failed', 'silent'] as const
export type RendererFailure = (typeof RENDERER_FAILURES)[number]

export interface SupervisedWindow {
  /** Shows the window, if it is not shown yet. */
  show(): void
  load(address: string): void
  /** Ends the page's process: all that helps one that does not answer. */
  end(): void
  /** Asks whether to wait for it. @param signal the question is in vain @returns whether it is to be loaded anew */
  asksToReload(signal: AbortSignal): Promise<boolean>
}

export interface RendererSupervisorDeps {
  readonly clock: Clock
  readonly log: (entry: string) => void
  readonly window: SupervisedWindow
  /** The start page. */
  readonly address: string
  readonly troubleAt: (trouble: RendererFailure) => string
}

const CRASH_WINDOW_MS = 60_000
const MAX_CRASHES = 3
/** Milliseconds after which the window is shown, whatever is in it, and a page that does not begin is given up. */
const SHOW_TIMEOUT_MS = 5000
const LOAD_TIMEOUT_MS = 30_000
/** Chromium's code of a load that another one has taken the place of. */
const LOAD_ABORTED_CODE = -3

export class RendererSupervisor {
  readonly #deps: RendererSupervisorDeps
  #crashes: readonly number[] = []
  #isAlive = false
  /** A plain page is shown, or on its way. */
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

  /** Whether the page has begun, and may be told something. */
  get lives(): boolean {
    return this.#isAlive
  }

  /** It can be shown without a flash. */
  ready(): void {
    this.#cancelShowTimeout()
    this.#deps.window.show()
  }

  /** An address is being loaded, by us or by whoever clicked. */
  began(address: string): void {
    this.#cancelLoadTimeout()
    this.#isAlive = false
    this.#showsErrorPage = RENDERER_FAILURES.some((trouble) => this.#deps.troubleAt(trouble) === address)
    if (this.#showsErrorPage) return
    this.#cancelLoadTimeout = this.#deps.clock.after(LOAD_TIMEOUT_MS, () => {
      this.#deps.log('the page did not begin')
      this.#showErrorPage('silent')
    })
  }

  /** The page has asked its host something. */
  heard(): void {
    if (this.#showsErrorPage) return
    this.#isAlive = true
    this.#cancelLoadTimeout()
  }

  /** @param reason as Electron has it */
  gone(reason: string): void {
    this.#reloadQuestion?.abort()
    if (this.#closed || reason === 'clean-exit') return
    this.#isAlive = false
    this.#deps.log(`the page's process is gone (${reason})`)
    const now = this.#deps.clock.now()
    this.#crashes = [...this.#crashes.filter((at) => now - at < CRASH_WINDOW_MS), now]
    if (this.#crashes.length > MAX_CRASHES) this.#showErrorPage('crashed')
    // Not while Electron still clears up after the old one.
    else this.#deps.clock.after(0, () => this.#load(this.#deps.address))
  }

  /** The page, or what it needs before it begins, could not be loaded. */
  failed(code: number | 'preload'): void {
    if (code === LOAD_ABORTED_CODE) return
    this.#deps.log(`the page could not be loaded (${String(code)})`)
    this.#showErrorPage('failed')
  }

  hangs(): void {
    if (this.#reloadQuestion !== undefined) return
    const asking = new AbortController()
    this.#reloadQuestion = asking
    this.#deps.log('the page does not answer')
    this.#deps.window
      .asksToReload(asking.signal)
      .catch(() => false)
      .then((reload) => {
        this.#reloadQuestion = undefined
        if (reload && !asking.signal.aborted && !this.#closed) this.#deps.window.end()
      })
      .catch(() => undefined)
  }

  answersAgain(): void {
    this.#reloadQuestion?.abort()
  }

  closed(): void {
    this.#closed = true
    this.#cancelShowTimeout()
    this.#cancelLoadTimeout()
    this.#reloadQuestion?.abort()
  }

  /** A plain page that fails as well is left as it is. */
  #showErrorPage(trouble: RendererFailure): void {
    this.#cancelLoadTimeout()
    if (this.#showsErrorPage) return
    this.#showsErrorPage = true
    this.#deps.clock.after(0, () => this.#load(this.#deps.troubleAt(trouble)))
  }

  #load(address: string): void {
    if (this.#closed) return
    this.#deps.window.load(address)
    this.#deps.window.show()
  }
}
