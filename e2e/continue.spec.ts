/** A table survives its window: after closing, killing and reopening, every accepted move is kept. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  endTurnButton,
  readLogLines,
  offeredChoicesText,
  sitDown,
} from './table-actions.ts'

/** Plays some of the person's decisions, whatever comes first in the list. */
async function playSome(page: Page, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const now = await waitForPrompt(page)
    if (now === 'over') throw new Error('the game was over too soon')
    await actAndWaitForPrompt(page, () =>
      now === 'endTurn' ? endTurnButton(page).click() : choiceButtons(page).first().click(),
    )
  }
  await waitForPrompt(page)
}

async function continueLatest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue Chakra' }).click()
  await waitForPrompt(page)
}

const ENDINGS = [
  { how: 'closed in the middle', end: (app: TestApp) => app.close() },
  { how: 'killed during play', end: (app: TestApp) => app.kill() },
]

for (const { how, end } of ENDINGS)
  test(`${how}, the table goes on where it was, with every accepted choice @smoke`, async () => {
    const userData = createProfile()
    const args = ['--seed', how, '--pace', '0']
    const first = await launchApp({ userData, args })
    const page = await first.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await sitDown(page)
    await playSome(page, 12)
    const before = { offer: await offeredChoicesText(page), log: await readLogLines(page) }
    expect(before.log.length).toBeGreaterThan(3)
    await end(first)

    const second = await launchApp({ userData, args })
    const again = await second.firstWindow()
    await again.emulateMedia({ reducedMotion: 'reduce' })
    await continueLatest(again)
    await expect.poll(() => offeredChoicesText(again)).toBe(before.offer)
    expect(await readLogLines(again)).toEqual(before.log)
    await second.close()
  })

test('undo and redo of a choice repeat the same random events', async () => {
  const app = await launchApp({ args: ['--seed', 'undo', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  await waitForPrompt(page)
  const before = await offeredChoicesText(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  const after = await offeredChoicesText(page)
  await actAndWaitForPrompt(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect.poll(() => offeredChoicesText(page)).toBe(before)
  await actAndWaitForPrompt(page, () => page.getByRole('button', { name: 'Redo' }).click())
  await expect.poll(() => offeredChoicesText(page)).toBe(after)
  await app.close()
})
