/** Builds a viewer's view from the state only (section 'Hidden information' of the rules). */
import type { Seat, Viewer } from '../core/contract/game.ts'
import { copyFrame, copyEntityOwners } from './copy.ts'
import type { CardId } from './data.ts'
import { avatarStopAt } from './data.ts'
import {
  compareByCardOrder,
  currentDealIndexOf,
  dealIndexOfSatellitePile,
  dealViewFor,
  keptCardHolderOfDeal,
  countCardsTakenFromSatelliteDeal,
} from './knowledge.ts'
import type { DealView, KeptCardView, RauhaState, RauhaView } from './state.ts'

/** @returns everything that the viewer may know of the state, and nothing else */
export function view(state: RauhaState, viewer: Viewer): RauhaView {
  const { players } = state
  const deals = state.deals.map((_, deal) => dealViewFor(state, deal, viewer))
  const [one, two] = state.decks
  const deck = (cards: readonly CardId[]) => ({ count: cards.length, cards: viewer === 'open' ? [...cards] : [] })
  return {
    side: state.side,
    position: state.position,
    players: players.map(({ tiles, covered, spores, crystals, energy, earned, kept }, seat) => ({
      tiles: [...tiles],
      covered: [...covered],
      spores: [...spores],
      crystals,
      energy,
      earned: { ...earned },
      kept: keptView(state, deals, seat, kept, viewer),
    })),
    satellites: players.map((_, satellite) => {
      const deal = dealIndexOfSatellitePile(state, satellite)
      const count = (state.deals[deal]?.length ?? 0) - countCardsTakenFromSatelliteDeal(state, deal)
      return { count, cards: count === 0 ? [] : [...(deals[deal]?.loose ?? [])] }
    }),
    decks: [deck(one), deck(two)],
    blackHole: blackHole(state, deals),
    deals,
    taken: state.taken,
    shown: [...state.shown],
    entities: copyEntityOwners(state.entities),
    arrivals: [...state.arrivals],
    first: state.first,
    stack: state.stack.map(copyFrame),
  }
}

function keptView(
  state: RauhaState,
  deals: readonly DealView[],
  seat: Seat,
  kept: CardId | null,
  viewer: Viewer,
): KeptCardView {
  if (kept === null) return { made: false, cards: [] }
  if (viewer === seat || viewer === 'open') return { made: true, cards: [kept] }
  const deal = deals[currentDealIndexOf(state, seat) ?? 0]
  if (deal === undefined) return { made: true, cards: [] }
  const at = (avatarStopAt(state.position).turn ?? 1) - 1
  const certain = state.stack[0]?.kind === 'keep' ? null : (deal.left[at] ?? null)
  if (certain !== null) return { made: true, cards: [certain] }
  return { made: true, cards: at < deal.seenFrom ? [] : [...deal.loose] }
}

/** Cards that have left a satellite, were not placed and are no longer held. */
function blackHole(state: RauhaState, deals: readonly DealView[]): RauhaView['blackHole'] {
  let count = 0
  const known: CardId[] = []
  deals.forEach(({ left, seenFrom, loose }, deal) => {
    const held = keptCardHolderOfDeal(state, deal) === undefined ? -1 : (avatarStopAt(state.position).turn ?? 1) - 1
    const shown = state.shown[deal] ?? 0
    let unsure = 0
    left.forEach((card, at) => {
      if (at === held || (shown & (1 << at)) !== 0) return
      count += 1
      if (card !== null) known.push(card)
      else if (at >= seenFrom) unsure += 1
    })
    // All possible places of these cards are in the black hole.
    if (unsure === loose.length) known.push(...loose)
  })
  return { count, known: known.sort(compareByCardOrder) }
}
