/** What everybody must be able to use: axe finds nothing, and no screen is cut off or scrolls sideways. */
import { cutOff, LIGHTS, scrolls, SMALLEST, violations } from './everybody.ts'
import { EVERYWHERE, wrong } from './everywhere.ts'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { launchHeadless } from './headless.ts'
import { advised, asked, choices, curtain, sitDown } from './table.ts'
import { putTables } from './tables-of-many-kinds.ts'

for (const { theme, media } of LIGHTS) {
  test(`every screen can be used by everybody, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const play = page.getByRole('button', { name: 'Play Chakra' })
    await expect(play).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Rules' }).click()
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Import …' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'About' }).click()
    await page.getByText('What others made and is inside').click()
    await page.getByText('pixi.js 8').click()
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^All tables/ }).click()
    await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Home' }).click()

    await play.click()
    await expect(page.getByRole('group', { name: 'Seat 1' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const pick of [/^How .* plays: /, /^Colour of /]) {
      await page.getByRole('button', { name: pick }).first().click()
      await expect(page.locator('[data-popover-content]')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Back' }).click()

    await sitDown(page, { seed: 'lotus' })
    await asked(page)
    await expect(choices(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('a')
    await expect(advised(page).first()).toBeVisible({ timeout: 30_000 })
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })
}

test('no screen is cut off at any size, and none scrolls in the smallest window', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  expect(await scrolls(page)).toBe(false)

  await page.getByRole('button', { name: 'Play Chakra' }).click()
  const add = page.getByRole('button', { name: 'Add a person' })
  await add.click()
  await add.click()
  await expect(page.getByRole('group', { name: 'Seat 4' })).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await page.setViewportSize(SMALLEST)
  await page.getByRole('button', { name: 'Back' }).click()

  await sitDown(page, { people: ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Linden', 'Io'], bots: 0 })
  await asked(page)
  expect(await cutOff(page)).toEqual([])
  expect(await scrolls(page)).toBe(false)
})

test('how a bot plays is chosen within the smallest window, wherever its seat is', async ({ page }) => {
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

for (const { theme, media } of LIGHTS)
  test(`the library: axe finds nothing, nothing is cut off, ${theme}`, async () => {
    const userData = newProfile()
    putTables(userData, 20)
    const app = await launchApp({ userData })
    const page = await app.firstWindow()
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: /^All tables/ }).click()
    const rows = page.locator('[role="listitem"]')
    await expect(rows.first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    await rows.first().getByRole('button').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await rows.first().getByRole('button').click()
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await page.getByRole('button', { name: 'To the bin' }).click()
    await page.getByRole('button', { name: 'Bin (1)' }).click()
    await page.getByRole('button', { name: 'Empty the bin' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await app.close()
  })

/** Every seat taken by somebody with a long name. */
const CROWDS = [
  { game: 'Karmaka', most: 4 },
  { game: 'Rauha', most: 5 },
  { game: 'Moksha', most: 5 },
  { game: 'Cosmic Karma', most: 6 },
] as const
const CROWD = ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Linden', 'Io', 'Bartholomew the Younger', 'Zoë']

for (const { game, most } of CROWDS) {
  test(`the table and the rules of ${game} can be used by everybody, in every theme and size`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Rules' }).click()
    // The first book is there: nothing moves any more.
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await page.getByRole('dialog').locator('label', { hasText: game }).click()
    await expect(page.getByRole('heading', { name: `Rules of ${game}` })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('heading').nth(3)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await page.keyboard.press('Escape')

    await sitDown(page, { game, people: CROWD.slice(0, most), bots: 0, seed: 'lotus' })
    if ((await asked(page)) === 'curtain') {
      expect(await cutOff(page)).toEqual([])
      await curtain(page).click()
      await asked(page)
    }
    for (const { theme, media } of LIGHTS) {
      await page.emulateMedia({ contrast: null, colorScheme: null, ...media })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await violations(page), theme).toEqual([])
    }
    expect(await cutOff(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
  })
}

for (const { theme } of LIGHTS)
  test(`a page that is not let in: axe finds nothing in ${theme} in any language, nothing is cut off`, async () => {
    const host = await launchHeadless()
    const page = await host.open({ url: `${new URL(host.url).origin}/` })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('alert')).toBeVisible()
    expect(
      await wrong(
        page,
        'door',
        EVERYWHERE.filter((seen) => seen.theme === theme),
      ),
    ).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    await host.stop()
  })
