/**
 * `npm run shots`: German, the language with the longest texts, on the smallest sizes: a table and the tutorial game of each
 * game.
 */
import { launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, playFromList, takePictures, SMALL_SIZES, THEMES } from './pictures.ts'
import { actAndWaitForPrompt, waitForPrompt, sitDown, reduceMotion } from './table-actions.ts'
import { switchPageLocale } from './page-text.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
/** Pictures of a tutorial game, and decisions between them. */
const PICTURE_COUNT = 5
const DECISIONS_BETWEEN = 3

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`${game} in German, ${theme}`, async () => {
      const args = ['--seed', 'pictures', '--pace', '0']
      const app = await launchApp({ userData: createProfile(), args, viewport: DESKTOP_SIZE })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme })
      await reduceMotion(page)
      const shot = async (name: string): Promise<void> => {
        await switchPageLocale(page, 'de')
        await takePictures(page, theme, `german-${game.toLowerCase().replace(' ', '-')}-${name}`, SMALL_SIZES)
        await switchPageLocale(page, 'en')
      }
      await page.getByRole('button', { name: `Learn by playing: ${game}` }).click()
      await waitForPrompt(page)
      for (let look = 1; look <= PICTURE_COUNT; look++) {
        await shot(`lesson-${String(look)}`)
        for (let n = 0; n < DECISIONS_BETWEEN && (await waitForPrompt(page)) !== 'over'; n++) {
          const meant = page.locator('[data-choice].meant').first()
          if (await meant.isVisible()) await actAndWaitForPrompt(page, () => meant.click())
          else await playFromList(page, 1)
        }
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Leave the table' }).click()
      await sitDown(page, { game, people: ['Wilhelmina Featherstone'], bots: 3 })
      await playFromList(page, 12)
      await shot('table')
      await app.close()
    })
