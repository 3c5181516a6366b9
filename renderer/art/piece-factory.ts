/** Makes pieces from boxes. Used by the piece-factory.ts of every game. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec, ClickPath, ClickPathStep, Piece, CssPixelRect, Scene, ClickTarget } from '../stage/scene.ts'
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
/** The layer of enlarged pieces, above all layers of the games and above ghosts. */
export const CLOSE_UP_LAYER = 30

/** A function that makes a piece from its id, place, sprite spec, box and layer. @typeParam L the sprite specs of the game */
export type MakePiece<L> = (id: string, place: string, sprite: L, at: Box, layer: number, more?: PieceExtras) => Piece

/** Makes the pieces of one game from boxes. @typeParam L the sprite specs of the game */
export interface PieceFactory<L> {
  readonly piece: MakePiece<L>
  /** Makes a piece that is laid over the board, or rises from it. */
  ghost(id: string, sprite: L, at: Box, more?: PieceExtras): Piece
  /** Makes an enlarged piece in a box. @returns an empty list if `at` is undefined, since there is no room */
  closeUpPiece(sprite: L, at: Box | undefined): readonly Piece[]
}

/** Creates the piece factory of a game. @typeParam L the sprite specs of the game */
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

/** The click target of a piece: its id. */
export type PieceClickTarget = Extract<ClickTarget, { readonly on: 'piece' }>

/** The click target of the piece with that id. */
export function pieceClickTarget(id: string): PieceClickTarget {
  return { on: 'piece', id }
}

/**
 * Returns a function that finds a box in the scene by the id of a piece or of a place. For a place it takes the last piece
 * there that has a label, or else the first piece there. It returns undefined if no piece is found.
 */
export function pieceOrPlaceBoxFinder({ pieces }: Scene): (where: string) => Box | undefined {
  return (where) => {
    const here = pieces.filter(({ place }) => place === where)
    const found = pieces.find(({ id }) => id === where) ?? here.findLast(({ label }) => label !== undefined) ?? here[0]
    return found && boxOfPiece(found)
  }
}

/** The click target of the place with that id. */
export function placeClickTarget(id: string): ClickTarget {
  return { on: 'place', id }
}

/** The click target of a seat. */
export function seatClickTarget(seat: number): ClickTarget {
  return { on: 'seat', seat }
}

/** The click target of a control, a button beside the prompt. A piece on the board with this target acts like the button. */
export function controlClickTarget(id: string): ClickTarget {
  return { on: 'control', id }
}

/** The click target that opens the pile at a place for browsing. If the pile is open, it closes it. */
export function pileToggleClickTarget(id: string): ClickTarget {
  return { on: 'open', id }
}

/** Creates a click path whose steps are clicked in the given order. */
export function createClickPath(...all: ClickPathStep[]): ClickPath {
  return { steps: all }
}

/** Converts a box (`x`, `y`, `w`, `h`) to a rectangle of the scene (`left`, `top`, `width`, `height`). */
export function boxToCssPixelRect({ x, y, w, h }: Box): CssPixelRect {
  return { left: x, top: y, width: w, height: h }
}

type OutlineEntry = Scene['outline'][number]

/** Makes a level-2 entry of the scene's outline for screen readers: the heading of a group of places. */
export function screenReaderOutlineHeading(place: string, title: Message): OutlineEntry {
  return { ...screenReaderOutlineEntry(place, title), level: 2 }
}

/** Makes a level-3 entry of the scene's outline for screen readers: one place below a heading. */
export function screenReaderOutlineEntry(place: string, title: Message): OutlineEntry {
  return { place, level: 3, title }
}
