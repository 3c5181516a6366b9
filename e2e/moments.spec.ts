/** Great moments in the built app: they wait for whoever sits there, and then the result is shown. */
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { LAST_TURN } from './moksha-tables.ts'
import { prepareTable } from './prepared.ts'
import { choices, endTurn, great, over, stillBoard } from './table.ts'

test('K4, B9, X9: a death, moksha and the end are told by themselves, and wait', async () => {
  const userData = newProfile({ staged: true })
  prepareTable(userData, LAST_TURN)
  const app = await launchApp({ userData, args: ['--pace', '0'] })
  const page = await app.firstWindow()
  await stillBoard(page)
  await page.getByRole('button', { name: 'Continue Moksha' }).click()
  const told: string[] = []
  const waits = choices(page).or(endTurn(page)).or(great(page)).or(over(page))
  await expect(async () => {
    await expect(waits.first()).toBeVisible()
    if (await great(page).isVisible()) {
      const title = (await great(page).getByRole('heading').textContent()) ?? ''
      // Nothing else is asked meanwhile, and the head says what happens.
      await expect(choices(page)).toHaveCount(0)
      await expect(page.getByTestId('prompt')).toHaveText(title)
      await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused()
      told.push(title)
      await page.keyboard.press('Enter')
      await expect(page.getByText(title, { exact: true }).first()).toBeHidden()
    } else if (await endTurn(page).isVisible()) await endTurn(page).click({ timeout: 1000 })
    else if (await choices(page).first().isVisible()) await choices(page).last().click({ timeout: 1000 })
    expect(await over(page).isVisible()).toBe(true)
  }).toPass({ timeout: 50_000, intervals: [50] })
  expect(told).toEqual(['Ana dies.', 'Ana attains moksha.', 'Ana alone is free of the wheel.'])
  await expect(page.getByRole('dialog').getByText(/Off the wheel after/)).toBeVisible()
  await app.close()
})
