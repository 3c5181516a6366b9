/** What several machines do at one table: whoever is asked answers, the log is the same everywhere, others agree to an undo. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixture.ts'
import {
  waitForPrompt,
  currentPrompt,
  choiceButtons,
  curtainButton,
  endTurnButton,
  highlightOverlay,
  readLogLines,
  waitForDecisionChange,
  decisionText,
  type PromptKind,
} from './table-actions.ts'

/** How often each page has answered. */
const answerCounts = new WeakMap<Page, number>()
const answerCountOf = (page: Page): number => answerCounts.get(page) ?? 0

/**
 * Whichever of the pages is asked something now. Of several it is the one that has answered least: who has chosen in secret may
 * go on choosing anew.
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
      { message: 'somebody is asked', timeout: 30_000, intervals: [50] },
    )
    .toBe(true)
  if (found === undefined) throw new Error('nobody is asked')
  return found
}

/** What a page is asked. What it tells meanwhile, for people to read, is heard and skipped. */
async function promptAfterSkipping(page: Page): Promise<PromptKind | undefined> {
  const skip = page.locator('[aria-keyshortcuts="S"]:not([aria-disabled="true"])')
  for (const button of [highlightOverlay(page).getByRole('button', { name: 'Go on' }), skip]) {
    // It may have gone on by itself meanwhile.
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
  }
  // A page that is just being loaded is asked nothing.
  return currentPrompt(page).catch(() => undefined)
}

/** Answers what a page is asked, with the first choice that stands there, and waits until that was taken. @returns what it was */
export async function answerPrompt(page: Page): Promise<PromptKind> {
  await waitForPrompt(page)
  return (await tryAnswerPrompt(page)) ?? answerPrompt(page)
}

/** @returns undefined if others were quicker, and what stood there is gone */
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
  // Who is asked next may sit at another device.
  await waitForDecisionChange(page, before)
  if (!taken) return undefined
  answerCounts.set(page, answerCountOf(page) + 1)
  return what
}

/** The next answer, by whoever is asked. */
async function answerNextPrompt(pages: readonly Page[], nth = 0): Promise<PromptKind> {
  return (await tryAnswerPrompt(await findAskedPage(pages), nth)) ?? answerNextPrompt(pages, nth)
}

/** So many answers, by whoever is asked. @param nth of the choices, from 0; where there are fewer the last */
export async function playAnswers(pages: readonly Page[], answers: number, nth = 0): Promise<void> {
  for (let n = 0; n < answers; n++) await answerNextPrompt(pages, nth)
}

/** Goes on answering until the game is over, and after so many answers does something else besides. */
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

/** The log as a page tells it; on a phone it is folded away until somebody opens it. */
export async function readOpenedLog(page: Page): Promise<readonly string[]> {
  const panel = page.locator('[data-panel="log"]').getByRole('button', { expanded: false })
  if ((await panel.count()) > 0) await panel.click()
  return readLogLines(page)
}

/** Word by word the same, where nobody has a seat. */
export async function expectSamePublicLog(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const [first = [], ...others] = await Promise.all(pages.map(readOpenedLog))
    expect(first.length).toBeGreaterThan(0)
    for (const lines of others) expect(lines).toEqual(first)
  }).toPass({ timeout: 15_000 })
}

/** The page of each person, by name. */
export type PageByPerson = Readonly<Record<string, Page>>

/**
 * The same is told everywhere, word by word. Each pair of pages is compared by what is said of neither of their people: of
 * themselves people are told more, such as which card they drew.
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
/** What asks somebody whether they agree. */
export const voteCard = (page: Page): Locator => page.getByTestId('consent')

/**
 * Asks the others to take back the last choice that was made on a page, which its own undo cannot.
 * @returns whether they are asked now: not where it can be taken back alone, or where nobody can take it back
 */
export async function requestUndoVote(page: Page): Promise<boolean> {
  if ((await undo(page).getAttribute('aria-disabled')) !== 'true') return false
  const why = await page.locator(`[id="${(await undo(page).getAttribute('aria-describedby')) ?? ''}"]`).textContent()
  if (why === null) return false
  // Also while it is refused it can be asked why.
  await undo(page).click({ force: true })
  const way = page.getByRole('button', { name: 'Ask the others to take back' })
  const never = page.getByRole('status').getByText(/Chance has had its say|What was played so far stays/)
  // The notice that says why brings the way to ask, if there is one.
  await expect(page.getByRole('status').getByText(why).first()).toBeVisible()
  if (!(await way.isVisible())) return false
  await way.click()
  await expect(voteCard(page).or(never).first()).toBeVisible()
  return voteCard(page).isVisible()
}

/** The people before these pages answer what they are asked, and the wish is over for everybody. */
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

/** The host hands the table to a guest's machine, and everybody agrees. */
export async function transferHost(host: Page, name: string, pages: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Menu', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Play with other devices' }).click()
  await host.getByRole('button', { name: `Hand over the table to ${name}` }).click()
  await host.getByRole('button', { name: 'Ask everybody' }).click()
  await answerVote(pages, 'Agree')
}
