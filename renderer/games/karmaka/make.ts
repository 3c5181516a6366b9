/** How a piece of this board is made, and what lies over what. */
import { makers } from '../../art/make.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = {
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

export const { piece, near } = makers<KarmakaLook>()

/** A card faceup. */
export function faceOf(card: Card, { textScale }: { readonly textScale: number }, exposed = false): KarmakaLook {
  return { kind: 'card', face: 1, card, exposed, textScale }
}
