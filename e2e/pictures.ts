/** Takes pictures: sizes, themes, and waiting until nothing is animated. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  confirmButton,
  curtainButton,
  endTurnButton,
} from './table-actions.ts'

export const WINDOW_SIZES = [
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

export const DESKTOP_SIZE = WINDOW_SIZES[1]
export const LONG_NAMES = ['Wilhelmina Featherstone', 'Ana', 'Maximilian von Lindenau', 'Io']

/** The sizes with the least room for texts. */
export const SMALL_SIZES = WINDOW_SIZES.filter(({ width }) => width <= 1024)

/** Takes one picture at every size. Leaves the page at the size of a desktop window. */
export async function takePictures(
  page: Page,
  theme: string,
  name: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = WINDOW_SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    const measure = `${String(size.width)}x${String(size.height)}`
    await page.screenshot({ path: join('shots', theme, measure, `${name}.png`) })
    await takeDocumentPicture(page, `${theme}-${measure}-${name}`)
  }
  await page.setViewportSize(DESKTOP_SIZE)
  await waitUntilStill(page)
}

/** Renews the pictures in docs/pictures.md if requested (`npm run shots -- --documents`). */
async function takeDocumentPicture(page: Page, name: string): Promise<void> {
  const path = join('docs', 'pictures', `${name}.jpg`)
  if (process.env['SAMSARA_DOCUMENTS'] === 'anew' && existsSync(path)) await page.screenshot({ path, quality: 80 })
}

/**
 * Milliseconds after which the cause of ongoing movement is reported: a board comes to rest in a few seconds, even on a busy
 * machine.
 */
const STILL_TIMEOUT_MS = 30_000

/**
 * Waits until fonts and the board are loaded, nothing is animated, and the last frame is on the screen.
 * @throws Error naming what it waits for, if that takes too long
 */
export async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.getByText('Setting up the table')).toHaveCount(0)
  await page.evaluate(async (most) => {
    let frames = 0
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next))
    // A board that is not painted yet has no stage, and its page accepts no clicks.
    const moving = (): boolean =>
      document.querySelector('[data-unpainted]') !== null ||
      ((window as unknown as { __samsaraStage?: { moving: boolean } }).__samsaraStage?.moving ?? false)
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
  }, STILL_TIMEOUT_MS)
}

/** Plays the human players' decisions by position in the list, whatever they are. */
export async function playFromList(page: Page, decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const now = await waitForPrompt(page)
    if (now === 'over') return
    const count = await choiceButtons(page).count()
    // With simultaneous decisions, another seat's choice may have ended the decision.
    if (now === 'choice' && count === 0) {
      n -= 1
      continue
    }
    await actAndWaitForPrompt(page, () =>
      now === 'curtain'
        ? curtainButton(page).click()
        : now === 'endTurn'
          ? endTurnButton(page).click()
          : choiceButtons(page)
              .nth((n * 5) % count)
              .click(),
    )
  }
  await waitForPrompt(page)
}

/** Decisions after which the search for an irreversible choice ends. */
const MAX_DECISIONS = 40
const CLICK_TIMEOUT_MS = 3000

/** Plays until an irreversible choice is offered, and places it on the board. @returns whether there was one */
export async function stageIrreversibleChoice(page: Page): Promise<boolean> {
  for (let n = 0; n < MAX_DECISIONS; n++) {
    if ((await waitForPrompt(page)) === 'over') return false
    const final = choiceButtons(page).and(page.locator('[data-final]'))
    if ((await final.count()) === 0) {
      await playFromList(page, 1)
      continue
    }
    // With simultaneous decisions, another seat's choice may have removed it from the list: then search again.
    const isLaid = await final
      .first()
      .click({ timeout: CLICK_TIMEOUT_MS })
      .then(
        () => true,
        () => false,
      )
    if (!isLaid) continue
    await confirmButton(page).waitFor()
    return true
  }
  return false
}
