/** A BrowserWindow of the stand-in: a page of Chromium with the built preload in it and main behind its requests. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { asMainSees, fromPage, toPage } from './addresses.ts'

const SHIM = readFileSync(resolve(import.meta.dirname, 'page/preload-shim.js'), 'utf8')

/** The app that a window belongs to. */
export interface WindowHost {
  /** Asks main; the answer may be an error. */
  ask(what: string, fields: object): Promise<unknown>
  /** Whether main answers the requests of a scheme. */
  isServed(scheme: string): boolean
  /** Until everything that main sent so far has reached its page. */
  delivered(): Promise<unknown>
  /** A window has another page. */
  began(page: Page): void
  /** What a page did and the stand-in cannot do: reported when the app is closed. */
  readonly faults: string[]
}

/** What the preload calls. */
type Call =
  | { readonly what: 'invoke' | 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly what: 'open-window'; readonly url: string; readonly frameName: string }

interface Served {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

export interface WindowStart {
  readonly window: number
  readonly width: number
  readonly height: number
  readonly preload: string
}

export class DoubleWindow {
  /** The page in it; another one after its process has died. */
  page: Page
  readonly #context: BrowserContext
  readonly #start: WindowStart
  readonly #id: number
  readonly #host: WindowHost
  /** Main itself sends the page to this address: nobody is asked. */
  #sentTo: string | undefined
  /** Another page is being loaded. */
  #onItsWay = false
  #closing = false

  /** What the page had stored for its session when its process died; undefined: it lives. */
  #died: Readonly<Record<string, string>> | undefined

  private constructor(page: Page, context: BrowserContext, start: WindowStart, host: WindowHost) {
    this.page = page
    this.#context = context
    this.#start = start
    this.#id = start.window
    this.#host = host
  }

  static async open(context: BrowserContext, start: WindowStart, host: WindowHost): Promise<DoubleWindow> {
    const { width, height } = start
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    const self = new DoubleWindow(page, context, start, host)
    await self.#furnish(page)
    return self
  }

  async #furnish(page: Page): Promise<void> {
    await page.exposeBinding('__double', (_source, call: Call) => this.#forward(call))
    const { preload } = this.#start
    const script = SHIM.replace('__PLATFORM__', process.platform).replace('/*PRELOAD*/', () => preload)
    await page.addInitScript({ content: script })
    await page.route('**/*', (route) => this.#answer(route))
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) void this.#arrived()
    })
    page.on('popup', (popup) => void this.#refusePopup(popup))
    page.on('crash', () => {
      this.#died ??= {}
      this.#onItsWay = false
      void this.#tell('page-crashed')
    })
    page.on('close', () => {
      if (!this.#closing && this.#died === undefined) void this.#tell('close-window')
    })
  }

  /** Ends the page's process. What it stored for its session outlives that, as in Chromium. */
  async crash(): Promise<void> {
    this.#died = await this.page.evaluate((): Record<string, string> =>
      Object.fromEntries(Object.entries(sessionStorage)),
    )
    const crashed = new Promise((resolve) => this.page.once('crash', resolve))
    const chromium = await this.#context.newCDPSession(this.page)
    // The answer comes from whom it ends.
    chromium.send('Page.crash').catch(() => undefined)
    await crashed
  }

  /** Playwright follows no page whose process has died: another one takes its place. */
  async #begin(kept: Readonly<Record<string, string>>, url: string): Promise<void> {
    const old = this.page
    const page = await this.#context.newPage()
    await page.setViewportSize(old.viewportSize() ?? this.#start)
    const blank = new URL('/electron-double-blank', url).href
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(blank)
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, kept)
    await page.unroute(blank)
    await this.#furnish(page)
    this.page = page
    await old.close()
    this.#died = undefined
    this.#host.began(page)
  }

  async goTo(url: string): Promise<void> {
    this.#sentTo = toPage(url)
    if (this.#died !== undefined) await this.#begin(this.#died, this.#sentTo)
    await this.page.goto(this.#sentTo, { waitUntil: 'load' })
  }

  async reload(): Promise<void> {
    this.#sentTo = this.page.url()
    await this.page.reload()
  }

  /** Hands a message of main to the page's listeners. */
  push(channel: string, args: readonly unknown[]): Promise<void> {
    return this.page.evaluate(
      ([name, values]) => {
        const page = globalThis as unknown as Record<symbol, ((channel: string, args: unknown) => void) | undefined>
        page[Symbol.for('electron-double.push')]?.(name, values)
      },
      [channel, args] as const,
    )
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.page.close().catch(() => undefined)
  }

  /** Hands a call of the preload to main. An error is a value here, and thrown in the page. */
  async #forward(call: Call): Promise<{ value?: unknown; error?: { name: string; message: string } }> {
    if (call.what === 'open-window') {
      await this.#refuseWindow(call.url, call.frameName)
      return {}
    }
    try {
      const value = await this.#host.ask(call.what, { ...call, window: this.#id, url: asMainSees(this.page.url()) })
      // An answer never overtakes an update that main sent before it.
      await this.#host.delivered()
      return { value }
    } catch (error) {
      const { name, message } = error as Error
      return { error: { name, message } }
    }
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    try {
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) {
        if (!(await this.#mayGo(request.url()))) {
          // 'No content' leaves the page where it is.
          await route.fulfill({ status: 204 })
          return
        }
        this.#onItsWay = true
        await this.#tell('did-start-navigation', { url: asMainSees(request.url()) })
      }
      const address = fromPage(request.url())
      if (address === undefined) await route.continue()
      else if (!this.#host.isServed(address.scheme)) await route.abort('failed')
      else await this.#serve(route, address.scheme, address.url)
    } catch {
      // Main has ended, or the page, while it was loading.
      await route.abort().catch(() => undefined)
    }
  }

  async #serve(route: Route, scheme: string, url: string): Promise<void> {
    const request = route.request()
    const body = request.postDataBuffer()
    const message = { scheme, url: url.replace(/#.*$/, ''), method: request.method(), headers: request.headers(), body }
    const { status, headers, body: bytes } = (await this.#host.ask('request', message)) as Served
    await route.fulfill({ status, headers, body: Buffer.from(bytes) })
  }

  /** A page that wants to go elsewhere by itself: main is asked, unless it sent the page, or it is loaded again. */
  async #mayGo(url: string): Promise<boolean> {
    const bare = (address: string | undefined) => address?.replace(/#.*$/, '')
    if (bare(url) === bare(this.#sentTo) || bare(url) === bare(this.page.url())) {
      this.#sentTo = undefined
      return true
    }
    const answer = await this.#host.ask('will-navigate', { window: this.#id, url: asMainSees(url) })
    return !(answer as { prevented: boolean }).prevented
  }

  async #arrived(): Promise<void> {
    // A jump within the page, or its first emptiness.
    if (!this.#onItsWay) return
    this.#onItsWay = false
    await this.#tell('did-navigate', { url: asMainSees(this.page.url()) })
  }

  /** Links with a target and window.open ask main first (page/preload-shim.js): this came another way. */
  async #refusePopup(popup: Page): Promise<void> {
    await popup.close()
    this.#host.faults.push('electron double: a page opened a window in a way that is not implemented')
  }

  /** Main decides whether the page may open another window; only 'deny' is implemented. */
  async #refuseWindow(url: string, frameName: string): Promise<void> {
    try {
      await this.#host.ask('open-window', { window: this.#id, url: asMainSees(url), frameName })
    } catch (error) {
      this.#host.faults.push((error as Error).message)
    }
  }

  async #tell(what: string, fields: object = {}): Promise<void> {
    await this.#host.ask(what, { ...fields, window: this.#id }).catch(() => undefined)
  }
}
