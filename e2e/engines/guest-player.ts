/** A guest's actions in a page of any engine: joining, taking a seat, and deciding on the board or in the list. */
import { expect } from '@playwright/test'
import { recordAudioContexts } from './audio.ts'
import type { BrowserEnginePage, PagePoint } from './driver.ts'

/** Limit for any wait on a busy machine. */
const POLL_OPTIONS = { timeout: 60_000, intervals: [100] }

/** Kind of the guest's current prompt. */
type GuestPrompt = 'choice' | 'endTurn' | 'over'

/** Number of actions by kind. */
export interface DecisionCounts {
  board: number
  list: number
  /** Turns ended by the guest. A turn without undo ends by itself. */
  turns: number
}

/** The point to click for an element, found by role or tag and by text; runs in the page. */
function clickPointOf(selector: string, words: string): PagePoint | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent
    if (!label.replace(/\s+/g, ' ').trim().startsWith(words)) continue
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    const hit = document.elementFromPoint(at.x, at.y)
    const isFree = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
    if (width > 0 && isFree) return at
  }
  return undefined
}

/** The page's window with the properties set by `isSteady`. */
interface SteadyCheckWindow {
  watchedPlaces?: { readonly places: string; frames: number }
}

/**
 * Runs in the page. Whether all buttons kept their positions for two frames. The board is laid out one frame after its frame
 * changes: a driver that reads a position earlier and clicks later would miss the piece.
 */
function isSteady(): boolean {
  const page = window as SteadyCheckWindow
  const places = [...document.querySelectorAll('button')]
    .map((button) => button.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join())
    .join(' ')
  if (page.watchedPlaces?.places === places) return page.watchedPlaces.frames >= 2
  const watched = { places, frames: 0 }
  page.watchedPlaces = watched
  const count = (): void => {
    watched.frames += 1
    if (watched.frames < 2) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  return false
}

/** Waits until an element can be clicked, and clicks it. */
export async function pressElement(page: BrowserEnginePage, selector: string, words = ''): Promise<void> {
  let at: PagePoint | undefined
  await expect
    .poll(
      async () => {
        const steady = await page.evaluate(isSteady)
        at = steady ? await page.evaluate(clickPointOf, selector, words) : undefined
        return at !== undefined
      },
      { ...POLL_OPTIONS, message: `${selector} ‘${words}’ can be pressed` },
    )
    .toBe(true)
  if (at !== undefined) await page.click(at)
}

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"])'

/** The page stores its settings itself. As in `createProfile`: no animation, no hints, no reading time. */
const STILL_SETTINGS = JSON.stringify({ hints: false, motion: 0, stageMoments: false, confirmFinal: false })

/** Opens the address with the join code and takes a seat. */
export async function joinAndSitDown(page: BrowserEnginePage, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.evaluate((settings) => {
    localStorage.setItem('samsara.settings', settings)
  }, STILL_SETTINGS)
  await recordAudioContexts(page)
  await pressElement(page, TEXT_FIELD, 'Your name')
  await page.type(name)
  await pressElement(page, 'button', 'Come in')
  await pressElement(page, 'input[type="checkbox"]', name)
  await pressElement(page, 'button', 'Sit down')
  await expect.poll(() => page.evaluate(isAtBoard), POLL_OPTIONS).toBe(true)
}

/** Runs in the page. */
function isAtBoard(): boolean {
  return (
    document.querySelector('section[aria-label^="Board of"]') !== null &&
    document.querySelector('[data-testid="lobby"]') === null
  )
}

/** The current prompt and all its choices; runs in the page. */
function readPrompt(): { readonly asked: GuestPrompt | null; readonly offer: string } {
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((it) => {
      const { width, height } = it.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(it).visibility === 'visible' && it.closest('[inert]') === null
    })
  const asked = isSeen('#over-heading')
    ? 'over'
    : isSeen('[aria-keyshortcuts="E"]')
      ? 'endTurn'
      : isSeen('[data-choice]')
        ? 'choice'
        : null
  const decision = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? ''
  const offered = [...document.querySelectorAll('[data-choice], button[data-piece], [data-control], [data-pending]')]
  const words = offered.map((it) => `${it.getAttribute('data-piece') ?? ''} ${it.textContent}`)
  return { asked, offer: [decision, ...words].join('\n') }
}

/** The guest's present choices, as text. */
export async function offeredChoicesText(page: BrowserEnginePage): Promise<string> {
  return (await page.evaluate(readPrompt)).offer
}

/** Number of finished turns of a player, according to the log of a wide page: each is followed by another seat's turn. */
export async function countFinishedTurns(page: BrowserEnginePage, name: string): Promise<number> {
  const turns = await page.evaluate(() =>
    [...document.querySelectorAll('.log .turn .unseen')].map((line) => line.textContent),
  )
  const own = `Turn of ${name}`
  return turns.filter((turn, n) => turn === own && (turns[n + 1] ?? own) !== own).length
}

/** Waits until the guest has a prompt. */
export async function waitForGuestPrompt(page: BrowserEnginePage): Promise<GuestPrompt> {
  const heard: GuestPrompt[] = []
  await expect
    .poll(
      async () => {
        // Skips highlights.
        const skip = await page.evaluate(clickPointOf, '[data-testid="great"] button', 'Go on')
        if (skip !== undefined) await page.click(skip)
        const { asked } = await page.evaluate(readPrompt)
        if (asked !== null && (await page.evaluate(isSteady))) heard.push(asked)
        return heard.length
      },
      { ...POLL_OPTIONS, message: 'the guest is asked something' },
    )
    .toBeGreaterThan(0)
  return heard[0] ?? 'over'
}

/** Centres of all lit pieces that are topmost there; runs in the page. */
function litPieces(): readonly PagePoint[] {
  return [...document.querySelectorAll('button[data-piece]')].flatMap((piece) => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = piece.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    return document.elementFromPoint(at.x, at.y) === piece ? [at] : []
  })
}

/** Waits until the choices differ from those before. */
async function waitForOfferChange(page: BrowserEnginePage, before: string): Promise<void> {
  await expect
    .poll(async () => (await offeredChoicesText(page)) !== before, { ...POLL_OPTIONS, message: 'the page moves' })
    .toBe(true)
}

/**
 * Makes this many decisions: on the board if it has lit pieces, every third one in the list. Clicks a piece again if it needs a
 * second click, and confirms irreversible choices.
 */
export async function playGuestDecisions(
  page: BrowserEnginePage,
  decisions: number,
  decided: DecisionCounts,
): Promise<GuestPrompt> {
  let asked = await waitForGuestPrompt(page)
  for (let n = 0; n < decisions && asked !== 'over'; n++, asked = await waitForGuestPrompt(page)) {
    const before = await offeredChoicesText(page)
    if (asked === 'endTurn') {
      await pressElement(page, '[aria-keyshortcuts="E"]')
      decided.turns += 1
    } else {
      const lit = (decided.board + decided.list) % 3 === 2 ? [] : await page.evaluate(litPieces)
      const piece = lit[n % (lit.length || 1)]
      if (piece === undefined) {
        await pressElement(page, '[data-choice]')
        decided.list += 1
      } else {
        await page.click(piece)
        decided.board += 1
      }
    }
    await waitForOfferChange(page, before)
    const confirm = await page.evaluate(clickPointOf, '[data-pending="confirm"]', '')
    if (confirm !== undefined) {
      const pending = await offeredChoicesText(page)
      await pressElement(page, '[data-pending="confirm"]')
      await waitForOfferChange(page, pending)
    }
  }
  return asked
}
