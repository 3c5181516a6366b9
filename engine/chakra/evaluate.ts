/** How well every seat stands: what the yardstick says of each. */
import { returns } from './score.ts'
import type { ChakraState } from './state.ts'
import { yardstick } from './yardstick.ts'

export function evaluate(state: ChakraState): readonly number[] {
  return state.end === null ? state.boards.map((_, seat) => yardstick(state, seat)) : returns(state)
}
