/** Ways through a table with the keyboard alone, and the same walk through its offers in every run. */
import type { Page } from '@playwright/test'
import { expect } from './fixture.ts'

/** Which of several: steps through all of them in turn. */
export function walker(): (count: number) => number {
  let step = 0
  return (count) => (step += 7) % count
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true })
  await expect(control).toBeVisible()
  await tabUntil(page, () => control.evaluate((it) => it === document.activeElement))
}

/** Presses Tab until something lit on the board has the focus. */
export async function tabToBoard(page: Page): Promise<void> {
  await tabUntil(page, () => page.evaluate(() => document.activeElement?.hasAttribute('data-piece') === true))
}

export async function tabUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await there()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('120 times Tab did not lead there')
}
