/** Cards and rungs in messages: said by their names. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { LADDER } from './data.ts'
import type { Card, Rung } from './data.ts'
import type { KarmakaEnd } from './facts.ts'

/** What the rules say besides what is asked, why not and how far: ids of the catalogue. */
export type KarmakaWord =
  'hidden' | `card.${Card}.name` | `rung.${Rung['id']}` | 'ways' | 'ways.heir' | `end.${KarmakaEnd}`

export const message = createMessageFactory<KarmakaWord>('karmaka')

/** @param card null: the viewer does not know which */
export function cardName(card: Card | null | undefined): Message {
  return message(card === null || card === undefined ? 'hidden' : `card.${card}.name`)
}

/** @param rung its index on the ladder, from below */
export function rungName(rung: number): Message {
  return message(`rung.${LADDER[rung]?.id ?? 'transcendence'}`)
}
