/** `npm run shots`: the panels beside the table in the middle of long games, and the repeated last round. */
import { launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, playFromList, takePictures, THEMES } from './pictures.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DECISIONS = 30

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`the side panel in a long game of ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: createProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: DESKTOP_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: 3 })
      await playFromList(page, DECISIONS)
      const name = game.toLowerCase().replace(' ', '-')
      await takePictures(page, theme, `${name}-side`)
      if ((await waitForPrompt(page)) !== 'over') {
        await page.keyboard.press('w')
        await takePictures(page, theme, `${name}-since`)
      }
      await app.close()
    })
