/** Makes the pieces of Chakra, and defines their layers. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { ChakraSpriteSpec } from './sprite-specs.ts'

/** The layers of Chakra's pieces. A higher number is drawn above a lower one. */
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

/** Functions that make pieces and ghosts of Chakra. */
export const { piece, ghost } = createPieceFactory<ChakraSpriteSpec>()
