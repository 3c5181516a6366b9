/** Chakra, played from the first turn to the final scores as players do. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { clickOn } from './mouse.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  endTurnButton,
  expectResult,
  litPieces,
  resultHeading,
  sitDown,
  reduceMotion,
} from './table-actions.ts'
import { playByKeys, sitDownByKeys, tabToButton, createIndexPicker } from './keyboard-play.ts'

const START = { args: ['--seed', 'whole game', '--pace', '0'] }

test('a whole game against a bot, with the mouse on the board', async () => {
  test.setTimeout(600_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { people: ['Ana'], bots: 1 })
  const which = createIndexPicker()
  for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const targets = litPieces(page)
    const count = await targets.count()
    await actAndWaitForPrompt(page, () =>
      count === 0 ? page.locator('[data-control]').first().click() : clickOn(page, targets.nth(which(count))),
    )
  }
  await expectResult(page, 'Ana')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})

test('a whole game against a bot, with the keyboard alone', async () => {
  test.setTimeout(600_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDownByKeys(page, 'Chakra')
  await playByKeys(page)
  await expect(resultHeading(page)).toBeVisible()
  await tabToButton(page, 'Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  await app.close()
})

test('the board draws no frame while nothing moves', async () => {
  const app = await launchApp({ ...START, userData: createProfile({ motion: 1 }) })
  const page = await app.firstWindow()
  await sitDown(page)
  await expect(litPieces(page).first()).toBeVisible()
  // Three seconds by the page's own clock, after the board has come to rest.
  const drawn = await page.evaluate(async () => {
    interface Watched {
      readonly frames: number
      readonly moving: boolean
    }
    const made = (): Watched | undefined => (window as unknown as { __samsaraStage?: Watched }).__samsaraStage
    const stage = (): Watched => made() ?? { frames: 0, moving: true }
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next))
    while (stage().moving || stage().frames === 0) await frame()
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
