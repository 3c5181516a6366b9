/** The language changes immediately at a table, in the menu, in dates and lists; and translated texts fit. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { waitUntilStill, playFromList } from './pictures.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, sitDown, reduceMotion } from './table-actions.ts'
import { findClippedText, findSidewaysClipping, findUntranslatedText, switchPageLocale } from './page-text.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
const PHONE = { width: 390, height: 844 } as const
const SMALL = [{ width: 1024, height: 640 }, PHONE] as const

/** So many decisions are in the midst of every game. */
const PLAYED = 10

/** Folds the panels at the side of a table, or unfolds them; but for the choices. */
async function foldPanels(page: Page, folded: boolean): Promise<void> {
  const panels = page.locator('#side [data-panel]:not([data-panel="choices"])')
  for (const panel of await panels.all()) {
    const fold = panel.locator('h2 button')
    if ((await fold.getAttribute('aria-expanded')) === String(folded)) await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', String(!folded))
  }
}

const board = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`)

test('changing the language during a game and back keeps the decision and the focus', async () => {
  const app = await launchApp({ args: ['--seed', 'language', '--pace', '0'], viewport: { width: 1280, height: 800 } })
  const page = await app.firstWindow()
  const menu = (): Promise<string[]> =>
    app.evaluate(({ Menu }) => (Menu.getApplicationMenu()?.items ?? []).map(({ label }) => label))
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra' })
  await waitForPrompt(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  const before = await choiceButtons(page).count()
  expect(await menu()).toContain('File')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('menuitem', { name: 'Settings' })
    .or(page.getByRole('button', { name: 'Settings' }))
    .click()
  const language = page.getByRole('combobox', { name: 'Language' })
  await language.focus()
  await language.selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(await menu()).toContain('Datei')
  await page.keyboard.press('Escape')
  await expect(board(page, 'Brett: Chakra')).toBeVisible()
  await expect(choiceButtons(page)).toHaveCount(before)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())

  await switchPageLocale(page, 'en')
  await expect(board(page, 'Board of Chakra')).toBeVisible()
  expect(await menu()).toContain('File')
})

test('dates are formatted for the chosen language', async () => {
  const app = await launchApp({ args: ['--seed', 'dates', '--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra' })
  await waitForPrompt(page)
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('library')?.click())
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  const written = (locale: string): Promise<string> =>
    page.evaluate((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium' }).format(Date.now()), locale)
  await expect(page.locator('dd', { hasText: await written('en') }).first()).toBeVisible()
  await switchPageLocale(page, 'de')
  await expect(page.locator('dd', { hasText: await written('de') }).first()).toBeVisible()
})

test('the app starts in the chosen language', async () => {
  const app = await launchApp({ args: ['--locale', 'fr'] })
  const page = await app.firstWindow()
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
})

for (const game of GAMES) {
  test(`every text of a new table and of a running table of ${game} comes from a catalogue`, async () => {
    // Lists are joined as English joins them.
    const names = [...GAMES, 'Samsara', ' and ']
    const app = await launchApp({ args: ['--seed', 'pseudo', '--pace', '0'], viewport: { width: 1280, height: 800 } })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await page.getByRole('button', { name: `Play ${game}` }).click()
    await expect(page.getByRole('group', { name: /^Seat \d$/ }).first()).toBeVisible()
    await switchPageLocale(page, 'en-XA')
    const typed = await page.getByRole('textbox').evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
    // In a line of text the first letter of a name stays with the mark of its seat, apart from the others.
    const seated = ['Ana', 'Banyan', ...typed]
      .flatMap((name) => [name, name.slice(1)])
      .filter((name) => name.length > 1)
    expect.soft(await findUntranslatedText(page, [...names, ...seated]), 'a new table').toEqual([])
    await switchPageLocale(page, 'en')
    await page.getByRole('button', { name: 'Sit down' }).click()
    await expect(board(page, `Board of ${game}`)).toBeVisible()
    await waitForPrompt(page)
    await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
    await switchPageLocale(page, 'en-XA')
    await waitUntilStill(page)
    expect.soft(await findUntranslatedText(page, [...names, ...seated]), 'the table').toEqual([])
  })
}

test('every text of Home, the settings and the keys comes from a catalogue', async () => {
  const userData = createProfile()
  const app = await launchApp({ userData, args: ['--locale', 'en-XA'] })
  const page = await app.firstWindow()
  // A game is called the same in every language, and so is a folder.
  const names = [join(userData, 'saves'), ...GAMES, 'Samsara']
  await expect(page.getByRole('article')).toHaveCount(GAMES.length)
  expect.soft(await findUntranslatedText(page, names), 'home').toEqual([])
  for (const item of ['settings', 'help']) {
    await app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), item)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await findUntranslatedText(page, names), item).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const locale of ['de', 'fr']) {
  test(`in ${locale} nothing is cut off in the smallest windows`, async () => {
    test.setTimeout(300_000)
    const app = await launchApp({ args: ['--seed', 'room', '--pace', '0'] })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
    const cut: string[] = []
    const look = async (where: string): Promise<void> => {
      await switchPageLocale(page, locale)
      for (const size of SMALL) {
        await page.setViewportSize(size)
        await waitUntilStill(page)
        const here = [...(await findClippedText(page)), ...(await findSidewaysClipping(page))]
        cut.push(...here.map((what) => `${where}, ${String(size.width)}: ${what}`))
      }
    }
    const home = (): Promise<unknown> =>
      app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('home')?.click())
    await look('home')
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('settings')?.click())
    await look('settings')
    await page.keyboard.press('Escape')
    for (const game of GAMES) {
      await switchPageLocale(page, 'en')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: `Play ${game}` }).click()
      await expect(page.getByRole('group', { name: /^Seat \d$/ }).first()).toBeVisible()
      await look(`a new table of ${game}`)
      await switchPageLocale(page, 'en')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: 'Sit down' }).click()
      await expect(board(page, `Board of ${game}`)).toBeVisible()
      await waitForPrompt(page)
      await look(game)
      await switchPageLocale(page, 'en')
      await page.setViewportSize({ width: 1280, height: 800 })
      await playFromList(page, PLAYED)
      for (const folded of [false, true]) {
        await page.setViewportSize(PHONE)
        await foldPanels(page, folded)
        await look(`${game} in its midst, panels ${folded ? 'folded' : 'unfolded'}`)
        await switchPageLocale(page, 'en')
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      await home()
      await expect(page.getByRole('button', { name: `Play ${game}` })).toBeVisible()
    }
    expect(cut).toEqual([])
  })
}
