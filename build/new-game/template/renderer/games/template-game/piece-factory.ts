/** How a piece of this board is made, and what lies over what. */
import { createPieceFactory } from '../../../../../../renderer/art/piece-factory.ts'
import type { TemplateGameSpriteSpec } from './sprite-specs.ts'

/** Drawn in this order, from the table upwards. */
export const PIECE_LAYERS = { panel: 0, slot: 1, card: 2, count: 3 } as const

export const { piece } = createPieceFactory<TemplateGameSpriteSpec>()
