/**
 * Accessibility of a finished game: the result and its story, the review, a turning point, the replay, a what-if branch, and the
 * statistics; by keyboard, with six long names in several scripts, in every theme, and with large text.
 */
import type { Page } from '@playwright/test'
import { findOverflowAtAllSizes, THEME_MEDIA, SMALLEST, findAxeViolations } from './accessibility-checks.ts'
import { openFinishedGame, writeFinishedSave } from './finished-games.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { createSampleResults, writeGameResults } from './sample-results.ts'
import { waitUntilStill } from './pictures.ts'
import { waitForPrompt, resultHeading, sitDown } from './table-actions.ts'

const NAMES = [
  'Wilhelmina Featherstone',
  'Αλεξάνδρα Παπαδοπούλου',
  'Maximilian von Lindenau',
  '千代田 小百合',
  'محمد عبد الرحمن',
  'Bartholomew the Younger',
]
const PHONE = { width: 390, height: 844 }

const timeline = (page: Page) => page.getByRole('slider', { name: 'Where in the game' })
const said = (page: Page) => page.getByTestId('where-said')

/** Through all of it by keyboard alone; `look` is called wherever there is something new to see. */
async function walk(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await openFinishedGame(page)
  await expect(page.getByTestId('game-over').locator('[data-plot] canvas')).toBeVisible({ timeout: 60_000 })
  await look('the result')

  // Escape leads to the board and its replay, which says where one is.
  await page.keyboard.press('Escape')
  await expect(resultHeading(page)).toBeHidden()
  await expect(timeline(page)).toBeFocused()
  for (let n = 0; n < 3; n++) await page.keyboard.press('PageUp')
  await expect(timeline(page)).not.toHaveAttribute(
    'aria-valuenow',
    (await timeline(page).getAttribute('aria-valuemax')) ?? '',
  )
  await expect(said(page)).not.toBeEmpty()
  await expect(said(page)).not.toContainText(/^Move/)
  await page.getByRole('button', { name: 'One step back' }).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(/Move \d+ of \d+, turn of /)
  await look('the replay')

  await page.getByRole('button', { name: 'What if …' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport()
  await look('what if')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Review' }).click()
  const turning = page.locator('[data-turning]')
  await expect(turning.first()).toBeVisible({ timeout: 120_000 })
  await look('the review')

  // A turning point, and what closes first.
  await turning.first().focus()
  await page.keyboard.press('Enter')
  const card = page.locator('[data-panel="turning"]')
  await expect(card).toBeFocused()
  await look('a turning point')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(timeline(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(timeline(page)).toBeHidden()
}

test.describe('statistics, result, replay and review of finished games', () => {
  test.setTimeout(400_000)

  test('axe finds nothing in any theme, and Escape leaves every part', async () => {
    const userData = createProfile()
    writeFinishedSave(userData, 'cosmic-karma/end-move-6', 'finished', NAMES)
    writeGameResults(userData, createSampleResults(90, Date.UTC(2026, 10, 20, 12)))
    const app = await launchApp({ userData, args: ['--pace', '0', '--review', '2'] })
    const page = await app.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async (name: string): Promise<void> => {
      // Last in the lights that people use most, where it goes on.
      for (const { theme, media } of THEME_MEDIA.toReversed()) {
        await page.emulateMedia({ contrast: null, colorScheme: null, ...media })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await waitUntilStill(page)
        expect(await findAxeViolations(page), `${name}, ${theme}`).toEqual([])
      }
      await page.setViewportSize(PHONE)
      await waitUntilStill(page)
      expect(await findAxeViolations(page), `${name}, on a phone`).toEqual([])
      await page.setViewportSize(SMALLEST)
    }
    await page.getByRole('button', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await look('statistics')
    await page.getByRole('button', { name: 'Back' }).click()
    await walk(page, look)
    await app.close()
  })

  test('nothing is cut off with text half as large again', async () => {
    const userData = createProfile({ textScale: 1.5 })
    writeFinishedSave(userData, 'cosmic-karma/end-move-6', 'finished', NAMES)
    writeGameResults(userData, createSampleResults(90, Date.UTC(2026, 10, 20, 12)))
    const app = await launchApp({ userData, args: ['--pace', '0', '--review', '2'] })
    const page = await app.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async (name: string): Promise<void> => {
      expect(await findOverflowAtAllSizes(page), name).toEqual([])
      await page.setViewportSize(SMALLEST)
    }
    await page.getByRole('button', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await look('statistics')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^All tables/ }).click()
    await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
    await look('the library')
    await page.getByRole('button', { name: /^Details of/ }).click()
    await look('details')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Home' }).click()
    await walk(page, look)
    await app.close()
  })
})

test('the replay of a running game scrolls the log line of the shown entry into view', async () => {
  const app = await launchApp({ args: ['--seed', 'replay', '--pace', '0'], viewport: SMALLEST })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, { game: 'Moksha', people: ['Ana'], bots: 4 })
  await waitForPrompt(page)
  await page.keyboard.press('p')
  await page.keyboard.press('PageUp')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft')
  const line = page.getByRole('log').locator('[aria-current="step"]')
  await expect(line).toBeVisible()
  const log = await page.getByRole('log').boundingBox()
  const box = await line.boundingBox()
  expect(box?.y).toBeGreaterThan(log?.y ?? 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0))
  await app.close()
})
