/** How a piece of this board is made, and what lies over what. */
import { maker } from '../../../../../../renderer/art/make.ts'
import { look } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = { panel: 0, slot: 1, card: 2, count: 3 } as const

export const piece = maker(look)
