/** `npm run shots`: an irreversible choice on the board that waits for confirmation, in every game. */
import { launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, stageIrreversibleChoice, takePictures, THEMES } from './pictures.ts'
import { sitDown } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`a pending final choice in ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: createProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: DESKTOP_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: 2 })
      if (await stageIrreversibleChoice(page)) {
        await page.mouse.move(0, 0)
        await takePictures(page, theme, `${game.toLowerCase().replace(' ', '-')}-pending`)
      }
      await app.close()
    })
