/** `npm run shots`: the review of a finished game: at its beginning, complete, and with a turning point on the board. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { FINISHED_GAMES, openFinishedGame, writeFinishedSave } from './finished-games.ts'
import { DESKTOP_SIZE, takePictures, THEMES } from './pictures.ts'

/** Number of playouts per point: enough that the estimate is visible long enough for its picture. */
const GAMES: Readonly<Record<string, number>> = { chakra: 80 }

for (const { theme, colorScheme } of THEMES)
  for (const [name, recorded] of FINISHED_GAMES)
    test(`the review of ${name}, ${theme}`, async () => {
      test.setTimeout(400_000)
      const userData = createProfile()
      writeFinishedSave(userData, recorded)
      const app = await launchApp({
        userData,
        args: ['--pace', '0', '--review', String(GAMES[name] ?? 12)],
        viewport: DESKTOP_SIZE,
      })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openFinishedGame(page)
      await takePictures(page, theme, `${name}-review-door`)
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      const stand = page.getByTestId('review-stand')
      await expect(page.getByTestId('review').locator('[data-plot] canvas')).toBeVisible({ timeout: 30_000 })
      await expect(stand).toContainText('Estimate')
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await expect(stand).toContainText('Paused')
      await takePictures(page, theme, `${name}-review-estimate`)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(stand).toContainText('looked at all', { timeout: 300_000 })
      await takePictures(page, theme, `${name}-review-done`)
      await page.getByTestId('review').getByText('Figures as a table').click()
      await page.getByTestId('review').getByRole('slider').press('End')
      await takePictures(page, theme, `${name}-review-figures`)
      const turning = page.locator('[data-turning]')
      if ((await turning.count()) > 0) {
        await turning.first().click()
        await expect(page.locator('[data-panel="turning"]')).toBeVisible()
        await takePictures(page, theme, `${name}-review-turning`)
      }
      await app.close()
    })
