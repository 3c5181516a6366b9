/** How well every seat stands: what the yardstick says of each. */
import { returns } from './score.ts'
import type { KarmakaState } from './state.ts'
import { among, standings } from './yardstick.ts'

export function evaluate(state: KarmakaState): readonly number[] {
  if (state.winner !== null) return returns(state)
  const worths = standings(state)
  return worths.map((_, seat) => among(state, seat, worths))
}
