/** Makes pieces from boxes. */
import type { Message } from '../../../engine/core/game.ts'
import { centre, type Box } from '../../art/boxes.ts'
import type { Piece, Target } from '../../stage/scene.ts'
import { look, type MokshaLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
  map: 0,
  panel: 1,
  site: 2,
  ground: 3,
  card: 4,
  building: 5,
  reach: 6,
  spot: 7,
  token: 8,
  mark: 10,
  meeple: 12,
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
}

/** @param more targets may be empty: they are then left out */
export function piece(id: string, place: string, of: MokshaLook, at: Box, layer: number, more: More = {}): Piece {
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

export function onSeat(seat: number): Target {
  return { on: 'seat', seat }
}

export function opening(id: string): Target {
  return { on: 'open', id }
}
