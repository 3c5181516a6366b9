/**
 * The Sage's advice in every game is valid whatever the hidden information is. Searches are short here, and of full
 * length in advice.long.test.ts.
 */
import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from './core/contract/game.ts'
import { seedFromText, createRandomStream } from './core/contract/random.ts'
import { noopEventSink } from './core/contract/game-events.ts'
import { SAGE_BUDGET } from './core/host/bots/levels.ts'
import { adviceForStep, sampleDecisions } from './core/invariants/advice-samples.ts'
import { loadGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import { scrambledStateFor } from './core/invariants/non-interference.ts'
import { CATALOGUE } from './index.ts'

/** At each of two tables. */
const POSITIONS = 3
const DETERMINIZATIONS = 6
const BUDGET = { ...SAGE_BUDGET, iterations: 16, lines: 4, nodes: 120, turns: 3, turnNodes: 20 }
describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('in %s', async (id) => {
  const kit = await loadGameTestAdapter(id)
  const game: AnyGame = kit.game
  const seed = seedFromText(`advice of ${id}`)
  const asked = [...sampleDecisions(kit, seed, POSITIONS)].map((step) => ({
    step,
    advice: adviceForStep(game, step, step.before, BUDGET),
  }))

  it('the advice does not depend on hidden information', () => {
    const random = createRandomStream(seed, 'scrambles')
    expect(asked).toHaveLength(2 * POSITIONS)
    for (const { step, advice } of asked) {
      const scrambled = scrambledStateFor(kit, step, step.before, step.seat, random)
      expect(adviceForStep(game, step, scrambled, BUDGET)).toEqual(advice)
    }
  })

  it('every line of the advice has the same views in every determinization, and needs no random draw', () => {
    const random = createRandomStream(seed, 'determinizations')
    let further = 0
    for (const { step, advice } of asked) {
      const { before, seat } = step
      for (const { line } of advice.choices) {
        further += line.length - 1
        for (let n = 0; n < DETERMINIZATIONS; n++) {
          const state: unknown = game.determinize(game.view(before, seat), seat, random)
          const luck = createRandomStream(seed, `luck/${String(n)}`)
          line.forEach(({ view, choice }, nth) => {
            // The table's own choices are not told.
            while (nth > 0 && isAlone(game, state, seat))
              game.play(state, seat, game.choices(state, seat)[0], luck, noopEventSink)
            expect(luck.wasUsed).toBe(false)
            expect(game.view(state, seat)).toEqual(view)
            expect(game.choices(state, seat)).toContain(choice)
            game.play(state, seat, choice, luck, noopEventSink)
          })
        }
      }
    }
    expect(further).toBeGreaterThan(0)
  })

  it('A2: the advice has up to three choices, the best first, chances that sum to 1 and at most two reasons each', () => {
    for (const { step, advice } of asked) {
      const { before, seat } = step
      const all: readonly unknown[] = game.choices(before, seat)
      const told = advice.choices
      expect(new Set(told.map(({ choice }) => choice)).size).toBe(told.length)
      expect(told.length).toBeGreaterThan(0)
      expect(told.length).toBeLessThanOrEqual(3)
      // Where the first two are as good as equal, that is all there is to tell.
      if (told[0]?.isEqual === true) expect(told.flatMap(({ why }) => why)).toEqual([])
      for (const [nth, { choice, chances, line, isEqual, why }] of told.entries()) {
        expect(line[0]).toEqual({ choice: all[choice], view: game.view(before, seat) })
        expect(sumOfSides(game, before, chances)).toBeCloseTo(1)
        expect(chances[seat]).toBeLessThanOrEqual(told[nth - 1]?.chances[seat] ?? 1)
        const difference = Math.abs((chances[seat] ?? 0) - (told[0]?.chances[seat] ?? 0))
        if (nth > 0 && difference <= 0.02) expect(isEqual || why[0]?.what.id === 'advice.reason.wins').toBe(true)
        expect(why.length).toBeLessThanOrEqual(2)
        if (nth === 0) expect(why.filter(({ speaks }) => speaks === 'against')).toEqual([])
        for (const { what, seat: whose } of why) {
          expect(what.id).toMatch(new RegExp(`^(${id}|advice)\\.reason\\.[a-zA-Z]+$`))
          expect(chances[whose]).toBeDefined()
        }
      }
    }
    expect(asked.some(({ advice }) => advice.choices.some(({ isEqual, why }) => isEqual || why.length > 0))).toBe(true)
  })
})

function isAlone(game: AnyGame, state: unknown, seat: Seat): boolean {
  return game.choices(state, seat).length === 1 && game.requiresPrompt?.(state, seat) !== true
}

/** Seats that win together have one chance. */
function sumOfSides(game: AnyGame, state: unknown, chances: readonly number[]): number {
  const sides = new Map(chances.map((chance, seat) => [game.features?.sideOf?.(state, seat) ?? seat, chance]))
  return [...sides.values()].reduce((sum, chance) => sum + chance, 0)
}
