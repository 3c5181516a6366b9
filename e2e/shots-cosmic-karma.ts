/** `npm run shots`: characteristic positions of Cosmic Karma. */
import type { Page } from '@playwright/test'
import { cosmicKarmaPosition, MASTER_TOOLS } from './cosmic-karma-positions.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { clickOn } from './mouse.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { writePreparedTable, type PreparedTable } from './prepared-saves.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  controlButton,
  endTurnButton,
  litPieces,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

const START = { args: ['--seed', 'pictures', '--pace', '0'], viewport: DESKTOP_SIZE }

/** Six lives in progress, with players on wheels, temples, the Pit and the clouds. */
const BUSY = cosmicKarmaPosition(
  [
    {
      at: 'e1-06',
      beads: { green: 1, orange: 2 },
      habits: { green: 1 },
      pegs: { torch: 2, sword: 1, wand: 2 },
      freeWill: [1, 2, 2, 4, 6],
      lives: 2,
    },
    { at: 'e1-09', rings: { green: 2, orange: 3 }, pegs: { torch: 1 }, freeWill: [3] },
    { at: 'wheel-2', beads: { orange: 1 }, rings: { green: 6 }, pegs: { wand: 2 }, freeWill: [5, 5], lives: 2 },
    { at: 'e1-09', habits: { green: 1, orange: 1 }, lostTurns: 1 },
    { at: 'pit', beads: { green: 2 }, habits: { orange: 3 }, pegs: { sword: 2, torch: 1, wand: 1 }, lives: 3 },
    { at: 's-18', beads: { orange: 2 }, pegs: MASTER_TOOLS, waits: 1, lives: 4 },
  ],
  ['cc1-01', 'kc1-08'],
  [...LONG_NAMES, 'Bo', 'Zoë'],
)

/** Two players at and near Future Life Planning: joining, and the way home. */
const PLANNING = cosmicKarmaPosition([
  { at: 's-18', pegs: MASTER_TOOLS, beads: { green: 1 }, lives: 3, freeWill: [3, 4] },
  { at: 'e4-14', rings: { green: 5 }, lives: 2 },
  { at: 'e2-12', beads: { orange: 2 }, habits: { green: 1 }, pegs: { torch: 2 } },
])

for (const { theme, colorScheme } of THEMES) {
  const shot = (page: Page, name: string): Promise<void> => takePictures(page, theme, `cosmic-karma-${name}`)

  async function open(prepared?: PreparedTable) {
    const userData = createProfile()
    if (prepared !== undefined) writePreparedTable(userData, prepared)
    const app = await launchApp({ userData, ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await reduceMotion(page)
    if (prepared !== undefined) {
      await page.getByRole('button', { name: 'Continue Cosmic Karma' }).click()
      await waitForPrompt(page)
    }
    return { app, page }
  }
  const piece = (page: Page, id: string) => page.locator(`button[data-piece="${id}"]`)
  const card = (page: Page, number: number) => piece(page, `freeWill:0:${String(number)}`)
  const go = (page: Page) => controlButton(page, 'cosmic-karma.control.go')

  test(`Cosmic Karma in a running game, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open()
    await sitDown(page, { game: 'Cosmic Karma', people: ['Ana'], bots: 3 })
    await waitForPrompt(page)
    await shot(page, 'start')
    await playFromList(page, 24)
    await shot(page, 'later')
    await playFromList(page, 600)
    if ((await waitForPrompt(page)) === 'over') {
      await shot(page, 'over')
      await page.getByRole('button', { name: 'Look at the board' }).click()
      await shot(page, 'end')
    }
    await app.close()
  })

  test(`Cosmic Karma with six people, a fork and a card, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open(BUSY)
    const prompt = page.getByTestId('prompt')
    await shot(page, 'six-people')
    // All targets of a count of seven: the ring, and all wheels.
    for (const number of [6, 1]) await actAndWaitForPrompt(page, () => clickOn(page, card(page, number)))
    await shot(page, 'reach')
    await piece(page, 'reach:e1-13').hover()
    await shot(page, 'preview')
    await page.mouse.move(0, 0)
    await actAndWaitForPrompt(page, () => go(page).click())
    await expect(prompt).toContainText('the way forks')
    await shot(page, 'fork')
    await actAndWaitForPrompt(page, () => clickOn(page, piece(page, 'fork:wheel-1')))
    await shot(page, 'wheel')
    await app.close()
  })

  test(`Cosmic Karma with both sides of a card, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open(BUSY)
    const prompt = page.getByTestId('prompt')
    for (const number of [2, 1]) await actAndWaitForPrompt(page, () => clickOn(page, card(page, number)))
    await actAndWaitForPrompt(page, () => go(page).click())
    // Two players are on the Choice Card space: a dual majority is resolved first, then the card with both its sides.
    await actAndWaitForPrompt(page, () => clickOn(page, piece(page, 'fork:e1-09')))
    await expect(prompt).toContainText('as much green as orange')
    await shot(page, 'dual')
    await actAndWaitForPrompt(page, () => controlButton(page, 'cosmic-karma.control.green').click())
    await expect(prompt).toContainText('both sides')
    await shot(page, 'card')
    await litPieces(page).first().hover()
    await shot(page, 'card-preview')
    await app.close()
  })

  test(`Cosmic Karma in Future Life Planning, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open(PLANNING)
    await shot(page, 'planning')
    await piece(page, 'pawn:1').hover()
    await shot(page, 'joining')
    await actAndWaitForPrompt(page, () => clickOn(page, piece(page, 'pawn:1')))
    while ((await waitForPrompt(page)) === 'endTurn') await actAndWaitForPrompt(page, () => endTurnButton(page).click())
    await actAndWaitForPrompt(page, () => clickOn(page, card(page, 4)))
    await shot(page, 'homeward')
    await actAndWaitForPrompt(page, () => go(page).click())
    await shot(page, 'home')
    await app.close()
  })
}
