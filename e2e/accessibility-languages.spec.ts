/**
 * Accessibility in French and German: axe finds no violations on the most frequent screens, with alternating themes (the others:
 * accessibility-*.long.spec.ts). Interactions use the English UI.
 */
import type { Page } from '@playwright/test'
import { THEME_MEDIA } from './accessibility-checks.ts'
import { findFaultsInVariants as wrongWhere, type ScreenVariant } from './accessibility-variants.ts'
import { openFinishedGame, writeFinishedSave } from './finished-games.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { createSampleResults, writeGameResults } from './sample-results.ts'
import { waitForPrompt, choiceButtons } from './table-actions.ts'

const [DUSK, DAWN, CONTRAST] = THEME_MEDIA
const SEEN: readonly ScreenVariant[] = [
  { locale: 'fr', ...DUSK },
  { locale: 'fr', ...CONTRAST },
  { locale: 'de', ...DAWN },
  { locale: 'de', ...CONTRAST },
]
const wrong = (page: Page, where: string): Promise<string[]> => wrongWhere(page, where, SEEN)

test.setTimeout(400_000)

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('in French and German axe finds nothing in the statistics and the library', async () => {
  const userData = createProfile()
  writeFinishedSave(userData, 'chakra/end-harmony')
  writeGameResults(userData, createSampleResults(40, Date.UTC(2026, 10, 20, 12)))
  const page = await (await launchApp({ userData })).firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await press(page, 'Statistics')
  await expect(heading(page, 'Achievements')).toBeVisible()
  const found = await wrong(page, 'statistics')
  await press(page, 'Back')
  await press(page, /^All tables/)
  await press(page, /^Details of/)
  await expect(page.getByRole('article')).toBeVisible()
  found.push(...(await wrong(page, 'library')))
  expect(found).toEqual([])
})

test('in French and German axe finds nothing on Home, in settings, rulebook and a new table', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Play Moksha' })).toBeVisible()
  const found = await wrong(page, 'Home')
  await press(page, 'Settings')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  found.push(...(await wrong(page, 'settings')))
  await page.keyboard.press('Escape')
  await press(page, 'Rules')
  await expect(heading(page, 'Your turn')).toBeVisible()
  found.push(...(await wrong(page, 'rulebook')))
  await page.keyboard.press('Escape')
  await press(page, 'Play Moksha')
  await page.getByText('Advanced').click()
  found.push(...(await wrong(page, 'new table')))
  expect(found).toEqual([])
})

test('in French and German axe finds nothing at a table with a lesson, its legend and the explained decision', async () => {
  const page = await (await launchApp({ args: ['--pace', '0'] })).firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Learn by playing: Chakra' }).click()
  await expect(page.getByTestId('lesson')).toBeVisible()
  await waitForPrompt(page)
  await expect(choiceButtons(page).first()).toBeVisible()
  const found = await wrong(page, 'lesson')
  await page.keyboard.press('q')
  await expect(page.getByTestId('why-said')).toBeVisible()
  found.push(...(await wrong(page, 'why')))
  await page.keyboard.press('i')
  await expect(page.locator('[data-panel="legend"]')).toBeVisible()
  found.push(...(await wrong(page, 'legend')))
  expect(found).toEqual([])
})

test('in French and German axe finds nothing in the result, the replay and the review of a finished game', async () => {
  const userData = createProfile()
  writeFinishedSave(userData, 'chakra/end-harmony')
  const page = await (await launchApp({ userData, args: ['--pace', '0', '--review', '2'] })).firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFinishedGame(page)
  await expect(page.getByTestId('game-over').locator('[data-plot] canvas')).toBeVisible({ timeout: 60_000 })
  const found = await wrong(page, 'result')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'One step back' }).click()
  found.push(...(await wrong(page, 'replay')))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Review' }).click()
  await expect(page.locator('[data-turning]').first()).toBeVisible({ timeout: 60_000 })
  found.push(...(await wrong(page, 'review')))
  expect(found).toEqual([])
})
