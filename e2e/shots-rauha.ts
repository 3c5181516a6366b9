/** `npm run shots`: Rauha at its telling moments. */
import type { Page } from '@playwright/test'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { HOME_SIZE, LONG, play, shoot, THEMES } from './pictures.ts'
import { act, asked, control, curtain, lit, sitDown, stillBoard } from './table.ts'

const START = { args: ['--seed', 'pictures', '--pace', '0'], viewport: HOME_SIZE }

for (const { theme, colorScheme } of THEMES) {
  const shot = (page: Page, name: string): Promise<void> => shoot(page, theme, `rauha-${name}`)

  test(`Rauha at its telling moments, ${theme}`, async () => {
    test.setTimeout(900_000)
    const app = await launchApp({ userData: newProfile(), ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await stillBoard(page)
    const prompt = async (): Promise<string> => (await page.getByTestId('prompt').textContent()) ?? ''
    const said = async (text: RegExp): Promise<boolean> => (await page.getByRole('log').getByText(text).count()) > 0

    await sitDown(page, { game: 'Rauha', people: ['Ana'], bots: 2 })
    await asked(page)
    await shot(page, 'draft')
    await lit(page).first().hover()
    await shot(page, 'close-up')
    await page.mouse.move(0, 0)

    /** What is taken when its time comes, each once. */
    const moments = new Map<string, () => Promise<boolean>>([
      ['placing', async () => (await prompt()).includes(', place')],
      ['activation', async () => (await prompt()).includes('activate what you like')],
      ['welcomed', async () => said(/ welcomes /)],
      ['scoring', async () => (await prompt()).includes(', scoring:')],
      ['late', async () => said(/^Round 4/)],
    ])
    for (let now = await asked(page); now !== 'over'; now = await asked(page)) {
      for (const [name, isNow] of now === 'choice' ? moments : []) {
        if (!(await isNow())) continue
        moments.delete(name)
        // What placing there would do.
        if (name === 'placing') await page.locator('button[data-place^="seat0:square"]').nth(1).hover()
        await shot(page, name)
        await page.mouse.move(0, 0)
        if (name !== 'placing') continue
        await control(page, 'rauha.control.spore').click()
        await shot(page, 'spore')
        await control(page, 'takeBack').click()
      }
      // Cards are placed rather than discarded, and everything is activated.
      const wish = page.locator('[data-choice]').filter({ hasText: /^\d?Place it|Activate everything/ })
      if (now === 'choice' && (await wish.count()) > 0) await act(page, () => wish.first().click())
      else await play(page, 1)
    }
    await shot(page, 'over')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await shot(page, 'end')
    await app.close()
  })

  test(`Rauha with five people, ${theme}`, async () => {
    test.setTimeout(900_000)
    const app = await launchApp({ userData: newProfile(), ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await stillBoard(page)
    await sitDown(page, { game: 'Rauha', people: [...LONG, 'Bo'], bots: 0, variant: 'Side B' })
    await expect(curtain(page)).toBeVisible()
    await shot(page, 'curtain')
    await play(page, 90)
    if ((await asked(page)) === 'curtain') await act(page, () => curtain(page).click())
    await shot(page, 'five-people')
    await app.close()
  })
}
