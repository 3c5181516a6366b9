/** A table outlives its window: closed, killed, opened again, nothing that was accepted is lost. */
import type { Page } from '@playwright/test'
import { expect, launchApp, newProfile, test, type App } from './fixture.ts'
import { act, asked, choices, endTurn, logLines, offer, sitDown } from './table.ts'

/** Plays some of the person's decisions, whatever comes first in the list. */
async function playSome(page: Page, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const now = await asked(page)
    if (now === 'over') throw new Error('the game was over too soon')
    await act(page, () => (now === 'endTurn' ? endTurn(page).click() : choices(page).first().click()))
  }
  await asked(page)
}

async function continueLatest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue Chakra' }).click()
  await asked(page)
}

const ENDINGS = [
  { how: 'closed in the middle', end: (app: App) => app.close() },
  { how: 'killed during play', end: (app: App) => app.kill() },
]

for (const { how, end } of ENDINGS)
  test(`${how}, the table goes on where it was and nothing that it accepted is lost`, async () => {
    const userData = newProfile()
    const args = ['--seed', how, '--pace', '0']
    const first = await launchApp({ userData, args })
    const page = await first.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await sitDown(page)
    await playSome(page, 12)
    const before = { offer: await offer(page), log: await logLines(page) }
    expect(before.log.length).toBeGreaterThan(3)
    await end(first)

    const second = await launchApp({ userData, args })
    const again = await second.firstWindow()
    await again.emulateMedia({ reducedMotion: 'reduce' })
    await continueLatest(again)
    await expect.poll(() => offer(again)).toBe(before.offer)
    expect(await logLines(again)).toEqual(before.log)
    await second.close()
  })

test('a choice can be taken back and played again with the same luck', async () => {
  const app = await launchApp({ args: ['--seed', 'undo', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  await asked(page)
  const before = await offer(page)
  await act(page, () => choices(page).first().click())
  const after = await offer(page)
  await act(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect.poll(() => offer(page)).toBe(before)
  await act(page, () => page.getByRole('button', { name: 'Redo' }).click())
  await expect.poll(() => offer(page)).toBe(after)
  await app.close()
})
