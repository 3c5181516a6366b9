/** Several players at one screen: a player's private information is not on the page until that player requests it. */
import type { Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, endTurnButton, sitDown } from './table-actions.ts'

interface Heard {
  readonly viewer: unknown
  readonly known: number
}

/** From now on notes of every message to the page whose view it is and how many Plenitude values it holds. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: Heard[] = []
    const bridge = (window as unknown as { samsara: { on(event: string, listener: (value: never) => void): void } })
      .samsara
    bridge.on('update', (update: { moments: { view: { plenitude: object } }[]; status: { viewer: unknown } }) => {
      for (const { view } of update.moments) {
        const known = Object.values(view.plenitude).filter((value) => value !== null).length
        heard.push({ viewer: update.status.viewer, known })
      }
    })
    Object.assign(window, { heard })
  })
}

const heard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard.splice(0))

test('three people take turns; private values reach the page only while their owner peeks @smoke', async () => {
  const app = await launchApp({ args: ['--seed', 'hot seat', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, { people: ['Ana', 'Ben', 'Cleo'], bots: 0 })
  await listen(page)

  for (let decisions = 0; decisions < 14; decisions++) {
    const now = await waitForPrompt(page)
    await actAndWaitForPrompt(page, () =>
      now === 'endTurn' ? endTurnButton(page).click() : choiceButtons(page).last().click(),
    )
  }
  await waitForPrompt(page)
  const publicly = await heard(page)
  expect(publicly.length).toBeGreaterThan(10)
  expect(publicly.filter(({ viewer, known }) => viewer !== 'table' || known > 0)).toEqual([])

  const values = page.getByTestId('private')
  await expect(values).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await expect(values).toHaveCount(0)
  const hold = page.getByRole('button', { name: 'Hold to look' })
  const box = await hold.boundingBox()
  if (box === null) throw new Error('there is no button to hold')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(values).toBeVisible()
  const privately = await heard(page)
  expect(privately.map(({ viewer }) => viewer)).toEqual([1])
  expect(privately[0]?.known).toBeGreaterThan(0)
  await page.mouse.up()
  await expect(values).toHaveCount(0)
  await expect.poll(() => heard(page)).toEqual([{ viewer: 'table', known: 0 }])
  await app.close()
})
