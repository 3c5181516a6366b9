/** What lies on the table of Template Game, for its legend. */
import type { Legend } from '../../../../../../renderer/games/legend.ts'
import { cardLook, type TemplateGameLook } from './looks.ts'

const CARD = [60, 84] as const

export const legend: Legend<TemplateGameLook> = {
  parts: [
    {
      id: 'table',
      rows: [
        { id: 'card', looks: [cardLook(7)], size: CARD },
        { id: 'back', looks: [cardLook(null)], size: CARD },
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
