/**
 * Adapter of Cosmic Karma for the invariant tests, written from the section "Hidden information" of RULES.md. Hidden
 * from all players are the order of the unseen cards of a pack, and the next readable side of a Choice Card. (The side
 * is drawn when needed; it is not part of a state.)
 */
import type { Viewer } from '../core/contract/game.ts'
import type { GameTestAdapter } from '../core/invariants/game-test-adapter.ts'
import { deepCopy } from '../core/invariants/json-comparison.ts'
import type { Random } from '../core/contract/random.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicAction, CosmicEvent, CosmicState, CosmicView, CardPack } from './state.ts'
import { createPosition } from './testing.ts'

function scrambleHidden(before: CosmicState, after: CosmicState, _viewer: Viewer, random: Random): CosmicState {
  const copy = deepCopy(before)
  const mix = <T>(pack: CardPack<T>, later: CardPack<T> | undefined): void => {
    // The cards drawn in this step were on top, in this order; the other unseen cards can be in any order.
    const drawn = pack.unseen - (later?.unseen ?? pack.unseen)
    const known = pack.cards.length - pack.unseen
    const hidden = pack.cards.splice(known, pack.unseen - drawn)
    pack.cards.splice(known, 0, ...random.shuffle(hidden))
  }
  copy.choicePacks.forEach((pack, at) => mix(pack, after.choicePacks[at]))
  copy.karmaPacks.forEach((pack, at) => mix(pack, after.karmaPacks[at]))
  mix(copy.freeWillPack, after.freeWillPack)
  return copy
}

/** A view that leaks the top card of some packs. */
function leak(name: string, top: (state: CosmicState) => unknown) {
  return {
    name,
    view: (state: CosmicState, viewer: Viewer) => ({ ...cosmicKarma.view(state, viewer), top: top(state) }),
  }
}

/** A state in which all packs have been drawn through, except a few cards of one. */
function nearlyKnown(pack: (state: CosmicState) => CardPack<unknown>, unseen: number): CosmicState {
  const state = createPosition({ players: [{ at: 'e1-01' }, { at: 'e2-03' }] })
  for (const each of [...state.choicePacks, ...state.karmaPacks, state.freeWillPack]) each.unseen = 0
  pack(state).unseen = unseen
  return state
}

export const cosmicKarmaTestAdapter: GameTestAdapter<CosmicState, CosmicAction, CosmicView, CosmicEvent> = {
  game: cosmicKarma,
  scrambleHidden,
  leakyViews: [
    leak('the next Choice Cards', ({ choicePacks }) => choicePacks.map(({ cards }) => cards.at(-1) ?? null)),
    leak('the next Karma Cards', ({ karmaPacks }) => karmaPacks.map(({ cards }) => cards.at(-1) ?? null)),
    leak('the next Free Will Card', ({ freeWillPack }) => freeWillPack.cards.at(-1) ?? null),
    leak('the undermost unseen Free Will Card', ({ freeWillPack: { cards, unseen } }) =>
      unseen === 0 ? null : (cards[cards.length - unseen] ?? null),
    ),
  ],
  lowUncertaintyPositions: [
    {
      name: 'three Choice Cards that nobody has seen',
      state: nearlyKnown(({ choicePacks: [first] }) => first ?? { cards: [], unseen: 0 }, 3),
      viewer: 0,
    },
    {
      name: 'four Free Will Cards that nobody has seen',
      state: nearlyKnown(({ freeWillPack }) => freeWillPack, 4),
      viewer: 'table',
    },
  ],
}
