/** Cosmic Karma, played to the end against three bots, with the keyboard only, and through its characteristic choices. */
import type { Locator, Page } from '@playwright/test'
import { cosmicKarmaPosition, MASTER_TOOLS } from './cosmic-karma-positions.ts'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { clickOn } from './mouse.ts'
import { writePreparedTable, type PreparedTable } from './prepared-saves.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
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

const GAME = 'Cosmic Karma'
const START = { args: ['--seed', 'many lives', '--pace', '0'] }

/** The button of a highlighted piece at a place of the board. */
const at = (page: Page, place: string): Locator => page.locator(`button[data-piece][data-place="${place}"]`).first()
/** A space where the move can end, and the first space of a branch. */
const end = (page: Page, id: string): Locator => piece(page, `reach:${id}`)
const way = (page: Page, id: string): Locator => piece(page, `fork:${id}`)
const piece = (page: Page, id: string): Locator => page.locator(`button[data-piece="${id}"]`)
/** Free Will Cards of a number in the own hand. */
const card = (page: Page, number: number): Locator => piece(page, `freeWill:0:${String(number)}`)
const prompt = (page: Page): Locator => page.getByTestId('prompt')
/** The answers beside the board, without undo. */
const answers = (page: Page): Locator => page.locator('[data-control]:not([data-control="takeBack"])')
const go = (page: Page): Locator => controlButton(page, 'cosmic-karma.control.go')

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

/** Lays out a Free Will Card; the move waits for more, or for go. */
async function layOut(page: Page, number: number): Promise<void> {
  await actAndWaitForPrompt(page, () => clickOn(page, card(page, number)))
  await expect(go(page)).toBeVisible()
}

test('a whole game of one person against three bots, with the mouse on the board', async () => {
  test.setTimeout(900_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 3 })
  const which = createIndexPicker()
  const done = { board: 0, answered: 0 }
  let now = await waitForPrompt(page)
  for (let step = 0; now !== 'over' && step < 600; step++, now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const [lights, beside] = await Promise.all([litPieces(page).count(), answers(page).count()])
    if (lights === 0 || (beside > 0 && step % 5 === 0)) {
      done.answered += 1
      await actAndWaitForPrompt(page, () => answers(page).nth(which(beside)).click())
    } else {
      done.board += 1
      await actAndWaitForPrompt(page, () => clickOn(page, litPieces(page).nth(which(lights))))
    }
  }
  expect(now).toBe('over')
  expect(done.board).toBeGreaterThan(10)
  const lines = await readLogLines(page)
  for (const told of [/ throws /, / lands on /, / draws /, / takes an? .* bead/, /Past Life Review/, / is born again/])
    expect(
      lines.some((line) => told.test(line)),
      String(told),
    ).toBe(true)
  expect(lines.filter((line) => line.includes('home')).at(-1)).toMatch(/home/)
  await expectResult(page, 'Ana')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})

test('the beginning of a game with the keyboard alone', async () => {
  test.setTimeout(600_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDownByKeys(page, GAME)
  await playByKeys(page, 30)
  expect((await readLogLines(page)).filter((line) => line.includes(' lands on ')).length).toBeGreaterThan(6)
  await app.close()
})

test('a player lays out Free Will Cards one by one, and chooses a branch by its first space or one that only it reaches', async () => {
  const { app, page } = await openPrepared(
    cosmicKarmaPosition([{ at: 'e2-08', freeWill: [1, 3, 5, 5, 6] }, { at: 'e1-03' }], ['kc3-01']),
  )
  await layOut(page, 1)
  await expect(prompt(page)).toContainText('1 space so far')
  await layOut(page, 5)
  await expect(prompt(page)).toContainText('6 spaces so far')
  await actAndWaitForPrompt(page, () => go(page).click())
  await expect(prompt(page)).toContainText('the way forks at Lantern Gate')
  // Six spaces along the ring end before this one: only the temple leads there.
  await actAndWaitForPrompt(page, () => clickOn(page, end(page, 'e2-15')))
  await expect.poll(() => readLogLines(page)).toContain('Ana takes a sword peg.')
  while ((await waitForPrompt(page)) === 'endTurn') await actAndWaitForPrompt(page, () => endTurnButton(page).click())
  await layOut(page, 3)
  await actAndWaitForPrompt(page, () => go(page).click())
  await expect(prompt(page)).toContainText('the way forks at Whetstone Gate')
  await actAndWaitForPrompt(page, () => clickOn(page, way(page, 'sword-1')))
  await expect.poll(() => readLogLines(page)).toContain('Ana lands on Hall of Questions.')
  await app.close()
})

test('a player with the Master Torch sees both sides of a Choice Card, and clicks one', async () => {
  const { app, page } = await openPrepared(
    cosmicKarmaPosition([{ at: 'e1-01', pegs: { torch: 2 }, freeWill: [2, 6] }, { at: 'e3-05' }], ['cc1-01']),
  )
  await layOut(page, 2)
  await actAndWaitForPrompt(page, () => go(page).click())
  await expect(prompt(page)).toContainText('both sides of One Slice of Cake')
  await actAndWaitForPrompt(page, () => clickOn(page, piece(page, 'card:cc1-01:b')))
  await expect.poll(() => readLogLines(page)).toContain('Ana takes 2 green rings.')
  await app.close()
})

test('a player gives back beads with clicks on them', async () => {
  const { app, page } = await openPrepared(
    cosmicKarmaPosition([{ at: 's-13', beads: { green: 2, orange: 1 }, freeWill: [2, 6] }, { at: 'e3-05' }]),
  )
  await layOut(page, 2)
  await actAndWaitForPrompt(page, () => go(page).click())
  await expect(prompt(page)).toContainText('Forgiving Fountain: give back up to 2 loose beads')
  await actAndWaitForPrompt(page, () => clickOn(page, at(page, 'seat0:beads:orange')))
  await expect(prompt(page)).toContainText('one more loose bead')
  await actAndWaitForPrompt(page, () => clickOn(page, at(page, 'seat0:beads:green')))
  await expect.poll(() => readLogLines(page)).toContain('Ana gives back an orange bead.')
  await expect.poll(() => readLogLines(page)).toContain('Ana gives back a green bead.')
  await app.close()
})

test('a player joins another one from Future Life Planning, and goes home from there', async () => {
  const { app, page } = await openPrepared(
    cosmicKarmaPosition([
      { at: 's-18', pegs: MASTER_TOOLS, beads: { green: 1 }, lives: 2, freeWill: [3, 4] },
      { at: 'e4-14', rings: { green: 5 } },
    ]),
  )
  await expect(prompt(page)).toContainText('live again, join somebody on Earth')
  await actAndWaitForPrompt(page, () => clickOn(page, piece(page, 'pawn:1')))
  await expect.poll(() => readLogLines(page)).toContain('Ana joins Bot 1 at Clear Out the Attic.')
  // The ring of the majority has cancelled the last bead: any count reaches Hanging On now.
  while ((await waitForPrompt(page)) === 'endTurn') await actAndWaitForPrompt(page, () => endTurnButton(page).click())
  await actAndWaitForPrompt(page, () => clickOn(page, card(page, 4)))
  await actAndWaitForPrompt(page, () => clickOn(page, end(page, 'e4-15')))
  await expectResult(page, 'Ana')
  await expect
    .poll(() => readLogLines(page))
    .toContain('Ana has let go at Hanging On and is home in Cosmic Consciousness.')
  expect(await choiceButtons(page).count()).toBe(0)
  await app.close()
})
