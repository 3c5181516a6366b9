/** The view of a seat (TPL-6), and a full state consistent with a view. */
import type { Viewer } from '../../../../../engine/core/contract/game.ts'
import type { Random } from '../../../../../engine/core/contract/random.ts'
import { allCards } from './data.ts'
import { ascending } from './setup.ts'
import type { TemplateGamePublicState, TemplateGameState, TemplateGameView } from './state.ts'

function copyPublic({ won, seen, open, pile, stack }: TemplateGamePublicState): TemplateGamePublicState {
  return {
    won: won.map((cards) => [...cards]),
    seen: seen.map((cards) => [...cards]),
    open: [...open],
    pile: [...pile],
    stack: stack.map((frame) => ({ ...frame })),
  }
}

/** Written by hand: it is in the inner loop of bots. */
export function clone(state: TemplateGameState): TemplateGameState {
  return {
    ...copyPublic(state),
    hands: state.hands.map((cards) => [...cards]),
    chosen: [...state.chosen],
    deck: [...state.deck],
  }
}

export function view(state: TemplateGameState, viewer: Viewer): TemplateGameView {
  const sees = (seat: number): boolean => viewer === 'open' || viewer === seat
  return {
    ...copyPublic(state),
    hands: state.hands.map((cards, seat) => ({ count: cards.length, cards: sees(seat) ? [...cards] : null })),
    chosen: state.chosen.map((card, seat) => ({ made: card !== null, card: sees(seat) ? card : null })),
    deck: state.deck.length,
  }
}

export function determinize(seen: TemplateGameView, random: Random): TemplateGameState {
  const known = new Set([
    ...[...seen.won, ...seen.seen, seen.open, seen.pile].flat(),
    ...seen.hands.flatMap(({ cards }) => cards ?? []),
  ])
  const unknown = random.shuffle(allCards().filter((card) => !known.has(card)))
  const hands = seen.hands.map(({ count, cards }, seat) => {
    if (cards !== null) return [...cards]
    const open = seen.seen[seat] ?? []
    return [...open, ...unknown.splice(0, count - open.length)].sort(ascending)
  })
  return {
    ...copyPublic(seen),
    hands,
    chosen: seen.chosen.map(({ made, card }, seat) => (made ? (card ?? random.pick(hands[seat] ?? [])) : null)),
    deck: unknown,
  }
}
