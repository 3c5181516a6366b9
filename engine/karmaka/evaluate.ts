/** Every seat's win chance, as learned by self-play; for a finished game its result. */
import { createLearnedWinChancesEvaluation } from '../core/contract/features.ts'
import { featureExtractor } from './features.ts'
import { winSharesOf } from './score.ts'
import type { KarmakaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedWinChancesEvaluation(featureExtractor, weights)

/**
 * Estimates the win chance of every seat, 0..1. In a finished game the value is 1 for the winner and each partner of
 * the winner, and 0 for the others.
 * @returns one value for each seat, in seat order
 */
export function evaluate(state: KarmakaState): readonly number[] {
  return state.winner === null ? chances(state, state.players.length) : winSharesOf(state)
}
