/** WebKitGTK through WebDriver (https://www.w3.org/TR/webdriver/): its driver starts the MiniBrowser of the same package. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import { dragSteps, pageCallSource, keyActionsFor, type BrowserEnginePage, type PagePoint } from './driver.ts'
import { onCleanup } from '../cleanup.ts'
import { openPortRelay } from './port-relay.ts'

/** Unused on every machine: each network namespace has its own ports. */
const PORT = 4444
/** Interval and number of attempts to reach the driver after its start. */
const RETRY_DELAY_MS = 100
const MAX_ATTEMPTS = 300
/** The environment of the driver and the browser. */
const ENVIRONMENT = {
  // The sandbox does not work as root.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
}

/** @param programs `/usr/bin/WebKitWebDriver` and the MiniBrowser of the same version */
export async function openWebKit(
  machine: Machine,
  programs: { readonly driver: string; readonly browser: string },
): Promise<BrowserEnginePage> {
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24']
  const bus = ['dbus-run-session', '--', programs.driver, `--port=${String(PORT)}`]
  const [command = '', ...args] = machine.within([...screen, ...bus])
  const env = { ...process.env, ...ENVIRONMENT }
  const child = spawn(command, args, { stdio: 'ignore', detached: true, env })
  const closed = once(child, 'close')
  onCleanup(async () => {
    // Ends the display, the bus and the browser too: they are in its process group.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM')
    await closed
  })
  const driver = createWebDriverCall(await openPortRelay(machine, PORT))
  await waitUntilStarted(driver)
  const options = { binary: programs.browser, args: ['--automation'] }
  const { sessionId, capabilities } = (await driver('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const session = (method: string, path: string, body?: object) => driver(method, `/session/${sessionId}${path}`, body)
  const script = (text: string) => session('POST', '/execute/sync', { script: text, args: [] })
  const pointer = (actions: readonly object[]) =>
    session('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const move = ({ x, y }: PagePoint) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return {
    version: `webkitgtk ${capabilities.browserVersion}`,
    async goto(url) {
      await session('POST', '/url', { url })
    },
    async reload() {
      await session('POST', '/refresh', {})
    },
    async evaluate(run, ...given) {
      const text = await script(`return ${pageCallSource(run, given)}`)
      return (typeof text === 'string' ? JSON.parse(text) : undefined) as ReturnType<typeof run>
    },
    async click(at) {
      await pointer([move(at), down, up])
    },
    async drag(from, to) {
      await pointer([move(from), down, ...dragSteps(from, to).map(move), up])
    },
    async type(text) {
      const actions = keyActionsFor(text)
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async resize({ width, height }) {
      const inner = async () => (await script('return [innerWidth, innerHeight]')) as readonly [number, number]
      await session('POST', '/window/rect', { width, height })
      // The size of the window's frame around the page.
      const [, seen] = await inner()
      await session('POST', '/window/rect', { width, height: height + (height - seen) })
    },
    async screenshot() {
      return Buffer.from(String(await session('GET', '/screenshot')), 'base64')
    },
    // WebKitGTK's driver does not report errors, not even one made on purpose.
    errors: () => undefined,
  }
}

type WebDriverCall = (method: string, path: string, body?: object) => Promise<unknown>

/** WebDriver calls over a Unix socket. */
function createWebDriverCall(socketPath: string): WebDriverCall {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', host: `127.0.0.1:${String(PORT)}` }
      const call = request({ socketPath, method, path, headers }, (response) => {
        let text = ''
        response.on('data', (data) => (text += String(data)))
        response.on('error', reject)
        response.on('end', () => {
          const { value } = JSON.parse(text) as { value: unknown }
          if (response.statusCode === 200) resolve(value)
          else reject(new Error(`${method} ${path}: ${JSON.stringify(value)}`))
        })
      })
      call.on('error', reject)
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
}

/** Waits until the driver answers. */
async function waitUntilStarted(driver: WebDriverCall): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      await driver('GET', '/status')
      return
    } catch (error) {
      if (n === MAX_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}
