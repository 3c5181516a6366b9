/** Samples decisions and asks the Sage about them. Shared by advice.test.ts and advice.long.test.ts. */
import type { Advice } from '../contract/advice.ts'
import type { AnyGame } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { seedFromText, createRandomStream, type Seed } from '../contract/random.ts'
import { computeAdvice } from '../host/bots/advice.ts'
import type { SearchBudget } from '../host/bots/search.ts'
import type { AnyGameTestAdapter } from './game-test-adapter.ts'
import { allTableConfigs } from './table-configs.ts'
import { walkRandomly, type WalkStep } from './random-walk.ts'

/** One decision in this many is sampled. */
const SAMPLE_ONE_IN = 12

/** Samples decisions of random games, at the smallest and at the largest table. */
export function* sampleDecisions(kit: AnyGameTestAdapter, seed: Seed, positions: number): Generator<WalkStep> {
  const tables = allTableConfigs(kit.game.info)
  for (const config of [tables[0], tables[tables.length - 1]]) {
    if (config === undefined) continue
    let open = 0
    for (const step of walkRandomly(kit, { config, seed })) {
      const choices: readonly unknown[] = kit.game.choices(step.before, step.seat)
      if (choices.length < 2) continue
      open += 1
      if (open % SAMPLE_ONE_IN === 0) yield step
      if (open === SAMPLE_ONE_IN * positions) break
    }
  }
}

/** Asks for advice to the seat of a step, in a state that this seat cannot distinguish from the one before the step. */
export function adviceForStep(game: AnyGame, { seat, at }: WalkStep, state: unknown, budget: SearchBudget): Advice {
  const view: unknown = game.view(state, seat)
  const choices = game.choices(state, seat) as readonly Json[]
  const random = createRandomStream(seedFromText(`advice ${String(at)}`), 'advice')
  return computeAdvice({ game, seat, view, choices, random }, budget)
}
