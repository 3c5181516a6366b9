/** Legend of Template Game: the pieces on its table. */
import type { BoardLegend } from '../../../../../../renderer/games/legend.ts'
import { cardSprite, type TemplateGameSpriteSpec } from './sprite-specs.ts'

const CARD = [60, 84] as const

export const boardLegend: BoardLegend<TemplateGameSpriteSpec> = {
  parts: [
    {
      id: 'table',
      rows: [
        { id: 'card', looks: [cardSprite(7)], size: CARD },
        { id: 'back', looks: [cardSprite(null)], size: CARD },
        { id: 'count', looks: [{ kind: 'count', count: 4 }], size: [34, 28] },
      ],
    },
  ],
  unlisted: {
    slot: 'where cards lie, which have a row',
    panel: 'the ground of a seat',
    header: 'says in words whose seat it is',
  },
}
