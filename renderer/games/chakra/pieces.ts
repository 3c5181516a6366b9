/** Makes pieces from boxes. */
import type { Message } from '../../../engine/core/game.ts'
import type { Piece, Target } from '../../stage/scene.ts'
import { around, centre, type Box, type Point } from '../../art/boxes.ts'
import { look, type ChakraLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
  panel: 0,
  ground: 1,
  socket: 2,
  token: 3,
  energy: 4,
  held: 6,
  cover: 8,
  above: 9,
  ghost: 20,
} as const

interface More {
  readonly label?: Message
  readonly piece?: string
  readonly targets?: readonly Target[]
  readonly alpha?: number
}

/** @param more targets may be empty: they are then left out */
export function piece(id: string, place: string, of: ChakraLook, at: Box, layer: number, more: More = {}): Piece {
  const { x, y } = centre(at)
  const { targets, ...rest } = more
  const meant = targets === undefined || targets.length === 0 ? {} : { targets }
  return { id, place, look: look(of), x, y, width: at.w, height: at.h, layer, ...rest, ...meant }
}

/** The box of a thing that a form puts at `at` from the centre of `host`. */
export function within(host: Box, at: Point, size: number): Box {
  const { x, y } = centre(host)
  return around({ x: x + at.x, y: y + at.y }, size)
}

export function onPlace(id: string): Target {
  return { on: 'place', id }
}
