/**
 * A board as data. A game's `scene(view, parameters)` returns a flat list of pieces. The stage keeps one sprite per id,
 * animates moved pieces, turns changed faces, and fades other changes. No Pixi here: scenes are tested as data, and their
 * labels are the board's outline for screen readers.
 */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Message } from '../../engine/core/contract/game.ts'

/**
 * The parameters from which a game builds a scene: board size, seats, viewer, and what is enlarged or opened. Sizes are CSS
 * pixels.
 */
export interface SceneParameters {
  readonly width: number
  readonly height: number
  /** The seat shown large at the bottom or centre. */
  readonly bottom: Seat
  /** The seat whose board the user has enlarged. Absent: none. */
  readonly enlarged?: Seat
  /**
   * The seat that is shown as the one at turn, whatever the view says: it is asked to confirm the end of its turn, or its
   * last action is being shown. Absent: the seat at turn in the view.
   */
  readonly acting?: Seat
  /**
   * The place of the pile that the user has opened for browsing: the scene shows its cards above the other pieces, with a
   * covering piece between them that closes the pile again (`{on: 'open', id}`). A place that is no such pile is ignored.
   */
  readonly opened?: string
  /** Areas that a close-up must not cover: those of the targets of the piece that the player holds. Absent: none is held. */
  readonly clear?: readonly CssPixelRect[]
  /** Scale of text: 1, or more for larger text. */
  readonly textScale: number
  readonly viewer: Viewer
  readonly seats: readonly SeatStyle[]
}

/**
 * The name of a seat's player with the seat's colour and shape, as chosen when the table was created. The shape distinguishes
 * the seat without colour.
 */
export interface SeatStyle {
  readonly name: string
  /** CSS colour of the theme. */
  readonly colour: string
  readonly shape: string
}

/**
 * One thing on the board: a card, a token, a panel, a text.
 * Its centre is at x, y; nothing is clipped. Pieces are drawn in order of `layer`, then of the list.
 */
export interface Piece {
  /** Stable while the piece keeps its identity: `seat0:column:3:blue:0`. Unique in its scene. */
  readonly id: string
  /**
   * Its place, as in the game's events (`seat0:column:3`): the id of a path's `place` target and of `moved` events. Also
   * groups the outline.
   */
  readonly place: string
  readonly sprite: SpriteSpec
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
  /**
   * The parts of its drawing with text or figures, in CSS pixels from its upper left corner: arrows of a preview avoid them.
   * Absent: the whole piece, if its sprite spec has the value `textScale`, otherwise nothing.
   */
  readonly textAreas?: readonly CssPixelRect[]
  /** Text for hover, focus and the outline; absent: decoration. */
  readonly label?: Message
  /** Short name of the piece, shown once the player has clicked it. Absent: its label, if that is short enough. */
  readonly name?: Message
  /** True if the label of another piece contains this label: the outline then leaves this label out. */
  readonly said?: true
  /** Its name in `moved` events (`blue`, `token`), by which a removed piece and a new one are recognised as the same. */
  readonly piece?: string
  /** The targets of a click on it, if any. */
  readonly targets?: readonly ClickTarget[]
}

/**
 * The appearance of a piece: the name of a drawing of the game, with plain values. The game's `art/painter.ts` has a
 * drawing for each kind; equal sprite specs share one texture. When a spec changes, the stage fades to the new drawing;
 * when its value `face` changes, the piece is turned over like a card.
 */
export interface SpriteSpec {
  readonly kind: string
  readonly [key: string]: string | number | boolean | null
}

/**
 * The target of a click: a piece or a place by its id, a seat, or a control, which is a button beside the prompt. The
 * target `open` opens or closes the pile at a place. This target is not part of a choice: it takes effect only if the
 * click does not continue the choice that earlier clicks began.
 */
export type ClickTarget =
  | { readonly on: 'place'; readonly id: string }
  | { readonly on: 'piece'; readonly id: string }
  | { readonly on: 'seat'; readonly seat: Seat }
  | { readonly on: 'control'; readonly id: string }
  | { readonly on: 'open'; readonly id: string }

/**
 * The parts of a board that the stage shows: its pieces, the headings of its outline for screen readers, the area reserved for
 * buttons, and the areas that buttons must not cover.
 */
export interface Scene {
  readonly pieces: readonly Piece[]
  /** Headings of the outline: the names of places, in reading order. Places that are not listed do not appear in it. */
  readonly outline: readonly { readonly place: string; readonly title: Message; readonly level: 2 | 3 }[]
  /** The area that the scene reserves for the buttons of a decision. Absent: the buttons are placed where they cover least. */
  readonly answers?: CssPixelRect
  /** Areas over which no buttons are placed: they contain details of a larger piece that must stay readable. */
  readonly signs?: readonly CssPixelRect[]
}

/** A rectangle of the board, in CSS pixels. */
export interface CssPixelRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The targets of one click of a click path (the series of clicks by which a player chooses an action). The player may
 * click any one of them.
 */
export type AlternativeClickTargets = readonly ClickTarget[]

/** The clicks on the board by which a player chooses an action. A choice whose path has no steps is a plain button. */
export interface ClickPath {
  readonly steps: readonly AlternativeClickTargets[]
  /** The steps may be clicked in any order. */
  readonly unordered?: boolean
  /** Targets of an optional first click: the piece that the player may also drag to its destination. */
  readonly from?: AlternativeClickTargets
  /** The prompt once only the last step is left. Absent: the prompt of the decision stays. */
  readonly further?: Message
}
