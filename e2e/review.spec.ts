/** The review of a finished game of every kind: from the estimate to the end, and a turning point on the board. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openFinishedGame, writeFinishedSave } from './finished-games.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { waitForPrompt, sitDown, reduceMotion } from './table-actions.ts'

const RECORDED = [
  'chakra/end-stall',
  'karmaka/end-alone-2',
  'rauha/end-shared-2',
  'moksha/end-shared-2',
  'cosmic-karma/end-move-2',
]
/** A few games at each point: a review takes minutes where others work too. */
const FEW = ['--pace', '0', '--review', '2']
/** So many that the test can press wait before the review is done. */
const SOME = ['--pace', '0', '--review', '120']
const REVIEWED = { timeout: 240_000 }

const stand = (page: Page) => page.getByTestId('review-stand')
const review = (page: Page) => page.getByRole('button', { name: 'Review', exact: true })
const reviewFile = (userData: string): string => join(userData, 'saves', 'finished.samsara.review.json')

for (const recorded of RECORDED)
  test(`the review of a game completes, and shows turning points on the board: ${recorded}`, async () => {
    test.setTimeout(300_000)
    const userData = createProfile()
    writeFinishedSave(userData, recorded)
    const app = await launchApp({ userData, args: FEW })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await openFinishedGame(page)
    await review(page).click()
    // It has begun with the result, and may be done already.
    await expect(stand(page)).toContainText(/Estimate|looked at all/)
    await expect(page.getByTestId('review').locator('[data-plot] canvas')).toBeVisible()
    await expect(stand(page)).toContainText('The Sage has looked at all', REVIEWED)

    // Every line is the way from its beginning to its end.
    const rows = await page
      .locator('.sums tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) =>
            Number(cell.textContent.replace('−', '-').replace(/[ %]/g, '')),
          ),
        ),
      )
    expect(rows.length).toBeGreaterThan(1)
    for (const [start = 0, own = 0, others = 0, luck = 0, end = 0] of rows) {
      expect(own).toBeLessThanOrEqual(0)
      // Each is rounded by itself.
      expect(Math.abs(start + own + others + luck - end)).toBeLessThanOrEqual(3)
    }

    const turning = page.locator('[data-turning]')
    const words = await turning.allTextContents()
    expect(words.length).toBeLessThanOrEqual(7)
    for (const each of words) expect(each).toMatch(/Turn \d+[:,] /)
    const choice = turning.filter({ hasText: 'Better:' })
    const laid = (await choice.count()) > 0 ? choice : turning
    if ((await laid.count()) > 0) {
      await laid.first().click()
      const card = page.locator('[data-panel="turning"]')
      await expect(card).toBeVisible()
      await expect(page.getByTestId('game-over')).toHaveCount(0)
      await expect(card).toBeFocused()
      if ((await choice.count()) > 0 || (await card.locator('[data-step]').count()) > 0) {
        await expect(card.locator('[data-step="0"]')).toHaveAttribute('aria-pressed', 'true')
        const on = card.getByRole('button', { name: 'One step on' })
        if ((await on.count()) > 0) {
          await on.click()
          await expect(card.locator('[data-step="1"]')).toHaveAttribute('aria-pressed', 'true')
        }
        await card.locator('.ways > .way').click()
        await expect(card.locator('.ways > .way')).toHaveAttribute('aria-pressed', 'true')
      }
      await card.getByRole('button', { name: 'To the review' }).click()
      await expect(stand(page)).toBeVisible()
    }
    await app.close()
    expect(readFileSync(reviewFile(userData), 'utf8')).toContain('"mark"')
  })

test('a review can be paused, continues after a restart, and is complete at once when it is opened again', async () => {
  test.setTimeout(240_000)
  const userData = createProfile()
  writeFinishedSave(userData, 'cosmic-karma/end-move-2')
  const app = await launchApp({ userData, args: SOME })
  const page = await app.firstWindow()
  await openFinishedGame(page)
  await review(page).click()
  const looked = async (): Promise<number> =>
    Number(/looked at (\d+) of/.exec((await stand(page).textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(looked, REVIEWED).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(stand(page)).toContainText('Paused')
  const before = await looked()
  await app.close()

  const again = await launchApp({ userData, args: SOME })
  const home = await again.firstWindow()
  await openFinishedGame(home)
  await review(home).click()
  const then = /looked at (?:all )?(\d+)/.exec((await stand(home).textContent()) ?? '')
  expect(Number(then?.[1])).toBeGreaterThanOrEqual(before)
  await expect(stand(home)).toContainText('The Sage has looked at all', REVIEWED)
  await home.keyboard.press('Escape')
  await expect(stand(home)).toHaveCount(0)
  await review(home).click()
  await expect(stand(home)).toContainText('The Sage has looked at all')
  await again.close()
})

test('the review works by keyboard alone and on a phone, and axe finds nothing', async () => {
  test.setTimeout(240_000)
  const userData = createProfile()
  writeFinishedSave(userData, 'cosmic-karma/end-move-2')
  const app = await launchApp({ userData, args: FEW })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await openFinishedGame(page)
  await review(page).focus()
  await page.keyboard.press('Enter')
  await expect(stand(page)).toContainText('The Sage has looked at all', REVIEWED)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  const slider = page.getByTestId('review').getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^The end; Ana: \d+ %/)
  await page.keyboard.press('Home')
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  for (const size of [
    { width: 390, height: 844 },
    { width: 1024, height: 640 },
  ]) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  }
  await slider.press('Enter')
  await expect(stand(page)).toHaveCount(0)
  await expect(page.getByTestId('game-over')).toHaveCount(0)
  await app.close()
})

test('the review is not available while a game runs', async () => {
  const app = await launchApp({ userData: createProfile(), args: FEW })
  const page = await app.firstWindow()
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await waitForPrompt(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Rules' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Review' })).toHaveCount(0)
  await app.close()
})
