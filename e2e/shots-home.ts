/**
 * Home with saved tables of every kind, and the curtain of a shared screen, for `npm run shots`. The saves are only listed, never
 * opened: they have no position.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { writePreparedSave } from './prepared-saves.ts'
import { curtainButton, sitDown } from './table-actions.ts'

const NAMES = [...LONG_NAMES, 'Theodora Papadopoulou', 'Siddhartha']

interface Shown {
  readonly game: string
  readonly title: string
  readonly players: number
  readonly over?: boolean
  readonly stand?: unknown
}

const scored = (scores: readonly number[]): unknown => ({
  turn: [],
  result: scores.map((score, seat) => ({ seats: [seat], place: seat + 1, score })),
})
const SHOWN: readonly Shown[] = [
  {
    game: 'rauha',
    title: 'Rauha',
    players: 3,
    stand: { stage: { id: 'rauha.stage', values: { age: 1, round: 2, turn: 3 } }, turn: [0, 1, 2] },
  },
  {
    game: 'cosmic-karma',
    title: 'Cosmic Karma',
    players: 6,
    stand: { stage: { id: 'cosmic-karma.stage', values: { turn: 41, life: 3 } }, turn: [4] },
  },
  { game: 'chakra', title: 'Chakra', players: 2, over: true, stand: scored([31, 24]) },
  {
    game: 'karmaka',
    title: 'Karmaka',
    players: 4,
    stand: { stage: { id: 'karmaka.stage', values: { turn: 23, rung: 2 } }, turn: [2] },
  },
  {
    game: 'moksha',
    title: 'Moksha',
    players: 5,
    stand: { stage: { id: 'moksha.stage', values: { round: 7, life: 2 } }, turn: [0] },
  },
  { game: 'chakra', title: 'Chakra', players: 4 },
  {
    game: 'karmaka',
    title: 'Karmaka',
    players: 2,
    over: true,
    stand: {
      turn: [],
      result: [
        { seats: [1], place: 1 },
        { seats: [0], place: 2 },
      ],
    },
  },
]

/** @param count number of saves; one of them is broken */
function fill(userData: string, count: number, age: number): void {
  for (let n = 0; n < count; n++) {
    const {
      game,
      title,
      players,
      over = false,
      stand,
    } = SHOWN[n % SHOWN.length] ?? SHOWN[0] ?? ({ players: 0 } as never)
    const seats = Array.from({ length: players }, (_, seat) => {
      const person = { kind: 'person', name: NAMES[(seat + n) % NAMES.length], colour: seat }
      return seat % 3 === 1 ? { kind: 'bot', name: 'Banyan', colour: seat, level: 'adept' } : person
    })
    const savedAt = Date.now() - age - n * n * 3_700_000
    const header = { title, seats, savedAt, over, ...(stand === undefined ? {} : { stand }) }
    writePreparedSave(userData, `${game}-${String(n)}`, { game, rules: 1, options: {}, players, state: {} }, header)
  }
  writeFileSync(join(userData, 'saves', 'rauha-0c91f2.samsara'), 'half a sa')
}

const home = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue/ }).first()).toBeVisible()
}

for (const { theme, colorScheme } of THEMES)
  test(`Home and the curtain, ${theme}`, async () => {
    const userData = createProfile()
    fill(userData, 15, 30_000)
    const app = await launchApp({ userData, args: ['--seed', 'home', '--pace', '0'], viewport: DESKTOP_SIZE })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => takePictures(page, theme, name)
    await home(page)
    await shot('home-many')
    // The first is the broken one.
    await page.getByRole('button', { name: /^Move/ }).nth(1).click()
    await expect(page.getByText('is in the bin.')).toBeVisible()
    await shot('home-undo')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await sitDown(page, { game: 'Karmaka', people: ['Ana', 'Maximilian von Lindenau'], bots: 1 })
    await expect(curtainButton(page)).toBeVisible()
    await shot('curtain')
    await page.getByRole('dialog').getByRole('button', { name: 'Menu' }).click()
    await shot('curtain-menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('?')
    await shot('curtain-keys')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Keys' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Pass the screen/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: /^Pass the screen/ })).toHaveCount(0)
    await shot('curtain-down')
    await curtainButton(page).click()
    await playFromList(page, 6)
    await shot('curtain-later')
    await app.close()
  })
