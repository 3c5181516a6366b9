/** Messages of Chakra's rules other than prompts, illegality reasons and progress: catalogue ids, no texts. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { SCORE_RANKS } from './data.ts'
import type { ChakraEndReason } from './state.ts'

/**
 * The ids of Chakra's messages for steps (moves of energies down or up), scores, ranks and the end of the game. The
 * ids lack the prefix `chakra.`. `gameMessage` builds a message from such an id.
 */
export type ChakraTermMessageKey =
  | `step.${'down' | 'up'}`
  | `score.${'chakra' | 'earth' | 'run'}`
  | `rank.${(typeof SCORE_RANKS)[number]['id']}`
  | `end.${ChakraEndReason}`

/**
 * Builds a message of Chakra's rules.
 * @param id the id of the message without the prefix `chakra.`
 * @param values the values that are put into the text
 */
export const gameMessage = createMessageFactory<ChakraTermMessageKey>('chakra')
