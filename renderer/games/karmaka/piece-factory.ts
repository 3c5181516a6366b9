/** How a piece of this board is made, and what lies over what. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'

/** Drawn in this order, from the table upwards. */
export const PIECE_LAYERS = {
  panel: 0,
  ground: 1,
  rung: 2,
  token: 3,
  card: 4,
  count: 5,
  beam: 6,
  centre: 7,
  sign: 8,
  tray: 10,
  picked: 11,
  veil: 14,
  open: 15,
} as const

export const { piece, closeUpPiece } = createPieceFactory<KarmakaSpriteSpec>()

/** A card faceup. */
export function faceUpCardSprite(
  card: Card,
  { textScale }: { readonly textScale: number },
  exposed = false,
): KarmakaSpriteSpec {
  return { kind: 'card', face: 1, card, exposed, textScale }
}
