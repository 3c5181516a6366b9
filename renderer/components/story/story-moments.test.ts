import { expect, test } from 'vitest'
import type { GameReview, TurningPoint } from '../../../engine/core/contract/review.ts'
import { storyMomentsOf } from './story-moments.ts'

const ranking = [{ seats: [1], rank: 1, lines: [] }]
const tell = { choice: () => ({ id: 'toy.choice' }), sentence: ({ kind }: { kind: string }) => ({ id: `toy.${kind}` }) }
/** Four entries, one in each turn: each with an event of its own. */
const history = [[], [{ kind: 'a' }], [{ kind: 'b' }], [{ kind: 'c' }], [{ kind: 'd' }]]

function reviewWith(winner: readonly number[], turningPoints: readonly TurningPoint[] = []): GameReview {
  const curve = winner.map((chance) => [10_000 - chance, chance])
  return { curve, turningPoints, lapses: [], turns: [1, 2, 3, 4], sums: [], done: 0, of: 4, iterations: 0 }
}

const luck = (entry: number, change: number): TurningPoint => ({
  kind: 'luck',
  entry,
  turn: entry + 1,
  seat: 1,
  change,
})

test('before the review, the three largest swings of the winner’s chance are returned in their order', () => {
  const found = storyMomentsOf(reviewWith([5000, 6000, 3000, 4500, 9900]), { ranking }, history, tell)
  expect(found.map(({ entry, words }) => [entry, words.values])).toEqual([
    [2, { turn: 2, what: { id: 'toy.b' }, seat: { seat: 1 }, way: 'down', points: 30 }],
    [3, { turn: 3, what: { id: 'toy.c' }, seat: { seat: 1 }, way: 'up', points: 15 }],
    [4, { turn: 4, what: { id: 'toy.d' }, seat: { seat: 1 }, way: 'up', points: 54 }],
  ])
})

test('a turning point of the review replaces the swing of its turn', () => {
  const found = storyMomentsOf(reviewWith([5000, 6000, 3000, 4500, 9900], [luck(3, 5400)]), { ranking }, history, tell)
  expect(found.map(({ entry, words }) => [entry, words.id])).toEqual([
    [2, 'story.swing'],
    [3, 'story.swing'],
    [3, 'review.turning.luck'],
  ])
})

test('small swings and entries without a log sentence are no moments', () => {
  expect(storyMomentsOf(reviewWith([5000, 5200, 5100, 5300, 5400]), { ranking }, history, tell)).toEqual([])
  const silent = { ...tell, sentence: () => undefined }
  expect(storyMomentsOf(reviewWith([5000, 9000, 9000, 9000, 10_000]), { ranking }, history, silent)).toEqual([])
})
