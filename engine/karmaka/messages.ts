/** Cards and rungs in messages: said by their names. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { KARMIC_LADDER } from './data.ts'
import type { Card, LadderRung } from './data.ts'
import type { KarmakaEndReason } from './events.ts'

/** What the rules say besides what is asked, why not and how far: ids of the catalogue. */
export type KarmakaMessageKey =
  'hidden' | `card.${Card}.name` | `rung.${LadderRung['id']}` | 'ways' | 'ways.heir' | `end.${KarmakaEndReason}`

export const gameMessage = createMessageFactory<KarmakaMessageKey>('karmaka')

/** @param card null: the viewer does not know which */
export function cardName(card: Card | null | undefined): Message {
  return gameMessage(card === null || card === undefined ? 'hidden' : `card.${card}.name`)
}

/** @param rung its index on the ladder, from below */
export function rungName(rung: number): Message {
  return gameMessage(`rung.${KARMIC_LADDER[rung]?.id ?? 'transcendence'}`)
}
