/** Makes pieces from boxes: what the make.ts of every game is built of. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Look, Path, PathStep, Piece, Rect, Scene, Target } from '../stage/scene.ts'
import { box, centre, type Box } from './boxes.ts'

export interface More {
  readonly label?: Message | undefined
  readonly name?: Message | undefined
  readonly piece?: string | undefined
  /** May be empty: they are then left out. */
  readonly targets?: readonly Target[]
  readonly alpha?: number
  readonly thrown?: boolean
  readonly said?: true
  readonly turn?: number
}

/** Above all layers of the games. */
const GHOST = 20
export const NEAR = 30

/** @typeParam L the looks of the game */
export type Make<L> = (id: string, place: string, look: L, at: Box, layer: number, more?: More) => Piece

export interface Makers<L> {
  readonly piece: Make<L>
  /** Something that is laid over the board, or rises from it. */
  ghost(id: string, look: L, at: Box, more?: More): Piece
  /** A piece from near, where there is room for it. */
  near(look: L, at: Box | undefined): readonly Piece[]
}

export function makers<L extends Look>(): Makers<L> {
  const piece: Make<L> = (id, place, look, at, layer, { targets = [], label, name, piece, ...rest } = {}) => {
    const { x, y } = centre(at)
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
      ...defined({ label }),
      ...defined({ name }),
      ...defined({ piece }),
      ...(targets.length === 0 ? {} : { targets }),
    }
  }
  return {
    piece,
    ghost: (id, look, at, more) => piece(id, 'ghost', look, at, GHOST, more),
    near: (look, at) => (at === undefined ? [] : [piece('near', 'near', look, at, NEAR)]),
  }
}

/** Where a piece is, as it was made; its turn aside. */
export function boxOf({ x, y, width, height }: Piece): Box {
  return box(x - width / 2, y - height / 2, width, height)
}

export type OnPiece = Extract<Target, { readonly on: 'piece' }>

export function onPiece(id: string): OnPiece {
  return { on: 'piece', id }
}

/** The box of a piece by its id, or of the one that is seen at a place: the uppermost with a label, else any. */
export function boxesIn({ pieces }: Scene): (where: string) => Box | undefined {
  return (where) => {
    const here = pieces.filter(({ place }) => place === where)
    const found = pieces.find(({ id }) => id === where) ?? here.findLast(({ label }) => label !== undefined) ?? here[0]
    return found && boxOf(found)
  }
}

export function onPlace(id: string): Target {
  return { on: 'place', id }
}

export function onSeat(seat: number): Target {
  return { on: 'seat', seat }
}

/** One of the controls beside the prompt: what names it on the board answers as well. */
export function onControl(id: string): Target {
  return { on: 'control', id }
}

/** Opens and closes the pile at a place. */
export function opening(id: string): Target {
  return { on: 'open', id }
}

/** A choice that is made by these clicks, one after the other. */
export function steps(...all: PathStep[]): Path {
  return { steps: all }
}

/** A box as scenes keep room. */
export function rectOf({ x, y, w, h }: Box): Rect {
  return { left: x, top: y, width: w, height: h }
}

type Entry = Scene['outline'][number]

/** A heading of the outline. */
export function heading(place: string, title: Message): Entry {
  return { ...entry(place, title), level: 2 }
}

/** What stands below a heading of the outline. */
export function entry(place: string, title: Message): Entry {
  return { place, level: 3, title }
}
