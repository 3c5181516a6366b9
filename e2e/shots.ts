/**
 * `npm run shots`: pictures of every screen and of each game at its telling moments, at all sizes and in both themes,
 * into shots/<theme>/<size>/. They are there to be looked at; nothing is asserted.
 */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { act, asked, choices, curtain, endTurn, lit, over, sitDown } from './table.ts'

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const

const THEMES = [
  { theme: 'dusk', colorScheme: 'dark' },
  { theme: 'dawn', colorScheme: 'light' },
] as const

const HOME_SIZE = SIZES[1]
const LONG = ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Lindenau', 'Io']

/** One picture at every size. The page is left at the size of a desktop window. */
async function shoot(page: Page, theme: string, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await atRest(page)
    const folder = join('shots', theme, `${String(size.width)}x${String(size.height)}`)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  await page.setViewportSize(HOME_SIZE)
  await atRest(page)
}

/** Waits until fonts are there, nothing moves any more and the last frame is on the screen. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next))
    const moving = (): boolean =>
      (window as unknown as { __samsaraStage?: { moving: boolean } }).__samsaraStage?.moving ?? false
    await document.fonts.ready
    for (let still = 0; still < 12; still = moving() ? 0 : still + 1) await frame()
  })
}

/** Plays the people's decisions by their order in the list, whatever they are. */
async function play(page: Page, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const now = await asked(page)
    if (now === 'over') return
    const count = await choices(page).count()
    await act(page, () =>
      now === 'curtain'
        ? curtain(page).click()
        : now === 'endTurn'
          ? endTurn(page).click()
          : choices(page)
              .nth((n * 5) % count)
              .click(),
    )
  }
  await asked(page)
}

for (const { theme, colorScheme } of THEMES) {
  test(`every screen, ${theme}`, async () => {
    const app = await launchApp({
      userData: newProfile(),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: HOME_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => shoot(page, theme, name)
    const open = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()

    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
    await shot('home-first')
    for (const name of ['Rules', 'Settings', 'About']) {
      await open(name)
      await shot(name.toLowerCase())
      await page.keyboard.press('Escape')
    }
    await open('Play Chakra')
    await shot('new-table')
    while (await page.getByRole('button', { name: 'Add a person' }).isVisible()) await open('Add a person')
    for (const [n, name] of LONG.entries())
      await page.getByRole('textbox', { name: `Name on seat ${String(n + 1)}` }).fill(name)
    await page.getByText('Advanced').click()
    await shot('new-table-full')
    await page.keyboard.press('Escape')
    if (await page.getByRole('button', { name: 'Back' }).isVisible()) await open('Back')

    await sitDown(page, { people: ['Ana'], bots: 1 })
    await asked(page)
    await shot('chakra-start')
    await lit(page).first().click()
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').last().hover()
    await shot('chakra-receive')
    await page.mouse.move(0, 0)
    await play(page, 40)
    await shot('chakra-middle')
    for (let now = await asked(page); now !== 'over'; now = await asked(page)) await play(page, 10)
    await expect(over(page)).toBeVisible()
    await shot('chakra-over')
    await open('Look at the board')
    await shot('chakra-end')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await shot('home-saves')

    await sitDown(page, { people: LONG, bots: 0 })
    await play(page, 30)
    await shot('chakra-four-people')
    await page.keyboard.press('?')
    await shot('keys')
    await app.close()
  })
}

/** Words of a prompt that begin a telling moment of Karmaka, and what its picture is called. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/on whom/, 'target'],
  [/offers you/, 'offer'],
  [/Ruins\?/, 'ruining'],
  [/Future Life/, 'future'],
  [/Spend .* ring/, 'rings'],
]

for (const { theme, colorScheme } of THEMES) {
  test(`Karmaka at its telling moments, ${theme}`, async () => {
    test.setTimeout(420_000)
    const app = await launchApp({
      userData: newProfile(),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: HOME_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => shoot(page, theme, `karmaka-${name}`)
    const said = async (text: RegExp): Promise<boolean> => (await page.getByRole('log').getByText(text).count()) > 0

    await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 1 })
    await asked(page)
    await shot('start')
    await lit(page).first().click()
    await shot('chosen')
    await page.keyboard.press('Escape')
    await lit(page).first().hover()
    await shot('close-up')
    await page.mouse.move(0, 0)

    const open = new Map(MOMENTS.map(([words, name]) => [name, words]))
    let [opened, reborn] = [false, false]
    for (let now = await asked(page); now !== 'over'; now = await asked(page)) {
      const prompt = (await page.getByTestId('prompt').textContent()) ?? ''
      const name = [...open].find(([, words]) => now === 'choice' && words.test(prompt))?.[0]
      if (name !== undefined) {
        open.delete(name)
        await shot(name)
      }
      if (!reborn && (await said(/is reborn/))) {
        reborn = true
        await shot('reborn')
      }
      const ruins = page.locator('button[data-open="ruins"]')
      if (!opened && reborn && (await ruins.count()) > 0) {
        opened = true
        await ruins.focus()
        await page.keyboard.press('Enter')
        await shot('ruins')
        await page.keyboard.press('Escape')
      }
      await play(page, 1)
    }
    await shot('over')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await shot('end')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()

    await sitDown(page, { game: 'Karmaka', people: LONG, bots: 0, variant: 'Two teams of two' })
    await expect(curtain(page)).toBeVisible()
    await shot('curtain')
    await play(page, 40)
    if ((await asked(page)) === 'curtain') await act(page, () => curtain(page).click())
    await shot('four-people')
    await app.close()
  })
}
