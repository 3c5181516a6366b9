/**
 * Reviews of recorded games of every game: their sums are correct, and a choice is judged only by what its player knew.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import { seedFromText, createRandomStream } from './core/contract/random.ts'
import { WIN_CHANCE_DENOMINATOR } from './core/contract/review.ts'
import { measureMoveLoss } from './core/host/review/move-loss.ts'
import {
  estimateChancesWithoutPlayouts,
  analyseReviewPoint,
  REVIEW_POINT_BUDGET,
  type ReviewPointBudget,
  type PointChancesAndMoveLoss,
} from './core/host/review/review-point-analysis.ts'
import { createReviewPointAnalysisInput } from './core/host/review/review-points.ts'
import { luckOfLogEntryBySeat, assembleReview } from './core/host/review/review.ts'
import { openParsedSave, parseSave } from './core/host/save.ts'
import type { Table } from './core/host/table.ts'
import type { AnyGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import { loadGame } from './index.ts'

const BUDGET: ReviewPointBudget = {
  ...REVIEW_POINT_BUDGET,
  iterations: 6,
  lines: 3,
  nodes: 40,
  turns: 1,
  turnNodes: 8,
  weighed: 6,
  confirmed: 6,
  sagePairs: 2,
  games: 4,
}
const SEED = seedFromText('review')

const RECORDED = [
  ['chakra', 'end-harmony'],
  ['karmaka', 'end-team'],
  ['karmaka', 'end-alone-3'],
  ['rauha', 'end-shared-3'],
  ['moksha', 'end-harmony-2'],
  ['cosmic-karma', 'end-trade-2'],
] as const

async function recorded(id: string, name: string): Promise<Table> {
  const parsed = parseSave(readFileSync(join(import.meta.dirname, 'fixtures', id, `${name}.samsara`), 'utf8'))
  const game = await loadGame(id)
  if (!parsed.ok || game === undefined) throw new Error(`no game ${id} ${name}`)
  const opened = openParsedSave(game, parsed.saved)
  if (!opened.ok) throw new Error(opened.reason.id)
  return opened.table
}

async function kitOf(id: string): Promise<AnyGameTestAdapter> {
  const exported = (await import(`./${id}/test-adapter.ts`)) as Readonly<Record<string, unknown>>
  const kit = Object.values(exported).find(
    (each) => typeof each === 'object' && each !== null && 'scrambleHidden' in each,
  )
  if (kit === undefined) throw new Error(`no kit of ${id}`)
  return kit as AnyGameTestAdapter
}

const look = (table: Table, at: number): PointChancesAndMoveLoss =>
  analyseReviewPoint(table.game, at, createReviewPointAnalysisInput(table, at), SEED, BUDGET)
const pointsOf = (table: Table): number[] => [...table.log.keys(), table.log.length]

/** As many of a list as are looked at, spread over it. */
const some = <T>(items: readonly T[], count: number): T[] =>
  items.filter((_, at) => at % Math.max(1, Math.floor(items.length / count)) === 0)

/** Who wins together is counted once. */
function wholeOf(game: AnyGame, table: Table, parts: readonly number[]): number {
  const sides = parts.map((_, seat) => game.features?.sideOf?.(table.state, seat) ?? seat)
  return parts.reduce((sum, part, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + part : sum), 0)
}

describe.each(RECORDED)('review of %s, %s', async (id, name) => {
  const table = await recorded(id, name)
  const { game, log } = table
  const estimate = pointsOf(table).map((at) =>
    estimateChancesWithoutPlayouts(game, createReviewPointAnalysisInput(table, at), SEED),
  )
  const seen = pointsOf(table).map((at) => look(table, at))
  const review = assembleReview(table, { estimate, seen }, BUDGET.games)
  const { curve, lapses, sums, turningPoints } = review

  it('play and random events add up to the curve at every entry, for every seat', () => {
    expect(curve).toHaveLength(log.length + 1)
    for (const entry of log.keys()) {
      const lapse = lapses.find((each) => each.entry === entry)
      luckOfLogEntryBySeat(curve, entry, lapse).forEach((luck, seat) => {
        expect(Number.isInteger(luck)).toBe(true)
        expect((curve[entry]?.[seat] ?? 0) + (lapse?.play[seat] ?? 0) + luck).toBe(curve[entry + 1]?.[seat])
      })
    }
    sums.forEach(({ start, own, others, luck }, seat) => {
      expect(start).toBe(curve[0]?.[seat])
      expect(start + own + others + luck).toBe(curve.at(-1)?.[seat])
    })
  })

  it('the chances of all sides sum to WIN_CHANCE_DENOMINATOR at every point, and at the end only winners have chances', () => {
    for (const chances of [...estimate, ...curve]) expect(wholeOf(game, table, chances)).toBe(WIN_CHANCE_DENOMINATOR)
    const returns = game.returns(table.state)
    const best = Math.max(...returns)
    for (const [seat, chance] of (curve.at(-1) ?? []).entries())
      if (returns[seat] === 0) expect(chance).toBe(0)
      else if (returns[seat] === best) expect(chance).toBeGreaterThan(0)
  })

  it('every lapse costs the seat that chose and sums to 0 over all sides', () => {
    expect(lapses.length).toBeGreaterThan(0)
    for (const { seat, play, entry } of lapses) {
      expect(play[seat]).toBeLessThan(0)
      expect(wholeOf(game, table, play)).toBe(0)
      expect(log[entry]).toMatchObject({ seat })
      expect(log[entry]?.auto).toBeUndefined()
    }
    for (const { own } of sums) expect(own).toBeLessThanOrEqual(0)
  })

  it('there are at most seven turning points, one per turn; those of choices hold the choice and a better line', () => {
    const turns = turningPoints.map(({ turn }) => turn)
    expect(turningPoints.length).toBeLessThanOrEqual(7)
    expect(new Set(turns).size).toBe(turns.length)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    for (const point of turningPoints) {
      if (point.kind === 'luck') {
        expect(table.hasNewInformation(point.entry)).toBe(true)
        continue
      }
      const before = table.positionAt(point.entry).state
      expect(point.made).toEqual({ view: game.view(before, point.seat), choice: log[point.entry]?.action })
      expect(point.line[0]?.view).toEqual(point.made.view)
      expect(point.line[0]?.choice).not.toEqual(point.made.choice)
      expect(game.choices(before, point.seat)).toContainEqual(point.line[0]?.choice)
      expect(point.change).toBe(lapses.find(({ entry }) => entry === point.entry)?.play[point.seat])
    }
  })

  it('positions can be analysed in another order and again, with the same results', () => {
    for (const at of some(pointsOf(table), 12).toReversed()) expect(look(table, at)).toEqual(seen[at])
  })

  it('positions that are not analysed have the estimate and no turning points', () => {
    const half = seen.map((each, at) => (at < 20 ? each : undefined))
    const begun = assembleReview(table, { estimate, seen: half }, BUDGET.games)
    expect(begun).toMatchObject({ done: 20, of: log.length + 1, iterations: 20 * BUDGET.games })
    expect(begun.curve.slice(20)).toEqual(estimate.slice(20))
    for (const { entry } of begun.turningPoints) expect(entry).toBeLessThan(19)
    for (const entry of log.keys()) {
      const lapse = begun.lapses.find((each) => each.entry === entry)
      const luck = luckOfLogEntryBySeat(begun.curve, entry, lapse)
      luck.forEach((part, seat) => {
        expect((begun.curve[entry]?.[seat] ?? 0) + (lapse?.play[seat] ?? 0) + part).toBe(begun.curve[entry + 1]?.[seat])
      })
    }
  })

  it('the loss of a choice does not depend on information hidden from its seat', async () => {
    const kit = await kitOf(id)
    const random = createRandomStream(SEED, 'hidden')
    const chosen = pointsOf(table).flatMap((at) => {
      const { chosen: choice } = createReviewPointAnalysisInput(table, at)
      return choice === undefined ? [] : [{ at, choice }]
    })
    for (const { at, choice } of some(chosen, 10)) {
      const { state } = table.positionAt(at)
      const other: unknown = kit.scrambleHidden(state, state, choice.seat, random)
      const twin = { ...choice, view: game.view(other, choice.seat), choices: game.choices(other, choice.seat) }
      const judged = measureMoveLoss(game, twin, createRandomStream(SEED, `choice/${String(at)}`), BUDGET)
      expect(judged).toEqual(seen[at]?.judged)
    }
  })
})

it('choices that are only preferences neither appear in a line nor have a loss', async () => {
  const table = await recorded('moksha', 'end-alone-2')
  const { game } = table
  const { chosen } = createReviewPointAnalysisInput(table, 2)
  const settings = (chosen?.choices ?? []).flatMap((choice, at) =>
    game.isPreferenceOnly?.(choice) === true ? [at] : [],
  )
  expect(settings.length).toBeGreaterThan(0)
  if (chosen === undefined) return
  const judgedAt = (made: number) =>
    measureMoveLoss(game, { ...chosen, made }, createRandomStream(seedFromText('s'), '2'), BUDGET)
  const lines = [...chosen.choices.keys()].flatMap((made) => judgedAt(made)?.line ?? [])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((choice) => game.isPreferenceOnly?.(choice))).toEqual([])
  expect(settings.map(judgedAt)).toEqual(settings.map(() => undefined))
})
