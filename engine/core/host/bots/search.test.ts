import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { createTableConfig } from '../../contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../contract/random.ts'
import { noopEventSink, type EventSink } from '../../contract/game-events.ts'
import { diceFixtureGame, echoFixtureGame } from '../../invariants/fixture-games/index.ts'
import { createTreeGame } from '../../invariants/fixture-games/tree-game.ts'
import { letBotsFinishTable } from '../playout.ts'
import { Table } from '../table.ts'
import type { BotInput } from './bot.ts'
import { computeAdvice } from './advice.ts'
import { createSageBot } from './sage.ts'
import { searchTurn, type SearchBudget } from './search.ts'

const BUDGET: SearchBudget = { iterations: 40, lines: 4, nodes: 60, turns: 1, turnNodes: 20 }

function openToy(game: AnyGame, seed: string): Table {
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed) })
  table.playForcedChoices()
  return table
}

function questionTo(table: Table, luck: string): BotInput {
  const { game, state } = table
  const seat = table.deciders[0] ?? 0
  const choices = table.decision(seat)?.choices ?? []
  return { game, seat, view: game.view(state, seat), choices, random: createRandomStream(table.seed, luck) }
}

describe('the turn search', () => {
  it.each([diceFixtureGame, echoFixtureGame] as AnyGame[])(
    'finds the same lines for the same view and random stream in $info.id',
    (game) => {
      const table = openToy(game, 'same')
      const lines = searchTurn(questionTo(table, 'a'), BUDGET)
      expect(lines.length).toBeGreaterThan(0)
      expect(searchTurn(questionTo(table, 'a'), BUDGET)).toEqual(lines)
    },
  )

  it('plays at most as many games as its iterations, and most of them with the best line', () => {
    const lines = searchTurn(questionTo(openToy(diceFixtureGame as AnyGame, 'games'), 'a'), BUDGET)
    const games = lines.reduce((sum, line) => sum + line.games, 0)
    expect(games).toBeLessThanOrEqual(BUDGET.iterations)
    expect(lines[0]?.games).toBe(Math.max(...lines.map((line) => line.games)))
  })

  it('ends when it is stopped, with at least one game for each line', () => {
    const stop = (): boolean => true
    const lines = searchTurn(questionTo(openToy(trap, 'stop'), 'a'), { ...BUDGET, iterations: 4000, stop })
    expect(lines.map(({ games }) => games)).toEqual([1, 1])
  })

  it('plays a line without random draws once for each determinization, and reuses the result', () => {
    const plays = (game: AnyGame, iterations: number): number => {
      let count = 0
      const play: AnyGame['play'] = (...given) => {
        count += 1
        game.play(...given)
      }
      const state: unknown = game.setup(
        { players: 2, options: { tokens: 2 } },
        createRandomStream(seedFromText('once'), 0),
        noopEventSink,
      )
      const random = createRandomStream(seedFromText('once'), 'a')
      const question = { game, seat: 0, view: game.view(state, 0), choices: game.choices(state, 0) as Json[], random }
      const lines = searchTurn({ ...question, game: { ...game, play } }, { ...BUDGET, iterations })
      expect(lines.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(iterations / 2)
      return count
    }
    expect(plays(alone, 4000)).toBe(plays(alone, 400))
    expect(plays(diceFixtureGame as AnyGame, 4000)).toBeGreaterThan(4 * plays(diceFixtureGame as AnyGame, 400))
  })

  it('finds the reply of the rival that the evaluation does not see', () => {
    const table = openToy(trap, 'trap')
    const question = questionTo(table, 'a')
    expect(trap.evaluate(afterFirst('greedy'))[0]).toBeGreaterThan(trap.evaluate(afterFirst('safe'))[0] ?? 1)
    expect(searchTurn(question, BUDGET)[0]?.choices).toEqual(['safe'])
    expect(createSageBot(BUDGET)(question)).toBe('safe')
  })

  it('compares the best lines of as many first choices as the budget asks for, on equally many games', () => {
    const table = openToy(diceFixtureGame as AnyGame, 'compared')
    const question = questionTo(table, 'a')
    const few = { ...BUDGET, lines: 1, iterations: 8 }
    expect(searchTurn(question, few)).toHaveLength(1)
    const lines = searchTurn(question, { ...few, compared: 2 })
    expect(new Set(lines.map(({ choices: [first] }) => first)).size).toBe(2)
    expect(lines.map(({ games }) => games)).toEqual([64, 64])
  })

  it('returns the worth for every seat, including the asking one', () => {
    for (const { worth, worths } of searchTurn(questionTo(openToy(trap, 'worths'), 'a'), BUDGET)) {
      expect(worths[0]).toBeCloseTo(worth)
      expect(worths[1]).toBeCloseTo(1 - worth)
    }
  })

  it('finishes fixture games with legal actions only', () => {
    for (const game of [diceFixtureGame, echoFixtureGame] as AnyGame[]) {
      const table = openToy(game, 'whole')
      const bots = [createSageBot(BUDGET), createSageBot(BUDGET)]
      letBotsFinishTable(table, (seat) => bots[seat] ?? createSageBot(BUDGET), createRandomStream(table.seed, 'bots'))
      expect(table.outcome).not.toBeNull()
    }
  })
})

describe('advice', () => {
  it('lists the best choice first, with the chances of all seats', () => {
    const { choices, iterations } = computeAdvice(questionTo(openToy(trap, 'trap'), 'a'), BUDGET)
    expect(choices.map(({ choice }) => FIRST[choice])).toEqual(['safe', 'greedy'])
    const [safe, greedy] = choices
    expect(safe?.chances[0]).toBeGreaterThan(0.9)
    expect(greedy?.chances[0]).toBeLessThan(0.3)
    expect(safe?.line).toEqual([{ choice: 'safe', view: { moves: [] } }])
    expect(iterations).toBeGreaterThanOrEqual(BUDGET.iterations)
  })

  it.each([diceFixtureGame, echoFixtureGame] as AnyGame[])(
    'has no reasons for a game without learned weights, and chances that sum to 1: $info.id',
    (game) => {
      const question = questionTo(openToy(game, 'toys'), 'a')
      const advice = computeAdvice(question, BUDGET)
      expect(computeAdvice(questionTo(openToy(game, 'toys'), 'a'), BUDGET)).toEqual(advice)
      for (const { chances, why, line } of advice.choices) {
        expect(why).toEqual([])
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        expect(line[0]?.view).toEqual(question.view)
      }
    },
  )

  it('has one entry for a single choice, and shows its line in the views of the given viewer', () => {
    const table = openToy(echoFixtureGame as AnyGame, 'one')
    const question = questionTo(table, 'a')
    const only = question.choices.slice(0, 1)
    const game = {
      ...question.game,
      choices: () => only,
      view: (_: unknown, viewer: unknown) => ({ viewer }),
    } as AnyGame
    const { choices } = computeAdvice({ ...question, game, choices: only, viewer: 'table' }, { ...BUDGET, turns: 0 })
    expect(choices).toMatchObject([{ choice: 0, line: [{ choice: only[0], view: { viewer: 'table' } }], why: [] }])
  })

  it('ends early when it is stopped', () => {
    const stop = (): boolean => true
    expect(computeAdvice(questionTo(openToy(trap, 'stop'), 'a'), { ...BUDGET, stop })).toMatchObject({ iterations: 2 })
  })
})

/** Two moves: what looks best loses to its answer. */
interface Trap {
  moves: Json[]
}
const FIRST = ['greedy', 'safe']
const ANSWERS = ['take', 'leave']
const trap = {
  ...(diceFixtureGame as AnyGame),
  setup: (_config: unknown, _random: unknown, emit: EventSink) => {
    emit({ kind: 'turn', seat: 0 } as never)
    return { moves: [] } satisfies Trap
  },
  deciders: ({ moves }: Trap): Seat[] => (moves.length < 2 ? [moves.length] : []),
  choices: ({ moves }: Trap, seat: Seat) => (seat !== moves.length ? [] : seat === 0 ? FIRST : ANSWERS),
  play: ({ moves }: Trap, _seat: Seat, action: Json, _random: unknown, emit: EventSink) => {
    moves.push(action)
    emit({ kind: 'turn', seat: moves.length % 2 } as never)
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

/** The same without an answer: the choice is the end. */
const alone = createTreeGame({
  value: 0.5,
  seat: 0,
  next: { greedy: { value: 0.4 }, safe: { value: 0.6 } },
})

function afterFirst(move: string): unknown {
  const state: unknown = trap.setup(
    { players: 2, options: {} },
    createRandomStream(seedFromText('x'), 0),
    noopEventSink,
  )
  trap.play(state, 0, move, createRandomStream(seedFromText('x'), 1), noopEventSink)
  return state
}
