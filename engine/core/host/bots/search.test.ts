import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { configure } from '../../contract/options.ts'
import { seedFromText, streamOf } from '../../contract/random.ts'
import { silent, type Tell } from '../../contract/facts.ts'
import { dice, echo } from '../../laws/toys/index.ts'
import { playToEnd } from '../playout.ts'
import { Table } from '../table.ts'
import type { Question } from './bot.ts'
import { sageWith } from './sage.ts'
import { searchTurn, type SearchBudget } from './search.ts'

const BUDGET: SearchBudget = { iterations: 40, lines: 4, nodes: 60, turns: 1, turnNodes: 20 }

function openToy(game: AnyGame, seed: string): Table {
  const configured = configure(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed) })
  table.playOn()
  return table
}

function questionTo(table: Table, luck: string): Question {
  const { game, state } = table
  const seat = table.deciders[0] ?? 0
  const choices = table.decision(seat)?.choices ?? []
  return { game, seat, view: game.view(state, seat), choices, random: streamOf(table.seed, luck) }
}

describe('the turn search', () => {
  it.each([dice, echo] as AnyGame[])('finds the same from the same view and stream in $info.id', (game) => {
    const table = openToy(game, 'same')
    const lines = searchTurn(questionTo(table, 'a'), BUDGET)
    expect(lines.length).toBeGreaterThan(0)
    expect(searchTurn(questionTo(table, 'a'), BUDGET)).toEqual(lines)
  })

  it('plays no more games than it may, and most of them with the best lines', () => {
    const lines = searchTurn(questionTo(openToy(dice as AnyGame, 'games'), 'a'), BUDGET)
    const games = lines.reduce((sum, line) => sum + line.games, 0)
    expect(games).toBeLessThanOrEqual(BUDGET.iterations)
    expect(lines[0]?.games).toBe(Math.max(...lines.map((line) => line.games)))
  })

  it('ends when it is stopped, with one game for each line at least', () => {
    const stop = (): boolean => true
    const lines = searchTurn(questionTo(openToy(trap, 'stop'), 'a'), { ...BUDGET, iterations: 4000, stop })
    expect(lines.map(({ games }) => games)).toEqual([1, 1])
  })

  it('plays a game that met no luck once for each determinization, and counts it again', () => {
    const plays = (game: AnyGame, iterations: number): number => {
      let count = 0
      const play: AnyGame['play'] = (...given) => {
        count += 1
        game.play(...given)
      }
      const question = questionTo(openToy(game, 'once'), 'a')
      const lines = searchTurn({ ...question, game: { ...game, play } }, { ...BUDGET, iterations })
      expect(lines.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(iterations / 2)
      return count
    }
    expect(plays(trap, 4000)).toBe(plays(trap, 400))
    expect(plays(dice as AnyGame, 4000)).toBeGreaterThan(4 * plays(dice as AnyGame, 400))
  })

  it('sees the answer that the evaluation does not see', () => {
    const table = openToy(trap, 'trap')
    const question = questionTo(table, 'a')
    expect(trap.evaluate(afterFirst('greedy'))[0]).toBeGreaterThan(trap.evaluate(afterFirst('safe'))[0] ?? 1)
    expect(searchTurn(question, BUDGET)[0]?.choices).toEqual(['safe'])
    expect(sageWith(BUDGET)(question)).toBe('safe')
  })

  it('plays whole games through the gate', () => {
    for (const game of [dice, echo] as AnyGame[]) {
      const table = openToy(game, 'whole')
      const bots = [sageWith(BUDGET), sageWith(BUDGET)]
      playToEnd(table, (seat) => bots[seat] ?? sageWith(BUDGET), streamOf(table.seed, 'bots'))
      expect(table.outcome).not.toBeNull()
    }
  })
})

/** Two moves: what looks best loses to its answer. */
interface Trap {
  moves: Json[]
}
const FIRST = ['greedy', 'safe']
const ANSWERS = ['take', 'leave']
const trap = {
  ...(dice as AnyGame),
  setup: (_config: unknown, _random: unknown, tell: Tell) => {
    tell({ kind: 'turn', seat: 0 } as never)
    return { moves: [] } satisfies Trap
  },
  deciders: ({ moves }: Trap): Seat[] => (moves.length < 2 ? [moves.length] : []),
  choices: ({ moves }: Trap, seat: Seat) => (seat !== moves.length ? [] : seat === 0 ? FIRST : ANSWERS),
  play: ({ moves }: Trap, _seat: Seat, action: Json, _random: unknown, tell: Tell) => {
    moves.push(action)
    tell({ kind: 'turn', seat: moves.length % 2 } as never)
  },
  clone: ({ moves }: Trap): Trap => ({ moves: [...moves] }),
  view: ({ moves }: Trap): Trap => ({ moves: [...moves] }),
  determinize: ({ moves }: Trap): Trap => ({ moves: [...moves] }),
  outcome: ({ moves }: Trap) => (moves.length < 2 ? null : { ranking: [], reason: { id: 'toy.end' } }),
  returns: ({ moves }: Trap) => {
    const won = moves[0] === 'safe' || moves[1] === 'leave' ? 1 : 0
    return [won, 1 - won]
  },
  evaluate: (state: Trap): readonly number[] => {
    if (state.moves.length === 2) return trap.returns(state)
    const own = state.moves[0] === 'greedy' ? 0.9 : 0.6
    return [own, 1 - own]
  },
} as unknown as AnyGame

function afterFirst(move: string): unknown {
  const state: unknown = trap.setup({ players: 2, options: {} }, streamOf(seedFromText('x'), 0), silent)
  trap.play(state, 0, move, streamOf(seedFromText('x'), 1), silent)
  return state
}
