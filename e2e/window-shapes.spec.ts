/** Layout in windows with other shapes than a desktop's: side by side where there is room, and no content out of sight. */
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { waitUntilStill, playFromList } from './pictures.ts'
import { advisedChoices, waitForPrompt, askSageButton, choiceButtons, sitDown, reduceMotion } from './table-actions.ts'

const UPRIGHT = { width: 768, height: 1024 }
const LOW = { width: 1024, height: 640 }
const PHONE = { width: 390, height: 844 }
const START = { args: ['--seed', 'looks', '--pace', '0'], viewport: UPRIGHT }

/** On how many lines elements stand: their upper edges, each once. */
async function lines(elements: Locator): Promise<number> {
  const tops = await elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  return new Set(tops).size
}

test('L1: on an upright tablet Home shows its menu in one row, and the two buttons of a game side by side', async () => {
  const app = await launchApp({ ...START, userData: createProfile() })
  const page = await app.firstWindow()
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  const ways = page.locator('header nav button')
  await expect(ways).toHaveCount(6)
  expect(await lines(ways)).toBe(1)
  const card = page.getByRole('article', { name: 'Chakra' })
  await expect(card.getByRole('button')).toHaveCount(2)
  const [one, other] = await card
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  expect(one?.top).toBeLessThan(other?.bottom ?? 0)
  expect(other?.top).toBeLessThan(one?.bottom ?? 0)
  await app.close()
})

test('L2: on an upright tablet all choices that the Sage advises are visible side by side', async () => {
  const app = await launchApp({ ...START, userData: createProfile() })
  const page = await app.firstWindow()
  await sitDown(page)
  await waitForPrompt(page)
  await askSageButton(page).click()
  await expect(advisedChoices(page)).toHaveCount(3, { timeout: 20_000 })
  expect(await lines(advisedChoices(page))).toBe(1)
  for (const one of await advisedChoices(page).all()) await expect(one).toBeInViewport({ ratio: 1 })
  await app.close()
})

/** Finds rows of the list that cut their pictures, or whose text column is narrower than a word. */
async function squeezed(page: Page): Promise<string[]> {
  return choiceButtons(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const signs = row.querySelector('.signs')
      const words = row.querySelector('.said')
      if (signs === null || words === null) return []
      const letters = parseFloat(getComputedStyle(words).fontSize)
      const right = row.getBoundingClientRect().right + 1
      const isCut = [...signs.children].some((sign) => sign.getBoundingClientRect().right > right)
      const hides = getComputedStyle(signs).overflow === 'hidden' && signs.scrollWidth > signs.clientWidth
      return isCut || hides || words.getBoundingClientRect().width < 6 * letters ? [row.textContent] : []
    }),
  )
}

/** Decisions of a game that are looked at. */
const LOOKED_AT = 12

for (const [viewport, textScale] of [
  [LOW, 1],
  [PHONE, 1],
  [LOW, 2],
] as const)
  test(`L3: pictures in rows are complete and leave room for the text, at ${String(viewport.width)} with text scale ${String(textScale)}`, async () => {
    const app = await launchApp({ ...START, userData: createProfile({ textScale }), viewport })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game: 'Moksha', bots: 1 })
    const found: string[] = []
    let signs = 0
    for (let n = 0; n < LOOKED_AT; n++) {
      await playFromList(page, 1)
      if ((await waitForPrompt(page)) !== 'choice') continue
      await waitUntilStill(page)
      signs += await page.locator('[data-choice] .signs canvas').count()
      found.push(...(await squeezed(page)))
    }
    expect(signs).toBeGreaterThan(0)
    expect(found).toEqual([])
    await app.close()
  })

test('L5: on a phone with text twice as large the prompt is as wide as the window, and the header leaves room for the board', async () => {
  const app = await launchApp({ ...START, userData: createProfile({ textScale: 2 }), viewport: PHONE })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Moksha', bots: 2 })
  await waitForPrompt(page)
  await waitUntilStill(page)
  const told = await page.locator('header .told').boundingBox()
  expect(told?.width).toBeGreaterThan(0.85 * PHONE.width)
  // Whose turn it is has a whole name, and the bar leaves most of the window.
  const cut = await page
    .locator('header ol .on .name')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length)
  expect(cut).toBe(0)
  const bar = await page.locator('header .acts').boundingBox()
  expect(bar?.height).toBeLessThan(PHONE.height / 4)
  await app.close()
})
