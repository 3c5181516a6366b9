/** How a piece of this board is made, and what lies over what. */
import { makers } from '../../art/make.ts'
import type { ChakraLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
  panel: 0,
  ground: 1,
  socket: 2,
  token: 3,
  energy: 4,
  lifted: 6,
  cover: 8,
  above: 9,
} as const

export const { piece, ghost } = makers<ChakraLook>()
