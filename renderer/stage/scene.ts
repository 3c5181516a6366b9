/**
 * A board as data. A game's `scene(view, vantage)` returns a flat list of pieces; the stage keeps one sprite per id, animates
 * moved pieces, turns changed faces, and fades other changes. No Pixi here: scenes are tested as data, and their labels are
 * the board's outline for screen readers.
 */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Message } from '../../engine/core/contract/game.ts'

/** Layout parameters of a scene. Sizes are CSS pixels. */
export interface BoardViewport {
  readonly width: number
  readonly height: number
  /** The seat shown large at the bottom or centre. */
  readonly bottom: Seat
  /** A seat whose board a user has enlarged; shown over the rest. */
  readonly enlarged?: Seat
  /**
   * The seat shown as the one at turn, independent of the view: it is asked to confirm its turn end, or its last act is
   * shown.
   */
  readonly acting?: Seat
  /**
   * The place of a pile that a user has opened for browsing: the scene lays its pieces over the rest, and over the covered
   * pieces one that closes it again (`{on: 'open', id}`). A place without such pieces is ignored.
   */
  readonly opened?: string
  /** Areas that an enlarged piece must not cover: targets of the held piece. Absent: no piece is held. */
  readonly clear?: readonly BoardRect[]
  /** 1, or more for larger text. */
  readonly textScale: number
  readonly viewer: Viewer
  readonly seats: readonly SeatStyle[]
}

/** A seat's name and colour as chosen at the new table; `shape` distinguishes it without colour. */
export interface SeatStyle {
  readonly name: string
  /** CSS colour of the theme. */
  readonly colour: string
  readonly shape: string
}

/**
 * One thing on the board.
 * The centre is at x, y; nothing is clipped. Pieces are drawn in order of `layer`, then of the list.
 */
export interface Piece {
  /** Stable while the piece keeps its identity: `seat0:column:3:blue:0`. Unique in its scene. */
  readonly id: string
  /**
   * Its place, as in the game's events (`seat0:column:3`): the id of a path's `place` target and of `moved` events. Also
   * groups the outline.
   */
  readonly place: string
  readonly look: SpriteSpec
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Radians, clockwise. */
  readonly turn?: number
  readonly layer: number
  /** Opacity 0..1; 1 when absent. */
  readonly alpha?: number
  /** A thrown die: it tumbles and bounces to its new face instead of turning once like a card. */
  readonly thrown?: boolean
  /** Text for hover, focus and the outline; absent: decoration. */
  readonly label?: Message
  /** Its name while it is picked; absent: its label, if that is as short as a name. */
  readonly name?: Message
  /** Its label is part of another piece's: the outline does not repeat it. */
  readonly said?: true
  /** Its name in `moved` events (`blue`, `token`): pairs vanished pieces with appeared ones. */
  readonly piece?: string
  /** The targets of a click on it, if any. */
  readonly targets?: readonly ClickTarget[]
}

/**
 * The appearance of a piece: a named drawing of the game with plain values. The game's `art/painter.ts` has a drawing for
 * each kind; equal sprite specs share one texture. When a spec changes the stage fades it over; when its value `face` changes
 * it is turned like a card.
 */
export interface SpriteSpec {
  readonly kind: string
  readonly [key: string]: string | number | boolean | null
}

/**
 * A clickable target: a piece or place by id, a seat, or a control beside the prompt. `open` opens and closes the pile at a
 * place for browsing; it is part of no path, and counts only if no path continues.
 */
export type ClickTarget =
  | { readonly on: 'place'; readonly id: string }
  | { readonly on: 'piece'; readonly id: string }
  | { readonly on: 'seat'; readonly seat: Seat }
  | { readonly on: 'control'; readonly id: string }
  | { readonly on: 'open'; readonly id: string }

/** A scene, and the area that it covers. */
export interface Scene {
  readonly pieces: readonly Piece[]
  /** Headings of the outline: the names of places, in reading order. Places that are not listed do not appear in it. */
  readonly outline: readonly { readonly place: string; readonly title: Message; readonly level: 2 | 3 }[]
  /** Room that the scene reserves for the buttons of a decision; absent: they use a free spot. */
  readonly answers?: BoardRect
  /** Readable details drawn into a larger piece: buttons beside something in that piece do not cover them. */
  readonly signs?: readonly BoardRect[]
}

/** A rectangle of the board, in CSS pixels. */
export interface BoardRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One step of a path: any of these targets does it. */
export type ClickPathStep = readonly ClickTarget[]

/** The clicks of an action. A path without steps is a plain button. */
export interface ClickPath {
  readonly steps: readonly ClickPathStep[]
  /** The steps may be clicked in any order. */
  readonly unordered?: boolean
  /** An optional first click: a piece that can also be dragged to its destination. */
  readonly from?: ClickPathStep
  /** The question for the last step, once all others are made. Absent: the question of the decision stays. */
  readonly further?: Message
}
