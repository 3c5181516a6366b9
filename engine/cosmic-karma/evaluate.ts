/** How well every seat stands: what the yardstick says of each. */
import { returns } from './end.ts'
import type { CosmicState } from './state.ts'
import { among, standings } from './yardstick.ts'

export function evaluate(state: CosmicState): readonly number[] {
  if (state.winner !== null) return returns(state)
  const worths = standings(state)
  return worths.map((_, seat) => among(state, seat, worths))
}
