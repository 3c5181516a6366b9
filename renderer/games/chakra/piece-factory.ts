/** How a piece of this board is made, and what lies over what. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { ChakraSpriteSpec } from './sprite-specs.ts'

/** Drawn in this order, from the table upwards. */
export const PIECE_LAYERS = {
  panel: 0,
  ground: 1,
  socket: 2,
  token: 3,
  energy: 4,
  lifted: 6,
  cover: 8,
  above: 9,
} as const

export const { piece, ghost } = createPieceFactory<ChakraSpriteSpec>()
