import { describe, expect, test } from 'vitest'
import { chakra } from './index.ts'
import { rankIdForScore } from './score.ts'
import type { FinalStanding } from '../core/contract/outcome.ts'
import type { BoardSketch } from './testing.ts'
import { createPosition } from './testing.ts'

/** The ranking of a finished game. Plenitude: purple 1, dark blue 2, blue 3, green 4, yellow 1, orange 2, red 3. */
function ranking(...boards: BoardSketch[]): readonly FinalStanding[] {
  const state = createPosition({ boards, plenitude: [1, 2, 3, 4, 1, 2, 3, 4] })
  return chakra.outcome({ ...state, end: 'harmony', stack: [] })?.ranking ?? []
}

function scores(...boards: BoardSketch[]): (number | undefined)[] {
  return [...ranking(...boards)].sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0)).map(({ score }) => score)
}

const GREEN = { green: 'green green green' }
const BLUE = { blue: 'blue blue blue' }
const RED = { red: 'red red red' }
const ORANGE = { orange: 'orange orange orange' }
const YELLOW = { yellow: 'yellow yellow yellow' }

describe('scoring', () => {
  test('CHK-59: each harmonized Chakra scores the value of its colour, an unfinished one nothing', () => {
    expect(scores({ ...GREEN, ...BLUE }, { green: 'green green' })).toEqual([7, 0])
    expect(ranking(GREEN, {})[0]?.lines[0]).toEqual({
      id: 'chakra.score.chakra',
      values: { colour: 'green' },
      points: 4,
    })
  })

  test('CHK-59: every viewer sees every Plenitude value when the game has ended', () => {
    const over = { ...createPosition(), end: 'harmony' as const, stack: [] }
    for (const viewer of [0, 1, 'table'] as const) {
      expect(chakra.view(over, viewer)).toMatchObject({ plenitude: over.plenitude, eighth: over.eighth })
    }
  })

  test('CHK-60: each energy on the Earth scores 1', () => {
    expect(scores({ earth: 3 }, { earth: 1 })).toEqual([3, 1])
  })

  test('CHK-61: black energies elsewhere neither score nor cost', () => {
    expect(scores({ ...GREEN, blue: 'black black', bubbles: 'black' }, { ...GREEN })).toEqual([4, 4])
  })

  test('CHK-62: the longest run from red upwards scores 2 for every player who has it', () => {
    expect(scores({ ...RED, ...ORANGE }, { ...RED, ...YELLOW })).toEqual([3 + 2 + 2, 3 + 1])
    expect(scores({ ...RED, ...ORANGE }, { ...RED, ...ORANGE }, RED)).toEqual([7, 7, 3])
    const lines = ranking({ ...RED, ...ORANGE, ...GREEN }, {})[0]?.lines
    expect(lines?.at(-1)).toEqual({ id: 'chakra.score.run', values: { length: 2 }, points: 2 })
  })

  test('CHK-63: red alone is a run; without red there is no run, and no player scores for it', () => {
    expect(scores(RED, ORANGE)).toEqual([3 + 2, 2])
    expect(scores({ ...ORANGE, ...YELLOW }, {})).toEqual([3, 0])
  })

  test('CHK-64: the highest total wins; ties share their place', () => {
    const places = ranking({ earth: 1 }, { earth: 2 }, { earth: 2 }, {}).map(({ seats, rank }) => [seats[0], rank])
    expect(places).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
  })

  test('CHK-65: the total determines the rank', () => {
    const least = [20, 17, 14, 11, 8, 0]
    const names = ['sage', 'adept', 'butterfly', 'chrysalis', 'cocoon', 'restless']
    expect(least.map(rankIdForScore)).toEqual(names)
    expect(least.slice(0, 5).map((score) => rankIdForScore(score - 1))).toEqual(names.slice(1))
    expect(rankIdForScore(29)).toBe('sage')
    expect(ranking({ earth: 3 }, {})[0]?.title).toEqual({ id: 'chakra.rank.restless' })
  })
})

test('outcome is null while the game runs, and then has the reason of the end', () => {
  expect(chakra.outcome(createPosition())).toBeNull()
  const over = { ...createPosition(), end: 'standoff' as const, stack: [] }
  expect(chakra.outcome(over)?.reason).toEqual({ id: 'chakra.end.standoff' })
})
