/** `npm run shots`: the replay of a running and of a finished game, and what-if branches. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { litPieces, resultHeading, sitDown } from './table-actions.ts'

for (const { theme, colorScheme } of THEMES) {
  test(`replay in the middle of a game, ${theme}`, async () => {
    const app = await launchApp({
      userData: createProfile(),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: DESKTOP_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await sitDown(page, { game: 'Moksha', people: ['Ana'], bots: 4 })
    await playFromList(page, 14)
    await page.keyboard.press('p')
    await takePictures(page, theme, 'replay-open')
    for (let n = 0; n < 4; n++) await page.keyboard.press('PageUp')
    await page.keyboard.press('ArrowRight')
    await takePictures(page, theme, 'replay-back')
    await app.close()
  })

  test(`replay of a finished game, and a what-if game, ${theme}`, async () => {
    const app = await launchApp({
      userData: createProfile({ asks: false }),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: DESKTOP_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await sitDown(page, { game: 'Karmaka', people: [LONG_NAMES[0] ?? ''], bots: 2 })
    await playFromList(page, 400)
    await expect(resultHeading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Look at the board' }).click()
    for (let n = 0; n < 9; n++) await page.keyboard.press('PageUp')
    await page.getByLabel('Seen by').selectOption({ index: 2 })
    await takePictures(page, theme, 'replay-over')
    await page.getByRole('button', { name: 'What if …' }).click()
    await takePictures(page, theme, 'what-if')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page.getByText(/^What if, from move/)).toBeVisible()
    await expect(litPieces(page).first()).toBeVisible()
    await takePictures(page, theme, 'what-if-table')
    await app.close()
  })
}
