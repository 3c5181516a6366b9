/** Makes pieces from boxes. */
import type { Message } from '../../../engine/core/game.ts'
import { centre, type Box } from '../../art/boxes.ts'
import type { Piece, Target } from '../../stage/scene.ts'
import { look, type RauhaLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
  panel: 0,
  ground: 1,
  printed: 2,
  tile: 3,
  band: 4,
  mark: 5,
  spore: 6,
  token: 7,
  avatar: 8,
  tray: 10,
  card: 12,
  sign: 13,
  veil: 16,
  open: 17,
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
export function piece(id: string, place: string, of: RauhaLook, at: Box, layer: number, more: More = {}): Piece {
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

export function onSeat(seat: number): Target {
  return { on: 'seat', seat }
}

export function opening(id: string): Target {
  return { on: 'open', id }
}
