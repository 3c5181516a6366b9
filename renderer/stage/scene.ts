/**
 * What a board is, as data. A game's `scene(view, vantage)` gives a flat list of pieces; the stage keeps one sprite per
 * id, moves what moved, turns what changed face, and fades the rest. No Pixi here: scenes are tested as data, and
 * their labels are the board's outline for screen readers.
 */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Message } from '../../engine/core/contract/game.ts'

/** How a scene is to be laid out. Sizes are CSS pixels. */
export interface BoardViewport {
  readonly width: number
  readonly height: number
  /** The seat shown large at the bottom or centre. */
  readonly bottom: Seat
  /** A seat that somebody enlarged to read it; shown over the rest. */
  readonly enlarged?: Seat
  /** The seat shown as the one at turn whatever the view says: it is asked whether it is done, or its last deed is shown. */
  readonly acting?: Seat
  /**
   * A pile that somebody opened to browse, by its place: the scene lays its pieces over the rest, and over what they
   * cover a piece that closes it again (`{on: 'open', id}`). A place that has nothing to show is as good as none.
   */
  readonly opened?: string
  /** What is shown from near covers none of these: where the piece in hand can go. Absent: there is none in hand. */
  readonly clear?: readonly BoardRect[]
  /** 1, or more for larger text. */
  readonly textScale: number
  readonly viewer: Viewer
  readonly seats: readonly SeatStyle[]
}

/** A seat's name and colour as chosen at the new table; `shape` tells it apart without colour. */
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
  /** Stable while the piece stays what it is: `seat0:column:3:blue:0`. Unique in its scene. */
  readonly id: string
  /**
   * Where it lies, in the words of the game's facts (`seat0:column:3`): what a path's `place` target and a `moved`
   * fact name. Also groups the outline.
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
  /** 0..1; 1 when absent. */
  readonly alpha?: number
  /** A die that was thrown: it comes to its new face tumbling and bouncing, not turned once like a card. */
  readonly thrown?: boolean
  /** Words for hover, focus and the outline; absent: decoration. */
  readonly label?: Message
  /** What it is called while it is picked; absent: its label, where that is as short as a name. */
  readonly name?: Message
  /** Its label is part of another piece's: the outline does not say it once more. */
  readonly said?: true
  /** What a `moved` fact calls it (`blue`, `token`): pairs what vanished with what appeared. */
  readonly piece?: string
  /** What a click on it means, if anything begins there. */
  readonly targets?: readonly ClickTarget[]
}

/**
 * How a piece looks: a named drawing of the game with plain values. The game's `art/painter.ts` has a drawing for each kind;
 * equal looks share one texture. When a look changes the stage fades it over; when its value `face` changes it
 * is turned like a card.
 */
export interface SpriteSpec {
  readonly kind: string
  readonly [key: string]: string | number | boolean | null
}

/**
 * Something that can be clicked: a piece or place by id, a seat, or a control beside the prompt. `open` opens and closes
 * the pile at a place to browse it; it is part of no path, and counts only where no path goes on.
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
  /** Headings of the outline: a place's name, in reading order. Places that are not listed do not appear in it. */
  readonly outline: readonly { readonly place: string; readonly title: Message; readonly level: 2 | 3 }[]
  /** Room that the scene keeps for the buttons of a decision; absent: they look for a free spot. */
  readonly answers?: BoardRect
  /** What is drawn into a larger piece and is to be read there: buttons beside something in that piece leave it free. */
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

/** How an action is said with clicks. A path without steps is a plain button. */
export interface ClickPath {
  readonly steps: readonly ClickPathStep[]
  /** The steps may be clicked in any order. */
  readonly unordered?: boolean
  /** What may be clicked first, and need not be: a thing that can also be taken up and carried to where it goes. */
  readonly from?: ClickPathStep
  /** What is asked once all steps but the last are made. Absent: the question of the decision stands. */
  readonly further?: Message
}
