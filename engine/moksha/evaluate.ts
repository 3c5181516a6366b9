/** Evaluates a state: the win chance of each seat, learned from self-play. */
import { createLearnedWinChancesEvaluation } from '../core/contract/features.ts'
import { featureExtractor } from './features.ts'
import { winSharesOf } from './score.ts'
import type { MokshaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedWinChancesEvaluation(featureExtractor, weights)

/**
 * Estimates the win chance of every seat, 0..1. In a finished game the value is the seat's share of the win.
 * @returns one value for each seat, in seat order
 */
export function evaluate(state: MokshaState): readonly number[] {
  return state.end === null ? chances(state, state.players.length) : winSharesOf(state)
}
