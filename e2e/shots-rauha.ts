/** `npm run shots`: characteristic positions of Rauha. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  controlButton,
  curtainButton,
  litPieces,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

const START = { args: ['--seed', 'pictures', '--pace', '0'], viewport: DESKTOP_SIZE }

for (const { theme, colorScheme } of THEMES) {
  const shot = (page: Page, name: string): Promise<void> => takePictures(page, theme, `rauha-${name}`)

  test(`Rauha in characteristic positions, ${theme}`, async () => {
    test.setTimeout(900_000)
    const app = await launchApp({ userData: createProfile(), ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await reduceMotion(page)
    const prompt = async (): Promise<string> => (await page.getByTestId('prompt').textContent()) ?? ''
    const said = async (text: RegExp): Promise<boolean> => (await page.getByRole('log').getByText(text).count()) > 0

    await sitDown(page, { game: 'Rauha', people: ['Ana'], bots: 2 })
    await waitForPrompt(page)
    await shot(page, 'draft')
    await litPieces(page).first().hover()
    await shot(page, 'close-up')
    await page.mouse.move(0, 0)

    /** Pictures to take at the first matching position, each once. */
    const moments = new Map<string, () => Promise<boolean>>([
      ['placing', async () => (await prompt()).includes(', place')],
      ['activation', async () => (await prompt()).includes('activate what you like')],
      ['welcomed', async () => said(/ welcomes /)],
      ['scoring', async () => (await prompt()).includes(', scoring:')],
      ['late', async () => said(/^Round 4/)],
    ])
    for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page)) {
      for (const [name, isNow] of now === 'choice' ? moments : []) {
        if (!(await isNow())) continue
        moments.delete(name)
        // Preview of placing the card there.
        if (name === 'placing') await page.locator('button[data-place^="seat0:square"]').nth(1).hover()
        await shot(page, name)
        await page.mouse.move(0, 0)
        if (name !== 'placing') continue
        await controlButton(page, 'rauha.control.spore').click()
        await shot(page, 'spore')
        await controlButton(page, 'takeBack').click()
      }
      // Prefers placing cards to discarding them, and activates everything.
      const wish = page.locator('[data-choice]').filter({ hasText: /^\d?Place it|Activate everything/ })
      if (now === 'choice' && (await wish.count()) > 0) await actAndWaitForPrompt(page, () => wish.first().click())
      else await playFromList(page, 1)
    }
    await shot(page, 'over')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await shot(page, 'end')
    await app.close()
  })

  test(`Rauha with five people, ${theme}`, async () => {
    test.setTimeout(900_000)
    const app = await launchApp({ userData: createProfile(), ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await reduceMotion(page)
    await sitDown(page, { game: 'Rauha', people: [...LONG_NAMES, 'Bo'], bots: 0, variant: 'Side B' })
    await expect(curtainButton(page)).toBeVisible()
    await shot(page, 'curtain')
    await playFromList(page, 90)
    if ((await waitForPrompt(page)) === 'curtain') await actAndWaitForPrompt(page, () => curtainButton(page).click())
    await shot(page, 'five-people')
    await app.close()
  })
}
