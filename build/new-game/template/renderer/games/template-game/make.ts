/** How a piece of this board is made, and what lies over what. */
import { makers } from '../../../../../../renderer/art/make.ts'
import type { TemplateGameLook } from './looks.ts'

/** Drawn in this order, from the table upwards. */
export const LAYER = { panel: 0, slot: 1, card: 2, count: 3 } as const

export const { piece } = makers<TemplateGameLook>()
