/** `npm run shots`: the Sage's advice in the middle of a game of every kind. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, playFromList, takePictures, THEMES } from './pictures.ts'
import { advisedChoices, waitForPrompt, askSageButton, choiceButtons, sitDown } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DECISIONS = 12

for (const { theme, colorScheme } of THEMES)
  for (const game of GAMES)
    test(`the advice of the Sage in ${game}, ${theme}`, async () => {
      const app = await launchApp({
        userData: createProfile(),
        args: ['--seed', 'pictures', '--pace', '0'],
        viewport: DESKTOP_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await sitDown(page, { game, people: ['Ana'], bots: game === 'Chakra' ? 1 : 3 })
      await playFromList(page, DECISIONS)
      // Continues to a decision with several choices.
      while ((await waitForPrompt(page)) !== 'choice' || (await choiceButtons(page).count()) < 3)
        await playFromList(page, 1)
      await askSageButton(page).click()
      await expect(advisedChoices(page).first()).toBeVisible({ timeout: 20_000 })
      await takePictures(page, theme, `${game.toLowerCase().replace(' ', '-')}-advice`)
      await app.close()
    })
