/** Hands and piles: the small moves that everything else is made of, and what the seats remember of them. */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { CARD_ORDER } from './data.ts'
import type { Card } from './data.ts'
import type { KarmakaEvent, KarmakaPlace, KarmakaState, Pile, Player } from './state.ts'

export type KarmakaEventSink = EventSink<KarmakaEvent>

/** @throws RangeError for a seat that the table does not have */
export function playerOf(state: Pick<KarmakaState, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

export function emptyPile(): Pile {
  return { cards: [], seen: [] }
}

/** Puts a card on top. @param seen the seats that know it, as bits */
export function putOnPile(pile: Pile, card: Card, seen: number): void {
  pile.cards.push(card)
  pile.seen.push(seen)
}

/** The bit of a seat in a set of seats. */
export function seatBit(seat: Seat): number {
  return 1 << seat
}

/** Everybody, as bits. */
export function allSeatBits(state: Pick<KarmakaState, 'players'>): number {
  return (1 << state.players.length) - 1
}

const SEATS = [0, 1, 2, 3]
const SEAT_LISTS = Array.from({ length: 16 }, (_, set) => SEATS.filter((seat) => (set & seatBit(seat)) !== 0))

/** The seats of a set of bits, ascending. */
export function seatsOfBits(set: number): Seat[] {
  return [...(SEAT_LISTS[set] ?? [])]
}

/** Puts a card into a list that is kept in the order of the card table. */
export function insertSorted(cards: Card[], card: Card): void {
  let at = cards.length
  const order = CARD_ORDER[card]
  cards.push(card)
  for (; at > 0; at--) {
    const below = cards[at - 1]
    if (below === undefined || CARD_ORDER[below] <= order) break
    cards[at] = below
  }
  cards[at] = card
}

/** Takes one copy out of a list. @returns whether there was one */
function takeOut(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/** A card comes into a Hand. @param seen the seats that know which */
export function addToHand(state: KarmakaState, owner: Seat, card: Card, seen: number): void {
  insertSorted(playerOf(state, owner).hand, card)
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === owner || (seen & seatBit(seat)) === 0) continue
    const known = state.memory[seat]?.[owner]
    if (known !== undefined) insertSorted(known, card)
  }
}

/** A card leaves a Hand for all to see: whoever knew of it strikes it off. */
export function removeFromHandOpenly(state: KarmakaState, owner: Seat, card: Card): void {
  takeOut(playerOf(state, owner).hand, card)
  for (const known of state.memory) {
    const cards = known[owner]
    if (cards !== undefined && cards.length > 0) takeOut(cards, card)
  }
}

/**
 * A card leaves a Hand unseen. Whoever does not know which strikes one copy of every name off, since it may be that one;
 * unless the whole Hand was known and of one name, which tells which card it was.
 * @param told the seats that see the card, as bits; the owner is always one of them
 * @returns the seats that know which card left, as bits
 */
export function removeFromHandUnseen(state: KarmakaState, owner: Seat, card: Card, told: number): number {
  const { hand } = playerOf(state, owner)
  let knowing = told | seatBit(owner)
  for (let seat = 0; seat < state.players.length; seat++) {
    const known = state.memory[seat]?.[owner]
    if (seat === owner || known === undefined || known.length === 0) continue
    if ((told & seatBit(seat)) !== 0) {
      takeOut(known, card)
    } else if (known.length === hand.length && known[0] === known[known.length - 1]) {
      known.pop()
      knowing |= seatBit(seat)
    } else {
      strikeOneOfEach(known)
    }
  }
  takeOut(hand, card)
  return knowing
}

/** Takes the first copy of every name out of a sorted list. */
function strikeOneOfEach(cards: Card[]): void {
  let kept = 0
  let last: Card | undefined
  for (const card of cards) {
    if (card === last) cards[kept++] = card
    last = card
  }
  cards.length = kept
}

/** A seat has seen these cards of somebody's Hand: it now knows them and what it knew before, both lists sorted. */
export function rememberHandCards(state: KarmakaState, seat: Seat, owner: Seat, cards: readonly Card[]): void {
  const known = state.memory[seat]?.[owner]
  if (known === undefined) return
  const left = [...known]
  for (const card of cards) if (!takeOut(left, card)) insertSorted(known, card)
}

/**
 * Takes a card of some that its owner alone chooses from, unseen. Others who knew some of them no longer know which is
 * gone and which is left, unless they knew all and all are equal.
 * @returns the seats that know which card was taken
 */
export function takeFromPileUnseen(pile: Pile, card: Card, chooser: Seat): number {
  const uniform = pile.cards.every((each) => each === card)
  const informed = pile.seen.reduce((all, seen) => all & seen, uniform ? -1 : seatBit(chooser))
  const at = pile.cards.indexOf(card)
  pile.cards.splice(at, 1)
  pile.seen.splice(at, 1)
  pile.seen.fill(informed)
  return informed
}

/** Tells that a card moved facedown: its face is a secret of those who know it. */
export function emitHiddenMove(
  tell: KarmakaEventSink,
  card: Card,
  seen: number,
  from: KarmakaPlace,
  to: KarmakaPlace,
): void {
  if (seen === 0) tell({ kind: 'moved', from, to, count: 1 })
  else tell({ kind: 'moved', from, to, count: 1, secret: { to: seatsOfBits(seen), values: { piece: card } } })
}

/** Tells that a card moved whose face everybody sees. */
export function emitOpenMove(tell: KarmakaEventSink, card: Card, from: KarmakaPlace, to: KarmakaPlace): void {
  tell({ kind: 'moved', piece: card, from, to, count: 1 })
}
