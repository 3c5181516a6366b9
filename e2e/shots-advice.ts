/** `npm run shots`: what the Sage says, in the middle of a game of every kind. */
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { HOME_SIZE, play, shoot, THEMES } from './pictures.ts'
import { advised, asked, askSage, choices, sitDown } from './table.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DECISIONS = 12

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`what the Sage says in ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: newProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: HOME_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: game === 'Chakra' ? 1 : 3 })
      await play(page, DECISIONS)
      // On to a decision that has something to ask about.
      while ((await asked(page)) !== 'choice' || (await choices(page).count()) < 3) await play(page, 1)
      await askSage(page).click()
      await expect(advised(page).first()).toBeVisible({ timeout: 20_000 })
      await shoot(page, theme, `${game.toLowerCase().replace(' ', '-')}-advice`)
      await app.close()
    })
