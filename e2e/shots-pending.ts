/** `npm run shots`: a final choice that lies on the board and asks first, in every game. */
import type { Page } from '@playwright/test'
import { launchApp, newProfile, test } from './fixture.ts'
import { HOME_SIZE, play, shoot, THEMES } from './pictures.ts'
import { asked, choices, confirmation, sitDown } from './table.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
/** Where nothing is final within so many decisions there is no picture. */
const DECISIONS = 40

/** Plays until something final is offered, and lays it on the board. @returns whether it came to that */
async function layFinal(page: Page): Promise<boolean> {
  for (let n = 0; n < DECISIONS; n++) {
    if ((await asked(page)) === 'over') return false
    const final = choices(page).and(page.locator('[data-final]'))
    if ((await final.count()) === 0) {
      await play(page, 1)
      continue
    }
    await final.first().click()
    await confirmation(page).waitFor()
    return true
  }
  return false
}

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`a pending final choice in ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: newProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: HOME_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: 2 })
      if (await layFinal(page)) {
        await page.mouse.move(0, 0)
        await shoot(page, theme, `${game.toLowerCase().replace(' ', '-')}-pending`)
      }
      await app.close()
    })
