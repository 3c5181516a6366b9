/**
 * What a hand does on a phone or tablet: nothing but taps and swipes. Each of them first looks whether a finger could do it:
 * whether what it taps is large enough, in sight, and not under something else.
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

/** Both held upright. On a phone what can be chosen is shown from near. */
export const TOUCH_DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, near: true },
  { device: 'tablet', viewport: { width: 820, height: 1180 }, near: false },
] as const
export const [PHONE] = TOUCH_DEVICES
export const GAME_TITLES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const

/** What a finger hits, in CSS pixels of the screen; layout rounds. */
const MIN_TARGET_PX = 44 - 0.5

/** The app on a device without a mouse. */
export async function openTouchPage(viewport: WindowSize, seed: string): Promise<Page> {
  const app = await launchHeadlessHost({ args: ['--seed', seed, '--pace', '0'], userData: createProfile() })
  const page = await app.openPage({ viewport, fingers: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

/** From Home to a table as it is proposed. */
export async function sitDownByTouch(page: Page, game: string): Promise<void> {
  await tapTarget(page.getByRole('button', { name: `Play ${game}` }))
  await tapTarget(page.getByRole('button', { name: 'Sit down' }))
  await expect(page.locator(`section[aria-label="Board of ${game}"]`)).toBeVisible()
}

/** Taps something that is large enough for a finger. */
export async function tapTarget(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThan(MIN_TARGET_PX)
  await target.tap()
}

/** A finger that is laid down, moves so far and rests before it is lifted; the page follows it as it does on a phone. */
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

/** What can be chosen on the board, and whether a finger could do it now. */
export interface LitPiece extends ScreenPoint {
  readonly id: string
  readonly width: number
  readonly height: number
  /** It is the topmost thing at its middle. */
  readonly isTopmost: boolean
  /** How far it lies out of sight, in the frame through which the board is seen; 0: it is in sight. */
  readonly scrollOffset: ScreenPoint
  /** A finger can bring it into sight. */
  readonly canScrollTo: boolean
}

export async function findLitPieces(page: Page): Promise<readonly LitPiece[]> {
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
        scrollOffset: { x: right, y: down },
        isTopmost: right === 0 && down === 0 && document.elementFromPoint(x, y) === piece,
        canScrollTo: sideways && upright,
      }
    })
  })
}

/** The buttons beside the pieces, the rows of the list, and what folds the panels, as far as a finger could not hit them. */
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
 * Every decision can be made by a finger: each row of the list and each button is large enough; on a phone also each thing on the
 * board, one of them in sight, and the way shown to the others.
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

/** Brings a lit piece into sight with a finger on the board, as often as it takes. @returns where it lies then */
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

/** How often something was chosen in which way. */
export interface TapCounts {
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
    // Where a piece lies is known once the board rests: it moves to show another decision.
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
