/**
 * What a hand does on a phone or tablet: nothing but taps and swipes. Each of them first looks whether a finger could do it:
 * whether what it taps is large enough, in sight, and not under something else.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { newProfile, type Viewport } from './fixture.ts'
import { launchHeadless } from './headless.ts'
import { atRest } from './pictures.ts'
import { act, asked, choices, confirmation, endTurn, type Asked } from './table.ts'
import { walker } from './walk.ts'

/** Both held upright. On a phone what can be chosen is shown from near. */
export const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, near: true },
  { device: 'tablet', viewport: { width: 820, height: 1180 }, near: false },
] as const
export const [PHONE] = DEVICES
export const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const

/** What a finger hits, in CSS pixels of the screen; layout rounds. */
const FINGER = 44 - 0.5

/** The app on a device without a mouse. */
export async function openByTouch(viewport: Viewport, seed: string): Promise<Page> {
  const app = await launchHeadless({ args: ['--seed', seed, '--pace', '0'], userData: newProfile() })
  const page = await app.open({ viewport, fingers: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

/** From Home to a table as it is proposed. */
export async function sitDownByTouch(page: Page, game: string): Promise<void> {
  await tap(page.getByRole('button', { name: `Play ${game}` }))
  await tap(page.getByRole('button', { name: 'Sit down' }))
  await expect(page.locator(`section[aria-label="Board of ${game}"]`)).toBeVisible()
}

/** Taps something that is large enough for a finger. */
export async function tap(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThan(FINGER)
  await target.tap()
}

/** A finger that is laid down, moves so far and rests before it is lifted; the page follows it as it does on a phone. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    ...from,
    xDistance: by.x,
    yDistance: by.y,
    speed: 2500,
    preventFling: true,
    gestureSourceType: 'touch',
  })
  await session.detach()
}

interface Point {
  readonly x: number
  readonly y: number
}

/** What can be chosen on the board, and whether a finger could do it now. */
export interface Lit extends Point {
  readonly id: string
  readonly width: number
  readonly height: number
  /** It is the topmost thing at its middle. */
  readonly free: boolean
  /** How far it lies out of sight, in the frame through which the board is seen; 0: it is in sight. */
  readonly away: Point
  /** A finger can bring it into sight. */
  readonly reachable: boolean
}

export async function litOnBoard(page: Page): Promise<readonly Lit[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[data-testid="board-view"]')
    if (view === null) return []
    const frame = view.getBoundingClientRect()
    /** How far something lies before or behind a part of the screen, and how much of that a finger can bring back. */
    const outside = (at: number, from: number, to: number, moved: number, most: number): [number, boolean] => {
      // The finger's own place too: not at the very edge.
      const room = 12
      const by = at < from + room ? at - from - room : at > to - room ? at - to + room : 0
      const can = Math.max(-moved, Math.min(most - moved, by))
      return [Math.abs(can) < 1 ? 0 : can, Math.abs(by - can) <= room + 1]
    }
    return [...document.querySelectorAll('button[data-piece]')].map((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      const wide = view.scrollWidth - view.clientWidth
      const high = view.scrollHeight - view.clientHeight
      const [right, sideways] = outside(x, frame.left, frame.right, view.scrollLeft, wide)
      const [down, upright] = outside(y, frame.top, frame.bottom, view.scrollTop, high)
      return {
        id: piece.getAttribute('data-piece') ?? '',
        x,
        y,
        width,
        height,
        away: { x: right, y: down },
        free: right === 0 && down === 0 && document.elementFromPoint(x, y) === piece,
        reachable: sideways && upright,
      }
    })
  })
}

/** The buttons beside the pieces, the rows of the list, and what folds the panels, as far as a finger could not hit them. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll(
      '[data-choice], [data-control], [data-pending], [data-ask], [data-panel] h2 button, .acts button',
    )
    return [...all].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      if (width === 0 || Math.min(width, height) >= least) return []
      return [`${button.textContent.trim()}: ${String(width)}x${String(height)}`]
    })
  }, FINGER)
}

/**
 * Every decision can be made by a finger: each row of the list and each button is large enough; on a phone also each thing on the
 * board, one of them in sight, and the way shown to the others.
 */
export async function expectFinger(page: Page, { near }: { readonly near: boolean }): Promise<readonly Lit[]> {
  expect(await tooSmall(page)).toEqual([])
  const pieces = await litOnBoard(page)
  if (!near || pieces.length === 0) return pieces
  const said = JSON.stringify(pieces)
  expect(pieces.filter(({ width, height }) => Math.min(width, height) < FINGER).map(({ id }) => id)).toEqual([])
  expect(pieces.filter(({ reachable }) => !reachable).map(({ id }) => id)).toEqual([])
  expect(pieces.filter(({ free }) => free).length, said).toBeGreaterThan(0)
  const ways = await page.locator('[data-way]').count()
  const far = pieces.some(({ away }) => Math.abs(away.x) > 12 || Math.abs(away.y) > 12)
  if (far) expect(ways, said).toBeGreaterThan(0)
  return pieces
}

/** Brings a lit piece into sight with a finger on the board, as often as it takes. @returns where it lies then */
async function bringIntoSight(page: Page, id: string): Promise<Lit | undefined> {
  for (let swipes = 0; swipes < 6; swipes++) {
    const piece = (await litOnBoard(page)).find((each) => each.id === id)
    if (piece === undefined || (piece.away.x === 0 && piece.away.y === 0)) return piece
    const frame = await page.getByTestId('board-view').boundingBox()
    if (frame === null) return undefined
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    const within = (by: number, most: number): number => Math.max(-most, Math.min(most, by))
    const by = { x: within(piece.away.x * 1.2, frame.width * 0.8), y: within(piece.away.y * 1.2, frame.height * 0.8) }
    await swipe(page, { x: middle.x + by.x / 2, y: middle.y + by.y / 2 }, { x: -by.x, y: -by.y })
    await atRest(page)
  }
  return undefined
}

/** How often something was chosen in which way. */
export interface Taps {
  board: number
  list: number
  buttons: number
}

/**
 * Plays so many decisions: mostly on the board, where it offers something; now and then by the list; and by the buttons beside
 * the pieces. On a phone with what can be chosen large.
 */
export async function playByTouch(
  page: Page,
  { decisions = Infinity, near }: { readonly decisions?: number; readonly near: boolean },
): Promise<{ readonly now: Asked; readonly taps: Taps }> {
  const which = walker()
  const taps: Taps = { board: 0, list: 0, buttons: 0 }
  const confirm = (): Promise<void> => tap(confirmation(page))
  let now = await asked(page)
  for (let n = 0; n < decisions && now !== 'over'; n++, now = await asked(page)) {
    if (now === 'endTurn') {
      await act(page, () => tap(endTurn(page)), confirm)
      continue
    }
    // Where a piece lies is known once the board rests: it moves to show another decision.
    await atRest(page)
    const pieces = await expectFinger(page, { near })
    const wanted = n % 4 === 3 ? undefined : pieces[which(pieces.length || 1)]
    const piece = wanted && (await bringIntoSight(page, wanted.id))
    if (piece !== undefined && piece.free && Math.min(piece.width, piece.height) >= FINGER) {
      taps.board += 1
      await act(page, () => page.touchscreen.tap(piece.x, piece.y), confirm)
      continue
    }
    const answers = page.locator('[data-control]:not([data-control="takeBack"])')
    if (n % 8 === 3 && (await answers.count()) > 0) {
      taps.buttons += 1
      await act(page, () => tap(answers.first()), confirm)
      continue
    }
    taps.list += 1
    const rows = await choices(page).count()
    await act(page, () => tap(choices(page).nth(which(rows))), confirm)
  }
  return { now, taps }
}
