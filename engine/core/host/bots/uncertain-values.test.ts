/** Search, Sage and review with uncertain values: R1, R3, R4 and R5 of the external review of the bots. */
import { describe, expect, it } from 'vitest'
import { seedFromText, createRandomStream } from '../../contract/random.ts'
import { createTreeGame, type GameTreeNode } from '../../invariants/fixture-games/tree-game.ts'
import { measureMoveLoss, type MoveLossBudget } from '../review/move-loss.ts'
import {
  pairedDifferenceOf,
  simulateLineAndFurtherTurns,
  createSharedDeterminizations,
  searchTurn,
  type SearchedLine,
  type SearchBudget,
} from './search.ts'
import { createSageBot } from './sage.ts'
import { pickTiedLineByHoldings } from './tie-break.ts'

const BUDGET: SearchBudget = { iterations: 48, lines: 3, nodes: 60, turns: 4, turnNodes: 20 }

const over = (worth: number): GameTreeNode => ({ value: worth })
const turnOf = (seat: number, worth: number, next: GameTreeNode['next'] = {}): GameTreeNode => ({
  value: worth,
  seat,
  isTurn: true,
  next,
})

function search(root: GameTreeNode, budget: SearchBudget = BUDGET, luck = 'a'): SearchedLine[] {
  const game = createTreeGame(root)
  const state = { node: root }
  const random = createRandomStream(seedFromText('tree'), luck)
  return searchTurn({ game, seat: 0, view: state, choices: game.choices(state, 0) as string[], random }, budget)
}

describe('R1: choices of players in simulated games', () => {
  /** The rival has two answers that are nearly alike to the evaluation, and not in truth. */
  const coin = turnOf(0, 0.5, {
    pass: turnOf(1, 0.5, {
      heads: { ...turnOf(0, 0.5, { on: over(1) }) },
      tails: { ...turnOf(0, 0.501, { on: over(0) }) },
    }),
    lose: over(0),
  })

  it('simulated players choose among nearly equal actions, so that games differ without random draws', () => {
    const [best] = search(coin)
    const results = best?.results ?? []
    const won = results.filter((result) => result === 1).length
    expect(results.length).toBeGreaterThanOrEqual(16)
    expect(won).toBeGreaterThan(results.length / 8)
    expect(won).toBeLessThan((results.length * 7) / 8)
  })

  it('simulated players choose alike in all games of one deal, so that equivalent lines have equal results', () => {
    const answer = (): GameTreeNode =>
      turnOf(1, 0.5, { heads: turnOf(0, 0.5, { on: over(1) }), tails: turnOf(0, 0.501, { on: over(0) }) })
    const [a, b] = search(turnOf(0, 0.5, { one: answer(), other: { ...answer(), value: 0.499 } }))
    expect(a?.games).toBe(b?.games)
    expect(a?.results).toEqual(b?.results)
    expect(new Set(a?.results)).toEqual(new Set([0, 1]))
  })

  it('simulated players do not choose a clearly worse action', () => {
    const clear = turnOf(0, 0.5, {
      pass: turnOf(1, 0.5, { gift: turnOf(0, 0.8, { on: over(1) }), fight: turnOf(0, 0.2, { on: over(0) }) }),
      lose: over(0),
    })
    expect(new Set(search(clear).flatMap(({ results }) => results))).toEqual(new Set([0]))
  })

  it('the seat finishes its own turn with the best choices, and no player varies its choice after a random draw', () => {
    const rest = turnOf(0, 0.5, {
      pass: { value: 0.5, seat: 0, next: { less: over(0.5), more: over(0.501) } },
    })
    const games = Array.from({ length: 32 }, (_, deal) => gameOf(rest, deal, ['pass']))
    expect(games.every(({ worth, isSettled }) => worth === 0.501 && isSettled)).toBe(true)
    const answer = turnOf(1, 0.5, { less: over(0.499), more: over(0.5) })
    const drawn = turnOf(0, 0.5, { pass: { drawn: [answer, answer] } })
    const after = Array.from({ length: 32 }, (_, deal) => gameOf(drawn, deal, ['pass']))
    expect(after.every(({ worth, isSettled }) => worth === 0.499 && !isSettled)).toBe(true)
    // A game in which players have chosen by a draw may go otherwise the next time.
    expect(Array.from({ length: 32 }, (_, deal) => gameOf(coin, deal, ['pass'])).some((each) => each.isSettled)).toBe(
      false,
    )
  })

  it('a line that the node budget cuts in mid-turn is finished before it is evaluated', () => {
    // What pays is seen only at the end of six steps; the look has nodes for two.
    const steps = (left: number, worth: number): GameTreeNode =>
      left === 0
        ? turnOf(1, worth, { on: over(worth) })
        : { value: 0.1, seat: 0, next: { go: steps(left - 1, worth), stay: steps(left - 1, 0.1) } }
    const choices = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, turnOf(1, 0.4, { on: over(0.4) })]))
    const root = turnOf(0, 0.5, { ...choices, pay: steps(5, 0.9) })
    const lines = search(root, { ...BUDGET, lines: 1, nodes: 12, turnNodes: 128 })
    expect(lines.map(({ choices: [first] }) => first)).toEqual(['pay'])
    // The seat follows it as far as it was found, and searches once more there.
    expect(lines[0]?.choices.length).toBeLessThan(6)
  })
})

describe('R1, R4: where the results of all lines are far below their evaluation, the search plays more lines', () => {
  const rescue = (rank: number): GameTreeNode =>
    turnOf(
      0,
      0.5,
      Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [
          `c${String(at)}`,
          turnOf(1, 0.6 - at / 100, { on: over(at === rank ? 0.9 : 0) }),
        ]),
      ),
    )

  it('until one line keeps its evaluation, whatever its rank', () => {
    for (const rank of [0, 3, 7, 11]) expect(search(rescue(rank))[0]?.choices).toEqual([`c${String(rank)}`])
  })

  it('only as many as needed, and none where one of the first lines keeps its evaluation', () => {
    expect(search(rescue(0))).toHaveLength(BUDGET.lines)
    expect(search(rescue(4)).length).toBeLessThan(12)
  })

  it('within twice the iterations', () => {
    const games = search(rescue(99), { ...BUDGET, iterations: 6 }).reduce((sum, line) => sum + line.games, 0)
    expect(games).toBeLessThanOrEqual(12)
  })
})

describe('R5: within the error of measurement the sage prefers the line with more held features', () => {
  const end = (worth: number, held: number): GameTreeNode => ({
    ...turnOf(1, worth, { on: over(worth) }),
    held: [held, 0],
  })
  const sit = (root: GameTreeNode): unknown => {
    const game = createTreeGame(root)
    const random = createRandomStream(seedFromText('tree'), 'tie')
    return createSageBot(BUDGET)({ game, seat: 0, view: { node: root }, choices: Object.keys(root.next ?? {}), random })
  }

  it('takes the line that holds more of two lines of equal worth', () => {
    expect(sit(turnOf(0, 0.5, { leave: end(0.502, 0), take: end(0.5, 1) }))).toBe('take')
    expect(sit(turnOf(0, 0.5, { take: end(0.5, 1), leave: end(0.502, 0) }))).toBe('take')
  })

  it('takes the better line where the difference is clear, even if it holds less', () => {
    expect(sit(turnOf(0, 0.5, { leave: end(0.6, 0), take: end(0.5, 1) }))).toBe('leave')
  })

  it('takes an immediate win, whatever the other line holds', () => {
    expect(sit(turnOf(0, 0.5, { hold: end(0.999, 5), win: over(1) }))).toBe('win')
  })

  it('pairedDifferenceOf returns the mean over common deals and its standard error', () => {
    expect(pairedDifferenceOf({ results: [1, 0, 1] }, { results: [0, 0] })).toEqual({
      mean: 0.5,
      error: Math.sqrt(0.125),
    })
    expect(pairedDifferenceOf({ results: [] }, { results: [1] })).toEqual({ mean: 0, error: 0 })
  })

  it('breakTieByHeldFeatures returns the best line if the game has no held features, and undefined without lines', () => {
    const root = turnOf(0, 0.5, { leave: end(0.502, 0), take: end(0.5, 1) })
    const game = { ...createTreeGame(root), features: undefined } as unknown as ReturnType<typeof createTreeGame>
    const lines = search(root)
    expect(pickTiedLineByHoldings(game, 0, { node: root }, lines)).toBe(lines[0])
    expect(pickTiedLineByHoldings(game, 0, { node: root }, [])).toBeUndefined()
  })
})

describe('R3: measureMoveLoss judges the choice, not a poor continuation', () => {
  const budget = { ...BUDGET, weighed: 32, confirmed: 32, sagePairs: 0 }
  const judged = (root: GameTreeNode, made: string, given: MoveLossBudget = budget) => {
    const game = createTreeGame(root)
    const choices = Object.keys(root.next ?? {})
    const chosen = { seat: 0, view: { node: root }, choices, made: choices.indexOf(made) }
    return measureMoveLoss(game, chosen, createRandomStream(seedFromText('tree'), 'judge'), given)
  }
  /** Luck with this chance to win; no choice changes it. */
  const bet = (won: number): GameTreeNode =>
    turnOf(1, won / 10, { on: { drawn: Array.from({ length: 10 }, (_, at) => over(at < won ? 1 : 0)) } })

  it('values the choice by the better of its searched line and the games in which players finish the turn', () => {
    // The look at a choice that the search passed over has nodes for the poor second step only; the players see both.
    const root = turnOf(0, 0.5, {
      first: { value: 0.5, seat: 0, next: { poor: bet(1), good: bet(8) } },
      other: bet(9),
    })
    const found = judged(root, 'first', { ...budget, nodes: 4, lines: 1 })
    expect(found?.play[0] ?? 0).toBeGreaterThan(-3000)
    const poor = turnOf(0, 0.5, { first: { value: 0.5, seat: 0, next: { poor: bet(1) } }, other: bet(9) })
    expect(judged(poor, 'first', { ...budget, nodes: 4, lines: 1 })?.play[0]).toBeLessThan(-3333)
  })

  it('reports a choice that is worse with every continuation', () => {
    const root = turnOf(0, 0.5, { good: bet(8), bad: bet(2) })
    const found = judged(root, 'bad')
    expect(found?.line).toEqual(['good'])
    expect(found?.play[0]).toBeLessThan(-2000)
    expect(judged(root, 'good')).toBeUndefined()
  })

  /** A position that the evaluation values near `worth` beyond the horizon, and that is won with this chance of ten. */
  const promise = (worth: number, won: number): GameTreeNode => {
    const later = (value: number, turns: number): GameTreeNode =>
      turns === 0 ? { ...bet(won), value } : turnOf(turns % 2, value, { on: later(value, turns - 1) })
    const drawn = Array.from({ length: 10 }, (_, at) => later(worth + at / 100, 2 * BUDGET.turns))
    return turnOf(1, worth, { on: { drawn } })
  }

  it('reports no loss that only the evaluation shows, and not the games played to the end', () => {
    expect(judged(turnOf(0, 0.5, { good: promise(0.8, 5), bad: promise(0.2, 6) }), 'bad')).toBeUndefined()
  })

  it('reports the smaller loss of two measurements, for each seat', () => {
    const long = { ...budget, confirmed: 400 }
    const found = judged(turnOf(0, 0.5, { good: promise(0.8, 6), bad: promise(0.2, 4) }), 'bad', long)
    expect(found?.play[0]).toBeGreaterThan(-1500)
    expect(found?.play[0]).toBeLessThan(-500)
    expect((found?.play[0] ?? 0) + (found?.play[1] ?? 0)).toBe(0)
    const most = judged(turnOf(0, 0.5, { good: promise(0.55, 9), bad: promise(0.45, 1) }), 'bad', long)
    expect(most?.play[0]).toBeGreaterThan(-1000)
    expect(most?.play[0]).toBeLessThan(-300)
  })

  it('reports the average share of an uncertain loss, and all of a certain loss', () => {
    const long = { ...budget, weighed: 400, confirmed: 400 }
    expect(judged(turnOf(0, 0.5, { good: bet(8), bad: bet(2) }), 'bad', long)?.play[0]).toBeCloseTo(-3000, -3)
    expect(judged(turnOf(0, 0.5, { win: over(1), lose: over(0) }), 'lose', long)?.play[0]).toBe(-10000)
  })

  it('reports no loss if no game varies, unless the turn ends the game', () => {
    const sure = (worth: number): GameTreeNode => turnOf(1, worth, { on: over(worth) })
    expect(judged(turnOf(0, 0.5, { good: sure(1), bad: sure(0) }), 'bad')).toBeUndefined()
    expect(judged(turnOf(0, 0.5, { win: over(1), bad: sure(0) }), 'bad')?.play[0]).toBe(-10000)
  })
})

function gameOf(root: GameTreeNode, deal: number, line: readonly string[]): { worth: number; isSettled: boolean } {
  const game = createTreeGame(root)
  const pool = createSharedDeterminizations(game, { node: root }, 0, createRandomStream(seedFromText('tree'), 'pool'))
  const { state, isSettled } = simulateLineAndFurtherTurns(game, pool, deal, 0, line, BUDGET)
  return { worth: game.evaluate(state)[0] ?? 0, isSettled }
}
