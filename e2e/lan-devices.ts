/**
 * Several machines at one table (build/lib/network-namespaces.mjs): a host without a window, browsers on machines of their own,
 * and the app on the fake Electron. Provides joining, taking a seat and acting, by the texts of the pages.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../build/lib/test-browsers.mjs'
import { createTestNetwork, namespacesUnavailableReason, type Machine } from '../build/lib/network-namespaces.mjs'
import { nodeBinary, ROOT } from '../build/lib/project.mjs'
import { expect, launchApp, launchOnFakeElectron, createProfile, type TestApp } from './fixture.ts'
import { launchHeadlessHost, type HeadlessHost } from './headless-host.ts'
import type { PageByPerson } from './lan-actions.ts'
import { waitForPrompt, curtainButton, sitDown } from './table-actions.ts'
import { onCleanup } from './cleanup.ts'

/** Why these specs cannot run here, or undefined if they can. */
export const LAN_SKIP_REASON = namespacesUnavailableReason()
/** Suffix for test titles. */
export const skippedSuffix = LAN_SKIP_REASON === undefined ? '' : ` (skipped: ${LAN_SKIP_REASON})`

export const PHONE_SIZE = { width: 390, height: 844 }

/** Creates machines on a network of their own, for the duration of the test. */
export function createMachines<const N extends readonly string[]>(...names: N): Record<N[number], Machine> {
  const { machines, close } = createTestNetwork(names)
  onCleanup(async () => {
    close()
    return Promise.resolve()
  })
  return Object.fromEntries(machines.map((machine) => [machine.name, machine])) as Record<N[number], Machine>
}

/** Creates a save of human players through the UI. @returns its name */
export async function createPeopleSave(
  userData: string,
  game: string,
  people: readonly string[],
  bots = 0,
): Promise<string> {
  const app = await launchApp({ userData, args: ['--seed', 'lan', '--pace', '0'] })
  await sitDown(await app.firstWindow(), { game, people, bots })
  await app.close()
  const [save = ''] = readdirSync(join(userData, 'saves')).filter((name) => name.endsWith('.samsara'))
  return save.replace('.samsara', '')
}

export interface HostDevice extends HeadlessHost {
  readonly code: string
  readonly pageCode: string
  /** The IPv4 address of the guest page, with the code for browsers. */
  readonly page: string
  /** The link for apps. */
  readonly link: string
}

/** Hosts a save on a machine, without a player there. */
export async function hostSaveOn(machine: Machine, userData: string, save: string): Promise<HostDevice> {
  const args = ['--lan', '--table', save, '--pace', '0']
  const host = await launchHeadlessHost({ userData, args, within: machine.within })
  const said = (pattern: RegExp): string => pattern.exec(host.output())?.[1] ?? ''
  return {
    ...host,
    code: said(/Samsara: code (\S+)/),
    pageCode: said(/Browsers: code (\S+)/),
    page: said(/: (http:\/\/\d\S+)/),
    link: said(/: (samsara:\S+)/),
  }
}

/** Opens a page in a browser on a machine. */
export async function openBrowserOn(machine: Machine, viewport = { width: 1024, height: 768 }): Promise<Page> {
  const program = (await findChromium()) ?? ''
  const browser = await chromium.launch({ executablePath: machine.program(program), chromiumSandbox: false })
  onCleanup(() => browser.close())
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  // The page stores its settings itself. As in `createProfile`: no hints.
  await context.addInitScript(() => {
    localStorage.setItem('samsara.settings', localStorage.getItem('samsara.settings') ?? '{"hints":false}')
  })
  return withLongTimeout(await context.newPage())
}

/** Opens the app on a machine. @param more arguments, such as a link to a table */
export async function openAppOn(machine: Machine, ...more: readonly string[]): Promise<Page> {
  return (await startAppOn(machine, createProfile({ asks: false }), ...more)).page
}

/** Starts the app on a machine with a given profile folder: it can be killed and restarted. */
export async function startAppOn(
  machine: Machine,
  userData: string,
  ...more: readonly string[]
): Promise<{ readonly app: TestApp; readonly page: Page }> {
  const args = [`--user-data-dir=${userData}`, '--profile', userData, '--pace', '0', ...more]
  const app = await launchOnFakeElectron({ folder: ROOT, args, userData, node: machine.program(nodeBinary()) })
  const page = withLongTimeout(await app.firstWindow())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return { app, page }
}

/** Sets a timeout for waiting on other machines that is shorter than the test's, so that a failure names what it waited for. */
function withLongTimeout(page: Page): Page {
  page.setDefaultTimeout(30_000)
  return page
}

/** From the address of the guest page to the table, without a seat. */
export async function joinByPage(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
}

/** From an app started with a link to the table, without a seat. */
export async function joinByLink(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

/** From an app to the table, by the address and code shown in the host's panel, without a seat. */
export async function joinByAddress(page: Page, { address, code }: JoinDetails, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Join a table' }).click()
  await page.getByLabel('Address or link').fill(address)
  await page.getByRole('textbox', { name: /^Code/ }).fill(code)
  await joinByLink(page, name)
}

/** Takes a free seat in the lobby. */
export async function takeLobbySeat(page: Page, seat: string): Promise<void> {
  await page.getByRole('checkbox', { name: seat }).check({ force: true })
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('section[aria-label^="Board of"]')).toBeVisible()
}

/** Opens the panel with the participants and performs an action there. */
export async function withHostPanel(host: Page, deed: (panel: Locator) => Promise<void>): Promise<void> {
  await host.getByRole('button', { name: 'Menu', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Play with other devices' }).click()
  await deed(host.getByRole('dialog'))
  await host.keyboard.press('Escape')
  await expect(host.getByRole('dialog')).toHaveCount(0)
}

/** All players return their seats and watch: then each page shows only public information. */
export async function giveBackAllSeats(host: Page, guests: readonly Page[]): Promise<void> {
  for (const page of guests) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Seats and people' }).click()
    await page.getByRole('button', { name: 'Give my seats back' }).click()
    const lobby = page.getByTestId('lobby')
    await expect(lobby).toBeVisible()
    await lobby.getByRole('button', { name: 'Only watch' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await withHostPanel(host, async (panel) => {
    const free = panel.getByRole('button', { name: /^Leave free: / })
    await free.click()
    await expect(free).toHaveCount(0)
  })
}

/** The join details in the host's panel. */
export interface JoinDetails {
  /** Address of the guest page, with the code for browsers. */
  readonly page: string
  /** The address to type in the app. */
  readonly address: string
  readonly code: string
}

/** Hosts the table that is open in a window: Ana plays there, the other seats are free for guests. */
export async function startHosting(host: Page): Promise<JoinDetails> {
  let entry: JoinDetails = { page: '', address: '', code: '' }
  // The screen holds every seat until then: the curtain would cover the menu.
  if ((await waitForPrompt(host)) === 'curtain') await curtainButton(host).click()
  await expect(curtainButton(host)).toHaveCount(0)
  await withHostPanel(host, async (panel) => {
    await panel.getByRole('button', { name: 'Let people join' }).click()
    const wayOf = async (section: string, address: RegExp): Promise<readonly [string, string]> => {
      await panel.getByRole('radio', { name: section }).check({ force: true })
      const way = panel.getByRole('region', { name: section })
      const code = await way.locator('.code [aria-hidden]').textContent()
      return [(await way.getByText(address).textContent()) ?? '', code ?? '']
    }
    const [page, pageCode] = await wayOf('Phone, tablet or browser', /^http:.*\/guest$/)
    const [address, code] = await wayOf('Samsara on another computer', /^[\d.]+:\d+$/)
    entry = { page: `${page}#${pageCode}`, address, code }
    await panel.getByRole('checkbox', { name: 'Whoever knows the code may sit down' }).check({ force: true })
    const free = panel.getByRole('button', { name: /^Leave free: (?!Ana)/ })
    for (let left = await free.count(); left > 0; left--) {
      await free.first().click()
      await expect(free).toHaveCount(left - 1)
    }
  })
  return entry
}

/** A table with the app, a phone and a laptop, each on a machine of its own: Ana, Ben and Cleo. */
export interface ThreeDeviceTable {
  readonly machines: Record<'host' | 'phone' | 'laptop', Machine>
  readonly host: Page
  readonly phone: Page
  readonly laptop: Page
  /** All pages, by seat. */
  readonly pages: readonly Page[]
  readonly sides: PageByPerson
}

/** Ana hosts a game in her window; Ben joins with a phone and Cleo with a laptop. */
export async function openThreeDeviceTable(game: string): Promise<ThreeDeviceTable> {
  const machines = createMachines('host', 'phone', 'laptop')
  const host = await openAppOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game, people: ['Ana', 'Ben', 'Cleo'], bots: 0 })
  const [phone, laptop] = await Promise.all([openBrowserOn(machines.phone, PHONE_SIZE), openBrowserOn(machines.laptop)])
  const address = await startHosting(host)
  for (const [page, name] of [
    [phone, 'Ben'],
    [laptop, 'Cleo'],
  ] as const) {
    await joinByPage(page, address.page, name)
    await takeLobbySeat(page, name)
  }
  const pages = [host, phone, laptop]
  return { machines, host, phone, laptop, pages, sides: { Ana: host, Ben: phone, Cleo: laptop } }
}
