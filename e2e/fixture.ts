/**
 * How the specs get at the app: on real Electron where its program is installed, else on the stand-in (double/), and
 * without Electron through out/main/headless.js and a browser. Nothing that a test starts outlives it.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, _electron, chromium, type Browser, type Page } from '@playwright/test'
import type * as Electron from 'electron'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../build/lib/browser.mjs'
import { electronBinary, hasDisplay } from '../build/lib/electron.mjs'
import { nodeBinary, ROOT } from '../build/lib/project.mjs'
import { launchDouble, type DoubleApp, type DoubleStart } from './double/launch.ts'

export { expect } from '@playwright/test'

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The app in a window of its own. */
export interface App {
  firstWindow(): Promise<Page>
  windows(): Page[]
  /** Runs a function in main, given the module 'electron'. It sees nothing of the test but its argument. */
  evaluate<R, A = undefined>(body: (electron: typeof Electron, argument: A) => R, argument?: A): Promise<Awaited<R>>
  process(): ChildProcess
  /** Opens a file with the app, as the Finder of a Mac does. */
  openFile(path: string): Promise<void>
  /** Opens a link with the app, as a Mac does. */
  openLink(address: string): Promise<void>
  /** Quits as a person does. */
  close(): Promise<void>
  /** SIGKILL: nothing can be written any more. */
  kill(): Promise<void>
}

export interface AppStart {
  /** The folder of saves and settings; absent: a new one. */
  readonly userData?: string
  /** More arguments, such as `--seed S --pace 0`. */
  readonly args?: readonly string[]
  readonly viewport?: Viewport
  /** From where it is started; absent: the project's folder. */
  readonly cwd?: string
}

// ----------------------------------------------------------------------------------------------- what must be tidied up

const folders: string[] = []
const apps = new Set<Pick<App, 'kill'>>()
let sharedBrowser: Promise<Browser> | undefined

/**
 * A new folder for saves and settings. Most specs play whole games, in which nobody reads.
 * @param staged whether great moments wait
 * @param motion as in the settings: 2 is quick; 0: nothing travels, and no words stay until they can be read
 * @param asks whether what is final asks first
 * @param textScale how large words are
 * @param volume of all that is heard
 * @param hints whether what is new explains itself once
 */
export function newProfile({
  staged = false,
  motion = 0,
  asks = true,
  textScale = 1,
  volume = 0,
  hints = false,
} = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-e2e-'))
  folders.push(folder)
  const preferences = {
    ...(staged ? {} : { stageMoments: false }),
    motion,
    volume,
    hints,
    ...(asks ? {} : { confirmFinal: false }),
    ...(textScale === 1 ? {} : { textScale }),
  }
  writeFileSync(join(folder, 'settings.json'), `${JSON.stringify({ preferences })}\n`)
  return folder
}

/**
 * A whole Chromium lays two hidden pages beside every window, for what may be typed into its address bar: a third of what
 * a start costs. The list replaces Playwright's own, whose names follow.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...[
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
  ],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
]

/** The Chromium of this worker. Its sandbox refuses to run as root. */
function browserOfWorker(): Promise<Browser> {
  sharedBrowser ??= (async () => {
    const executablePath = await findChromium()
    if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM)
    const args = [`--disable-features=${WITHOUT.join(',')}`]
    return chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
  })()
  return sharedBrowser
}

/** A page of its own, without the app. */
export async function newPage(): Promise<Page> {
  const context = await (await browserOfWorker()).newContext()
  return context.newPage()
}

/** What is ended with the test, however that goes. */
export function endLater(end: () => Promise<void>): void {
  apps.add({ kill: end })
}

function keep<T extends App>(app: T): T {
  apps.add(app)
  return app
}

// ------------------------------------------------------------------------------------------------------------ launching

/** The program of Electron on which the tests run; undefined: the stand-in. */
function electronToUse(): string | undefined {
  const wanted = process.env['SAMSARA_E2E']
  if (wanted === 'double') return undefined
  const path = electronBinary()
  if (wanted === 'electron' && path === undefined) throw new Error('Electron is missing: npx install-electron')
  return wanted === 'electron' || hasDisplay() ? path : undefined
}

/** Starts the built app. */
export async function launchApp({
  userData = newProfile(),
  args = [],
  viewport,
  cwd = ROOT,
}: AppStart = {}): Promise<App> {
  const all = [`--user-data-dir=${userData}`, '--profile', userData, ...args]
  const binary = electronToUse()
  const app =
    binary === undefined
      ? await launchStandIn({ folder: ROOT, args: all, userData, cwd })
      : keep(await launchReal(binary, all, cwd))
  if (viewport !== undefined) await (await app.firstWindow()).setViewportSize(viewport)
  return app
}

/** Starts any app on the stand-in: how its own spec tries it. */
export async function launchStandIn(start: Omit<DoubleStart, 'browser'>): Promise<DoubleApp> {
  return keep(await launchDouble({ ...start, browser: await browserOfWorker() }))
}

async function launchReal(executablePath: string, args: readonly string[], cwd: string): Promise<App> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({ executablePath, cwd, args: [...sandbox, ROOT, ...args] })
  return {
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate: (body, argument) => app.evaluate(body as never, argument as never),
    process: () => app.process(),
    openFile: (path) =>
      app.evaluate(({ app: main }, file) => {
        main.emit('open-file', { preventDefault: () => undefined }, file)
      }, path),
    openLink: (link) =>
      app.evaluate(({ app: main }, address) => {
        main.emit('open-url', { preventDefault: () => undefined }, address)
      }, link),
    close: () => app.close(),
    async kill() {
      if (app.process().exitCode !== null || app.process().signalCode !== null) return
      const closed = app.waitForEvent('close')
      app.process().kill('SIGKILL')
      await closed
    },
  }
}

/** The app without Electron. */
export interface Headless {
  /** The address that it printed first; its key lets in one page. */
  readonly url: string
  /** Presses Enter in its terminal. @returns the address that it prints */
  newAddress(): Promise<string>
  /** All that it wrote to its terminal. */
  output(): string
  /** Opens a page of a browser that was never here before, with an address of its own. @param options.fingers a phone or tablet: it has no mouse */
  open(options?: { readonly viewport?: Viewport; readonly url?: string; readonly fingers?: boolean }): Promise<Page>
  /** Ends it as Ctrl-C does, and waits. */
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

const addressesIn = (said: string): string[] => [...said.matchAll(/^Samsara is at (\S+)$/gm)].map(([, url = '']) => url)

/** Starts out/main/headless.js of a checkout (`cwd`) on a free port, on this machine or within another. @throws with its own words when it does not come up */
export async function launchHeadless({
  userData = newProfile(),
  args = [],
  cwd = ROOT,
  within,
}: Omit<AppStart, 'viewport'> & {
  readonly within?: (words: readonly string[]) => readonly string[]
} = {}): Promise<Headless> {
  const flags = ['--port', '0', '--profile', userData, '--no-open', ...args]
  const headless = join(cwd, 'out/main/headless.js')
  const guard = ['--import', join(ROOT, 'e2e/double/loopback.mjs')]
  const [program = '', ...command] = within?.([nodeBinary(), headless, ...flags]) ?? [
    nodeBinary(),
    ...guard,
    headless,
    ...flags,
  ]
  const child = spawn(program, command, { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }
  const kill = () => end('SIGKILL')
  apps.add({ kill })
  /** The address that is printed after those of before. */
  const nextAddress = (before = addressesIn(said).length): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const address = addressesIn(said)[before]
        if (address !== undefined) resolve(address)
        else child.stdout.once('data', () => setImmediate(look))
      }
      look()
      child.once('close', () => {
        reject(new Error(`headless.js ended:\n${said}`))
      })
    })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const url = await nextAddress()
  const newAddress = (): Promise<string> => {
    const address = nextAddress()
    child.stdin.write('\n')
    return address
  }
  return {
    url,
    newAddress,
    output: () => said,
    async open({ viewport = { width: 1280, height: 800 }, url: address, fingers = false } = {}) {
      const context = await (await browserOfWorker()).newContext({ viewport, hasTouch: fingers, isMobile: fingers })
      const page = await context.newPage()
      await page.goto(address ?? (await newAddress()))
      return page
    },
    stop: () => end('SIGINT'),
    kill,
  }
}

// ------------------------------------------------------------------------------------------------------------- fixtures

interface TestFixtures {
  /** The app, freshly started with an empty profile. */
  readonly app: App
  /** Its window. */
  readonly page: Page
  readonly tidyTest: undefined
}

export const test = base.extend<TestFixtures, { readonly tidyWorker: undefined }>({
  app: async ({}, use) => {
    const app = await launchApp()
    await use(app)
    await app.close()
  },
  page: async ({ app }, use) => {
    await use(await app.firstWindow())
  },
  tidyTest: [
    async ({}, use) => {
      await use(undefined)
      await Promise.all([...apps].map((app) => app.kill()))
      apps.clear()
      const contexts = sharedBrowser === undefined ? [] : (await sharedBrowser).contexts()
      await Promise.all(contexts.map((context) => context.close()))
    },
    { auto: true },
  ],
  tidyWorker: [
    async ({}, use) => {
      await use(undefined)
      await (await sharedBrowser)?.close()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
    { auto: true, scope: 'worker' },
  ],
})
