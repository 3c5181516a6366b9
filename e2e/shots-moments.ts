/** `npm run shots`: the event banners of every game, its end, and the middle of a bot's turn. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { DESKTOP_SIZE, takePictures, THEMES } from './pictures.ts'
import { choiceButtons, endTurnButton, eventBannerOverlay, resultHeading, sitDown } from './table-actions.ts'

const START = { viewport: DESKTOP_SIZE, args: ['--seed', 'pictures', '--pace', '0'] }

/** Names of the pictures, by the sign of the event banner. */
const NAMES: Readonly<Record<string, string>> = {
  lotus: 'harmony',
  'setting-sun': 'death',
  shoot: 'rebirth',
  'open-ring': 'moksha',
  logo: 'end',
}

/** The signs of a game's event banners, without that of its end. */
const GAMES = [
  { game: 'Chakra', signs: ['lotus'] },
  { game: 'Karmaka', signs: ['setting-sun'] },
  { game: 'Rauha', signs: [] },
  { game: 'Moksha', signs: ['setting-sun', 'shoot', 'open-ring'] },
  { game: 'Cosmic Karma', signs: ['shoot'] },
] as const

async function open(colorScheme: 'dark' | 'light', args: readonly string[]): Promise<{ app: TestApp; page: Page }> {
  const app = await launchApp({ ...START, args, userData: createProfile({ staged: true, asks: false }) })
  const page = await app.firstWindow()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return { app, page }
}

/** Answers any prompt with approximately the nth choice; does not wait if the prompt has disappeared by then. */
async function answer(page: Page, n: number): Promise<void> {
  const ends = await endTurnButton(page).isVisible()
  const count = await choiceButtons(page).count()
  const button = ends ? endTurnButton(page) : choiceButtons(page).nth((n * 5) % Math.max(count, 1))
  await button.click({ timeout: 1000 }).catch(() => undefined)
}

for (const { theme, colorScheme } of THEMES) {
  for (const { game, signs } of GAMES) {
    test(`great moments of ${game}, ${theme}`, async () => {
      test.setTimeout(900_000)
      const { app, page } = await open(colorScheme, START.args)
      const name = game.toLowerCase().replace(' ', '-')
      const left = new Set<string>([...signs, 'logo'])
      await sitDown(page, { game, people: ['Ana'], bots: 2 })
      for (let n = 0; ; n++) {
        const waits = choiceButtons(page).or(endTurnButton(page)).or(resultHeading(page)).or(eventBannerOverlay(page))
        await expect(waits.first()).toBeVisible({ timeout: 30_000 })
        if (await resultHeading(page).isVisible()) break
        if (await eventBannerOverlay(page).isVisible()) {
          const sign = (await eventBannerOverlay(page).getAttribute('data-sign')) ?? ''
          if (left.delete(sign)) await takePictures(page, theme, `${name}-${NAMES[sign] ?? sign}`)
          const said = await eventBannerOverlay(page).textContent()
          await page.keyboard.press('Enter')
          await expect
            .poll(
              async () =>
                (await eventBannerOverlay(page).count()) === 0 ||
                (await eventBannerOverlay(page).textContent()) !== said,
            )
            .toBe(true)
        } else await answer(page, n)
      }
      await takePictures(page, theme, `${name}-result`)
      await app.close()
    })
  }

  for (const game of ['Rauha', 'Moksha']) {
    test(`a bot's turn of ${game} in the middle, ${theme}`, async () => {
      const { app, page } = await open(colorScheme, ['--seed', 'pictures', '--pace', '2500'])
      await sitDown(page, { game, people: ['Ana'], bots: 3 })
      const followed = page.locator('[aria-pressed="true"]')
      for (let n = 0; !(await followed.isVisible()); n++) {
        await expect(choiceButtons(page).or(endTurnButton(page)).or(followed).first()).toBeVisible({ timeout: 30_000 })
        await answer(page, n)
      }
      await takePictures(page, theme, `${game.toLowerCase()}-followed`)
      await app.close()
    })
  }
}
