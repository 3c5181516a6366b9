/** How a piece of this board is made, and what lies over what. */
import { makers } from '../../art/make.ts'
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
