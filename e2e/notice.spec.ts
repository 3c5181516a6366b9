/** What calls somebody back to a table whose window is not in front. */
import type { Page } from '@playwright/test'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { act, asked, choices, endTurn, sitDown } from './table.ts'

/** Runs in the page: another window comes to the front, or this one does again. */
function front(isInFront: boolean): void {
  document.hasFocus = () => isInFront
  dispatchEvent(new Event(isInFront ? 'focus' : 'blur'))
}

/** Acts until the bot is at turn. */
async function endOwnTurn(page: Page): Promise<void> {
  for (let n = 0; n < 12; n++) {
    if ((await asked(page)) === 'endTurn') break
    await act(page, () => choices(page).first().click())
  }
  await page.evaluate(front, false)
  await endTurn(page).click()
}

test('a window that is not in front says by its title whose turn it is, and nothing of what they hold', async () => {
  const userData = newProfile({ asks: false })
  const page = await (await launchApp({ userData, args: ['--seed', 'notice', '--pace', '0'] })).firstWindow()
  await sitDown(page, { game: 'Karmaka' })
  await expect(page).toHaveTitle('Samsara')
  await endOwnTurn(page)
  await expect(page).toHaveTitle('● Ana, it is your turn – Karmaka')
  await page.evaluate(front, true)
  await expect(page).toHaveTitle('Samsara')
})
