/** What stands where in windows of other shapes than a desktop's: side by side where there is room, and nothing out of sight. */
import type { Locator } from '@playwright/test'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { advised, asked, askSage, sitDown } from './table.ts'

const UPRIGHT = { width: 768, height: 1024 }
const START = { args: ['--seed', 'looks', '--pace', '0'], viewport: UPRIGHT }

/** On how many lines elements stand: their upper edges, each once. */
async function lines(elements: Locator): Promise<number> {
  const tops = await elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  return new Set(tops).size
}

test('L1: on a tablet held upright the ways from Home stand in one row, and the two ways into a game side by side', async () => {
  const app = await launchApp({ ...START, userData: newProfile() })
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

test('L2: on a tablet held upright all that the Sage advises is seen side by side', async () => {
  const app = await launchApp({ ...START, userData: newProfile() })
  const page = await app.firstWindow()
  await sitDown(page)
  await asked(page)
  await askSage(page).click()
  await expect(advised(page)).toHaveCount(3, { timeout: 20_000 })
  expect(await lines(advised(page))).toBe(1)
  for (const one of await advised(page).all()) await expect(one).toBeInViewport({ ratio: 1 })
  await app.close()
})
