/**
 * `npm run shots`: the library with many tables, empty, without search results, its bin, its details, and a multiple selection.
 */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, playFromList, takePictures, THEMES } from './pictures.ts'
import { writeSampleLibrary } from './sample-library.ts'
import { sitDown } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const

const library = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^All tables/ }).click()
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
}

/** Plays a little at one table of each game and leaves it: the saves then have pictures. */
async function playEach(page: Page): Promise<void> {
  for (const game of GAMES) {
    await sitDown(page, { game, people: ['Ana'], bots: game === 'Chakra' ? 1 : 3 })
    await playFromList(page, 8)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  }
}

for (const { theme, colorScheme } of THEMES)
  test(`the library, ${theme}`, async () => {
    const userData = createProfile()
    writeSampleLibrary(userData, 40, Date.now() - 600_000)
    const args = ['--seed', 'pictures', '--pace', '0']
    const app = await launchApp({ userData, args, viewport: DESKTOP_SIZE })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => takePictures(page, theme, name)
    await playEach(page)
    await shot('home-pictures')
    await library(page)
    await expect(page.locator('.picture img').first()).toBeVisible()
    await shot('library')
    await page.getByRole('textbox').fill('nobody at all')
    await shot('library-nothing')
    await page.getByRole('textbox').fill('')
    await page.getByRole('button', { name: 'Details of Rauha', exact: false }).first().click()
    await shot('library-details')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Details of Evenings/ }).click()
    await page.keyboard.press('F2')
    await shot('library-rename')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').fill('branch rauha')
    await page
      .getByRole('button', { name: /^Details of Rauha/ })
      .first()
      .click()
    await shot('library-tree')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').fill('')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const n of [1, 2, 4]) await page.locator('[role="listitem"]').nth(n).getByRole('button').click()
    await shot('library-select')
    await page.getByRole('button', { name: 'To the bin' }).click()
    await shot('library-undo')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: /^Bin/ }).click()
    await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible()
    await shot('library-bin')
    await page.getByRole('button', { name: 'Empty the bin' }).click()
    await shot('library-empty-ask')
    await app.close()
  })

test('an empty library', async () => {
  const app = await launchApp({ userData: createProfile(), viewport: DESKTOP_SIZE })
  const page = await app.firstWindow()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await library(page)
  await takePictures(page, 'dusk', 'library-none')
  await app.close()
})
