/** What Chakra's rules say besides what is asked, why not and how far: ids of the catalogue, no words. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { RANKS } from './data.ts'
import type { ChakraEnd } from './state.ts'

export type ChakraWord =
  | `step.${'down' | 'up'}`
  | `score.${'chakra' | 'earth' | 'run'}`
  | `rank.${(typeof RANKS)[number]['id']}`
  | `end.${ChakraEnd}`

export const message = createMessageFactory<ChakraWord>('chakra')
