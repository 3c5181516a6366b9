/**
 * Fake Electron: runs the *built* main in a child process with a fake module 'electron'. Each of its windows is a Chromium page
 * owned by the test, where the *built* preload runs before the page's scripts. It implements the parts of Playwright's
 * ElectronApplication that the tests use.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type * as Electron from 'electron'
import { FakeWindow, type FakeWindowOptions } from './fake-window.ts'
import { createMessageChannel } from './message-channel.mjs'

/** Milliseconds after which main is killed if it does not exit. */
const QUIT_TIMEOUT_MS = 10_000

/** Messages and requests from main. */
type MainMessage =
  | ({ readonly what: 'window' } & FakeWindowOptions)
  | { readonly what: 'goto'; readonly window: number; readonly url: string }
  | { readonly what: 'reload' | 'crash' | 'close-window'; readonly window: number }
  | { readonly what: 'execute'; readonly window: number; readonly code: string }
  | { readonly what: 'push'; readonly window: number; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly what: 'resize'; readonly window: number; readonly width: number; readonly height: number }
  | { readonly what: 'scheme'; readonly scheme: string }
  | { readonly what: 'theme'; readonly dark?: boolean }
  | { readonly what: 'fault'; readonly words: string }
  | { readonly what: 'leaving'; readonly code: number }

export interface FakeElectronOptions {
  readonly browser: Browser
  /** Folder with the app's package.json. */
  readonly folder: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Holds the pages' storage too, like the profile of a real app. */
  readonly userData: string
  /** Working directory; absent: the app's folder. */
  readonly cwd?: string
  /** Command that runs Node on another machine; absent: on this machine. */
  readonly node?: string
  /** Files that macOS passes before the app is ready. */
  readonly openFiles?: readonly string[]
}

export class FakeElectronApp extends EventEmitter {
  readonly #child: ChildProcess
  readonly #context: BrowserContext
  readonly #storage: string
  readonly #windows = new Map<number, Promise<FakeWindow>>()
  readonly #pages: Page[] = []
  /** Actions of pages that the fake does not implement, and unexpected calls of main. */
  readonly #faults: string[] = []
  readonly #schemes = new Set<string>()
  #lastDelivery: Promise<unknown> = Promise.resolve()
  readonly #channel
  /** Main announced its exit, or the test ended it: any other exit is a crash. */
  #isExitExpected = false
  #outputText = ''

  constructor(child: ChildProcess, context: BrowserContext, storage: string) {
    super()
    this.#child = child
    this.#context = context
    this.#storage = storage
    const post = (message: object): void => {
      if (child.connected) child.send(message, () => undefined)
    }
    this.#channel = createMessageChannel(post, (message: MainMessage) => this.#handleMessage(message))
    child.on('message', (message) => void this.#channel.receive(message))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (this.#outputText += String(data)))
    child.once('close', () => {
      this.#channel.cut('main has ended')
      void this.#closePagesOnce()
    })
  }

  process(): ChildProcess {
    return this.#child
  }

  windows(): Page[] {
    return this.#pages.filter((page) => !page.isClosed())
  }

  /** Everything that main printed. */
  output(): string {
    return this.#outputText
  }

  firstWindow(): Promise<Page> {
    const [first] = this.windows()
    if (first !== undefined) return Promise.resolve(first)
    return new Promise((resolvePage, reject) => {
      this.once('window', resolvePage)
      this.once('close', () => {
        reject(new Error(`main ended before its first window:\n${this.#outputText}`))
      })
    })
  }

  /** Runs a function in main with the module 'electron'. */
  evaluate<R, A = undefined>(body: (electron: typeof Electron, argument: A) => R, argument?: A): Promise<Awaited<R>> {
    return this.#channel.ask('evaluate', { source: body.toString(), argument }) as Promise<Awaited<R>>
  }

  /** Opens a file with the app, as the Finder does. */
  async openFile(path: string): Promise<void> {
    await this.#channel.ask('open-file', { path })
  }

  /** Opens a link with the app, as macOS does. */
  async openLink(address: string): Promise<void> {
    await this.#channel.ask('open-url', { address })
  }

  /** Quits as a user does, and waits until everything is saved. @throws Error if main had crashed */
  async close(): Promise<void> {
    if (this.#isRunning()) {
      const ended = once(this.#child, 'close')
      this.#channel.ask('quit').catch(() => undefined)
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), QUIT_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    }
    await this.#closePagesOnce()
    if (!this.#isExitExpected)
      throw new Error(`main ended with code ${String(this.#child.exitCode)}:\n${this.#outputText}`)
    if (this.#faults.length > 0) throw new Error(this.#faults.join('\n'))
  }

  /** Kills main, as a crash or a power cut does, and closes its pages. */
  async kill(): Promise<void> {
    this.#isExitExpected = true
    if (this.#isRunning()) {
      const ended = once(this.#child, 'close')
      this.#child.kill('SIGKILL')
      await ended
    }
    await this.#closePagesOnce()
  }

  #isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  #pagesClosed: Promise<void> | undefined
  #closePagesOnce(): Promise<void> {
    this.#pagesClosed ??= this.#closePages()
    return this.#pagesClosed
  }

  async #closePages(): Promise<void> {
    if (this.#isExitExpected) await this.#context.storageState({ path: this.#storage }).catch(() => undefined)
    await this.#context.close().catch(() => undefined)
    this.emit('close')
  }

  async #window(id: number): Promise<FakeWindow> {
    const window = await this.#windows.get(id)
    if (window === undefined) throw new Error(`no window ${String(id)}`)
    return window
  }

  async #handleMessage(message: MainMessage): Promise<unknown> {
    switch (message.what) {
      case 'window':
        return this.#openWindow(message)
      case 'goto':
        return (await this.#window(message.window)).goTo(message.url)
      case 'reload':
        return (await this.#window(message.window)).reload()
      case 'crash':
        return (await this.#window(message.window)).crash()
      case 'execute':
        return (await this.#window(message.window)).page.evaluate(message.code)
      case 'push':
        this.#queuePush(message.window, message.channel, message.args)
        return undefined
      case 'resize':
        await (
          await this.#window(message.window)
        ).page.setViewportSize({ width: message.width, height: message.height })
        return undefined
      case 'close-window': {
        const window = await this.#window(message.window)
        this.#windows.delete(message.window)
        return window.close()
      }
      case 'scheme':
        this.#schemes.add(message.scheme)
        return undefined
      case 'theme': {
        const colorScheme = message.dark === undefined ? null : message.dark ? 'dark' : 'light'
        for (const page of this.windows()) await page.emulateMedia({ colorScheme })
        return undefined
      }
      case 'fault':
        this.#faults.push(message.words)
        return undefined
      case 'leaving':
        this.#isExitExpected = message.code === 0
        return undefined
    }
  }

  /** Queues a message synchronously, so that messages arrive in the order in which main sent them. */
  #queuePush(window: number, channel: string, args: readonly unknown[]): void {
    const deliver = async (): Promise<void> => (await this.#window(window)).sendToPage(channel, args)
    // A page that is closing or navigating misses the message, as a real page does.
    this.#lastDelivery = this.#lastDelivery.then(deliver).catch(() => undefined)
  }

  async #openWindow(start: FakeWindowOptions): Promise<void> {
    const ask = (what: string, fields: object) => this.#channel.ask(what, fields)
    const host = {
      ask,
      isServed: (scheme: string) => this.#schemes.has(scheme),
      whenDelivered: () => this.#lastDelivery,
      faults: this.#faults,
      onPageReplaced: (page: Page) => {
        this.#pages.push(page)
        this.emit('window', page)
      },
    }
    const opening = FakeWindow.open(this.#context, start, host)
    this.#windows.set(start.window, opening)
    const { page } = await opening
    this.#pages.push(page)
    this.emit('window', page)
  }
}

/** Starts the built app on the fake Electron. */
export async function launchFakeElectron({
  browser,
  folder,
  args,
  env = {},
  userData,
  cwd,
  node,
  openFiles = [],
}: FakeElectronOptions): Promise<FakeElectronApp> {
  const storage = join(userData, 'electron-double-storage.json')
  const context = await browser.newContext(existsSync(storage) ? { storageState: storage } : {})
  const here = (name: string) => resolve(import.meta.dirname, name)
  const { ELECTRON_RENDERER_URL: _dev, NODE_OPTIONS: _options, ...inherited } = process.env
  const child = fork(here('boot.mjs'), [...args], {
    cwd: cwd ?? folder,
    execPath: node ?? process.execPath,
    serialization: 'advanced',
    execArgv: ['register.mjs', ...(node === undefined ? ['loopback.mjs'] : [])].flatMap((name) => [
      '--import',
      here(name),
    ]),
    env: { ...inherited, ...env, DOUBLE_APP: folder, DOUBLE_OPEN_FILES: JSON.stringify(openFiles) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return new FakeElectronApp(child, context, storage)
}
