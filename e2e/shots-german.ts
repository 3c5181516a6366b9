/** `npm run shots`: the longest of our languages where it has least room: a table and the guided first game of each game. */
import { launchApp, newProfile, test } from './fixture.ts'
import { HOME_SIZE, play, shoot, SMALL, THEMES } from './pictures.ts'
import { act, asked, sitDown, stillBoard } from './table.ts'
import { speak } from './words.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
/** Pictures of a guided first game, and decisions between them. */
const LOOKS = 5
const BETWEEN = 3

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`${game} in German, ${theme}`, async () => {
      const args = ['--seed', 'pictures', '--pace', '0']
      const app = await launchApp({ userData: newProfile(), args, viewport: HOME_SIZE })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme })
      await stillBoard(page)
      const shot = async (name: string): Promise<void> => {
        await speak(page, 'de')
        await shoot(page, theme, `german-${game.toLowerCase().replace(' ', '-')}-${name}`, SMALL)
        await speak(page, 'en')
      }
      await page.getByRole('button', { name: `Learn by playing: ${game}` }).click()
      await asked(page)
      for (let look = 1; look <= LOOKS; look++) {
        await shot(`lesson-${String(look)}`)
        for (let n = 0; n < BETWEEN && (await asked(page)) !== 'over'; n++) {
          const meant = page.locator('[data-choice].meant').first()
          if (await meant.isVisible()) await act(page, () => meant.click())
          else await play(page, 1)
        }
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Leave the table' }).click()
      await sitDown(page, { game, people: ['Wilhelmina Featherstone'], bots: 3 })
      await play(page, 12)
      await shot('table')
      await app.close()
    })
