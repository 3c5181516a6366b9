/** Games of Sages that test a measured loss: R3 of the external review of the bots. */
import { describe, expect, it } from 'vitest'
import { createRandomStream, seedFromText } from '../../contract/random.ts'
import { createTreeGame, type GameTreeNode } from '../../invariants/fixture-games/tree-game.ts'
import { measureMoveLoss, type MoveLossBudget } from './move-loss.ts'
import {
  compareChoicesBySageGames,
  updateExpectationWithSageResults,
  type SageChoiceComparisonRequest,
} from './sage-games.ts'
import { CancelledError } from './win-chances.ts'

const over = (worth: number): GameTreeNode => ({ value: worth })
const turnOf = (seat: number, worth: number, next: GameTreeNode['next'] = {}): GameTreeNode => ({
  value: worth,
  seat,
  isTurn: true,
  next,
})
/** A draw that wins with this chance of ten; no choice changes it. */
const bet = (won: number): GameTreeNode => drawOf(Array.from({ length: 10 }, (_, at) => (at < won ? 1 : 0)))
/** A draw of one of these results. */
const drawOf = (results: readonly number[]): GameTreeNode => turnOf(1, 0.5, { on: { drawn: results.map(over) } })

const BUDGET: MoveLossBudget = {
  iterations: 48,
  lines: 3,
  nodes: 60,
  turns: 7,
  turnNodes: 20,
  weighed: 64,
  confirmed: 64,
  sagePairs: 40,
}

function lossOf(root: GameTreeNode, made: string, budget: MoveLossBudget = BUDGET): number {
  const choices = Object.keys(root.next ?? {})
  const chosen = { seat: 0, view: { node: root }, choices, made: choices.indexOf(made) }
  const random = createRandomStream(seedFromText('tree'), 'judge')
  return -(measureMoveLoss(createTreeGame(root), chosen, random, budget)?.play[0] ?? 0)
}

function pairsOf(
  root: GameTreeNode,
  [best, made]: readonly [string, string],
  more: Partial<SageChoiceComparisonRequest> = {},
): number[][] {
  const asked = { game: createTreeGame(root), players: 2, seat: 0, view: { node: root }, best, made, pairs: 12 }
  return compareChoicesBySageGames({ ...asked, seed: seedFromText('pairs'), ...more })
}

describe('R3: Sages test a measured loss', () => {
  /**
   * Later, the first seat chooses between two actions. The players of the search choose by the evaluation, which prefers the one
   * that loses more often; a Sage sees that in its playouts.
   */
  const trap: GameTreeNode = turnOf(1, 0.7, {
    on: turnOf(0, 0.7, {
      lure: { ...turnOf(1, 0.9, { on: { ...bet(4), value: 0.9 } }) },
      steady: { ...turnOf(1, 0.6, { on: { ...bet(9), value: 0.6 } }) },
    }),
  })
  const root = turnOf(0, 0.5, { sure: bet(9), trap })

  it('a loss that only the players of the search have costs little after the games of Sages', () => {
    const untested = lossOf(root, 'trap', { ...BUDGET, sagePairs: 0 })
    expect(untested).toBeGreaterThan(1000)
    expect(lossOf(root, 'trap')).toBeLessThan(untested / 3)
  })

  it('a loss that Sages have as well is reported nearly in full', () => {
    const real = turnOf(0, 0.5, { good: bet(9), bad: bet(1) })
    const untested = lossOf(real, 'bad', { ...BUDGET, sagePairs: 0 })
    expect(lossOf(real, 'bad')).toBeGreaterThan(untested + 1500)
  })

  it('an expected loss of less than three points is not tested', () => {
    const small = turnOf(0, 0.5, { good: drawOf([0.6, 0.5]), bad: drawOf([0.56, 0.46]) })
    const tested = lossOf(small, 'bad')
    expect(tested).toBeGreaterThan(100)
    expect(tested).toBeLessThan(300)
    expect(tested).toBe(lossOf(small, 'bad', { ...BUDGET, sagePairs: 0 }))
  })

  it('the changes of all seats still add up to zero where the chances of a seat would become negative', () => {
    const next = { good: bet(3), bad: bet(0) }
    const choices = ['good', 'bad']
    const chosen = { seat: 0, view: { node: turnOf(0, 0.5, next) }, choices, made: 1 }
    const random = createRandomStream(seedFromText('tree'), 'judge')
    const found = measureMoveLoss(createTreeGame(turnOf(0, 0.5, next)), chosen, random, BUDGET)
    expect(found?.play[0]).toBeLessThan(-1000)
    expect(found?.play.reduce((sum, each) => sum + each, 0)).toBe(0)
  })
})

describe('playSageGamePairs', () => {
  it('plays both games of a pair with the same random draws: equal choices differ by nothing', () => {
    const twins = turnOf(0, 0.5, { one: bet(5), other: bet(5) })
    expect(pairsOf(twins, ['one', 'other'])).toEqual(Array.from({ length: 12 }, () => [0, 0]))
  })

  it('returns by pair and seat the result after the choice made minus that after the best one', () => {
    const root = turnOf(0, 0.5, { win: over(1), lose: over(0) })
    expect(pairsOf(root, ['win', 'lose'])).toEqual(Array.from({ length: 12 }, () => [-1, 1]))
  })

  /** This many decisions, then the end. */
  const chain = (left: number, end: GameTreeNode): GameTreeNode =>
    left === 0 ? end : turnOf(left % 2, 0.5, { a: { drawn: [chain(left - 1, end)] }, b: over(left % 2 === 0 ? 0 : 1) })
  /** Two choices, each followed by this many decisions. */
  const longGames = (length: number): GameTreeNode =>
    turnOf(0, 0.5, { one: chain(length, bet(5)), other: chain(length, bet(5)) })

  it('begins no pair after the maximum number of decisions, which is a thousand by default', () => {
    expect(pairsOf(longGames(50), ['one', 'other'])).toHaveLength(10)
    expect(pairsOf(longGames(5), ['one', 'other'], { maxDecisions: 100 })).toHaveLength(10)
  })

  it('plays no pair if fewer than eight fit', () => {
    expect(pairsOf(longGames(6), ['one', 'other'], { maxDecisions: 100 })).toHaveLength(9)
    expect(pairsOf(longGames(7), ['one', 'other'], { maxDecisions: 100 })).toEqual([])
  })

  it('leaves out a pair that is much longer than the first one, and plays no more', () => {
    const LONG_RESULT = 0.75
    const ends = [...Array.from({ length: 5 }, () => chain(2, over(1))), chain(210, over(LONG_RESULT))]
    const root = turnOf(0, 0.5, { one: { drawn: ends }, other: chain(2, over(1)) })
    const played = Array.from({ length: 12 }, (_, nth) =>
      pairsOf(root, ['one', 'other'], { maxDecisions: 100, seed: seedFromText(String(nth)) }),
    )
    expect(played.flat(2)).not.toContain(1 - LONG_RESULT)
    const counts = played.map((pairs) => pairs.length)
    expect(counts).toContain(0)
    expect(counts.some((count) => count > 0 && count < 12)).toBe(true)
  })

  it('is cancelled by stop', () => {
    const root = turnOf(0, 0.5, { one: turnOf(1, 0.5, { a: bet(5), b: bet(4) }), other: bet(5) })
    expect(() => pairsOf(root, ['one', 'other'], { stop: () => true })).toThrow(CancelledError)
  })
})

describe('updateExpectationWithSageGames', () => {
  const same = (count: number, pair: readonly number[]) => Array.from({ length: count }, () => pair)

  it('keeps the expected change without pairs', () => {
    expect(updateExpectationWithSageResults([-0.1, 0.1], [], 0)).toEqual([-0.1, 0.1])
  })

  it('follows many pairs that agree, and few pairs little', () => {
    const many = updateExpectationWithSageResults([-0.1, 0.1], same(40, [0, 0]), 0)
    const few = updateExpectationWithSageResults([-0.1, 0.1], same(8, [0, 0]), 0)
    expect(many[0]).toBeGreaterThan(-0.01)
    expect(few[0]).toBeLessThan(-0.05)
    expect(few[0]).toBeGreaterThan(-0.1)
  })

  it('is the mean of a normal posterior', () => {
    // Ten pairs with the mean -0.2 and the squares 1.6 + 1, a deviation of 0.1.
    const pairs = [...same(2, [-1, 1]), ...same(8, [0, 0])]
    const [precision, prior] = [100 / 2.6, 100]
    const mean = (prior * -0.1 + precision * -0.2) / (prior + precision)
    expect(updateExpectationWithSageResults([-0.1, 0.1], pairs, 0)[0]).toBeCloseTo(mean, 12)
    expect(updateExpectationWithSageResults([-0.1, 0.1], pairs, 0)[1]).toBeCloseTo(-mean, 12)
  })
})
