/** How a piece of this board is made, and what lies over what. */
import { makers, NEAR } from '../../art/make.ts'
import type { Piece } from '../../stage/scene.ts'
import type { MokshaLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
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

export const { piece, ghost, near } = makers<MokshaLook>()

/** Pieces as they lie over the board, to be read and not to be clicked. */
export function fromNear(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map(({ targets: _clicks, ...each }) => ({
    ...each,
    id: `near:${each.id}`,
    place: 'near',
    layer: NEAR + each.layer / 100,
  }))
}
