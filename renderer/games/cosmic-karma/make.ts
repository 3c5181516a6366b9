/** How a piece of this board is made, and what lies over what. */
import { makers } from '../../art/make.ts'
import type { CosmicLook } from './looks.ts'

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
} as const

export const { piece, ghost, near } = makers<CosmicLook>()
