/** Event banners in the built app: they wait for a player at the screen, then the result is shown. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { LAST_TURN_POSITION } from './moksha-positions.ts'
import { writePreparedTable } from './prepared-saves.ts'
import {
  choiceButtons,
  endTurnButton,
  eventBannerOverlay,
  resultHeading,
  reduceMotion,
  waitForPrompt,
} from './table-actions.ts'

test('K4, B9, X9: event banners announce a death, moksha and the end, and wait for the player', async () => {
  const userData = createProfile({ staged: true })
  writePreparedTable(userData, LAST_TURN_POSITION)
  const app = await launchApp({ userData, args: ['--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: 'Continue Moksha' }).click()
  // Before the first paint of the board, updates are not shown one by one.
  await waitForPrompt(page)
  const told: string[] = []
  const waits = choiceButtons(page).or(endTurnButton(page)).or(eventBannerOverlay(page)).or(resultHeading(page))
  await expect(async () => {
    await expect(waits.first()).toBeVisible()
    if (await eventBannerOverlay(page).isVisible()) {
      const title = (await eventBannerOverlay(page).getByRole('heading').textContent()) ?? ''
      // Nothing else is asked meanwhile, and the head says what happens.
      await expect(choiceButtons(page)).toHaveCount(0)
      await expect(page.getByTestId('prompt')).toHaveText(title)
      await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused()
      told.push(title)
      await page.keyboard.press('Enter')
      await expect(page.getByText(title, { exact: true }).first()).toBeHidden()
    } else if (await endTurnButton(page).isVisible()) await endTurnButton(page).click({ timeout: 1000 })
    else if (await choiceButtons(page).first().isVisible()) await choiceButtons(page).last().click({ timeout: 1000 })
    expect(await resultHeading(page).isVisible()).toBe(true)
  }).toPass({ timeout: 50_000, intervals: [50] })
  expect(told).toEqual(['Ana dies.', 'Ana attains moksha.', 'Ana alone is free of the wheel.'])
  await expect(page.getByRole('dialog').getByText(/Off the wheel after/)).toBeVisible()
  await app.close()
})
