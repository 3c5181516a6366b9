/** How pictures are taken: at which sizes and in which themes, and when nothing moves any more. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { act, asked, choices, confirmation, curtain, endTurn } from './table.ts'

export const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 390, height: 844 },
] as const

export const THEMES = [
  { theme: 'dusk', colorScheme: 'dark' },
  { theme: 'dawn', colorScheme: 'light' },
] as const

export const HOME_SIZE = SIZES[1]
export const LONG = ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Lindenau', 'Io']

/** Where words have least room. */
export const SMALL = SIZES.filter(({ width }) => width <= 1024)

/** One picture at every size. The page is left at the size of a desktop window. */
export async function shoot(
  page: Page,
  theme: string,
  name: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await atRest(page)
    const measure = `${String(size.width)}x${String(size.height)}`
    await page.screenshot({ path: join('shots', theme, measure, `${name}.png`) })
    await shootForDocuments(page, `${theme}-${measure}-${name}`)
  }
  await page.setViewportSize(HOME_SIZE)
  await atRest(page)
}

/** What docs/pictures.md shows is made anew where that was asked for (`npm run shots -- --documents`). */
async function shootForDocuments(page: Page, name: string): Promise<void> {
  const path = join('docs', 'pictures', `${name}.jpg`)
  if (process.env['SAMSARA_DOCUMENTS'] === 'anew' && existsSync(path)) await page.screenshot({ path, quality: 80 })
}

/** Milliseconds after which it is said what still moves: a board comes to rest in a few seconds, whatever else runs. */
const RESTLESS = 30_000

/**
 * Waits until fonts and the board are there, nothing moves any more and the last frame is on the screen.
 * @throws with what it waits for, when that takes too long
 */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByText('Setting up the table')).toHaveCount(0)
  await page.evaluate(async (most) => {
    let frames = 0
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next))
    const moving = (): boolean =>
      (window as unknown as { __samsaraStage?: { moving: boolean } }).__samsaraStage?.moving ?? false
    const rest = async (): Promise<void> => {
      await document.fonts.ready
      for (let still = 0; still < 12; still = moving() ? 0 : still + 1) {
        await frame()
        frames += 1
      }
    }
    let late: ReturnType<typeof setTimeout> | undefined
    const restless = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        const [fonts, board] = [document.fonts.status, moving() ? 'moves' : 'rests']
        reject(
          new Error(
            `after ${String(frames)} frames the board ${board}, fonts: ${fonts}, page: ${document.visibilityState}`,
          ),
        )
      }, most)
    })
    await Promise.race([rest(), restless])
    clearTimeout(late)
  }, RESTLESS)
}

/** Plays the people's decisions by their order in the list, whatever they are. */
export async function play(page: Page, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const now = await asked(page)
    if (now === 'over') return
    const count = await choices(page).count()
    await act(page, () =>
      now === 'curtain'
        ? curtain(page).click()
        : now === 'endTurn'
          ? endTurn(page).click()
          : choices(page)
              .nth((n * 5) % count)
              .click(),
    )
  }
  await asked(page)
}

/** Where nothing is final within so many decisions it is given up. */
const UNTIL_FINAL = 40
/** Milliseconds. */
const BRIEFLY = 3000

/** Plays until something final is offered, and lays it on the board. @returns whether it came to that */
export async function layFinal(page: Page): Promise<boolean> {
  for (let n = 0; n < UNTIL_FINAL; n++) {
    if ((await asked(page)) === 'over') return false
    const final = choices(page).and(page.locator('[data-final]'))
    if ((await final.count()) === 0) {
      await play(page, 1)
      continue
    }
    // Where all choose at once, another's choice may have taken what was final from the list: then it is looked for anew.
    const isLaid = await final
      .first()
      .click({ timeout: BRIEFLY })
      .then(
        () => true,
        () => false,
      )
    if (!isLaid) continue
    await confirmation(page).waitFor()
    return true
  }
  return false
}
