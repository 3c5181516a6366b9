/** Writes violations down, a few of each game: the hundredth says no more than the first. */
import type { InvariantNumber, RandomGameTrial, InvariantViolation } from './game-test-adapter.ts'

const MAX_VIOLATIONS = 5

export interface ViolationCollector {
  readonly violations: InvariantViolation[]
  /** @param at how many actions into the game */
  readonly addViolation: (at: number, what: string) => void
  /** Whether there is no use in looking further. */
  readonly isFull: () => boolean
}

export function createViolationCollector(law: InvariantNumber, { config, seed }: RandomGameTrial): ViolationCollector {
  const found: InvariantViolation[] = []
  const options = Object.entries(config.options).map(([id, value]) => ` ${id}=${String(value)}`)
  const game = `${String(config.players)} players${options.join('')}, seed ${seed}`
  return {
    violations: found,
    addViolation: (at, what) => {
      if (found.length < MAX_VIOLATIONS) found.push({ law, at: `${game}, action ${String(at)}`, what })
    },
    isFull: () => found.length >= MAX_VIOLATIONS,
  }
}
