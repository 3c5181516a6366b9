import { expect, test } from 'vitest'
import { Table } from '../../engine/core/host/table.ts'
import { defineAchievements, type CountedAchievementGoal } from '../../engine/core/contract/achievements.ts'
import { noopEventSink, type GameEvent } from '../../engine/core/contract/game-events.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTestTable } from '../../engine/core/invariants/test-helpers.ts'
import { createFixtureGame, type FixtureGameState } from '../testing/fixture-game.ts'
import { gameResultOf } from './game-result.ts'
import { createSampleBotSeat, createSamplePersonSeat } from './sample-results.ts'

const toy = { ...createFixtureGame('none'), achievements: [{ id: 'there', isEarnedBy: () => true }] }
const table = 'ab'.repeat(16)
const header = {
  title: 'Toy',
  seats: [createSamplePersonSeat('Ana'), createSampleBotSeat('Heron')],
  savedAt: 5,
  over: true,
  table,
}

/** A table with a locked history, a turn before its end. */
function over(closed: boolean, game: AnyGame = toy): Table {
  const whole = createTestTable(game, { players: 2 })
  const state = whole.state as FixtureGameState
  const base = { state: { ...state, passes: 3 }, events: 1 }
  const played = closed ? new Table({ game, config: whole.config, seed: whole.seed, base }) : whole
  while (played.outcome === null) played.act(played.deciders[0] ?? 0, { do: 'pass' })
  return played
}

test('a game result has the first player, the length and what people earned', () => {
  expect(gameResultOf('toy-1', over(false), header)).toMatchObject({
    table,
    save: 'toy-1',
    first: 0,
    entries: 4,
    earned: [{ id: 'there', seats: [0] }],
    practice: false,
    branched: false,
  })
})

test('a result of a game without turn events has neither a first player nor rounds', () => {
  const noTurns: typeof toy = {
    ...toy,
    setup: (config, random) => toy.setup(config, random, noopEventSink),
    play: (state, seat, action, random) => {
      toy.play(state, seat, action, random, noopEventSink)
    },
  }
  const result = gameResultOf('toy-1', over(false, noTurns), header)
  expect(result).toMatchObject({ entries: 4, earned: [{ id: 'there', seats: [0] }] })
  expect(Object.keys(result ?? {}).filter((key) => key === 'first' || key === 'rounds')).toEqual([])
})

test('a seat that asked for advice earns nothing, and a branched game earns nothing for any seat', () => {
  const earned = (change: object): unknown => gameResultOf('toy-1', over(false), { ...header, ...change })?.earned
  expect(earned({ advised: [1, 0] })).toEqual([])
  expect(earned({ advised: [0, 3] })).toEqual([{ id: 'there', seats: [0] }])
  expect(earned({ origin: { table, entry: 1, luck: 'same' } })).toEqual([])
})

test('B3 statistics-2: a result has the progress of the people who can earn an achievement', () => {
  const passes: CountedAchievementGoal = {
    goal: 9,
    count: ({ facts: events }, seat) =>
      events.filter((event) => event.kind === 'passed' && 'seat' in event && event.seat === seat).length,
  }
  const counting = { ...toy, achievements: defineAchievements<GameEvent>({ passes, there: () => true }) }
  const progress = (change: object): unknown =>
    gameResultOf('toy-1', over(false, counting), { ...header, ...change })?.progress
  const [ana, ben] = [createSamplePersonSeat('Ana'), createSamplePersonSeat('Ben')]
  expect(progress({ seats: [ana, ben] })).toEqual([{ id: 'passes', counts: [2, 2] }])
  expect(progress({})).toEqual([{ id: 'passes', counts: [2, 0] }])
  expect(progress({ seats: [ana, ben], advised: [1, 0] })).toEqual([{ id: 'passes', counts: [0, 2] }])
  expect(progress({ origin: { table, entry: 1, luck: 'same' } })).toEqual([])
})

test('a game with a locked history has no result; a branched one has, without its first player', () => {
  expect(gameResultOf('toy-1', over(true), header)).toBeUndefined()
  const branch = gameResultOf('toy-1', over(true), { ...header, origin: { table, entry: 1, luck: 'new' } })
  expect(branch).toMatchObject({ branched: true, earned: [] })
  expect(branch).not.toHaveProperty('first')
})
