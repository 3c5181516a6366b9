/** Creates the pieces of this board, in their layers. */
import { createPieceFactory } from '../../../../../../renderer/art/piece-factory.ts'
import type { TemplateGameSpriteSpec } from './sprite-specs.ts'

/** Drawing order, from the table upwards. */
export const PIECE_LAYERS = { panel: 0, slot: 1, card: 2, count: 3 } as const

export const { piece } = createPieceFactory<TemplateGameSpriteSpec>()
