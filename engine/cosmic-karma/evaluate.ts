/** Evaluates a state: the chance of each seat to return home first, learned from self-play. */
import { createLearnedWinChancesEvaluation } from '../core/contract/features.ts'
import { winSharesOf } from './end.ts'
import { featureExtractor } from './features.ts'
import type { CosmicState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedWinChancesEvaluation(featureExtractor, weights)

/** @returns by seat: its chance to win, 0-1; in a finished game 1 for the winner and 0 for all others */
export function evaluate(state: CosmicState): readonly number[] {
  return state.winner === null ? chances(state, state.players.length) : winSharesOf(state)
}
