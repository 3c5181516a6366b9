/**
 * The laws as tests, for a game's own `laws.test.ts`. Law 8 (every choice has a path on the board) belongs to the
 * renderer. The laws themselves are plain functions: see battery.ts.
 */
import { describe, expect, it } from 'vitest'
import { seedFromText, streamOf } from '../contract/random.ts'
import { LAWS, trialsOf, type LawPlan } from './battery.ts'
import type { AnyKit } from './kit.ts'
import { uncaughtLeaks } from './law4.ts'
import { undetermined } from './law5.ts'

/** Makes a test of every law, for a game that must keep them all. */
export function describeLaws(kit: AnyKit, plan: LawPlan): void {
  const trials = trialsOf(kit, plan)
  const { id } = kit.game.info as { readonly id: string }
  describe(`the laws, for ${id}`, () => {
    for (const { number, title, check } of LAWS)
      it(`law ${String(number)}: ${title}`, () => {
        for (const trial of trials) expect(check(kit, trial)).toEqual([])
      }, 120_000)
    if (kit.leaks.length > 0)
      it('law 4 catches a leaky view of every hidden zone', () => {
        expect(uncaughtLeaks(kit, trials)).toEqual([])
      })
    if (kit.small !== undefined)
      it('law 5: in small positions the truth is among what is determinized', () => {
        expect(undetermined(kit, streamOf(seedFromText(plan.seed), 'small'))).toEqual([])
      })
  })
}
