import { expect, test } from 'vitest'
import { outcomeBySeat } from './outcome-summary.ts'

test('outcomeBySeat lists place and score by seat, and repeats those of a team for each of its seats', () => {
  const ranking = [
    { seats: [2], rank: 1, score: 9, lines: [] },
    { seats: [3, 0], rank: 2, lines: [] },
    { seats: [1], rank: 3, score: 0, lines: [] },
  ]
  expect(outcomeBySeat({ ranking, reason: { id: 'toy.end' } })).toEqual({
    end: 'toy.end',
    places: [2, 3, 1, 2],
    scores: [null, 0, 9, null],
  })
})

test('outcomeBySeat has no end, places or scores while the game runs', () => {
  expect(outcomeBySeat(null)).toEqual({ end: null, places: [], scores: [] })
})
