/**
 * Games recorded with older rules: marked, opened at their last snapshot if the present rules cannot replay them, and never
 * counted in statistics.
 */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { writeRecordedSave } from './prepared-saves.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  endTurnButton,
  readLogLines,
  resultHeading,
} from './table-actions.ts'

const seats = (...names: readonly string[]) =>
  names.map((name, colour) =>
    colour === 0 ? { kind: 'person', name, colour } : { kind: 'bot', name, colour, level: 'novice' },
  )

/** From the library: who passed by the wheels more than once, under way; and ends, with a log that leads there and without. */
function putOlder(userData: string): void {
  const cosmic = { title: 'Cosmic Karma', seats: seats('Ana', 'Heron', 'Moth'), savedAt: 3, over: false }
  writeRecordedSave(userData, 'running', 'cosmic-karma/rules-1/runs-wheels-walked-by-1', cosmic)
  const moksha = { title: 'Moksha', seats: seats('Ana', 'Heron'), over: true }
  writeRecordedSave(userData, 'lost', 'moksha/rules-1/end-karma-2', { ...moksha, savedAt: 2 })
  writeRecordedSave(userData, 'kept', 'moksha/rules-1/end-alone-2', { ...moksha, savedAt: 1 })
}

const CLOSED = 'This save is from older rules: the table goes on, but its past cannot be taken back.'
const card = (page: Page, save: string) =>
  page.locator('[role="listitem"]').filter({ has: page.locator(`[data-row="${save}"]`) })
const notice = (page: Page) => page.locator('.notices')

async function library(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All tables/ }).click()
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
}

async function open(page: Page, save: string, way: 'Continue' | 'View'): Promise<void> {
  await page.locator(`[data-row="${save}"]`).click()
  await page
    .getByRole('article', { name: /^Details of/ })
    .getByRole('button', { name: way, exact: true })
    .click()
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
}

test('games of older rules are marked, open at their last state, go on, and count only if their log leads to their end', async () => {
  const userData = createProfile({ asks: false })
  putOlder(userData)
  const app = await launchApp({ userData, args: ['--seed', 'older', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })

  const counted = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Statistics' }).click()
    const games = page.locator('dl[aria-label="Overview"] > div', { hasText: 'game' }).locator('dd').first()
    await expect(games).toHaveText('1')
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await counted()

  await library(page)
  for (const save of ['running', 'lost', 'kept']) await expect(card(page, save)).toContainText('Older rules')

  // Under way: nothing of its past is left, and it goes on from there.
  await open(page, 'running', 'Continue')
  await expect(notice(page)).toContainText(CLOSED)
  const now = await waitForPrompt(page)
  await actAndWaitForPrompt(page, () =>
    now === 'endTurn' ? endTurnButton(page).click() : choiceButtons(page).first().click(),
  )
  await expect.poll(async () => (await readLogLines(page)).length).toBeGreaterThan(0)
  await leave(page)

  // Over: the end stays as it was.
  await library(page)
  await open(page, 'lost', 'View')
  await expect(resultHeading(page)).toBeVisible()
  await expect(notice(page)).toContainText(CLOSED)
  await page.getByRole('dialog').getByRole('button', { name: 'Home', exact: true }).click()

  await library(page)
  for (const save of ['running', 'lost']) {
    await expect(card(page, save)).toContainText('Past closed')
    await expect(card(page, save)).not.toContainText('Older rules')
  }
  // Whose log leads where it led loses nothing.
  await open(page, 'kept', 'View')
  await expect(resultHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.getByRole('slider', { name: 'Where in the game' })).toHaveAttribute('aria-valuemax', '152')
  await expect(notice(page)).not.toContainText(CLOSED)
  await leave(page)
  await counted()
  await app.close()
})
