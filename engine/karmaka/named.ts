/** Cards and rungs in messages: said by their names. */
import type { Message } from '../core/contract/game.ts'
import { LADDER } from './data.ts'
import type { Card } from './data.ts'

/** @param card null: the viewer does not know which */
export function cardName(card: Card | null | undefined): Message {
  return { id: card === null || card === undefined ? 'karmaka.hidden' : `karmaka.card.${card}.name` }
}

/** @param rung its index on the ladder, from below */
export function rungName(rung: number): Message {
  return { id: `karmaka.rung.${LADDER[rung]?.id ?? 'transcendence'}` }
}
