/** Messages of Chakra's rules other than prompts, illegality reasons and progress: catalogue ids, no texts. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { SCORE_RANKS } from './data.ts'
import type { ChakraEndReason } from './state.ts'

/** The message ids that `gameMessage` accepts, without the prefix `chakra.`. */
export type ChakraMessageKey =
  | `step.${'down' | 'up'}`
  | `score.${'chakra' | 'earth' | 'run'}`
  | `rank.${(typeof SCORE_RANKS)[number]['id']}`
  | `end.${ChakraEndReason}`

/** Makes a message of Chakra's rules from the id without its prefix, and the values. */
export const gameMessage = createMessageFactory<ChakraMessageKey>('chakra')
