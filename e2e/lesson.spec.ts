/** Tutorial games, played as a new player does: by mouse, following the suggestions of the lessons; left once and resumed. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, endTurnButton, reduceMotion } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
const card = (page: Page) => page.getByTestId('lesson')
const ended = (page: Page) => card(page).getByRole('heading', { name: 'You know enough' })

async function learn(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: `Learn by playing: ${game}` }).click()
  await expect(card(page)).toBeVisible()
}

/** Does what is suggested, else the first that is offered. */
async function followOnce(page: Page): Promise<void> {
  if ((await waitForPrompt(page)) === 'endTurn') {
    await actAndWaitForPrompt(page, () => endTurnButton(page).click())
    return
  }
  const suggested = page.locator('[data-choice].meant')
  const way = (await suggested.count()) > 0 ? suggested : choiceButtons(page)
  await actAndWaitForPrompt(page, () => way.first().click())
}

async function follow(page: Page, most: number): Promise<void> {
  for (let left = most; left > 0 && !(await ended(page).isVisible()); left--) await followOnce(page)
}

for (const game of GAMES) {
  test(`a player finishes the tutorial game of ${game} after leaving it once, and plays on`, async () => {
    test.setTimeout(180_000)
    const app = await launchApp({ args: ['--pace', '0'] })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await learn(page, game)
    await follow(page, 6)
    const heading = await card(page).getByRole('heading').innerText()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await expect(page.getByText('First game')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Continue ${game}`) }).click()
    await expect(card(page).getByRole('heading')).toHaveText(heading)
    await follow(page, 60)
    await expect(ended(page)).toBeVisible()
    await card(page).getByRole('button', { name: 'Play on' }).click()
    await expect(card(page)).toBeHidden()
    await waitForPrompt(page)
    await app.close()
  })
}

test('on a phone a lesson is above the board, no hint covers it, and the player can skip or end it', async () => {
  const userData = createProfile({ hints: true })
  const app = await launchApp({ userData, args: ['--pace', '0'], viewport: { width: 390, height: 844 } })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await learn(page, 'Chakra')
  const more = card(page).getByRole('button', { name: 'More' })
  const first = await card(page).getByRole('heading').innerText()
  const hint = page.locator('[data-panel="why"]')
  await waitForPrompt(page)
  await expect(hint).toHaveCount(0)
  await more.click()
  await card(page).getByRole('button', { name: 'Skip this lesson' }).click()
  await expect(card(page).getByRole('heading')).not.toHaveText(first)
  await page.reload()
  await expect(card(page).getByRole('heading')).not.toHaveText(first)
  await more.click()
  await card(page).getByRole('button', { name: 'Play on without lessons' }).click()
  await expect(card(page)).toBeHidden()
  await expect(hint).toBeVisible()
  await app.close()
})
