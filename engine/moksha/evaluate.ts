/** Evaluates a state: the win chance of each seat, learned from self-play. */
import { createLearnedEvaluation } from '../core/contract/features.ts'
import { features } from './features.ts'
import { returns } from './score.ts'
import type { MokshaState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedEvaluation(features, weights)

export function evaluate(state: MokshaState): readonly number[] {
  return state.end === null ? chances(state, state.players.length) : returns(state)
}
