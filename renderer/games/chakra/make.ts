/** How a piece of this board is made, and what lies over what. */
import { maker } from '../../art/make.ts'
import type { ChakraLook } from './looks.ts'

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

export const piece = maker<ChakraLook>()
