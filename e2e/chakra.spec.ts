/** Chakra, played from the first turn to the final scores as people do. */
import type { Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { act, asked, choices, endTurn, lit, over, sitDown } from './table.ts'
import { tabTo, tabToBoard, walker } from './walk.ts'

const START = { args: ['--seed', 'whole game', '--pace', '0'] }

/** Nothing travels: the specs look at what is there, not at how it comes. */
async function stillBoard(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function expectResult(page: Page, name: string): Promise<void> {
  await expect(over(page)).toBeVisible()
  const ranking = page.getByRole('dialog')
  await expect(ranking.getByText(name).first()).toBeVisible()
  await expect(ranking.getByRole('button', { name: 'Play again' })).toBeVisible()
}

test('a whole game against a bot, with the mouse on the board', async () => {
  test.setTimeout(180_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await stillBoard(page)
  await sitDown(page, { people: ['Ana'], bots: 1 })
  const which = walker()
  for (let now = await asked(page); now !== 'over'; now = await asked(page)) {
    if (now === 'endTurn') {
      await act(page, () => endTurn(page).click())
      continue
    }
    const targets = lit(page)
    const count = await targets.count()
    const control = page.locator('[data-control]')
    await act(page, async () => {
      if (count === 0) return control.first().click()
      const box = await targets.nth(which(count)).boundingBox()
      if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    })
  }
  await expectResult(page, 'Ana')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(over(page)).toBeHidden()
  await app.close()
})

test('a whole game against a bot, with the keyboard alone', async () => {
  test.setTimeout(180_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await stillBoard(page)
  await tabTo(page, 'Play Chakra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await tabTo(page, 'Sit down')
  await page.keyboard.press('Enter')
  const which = walker()
  let onBoard = 0
  for (let now = await asked(page); now !== 'over'; now = await asked(page)) {
    if (now === 'endTurn') {
      await act(page, () => page.keyboard.press('e'))
    } else if (onBoard < 6 && (await lit(page).count()) > 1) {
      // On the board itself: the arrows walk between what is lit, Enter takes it.
      onBoard += 1
      await tabToBoard(page)
      await page.keyboard.press('ArrowRight')
      await act(page, () => page.keyboard.press('Enter'))
    } else {
      const count = Math.min(9, await choices(page).count())
      await act(page, () => page.keyboard.press(String(1 + which(count))))
    }
  }
  await expect(over(page)).toBeVisible()
  await tabTo(page, 'Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  await app.close()
})

test('nothing is drawn while nothing moves', async () => {
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await sitDown(page)
  await expect(lit(page).first()).toBeVisible()
  // Three seconds by the page's own clock, after the board has come to rest.
  const drawn = await page.evaluate(async () => {
    interface Watched {
      readonly frames: number
      readonly moving: boolean
    }
    const stage = (): Watched => (window as unknown as { __samsaraStage: Watched }).__samsaraStage
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next))
    while (stage().moving) await frame()
    const first = stage().frames
    const begin = await frame()
    let seen = 0
    while ((await frame()) - begin < 3000) seen += 1
    return { board: stage().frames - first, before: first, seen }
  })
  expect(drawn.before).toBeGreaterThan(0)
  expect(drawn.seen).toBeGreaterThan(5)
  expect(drawn.board).toBe(0)
  await app.close()
})
