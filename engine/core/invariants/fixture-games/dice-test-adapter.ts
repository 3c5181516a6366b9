/** Test adapter of the fixture game 'dice': only the order of the unseen cards is hidden. */
import type { GameTestAdapter } from '../game-test-adapter.ts'
import { diceFixtureGame, type DiceAction, type DiceEvent, type DiceState, type DiceView } from './dice-game.ts'

export const diceTestAdapter: GameTestAdapter<DiceState, DiceAction, DiceView, DiceEvent> = {
  game: diceFixtureGame,

  scrambleHidden(before, after, _viewer, random) {
    // Cards drawn in the step came from the top in order, and all players have seen them.
    const drawn = cardsDrawn(before, after)
    const unseen = before.deck.slice(0, before.deck.length - before.seen)
    const deck = [
      ...unseen.slice(0, drawn),
      ...random.shuffle(unseen.slice(drawn)),
      ...before.deck.slice(unseen.length),
    ]
    return { ...structuredClone(before), deck }
  },

  leakyViews: [{ name: 'deck', view: (state) => state }],

  lowUncertaintyPositions: [
    {
      name: 'six cards unseen',
      state: {
        pawns: [3, 8],
        tokens: [1, 0],
        deck: ['again', 'token', 'ahead', 'token', 'ahead', 'token'],
        seen: 0,
        stack: [{ kind: 'turn', seat: 0 }],
      },
      viewer: 0,
    },
  ],
}

/** Number of unseen cards that a step took from the top of the deck. Once all are seen, nothing is hidden. */
function cardsDrawn(before: DiceState, after: DiceState): number {
  return after.seen - before.seen
}
