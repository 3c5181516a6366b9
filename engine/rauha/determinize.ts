/**
 * Creates a full state that is consistent with a view: cards that the viewer has seen go to places where they can be,
 * all others are dealt at random within their age.
 */
import type { Viewer } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { copyFrame, copyEntityOwners } from './copy.ts'
import { CARD_DATA, CARD_IDS, CARDS_DEALT_PER_SATELLITE, avatarStopAt } from './data.ts'
import type { CardId } from './data.ts'
import { compareByCardOrder, currentDealIndexOf } from './knowledge.ts'
import type { DealView, RauhaState, RauhaView } from './state.ts'

/** @returns a random full state that is consistent with the view. @throws RangeError if the view has too few cards */
export function determinize(view: RauhaView, viewer: Viewer, random: Random): RauhaState {
  const unseen = unseenCards(view)
  for (const cards of unseen) random.shuffle(cards)
  const deals = view.deals.map((deal, at) => fill(deal, unseen[at < 2 * view.players.length ? 0 : 1], random))
  const [one, two] = view.decks
  const [first, second] = unseen
  const state: RauhaState = {
    side: view.side,
    position: view.position,
    players: view.players.map(({ tiles, covered, spores, crystals, energy, earned }) => ({
      tiles: [...tiles],
      covered: [...covered],
      spores: [...spores],
      crystals,
      energy,
      earned: { ...earned },
      kept: null,
    })),
    deals,
    taken: view.taken,
    shown: [...view.shown],
    // The cards left over after all deals are filled form the decks.
    decks: [one.cards.length > 0 ? [...one.cards] : first, two.cards.length > 0 ? [...two.cards] : second],
    entities: copyEntityOwners(view.entities),
    arrivals: [...view.arrivals],
    first: view.first,
    stack: view.stack.map(copyFrame),
  }
  const choosing = view.stack[0]?.kind === 'keep'
  view.players.forEach(({ kept }, seat) => {
    const player = state.players[seat]
    const deal = deals[currentDealIndexOf(view, seat) ?? 0]
    if (!kept.made || player === undefined || deal === undefined) return
    const own = viewer === seat || viewer === 'open' ? kept.cards[0] : undefined
    const at = (avatarStopAt(view.position).turn ?? 1) - 1
    player.kept = own ?? (choosing ? random.pick(deal.slice(view.taken)) : (deal[at] ?? null))
  })
  return state
}

/** By age, the cards that the view shows nowhere. */
function unseenCards({ deals, decks }: RauhaView): [CardId[], CardId[]] {
  const seen = new Set<CardId>()
  for (const { left, loose } of deals) {
    for (const card of left) if (card !== null) seen.add(card)
    for (const card of loose) seen.add(card)
  }
  for (const { cards } of decks) for (const card of cards) seen.add(card)
  const unseen: [CardId[], CardId[]] = [[], []]
  for (const card of CARD_IDS) if (!seen.has(card)) unseen[CARD_DATA[card].age === 1 ? 0 : 1].push(card)
  return unseen
}

/** Fills a deal: uncertain cards in a random consistent order, the other places with unseen cards. */
function fill({ left, seenFrom, loose }: DealView, unseen: CardId[], random: Random): CardId[] {
  const doubtful = random.shuffle([...loose])
  const next = (at: number): CardId => {
    const card = at >= seenFrom ? doubtful.pop() : unseen.pop()
    if (card === undefined) throw new RangeError('a view with too few cards')
    return card
  }
  const cards = left.map((card, at) => card ?? next(at))
  const pool: CardId[] = []
  while (cards.length + pool.length < CARDS_DEALT_PER_SATELLITE) pool.push(next(cards.length + pool.length))
  return [...cards, ...pool.sort(compareByCardOrder)]
}
