/** What a guest does at a page of any engine: comes in, sits down, and decides on the board or by the list. */
import { expect } from '@playwright/test'
import { watchAudio } from './audio.ts'
import type { EnginePage, Point } from './driver.ts'

/** How long anything may take on a busy machine. */
const PATIENCE = { timeout: 60_000, intervals: [100] }

/** What a guest is asked. */
type Asked = 'choice' | 'endTurn' | 'over'

/** How often something was done in which way. */
export interface Decided {
  board: number
  list: number
  /** Ended by the guest. A turn of which nothing can be taken back ends by itself. */
  turns: number
}

/** Where something can be pressed, by its role or tag and its words; runs in the page. */
function placeOf(selector: string, words: string): Point | undefined {
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

/** The page, with what `isSteady` leaves in it. */
interface Watched {
  watchedPlaces?: { readonly places: string; frames: number }
}

/**
 * Runs in the page. Whether all buttons have stood where they are for two frames. A board is laid out a frame after the
 * room for it has changed: a driver that asks for a place before and presses after that presses beside the piece.
 */
function isSteady(): boolean {
  const page = window as Watched
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

/** Waits until something can be pressed, and presses it. */
export async function press(page: EnginePage, selector: string, words = ''): Promise<void> {
  let at: Point | undefined
  await expect
    .poll(
      async () => {
        const steady = await page.evaluate(isSteady)
        at = steady ? await page.evaluate(placeOf, selector, words) : undefined
        return at !== undefined
      },
      { ...PATIENCE, message: `${selector} ‘${words}’ can be pressed` },
    )
    .toBe(true)
  if (at !== undefined) await page.click(at)
}

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"])'

/** A page keeps its settings itself: as in `newProfile`, nothing travels, explains itself or waits to be read. */
const STILL = JSON.stringify({ hints: false, motion: 0, stageMoments: false, confirmFinal: false })

/** From the address with the code to a seat. */
export async function comeIn(page: EnginePage, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.evaluate((settings) => {
    localStorage.setItem('samsara.settings', settings)
  }, STILL)
  await watchAudio(page)
  await press(page, TEXT_FIELD, 'Your name')
  await page.type(name)
  await press(page, 'button', 'Come in')
  await press(page, 'input[type="checkbox"]', name)
  await press(page, 'button', 'Sit down')
  await expect.poll(() => page.evaluate(isAtBoard), PATIENCE).toBe(true)
}

/** Runs in the page. */
function isAtBoard(): boolean {
  return (
    document.querySelector('section[aria-label^="Board of"]') !== null &&
    document.querySelector('[data-testid="lobby"]') === null
  )
}

/** What is asked just now, and all that can be chosen; runs in the page. */
function standing(): { readonly asked: Asked | null; readonly offer: string } {
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

/** What the guest could choose now, as text. */
export async function offerOf(page: EnginePage): Promise<string> {
  return (await page.evaluate(standing)).offer
}

/** How many turns of a person are over, by the log of a wide page: after each stands the turn of another seat. */
export async function turnsOver(page: EnginePage, name: string): Promise<number> {
  const turns = await page.evaluate(() =>
    [...document.querySelectorAll('.log .turn .unseen')].map((line) => line.textContent),
  )
  const own = `Turn of ${name}`
  return turns.filter((turn, n) => turn === own && (turns[n + 1] ?? own) !== own).length
}

/** Waits until the guest is asked something. */
export async function askedOf(page: EnginePage): Promise<Asked> {
  const heard: Asked[] = []
  await expect
    .poll(
      async () => {
        // What is told for people to read is skipped.
        const skip = await page.evaluate(placeOf, '[data-testid="great"] button', 'Go on')
        if (skip !== undefined) await page.click(skip)
        const { asked } = await page.evaluate(standing)
        if (asked !== null && (await page.evaluate(isSteady))) heard.push(asked)
        return heard.length
      },
      { ...PATIENCE, message: 'the guest is asked something' },
    )
    .toBeGreaterThan(0)
  return heard[0] ?? 'over'
}

/** The middles of all lit pieces that are uppermost there; runs in the page. */
function litPieces(): readonly Point[] {
  return [...document.querySelectorAll('button[data-piece]')].flatMap((piece) => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = piece.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    return document.elementFromPoint(at.x, at.y) === piece ? [at] : []
  })
}

/** Whether something else stands there now than before. */
async function hasMoved(page: EnginePage, before: string): Promise<void> {
  await expect.poll(async () => (await offerOf(page)) !== before, { ...PATIENCE, message: 'the page moves' }).toBe(true)
}

/**
 * Decides so many times: on the board where something is lit there, at every third decision by the list. A piece that
 * needs a second click gets it, a final choice its confirmation.
 */
export async function decide(page: EnginePage, decisions: number, decided: Decided): Promise<Asked> {
  let asked = await askedOf(page)
  for (let n = 0; n < decisions && asked !== 'over'; n++, asked = await askedOf(page)) {
    const before = await offerOf(page)
    if (asked === 'endTurn') {
      await press(page, '[aria-keyshortcuts="E"]')
      decided.turns += 1
    } else {
      const lit = (decided.board + decided.list) % 3 === 2 ? [] : await page.evaluate(litPieces)
      const piece = lit[n % (lit.length || 1)]
      if (piece === undefined) {
        await press(page, '[data-choice]')
        decided.list += 1
      } else {
        await page.click(piece)
        decided.board += 1
      }
    }
    await hasMoved(page, before)
    const confirm = await page.evaluate(placeOf, '[data-pending="confirm"]', '')
    if (confirm !== undefined) {
      const pending = await offerOf(page)
      await press(page, '[data-pending="confirm"]')
      await hasMoved(page, pending)
    }
  }
  return asked
}
