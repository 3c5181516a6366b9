/** Axe finds no violations on the main screens, and no screen is cut off or scrolls sideways. */
import {
  findOverflowAtAllSizes,
  THEME_MEDIA,
  needsScrolling,
  SMALLEST,
  findAxeViolations,
} from './accessibility-checks.ts'
import { ALL_SCREEN_VARIANTS, findFaultsInVariants } from './accessibility-variants.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { advisedChoices, waitForPrompt, choiceButtons, curtainButton, sitDown } from './table-actions.ts'
import { writeSampleLibrary } from './sample-library.ts'

for (const { theme, media } of THEME_MEDIA) {
  test(`axe finds nothing on the main screens, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const play = page.getByRole('button', { name: 'Play Chakra' })
    await expect(play).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await findAxeViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Rules' }).click()
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Import …' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'About' }).click()
    await page.getByText('What others made and is inside').click()
    await page.getByText('pixi.js 8').click()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^All tables/ }).click()
    await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Home' }).click()

    await play.click()
    await expect(page.getByRole('group', { name: 'Seat 1' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    for (const pick of [/^How .* plays: /, /^Colour of /]) {
      await page.getByRole('button', { name: pick }).first().click()
      await expect(page.locator('[data-popover-content]')).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Back' }).click()

    await sitDown(page, { seed: 'lotus' })
    await waitForPrompt(page)
    await expect(choiceButtons(page).first()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('a')
    await expect(advisedChoices(page).first()).toBeVisible({ timeout: 30_000 })
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
  })
}

test('no screen is cut off at any size, and none scrolls in the smallest window', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  expect(await findOverflowAtAllSizes(page)).toEqual([])
  expect(await needsScrolling(page)).toBe(false)

  await page.getByRole('button', { name: 'Play Chakra' }).click()
  const add = page.getByRole('button', { name: 'Add a person' })
  await add.click()
  await add.click()
  await expect(page.getByRole('group', { name: 'Seat 4' })).toBeVisible()
  expect(await findOverflowAtAllSizes(page)).toEqual([])
  await page.setViewportSize(SMALLEST)
  await page.getByRole('button', { name: 'Back' }).click()

  await sitDown(page, { people: ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Linden', 'Io'], bots: 0 })
  await waitForPrompt(page)
  expect(await findOverflowAtAllSizes(page)).toEqual([])
  expect(await needsScrolling(page)).toBe(false)
})

test('in the smallest window the options of a bot are visible, whatever its seat', async ({ page }) => {
  await page.setViewportSize(SMALLEST)
  await page.getByRole('button', { name: 'Play Moksha' }).click()
  const add = page.getByRole('button', { name: 'Add a bot' })
  await expect(add).toBeVisible()
  while (await add.isVisible()) await add.click()
  const bots = page.getByRole('button', { name: /^How .* plays: / })
  expect(await bots.count()).toBeGreaterThan(2)
  for (const bot of await bots.all()) {
    await bot.click()
    const ways = page.getByRole('group').filter({ has: page.getByRole('radio', { name: /^Novice/ }) })
    const board = await ways.last().locator('xpath=..').boundingBox()
    expect(board?.y).toBeGreaterThanOrEqual(0)
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(SMALLEST.height)
    await page.keyboard.press('Escape')
  }
})

for (const { theme, media } of THEME_MEDIA)
  test(`the library: axe finds nothing, nothing is cut off, ${theme}`, async () => {
    const userData = createProfile()
    writeSampleLibrary(userData, 20)
    const app = await launchApp({ userData })
    const page = await app.firstWindow()
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: /^All tables/ }).click()
    const rows = page.locator('[role="listitem"]')
    await expect(rows.first()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    expect(await needsScrolling(page)).toBe(false)
    await rows.first().getByRole('button').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await rows.first().getByRole('button').click()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    await page.getByRole('button', { name: 'To the bin' }).click()
    await page.getByRole('button', { name: 'Bin (1)' }).click()
    await page.getByRole('button', { name: 'Empty the bin' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await app.close()
  })

/** A person with a long name on every seat. */
const CROWDS = [
  { game: 'Karmaka', most: 4 },
  { game: 'Rauha', most: 5 },
  { game: 'Moksha', most: 5 },
  { game: 'Cosmic Karma', most: 6 },
] as const
const CROWD = ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Linden', 'Io', 'Bartholomew the Younger', 'Zoë']

for (const { game, most } of CROWDS) {
  test(`axe finds nothing at the table and in the rules of ${game}, and nothing is cut off`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Rules' }).click()
    // The first book is there: nothing moves any more.
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await page.getByRole('dialog').locator('label', { hasText: game }).click()
    await expect(page.getByRole('heading', { name: `Rules of ${game}` })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('heading').nth(3)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    await page.keyboard.press('Escape')

    await sitDown(page, { game, people: CROWD.slice(0, most), bots: 0, seed: 'lotus' })
    if ((await waitForPrompt(page)) === 'curtain') {
      expect(await findOverflowAtAllSizes(page)).toEqual([])
      await curtainButton(page).click()
      await waitForPrompt(page)
    }
    for (const { theme, media } of THEME_MEDIA) {
      await page.emulateMedia({ contrast: null, colorScheme: null, ...media })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await findAxeViolations(page), theme).toEqual([])
    }
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    expect(await needsScrolling(page)).toBe(false)
  })
}

for (const { theme } of THEME_MEDIA)
  test(`axe finds nothing on a page without access in ${theme} in any language, and nothing is cut off`, async () => {
    const host = await launchHeadlessHost()
    const page = await host.openPage({ url: `${new URL(host.url).origin}/` })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('alert')).toBeVisible()
    expect(
      await findFaultsInVariants(
        page,
        'door',
        ALL_SCREEN_VARIANTS.filter((seen) => seen.theme === theme),
      ),
    ).toEqual([])
    expect(await findOverflowAtAllSizes(page)).toEqual([])
    expect(await needsScrolling(page)).toBe(false)
    await host.stop()
  })
