/**
 * `npm run shots`: pictures of every screen and of characteristic positions of Chakra, at all sizes and in both themes, into
 * shots/<theme>/<size>/. They are for visual inspection; it asserts nothing.
 */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { waitForPrompt, litPieces, resultHeading, sitDown } from './table-actions.ts'

for (const { theme, colorScheme } of THEMES) {
  test(`every screen, ${theme}`, async () => {
    const app = await launchApp({
      userData: createProfile(),
      args: ['--seed', 'pictures', '--pace', '0'],
      viewport: DESKTOP_SIZE,
    })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => takePictures(page, theme, name)
    const open = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()

    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
    await shot('home-first')
    for (const name of ['Rules', 'Settings', 'About']) {
      await open(name)
      await shot(name.toLowerCase())
      await page.keyboard.press('Escape')
    }
    await open('Play Chakra')
    await shot('new-table')
    await page
      .getByRole('button', { name: /^How .* plays: / })
      .first()
      .click()
    await shot('new-table-bot')
    await page.keyboard.press('Escape')
    while (await page.getByRole('button', { name: 'Add a person' }).isVisible()) await open('Add a person')
    for (const [n, name] of LONG_NAMES.entries())
      await page.getByRole('textbox', { name: `Name on seat ${String(n + 1)}` }).fill(name)
    await page.getByText('Advanced').click()
    await shot('new-table-full')
    await page.keyboard.press('Escape')
    if (await page.getByRole('button', { name: 'Back' }).isVisible()) await open('Back')

    await sitDown(page, { people: ['Ana'], bots: 1 })
    await waitForPrompt(page)
    await shot('chakra-start')
    await litPieces(page).first().click()
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').last().hover()
    await shot('chakra-receive')
    await page.mouse.move(0, 0)
    await playFromList(page, 40)
    await shot('chakra-middle')
    await page.keyboard.press('w')
    await page.locator('[data-panel="since"] li button').first().hover()
    await shot('chakra-since-your-turn')
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page))
      await playFromList(page, 10)
    await expect(resultHeading(page)).toBeVisible()
    await shot('chakra-over')
    await open('Look at the board')
    await shot('chakra-end')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await shot('home-saves')

    await sitDown(page, { people: LONG_NAMES, bots: 0 })
    await playFromList(page, 30)
    await shot('chakra-four-people')
    await page.keyboard.press('?')
    await shot('keys')
    await app.close()
  })
}
