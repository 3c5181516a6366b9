/** Makes pieces from boxes. */
import type { Message } from '../../../engine/core/game.ts'
import { centre, type Box } from '../../art/boxes.ts'
import type { Piece, Target } from '../../stage/scene.ts'
import { look, type CosmicLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
  ground: 0,
  panel: 1,
  shelf: 2,
  space: 3,
  pack: 4,
  reach: 5,
  token: 6,
  pawn: 8,
  fork: 9,
  dice: 11,
  card: 12,
  side: 13,
  ghost: 20,
  near: 30,
} as const

interface More {
  readonly label?: Message | undefined
  readonly piece?: string | undefined
  readonly targets?: readonly Target[]
  readonly alpha?: number
  readonly turn?: number
}

/** @param more targets may be empty: they are then left out */
export function piece(id: string, place: string, of: CosmicLook, at: Box, layer: number, more: More = {}): Piece {
  const { x, y } = centre(at)
  const { targets = [], label, piece: called, ...rest } = more
  return {
    id,
    place,
    look: look(of),
    x,
    y,
    width: at.w,
    height: at.h,
    layer,
    ...rest,
    ...(label === undefined ? {} : { label }),
    ...(called === undefined ? {} : { piece: called }),
    ...(targets.length === 0 ? {} : { targets }),
  }
}

export function onPlace(id: string): Target {
  return { on: 'place', id }
}

export function onPiece(id: string): Target {
  return { on: 'piece', id }
}

export function onSeat(seat: number): Target {
  return { on: 'seat', seat }
}
