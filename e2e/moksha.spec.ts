/** Moksha, played against a bot as players do, with the keyboard only, and with each god's help. */
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { majoritiesButton, mokshaPosition } from './moksha-positions.ts'
import { clickOn } from './mouse.ts'
import { writePreparedTable, type PreparedTable } from './prepared-saves.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  controlButton,
  endTurnButton,
  expectResult,
  litPieces,
  readLogLines,
  resultHeading,
  sitDown,
  reduceMotion,
} from './table-actions.ts'
import { playByKeys, sitDownByKeys, createIndexPicker } from './keyboard-play.ts'

const GAME = 'Moksha'
const START = { args: ['--seed', 'eleven regions', '--pace', '0'] }

const region = (page: Page, n: number): Locator => page.locator(`button[data-piece="site:${String(n)}"]`)
const at = (page: Page, place: string): Locator => page.locator(`button[data-piece][data-place="${place}"]`).first()
const god = (page: Page, name: string): Locator => at(page, `seat0:god:${name}`)
const prompt = (page: Page): Locator => page.getByTestId('prompt')
/** The answers beside the board, without undo. */
const answers = (page: Page): Locator => page.locator('[data-control]:not([data-control="takeBack"])')

/** Turns begun by all seats: each has one line that says where it led. */
async function turns(page: Page): Promise<number> {
  return (await readLogLines(page)).filter((line) =>
    /^[^,]+ (goes from|stays in|hands in .* goes all the way)/.test(line),
  ).length
}

/** Opens the table that is waiting in the profile. */
async function openPrepared(prepared: PreparedTable): Promise<{ app: TestApp; page: Page }> {
  const userData = createProfile()
  writePreparedTable(userData, prepared)
  const app = await launchApp({ userData, ...START })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: `Continue ${GAME}` }).click()
  await waitForPrompt(page)
  return { app, page }
}

test('a game against a bot until a player attains moksha or thirty turns are played, with the mouse on the board', async () => {
  test.setTimeout(900_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 1 })
  const which = createIndexPicker()
  const done = { board: 0, answered: 0 }
  let now = await waitForPrompt(page)
  for (let step = 0; now !== 'over' && (await turns(page)) < 30; step++, now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const [lights, beside] = await Promise.all([litPieces(page).count(), answers(page).count()])
    // Now and then the test takes an answer beside the board; otherwise the prompts about gods would never end.
    if (lights === 0 || (beside > 0 && step % 3 === 0)) {
      done.answered += 1
      await actAndWaitForPrompt(page, () => answers(page).nth(which(beside)).click())
    } else {
      done.board += 1
      await actAndWaitForPrompt(page, () => clickOn(page, litPieces(page).nth(which(lights))))
    }
  }
  expect(done.board).toBeGreaterThan(30)
  expect(done.answered).toBeGreaterThan(0)
  const lines = await readLogLines(page)
  expect(lines.some((line) => line.includes(' gathers '))).toBe(true)
  if (now === 'over') await expectResult(page, 'Ana')
  else expect(lines.some((line) => line.includes(' dies'))).toBe(true)
  await app.close()
})

test('the beginning of a game with the keyboard alone', async () => {
  test.setTimeout(600_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDownByKeys(page, GAME)
  await playByKeys(page, 30)
  expect(await turns(page)).toBeGreaterThan(6)
  await app.close()
})

test('each god helps once, after a click on the own sheet', async () => {
  test.setTimeout(400_000)
  const { app, page } = await openPrepared(
    mokshaPosition(
      [
        { region: 7, occupation: 'servant', aura: 2, ready: ['brahma', 'ganesha', 'vishnu', 'shiva'] },
        { region: 9, occupation: 'farmer' },
      ],
      { 2: ['artha5'], 3: ['dharma10', 'kama5'], 9: ['artha10'] },
    ),
  )
  await expect(prompt(page)).toContainText('where do you wander?')

  await clickOn(page, god(page, 'ganesha'))
  await actAndWaitForPrompt(page, () => clickOn(page, at(page, 'karma:kama')))
  await expect.poll(() => readLogLines(page)).toContain('Ana receives 2 kama karma.')

  await clickOn(page, god(page, 'shiva'))
  await actAndWaitForPrompt(page, () => clickOn(page, region(page, 7)))
  await expect(prompt(page)).toContainText('changes places with the kama temple')
  await actAndWaitForPrompt(page, () => clickOn(page, region(page, 2)))
  await expect.poll(() => readLogLines(page)).toContain('Ana lets the buildings of Mysore and Bombay change places.')

  await clickOn(page, god(page, 'vishnu'))
  await actAndWaitForPrompt(page, () => clickOn(page, region(page, 9)))
  await expect.poll(() => readLogLines(page)).toContain('Ana takes artha 10 from Bihar.')

  await actAndWaitForPrompt(page, () => clickOn(page, god(page, 'brahma')))
  for (let left = 4; left >= 0; left--) {
    await expect(prompt(page)).toContainText(
      left === 0 ? 'into which stack' : `${left === 1 ? 'One' : String(left)} more follow`,
    )
    // Below the token that lies in Bombay, then onto stacks that are empty.
    await actAndWaitForPrompt(page, () => clickOn(page, region(page, left === 4 ? 2 : left + 4)))
    if (left === 4) await actAndWaitForPrompt(page, () => controlButton(page, 'moksha.control.lay.bottom').click())
  }
  await expect(prompt(page)).toContainText('where do you wander?')
  expect((await readLogLines(page)).filter((line) => line.startsWith('Ana lays '))).toHaveLength(5)
  // Each of them has turned his marker: nothing is left to call on.
  for (const name of ['brahma', 'ganesha', 'vishnu', 'shiva']) await expect(god(page, name)).toHaveCount(0)
  await app.close()
})

test('the last life: a death brings the missing aura, and the game ends', async () => {
  test.setTimeout(400_000)
  const { app, page } = await openPrepared(
    mokshaPosition(
      [
        { region: 7, occupation: 'servant', stage: 8, aura: 11, disciples: { 1: 2, 2: 1, 7: 1 } },
        { region: 9, occupation: 'farmer' },
      ],
      {},
    ),
  )
  await expect(page.getByText('Dying now: 1 aura (3 majorities), and moksha').first()).toBeVisible()
  const told = page.getByText('Ana: majorities in Punjab, Bombay, and Mysore. Dying now gives 1 aura')
  await expect(told).toHaveCount(0)
  await clickOn(page, majoritiesButton(page))
  await expect(told.first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)

  await actAndWaitForPrompt(page, () => clickOn(page, region(page, 7)))
  for (let step = 0; (await waitForPrompt(page)) !== 'over' && step < 20; step++) {
    await actAndWaitForPrompt(page, async () => {
      if (await endTurnButton(page).isVisible()) await endTurnButton(page).click()
      else if ((await litPieces(page).count()) > 0) await clickOn(page, litPieces(page).first())
      else await answers(page).first().click()
    })
  }
  await expectResult(page, 'Ana')
  await expect(page.getByText('Ana alone is free of the wheel.')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})
