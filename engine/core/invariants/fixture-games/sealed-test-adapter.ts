/** Test adapter of the fixture game 'sealed'. Computes independently of the game which seats have held a hand. */
import { createRandomStream } from '../../contract/random.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { GameTestAdapter } from '../game-test-adapter.ts'
import {
  sealedFixtureGame,
  type SealedAction,
  type SealedEvent,
  type SealedState,
  type SealedView,
} from './sealed-game.ts'

export const sealedTestAdapter: GameTestAdapter<SealedState, SealedAction, SealedView, SealedEvent> = {
  game: sealedFixtureGame,

  scrambleHidden(before, after, viewer, random) {
    // A hand is known to its holder and to its earlier holders. After a reveal the viewer has received one more.
    const held = new Set<number>()
    if (viewer !== 'table' && viewer !== 'open') {
      for (const state of [before, after])
        for (let back = 0; back <= state.round; back++)
          for (const card of state.hands[(viewer + back) % state.players] ?? []) held.add(card)
    }
    const fixed = (card: number): boolean => held.has(card) || after.pile.includes(card)
    const free = random.shuffle([...before.hands.flat(), ...before.rest].filter((card) => !fixed(card)))
    const refill = (cards: number[]): number[] =>
      cards.map((card) => (fixed(card) ? card : (free.pop() ?? card))).sort((a, b) => a - b)
    const revealed = after.pile.length > before.pile.length
    const hands = before.hands.map(refill)
    return {
      ...structuredClone(before),
      hands,
      rest: refill(before.rest),
      picks: before.picks.map((card, seat) =>
        card === null || revealed || seat === viewer ? card : random.pick(hands[seat] ?? []),
      ),
    }
  },

  leakyViews: [
    {
      name: 'hands',
      view: (state, viewer) => ({
        ...sealedFixtureGame.view(state, viewer),
        hands: state.hands.map((hand) => ({ count: hand.length, cards: [...hand] })),
      }),
    },
    { name: 'rest', view: (state, viewer) => ({ ...sealedFixtureGame.view(state, viewer), rest: [...state.rest] }) },
    { name: 'picks', view: (state, viewer) => ({ ...sealedFixtureGame.view(state, viewer), picks: [...state.picks] }) },
  ],

  lowUncertaintyPositions: [
    {
      name: 'two players at the start',
      state: sealedFixtureGame.setup({ players: 2, options: {} }, createRandomStream('0'.repeat(32), 0), noopEventSink),
      viewer: 0,
    },
    {
      name: 'the other has picked',
      state: {
        players: 2,
        round: 1,
        hands: [
          [2, 4, 6],
          [1, 5, 7],
        ],
        picks: [null, 5],
        won: [1, 0],
        pile: [8, 3],
        rest: [9, 10],
      },
      viewer: 0,
    },
  ],
}
