/**
 * Defines the invariants as tests, for a game's own `game-invariants.test.ts`. Invariant 8 (every choice can be made on
 * the board) belongs to the renderer. The invariants themselves are plain functions: see invariant-suite.ts.
 */
import { describe, expect, it } from 'vitest'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { GAME_INVARIANTS, createTrials, type InvariantTestPlan } from './invariant-suite.ts'
import type { AnyGameTestAdapter } from './game-test-adapter.ts'
import { findUncaughtLeakyViews } from './non-interference.ts'
import { findUndeterminedPositions } from './determinization.ts'

/** Defines one test for each invariant, for a game that must satisfy all of them. */
export function defineInvariantTests(kit: AnyGameTestAdapter, plan: InvariantTestPlan): void {
  const trials = createTrials(kit, plan)
  const { id } = kit.game.info as { readonly id: string }
  describe(`game invariants of ${id}`, () => {
    for (const { number, title, check } of GAME_INVARIANTS)
      it(`invariant ${String(number)}: ${title}`, () => {
        for (const trial of trials) expect(check(kit, trial)).toEqual([])
      }, 120_000)
    if (kit.leakyViews.length > 0)
      it('invariant 4 fails for every leaky view of the test adapter', () => {
        expect(findUncaughtLeakyViews(kit, trials)).toEqual([])
      })
    if (kit.lowUncertaintyPositions !== undefined)
      it('invariant 5: the real state of a small position is among its determinizations', () => {
        expect(findUndeterminedPositions(kit, createRandomStream(seedFromText(plan.seed), 'small'))).toEqual([])
      })
  })
}
