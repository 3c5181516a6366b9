/** The keyboard: layouts with other characters, and single-key shortcuts that are changed or switched off. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { waitForPrompt, choiceButtons, sitDown } from './table-actions.ts'

/** A key as a keyboard of another layout sends it: what it writes, and where it is. */
async function strike(page: Page, key: string, code: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const type of ['keyDown', 'keyUp'] as const) await client.send('Input.dispatchKeyEvent', { type, key, code })
  await client.detach()
}

test('public 1: the upper row of AZERTY chooses from the list, and Cyrillic letters work', async ({ page }) => {
  await sitDown(page, { game: 'Chakra', people: ['Ana', 'Ben'], bots: 0, seed: 'lotus' })
  await waitForPrompt(page)
  const list = page.locator('[data-decision]')
  const before = await list.getAttribute('data-decision')
  await expect(choiceButtons(page).first()).toBeVisible()
  await strike(page, '&', 'Digit1')
  await expect(list).not.toHaveAttribute('data-decision', before ?? '')
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await expect(redo).toHaveAttribute('aria-disabled', 'true')
  await strike(page, 'г', 'KeyU')
  await expect(redo).toHaveAttribute('aria-disabled', 'false')
})

test('WCAG 2.1.4: a shortcut can be changed, a used key is refused, the help shows the change, and all can be switched off', async ({
  page,
}) => {
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByRole('button', { name: 'Change keys' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const undo = settings.getByRole('button', { name: /^take back: .+Change the key/ })
  await undo.click()
  await expect(settings.getByRole('button', { name: 'Press a key …' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(settings.getByRole('status').getByText('E is already used for: end the turn.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(undo).toHaveText('U')
  await undo.click()
  await page.keyboard.press('x')
  await expect(undo).toHaveText('X')
  await expect(settings.getByRole('button', { name: 'take back: back to U' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await page.keyboard.press('?')
  await expect(keys.locator('kbd', { hasText: /^X$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await sitDown(page, { game: 'Chakra', people: ['Ana', 'Ben'], bots: 0, seed: 'lotus' })
  await waitForPrompt(page)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-keyshortcuts', 'X')
  await expect(choiceButtons(page).first()).toHaveAttribute('aria-keyshortcuts', '1')
  await page.keyboard.press('?')
  await keys.getByRole('button', { name: 'Change keys' }).click()
  await settings.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck()
  await expect(undo).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(choiceButtons(page).first()).not.toHaveAttribute('aria-keyshortcuts', /./)
  await page.keyboard.press('?')
  await page.keyboard.press('l')
  await expect(keys).toBeHidden()
})
