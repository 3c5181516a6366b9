/** Replay of a running and of a finished game, and branching off a new game. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { playFromList } from './pictures.ts'
import { recordedSaveText } from './save-files.ts'
import {
  waitForPrompt,
  choiceButtons,
  endTurnButton,
  expectResult,
  readLogLines,
  resultHeading,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

/** A game of Ana and a bot that is over, among the saves of a profile. */
function finishedGame(userData: string): void {
  const seats = [
    { kind: 'person', name: 'Ana', colour: 0 },
    { kind: 'bot', name: 'Heron', colour: 1, level: 'novice' },
  ]
  const text = recordedSaveText(
    'karmaka/end-alone-2',
    (body) => (body['header'] = { ...(body['header'] as object), seats }),
  )
  mkdirSync(join(userData, 'saves'), { recursive: true })
  writeFileSync(join(userData, 'saves', 'finished.samsara'), text)
}

const START = ['--seed', 'replay', '--pace', '0']
/** Bots that can be seen to act. */
const SLOW = ['--seed', 'replay', '--pace', '350']

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Replay' })
const timeline = (page: Page): Locator => page.getByRole('slider', { name: 'Where in the game' })
const back = (page: Page): Locator => page.getByRole('button', { name: 'Back to the game' })
const step = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true })

async function position(page: Page): Promise<number> {
  return Number(await timeline(page).getAttribute('aria-valuenow'))
}

async function length(page: Page): Promise<number> {
  return Number(await timeline(page).getAttribute('aria-valuemax'))
}

/** The board in words: another one for another position. */
async function board(page: Page): Promise<string> {
  return (await page.getByRole('region', { name: 'The board in words' }).textContent()) ?? ''
}

/** Drags along the timeline from one share of it to another. How smoothly that goes `npm run motion` says. */
async function drag(page: Page, from: number, to: number, steps: number): Promise<void> {
  const box = await timeline(page).boundingBox()
  if (box === null) throw new Error('no timeline')
  const inner = { x: box.x + 11, width: box.width - 22, y: box.y + box.height / 2 }
  await page.mouse.move(inner.x + inner.width * from, inner.y)
  await page.mouse.down()
  for (let n = 1; n <= steps; n++)
    await page.mouse.move(inner.x + inner.width * (from + ((to - from) * n) / steps), inner.y)
  await page.mouse.up()
}

test('during play: mouse, keys and log lines move the replay while bots play on, and one key returns to the game', async () => {
  const app = await launchApp({ args: SLOW })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Moksha', people: ['Ana'], bots: 4, level: 'Novice' })
  while ((await waitForPrompt(page)) !== 'endTurn') await playFromList(page, 1)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Replay' }).click()
  await expect(bar(page)).toBeVisible()
  const long = await length(page)
  expect(await position(page)).toBe(long)
  const now = await board(page)

  // Mouse: the middle of the line, then a step.
  // (Its bar comes into its place first.)
  await timeline(page).click()
  await expect.poll(async () => Math.abs((await position(page)) - long / 2)).toBeLessThan(2)
  const half = await position(page)
  await expect.poll(() => board(page)).not.toBe(now)
  await expect(endTurnButton(page)).toBeHidden()
  await expect(choiceButtons(page)).toHaveCount(0)
  await step(page, 'One step back').click()
  await expect.poll(() => position(page)).toBe(half - 1)

  // Keys.
  await page.keyboard.press('Home')
  await expect.poll(() => position(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBe(1)
  await page.keyboard.press('PageDown')
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^Move \d+ of \d+, turn of \w+/)

  // A line of the log, by click and by Enter.
  const lines = page.getByRole('log').getByRole('button')
  const marked = page.getByRole('log').locator('[aria-current="step"]')
  // The first lines tell of the setup, where every player rolls twice.
  await lines.nth(24).click()
  await expect(marked).toBeVisible()
  const there = await position(page)
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).toBeLessThan(there)
  await expect(marked).toHaveCount(1)

  // Bots play on, and nothing moves here.
  await page.keyboard.press('p')
  await expect(bar(page)).toBeHidden()
  await endTurnButton(page).click()
  await page.keyboard.press('p')
  await page.keyboard.press('Home')
  await expect(page.getByTestId('missed')).toBeVisible()
  // The timeline moves before the board does. The Ocean has no tokens at the beginning of a game.
  await expect.poll(() => board(page)).toContain('Indian Ocean: no tokens face down')
  const beginning = await board(page)
  expect(beginning).not.toBe(now)
  const missed = await page.getByTestId('missed').textContent()
  await expect(page.getByTestId('missed')).not.toHaveText(missed ?? '')
  expect(await board(page)).toBe(beginning)
  expect(await position(page)).toBe(0)
  await page.keyboard.press('p')
  await expect(bar(page)).toBeHidden()
  expect(await board(page)).not.toBe(beginning)
  expect(await waitForPrompt(page)).toBe('choice')
  await app.close()
})

test('during play: Play back replays everything since the own last turn', async () => {
  const app = await launchApp({ args: START, userData: createProfile({ motion: 2 }) })
  const page = await app.firstWindow()
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 2, level: 'Novice' })
  await playFromList(page, 8)
  await page.keyboard.press('w')
  await page.getByRole('button', { name: 'Play back' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(step(page, 'Pause')).toBeVisible()
  const from = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(from)
  await back(page).click()
  await expect(back(page)).toBeHidden()
  await app.close()
})

/** The board of a game that is over, and its replay. */
async function lookBack(): Promise<{ app: TestApp; page: Page }> {
  const userData = createProfile({ asks: false })
  finishedGame(userData)
  const app = await launchApp({ args: START, userData })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: 'View Karmaka' }).first().click()
  await expectResult(page, 'Ana')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(resultHeading(page)).toBeHidden()
  return { app, page }
}

test('after the end: the player drags along the timeline, and chooses the view of another seat', async () => {
  const { app, page } = await lookBack()
  const long = await length(page)
  const told = await board(page)
  await drag(page, 0.98, 0.02, 40)
  await expect.poll(() => position(page)).toBeLessThan(long / 10)
  // The board follows once the pointer is released.
  await expect.poll(() => board(page)).not.toBe(told)

  // A hand that was hidden lies open, on this screen, and goes again.
  await page.keyboard.press('Home')
  for (let n = 0; n < 4; n++) await page.keyboard.press('PageDown')
  // The board follows the timeline once the keys rest.
  let own = ''
  const settles = async (): Promise<boolean> => {
    const last = own
    own = await board(page)
    return own === last
  }
  await expect.poll(settles, { intervals: [500] }).toBe(true)
  const eyes = page.getByLabel('Seen by')
  await eyes.selectOption('open')
  await expect.poll(() => board(page)).not.toBe(own)
  await eyes.selectOption('1')
  await expect.poll(() => board(page)).not.toBe(own)
  await eyes.selectOption('')
  await expect.poll(() => board(page)).toBe(own)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'What if …' })).toBeHidden()
  await app.close()
})

test('after the end: a what-if game goes on from the middle of the game, with other players at its seats', async () => {
  const { app, page } = await lookBack()
  const long = await length(page)
  await timeline(page).click()
  await expect.poll(async () => Math.abs((await position(page)) - long / 2)).toBeLessThan(long / 20)
  await page.keyboard.press('PageDown')
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^Move \d+ of \d+, turn of \w+/)
  const entry = await position(page)
  expect(Math.abs(entry - long / 2)).toBeLessThan(long / 5)
  await page.getByRole('button', { name: 'What if …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`What if, from move ${String(entry)}`)
  const seats = dialog.getByRole('group', { name: /^Seat \d$/ })
  await seats.nth(1).getByRole('radio', { name: 'Person', exact: true }).check({ force: true })
  await seats.nth(1).getByRole('textbox').fill('Ben')
  await seats.nth(0).getByRole('radio', { name: 'Bot', exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByText(`What if, from move ${String(entry)}`)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(['choice', 'endTurn']).toContain(await waitForPrompt(page))
  await expect.poll(async () => (await readLogLines(page)).length).toBeGreaterThan(0)
  const told = (await readLogLines(page)).length
  await playFromList(page, 6)
  await expect.poll(async () => (await readLogLines(page)).length).toBeGreaterThan(told)
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})

test('on a phone the replay works by touch', async () => {
  const app = await launchApp({ args: START, viewport: { width: 390, height: 844 } })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await playFromList(page, 4)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Replay' }).click()
  await step(page, 'To the beginning').click()
  await expect.poll(() => position(page)).toBe(0)
  await step(page, 'One step on').click()
  await expect.poll(() => position(page)).toBe(1)
  await back(page).click()
  await expect(back(page)).toBeHidden()
  await playFromList(page, 1)
  await app.close()
})
