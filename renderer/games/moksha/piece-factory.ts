/** Creates the pieces of this game's board, and their layers. */
import { createPieceFactory, CLOSE_UP_LAYER } from '../../art/piece-factory.ts'
import type { Piece } from '../../stage/scene.ts'
import type { MokshaSpriteSpec } from './sprite-specs.ts'

/** Drawing order of the pieces: a higher number is drawn over a lower one. */
export const PIECE_LAYERS = {
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
} as const

export const { piece, ghost, closeUpPiece } = createPieceFactory<MokshaSpriteSpec>()

/** Copies of pieces for a close-up: without click targets, with ids of their own, and in front of all other pieces. */
export function copyPiecesForCloseUp(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map(({ targets: _clicks, ...each }) => ({
    ...each,
    id: `near:${each.id}`,
    place: 'near',
    layer: CLOSE_UP_LAYER + each.layer / 100,
  }))
}
