/** How well every seat stands: what the yardstick says of each. */
import { returns } from './score.ts'
import type { MokshaState } from './state.ts'
import { among, standings } from './yardstick.ts'

export function evaluate(state: MokshaState): readonly number[] {
  if (state.end !== null) return returns(state)
  const worths = standings(state)
  return worths.map((_, seat) => among(state, seat, worths))
}
