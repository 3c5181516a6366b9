/** Browser zoom as seen by a page: half the window in CSS pixels, twice as many device pixels, and the same outer size. */
import type { CDPSession, Page } from '@playwright/test'
import { findOverflow } from './accessibility-checks.ts'
import { expect, test } from './fixture.ts'
import { waitUntilStill } from './pictures.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const

/** Zooms the page as the browser does, on a window of this size. */
async function zoom(
  page: Page,
  client: CDPSession,
  { width, height }: (typeof SCREENS)[number],
  factor: number,
): Promise<void> {
  await page.evaluate((outer) => {
    Object.defineProperty(window, 'outerWidth', { value: outer, configurable: true })
  }, width)
  await client.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / factor),
    height: Math.round(height / factor),
    deviceScaleFactor: factor,
    mobile: false,
  })
  await expect
    .poll(() => page.evaluate(() => [innerWidth, devicePixelRatio]))
    .toEqual([Math.round(width / factor), factor])
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
}

/** How many device pixels a rem has. */
const rem = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize) * devicePixelRatio)

test('public 20: browser zoom to 200 % makes text twice as large on every screen, and nothing is cut off', async ({
  page,
}) => {
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  // The emulation ends with this session.
  const client = await page.context().newCDPSession(page)
  const screens: readonly (() => Promise<void>)[] = [
    async () => undefined,
    async () => {
      await page.getByRole('button', { name: 'Play Chakra' }).click()
      await expect(page.getByRole('group', { name: 'Seat 1' })).toBeVisible()
    },
    async () => {
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    },
    async () => {
      await page.keyboard.press('Escape')
      await sitDown(page, { game: 'Chakra', people: ['Ana', 'Ben'], bots: 0, seed: 'lotus' })
      await waitForPrompt(page)
    },
  ]
  for (const open of screens) {
    await zoom(page, client, SCREENS[0], 1)
    await open()
    for (const screen of SCREENS) {
      await zoom(page, client, screen, 1)
      const before = await rem(page)
      let last = before
      for (const factor of [1.25, 1.5, 2]) {
        await zoom(page, client, screen, factor)
        const now = await rem(page)
        expect(now / before, `${String(screen.width)} at ${String(factor)}`).toBeCloseTo(factor, 1)
        expect(now).toBeGreaterThan(last)
        last = now
      }
      await waitUntilStill(page)
      // The subjects of the settings are a row that scrolls by itself where there is little room.
      const subjects = await page.getByRole('navigation', { name: 'Settings by subject' }).getByRole('button').all()
      const rolling = await Promise.all(subjects.map((each) => each.evaluate(({ outerHTML }) => outerHTML)))
      const out = (await findOverflow(page)).filter((what) => !rolling.includes(what))
      expect(out, `${String(screen.width)} at 200 %`).toEqual([])
    }
  }
})
