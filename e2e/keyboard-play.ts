/** Plays a table with the keyboard only, with the same choices in every run. */
import type { Page } from '@playwright/test'
import { expect } from './fixture.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, litPieces, type PromptKind } from './table-actions.ts'

/** Picks an index below a count: steps through all of them in turn. */
export function createIndexPicker(): (count: number) => number {
  let step = 0
  return (count) => (step += 7) % count
}

/** Presses Tab until the button of that name has the focus. */
export async function tabToButton(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true })
  await expect(control).toBeVisible()
  await tabUntil(page, () => control.evaluate((it) => it === document.activeElement))
}

/** Presses Tab until a lit piece of the board has the focus. */
async function tabToBoard(page: Page): Promise<void> {
  await tabUntil(page, () => page.evaluate(() => document.activeElement?.hasAttribute('data-piece') === true))
}

async function tabUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await there()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('120 times Tab did not lead there')
}

/** From Home to a table with the suggested settings. */
export async function sitDownByKeys(page: Page, game: string): Promise<void> {
  await tabToButton(page, `Play ${game}`)
  await page.keyboard.press('Enter')
  await tabToButton(page, 'Sit down')
  await page.keyboard.press('Enter')
}

/**
 * Plays to the end, or this many decisions. Six of them on the board, with arrow keys between lit pieces and Enter; the others by
 * their number in the list.
 */
export async function playByKeys(page: Page, decisions = Infinity): Promise<PromptKind> {
  const which = createIndexPicker()
  const enter = (): Promise<void> => page.keyboard.press('Enter')
  let onBoard = 0
  let now = await waitForPrompt(page)
  for (let n = 0; n < decisions && now !== 'over'; n++, now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => page.keyboard.press('e'))
    } else if (onBoard < 6 && (await litPieces(page).count()) > 1) {
      onBoard += 1
      await tabToBoard(page)
      await page.keyboard.press('ArrowRight')
      // A different key confirms the choice: pressing the same one again immediately is ignored.
      await actAndWaitForPrompt(page, enter, () => page.keyboard.press('Space'))
    } else {
      const count = Math.min(9, await choiceButtons(page).count())
      await actAndWaitForPrompt(page, () => page.keyboard.press(String(1 + which(count))), enter)
    }
  }
  return now
}
