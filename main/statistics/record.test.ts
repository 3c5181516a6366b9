import { expect, test } from 'vitest'
import { Table } from '../../engine/core/host/table.ts'
import { tableOf } from '../../engine/core/laws/testing.ts'
import { toyGame, type ToyState } from '../testing/toy-game.ts'
import { resultOf } from './record.ts'
import { bot, person } from './testing.ts'

const toy = { ...toyGame('none'), achievements: [{ id: 'there', earned: () => true }] }
const table = 'ab'.repeat(16)
const header = { title: 'Toy', seats: [person('Ana'), bot('Heron')], savedAt: 5, over: true, table }

/** A table whose past is closed, a turn before its end. */
function over(closed: boolean): Table {
  const whole = tableOf(toy, { players: 2 })
  const state = whole.state as ToyState
  const base = { state: { ...state, passes: 3 }, events: 1 }
  const played = closed ? new Table({ game: toy, config: whole.config, seed: whole.seed, base }) : whole
  while (played.outcome === null) played.act(played.deciders[0] ?? 0, { do: 'pass' })
  return played
}

test('a game is noted with who began, how long it was, and what people earned', () => {
  expect(resultOf('toy-1', over(false), header)).toMatchObject({
    ...{ table, save: 'toy-1', first: 0, entries: 4, earned: [{ id: 'there', seats: [0] }] },
    ...{ practice: false, branched: false },
  })
})

test('whoever asked the Sage earns nothing in that game, and a branch brings nothing to anybody', () => {
  const earned = (change: object): unknown => resultOf('toy-1', over(false), { ...header, ...change })?.earned
  expect(earned({ advised: [1, 0] })).toEqual([])
  expect(earned({ advised: [0, 3] })).toEqual([{ id: 'there', seats: [0] }])
  expect(earned({ origin: { table, entry: 1, luck: 'same' } })).toEqual([])
})

test('a game whose past the present rules cannot follow is not noted; one that branched off is, without its beginning', () => {
  expect(resultOf('toy-1', over(true), header)).toBeUndefined()
  const branch = resultOf('toy-1', over(true), { ...header, origin: { table, entry: 1, luck: 'new' } })
  expect(branch).toMatchObject({ branched: true, earned: [] })
  expect(branch).not.toHaveProperty('first')
})
