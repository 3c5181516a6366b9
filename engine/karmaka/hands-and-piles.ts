/** Hands and piles: the elementary card moves, and the seats' memory of the cards. */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { CARD_ORDER } from './data.ts'
import type { Card } from './data.ts'
import type { KarmakaEvent, KarmakaPlace, KarmakaState, Pile, Player } from './state.ts'

export type KarmakaEventSink = EventSink<KarmakaEvent>

/** @throws RangeError if the seat is not in the game */
export function playerOf(state: Pick<KarmakaState, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

export function emptyPile(): Pile {
  return { cards: [], seen: [] }
}

/**
 * Puts a card on top of a pile.
 * @param seen the seats that know the card, as bits
 */
export function putOnPile(pile: Pile, card: Card, seen: number): void {
  pile.cards.push(card)
  pile.seen.push(seen)
}

/** The bit of a seat in a bit set of seats. */
export function seatBit(seat: Seat): number {
  return 1 << seat
}

/** All seats as a bit set. */
export function allSeatBits(state: Pick<KarmakaState, 'players'>): number {
  return (1 << state.players.length) - 1
}

const SEATS = [0, 1, 2, 3]
const SEAT_LISTS = Array.from({ length: 16 }, (_, set) => SEATS.filter((seat) => (set & seatBit(seat)) !== 0))

/** The seats of a bit set, ascending. */
export function seatsOfBits(set: number): Seat[] {
  return [...(SEAT_LISTS[set] ?? [])]
}

/** Inserts a card into a list that is sorted in the order of the card table. */
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

/**
 * Removes one copy of a card from a list.
 * @returns whether the list had one
 */
function takeOut(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/**
 * Adds a card to a Hand.
 * @param seen the seats that know the card, as bits
 */
export function addToHand(state: KarmakaState, owner: Seat, card: Card, seen: number): void {
  insertSorted(playerOf(state, owner).hand, card)
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === owner || (seen & seatBit(seat)) === 0) continue
    const known = state.memory[seat]?.[owner]
    if (known !== undefined) insertSorted(known, card)
  }
}

/** Removes a card from a Hand in public: every seat that remembers it removes it from its memory. */
export function removeFromHandOpenly(state: KarmakaState, owner: Seat, card: Card): void {
  takeOut(playerOf(state, owner).hand, card)
  for (const known of state.memory) {
    const cards = known[owner]
    if (cards !== undefined && cards.length > 0) takeOut(cards, card)
  }
}

/**
 * Removes a card from a Hand unseen. A seat that does not know which card left removes one copy of every name from its
 * memory, since any of them may have left. Exception: if the seat knew the whole Hand and all its cards have one name,
 * it knows which card left.
 * @param told the seats that see the card, as bits; always includes the owner
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

/** Removes the first copy of every name from a sorted list. */
function strikeOneOfEach(cards: Card[]): void {
  let kept = 0
  let last: Card | undefined
  for (const card of cards) {
    if (card === last) cards[kept++] = card
    last = card
  }
  cards.length = kept
}

/** Adds cards of a Hand to a seat's memory. Cards that it knew already are counted once; both lists are sorted. */
export function rememberHandCards(state: KarmakaState, seat: Seat, owner: Seat, cards: readonly Card[]): void {
  const known = state.memory[seat]?.[owner]
  if (known === undefined) return
  const left = [...known]
  for (const card of cards) if (!takeOut(left, card)) insertSorted(known, card)
}

/**
 * Removes a card from a pile that only its owner chooses from, unseen. Seats that knew some of the cards no longer know
 * which ones are left, unless they knew all cards and all are equal.
 * @returns the seats that know which card was taken, as bits
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

/** Reports that a card moved facedown: its face is a secret of the seats that know it. */
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

/** Reports that a card moved face up. */
export function emitOpenMove(tell: KarmakaEventSink, card: Card, from: KarmakaPlace, to: KarmakaPlace): void {
  tell({ kind: 'moved', piece: card, from, to, count: 1 })
}
