/**
 * Touch actions on a phone or tablet: only taps and swipes. Each of them first checks that the target is large enough, in sight
 * and not covered.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { createProfile, type WindowSize } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { waitUntilStill } from './pictures.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  confirmButton,
  endTurnButton,
  type PromptKind,
} from './table-actions.ts'
import { createIndexPicker } from './keyboard-play.ts'

/** Both in portrait orientation. On a phone the board zooms in on the choices. */
export const TOUCH_DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, near: true },
  { device: 'tablet', viewport: { width: 820, height: 1180 }, near: false },
] as const
export const [PHONE] = TOUCH_DEVICES
export const GAME_TITLES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const

/** Minimum size of a touch target, in CSS pixels of the screen, with a tolerance for rounding. */
const MIN_TARGET_PX = 44 - 0.5

/** Opens the app on a device without a mouse. */
export async function openTouchPage(viewport: WindowSize, seed: string): Promise<Page> {
  const app = await launchHeadlessHost({ args: ['--seed', seed, '--pace', '0'], userData: createProfile() })
  const page = await app.openPage({ viewport, fingers: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

/** From Home to a table with the suggested settings. */
export async function sitDownByTouch(page: Page, game: string): Promise<void> {
  await tapTarget(page.getByRole('button', { name: `Play ${game}` }))
  await tapTarget(page.getByRole('button', { name: 'Sit down' }))
  await expect(page.locator(`section[aria-label="Board of ${game}"]`)).toBeVisible()
}

/** Taps a target after checking that it is large enough for a finger. */
export async function tapTarget(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThan(MIN_TARGET_PX)
  await target.tap()
}

/** Swipes without inertia: the page scrolls by this distance, as on a phone. */
export async function swipeBy(page: Page, from: ScreenPoint, by: ScreenPoint): Promise<void> {
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

interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** A lit piece, and whether a finger can tap it now. */
export interface LitPiece extends ScreenPoint {
  readonly id: string
  readonly width: number
  readonly height: number
  /** It is the topmost element at its centre. */
  readonly isTopmost: boolean
  /** Distance to scroll until it is visible in the board's frame; 0 if it is in sight. */
  readonly scrollOffset: ScreenPoint
  /** Scrolling can bring it into sight. */
  readonly canScrollTo: boolean
}

export async function findLitPieces(page: Page): Promise<readonly LitPiece[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[data-testid="board-view"]')
    if (view === null) return []
    const frame = view.getBoundingClientRect()
    /** The distance to scroll so that a point is inside a range, and whether scrolling reaches it. */
    const outside = (at: number, from: number, to: number, moved: number, most: number): [number, boolean] => {
      // A margin for the finger: targets at the very edge do not count as in sight.
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
        scrollOffset: { x: right, y: down },
        isTopmost: right === 0 && down === 0 && document.elementFromPoint(x, y) === piece,
        canScrollTo: sideways && upright,
      }
    })
  })
}

/** Buttons beside the pieces, rows of the list, and panel toggles that are too small for a finger. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll(
      '[data-choice], [data-control], [data-pending], [data-ask], [data-panel] h2 button, .acts button',
    )
    return [...all].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      if (width === 0 || Math.min(width, height) >= least) return []
      return [`${button.textContent.trim()}: ${String(width)}x${String(height)}`]
    })
  }, MIN_TARGET_PX)
}

/**
 * Every decision can be made by touch: each row of the list and each button is large enough; on a phone also each piece on the
 * board, with one of them in sight, and an indicator of the way to the others.
 */
export async function expectTouchable(page: Page, { near }: { readonly near: boolean }): Promise<readonly LitPiece[]> {
  expect(await findSmallTargets(page)).toEqual([])
  const pieces = await findLitPieces(page)
  if (!near || pieces.length === 0) return pieces
  const said = JSON.stringify(pieces)
  expect(pieces.filter(({ width, height }) => Math.min(width, height) < MIN_TARGET_PX).map(({ id }) => id)).toEqual([])
  expect(pieces.filter(({ canScrollTo }) => !canScrollTo).map(({ id }) => id)).toEqual([])
  expect(pieces.filter(({ isTopmost }) => isTopmost).length, said).toBeGreaterThan(0)
  const ways = await page.locator('[data-way]').count()
  const far = pieces.some(({ scrollOffset }) => Math.abs(scrollOffset.x) > 12 || Math.abs(scrollOffset.y) > 12)
  if (far) expect(ways, said).toBeGreaterThan(0)
  return pieces
}

/** Scrolls the board by swipes until a lit piece is in sight. @returns its position then */
async function scrollIntoSight(page: Page, id: string): Promise<LitPiece | undefined> {
  for (let swipes = 0; swipes < 6; swipes++) {
    const piece = (await findLitPieces(page)).find((each) => each.id === id)
    if (piece === undefined || (piece.scrollOffset.x === 0 && piece.scrollOffset.y === 0)) return piece
    const frame = await page.getByTestId('board-view').boundingBox()
    if (frame === null) return undefined
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    const within = (by: number, most: number): number => Math.max(-most, Math.min(most, by))
    const by = {
      x: within(piece.scrollOffset.x * 1.2, frame.width * 0.8),
      y: within(piece.scrollOffset.y * 1.2, frame.height * 0.8),
    }
    await swipeBy(page, { x: middle.x + by.x / 2, y: middle.y + by.y / 2 }, { x: -by.x, y: -by.y })
    await waitUntilStill(page)
  }
  return undefined
}

/** Number of choices by input method. */
export interface TapCounts {
  board: number
  list: number
  buttons: number
}

/**
 * Plays this many decisions: mostly on the board if it has lit pieces, sometimes in the list, and with the buttons beside the
 * pieces. On a phone the board is zoomed in.
 */
export async function playByTouch(
  page: Page,
  { decisions = Infinity, near }: { readonly decisions?: number; readonly near: boolean },
): Promise<{ readonly now: PromptKind; readonly taps: TapCounts }> {
  const which = createIndexPicker()
  const taps: TapCounts = { board: 0, list: 0, buttons: 0 }
  const confirm = (): Promise<void> => tapTarget(confirmButton(page))
  let now = await waitForPrompt(page)
  for (let n = 0; n < decisions && now !== 'over'; n++, now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => tapTarget(endTurnButton(page)), confirm)
      continue
    }
    // The board moves to show another decision: positions are final once it rests.
    await waitUntilStill(page)
    const pieces = await expectTouchable(page, { near })
    const wanted = n % 4 === 3 ? undefined : pieces[which(pieces.length || 1)]
    const piece = wanted && (await scrollIntoSight(page, wanted.id))
    if (piece !== undefined && piece.isTopmost && Math.min(piece.width, piece.height) >= MIN_TARGET_PX) {
      taps.board += 1
      await actAndWaitForPrompt(page, () => page.touchscreen.tap(piece.x, piece.y), confirm)
      continue
    }
    const answers = page.locator('[data-control]:not([data-control="takeBack"])')
    if (n % 8 === 3 && (await answers.count()) > 0) {
      taps.buttons += 1
      await actAndWaitForPrompt(page, () => tapTarget(answers.first()), confirm)
      continue
    }
    taps.list += 1
    const rows = await choiceButtons(page).count()
    await actAndWaitForPrompt(page, () => tapTarget(choiceButtons(page).nth(which(rows))), confirm)
  }
  return { now, taps }
}
