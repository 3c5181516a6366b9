/** How a piece of this board is made, and what lies over what. */
import { createPieceFactory, CLOSE_UP_LAYER } from '../../art/piece-factory.ts'
import type { Piece } from '../../stage/scene.ts'
import type { MokshaSpriteSpec } from './sprite-specs.ts'

/** Drawn in this order, from the table upwards. */
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

/** Pieces as they lie over the board, to be read and not to be clicked. */
export function toReadOnlyPieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map(({ targets: _clicks, ...each }) => ({
    ...each,
    id: `near:${each.id}`,
    place: 'near',
    layer: CLOSE_UP_LAYER + each.layer / 100,
  }))
}
