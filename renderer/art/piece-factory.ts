/** Makes pieces from boxes. Used by the piece-factory.ts of every game. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type {
  SpriteSpec,
  ClickPath,
  AlternativeClickTargets,
  Piece,
  CssPixelRect,
  Scene,
  ClickTarget,
} from '../stage/scene.ts'
import { makeBox, centreOf, type Box } from './boxes.ts'

/** The optional properties of a new piece, as in `Piece`. */
export interface PieceExtras {
  readonly label?: Message | undefined
  readonly name?: Message | undefined
  readonly piece?: string | undefined
  /** If empty, the piece has no targets. */
  readonly targets?: readonly ClickTarget[]
  readonly alpha?: number
  readonly thrown?: boolean
  readonly textAreas?: readonly CssPixelRect[]
  readonly said?: true
  readonly turn?: number
}

/** Above all layers of the games. */
const GHOST_LAYER = 20
/**
 * The number of the layer for enlarged pieces. It is above all layers of the games, and above the layer of ghosts
 * (pieces that are laid over the board or rise from it).
 */
export const CLOSE_UP_LAYER = 30

/**
 * A function that makes a piece from its id, the name of its place, its sprite spec (the data that says how it looks),
 * its box, its layer, and optional properties.
 * @typeParam L the sprite specs of the game
 */
export type MakePiece<L> = (id: string, place: string, sprite: L, at: Box, layer: number, more?: PieceExtras) => Piece

/**
 * Functions that make the pieces of one game: ordinary pieces, pieces laid over the board, and enlarged pieces. The
 * position and size of each piece is given as a box.
 * @typeParam L the sprite specs of the game (the data that says how a piece looks)
 */
export interface PieceFactory<L> {
  readonly piece: MakePiece<L>
  /** Makes a piece that is laid over the board, or rises from it. */
  ghost(id: string, sprite: L, at: Box, more?: PieceExtras): Piece
  /** Makes an enlarged piece in a box. @returns an empty list if `at` is undefined, since there is no room */
  closeUpPiece(sprite: L, at: Box | undefined): readonly Piece[]
}

/**
 * Creates the functions with which a game makes its pieces: ordinary pieces, pieces laid over the board, and enlarged
 * pieces.
 * @typeParam L the sprite specs of the game (the data that says how a piece looks)
 */
export function createPieceFactory<L extends SpriteSpec>(): PieceFactory<L> {
  const piece: MakePiece<L> = (id, place, sprite, at, layer, { targets = [], label, name, piece, ...rest } = {}) => {
    const { x, y } = centreOf(at)
    return {
      id,
      place,
      sprite,
      x,
      y,
      width: at.w,
      height: at.h,
      layer,
      ...rest,
      ...omitUndefined({ label }),
      ...omitUndefined({ name }),
      ...omitUndefined({ piece }),
      ...(targets.length === 0 ? {} : { targets }),
    }
  }
  return {
    piece,
    ghost: (id, sprite, at, more) => piece(id, 'ghost', sprite, at, GHOST_LAYER, more),
    closeUpPiece: (sprite, at) => (at === undefined ? [] : [piece('near', 'near', sprite, at, CLOSE_UP_LAYER)]),
  }
}

/** The box of a piece. A rotation of the piece is ignored. */
export function boxOfPiece({ x, y, width, height }: Piece): Box {
  return makeBox(x - width / 2, y - height / 2, width, height)
}

/** A piece as the target of a click, given by the id of the piece. */
export type PieceClickTarget = Extract<ClickTarget, { readonly on: 'piece' }>

/** Creates the click target for the piece with the given id. */
export function createPieceClickTarget(id: string): PieceClickTarget {
  return { on: 'piece', id }
}

/**
 * Returns a function that finds a box in the scene by the id of a piece or of a place. If the id is that of a place,
 * the box is that of the last piece at the place that has a label, otherwise of the first piece at the place. The
 * function returns undefined if no piece is found.
 */
export function pieceOrPlaceBoxFinder({ pieces }: Scene): (where: string) => Box | undefined {
  return (where) => {
    const here = pieces.filter(({ place }) => place === where)
    const found = pieces.find(({ id }) => id === where) ?? here.findLast(({ label }) => label !== undefined) ?? here[0]
    return found && boxOfPiece(found)
  }
}

/** Creates the click target for the place with the given id. */
export function placeClickTarget(id: string): ClickTarget {
  return { on: 'place', id }
}

/** Creates the click target for a seat, given by the seat's number. */
export function seatClickTarget(seat: number): ClickTarget {
  return { on: 'seat', seat }
}

/** The click target of a control, a button beside the prompt. A piece on the board with this target acts like the button. */
export function controlClickTarget(id: string): ClickTarget {
  return { on: 'control', id }
}

/**
 * Creates the click target that opens the pile at a place for browsing, or closes the pile if it is open.
 * @param id id of the place
 */
export function pileToggleClickTarget(id: string): ClickTarget {
  return { on: 'open', id }
}

/** Creates a click path: a sequence of clicks, here the given steps in the given order. */
export function clickPathFromSteps(...all: AlternativeClickTargets[]): ClickPath {
  return { steps: all }
}

/** Converts a box (`x`, `y`, `w`, `h`) to a rectangle of the scene (`left`, `top`, `width`, `height`). */
export function boxToCssPixelRect({ x, y, w, h }: Box): CssPixelRect {
  return { left: x, top: y, width: w, height: h }
}

type OutlineEntry = Scene['outline'][number]

/** Makes a level-2 entry of the scene's outline for screen readers: the heading of a group of places. */
export function screenReaderOutlineHeading(place: string, title: Message): OutlineEntry {
  return { ...screenReaderOutlinePlace(place, title), level: 2 }
}

/** Makes a level-3 entry of the scene's outline for screen readers: one place below a heading. */
export function screenReaderOutlinePlace(place: string, title: Message): OutlineEntry {
  return { place, level: 3, title }
}
