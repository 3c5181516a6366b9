/** Rulebooks: reading, navigating and searching, over the page and beside a board in play. */
import type { Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { expect, launchApp, test } from './fixture.ts'
import { choiceButtons, sitDown, reduceMotion, waitForPrompt } from './table-actions.ts'

const GAMES = [
  { game: 'Chakra', last: 'The score', word: 'notch' },
  { game: 'Karmaka', last: 'Variants', word: 'rebirth' },
  { game: 'Rauha', last: 'The cards', word: 'spore' },
  { game: 'Moksha', last: 'What is published, and what is ours', word: 'karma' },
  { game: 'Cosmic Karma', last: 'All Karma Cards', word: 'majority' },
]

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Find in the rules' })
const beside = (page: Page, game: string) => page.getByRole('region', { name: `Rules of ${game}`, exact: true })

/** How many different colours a picture has, up to 50: a blank one has one. */
function colours(page: Page, nth: number): Promise<number> {
  return page
    .locator('figure canvas')
    .nth(nth)
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const found = new Set<string>()
      for (let at = 0; at < data.length && found.size < 50; at += 388)
        found.add([data[at], data[at + 1], data[at + 2]].join())
      return found.size
    })
}

for (const { game, last, word } of GAMES)
  test(`the rulebook of ${game} can be read by its contents and searched by keys, and shows painted boards`, async () => {
    // Every picture of the book is painted and looked at.
    test.setTimeout(180_000)
    const app = await launchApp({ viewport: { width: 1280, height: 800 } })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.getByRole('dialog').locator('label', { hasText: game }).first().click()
    await expect(page.getByRole('heading', { name: `Rules of ${game}` })).toBeVisible()

    await contents(page).getByRole('button', { name: last }).click()
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport()
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeFocused()
    await expect(contents(page).getByRole('button', { name: last })).toHaveAttribute('aria-current', 'location')

    await field(page).fill(word.toUpperCase())
    const hits = page.getByRole('option')
    await expect(hits.first()).toBeVisible()
    await expect(hits.first().locator('mark').first()).toHaveText(new RegExp(word.slice(0, 4), 'i'))
    await page.keyboard.press('ArrowDown')
    await expect(hits.nth((await hits.count()) > 1 ? 1 : 0)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(hits).toHaveCount(0)
    await expect(page.locator('[data-at]:focus')).toBeInViewport()
    await field(page).fill('xylophone')
    await expect(page.getByText('Nothing in the rules has these words.').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')

    const pictures = page.locator('figure canvas')
    for (let nth = 0; nth < (await pictures.count()); nth++) {
      await pictures.nth(nth).scrollIntoViewIfNeeded()
      await expect(pictures.nth(nth)).toHaveAttribute('data-painted', /./)
      expect(await colours(page, nth)).toBe(50)
    }
    const next = page.getByRole('button', { name: 'Next' }).first()
    await next.scrollIntoViewIfNeeded()
    const example = page.locator('figure').filter({ has: next })
    const before = await example.locator('p').textContent()
    await next.click()
    await expect(page.getByText(/^Step 2 of/)).toBeVisible()
    await expect(page.getByText(before ?? '', { exact: true })).toHaveCount(0)

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    await app.close()
  })

test('the game goes on beside the rulebook; the player can resize and close it, and the focus returns', async () => {
  test.setTimeout(180_000)
  const app = await launchApp({ viewport: { width: 1280, height: 800 }, args: ['--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra', seed: 'lotus' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Rules' }).click()
  const book = beside(page, 'Chakra')
  await expect(book).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const first = await choiceButtons(page).first().textContent()
  await choiceButtons(page).first().click()
  await expect(choiceButtons(page).first()).not.toHaveText(first ?? '')
  await expect(book).toBeVisible()

  const edge = page.getByRole('separator', { name: 'Width of the rulebook' })
  const width = async (): Promise<number> => (await book.boundingBox())?.width ?? 0
  const was = await width()
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', String(Math.round(was) + 24))
  await page.keyboard.press('Home')
  expect(await width()).toBeLessThan(was)

  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await expect(menu).toBeFocused()

  // What happened leads to what the rules say of it.
  const line = page.getByRole('log').locator('li:not([class*="turn"])').last()
  await line.hover()
  await page.getByRole('button', { name: 'Rule', exact: true }).click()
  await expect(book.locator('[data-anchor]:focus')).toBeInViewport()
  await app.close()
})

test('B1a-12: the rulebook link of a log line is beside the room of its words', async () => {
  const app = await launchApp({ viewport: { width: 1280, height: 800 }, args: ['--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Moksha', seed: 'lotus' })
  await waitForPrompt(page)
  const lines = page.getByRole('log').locator('[data-line]')
  const link = page.getByRole('button', { name: 'Rule', exact: true })
  // The last line may be the table's own, which has no link.
  const line = lines.filter({ hasText: / takes | gathers | sacrifices | devotes / }).last()
  await line.hover()
  await expect(link).toBeVisible()
  const wordsEnd = await line.evaluate(
    (button) => button.getBoundingClientRect().right - parseFloat(getComputedStyle(button).paddingRight),
  )
  expect((await link.boundingBox())?.x).toBeGreaterThanOrEqual(wordsEnd)
  await app.close()
})

test('on a phone the rulebook covers the page, with its contents behind a button', async () => {
  const app = await launchApp({ viewport: { width: 390, height: 844 } })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Moksha', seed: 'lotus' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rules' }).click()
  const overlay = page.getByRole('dialog', { name: 'Rules of Moksha' })
  await expect(overlay).toBeVisible()
  await contents(page).getByRole('button').first().click()
  await contents(page).getByRole('button', { name: 'The harmony grid' }).click()
  await expect(page.getByRole('heading', { name: 'The harmony grid' })).toBeInViewport()
  const picture = page.locator('canvas[data-scene="grid"]')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('data-painted', /./)
  expect(await overlay.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await app.close()
})
