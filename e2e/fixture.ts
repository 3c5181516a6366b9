/**
 * Gives specs access to the app: on real Electron if its executable is installed, otherwise on the fake (fake-electron/). Without
 * Electron: headless-host.ts. Everything that a test starts ends with it (cleanup.ts).
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test as base, _electron, type Page } from '@playwright/test'
import type * as Electron from 'electron'
import { electronBinary, hasDisplay } from '../build/lib/electron.mjs'
import { ROOT } from '../build/lib/project.mjs'
import { launchFakeElectron, type FakeElectronApp, type FakeElectronOptions } from './fake-electron/launch.ts'
import { browserOfWorker, onCleanup, createProfile, cleanUpTest, cleanUpWorker } from './cleanup.ts'

export { expect } from '@playwright/test'
export { createProfile } from './cleanup.ts'

export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The app in a window of its own. */
export interface TestApp {
  firstWindow(): Promise<Page>
  windows(): Page[]
  /** Runs a function in main with the module 'electron'. It can access only its argument. */
  evaluate<R, A = undefined>(body: (electron: typeof Electron, argument: A) => R, argument?: A): Promise<Awaited<R>>
  process(): ChildProcess
  /** Opens a file with the app, as the Finder does. */
  openFile(path: string): Promise<void>
  /** Opens a link with the app, as macOS does. */
  openLink(address: string): Promise<void>
  /** Quits as a user does. */
  close(): Promise<void>
  /** SIGKILL: the app cannot write anything afterwards. */
  kill(): Promise<void>
}

export interface LaunchOptions {
  /** Profile folder with saves and settings; absent: a new one. */
  readonly userData?: string
  /** Additional arguments, such as `--seed S --pace 0`. */
  readonly args?: readonly string[]
  readonly viewport?: WindowSize
  /** Working directory; absent: the project's folder. */
  readonly cwd?: string
}

function killOnCleanup<T extends TestApp>(app: T): T {
  onCleanup(() => app.kill())
  return app
}

// ------------------------------------------------------------------------------------------------------------ launching

/** Chromium's sandbox does not run as root. */
const isRoot = process.getuid?.() === 0

/** A packaged app extracted from its archive; undefined: this project's build. Runs on the fake Electron. */
const PACKED_APP = process.env['SAMSARA_APP']

/** Electron's executable for the tests; undefined: the fake. */
function electronToUse(): string | undefined {
  const wanted = process.env['SAMSARA_E2E']
  if (wanted === 'double' || PACKED_APP !== undefined) return undefined
  const path = electronBinary()
  if (wanted === 'electron' && path === undefined) throw new Error('Electron is missing: npx install-electron')
  return wanted === 'electron' || hasDisplay() ? path : undefined
}

/** Starts the built app. */
export async function launchApp({
  userData = createProfile(),
  args = [],
  viewport,
  cwd = ROOT,
}: LaunchOptions = {}): Promise<TestApp> {
  const all = appArguments(userData, args)
  const binary = electronToUse()
  const app =
    binary === undefined
      ? await launchOnFakeElectron({ folder: PACKED_APP ?? ROOT, args: all, userData, cwd })
      : killOnCleanup(await launchOnElectron(binary, all, cwd))
  if (viewport !== undefined) await (await app.firstWindow()).setViewportSize(viewport)
  return app
}

const appArguments = (userData: string, args: readonly string[]): string[] => [
  `--user-data-dir=${userData}`,
  '--profile',
  userData,
  ...args,
]

/** Starts the app a second time with the profile of a running app, and waits until this second process has ended. */
export async function runSecondInstance(userData: string, args: readonly string[], cwd: string = ROOT): Promise<void> {
  const binary = electronToUse()
  // Playwright could not connect to an Electron that quits at once.
  const second =
    binary === undefined
      ? (await launchApp({ userData, args, cwd })).process()
      : spawn(binary, [...(isRoot ? ['--no-sandbox'] : []), ROOT, ...appArguments(userData, args)], {
          cwd,
          stdio: 'ignore',
        })
  onCleanup(() => {
    second.kill('SIGKILL')
    return Promise.resolve()
  })
  if (second.exitCode === null && second.signalCode === null) await once(second, 'exit')
}

/** Starts any app on the fake Electron, for the fake's own spec. */
export async function launchOnFakeElectron(start: Omit<FakeElectronOptions, 'browser'>): Promise<FakeElectronApp> {
  return killOnCleanup(await launchFakeElectron({ ...start, browser: await browserOfWorker() }))
}

async function launchOnElectron(executablePath: string, args: readonly string[], cwd: string): Promise<TestApp> {
  // Without this option Playwright starts Electron on Linux without its sandbox.
  const app = await _electron.launch({ executablePath, cwd, args: [ROOT, ...args], chromiumSandbox: !isRoot })
  // Playwright's own process() throws once the app has ended.
  const child = app.process()
  return {
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate: (body, argument) => app.evaluate(body as never, argument as never),
    process: () => child,
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
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = app.waitForEvent('close')
      killElectron(child)
      await closed
    },
  }
}

/** Kills Electron with the processes that it started. Playwright starts it in a group of its own, on Windows in a shell. */
function killElectron({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGKILL')
}

// ------------------------------------------------------------------------------------------------------------- fixtures

interface TestFixtures {
  /** The app, freshly started with an empty profile. */
  readonly app: TestApp
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
      await cleanUpTest()
    },
    { auto: true },
  ],
  tidyWorker: [
    async ({}, use) => {
      await use(undefined)
      await cleanUpWorker()
    },
    { auto: true, scope: 'worker' },
  ],
})
