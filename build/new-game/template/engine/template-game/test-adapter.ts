/** Test adapter for the invariant suite, written from RULES.md, section 4, and independent of the view. */
import type { GameTestAdapter } from '../../../../../engine/core/invariants/game-test-adapter.ts'
import type { TemplateGameEvent } from './events.ts'
import { templateGame } from './index.ts'
import type { TemplateGameAction, TemplateGameState, TemplateGameView } from './state.ts'

/** Late in a game: few cards are hidden. */
const late: TemplateGameState = {
  hands: [[12], [2, 5, 9]],
  chosen: [null, null],
  won: [[10, 11], []],
  seen: [[], [5]],
  open: [null, null],
  pile: [1, 3, 4, 7],
  deck: [6, 8],
  stack: [{ kind: 'duel' }],
}

export const templateGameTestAdapter: GameTestAdapter<
  TemplateGameState,
  TemplateGameAction,
  TemplateGameView,
  TemplateGameEvent
> = {
  game: templateGame,

  scrambleHidden(before, after, viewer, random) {
    const known = new Set(
      [before, after].flatMap(({ hands, won, seen, open, pile }) => [
        ...(typeof viewer === 'number' ? (hands[viewer] ?? []) : []),
        ...[...won, ...seen, open, pile].flat(),
      ]),
    )
    const free = random.shuffle([...before.hands.flat(), ...before.deck].filter((card) => !known.has(card)))
    const refilled = (cards: readonly number[]): number[] =>
      cards.map((card) => (known.has(card) ? card : (free.pop() ?? card)))
    const hands = before.hands.map((hand) => refilled(hand).sort((one, other) => one - other))
    const turnedUp = after.won.flat().length > before.won.flat().length
    return {
      ...structuredClone(before),
      hands,
      deck: refilled(before.deck),
      chosen: before.chosen.map((card, seat) =>
        card === null || turnedUp || seat === viewer ? card : random.pick(hands[seat] ?? []),
      ),
    }
  },

  leakyViews: [
    { name: 'hands', view: (state, viewer) => ({ ...templateGame.view(state, viewer), hands: [...state.hands] }) },
    { name: 'deck', view: (state, viewer) => ({ ...templateGame.view(state, viewer), deck: [...state.deck] }) },
    { name: 'chosen', view: (state, viewer) => ({ ...templateGame.view(state, viewer), chosen: [...state.chosen] }) },
  ],

  lowUncertaintyPositions: [
    { name: 'late', state: late, viewer: 0 },
    { name: 'late, and the other has chosen', state: { ...late, chosen: [null, 9] }, viewer: 0 },
  ],
}
