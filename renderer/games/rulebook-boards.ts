/**
 * Real boards that a rulebook shows: `boards.json` of a game, made from recorded games by `npm run boards`, with what of a
 * board is shown and what is marked on it. Loaded when a picture of them is looked at.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { boundingRectOf } from '../stage/hit-testing.ts'
import type { Piece, BoardRect, Scene, SeatStyle } from '../stage/scene.ts'
import type { GameUi } from './game-ui.ts'

export interface RulebookBoard {
  readonly viewer: Seat
  readonly seats: number
  readonly view: unknown
  /** What has led to it just now. */
  readonly facts: readonly VisibleEvent[]
  /** Places; with `*` at the end all that begin so. */
  readonly crop: readonly string[]
  /** Room around what is shown, where it is more than usual. */
  readonly around?: number
  /** What is meant: each mark lies around all pieces at its places. */
  readonly marks: readonly (readonly string[])[]
}

/** A board as it is painted. */
export interface RulebookBoardScene {
  readonly scene: Scene
  readonly area: BoardRect
  readonly marks: readonly BoardRect[]
  readonly facts: readonly VisibleEvent[]
}

const files = import.meta.glob<{ readonly default: Readonly<Record<string, RulebookBoard>> }>('./*/boards.json')

/** @returns by name; none for a game that has no such file */
export async function loadRulebookBoards(game: string): Promise<Readonly<Record<string, RulebookBoard>>> {
  return (await files[`./${game}/boards.json`]?.())?.default ?? {}
}

/** Room around what is shown, and around what is marked, in pixels of the layout. */
const CROP_MARGIN_PX = 8
const MARK_MARGIN_PX = 3

/** @param size of the board that some of is shown */
export function rulebookBoardScene(
  face: Pick<GameUi, 'scene'>,
  board: RulebookBoard,
  size: { readonly width: number; readonly height: number },
  seats: readonly SeatStyle[],
): RulebookBoardScene {
  const { viewer, view, crop, facts, around = CROP_MARGIN_PX } = board
  const scene = face.scene(view, { ...size, bottom: viewer, textScale: 1, viewer, seats })
  const whole = { left: 0, top: 0, ...size }
  const shown = scene.pieces.filter(isAtAnyPlace(crop))
  const area = crop.includes('*') || shown.length === 0 ? whole : within(grown(boundingRectOf(shown), around), whole)
  const marks = board.marks.map((places) => scene.pieces.filter(isAtAnyPlace(places)))
  return {
    scene,
    area,
    facts,
    marks: marks.flatMap((pieces) =>
      pieces.length === 0 ? [] : [within(grown(boundingRectOf(pieces), MARK_MARGIN_PX), area)],
    ),
  }
}

/** Whether a piece lies at one of the places. */
export function isAtAnyPlace(places: readonly string[]): (piece: Piece) => boolean {
  return ({ place }) =>
    places.some((each) => (each.endsWith('*') ? place.startsWith(each.slice(0, -1)) : place === each))
}

function grown({ left, top, width, height }: BoardRect, by: number): BoardRect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

function within({ left, top, width, height }: BoardRect, outer: BoardRect): BoardRect {
  const [l, t] = [Math.max(left, outer.left), Math.max(top, outer.top)]
  const right = Math.min(left + width, outer.left + outer.width)
  const bottom = Math.min(top + height, outer.top + outer.height)
  return { left: l, top: t, width: Math.max(0, right - l), height: Math.max(0, bottom - t) }
}
