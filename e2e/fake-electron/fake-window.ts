/** A BrowserWindow of the fake Electron: a Chromium page with the built preload, whose requests main answers. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { toMainUrl, fromPageUrl, toPageUrl } from './addresses.ts'

const PRELOAD_SHIM = readFileSync(resolve(import.meta.dirname, 'page/preload-shim.js'), 'utf8')

/** The app that owns the window. */
export interface FakeWindowDeps {
  /** Sends a request to main; rejects if main answers with an error. */
  ask(what: string, fields: object): Promise<unknown>
  /** Whether main handles the requests of a scheme. */
  isServed(scheme: string): boolean
  /** Resolves when all messages that main has sent so far were delivered to its pages. */
  whenDelivered(): Promise<unknown>
  /** Called when the page was replaced after a crash. */
  onPageReplaced(page: Page): void
  /** Actions of pages that the fake does not implement: reported when the app is closed. */
  readonly faults: string[]
}

/** Calls from the preload. */
type PreloadCall =
  | { readonly what: 'invoke' | 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly what: 'open-window'; readonly url: string; readonly frameName: string }

interface SchemeResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

export interface FakeWindowOptions {
  readonly window: number
  readonly width: number
  readonly height: number
  readonly preload: string
}

export class FakeWindow {
  /** The page; replaced after its process has crashed. */
  page: Page
  readonly #context: BrowserContext
  readonly #options: FakeWindowOptions
  readonly #id: number
  readonly #deps: FakeWindowDeps
  /** Address of a navigation started by main, which needs no 'will-navigate'. */
  #expectedUrl: string | undefined
  /** A navigation is in progress. */
  #isNavigating = false
  #isClosing = false

  /** The page's session storage when its process crashed, or undefined while it is running. */
  #crashedSessionStorage: Readonly<Record<string, string>> | undefined

  private constructor(page: Page, context: BrowserContext, start: FakeWindowOptions, host: FakeWindowDeps) {
    this.page = page
    this.#context = context
    this.#options = start
    this.#id = start.window
    this.#deps = host
  }

  static async open(context: BrowserContext, start: FakeWindowOptions, host: FakeWindowDeps): Promise<FakeWindow> {
    const { width, height } = start
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    const self = new FakeWindow(page, context, start, host)
    await self.#setUpPage(page)
    return self
  }

  async #setUpPage(page: Page): Promise<void> {
    await page.exposeBinding('__double', (_source, call: PreloadCall) => this.#forwardToMain(call))
    const { preload } = this.#options
    const script = PRELOAD_SHIM.replace('__PLATFORM__', process.platform).replace('/*PRELOAD*/', () => preload)
    await page.addInitScript({ content: script })
    await page.route('**/*', (route) => this.#handleRequest(route))
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) void this.#onNavigated()
    })
    page.on('popup', (popup) => void this.#refusePopup(popup))
    page.on('crash', () => {
      this.#crashedSessionStorage ??= {}
      this.#isNavigating = false
      void this.#notifyMain('page-crashed')
    })
    page.on('close', () => {
      if (!this.#isClosing && this.#crashedSessionStorage === undefined) void this.#notifyMain('close-window')
    })
  }

  /** Crashes the page's process. Its session storage survives, as in Chromium. */
  async crash(): Promise<void> {
    this.#crashedSessionStorage = await this.page.evaluate((): Record<string, string> =>
      Object.fromEntries(Object.entries(sessionStorage)),
    )
    const crashed = new Promise((resolve) => this.page.once('crash', resolve))
    const chromium = await this.#context.newCDPSession(this.page)
    // The call is answered by the process that it ends.
    chromium.send('Page.crash').catch(() => undefined)
    await crashed
  }

  /** Playwright cannot use a page after its process has crashed: another page replaces it. */
  async #replaceCrashedPage(kept: Readonly<Record<string, string>>, url: string): Promise<void> {
    const old = this.page
    const page = await this.#context.newPage()
    await page.setViewportSize(old.viewportSize() ?? this.#options)
    const blank = new URL('/electron-double-blank', url).href
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(blank)
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, kept)
    await page.unroute(blank)
    await this.#setUpPage(page)
    this.page = page
    await old.close()
    this.#crashedSessionStorage = undefined
    this.#deps.onPageReplaced(page)
  }

  async goTo(url: string): Promise<void> {
    this.#expectedUrl = toPageUrl(url)
    if (this.#crashedSessionStorage !== undefined)
      await this.#replaceCrashedPage(this.#crashedSessionStorage, this.#expectedUrl)
    await this.page.goto(this.#expectedUrl, { waitUntil: 'load' })
  }

  async reload(): Promise<void> {
    this.#expectedUrl = this.page.url()
    await this.page.reload()
  }

  /** Delivers a message of main to the page's listeners. */
  sendToPage(channel: string, args: readonly unknown[]): Promise<void> {
    return this.page.evaluate(
      ([name, values]) => {
        const page = globalThis as unknown as Record<symbol, ((channel: string, args: unknown) => void) | undefined>
        page[Symbol.for('electron-double.push')]?.(name, values)
      },
      [channel, args] as const,
    )
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.page.close().catch(() => undefined)
  }

  /** Forwards a call of the preload to main. Errors are returned as values and thrown in the page. */
  async #forwardToMain(call: PreloadCall): Promise<{ value?: unknown; error?: { name: string; message: string } }> {
    if (call.what === 'open-window') {
      await this.#refuseWindow(call.url, call.frameName)
      return {}
    }
    try {
      const value = await this.#deps.ask(call.what, { ...call, window: this.#id, url: toMainUrl(this.page.url()) })
      // Updates that main sent before the answer are delivered first.
      await this.#deps.whenDelivered()
      return { value }
    } catch (error) {
      const { name, message } = error as Error
      return { error: { name, message } }
    }
  }

  async #handleRequest(route: Route): Promise<void> {
    const request = route.request()
    try {
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) {
        if (!(await this.#mayNavigate(request.url()))) {
          // Status 204 leaves the page where it is.
          await route.fulfill({ status: 204 })
          return
        }
        this.#isNavigating = true
        await this.#notifyMain('did-start-navigation', { url: toMainUrl(request.url()) })
      }
      const address = fromPageUrl(request.url())
      if (address === undefined) await route.continue()
      else if (!this.#deps.isServed(address.scheme)) await route.abort('failed')
      else await this.#serveFromMain(route, address.scheme, address.url)
    } catch {
      // Main or the page was closed while it was loading.
      await route.abort().catch(() => undefined)
    }
  }

  async #serveFromMain(route: Route, scheme: string, url: string): Promise<void> {
    const request = route.request()
    const body = request.postDataBuffer()
    const message = { scheme, url: url.replace(/#.*$/, ''), method: request.method(), headers: request.headers(), body }
    const { status, headers, body: bytes } = (await this.#deps.ask('request', message)) as SchemeResponse
    await route.fulfill({ status, headers, body: Buffer.from(bytes) })
  }

  /** Whether the page may navigate: asks main, unless main started the navigation or it is a reload. */
  async #mayNavigate(url: string): Promise<boolean> {
    const bare = (address: string | undefined) => address?.replace(/#.*$/, '')
    if (bare(url) === bare(this.#expectedUrl) || bare(url) === bare(this.page.url())) {
      this.#expectedUrl = undefined
      return true
    }
    const answer = await this.#deps.ask('will-navigate', { window: this.#id, url: toMainUrl(url) })
    return !(answer as { prevented: boolean }).prevented
  }

  async #onNavigated(): Promise<void> {
    // A navigation within the page, or the initial empty document.
    if (!this.#isNavigating) return
    this.#isNavigating = false
    await this.#notifyMain('did-navigate', { url: toMainUrl(this.page.url()) })
  }

  /** Links with a target and window.open ask main first (page/preload-shim.js); this window was opened another way. */
  async #refusePopup(popup: Page): Promise<void> {
    await popup.close()
    this.#deps.faults.push('electron double: a page opened a window in a way that is not implemented')
  }

  /** Main decides whether the page may open another window; only 'deny' is implemented. */
  async #refuseWindow(url: string, frameName: string): Promise<void> {
    try {
      await this.#deps.ask('open-window', { window: this.#id, url: toMainUrl(url), frameName })
    } catch (error) {
      this.#deps.faults.push((error as Error).message)
    }
  }

  async #notifyMain(what: string, fields: object = {}): Promise<void> {
    await this.#deps.ask(what, { ...fields, window: this.#id }).catch(() => undefined)
  }
}
