/** Names of cards and rungs in messages. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { KARMIC_LADDER } from './data.ts'
import type { CardId, LadderRung } from './data.ts'
import type { KarmakaWinningSideKind } from './events.ts'

/**
 * The ids, without the prefix `karmaka.`, of the general messages of the rules, such as the names of cards and of
 * rungs (the steps of the Karmic Ladder). The messages of prompts, reasons of illegal actions, consequences and
 * progress are not included.
 */
export type KarmakaTermMessageKey =
  'hidden' | `card.${CardId}.name` | `rung.${LadderRung['id']}` | 'ways' | 'ways.heir' | `end.${KarmakaWinningSideKind}`

/** Builds a message of the rules from its id and the values for its text. */
export const gameMessage = createMessageFactory<KarmakaTermMessageKey>('karmaka')

/** @returns the name of a card, or 'a card' if the card is null or undefined because the viewer does not know it */
export function cardName(card: CardId | null | undefined): Message {
  return gameMessage(card === null || card === undefined ? 'hidden' : `card.${card}.name`)
}

/** @returns the name of a rung. @param rung index on the ladder; 0 is the lowest rung */
export function rungName(rung: number): Message {
  return gameMessage(`rung.${KARMIC_LADDER[rung]?.id ?? 'transcendence'}`)
}
