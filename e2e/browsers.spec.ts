/**
 * Requirements of every supported browser: a notice if the app does not start, no page translation, optional storage, input
 * fields, notches.
 */
import type { Page } from '@playwright/test'
import { OLDEST_BROWSERS_TEXT } from '../build/lib/oldest-browsers.mjs'
import { blockStorage, showOldBrowserNotice, simulatePageTranslation } from './browser-conditions.ts'
import { expect, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import {
  openBrowserOn,
  joinByPage,
  hostSaveOn,
  createMachines,
  createPeopleSave,
  takeLobbySeat,
  skippedSuffix,
  LAN_SKIP_REASON,
} from './lan-devices.ts'
import { answerPrompt, findAskedPage } from './lan-actions.ts'
import { waitUntilStill } from './pictures.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, offeredChoicesText, sitDown } from './table-actions.ts'
import { browserOfWorker } from './cleanup.ts'

const tooOld = (page: Page) => page.locator('.too-old')
const home = (page: Page) => page.getByRole('button', { name: 'Settings' })

test('F1: if no script runs, the page names the required browsers in every language after a delay', async () => {
  const host = await launchHeadlessHost()
  const context = await (await browserOfWorker()).newContext()
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(host.url)
  for (const words of Object.values(OLDEST_BROWSERS_TEXT)) await expect(tooOld(page).getByText(words)).toHaveCount(1)
  // A slow start does not flash the words: they are shown by an animation that waits.
  const delays = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(5000)
  await expect(tooOld(page).locator('p').first()).toBeHidden()
  await showOldBrowserNotice(page)
  await expect(tooOld(page).getByText(OLDEST_BROWSERS_TEXT.en)).toBeVisible()
  await host.stop()
})

test('F1: an error before the first screen leaves the browser notice on the page', async () => {
  const host = await launchHeadlessHost()
  const context = await (await browserOfWorker()).newContext()
  // As in a browser in which something is missing that the first screen needs.
  await context.addInitScript(() => {
    Object.defineProperty(window, 'WebSocket', { value: undefined })
  })
  const page = await context.newPage()
  const error = page.waitForEvent('pageerror')
  await page.goto(host.url)
  await error
  await expect(tooOld(page)).toHaveCount(1)
  await host.stop()
})

test('F1: the first screen removes the browser notice, with and without access', async () => {
  const host = await launchHeadlessHost()
  const page = await host.openPage({ url: host.url })
  await expect(home(page)).toBeVisible()
  await expect(tooOld(page)).toHaveCount(0)
  const shut = await host.openPage({ url: host.url })
  await expect(shut.getByRole('alert')).toBeVisible()
  await expect(tooOld(shut)).toHaveCount(0)
  await host.stop()
})

test('F1: a style sheet whose request failed is requested again, even that of a later screen', async () => {
  const host = await launchHeadlessHost()
  const context = await (await browserOfWorker()).newContext()
  const page = await context.newPage()
  const asked = new Map<string, number>()
  await page.route('**/*.css', (route) => {
    const url = route.request().url()
    const times = (asked.get(url) ?? 0) + 1
    asked.set(url, times)
    // As Chromium drops a request when the machine gets another address.
    return times === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await page.goto(host.url)
  await expect(home(page)).toHaveCSS('cursor', 'pointer')
  const atStart = asked.size
  expect(atStart).toBeGreaterThan(0)
  await home(page).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  expect(asked.size).toBeGreaterThan(atStart)
  const withoutRules = (): Promise<string[]> =>
    page.evaluate(() => {
      // The rules of a sheet that has failed cannot be read.
      const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
        try {
          return sheet === null || sheet.cssRules.length === 0
        } catch {
          return true
        }
      }
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      return links.filter(isMissing).map(({ href }) => href)
    })
  await expect.poll(withoutRules).toEqual([])
  expect([...asked.values()].filter((times) => times !== 2)).toEqual([])
  await host.stop()
})

test('F1: a style sheet that never loads leaves the browser notice on the page', async () => {
  const host = await launchHeadlessHost()
  const context = await (await browserOfWorker()).newContext()
  const page = await context.newPage()
  await page.route('**/*.css', (route) => route.abort())
  const error = page.waitForEvent('pageerror')
  await page.goto(host.url)
  await error
  await expect(tooOld(page)).toHaveCount(1)
  await host.stop()
})

test('public 3: the page forbids translation; a page that is translated nevertheless says so, and can be reloaded', async () => {
  const host = await launchHeadlessHost({ args: ['--seed', 'translated', '--pace', '0'], userData: createProfile() })
  const page = await host.openPage({ url: host.url })
  await expect(page.locator('html[translate="no"].notranslate')).toHaveCount(1)
  await expect(page.locator('meta[name="google"][content="notranslate"]')).toHaveCount(1)
  await sitDown(page)
  await waitForPrompt(page)
  const told = page.getByText('This page was translated from outside')
  await expect(told).toHaveCount(0)
  await simulatePageTranslation(page)
  await expect(told).toBeVisible()
  // At a table as well the words have the width of the notice, and what can be done stands below them.
  const words = await told.boundingBox()
  const way = await page.getByRole('button', { name: 'Load again' }).boundingBox()
  expect(way?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  await page.getByRole('button', { name: 'Load again' }).click()
  await waitForPrompt(page)
  await expect(page.locator('font')).toHaveCount(0)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  await host.stop()
})

/** The uncaught errors of a page. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test('public 4: with blocked storage the own page plays, says what a reload needs, and opens with a new address', async () => {
  const host = await launchHeadlessHost({ args: ['--seed', 'blocked', '--pace', '0'], userData: createProfile() })
  const context = await (await browserOfWorker()).newContext({ reducedMotion: 'reduce' })
  await blockStorage(context)
  const page = await context.newPage()
  const errors = errorsOf(page)
  await page.goto(host.url)
  const told = page.getByText('This browser keeps nothing for this page.')
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await sitDown(page)
  for (let n = 0; n < 3; n++) {
    await waitForPrompt(page)
    await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  }
  await page.reload()
  await expect(page.getByRole('alert').getByRole('heading', { name: 'This page has no key' })).toBeVisible()
  await page.goto(await host.newAddress())
  await expect(home(page)).toBeVisible()
  expect(errors).toEqual([])
  await host.stop()
})

test(`public 4: with blocked storage a guest's page plays, and says what a reload costs${skippedSuffix}`, async () => {
  test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
  test.setTimeout(120_000)
  const userData = createProfile({ asks: false })
  const save = await createPeopleSave(userData, 'Karmaka', ['Ana', 'Ben'])
  const machines = createMachines('host', 'phone', 'laptop')
  const host = await hostSaveOn(machines.host, userData, save)
  const phone = await openBrowserOn(machines.phone)
  await blockStorage(phone.context())
  const errors = errorsOf(phone)
  const laptop = await openBrowserOn(machines.laptop)
  await joinByPage(phone, host.page, 'Ana')
  await expect(phone.getByText('This browser keeps nothing for this page.')).toBeVisible()
  await takeLobbySeat(phone, 'Ana')
  await joinByPage(laptop, host.page, 'Ben')
  await expect(laptop.getByText('This browser keeps nothing for this page.')).toHaveCount(0)
  await takeLobbySeat(laptop, 'Ben')
  while ((await findAskedPage([phone, laptop])) !== phone) await answerPrompt(laptop)
  const before = await offeredChoicesText(phone)
  await answerPrompt(phone)
  expect(await offeredChoicesText(phone)).not.toBe(before)
  await phone.reload()
  await expect(phone.getByLabel('Your name')).toBeVisible()
  expect(errors).toEqual([])
})

/** A phone, upright and held sideways. */
const HELD = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 } as const

interface Outside {
  readonly found: string[]
  readonly fields: Set<string>
}

/**
 * Looks at a screen upright and sideways. Fields with letters below 16 px make an iPhone zoom. Sideways a notch and the bar
 * at the foot cover the edges: what can be pressed stays clear of them.
 */
async function lookAt(page: Page, where: string, seen: Outside): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const viewport of HELD) {
    await page.setViewportSize(viewport)
    const insets = viewport.width > viewport.height ? NOTCH : { top: 0, left: 0, right: 0, bottom: 0 }
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    const { fields, covered } = await page.evaluate(measured, insets)
    const at = `${where} at ${String(viewport.width)}`
    for (const { label, size } of fields) {
      seen.fields.add(label)
      if (size < 16) seen.found.push(`${at}: ${label} has letters of ${String(size)} px`)
    }
    seen.found.push(...covered.map((what) => `${at}: ${what}`))
  }
  await session.detach()
}

/** Runs in the page. */
function measured({ left, right, bottom }: { left: number; right: number; bottom: number }) {
  const typed = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="file"]'),
  )
  const fields = typed.map((field) => ({
    label: field.getAttribute('aria-label') ?? field.closest('label')?.textContent.trim() ?? field.outerHTML,
    size: Number.parseFloat(getComputedStyle(field).fontSize),
  }))
  const covered = [...document.querySelectorAll('button, input, select, textarea, a[href], summary')].flatMap((it) => {
    const box = it.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && it.checkVisibility({ visibilityProperty: true })
    if (!isSeen || it.closest('[inert], .unseen') !== null) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit === null || !(it.contains(hit) || hit.contains(it))) return []
    // What scrolls can be brought up from the foot.
    const isScrolled = ((): boolean => {
      for (let at = it.parentElement; at !== null; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true
      return false
    })()
    const free = { left, right: innerWidth - right, bottom: isScrolled ? Infinity : innerHeight - bottom }
    const isClear = box.left >= free.left - 0.5 && box.right <= free.right + 0.5 && box.bottom <= free.bottom + 0.5
    return isClear ? [] : [`${it.textContent.trim() || (it.getAttribute('aria-label') ?? it.className)} is covered`]
  })
  return { fields, covered }
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().tap()

/** Every screen of the own page with a field in it, and what else lies at an edge; each from Home on. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Home: () => Promise.resolve(),
  Settings: (page) => press(page, 'Settings'),
  Statistics: (page) => press(page, 'Statistics'),
  'a new table': async (page) => {
    await press(page, 'Play Chakra')
    await page.getByText('Advanced').tap()
  },
  'a table': async (page) => {
    await press(page, 'Play Moksha')
    await press(page, 'Sit down')
    await waitForPrompt(page)
  },
  'All tables': (page) => press(page, 'All tables'),
  'the name of a table': async (page) => {
    await press(page, 'All tables')
    await press(page, /^Details of/)
    await press(page, 'Rename')
  },
  'the rulebook': (page) => press(page, /^Rules/),
  'import as text': async (page) => {
    await press(page, 'All tables')
    await press(page, /Import/)
  },
}

test('F6, F7: no input of the own pages makes a phone zoom, and no control is under its notch', async () => {
  test.setTimeout(120_000)
  const host = await launchHeadlessHost({ args: ['--seed', 'fields', '--pace', '0'], userData: createProfile() })
  const seen: Outside = { found: [], fields: new Set() }
  const page = await host.openPage({ viewport: HELD[0], url: host.url, fingers: true })
  page.setDefaultTimeout(15_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [where, go] of Object.entries(SCREENS)) {
    await page.setViewportSize(HELD[0])
    await expect(home(page)).toBeVisible()
    await go(page)
    await waitUntilStill(page)
    await lookAt(page, where, seen)
    // Home again, wherever it was.
    await page.evaluate(() => {
      sessionStorage.removeItem('samsara.table')
    })
    await page.reload()
  }
  expect(seen.found).toEqual([])
  // The look was not blind: of each screen one.
  for (const label of ['Your name', 'Motion in Chakra', 'Name on seat 1', 'Name of this table', 'Find in the rules'])
    expect([...seen.fields]).toContain(label)
  expect([...seen.fields].join('\n')).toMatch(/^Seed[^]*^When[^]*/m)
  await host.stop()
})

test(`F6, F7: no input of a guest's page or of the join form makes a phone zoom, and no control is under its notch${skippedSuffix}`, async () => {
  test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
  test.setTimeout(120_000)
  const userData = createProfile({ asks: false })
  const save = await createPeopleSave(userData, 'Karmaka', ['Ana', 'Ben'])
  const machines = createMachines('host', 'phone')
  const host = await hostSaveOn(machines.host, userData, save)
  const browser = (await openBrowserOn(machines.phone)).context().browser()
  if (browser === null) throw new Error('there is no browser')
  const handheld = { viewport: HELD[0], hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
  const phone = await (await browser.newContext(handheld)).newPage()
  phone.setDefaultTimeout(15_000)
  const seen: Outside = { found: [], fields: new Set() }
  await phone.goto(host.page)
  await expect(phone.getByLabel('Your name')).toBeVisible()
  await lookAt(phone, 'the door', seen)
  await phone.setViewportSize(HELD[0])
  await joinByPage(phone, host.page, 'Ana')
  await expect(phone.getByTestId('lobby')).toBeVisible()
  await phone.getByRole('checkbox', { name: 'Ana' }).check({ force: true })
  await lookAt(phone, 'the lobby', seen)
  await phone.setViewportSize(HELD[0])
  await press(phone, 'Sit down')
  await expect(phone.locator('section[aria-label^="Board of"]')).toBeVisible()
  await press(phone, 'Talk to the table')
  await lookAt(phone, 'talk', seen)
  // The same browser comes to an app of its own machine.
  const own = await launchHeadlessHost({ args: ['--pace', '0'], within: machines.phone.within })
  const page = await (await browser.newContext(handheld)).newPage()
  await page.goto(own.url)
  await press(page, 'Join a table')
  await expect(page.getByLabel('Address or link')).toBeVisible()
  await lookAt(page, 'joining', seen)
  expect(seen.found).toEqual([])
  // The door has two, the lobby one, the talk one, and joining three, of which the name is called as at the door.
  expect(seen.fields.size).toBe(6)
})
