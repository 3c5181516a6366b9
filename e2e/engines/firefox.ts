/**
 * Firefox through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): it serves the protocol itself, without a separate
 * driver.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import { dragSteps, pageCallSource, keyActionsFor, type BrowserEnginePage, type PagePoint } from './driver.ts'
import { onCleanup } from '../cleanup.ts'
import { openPortRelay } from './port-relay.ts'

/** Unused on every machine: each network namespace has its own ports. */
const PORT = 9222
const READY_LINE = 'WebDriver BiDi listening on'
/** Without a sound device Firefox does not run audio contexts: this preference simulates a device. */
export const FAKE_AUDIO_PREFERENCES = { 'media.cubeb.force_mock_context': true }
const PREFERENCES = {
  // The content sandbox does not work as root.
  'security.sandbox.content.level': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
  'ui.prefersReducedMotion': 1,
  ...FAKE_AUDIO_PREFERENCES,
}

/** @param program `/usr/bin/firefox-esr` */
export async function openFirefox(machine: Machine, program: string): Promise<BrowserEnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${String(PORT)}`]
  const [command = '', ...args] = machine.within([program, ...flags])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const closed = once(child, 'close')
  onCleanup(async () => {
    // Ends its child processes too: they are in its process group.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await closed
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const path = await openPortRelay(machine, PORT)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => {
      said += String(data)
      if (said.includes(READY_LINE)) resolve()
    })
    child.once('close', () => {
      reject(new Error(`Firefox ended:\n${said}`))
    })
  })
  const bidi = await connectBidi(`ws+unix:${path}:/session`)
  const session = (await bidi.send('session.new', { capabilities: {} })) as { capabilities: { browserVersion: string } }
  const tree = (await bidi.send('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] }
  const context = tree.contexts[0]?.context ?? ''
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const pointer = (actions: readonly object[]) =>
    bidi.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const move = ({ x, y }: PagePoint) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return {
    version: `firefox ${session.capabilities.browserVersion}`,
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async evaluate(run, ...args) {
      const answer = (await bidi.send('script.evaluate', {
        expression: pageCallSource(run, args),
        target: { context },
        awaitPromise: false,
        userActivation: false,
      })) as EvaluateResult
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      const { value } = answer.result
      return (value === undefined ? undefined : JSON.parse(value)) as ReturnType<typeof run>
    },
    async click(at) {
      await pointer([move(at), down, up])
    },
    async drag(from, to) {
      await pointer([move(from), down, ...dragSteps(from, to).map(move), up])
    },
    async type(text) {
      const actions = keyActionsFor(text)
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async resize(viewport) {
      await bidi.send('browsingContext.setViewport', { context, viewport })
    },
    async screenshot() {
      const { data } = (await bidi.send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    errors: () => bidi.errors,
  }
}

type EvaluateResult =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

interface BidiMessage {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

interface BidiConnection {
  readonly errors: readonly string[]
  send(method: string, params: object): Promise<unknown>
  close(): void
}

async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    // Firefox accepts only certain host names.
    headers: { host: `127.0.0.1:${String(PORT)}` },
  })
  const errors: string[] = []
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let last = 0
  socket.on('message', (data) => {
    const answer = JSON.parse((data as Buffer).toString('utf8')) as BidiMessage
    if (answer.type === 'event') {
      if (answer.params?.level === 'error') errors.push(answer.params.text ?? '')
      return
    }
    const call = waiting.get(answer.id ?? -1)
    waiting.delete(answer.id ?? -1)
    if (answer.type === 'success') call?.resolve(answer.result)
    else call?.reject(new Error(`${answer.error ?? ''}: ${answer.message ?? ''}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the line'))
  })
  await once(socket, 'open')
  return {
    errors,
    send(method, params) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close() {
      socket.close()
    },
  }
}
