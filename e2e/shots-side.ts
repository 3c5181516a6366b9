/** `npm run shots`: the panels at the table's edge in the middle of long games, and the last round told again. */
import { launchApp, newProfile, test } from './fixture.ts'
import { HOME_SIZE, play, shoot, THEMES } from './pictures.ts'
import { asked, sitDown } from './table.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DECISIONS = 30

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`the side panel in a long game of ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: newProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: HOME_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: 3 })
      await play(page, DECISIONS)
      const name = game.toLowerCase().replace(' ', '-')
      await shoot(page, theme, `${name}-side`)
      if ((await asked(page)) !== 'over') {
        await page.keyboard.press('w')
        await shoot(page, theme, `${name}-since`)
      }
      await app.close()
    })
