/** Collects violations, a few for each game: further ones add no information. */
import type { InvariantNumber, RandomGameTrial, InvariantViolation } from './game-test-adapter.ts'

const MAX_VIOLATIONS = 5

export interface ViolationCollector {
  readonly violations: InvariantViolation[]
  /** @param at number of actions before the violation */
  readonly addViolation: (at: number, what: string) => void
  /** Whether the limit is reached, so that further checks are useless. */
  readonly isFull: () => boolean
}

export function createViolationCollector(
  invariant: InvariantNumber,
  { config, seed }: RandomGameTrial,
): ViolationCollector {
  const found: InvariantViolation[] = []
  const options = Object.entries(config.options).map(([id, value]) => ` ${id}=${String(value)}`)
  const game = `${String(config.players)} players${options.join('')}, seed ${seed}`
  return {
    violations: found,
    addViolation: (at, what) => {
      if (found.length < MAX_VIOLATIONS) found.push({ invariant, at: `${game}, action ${String(at)}`, what })
    },
    isFull: () => found.length >= MAX_VIOLATIONS,
  }
}
