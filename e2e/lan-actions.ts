/**
 * Actions of several machines at one table: the player with a prompt answers, the logs are equal everywhere, and votes on an
 * undo.
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixture.ts'
import {
  waitForPrompt,
  currentPrompt,
  choiceButtons,
  curtainButton,
  endTurnButton,
  eventBannerOverlay,
  readLogLines,
  waitForDecisionChange,
  decisionText,
  type PromptKind,
} from './table-actions.ts'

/** Number of answers by page. */
const answerCounts = new WeakMap<Page, number>()
const answerCountOf = (page: Page): number => answerCounts.get(page) ?? 0

/**
 * The page with a prompt. Of several the one with the fewest answers: a player who has chosen secretly may still change the
 * choice.
 */
export async function findAskedPage(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(
      async () => {
        const now = await Promise.all(pages.map(promptAfterSkipping))
        const waiting = pages.filter((_, at) => now[at] !== undefined)
        ;[found] = waiting.toSorted((one, other) => answerCountOf(one) - answerCountOf(other))
        return found !== undefined
      },
      { message: 'a page is asked', timeout: 30_000, intervals: [50] },
    )
    .toBe(true)
  if (found === undefined) throw new Error('no page is asked')
  return found
}

/** The prompt of a page. Skips event banners. */
async function promptAfterSkipping(page: Page): Promise<PromptKind | undefined> {
  const skip = page.locator('[aria-keyshortcuts="S"]:not([aria-disabled="true"])')
  for (const button of [eventBannerOverlay(page).getByRole('button', { name: 'Go on' }), skip]) {
    // The event banner may have ended by itself meanwhile.
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
  }
  // A page that is loading has no prompt.
  return currentPrompt(page).catch(() => undefined)
}

/** Answers a page's prompt with its first choice, and waits until it was accepted. @returns the kind of prompt */
export async function answerPrompt(page: Page): Promise<PromptKind> {
  await waitForPrompt(page)
  return (await tryAnswerPrompt(page)) ?? answerPrompt(page)
}

/** @returns undefined if another player's action removed the prompt first */
async function tryAnswerPrompt(page: Page, nth = 0): Promise<PromptKind | undefined> {
  const before = await decisionText(page)
  const what = await currentPrompt(page)
  if (what === 'over' || what === undefined) return what
  const choice = choiceButtons(page).nth(Math.min(nth, Math.max(0, (await choiceButtons(page).count()) - 1)))
  const button = { curtain: curtainButton(page), endTurn: endTurnButton(page), choice }[what]
  const taken = await button.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  // The next prompt may be on another device.
  await waitForDecisionChange(page, before)
  if (!taken) return undefined
  answerCounts.set(page, answerCountOf(page) + 1)
  return what
}

/** Gives the next answer, on the page with a prompt. */
async function answerNextPrompt(pages: readonly Page[], nth = 0): Promise<PromptKind> {
  return (await tryAnswerPrompt(await findAskedPage(pages), nth)) ?? answerNextPrompt(pages, nth)
}

/** Gives this many answers, on the pages with a prompt. @param nth index of the choice; if there are fewer, the last one */
export async function playAnswers(pages: readonly Page[], answers: number, nth = 0): Promise<void> {
  for (let n = 0; n < answers; n++) await answerNextPrompt(pages, nth)
}

/**
 * Answers until the game is over, and runs the callbacks `between` after certain numbers of answers.
 * @returns the number of answers
 */
export async function playLanGameToEnd(
  pages: () => readonly Page[],
  between: Readonly<Record<number, () => Promise<void>>>,
): Promise<number> {
  let given = 0
  for (;;) {
    if ((await answerNextPrompt(pages())) === 'over') return given
    given += 1
    await between[given]?.()
  }
}

/** The log of a page; on a phone its panel is collapsed at first. */
export async function readOpenedLog(page: Page): Promise<readonly string[]> {
  const panel = page.locator('[data-panel="log"]').getByRole('button', { expanded: false })
  if ((await panel.count()) > 0) await panel.click()
  return readLogLines(page)
}

/** Pages without a seat have identical logs. */
export async function expectSamePublicLog(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const [first = [], ...others] = await Promise.all(pages.map(readOpenedLog))
    expect(first.length).toBeGreaterThan(0)
    for (const lines of others) expect(lines).toEqual(first)
  }).toPass({ timeout: 15_000 })
}

/** Pages by player name. */
export type PageByPerson = Readonly<Record<string, Page>>

/**
 * All pages have the same log. Each pair of pages is compared without the lines about their own players: players see more about
 * themselves, such as the card they drew.
 */
export async function expectSameLog(sides: PageByPerson): Promise<void> {
  const names = Object.keys(sides)
  await expect(async () => {
    const logs = new Map<string, readonly string[]>()
    for (const [name, page] of Object.entries(sides)) logs.set(name, await readOpenedLog(page))
    for (const one of names) {
      for (const other of names.filter((name) => name > one)) {
        const [ofOne, ofOther] = [one, other].map((name) => publicLines(logs.get(name) ?? [], [one, other]))
        expect(ofOne?.length).toBeGreaterThan(0)
        expect(ofOne, `${one} and ${other}`).toEqual(ofOther)
      }
    }
  }).toPass({ timeout: 15_000 })
}

function publicLines(lines: readonly string[], without: readonly string[]): readonly string[] {
  return lines.filter((line) => !without.some((name) => line.trim().startsWith(name)))
}

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true })
/** The prompt to vote. */
export const voteCard = (page: Page): Locator => page.getByTestId('consent')

/**
 * Requests a vote on undoing the last choice made on a page, which its own undo cannot revert.
 * @returns whether the vote is open: false if the player can undo alone, or if the choice is irreversible
 */
export async function requestUndoVote(page: Page): Promise<boolean> {
  if ((await undo(page).getAttribute('aria-disabled')) !== 'true') return false
  const why = await page.locator(`[id="${(await undo(page).getAttribute('aria-describedby')) ?? ''}"]`).textContent()
  if (why === null) return false
  // A click on the disabled button shows the reason.
  await undo(page).click({ force: true })
  const way = page.getByRole('button', { name: 'Ask the others to take back' })
  const never = page.getByRole('status').getByText(/Chance has had its say|What was played so far stays/)
  // The notice with the reason contains the button to request a vote, if a vote is possible.
  await expect(page.getByRole('status').getByText(why).first()).toBeVisible()
  if (!(await way.isVisible())) return false
  await way.click()
  await expect(voteCard(page).or(never).first()).toBeVisible()
  return voteCard(page).isVisible()
}

/** The players at these pages vote, and the vote ends for all. */
export async function answerVote(pages: readonly Page[], answer: 'Agree' | 'Refuse'): Promise<void> {
  for (const page of pages) await expect(voteCard(page)).toBeVisible()
  for (const page of pages) {
    const buttons = voteCard(page).getByRole('button', { name: new RegExp(`^${answer}, as`) })
    for (let left = await buttons.count(); left > 0; left--) {
      await buttons.first().click()
      await expect(buttons).toHaveCount(left - 1)
    }
  }
  for (const page of pages) await expect(voteCard(page)).toHaveCount(0)
}

/** The host transfers the table to a guest's machine, and all players agree. */
export async function transferHost(host: Page, name: string, pages: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Menu', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Play with other devices' }).click()
  await host.getByRole('button', { name: `Hand over the table to ${name}` }).click()
  await host.getByRole('button', { name: 'Ask everybody' }).click()
  await answerVote(pages, 'Agree')
}
