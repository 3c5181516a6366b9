/** `npm run shots`: the end of a game as its story, with few and with many players. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { FINISHED_GAMES, openFinishedGame, writeFinishedSave } from './finished-games.ts'
import { DESKTOP_SIZE, takePictures, THEMES } from './pictures.ts'

for (const { theme, colorScheme } of THEMES)
  for (const [name, recorded] of FINISHED_GAMES)
    test(`the story of ${name}, ${theme}`, async () => {
      test.setTimeout(120_000)
      const userData = createProfile()
      writeFinishedSave(userData, recorded)
      const app = await launchApp({ userData, args: ['--pace', '0', '--review', '6'], viewport: DESKTOP_SIZE })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openFinishedGame(page)
      // While the last move can still be undone, the chances are shown only on request.
      const ask = page.getByRole('button', { name: 'How did the chances go?' })
      const curve = page.locator('[data-plot] canvas').first()
      await expect(ask.or(curve)).toBeVisible({ timeout: 60_000 })
      if (await ask.isVisible()) {
        await takePictures(page, theme, `${name}-story-ask`)
        await ask.click()
      }
      await expect(page.locator('[data-plot] canvas').first()).toBeVisible({ timeout: 60_000 })
      await takePictures(page, theme, `${name}-story`)
      await app.close()
    })
