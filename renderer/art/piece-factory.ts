/** Makes pieces from boxes: what the piece-factory.ts of every game is built of. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec, ClickPath, ClickPathStep, Piece, BoardRect, Scene, ClickTarget } from '../stage/scene.ts'
import { makeBox, centreOf, type Box } from './boxes.ts'

export interface PieceExtras {
  readonly label?: Message | undefined
  readonly name?: Message | undefined
  readonly piece?: string | undefined
  /** May be empty: they are then left out. */
  readonly targets?: readonly ClickTarget[]
  readonly alpha?: number
  readonly thrown?: boolean
  readonly said?: true
  readonly turn?: number
}

/** Above all layers of the games. */
const GHOST_LAYER = 20
export const CLOSE_UP_LAYER = 30

/** @typeParam L the looks of the game */
export type MakePiece<L> = (id: string, place: string, look: L, at: Box, layer: number, more?: PieceExtras) => Piece

export interface PieceFactory<L> {
  readonly piece: MakePiece<L>
  /** Something that is laid over the board, or rises from it. */
  ghost(id: string, look: L, at: Box, more?: PieceExtras): Piece
  /** A piece from near, where there is room for it. */
  closeUpPiece(look: L, at: Box | undefined): readonly Piece[]
}

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

/** Where a piece is, as it was made; its turn aside. */
export function boxOfPiece({ x, y, width, height }: Piece): Box {
  return makeBox(x - width / 2, y - height / 2, width, height)
}

export type PieceTarget = Extract<ClickTarget, { readonly on: 'piece' }>

export function pieceTarget(id: string): PieceTarget {
  return { on: 'piece', id }
}

/** The box of a piece by its id, or of the one that is seen at a place: the uppermost with a label, else any. */
export function boxFinderFor({ pieces }: Scene): (where: string) => Box | undefined {
  return (where) => {
    const here = pieces.filter(({ place }) => place === where)
    const found = pieces.find(({ id }) => id === where) ?? here.findLast(({ label }) => label !== undefined) ?? here[0]
    return found && boxOfPiece(found)
  }
}

export function placeTarget(id: string): ClickTarget {
  return { on: 'place', id }
}

export function seatTarget(seat: number): ClickTarget {
  return { on: 'seat', seat }
}

/** One of the controls beside the prompt: what names it on the board answers as well. */
export function controlTarget(id: string): ClickTarget {
  return { on: 'control', id }
}

/** Opens and closes the pile at a place. */
export function openPileTarget(id: string): ClickTarget {
  return { on: 'open', id }
}

/** A choice that is made by these clicks, one after the other. */
export function clickPathOf(...all: ClickPathStep[]): ClickPath {
  return { steps: all }
}

/** A box as scenes keep room. */
export function boxToRect({ x, y, w, h }: Box): BoardRect {
  return { left: x, top: y, width: w, height: h }
}

type OutlineEntry = Scene['outline'][number]

/** A heading of the outline. */
export function outlineHeading(place: string, title: Message): OutlineEntry {
  return { ...outlineEntry(place, title), level: 2 }
}

/** What stands below a heading of the outline. */
export function outlineEntry(place: string, title: Message): OutlineEntry {
  return { place, level: 3, title }
}
