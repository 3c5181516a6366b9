/** Explanations: decisions explain themselves once and on request, and pieces on the board on request. */
import type { Page } from '@playwright/test'
import { findAxeViolations } from './accessibility-checks.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { waitForPrompt, choiceButtons, curtainButton, litPieces, sitDown, reduceMotion } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const PHONE = { width: 390, height: 844 }

const why = (page: Page) => page.getByRole('region', { name: 'What you decide' })
const question = (page: Page) => page.getByRole('button', { name: 'What do I decide here?' })
const legend = (page: Page) => page.locator('[data-panel="legend"]')

for (const game of GAMES)
  test(`${game} explains the decision and the pieces on its board on request`, async ({ page }) => {
    await reduceMotion(page)
    await sitDown(page, { game, seed: 'why' })
    await waitForPrompt(page)
    await expect(why(page)).toBeHidden()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('q')
    await expect(why(page)).toBeVisible()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
    const said = (await page.getByTestId('why-said').textContent())?.trim() ?? ''
    expect(said.split('. ').length).toBeGreaterThan(1)
    expect(await question(page).getAttribute('aria-describedby')).toBe(await why(page).getAttribute('id'))
    await expect(choiceButtons(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(why(page)).toBeHidden()

    await page.keyboard.press('i')
    const rows = legend(page).locator('[data-row]')
    await expect(rows.first().locator('canvas').first()).toBeVisible()
    // It lies beside the board, not over it.
    const [card, board] = [
      await legend(page).boundingBox(),
      await page.locator('section[aria-label^="Board of"]').boundingBox(),
    ]
    expect(card?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1)
    expect(await findAxeViolations(page)).toEqual([])
    // What lies further down is painted on the way there.
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator('canvas').first()).toBeVisible()
    }
    await expect(legend(page)).not.toContainText('.legend.')
    await page.keyboard.press('Escape')
    await expect(legend(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'What is what' }).click()
    await expect(legend(page)).toBeVisible()
  })

test('a new decision explains itself once per profile, until the player goes on', async () => {
  const userData = createProfile({ hints: true, asks: false })
  const app = await launchApp({ userData, args: ['--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra', seed: 'why' })
  await waitForPrompt(page)
  await expect(why(page)).toContainText('New to you')
  await expect(why(page)).toHaveAttribute('data-kind', 'turn')
  await choiceButtons(page).last().click()
  await expect(why(page)).toBeHidden()
  await app.close()

  const again = await launchApp({ userData, args: ['--pace', '0'] })
  const other = await again.firstWindow()
  await reduceMotion(other)
  await sitDown(other, { game: 'Chakra', seed: 'other' })
  await waitForPrompt(other)
  await expect(question(other)).toBeVisible()
  await expect(why(other)).toBeHidden()
  await other.keyboard.press('q')
  await expect(why(other)).toBeVisible()
  await expect(why(other)).not.toContainText('New to you')
  await again.close()
})

test('a hint is hidden behind the curtain until its player lifts it', async () => {
  const app = await launchApp({ userData: createProfile({ hints: true }) })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0, seed: 'why' })
  expect(await waitForPrompt(page)).toBe('curtain')
  await expect(why(page)).toBeHidden()
  await curtainButton(page).click()
  await expect(why(page)).toBeVisible()
  await app.close()
})

test('B2: on an upright phone a hint covers no click target, and rows show the effects of a choice', async () => {
  const app = await launchHeadlessHost({
    args: ['--seed', 'why', '--pace', '0'],
    userData: createProfile({ hints: true }),
  })
  const page = await app.openPage({ viewport: PHONE, fingers: true })
  await reduceMotion(page)
  await sitDown(page, { game: 'Moksha', bots: 1 })
  await waitForPrompt(page)
  await expect(why(page)).toBeVisible()
  const card = await why(page).boundingBox()
  const areas = await Promise.all((await litPieces(page).all()).map((piece) => piece.boundingBox()))
  expect(areas.length).toBeGreaterThan(1)
  for (const area of areas) expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
  await why(page).getByRole('button', { name: 'Close' }).click()
  await expect(choiceButtons(page).locator('canvas').first()).toBeVisible()
})

test('on a phone a hint is at the bottom of the board, and leaves every choice visible', async () => {
  const app = await launchApp({ userData: createProfile({ hints: true }), viewport: PHONE })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Karmaka', seed: 'why' })
  await waitForPrompt(page)
  await expect(why(page)).toBeVisible()
  const [card, first] = [await why(page).boundingBox(), await choiceButtons(page).first().boundingBox()]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  expect(await findAxeViolations(page)).toEqual([])
  await why(page).getByRole('button', { name: 'Close' }).click()
  await expect(why(page)).toBeHidden()
  await page.keyboard.press('i')
  await expect(legend(page).locator('canvas').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await app.close()
})
