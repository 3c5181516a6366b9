/** Statistics with many games, with one, with none, and with a filter without matches, for `npm run shots`. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { createSampleResults, writeGameResults } from './sample-results.ts'
import { takePictures, THEMES } from './pictures.ts'

const UNTIL = Date.UTC(2026, 10, 20, 12)

for (const { theme, colorScheme } of THEMES) {
  test(`statistics with many games, ${theme}`, async () => {
    const userData = createProfile()
    writeGameResults(userData, createSampleResults(140, UNTIL))
    const app = await launchApp({ userData })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await takePictures(page, theme, 'statistics')
    for (const heading of ['By person', 'Records', 'Achievements']) {
      await page.getByRole('heading', { name: heading }).evaluate((element) => {
        element.scrollIntoView({ block: 'start' })
      })
      await takePictures(page, theme, `statistics-${heading.toLowerCase().replace(' ', '-')}`)
    }
    await page.getByLabel('Person', { exact: true }).selectOption('Wilhelmina Featherstone')
    await page.getByLabel('Game', { exact: true }).selectOption('Rauha')
    await expect(page.getByRole('article')).toHaveCount(1)
    await takePictures(page, theme, 'statistics-one')
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await takePictures(page, theme, 'statistics-reset')
    await app.close()
  })

  test(`statistics without games, ${theme}`, async () => {
    const app = await launchApp()
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing played to its end yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await takePictures(page, theme, 'statistics-empty')
    await app.close()
  })
}
