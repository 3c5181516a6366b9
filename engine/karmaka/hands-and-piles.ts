/** Hands and piles: the elementary card moves, and the seats' memory of the cards. */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { INDEX_BY_CARD } from './data.ts'
import type { CardId } from './data.ts'
import type { KarmakaEvent, KarmakaPlace, KarmakaState, FacedownPileState, Player } from './state.ts'

/** The receiver of the game events that Karmaka's rules report. */
export type KarmakaEventSink = EventSink<KarmakaEvent>

/** @returns the cards, rings and rung of a seat. @throws RangeError if the seat is not in the game */
export function playerOf(state: Pick<KarmakaState, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** @returns a facedown pile without cards */
export function createEmptyPile(): FacedownPileState {
  return { cards: [], seen: [] }
}

/**
 * Puts a card on top of a facedown pile.
 * @param seen the seats that know the card, as bits (`seatBit`)
 */
export function putOnPile(pile: FacedownPileState, card: CardId, seen: number): void {
  pile.cards.push(card)
  pile.seen.push(seen)
}

/** @returns the bit of a seat in a bit set of seats: 1, 2, 4 or 8 */
export function seatBit(seat: Seat): number {
  return 1 << seat
}

/** @returns all seats of the game as a bit set */
export function allSeatBits(state: Pick<KarmakaState, 'players'>): number {
  return (1 << state.players.length) - 1
}

const SEATS = [0, 1, 2, 3]
const SEAT_LISTS = Array.from({ length: 16 }, (_, set) => SEATS.filter((seat) => (set & seatBit(seat)) !== 0))

/** @returns the seats of a bit set, ascending */
export function seatsOfBits(set: number): Seat[] {
  return [...(SEAT_LISTS[set] ?? [])]
}

/** Inserts a card into a list that is sorted in the order of the card table, and keeps it sorted. */
export function insertSorted(cards: CardId[], card: CardId): void {
  let at = cards.length
  const order = INDEX_BY_CARD[card]
  cards.push(card)
  for (; at > 0; at--) {
    const below = cards[at - 1]
    if (below === undefined || INDEX_BY_CARD[below] <= order) break
    cards[at] = below
  }
  cards[at] = card
}

/**
 * Removes one copy of a card from a list.
 * @returns whether the list had one
 */
function takeOut(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/**
 * Adds a card to a Hand. Each other seat that knows the card also remembers that it is in this Hand (`memory`).
 * @param seen the seats that know the card, as bits (`seatBit`)
 */
export function addToHand(state: KarmakaState, owner: Seat, card: CardId, seen: number): void {
  insertSorted(playerOf(state, owner).hand, card)
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === owner || (seen & seatBit(seat)) === 0) continue
    const known = state.memory[seat]?.[owner]
    if (known !== undefined) insertSorted(known, card)
  }
}

/**
 * Removes a card from the owner's Hand so that all seats see which card leaves. Every seat that remembers this card in
 * that Hand loses it from its memory, the list of cards that it has seen there.
 */
export function removeFromHandOpenly(state: KarmakaState, owner: Seat, card: CardId): void {
  takeOut(playerOf(state, owner).hand, card)
  for (const known of state.memory) {
    const cards = known[owner]
    if (cards !== undefined && cards.length > 0) takeOut(cards, card)
  }
}

/**
 * Removes a card from a Hand facedown, and updates the memory of the other seats. The memory of a seat is the list of
 * cards that it has seen and that must still be in this Hand.
 * A seat that sees the card removes this card from its memory. A seat that does not see it removes one copy of every
 * card from its memory, since any of them may have left the Hand. Exception: if the seat knows the whole Hand and all
 * its cards have one name, the seat knows which card left.
 * @param told the seats that see the card, as bits (`seatBit`); the owner is added
 * @returns the seats that know which card left, as bits
 */
export function removeFromHandUpdatingMemory(state: KarmakaState, owner: Seat, card: CardId, told: number): number {
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
function strikeOneOfEach(cards: CardId[]): void {
  let kept = 0
  let last: CardId | undefined
  for (const card of cards) {
    if (card === last) cards[kept++] = card
    last = card
  }
  cards.length = kept
}

/**
 * Adds cards of the owner's Hand to the memory of a seat that has seen them. Cards that the seat remembered already are
 * not added again.
 * @param cards in the order of the card table
 */
export function rememberHandCards(state: KarmakaState, seat: Seat, owner: Seat, cards: readonly CardId[]): void {
  const known = state.memory[seat]?.[owner]
  if (known === undefined) return
  const left = [...known]
  for (const card of cards) if (!takeOut(left, card)) insertSorted(known, card)
}

/**
 * Removes a card from a facedown pile that one seat, the chooser, has looked at. The other seats do not see which card the
 * chooser takes, and so no longer know which cards are left. Exception: if all cards of the pile have one name, a seat
 * that knew all of them knows the taken card and the cards that are left.
 * @returns the seats that know which card was taken, as bits (`seatBit`)
 */
export function removeFromPileSecretly(pile: FacedownPileState, card: CardId, chooser: Seat): number {
  const uniform = pile.cards.every((each) => each === card)
  const informed = pile.seen.reduce((all, seen) => all & seen, uniform ? -1 : seatBit(chooser))
  const at = pile.cards.indexOf(card)
  pile.cards.splice(at, 1)
  pile.seen.splice(at, 1)
  pile.seen.fill(informed)
  return informed
}

/**
 * Reports that a card moved facedown. Only the seats that know the card learn from the event which one it is.
 * @param seen the seats that know the card, as bits (`seatBit`)
 */
export function emitHiddenMove(
  emit: KarmakaEventSink,
  card: CardId,
  seen: number,
  from: KarmakaPlace,
  to: KarmakaPlace,
): void {
  if (seen === 0) emit({ kind: 'moved', from, to, count: 1 })
  else emit({ kind: 'moved', from, to, count: 1, secret: { to: seatsOfBits(seen), values: { piece: card } } })
}

/** Reports that a card moved face up, so that all seats learn which one it is. */
export function emitOpenMove(emit: KarmakaEventSink, card: CardId, from: KarmakaPlace, to: KarmakaPlace): void {
  emit({ kind: 'moved', piece: card, from, to, count: 1 })
}
