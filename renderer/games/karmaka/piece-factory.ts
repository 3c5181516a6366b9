/** Makes the pieces of Karmaka, and defines their layers. */
import { createPieceFactory } from '../../art/piece-factory.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'

/** The layers of the pieces; higher ones are drawn above lower ones. */
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

/** Functions that make pieces and enlarged pieces of Karmaka. */
export const { piece, closeUpPiece } = createPieceFactory<KarmakaSpriteSpec>()

/**
 * The sprite spec of a faceup card.
 * @param exposed whether the card is the uppermost of a seat's Deeds (the cards played for points)
 */
export function faceUpCardSpec(
  card: CardId,
  { textScale }: { readonly textScale: number },
  exposed = false,
): KarmakaSpriteSpec {
  return { kind: 'card', face: 1, card, exposed, textScale }
}
