/** Notices that call a player back to a table in a background window. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  curtainButton,
  endTurnButton,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

/** Runs in the page: another window comes to the front, or this one does again. */
function front(isInFront: boolean): void {
  document.hasFocus = () => isInFront
  dispatchEvent(new Event(isInFront ? 'focus' : 'blur'))
}

/** Acts until the bot is at turn. */
async function endOwnTurn(page: Page): Promise<void> {
  for (let n = 0; n < 12; n++) {
    if ((await waitForPrompt(page)) === 'endTurn') break
    await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  }
  await page.evaluate(front, false)
  await endTurnButton(page).click()
}

test('the title of a background window says whose turn it is, and reveals no cards', async () => {
  const userData = createProfile({ asks: false })
  const page = await (await launchApp({ userData, args: ['--seed', 'notice', '--pace', '0'] })).firstWindow()
  await sitDown(page, { game: 'Karmaka' })
  await expect(page).toHaveTitle('Samsara')
  await endOwnTurn(page)
  await expect(page).toHaveTitle('● Ana, it is your turn – Karmaka')
  await page.evaluate(front, true)
  await expect(page).toHaveTitle('Samsara')
})

test('notices are stacked over the panels, no wider than these, and vanish when the player lowers the curtain', async () => {
  const page = await (
    await launchApp({ args: ['--seed', 'notice', '--pace', '0'], viewport: { width: 1024, height: 640 } })
  ).firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0 })
  await curtainButton(page).click()
  await waitForPrompt(page)
  await page.keyboard.press('u')
  await page.keyboard.press('r')
  const notices = page.getByRole('status').locator('.notice')
  await expect(notices).toHaveCount(2)
  const side = await page.locator('[data-panel="choices"]').boundingBox()
  const [first, second] = await Promise.all([notices.first().boundingBox(), notices.last().boundingBox()])
  for (const box of [first, second]) {
    expect(box?.x).toBeGreaterThanOrEqual((side?.x ?? Infinity) - 1)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((side?.x ?? 0) + (side?.width ?? 0), 0)
  }
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)
  await page.getByRole('button', { name: 'Lower the curtain' }).click()
  await expect(notices).toHaveCount(0)
})
