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
  readonly page: Page
  readonly #id: number
  readonly #host: WindowHost
  /** Main itself sends the page to this address: nobody is asked. */
  #sentTo: string | undefined
  /** Another page is being loaded. */
  #onItsWay = false
  #closing = false

  private constructor(page: Page, id: number, host: WindowHost) {
    this.page = page
    this.#id = id
    this.#host = host
  }

  static async open(
    context: BrowserContext,
    { window, width, height, preload }: WindowStart,
    host: WindowHost,
  ): Promise<DoubleWindow> {
    const page = await context.newPage()
    const self = new DoubleWindow(page, window, host)
    await page.setViewportSize({ width, height })
    await page.exposeBinding('__double', (_source, call: Call) => self.#forward(call))
    const script = SHIM.replace('__PLATFORM__', process.platform).replace('/*PRELOAD*/', () => preload)
    await page.addInitScript({ content: script })
    await page.route('**/*', (route) => self.#answer(route))
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) void self.#arrived()
    })
    page.on('popup', (popup) => void self.#refusePopup(popup))
    page.on('crash', () => void self.#tell('page-crashed'))
    page.on('close', () => {
      if (!self.#closing) void self.#tell('close-window')
    })
    return self
  }

  async goTo(url: string): Promise<void> {
    this.#sentTo = toPage(url)
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
