/** Creates the pieces of this game's board, and their layers. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'

/** Drawing order of the pieces: a higher number is drawn over a lower one. */
export const PIECE_LAYERS = {
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
} as const

export const { piece, ghost, closeUpPiece } = createPieceFactory<RauhaSpriteSpec>()
