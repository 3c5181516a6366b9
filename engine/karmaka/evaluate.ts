/** Every seat's win chance, as learned by self-play; for a finished game its result. */
import { createLearnedEvaluation } from '../core/contract/features.ts'
import { featureExtractor } from './features.ts'
import { winSharesOf } from './score.ts'
import type { KarmakaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedEvaluation(featureExtractor, weights)

/** @returns by seat: its win chance, 0-1; in a finished game 1 for the winner and each of their partners, 0 for the others */
export function evaluate(state: KarmakaState): readonly number[] {
  return state.winner === null ? chances(state, state.players.length) : winSharesOf(state)
}
