/** Every seat's win chance, as learned by self-play; for a finished game its result. */
import { createLearnedWinChancesEvaluation } from '../core/contract/features.ts'
import { featureExtractor } from './features.ts'
import { winSharesOf } from './score.ts'
import type { ChakraState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedWinChancesEvaluation(featureExtractor, weights)

/** The estimated win chance of every seat, by seat; in a finished game the shares of the win. Implements `Game.evaluate`. */
export function evaluate(state: ChakraState): readonly number[] {
  return state.end === null ? chances(state, state.players) : winSharesOf(state)
}
