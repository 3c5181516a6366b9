/** The app without Electron: out/main/headless.js, and browser pages that connect to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { nodeBinary, ROOT } from '../build/lib/project.mjs'
import type { LaunchOptions, WindowSize } from './fixture.ts'
import { browserOfWorker, onCleanup, createProfile } from './cleanup.ts'

/** The app without Electron. */
export interface HeadlessHost {
  /** The first address printed; its key admits one page. */
  readonly url: string
  /** Presses Enter in its terminal. @returns the new address printed */
  newAddress(): Promise<string>
  /** Everything it printed. */
  output(): string
  /**
   * Opens a page in a new browser context, with an address of its own.
   * @param options.fingers a phone or tablet, without a mouse
   */
  openPage(options?: {
    readonly viewport?: WindowSize
    readonly url?: string
    readonly fingers?: boolean
  }): Promise<Page>
  /** Stops it as Ctrl-C does, and waits for its exit. */
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

const addressesIn = (said: string): string[] => [...said.matchAll(/^Samsara is at (\S+)$/gm)].map(([, url = '']) => url)

/**
 * Starts out/main/headless.js of a checkout (`cwd`) on a free port, on this machine or another.
 * @throws Error with its output if it does not start
 */
export async function launchHeadlessHost({
  userData = createProfile(),
  args = [],
  cwd = ROOT,
  within,
}: Omit<LaunchOptions, 'viewport'> & {
  readonly within?: (words: readonly string[]) => readonly string[]
} = {}): Promise<HeadlessHost> {
  const flags = ['--port', '0', '--profile', userData, '--no-open', ...args]
  const headless = join(cwd, 'out/main/headless.js')
  const guard = ['--import', join(ROOT, 'e2e/fake-electron/loopback.mjs')]
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
  onCleanup(kill)
  /** The next address printed after the earlier ones. */
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
    async openPage({ viewport = { width: 1280, height: 800 }, url: address, fingers = false } = {}) {
      const context = await (await browserOfWorker()).newContext({ viewport, hasTouch: fingers, isMobile: fingers })
      const page = await context.newPage()
      await page.goto(address ?? (await newAddress()))
      return page
    },
    stop: () => end('SIGINT'),
    kill,
  }
}
