// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT } from '../../testing/fake-host.ts'
import { addMessages } from '../../messages/index.ts'
import { gameStoryText, type GameStory } from './game-story.ts'

addMessages({ 'toy.end': 'The bag is empty.', 'toy.moment': '{seat} died young.' })

const outcome: Outcome = {
  reason: { id: 'toy.end' },
  ranking: [
    { seats: [2], rank: 1, score: 9, lines: [] },
    { seats: [0, 1], rank: 2, score: 1, lines: [] },
  ],
}
const story: GameStory = { title: 'Toy', seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT], outcome, moments: [] }

test('the text of a game names the winner, the reason and every place, and marks bots', () => {
  expect(gameStoryText(story)).toBe(
    [
      'Toy, at a table of Samsara',
      'Heron wins. The bag is empty.',
      '',
      '1st: Heron (bot, Adept), 9 points',
      '2nd: Ana and Ben, 1 point',
      '',
    ].join('\n'),
  )
})

test('highlights come after the places, and a game without scores lists places only', () => {
  const unscored = outcome.ranking.map(({ seats, rank }) => ({ seats, rank, lines: [] }))
  const moments = [{ id: 'toy.moment', values: { seat: { seat: 0 } } }]
  expect(
    gameStoryText({ ...story, outcome: { ...outcome, ranking: unscored }, moments })
      .split('\n')
      .slice(3),
  ).toEqual(['1st: Heron (bot, Adept)', '2nd: Ana and Ben', '', 'Ana died young.', ''])
})
