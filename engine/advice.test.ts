/** The Sage's advice in every game: what it tells holds whatever lies hidden from who asks. */
import { describe, expect, it } from 'vitest'
import type { Advice } from './core/contract/advice.ts'
import type { AnyGame, Seat } from './core/contract/game.ts'
import type { Json } from './core/contract/json.ts'
import { seedFromText, streamOf, type Seed } from './core/contract/random.ts'
import { silent } from './core/contract/facts.ts'
import { adviceOn } from './core/host/bots/advice.ts'
import { SAGE } from './core/host/bots/levels.ts'
import type { AnyKit } from './core/laws/kit.ts'
import { scrambledFor } from './core/laws/law4.ts'
import { tablesOf } from './core/laws/tables.ts'
import { walk, type Step } from './core/laws/walk.ts'
import { CATALOGUE } from './index.ts'

/** At each of two tables. */
const POSITIONS = 3
const DETERMINIZATIONS = 6
const BUDGET = { ...SAGE, iterations: 16, lines: 4, nodes: 120 }
/** Every so many decisions one is asked about. */
const EVERY = 12

/** @throws Error for a game without a kit */
async function kitOf(id: string): Promise<AnyKit> {
  const exported = (await import(`./${id}/kit.ts`)) as Readonly<Record<string, unknown>>
  const kit = Object.values(exported).find((each) => typeof each === 'object' && each !== null && 'scramble' in each)
  if (kit === undefined) throw new Error(`no kit of ${id}`)
  return kit as AnyKit
}

/** Decisions of random games at the smallest and the largest table. */
function* decisions(kit: AnyKit, seed: Seed): Generator<Step> {
  const tables = tablesOf(kit.game.info)
  for (const config of [tables[0], tables[tables.length - 1]]) {
    if (config === undefined) continue
    let open = 0
    for (const step of walk(kit, { config, seed })) {
      const choices: readonly unknown[] = kit.game.choices(step.before, step.seat)
      if (choices.length < 2) continue
      open += 1
      if (open % EVERY === 0) yield step
      if (open === EVERY * POSITIONS) break
    }
  }
}

/** Asks the seat of a step, in a state that looks to it as the one before it. */
function adviceAt(game: AnyGame, { seat, at }: Step, state: unknown): Advice {
  const view: unknown = game.view(state, seat)
  const choices = game.choices(state, seat) as readonly Json[]
  const random = streamOf(seedFromText(`advice ${String(at)}`), 'advice')
  return adviceOn({ game, seat, view, choices, random }, BUDGET)
}

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('in %s', async (id) => {
  const kit = await kitOf(id)
  const game: AnyGame = kit.game
  const seed = seedFromText(`advice of ${id}`)
  const asked = [...decisions(kit, seed)].map((step) => ({ step, advice: adviceAt(game, step, step.before) }))

  it('the same is told whatever lies hidden', () => {
    const random = streamOf(seed, 'scrambles')
    expect(asked).toHaveLength(2 * POSITIONS)
    for (const { step, advice } of asked) {
      const scrambled = scrambledFor(kit, step, step.before, step.seat, random)
      expect(adviceAt(game, step, scrambled)).toEqual(advice)
    }
  })

  it('what is told of a line is the same in every determinization, and no chance is drawn on the way', () => {
    const random = streamOf(seed, 'determinizations')
    let further = 0
    for (const { step, advice } of asked) {
      const { before, seat } = step
      for (const { line } of advice.choices) {
        further += line.length - 1
        for (let n = 0; n < DETERMINIZATIONS; n++) {
          const state: unknown = game.determinize(game.view(before, seat), seat, random)
          const luck = streamOf(seed, `luck/${String(n)}`)
          line.forEach(({ view, choice }, nth) => {
            // What the table plays by itself is not told.
            while (nth > 0 && isAlone(game, state, seat))
              game.play(state, seat, game.choices(state, seat)[0], luck, silent)
            expect(luck.drawn).toBe(false)
            expect(game.view(state, seat)).toEqual(view)
            expect(game.choices(state, seat)).toContain(choice)
            game.play(state, seat, choice, luck, silent)
          })
        }
      }
    }
    expect(further).toBeGreaterThan(0)
  })

  it('there are up to three choices, the best first, with chances that add up to 1, and reasons that can be read', () => {
    const names = game.features?.names ?? []
    for (const { step, advice } of asked) {
      const { before, seat } = step
      const all: readonly unknown[] = game.choices(before, seat)
      const told = advice.choices
      expect(new Set(told.map(({ choice }) => choice)).size).toBe(told.length)
      expect(told.length).toBeGreaterThan(0)
      expect(told.length).toBeLessThanOrEqual(3)
      for (const [nth, { choice, chances, line, why }] of told.entries()) {
        expect(line[0]).toEqual({ choice: all[choice], view: game.view(before, seat) })
        expect(sumOfSides(game, before, chances)).toBeCloseTo(1)
        expect(chances[seat]).toBeLessThanOrEqual(told[nth - 1]?.chances[seat] ?? 1)
        expect(why.length).toBeLessThanOrEqual(3)
        for (const { feature, seat: whose } of why) {
          expect(names).toContain(feature)
          expect(chances[whose]).toBeDefined()
        }
      }
    }
    expect(asked.some(({ advice }) => advice.choices.some(({ why }) => why.length > 0))).toBe(true)
  })
})

function isAlone(game: AnyGame, state: unknown, seat: Seat): boolean {
  return game.choices(state, seat).length === 1 && game.mustAsk?.(state, seat) !== true
}

/** Seats that win together have one chance. */
function sumOfSides(game: AnyGame, state: unknown, chances: readonly number[]): number {
  const sides = new Map(chances.map((chance, seat) => [game.features?.sideOf?.(state, seat) ?? seat, chance]))
  return [...sides.values()].reduce((sum, chance) => sum + chance, 0)
}
