/** Creates the pieces of this game's board, and their layers. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'

/** Drawing order of the pieces: a higher number is drawn over a lower one. */
export const PIECE_LAYERS = {
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

export const { piece, ghost, closeUpPiece } = createPieceFactory<CosmicSpriteSpec>()
