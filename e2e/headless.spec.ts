/** The host without Electron: the same app in a browser on this machine, for pages opened with a key. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { nodeBinary, ROOT } from '../build/lib/project.mjs'
import { expect, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, offeredChoicesText, sitDown } from './table-actions.ts'

const said = (page: Page, words: string) => page.getByRole('alert').getByRole('heading', { name: words })
const home = (page: Page) => page.getByRole('button', { name: 'Settings' })
const origin = (page: Page): string => new URL(page.url()).origin

test('a browser with the key plays, and finds its table again after a reload', async () => {
  const host = await launchHeadlessHost({ args: ['--seed', 'headless', '--pace', '0'] })
  const page = await host.openPage({ url: host.url })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  await waitForPrompt(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  const before = await offeredChoicesText(page)
  expect(page.url()).not.toContain('key=')
  await page.reload()
  await expect.poll(() => offeredChoicesText(page)).toBe(before)
  expect(await page.context().cookies()).toEqual([])
  await host.stop()
})

test('F6: a page without a key, or with a used one, says what to do; a new address opened there works', async () => {
  const host = await launchHeadlessHost()
  const first = await host.openPage({ url: host.url })
  await expect(home(first)).toBeVisible()
  const again = await host.openPage({ url: host.url })
  await expect(said(again, 'This address does not open any more')).toBeVisible()
  // A second tab of the browser that is in already: opened by hand, it has no ticket.
  const second = await first.context().newPage()
  await second.goto(`${origin(first)}/`)
  await expect(said(second, 'This page has no key')).toBeVisible()
  await expect(second.getByText('press Enter')).toBeVisible()
  await second.goto(await host.newAddress())
  await expect(home(second)).toBeVisible()
  await expect(home(first)).toBeVisible()
  await host.stop()
})

test('F6: a window that the page opens has access too, and both keep it after a reload', async () => {
  const host = await launchHeadlessHost()
  const first = await host.openPage()
  await expect(home(first)).toBeVisible()
  const opened = first.waitForEvent('popup')
  await first.evaluate(() => void window.open('/'))
  const second = await opened
  await expect(home(second)).toBeVisible()
  for (const page of [first, second]) {
    await page.reload()
    await expect(home(page)).toBeVisible()
  }
  await host.stop()
})

test('F6: after a restart of the host an open page says so, and stops dialling', async () => {
  const userData = createProfile()
  const before = await launchHeadlessHost({ userData })
  const page = await before.openPage()
  await expect(home(page)).toBeVisible()
  const { port } = new URL(page.url())
  await before.stop()
  await expect(page.getByText('Connection lost')).toBeVisible()
  let knocks = 0
  page.on('websocket', () => (knocks += 1))
  const after = await launchHeadlessHost({ userData, args: ['--port', port] })
  await expect(said(page, 'Samsara was started anew')).toBeVisible({ timeout: 20_000 })
  const last = knocks
  await page.clock.install()
  await page.clock.runFor(60_000)
  expect(knocks).toBe(last)
  await page.reload()
  await expect(said(page, 'This page has no key')).toBeVisible()
  await page.goto(await after.newAddress())
  await expect(home(page)).toBeVisible()
  await after.stop()
})

test('F6: a page never sends its ticket to another server of the same machine', async () => {
  const [one, other] = [await launchHeadlessHost(), await launchHeadlessHost()]
  const page = await one.openPage()
  await expect(home(page)).toBeVisible()
  const kept = () => page.evaluate(() => sessionStorage.getItem('samsara.ticket'))
  expect(await kept()).toMatch(/^[0-9a-f]{32}$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(JSON.stringify([request.url(), request.headers(), request.postData()])))
  const secret = await kept()
  await page.goto(`${new URL(other.url).origin}/`)
  await expect(said(page, 'This page has no key')).toBeVisible()
  expect(asked.join('\n')).not.toContain(secret ?? 'a ticket')
  expect(await kept()).toBeNull()
  await Promise.all([one.stop(), other.stop()])
})

test('a page without a ticket gets no content, and the host closes its socket without answering a call', async () => {
  const host = await launchHeadlessHost()
  const at = new URL(host.url).origin
  const page = await host.openPage({ url: `${at}/` })
  await expect(said(page, 'This page has no key')).toBeVisible()
  await expect(home(page)).toHaveCount(0)
  const opened = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, ['samsara', 'samsara.ticket.guess'])
        socket.onopen = () => {
          socket.send('{"id":1,"call":"desk.games"}')
        }
        socket.onmessage = ({ data }) => {
          resolve(data)
        }
        socket.onclose = ({ code }) => {
          resolve(code)
        }
      }),
    `${at.replace('http', 'ws')}/bridge`,
  )
  expect(opened).toBe(4401)
  await host.stop()
})

for (const killed of ['npm', 'the script'])
  test(`F7: when ${killed} is killed, the host ends and frees its profile`, async () => {
    const userData = createProfile()
    const flags = ['--port', '0', '--profile', userData]
    const [program, ...args] =
      killed === 'npm' ? ['npm', 'run', 'headless', '--', ...flags] : [nodeBinary(), 'build/headless.mjs', ...flags]
    const starter = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], shell: false })
    let said = ''
    starter.stdout.on('data', (data) => (said += String(data)))
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^Samsara is at http/m)
    const lock = join(userData, 'samsara.lock')
    const { pid } = JSON.parse(readFileSync(lock, 'utf8')) as { readonly pid: number }
    try {
      starter.kill('SIGKILL')
      await once(starter, 'exit')
      await expect.poll(() => existsSync(lock), { timeout: 20_000 }).toBe(false)
    } finally {
      if (existsSync(lock)) process.kill(pid, 'SIGKILL')
    }
  })
