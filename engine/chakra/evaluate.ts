/** Every seat's chance to win, as it was learned by self-play; of a finished game what it was worth. */
import { createLearnedEvaluation } from '../core/contract/features.ts'
import { features } from './features.ts'
import { returns } from './score.ts'
import type { ChakraState } from './state.ts'
import { weights } from './weights.ts'

const chances = createLearnedEvaluation(features, weights)

export function evaluate(state: ChakraState): readonly number[] {
  return state.end === null ? chances(state, state.players) : returns(state)
}
