/** Makes pieces from boxes. Used by the piece-factory.ts of every game. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec, ClickPath, ClickPathStep, Piece, CssPixelRect, Scene, ClickTarget } from '../stage/scene.ts'
import { makeBox, centreOf, type Box } from './boxes.ts'

/** The optional values of a piece; see `Piece`. */
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

/**
 * A function that makes a piece from its id, its place, its sprite spec and its box. @typeParam L the sprite specs of the
 * game
 */
export type MakePiece<L> = (id: string, place: string, look: L, at: Box, layer: number, more?: PieceExtras) => Piece

/** Makes the pieces of one game from boxes. @typeParam L the sprite specs of the game */
export interface PieceFactory<L> {
  readonly piece: MakePiece<L>
  /** Makes a piece that is laid over the board, or rises from it. */
  ghost(id: string, look: L, at: Box, more?: PieceExtras): Piece
  /** Makes an enlarged piece in a box. @returns an empty list if `at` is undefined, since there is no room */
  closeUpPiece(look: L, at: Box | undefined): readonly Piece[]
}

/** Creates the factory for the sprite specs of a game. */
export function createPieceFactory<L extends SpriteSpec>(): PieceFactory<L> {
  const piece: MakePiece<L> = (id, place, look, at, layer, { targets = [], label, name, piece, ...rest } = {}) => {
    const { x, y } = centreOf(at)
    return {
      id,
      place,
      look,
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
    ghost: (id, look, at, more) => piece(id, 'ghost', look, at, GHOST_LAYER, more),
    closeUpPiece: (look, at) => (at === undefined ? [] : [piece('near', 'near', look, at, CLOSE_UP_LAYER)]),
  }
}

/** The box of a piece, as it is without rotation. */
export function boxOfPiece({ x, y, width, height }: Piece): Box {
  return makeBox(x - width / 2, y - height / 2, width, height)
}

/** A click target that is a piece. */
export type PieceTarget = Extract<ClickTarget, { readonly on: 'piece' }>

/** The click target for the piece with that id. */
export function pieceTarget(id: string): PieceTarget {
  return { on: 'piece', id }
}

/**
 * Returns a function that finds the box of a piece of the scene by its id, or else the box of a piece at the place with
 * that id: of several the last one with a label, or, if none has a label, the first one. The function returns undefined if
 * there is no such piece.
 */
export function pieceOrPlaceBoxFinder({ pieces }: Scene): (where: string) => Box | undefined {
  return (where) => {
    const here = pieces.filter(({ place }) => place === where)
    const found = pieces.find(({ id }) => id === where) ?? here.findLast(({ label }) => label !== undefined) ?? here[0]
    return found && boxOfPiece(found)
  }
}

/** The click target for the place with that id. */
export function placeTarget(id: string): ClickTarget {
  return { on: 'place', id }
}

/** The click target for a seat. */
export function seatTarget(seat: number): ClickTarget {
  return { on: 'seat', seat }
}

/**
 * The click target for a control, which is a button beside the prompt. A piece on the board with this target acts like the
 * button.
 */
export function controlTarget(id: string): ClickTarget {
  return { on: 'control', id }
}

/** The click target that opens the pile at a place for browsing, and closes it again. */
export function openPileTarget(id: string): ClickTarget {
  return { on: 'open', id }
}

/** Creates a click path whose steps are clicked in the given order. */
export function createClickPath(...all: ClickPathStep[]): ClickPath {
  return { steps: all }
}

/** Converts a box to the rectangle type of scenes. */
export function boxToRect({ x, y, w, h }: Box): CssPixelRect {
  return { left: x, top: y, width: w, height: h }
}

type OutlineEntry = Scene['outline'][number]

/** An entry of the outline for screen readers at level 2: the heading of a group of places. */
export function outlineHeading(place: string, title: Message): OutlineEntry {
  return { ...outlineEntry(place, title), level: 2 }
}

/** An entry of the outline for screen readers at level 3: a place below a heading. */
export function outlineEntry(place: string, title: Message): OutlineEntry {
  return { place, level: 3, title }
}
