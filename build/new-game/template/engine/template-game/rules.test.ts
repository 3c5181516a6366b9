import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../../../../../engine/core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../../../../../engine/core/contract/random.ts'
import { eventsOfKind } from '../../../../../engine/core/invariants/test-helpers.ts'
import { templateGame } from './index.ts'
import { choose, draw, isLegal, play, playAsSeat, createPosition, takeBack } from './testing.ts'

const HANDS = [
  [2, 5, 9],
  [3, 7, 8],
]

describe('the rules', () => {
  test('TPL-1: each player is dealt three of the twelve cards, and the other six form the deck', () => {
    const state = templateGame.setup(
      { players: 2, options: {} },
      createRandomStream(seedFromText('deal'), 0),
      noopEventSink,
    )
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3])
    expect([...state.hands.flat(), ...state.deck].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
  })

  test('TPL-2: both players choose at the same time, and may change the choice until both have chosen', () => {
    const state = createPosition(HANDS)
    expect(templateGame.deciders(state)).toEqual([0, 1])
    playAsSeat(state, 0, choose(2))
    expect(templateGame.deciders(state)).toEqual([1])
    expect(isLegal(state, choose(2), 0)).toBe(false)
    playAsSeat(state, 0, choose(9))
    playAsSeat(state, 1, choose(3))
    expect(state.won).toEqual([[9], []])
    expect(isLegal(state, choose(2), 0)).toBe(false)
  })

  test('TPL-3: the higher card wins the round, and stays in front of its owner', () => {
    const state = createPosition(HANDS)
    playAsSeat(state, 0, choose(5))
    expect(eventsOfKind(playAsSeat(state, 1, choose(7)), 'won')).toMatchObject([{ seat: 1, card: 7, beaten: 5 }])
    expect(state).toMatchObject({
      hands: [
        [2, 9],
        [3, 8],
      ],
      won: [[], [7]],
    })
  })

  test('TPL-4: the loser of a round takes the beaten card back, or discards it and draws', () => {
    const back = createPosition(HANDS)
    playAsSeat(back, 0, choose(5))
    playAsSeat(back, 1, choose(7))
    const drawn = templateGame.clone(back)
    expect(templateGame.deciders(back)).toEqual([0])
    play(back, takeBack)
    expect(back).toMatchObject({
      hands: [
        [2, 5, 9],
        [3, 8],
      ],
      pile: [],
    })
    play(drawn, draw)
    expect(drawn.pile).toEqual([5])
    expect(drawn.hands[0]).toHaveLength(3)
    expect(drawn.deck).toHaveLength(5)
  })

  test('TPL-5: the first player to win three rounds wins the game', () => {
    const state = createPosition([[12], [1, 2, 3]], [[10, 11], []])
    playAsSeat(state, 0, choose(12))
    playAsSeat(state, 1, choose(1))
    expect(templateGame.outcome(state)).toMatchObject({
      ranking: [
        { seats: [0], score: 3 },
        { seats: [1], score: 0 },
      ],
    })
    expect(templateGame.deciders(state)).toEqual([])
  })

  test('TPL-6: of another hand a player knows only cards taken back, until they are turned up again', () => {
    const state = createPosition(HANDS)
    playAsSeat(state, 0, choose(5))
    playAsSeat(state, 1, choose(7))
    play(state, takeBack)
    expect(templateGame.view(state, 1)).toMatchObject({
      hands: [{ count: 3, cards: null }, { cards: [3, 8] }],
      seen: [[5], []],
    })
    playAsSeat(state, 0, choose(5))
    expect(templateGame.view(state, 1).chosen[0]).toEqual({ made: true, card: null })
    playAsSeat(state, 1, choose(3))
    expect(state.seen).toEqual([[], []])
  })
})
