/** Messages of Chakra's rules other than prompts, illegality reasons and progress: catalogue ids, no texts. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { SCORE_RANKS } from './data.ts'
import type { ChakraEndReason } from './state.ts'

export type ChakraMessageKey =
  | `step.${'down' | 'up'}`
  | `score.${'chakra' | 'earth' | 'run'}`
  | `rank.${(typeof SCORE_RANKS)[number]['id']}`
  | `end.${ChakraEndReason}`

export const gameMessage = createMessageFactory<ChakraMessageKey>('chakra')
