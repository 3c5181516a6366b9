/**
 * Common actions of players for the specs: getting to a table and acting there. This module does not know the rules of any game.
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixture.ts'

export interface TableSetup {
  /** Title of the game; absent: Chakra. */
  readonly game?: string
  /** Names of the human players at this screen, from seat 1 on. */
  readonly people?: readonly string[]
  /** Number of bots, on the seats after them. */
  readonly bots?: number
  /** Level of the bots, by its label on the page; absent: the default. */
  readonly level?: string
  readonly seed?: string
  /** Label of a variant to choose. */
  readonly variant?: string
}

/** From Home to a table, with the mouse. */
export async function sitDown(page: Page, sitters: TableSetup = {}): Promise<void> {
  const { game = 'Chakra', people = ['Ana'], bots = 1, level, seed, variant } = sitters
  await page.getByRole('button', { name: `Play ${game}` }).click()
  const seats = page.getByRole('group', { name: /^Seat \d$/ })
  await expect(seats.first()).toBeVisible()
  const wanted = people.length + bots
  while ((await seats.count()) < wanted) await page.getByRole('button', { name: 'Add a bot' }).click()
  while ((await seats.count()) > wanted)
    await seats
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
  for (let n = 0; n < wanted; n++) {
    const seat = seats.nth(n)
    const name = people[n]
    await seat.getByRole('radio', { name: name === undefined ? 'Bot' : 'Person', exact: true }).check({ force: true })
    if (name !== undefined) await seat.getByRole('textbox').fill(name)
    else if (level !== undefined) {
      await seat.getByRole('button', { name: /^How .* plays:/ }).click()
      await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check({ force: true })
      await page.keyboard.press('Escape')
      await expect(seat.getByRole('button', { name: new RegExp(`plays: ${level}`) })).toBeVisible()
    }
  }
  if (seed !== undefined) {
    await page.getByText('Advanced').click()
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  }
  if (variant !== undefined) await page.getByRole('radio', { name: variant }).check({ force: true })
  await page.getByRole('button', { name: 'Sit down' }).click()
  // Behind a curtain the board is visible but not usable.
  await expect(page.locator(`section[aria-label="Board of ${game}"]`)).toBeVisible()
}

/** Turns animations off: specs check states, not transitions. */
export async function reduceMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Kind of the prompt on this screen. */
export type PromptKind = 'choice' | 'endTurn' | 'curtain' | 'over'

export const choiceButtons = (page: Page): Locator => page.locator('[data-choice]')
export const litPieces = (page: Page): Locator => page.locator('button[data-piece]')
/** A control beside the prompt. */
export const controlButton = (page: Page, id: string): Locator => page.locator(`[data-control="${id}"]`)
/** Confirms the irreversible choice on the board, with the button that names it. */
export const confirmButton = (page: Page): Locator => page.locator('[data-pending="confirm"]')
export const endTurnButton = (page: Page): Locator => page.getByRole('button', { name: /^(End turn|Pass on)$/ })
export const curtainButton = (page: Page): Locator => page.getByRole('button', { name: /: lift the curtain$/ })
export const resultHeading = (page: Page): Locator => page.getByRole('heading', { name: 'The wheel has turned' })
/** Asks the Sage, or hides its advice. */
export const askSageButton = (page: Page): Locator => page.getByRole('button', { name: 'Ask the Sage' })
/** The choices that the Sage advises, best first. */
export const advisedChoices = (page: Page): Locator => page.locator('[data-advised]')
/** An event banner, which waits; only if the profile allows it (`createProfile`). */
export const eventBannerOverlay = (page: Page): Locator => page.getByTestId('great')

/** Waits for a prompt on this screen and returns its kind. The page polls once per frame: specs play whole games with this. */
export async function waitForPrompt(page: Page): Promise<PromptKind> {
  const found = await page.waitForFunction(readPromptInPage, undefined, { timeout: 30_000 })
  return String(await found.jsonValue()) as PromptKind
}

/** The kind of the present prompt, or undefined. */
export async function currentPrompt(page: Page): Promise<PromptKind | undefined> {
  return page.evaluate(readPromptInPage)
}

/** Runs in the page. */
function readPromptInPage(): PromptKind | undefined {
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((it) => {
      const { width, height } = it.getBoundingClientRect()
      // Elements that are animated off the screen are still in the DOM, but not active.
      if (it.closest('[inert][aria-hidden="true"]') !== null) return false
      return width > 0 && height > 0 && it.checkVisibility({ visibilityProperty: true })
    })
  if (isSeen('#over-heading')) return 'over'
  if (isSeen('[aria-labelledby="curtain-heading"]')) return 'curtain'
  if (isSeen('[aria-keyshortcuts="E"]')) return 'endTurn'
  // The list appears before the board: a prompt is complete when both are there.
  if (document.querySelector('[data-unpainted]') !== null) return undefined
  return isSeen('[data-choice]') ? 'choice' : undefined
}

/** Runs in the page. @returns the decision with all choices and controls as text, or undefined if it is unchanged */
function decisionTextIfChanged(before: string | undefined): string | undefined {
  const decision = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? ''
  const texts = [...document.querySelectorAll('[data-choice], button[data-piece], [data-control], [data-pending]')]
  const end = document.querySelector('[aria-keyshortcuts="E"]') === null ? '' : 'end'
  const result = document.querySelector('[role="dialog"] h1, [role="dialog"] h2')?.textContent ?? ''
  const offered = [...texts.map((it) => `${it.getAttribute('data-piece') ?? ''} ${it.textContent}`), end, result]
  const now = [decision, ...offered].join('\n')
  return now === before ? undefined : now
}

/** All present choices and controls, as text. */
export async function offeredChoicesText(page: Page): Promise<string> {
  const [, ...offered] = String(await page.evaluate(decisionTextIfChanged, undefined)).split('\n')
  return offered.join('\n')
}

/** The present decision as text, for waitForDecisionChange. */
export async function decisionText(page: Page): Promise<string | undefined> {
  return page.evaluate(decisionTextIfChanged, undefined)
}

/** Waits until the decision's text differs from the earlier one. */
export async function waitForDecisionChange(page: Page, before: string | undefined): Promise<void> {
  await page.waitForFunction(decisionTextIfChanged, before, { timeout: 10_000 })
}

/**
 * Performs an action, and waits until it was accepted and there is another prompt: another decision, or the first click of
 * several. While the host computes there are no choices, which is a change but not a prompt. If the action placed an irreversible
 * choice on the board, it is confirmed.
 */
export async function actAndWaitForPrompt(
  page: Page,
  deed: () => Promise<void>,
  confirm = (): Promise<void> => confirmButton(page).click(),
): Promise<void> {
  const before = await page.evaluate(decisionTextIfChanged, undefined)
  await deed()
  await waitForDecisionChange(page, before)
  // A placed choice appears together with the first effect of the action.
  if (await confirmButton(page).isVisible()) {
    const laid = await page.evaluate(decisionTextIfChanged, undefined)
    await confirm()
    await waitForDecisionChange(page, laid)
  }
  await waitForPrompt(page)
}

/** The sentences of the log, oldest first. */
export async function readLogLines(page: Page): Promise<string[]> {
  return page.getByRole('log').getByRole('listitem').allTextContents()
}

/** Expects the final ranking, with this player in it. */
export async function expectResult(page: Page, name: string): Promise<void> {
  await expect(resultHeading(page)).toBeVisible()
  const ranking = page.getByRole('dialog')
  await expect(ranking.getByText(name).first()).toBeVisible()
  await expect(ranking.getByRole('button', { name: 'Play again' })).toBeVisible()
}
