/** `npm run shots`: characteristic positions of Karmaka. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { actAndWaitForPrompt, waitForPrompt, curtainButton, litPieces, sitDown } from './table-actions.ts'

/** First words of characteristic prompts of Karmaka, and the names of their pictures. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/on whom/, 'target'],
  [/offers you/, 'offer'],
  [/Ruins\?/, 'ruining'],
  [/Future Life/, 'future'],
  [/Spend .* ring/, 'rings'],
]

for (const { theme, colorScheme } of THEMES) {
  test(`Karmaka in characteristic positions, ${theme}`, async () => {
    test.setTimeout(900_000)
    const app = await launchApp({
      userData: createProfile(),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: DESKTOP_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => takePictures(page, theme, `karmaka-${name}`)
    const said = async (text: RegExp): Promise<boolean> => (await page.getByRole('log').getByText(text).count()) > 0

    await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 1 })
    await waitForPrompt(page)
    await shot('start')
    await litPieces(page).first().click()
    await shot('chosen')
    await page.keyboard.press('Escape')
    await litPieces(page).first().hover()
    await shot('close-up')
    await page.mouse.move(0, 0)

    const open = new Map(MOMENTS.map(([words, name]) => [name, words]))
    let [opened, reborn] = [false, false]
    for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page)) {
      const prompt = (await page.getByTestId('prompt').textContent()) ?? ''
      const name = [...open].find(([, words]) => now === 'choice' && words.test(prompt))?.[0]
      if (name !== undefined) {
        open.delete(name)
        await shot(name)
      }
      if (!reborn && (await said(/is reborn/))) {
        reborn = true
        await shot('reborn')
      }
      const ruins = page.locator('button[data-open="ruins"]')
      if (!opened && reborn && (await ruins.count()) > 0) {
        opened = true
        await ruins.focus()
        await page.keyboard.press('Enter')
        await shot('ruins')
        await page.keyboard.press('Escape')
      }
      await playFromList(page, 1)
    }
    await shot('over')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await shot('end')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()

    await sitDown(page, { game: 'Karmaka', people: LONG_NAMES, bots: 0, variant: 'Two teams of two' })
    await expect(curtainButton(page)).toBeVisible()
    await shot('curtain')
    await playFromList(page, 40)
    if ((await waitForPrompt(page)) === 'curtain') await actAndWaitForPrompt(page, () => curtainButton(page).click())
    await shot('four-people')
    await app.close()
  })
}
