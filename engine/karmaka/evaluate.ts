/** Every seat's win chance, as learned by self-play; for a finished game its result. */
import { createLearnedEvaluation } from '../core/contract/features.ts'
import { features } from './features.ts'
import { returns } from './score.ts'
import type { KarmakaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedEvaluation(features, weights)

export function evaluate(state: KarmakaState): readonly number[] {
  return state.winner === null ? chances(state, state.players.length) : returns(state)
}
