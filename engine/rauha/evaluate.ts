/** Evaluates a state: the win chance of each seat, learned from self-play. */
import { createLearnedWinChancesEvaluation } from '../core/contract/features.ts'
import { featureExtractor } from './features.ts'
import { winSharesOf } from './score.ts'
import type { RauhaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedWinChancesEvaluation(featureExtractor, weights)

/** @returns by seat: its win chance, 0-1; in a finished game its share of the win */
export function evaluate(state: RauhaState): readonly number[] {
  return state.stack.length === 0 ? winSharesOf(state) : chances(state, state.players.length)
}
