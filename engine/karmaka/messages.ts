/** Names of cards and rungs in messages. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { KARMIC_LADDER } from './data.ts'
import type { Card, LadderRung } from './data.ts'
import type { KarmakaEndReason } from './events.ts'

/** Messages of the rules other than prompts, illegality reasons and progress: catalogue ids. */
export type KarmakaMessageKey =
  'hidden' | `card.${Card}.name` | `rung.${LadderRung['id']}` | 'ways' | 'ways.heir' | `end.${KarmakaEndReason}`

export const gameMessage = createMessageFactory<KarmakaMessageKey>('karmaka')

/** @param card null if the viewer does not know the card */
export function cardName(card: Card | null | undefined): Message {
  return gameMessage(card === null || card === undefined ? 'hidden' : `card.${card}.name`)
}

/** @param rung index on the ladder, from the lowest rung */
export function rungName(rung: number): Message {
  return gameMessage(`rung.${KARMIC_LADDER[rung]?.id ?? 'transcendence'}`)
}
