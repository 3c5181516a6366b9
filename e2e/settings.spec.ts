/** Settings: immediate effects, persistence, and recovery from a damaged file. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { choiceButtons, sitDown } from './table-actions.ts'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

test('a change shows at once in the preview and persists over a restart, and one subject can be reset alone @smoke', async () => {
  const userData = createProfile()
  const first = await launchApp({ userData })
  const page = await first.firstWindow()
  await openSettings(page)
  await expect(page.getByRole('region', { name: 'How it looks' }).locator('canvas')).toBeAttached()
  await page.getByRole('radio', { name: 'Dawn' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dawn')
  await page.getByRole('radio', { name: 'On the left' }).check({ force: true })
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your name').blur()
  await first.close()

  const again = await (await launchApp({ userData })).firstWindow()
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dawn')
  await openSettings(again)
  await again.getByRole('button', { name: 'Reset “Language and look”' }).click()
  await again.getByRole('button', { name: 'Reset', exact: true }).last().click()
  await expect(again.locator('html')).toHaveAttribute('data-side', 'left')
  await expect(again.getByRole('radio', { name: 'System', exact: true })).toBeChecked()
  await again.keyboard.press('Escape')
  await again.getByRole('button', { name: 'Play Chakra' }).click()
  await expect(again.getByRole('group', { name: 'Seat 1' }).getByRole('textbox')).toHaveValue('Ana')
})

test('BB4: choosing text twice as large leaves that setting at its place and visible', async () => {
  const page = await (await launchApp({ viewport: { width: 1280, height: 800 } })).firstWindow()
  await openSettings(page)
  const twice = page.getByRole('radio', { name: 'Twice' })
  const label = page.locator('label', { has: twice })
  const top = async (): Promise<number> => (await label.boundingBox())?.y ?? NaN
  const before = await top()
  await twice.check({ force: true })
  await expect(page.locator('html')).toHaveCSS('--text-scale', '2')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  await expect(label).toBeInViewport({ ratio: 1 })
})

test('B3 settings-2: large targets make buttons at least 44 px high, and keep the log lines dense', async () => {
  const app = await launchApp({ args: ['--seed', 'log', '--pace', '0'], viewport: { width: 1440, height: 900 } })
  const page = await app.firstWindow()
  await sitDown(page)
  await choiceButtons(page).first().click()
  const line = page.locator('[role="log"] button[data-line]').first()
  await expect(line).toBeVisible()
  const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? NaN
  const before = await heightOf(line)
  await page.evaluate(() => (document.documentElement.dataset['targets'] = 'large'))
  expect(await heightOf(page.getByRole('button', { name: 'Menu', exact: true }))).toBeGreaterThanOrEqual(44)
  expect(await heightOf(line)).toBe(before)
  expect(before).toBeLessThan(44)
})

test('A20: on a phone every menu entry of Home has its whole text within the page', async () => {
  const page = await (await launchApp({ viewport: { width: 390, height: 844 } })).firstWindow()
  const ways = page.locator('nav .word')
  await expect(ways).toHaveCount(6)
  for (const word of await ways.all()) {
    await expect(word).toBeInViewport({ ratio: 1 })
    const cut = await word.evaluate(
      (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
    )
    expect(cut).toBe(false)
  }
  const boxes = await Promise.all((await page.locator('nav button').all()).map((each) => each.boundingBox()))
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('the panels of a table are on the left if the player chooses so', async () => {
  const page = await (await launchApp()).firstWindow()
  await openSettings(page)
  await page.getByRole('radio', { name: 'On the left' }).check({ force: true })
  await page.keyboard.press('Escape')
  await sitDown(page)
  const [side, board] = await Promise.all([
    page.locator('#side').boundingBox(),
    page.getByRole('region', { name: 'Board of Chakra' }).boundingBox(),
  ])
  expect(side?.x).toBeLessThan(board?.x ?? 0)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])
  test(`panels on the left keep the rulebook beside the board, at ${String(viewport.width)}`, async () => {
    const page = await (await launchApp({ args: ['--pace', '0'], viewport })).firstWindow()
    await openSettings(page)
    await page.getByRole('radio', { name: 'On the left' }).check({ force: true })
    await page.keyboard.press('Escape')
    await sitDown(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Rules' }).click()
    const book = page.getByRole('region', { name: 'Rules of Chakra', exact: true })
    const boxes = async () =>
      Promise.all(
        [book, page.locator('#side'), page.getByRole('region', { name: 'Board of Chakra' })].map(async (part) => {
          const { x = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
          return { x, right: x + width, height }
        }),
      )
    const [one, two, three] = await boxes()
    expect(one?.right).toBeLessThan(two?.x ?? 0)
    expect(two?.right).toBeLessThan(three?.x ?? 0)
    for (const part of [one, two, three]) expect(part?.height).toBeGreaterThan(viewport.height / 2)
    expect(three?.right).toBeGreaterThan(viewport.width - 20)
    // Its inner edge makes it narrower and wider.
    await book.getByRole('separator').focus()
    await page.keyboard.press('ArrowLeft')
    expect((await boxes())[0]?.right).toBeLessThan(one?.right ?? 0)
  })

test('play with one key: a short press moves to the next choice, a long press chooses it', async () => {
  const userData = createProfile({ asks: false })
  const page = await (await launchApp({ userData, args: ['--seed', 'scan', '--pace', '0'] })).firstWindow()
  await sitDown(page)
  await openSettingsOfTable(page)
  await page.getByRole('checkbox', { name: /^Play with one key/ }).check()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const before = await page.locator('[data-decision]').getAttribute('data-decision')
  await page.keyboard.press('Space')
  await expect(choiceButtons(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(choiceButtons(page).nth(1)).toBeFocused()
  await page.keyboard.press('Space', { delay: 1100 })
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', before ?? '')
})

async function openSettingsOfTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
}

test('a damaged settings file is kept aside, and a notice reports it', async () => {
  const userData = createProfile()
  const file = join(userData, 'settings.json')
  writeFileSync(file, '{"preferences": {"theme"')
  const page = await (await launchApp({ userData })).firstWindow()
  await expect(page.getByText(/Your settings file could not be read/)).toBeVisible()
  expect(existsSync(`${file}.broken`)).toBe(true)
})
