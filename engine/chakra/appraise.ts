import type { Seat } from '../core/game.ts'
import { boardOf, harmonizedCount } from './board.ts'
import type { ChakraState } from './state.ts'

export function appraise(state: ChakraState, seat: Seat): number {
  return harmonizedCount(boardOf(state, seat)) / 7
}
