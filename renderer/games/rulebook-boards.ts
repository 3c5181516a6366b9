/**
 * Real boards shown in a rulebook: `boards.json` of a game, made from recorded games by `npm run boards`, with the crop and
 * the marks of each. Loaded when a picture of them comes into view.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { boundingRectOf } from '../stage/hit-testing.ts'
import type { Piece, CssPixelRect, Scene, SeatStyle } from '../stage/scene.ts'
import type { GameUi } from './game-ui.ts'

/** A recorded board for a picture in the rulebook, with its crop and its marks. */
export interface RulebookBoard {
  /** The seat from whose view the board is shown. */
  readonly viewer: Seat
  /** Number of seats. */
  readonly seats: number
  readonly view: unknown
  /** The events that have just led to it. */
  readonly facts: readonly VisibleEvent[]
  /** The places that the picture shows. A place that ends with `*` matches all that begin so. */
  readonly crop: readonly string[]
  /** Margin around the crop in pixels; absent: 8. */
  readonly around?: number
  /** The places of each mark, which surrounds all pieces there. */
  readonly marks: readonly (readonly string[])[]
}

/** A board of the rulebook that is ready to be painted: the scene, the visible area, and the rectangles of the marks. */
export interface RulebookBoardScene {
  readonly scene: Scene
  readonly area: CssPixelRect
  readonly marks: readonly CssPixelRect[]
  readonly facts: readonly VisibleEvent[]
}

const files = import.meta.glob<{ readonly default: Readonly<Record<string, RulebookBoard>> }>('./*/boards.json')

/**
 * Loads the recorded boards that a game's rulebook shows as pictures. They are board states from recorded games with a
 * crop and marks, in the file `boards.json` of the game.
 * @returns boards by name; empty for a game without this file
 */
export async function loadRecordedRulebookBoards(game: string): Promise<Readonly<Record<string, RulebookBoard>>> {
  return (await files[`./${game}/boards.json`]?.())?.default ?? {}
}

/** Margin around the crop and around marks, in pixels of the layout. */
const CROP_MARGIN_PX = 8
const MARK_MARGIN_PX = 3

/**
 * Builds a board of the rulebook so that it is ready to be painted: the scene of the board's view, the visible area
 * around the pieces to show, and the rectangles of the marked places.
 * @param size size of the whole board, in CSS pixels
 * @param seats the styles of the seats
 */
export function createRulebookBoardScene(
  gameUi: Pick<GameUi, 'scene'>,
  board: RulebookBoard,
  size: { readonly width: number; readonly height: number },
  seats: readonly SeatStyle[],
): RulebookBoardScene {
  const { viewer, view, crop, facts: events, around = CROP_MARGIN_PX } = board
  const scene = gameUi.scene(view, { ...size, bottom: viewer, textScale: 1, viewer, seats })
  const whole = { left: 0, top: 0, ...size }
  const shown = scene.pieces.filter(createPieceFilterByPlace(crop))
  const area = crop.includes('*') || shown.length === 0 ? whole : within(grown(boundingRectOf(shown), around), whole)
  const marks = board.marks.map((places) => scene.pieces.filter(createPieceFilterByPlace(places)))
  return {
    scene,
    area,
    facts: events,
    marks: marks.flatMap((pieces) =>
      pieces.length === 0 ? [] : [within(grown(boundingRectOf(pieces), MARK_MARGIN_PX), area)],
    ),
  }
}

/**
 * Creates a predicate that says whether a piece is at one of the places. A place that ends with `*` stands for all places
 * that begin with the text before it.
 */
export function createPieceFilterByPlace(places: readonly string[]): (piece: Piece) => boolean {
  return ({ place }) =>
    places.some((each) => (each.endsWith('*') ? place.startsWith(each.slice(0, -1)) : place === each))
}

function grown({ left, top, width, height }: CssPixelRect, by: number): CssPixelRect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

function within({ left, top, width, height }: CssPixelRect, outer: CssPixelRect): CssPixelRect {
  const [l, t] = [Math.max(left, outer.left), Math.max(top, outer.top)]
  const right = Math.min(left + width, outer.left + outer.width)
  const bottom = Math.min(top + height, outer.top + outer.height)
  return { left: l, top: t, width: Math.max(0, right - l), height: Math.max(0, bottom - t) }
}
