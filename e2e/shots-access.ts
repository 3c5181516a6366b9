/**
 * `npm run shots -- --grep access`: contrast themes of the system, browser zoom, changed shortcuts, and notices about missing
 * features.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { blockStorage, showOldBrowserNotice, simulatePageTranslation } from './browser-conditions.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { openFakeHostGuestPage } from './fake-host.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { waitUntilStill, playFromList, WINDOW_SIZES, THEMES } from './pictures.ts'
import { waitForPrompt, choiceButtons, sitDown } from './table-actions.ts'
import { browserOfWorker } from './cleanup.ts'

const [SMALLEST, DESKTOP, , , PHONE] = WINDOW_SIZES
const ZOOM = 2
const ZOOMED = { width: DESKTOP.width / ZOOM, height: DESKTOP.height / ZOOM }

const nameOf = ({ width, height }: { width: number; height: number }): string => `${String(width)}x${String(height)}`
const open = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
const home = (page: Page) => page.getByRole('button', { name: 'Play Chakra' })
const keys = (page: Page) => page.getByRole('checkbox', { name: 'Single-key shortcuts' })

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await expect(home(page)).toBeVisible()
}

/** Takes one picture of the page in its present scroll position and focus, which a change of size would move. */
async function shootAsItIs(page: Page, folder: string, name: string): Promise<void> {
  await waitUntilStill(page)
  await page.screenshot({ path: join('shots', folder, `access-${name}.png`) })
}

async function changeKey(page: Page): Promise<void> {
  await page.locator('[data-shortcut="log"]').click()
  await page.keyboard.press('b')
}

/** Visits Home, a new table, the settings from top to keys, a rulebook, and tables in play. */
async function walk(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await expect(home(page)).toBeVisible()
  await shot('home')
  await open(page, 'Play Chakra')
  await shot('new-table')
  await open(page, 'Back')
  await open(page, 'Settings')
  await shot('settings')
  await open(page, 'Keyboard')
  await changeKey(page)
  await shot('settings-keys')
  await page.locator('[data-shortcut="why"]').click()
  await shot('settings-key-asked')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await open(page, /^Rules/)
  await shot('rules')
  await page.keyboard.press('Escape')
  for (const game of ['Chakra', 'Karmaka']) {
    await sitDown(page, { game, people: ['Ana'], bots: 2, seed: 'access' })
    await playFromList(page, 6)
    while ((await waitForPrompt(page)) === 'endTurn') await playFromList(page, 1)
    await shot(game.toLowerCase())
    await page.keyboard.press('ArrowDown')
    await expect(choiceButtons(page).first()).toBeFocused()
    await shot(`${game.toLowerCase()}-focus`)
    await leave(page)
  }
}

for (const { theme, colorScheme } of THEMES) {
  for (const viewport of [DESKTOP, PHONE])
    test(`access: forced colours, ${colorScheme}, ${String(viewport.width)}`, async () => {
      const app = await launchApp({ userData: createProfile(), args: ['--pace', '0'], viewport })
      const page = await app.firstWindow()
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      const folder = join(`forced-${colorScheme}`, nameOf(viewport))
      await walk(page, (name) => shootAsItIs(page, folder, name))
      await app.close()
    })

  test(`access: browser zoom, ${theme}`, async () => {
    const host = await launchHeadlessHost({ userData: createProfile(), args: ['--pace', '0'] })
    const context = await (
      await browserOfWorker()
    ).newContext({ viewport: ZOOMED, deviceScaleFactor: ZOOM, colorScheme, reducedMotion: 'reduce' })
    await context.addInitScript((width) => {
      Object.defineProperty(window, 'outerWidth', { value: width })
    }, DESKTOP.width)
    const page = await context.newPage()
    await page.goto(host.url)
    await walk(page, (name) => shootAsItIs(page, join(`zoomed-${theme}`, nameOf(ZOOMED)), name))
    await host.stop()
  })

  test(`access: shortcuts and notices about missing features, ${theme}`, async () => {
    const userData = createProfile()
    mkdirSync(join(userData, 'Crashpad', 'pending'), { recursive: true })
    writeFileSync(join(userData, 'Crashpad', 'pending', 'one.dmp'), 'MDMP'.padEnd(700_000))
    const app = await launchApp({ userData, args: ['--seed', 'access', '--pace', '0'], viewport: DESKTOP })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = async (name: string, of = page, bring?: () => Promise<void>): Promise<void> => {
      for (const size of [SMALLEST, DESKTOP, PHONE]) {
        await of.setViewportSize(size)
        await bring?.()
        await shootAsItIs(of, join(theme, nameOf(size)), name)
      }
    }
    await open(page, 'Settings')
    await open(page, 'Keyboard')
    await changeKey(page)
    await page.locator('[data-shortcut="why"]').click()
    await page.keyboard.press('b')
    await shot('key-taken', page, () => page.locator('[data-shortcut="why"]').scrollIntoViewIfNeeded())
    await keys(page).uncheck()
    await shot('keys-off', page, () => keys(page).scrollIntoViewIfNeeded())
    await page.keyboard.press('Escape')
    await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 1 })
    await waitForPrompt(page)
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('report')?.click())
    await expect(page.getByRole('checkbox', { name: /last crash file/ })).toBeVisible()
    await shot('report')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: /^Help|^Keys/ }).click()
    await shot('help-without-keys')
    await app.close()

    const host = await launchHeadlessHost({ userData: createProfile(), args: ['--seed', 'access', '--pace', '0'] })
    const newContext = async () =>
      (await browserOfWorker()).newContext({ viewport: DESKTOP, colorScheme, reducedMotion: 'reduce' })
    const blocked = await newContext()
    await blockStorage(blocked)
    const without = await blocked.newPage()
    await without.goto(host.url)
    await expect(without.getByText('This browser keeps nothing')).toBeVisible()
    await shot('blocked-storage', without)
    await sitDown(without)
    await waitForPrompt(without)
    await shot('blocked-storage-table', without)
    await without.reload()
    await expect(without.getByRole('alert')).toBeVisible()
    await shot('no-key', without)

    const translated = await (await newContext()).newPage()
    await translated.goto(await host.newAddress())
    await expect(home(translated)).toBeVisible()
    await simulatePageTranslation(translated)
    await expect(translated.getByText('was translated from outside')).toBeVisible()
    await shot('translated', translated)
    await translated.getByRole('button', { name: 'Load again' }).click()
    await sitDown(translated)
    await waitForPrompt(translated)
    await simulatePageTranslation(translated)
    await expect(translated.getByText('was translated from outside')).toBeVisible()
    await shot('translated-table', translated)

    const guest = await (await newContext()).newPage()
    await openFakeHostGuestPage(guest, host.url, (call) => (call === 'table.current' ? { info: null } : undefined))
    await expect(guest.getByRole('alert')).toBeVisible()
    await shot('not-drawn', guest)

    const old = await (await newContext()).newPage()
    await old.route('**/*.js', (route) => route.abort())
    await old.goto(await host.newAddress())
    await showOldBrowserNotice(old)
    await shot('too-old', old)
    await host.stop()
  })
}
