/** Cards from the Well, and its refill from the Ruins (KAR-79 to KAR-84). */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { seatBit, addToHand, allSeatBits, playerOf, putOnPile, seatsOfBits, emitHiddenMove } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import { INDEX_BY_CARD, RUINS_KEPT_ON_REFILL } from './data.ts'
import type { CardId } from './data.ts'
import { zonePlace } from './places.ts'
import type { KarmakaState } from './state.ts'

/**
 * Whether a card can be taken from the Well, the common draw pile. An empty Well is refilled from the Ruins, the
 * common discard pile, if they have enough cards (KAR-83).
 */
export function canDrawFromWell(state: Pick<KarmakaState, 'well' | 'ruins'>): boolean {
  return state.well.cards.length > 0 || state.ruins.length > RUINS_KEPT_ON_REFILL
}

/**
 * Refills the Well if it is empty when a card is needed (KAR-82).
 * @returns whether a card is available now
 */
function refillWellIfEmpty(state: KarmakaState, random: Random, emit: KarmakaEventSink): boolean {
  if (state.well.cards.length > 0) return true
  const count = state.ruins.length - RUINS_KEPT_ON_REFILL
  if (count <= 0) return false
  const cards = state.ruins.splice(0, count)
  // Lifted cards may return onto the refilled Well (KAR-104), and not every seat knows which cards these are.
  const mixed = state.lifted.cards.length > 0
  state.pool = mixed ? [] : [...cards].sort((a, b) => INDEX_BY_CARD[a] - INDEX_BY_CARD[b])
  // If all cards have one name (or there is one card), every seat knows them without looking.
  const seen = cards.every((card) => card === cards[0]) ? allSeatBits(state) : 0
  state.well = { cards: random.shuffle(cards), seen: cards.map(() => seen) }
  emit({ kind: 'refilled', count })
  emit({ kind: 'moved', from: 'ruins', to: 'well', count })
  emit.checkpoint()
  return true
}

/** Takes the uppermost Well card. Call `refillWellIfEmpty` first. */
function takeTopWellCard(state: KarmakaState): { card: CardId; seen: number } {
  const card = state.well.cards.pop()
  if (card === undefined) throw new RangeError('the Well is empty')
  return { card, seen: state.well.seen.pop() ?? 0 }
}

/**
 * Moves the top card of the Well, the common draw pile, to the Hand of a seat. An empty Well is first refilled from
 * the Ruins, the common discard pile.
 * @returns false if no card was available
 */
export function drawWellCardToHand(state: KarmakaState, seat: Seat, random: Random, emit: KarmakaEventSink): boolean {
  if (!refillWellIfEmpty(state, random, emit)) return false
  const { card, seen } = takeTopWellCard(state)
  emit.markInformed([seat])
  const knowing = seen | seatBit(seat)
  addToHand(state, seat, card, seen)
  emitHiddenMove(emit, card, knowing, 'well', zonePlace(seat, 'hand'))
  emit({ kind: 'drew', seat, from: 'well', secret: { to: seatsOfBits(knowing), values: { card } } })
  return true
}

/**
 * Moves cards from the Well, the common draw pile, facedown onto the Deck of a seat, one at a time. An empty Well is
 * refilled from the Ruins, the common discard pile.
 * @returns the number of moved cards; less than `count` if not enough cards were available
 */
export function dealFromWellToDeck(
  state: KarmakaState,
  seat: Seat,
  count: number,
  random: Random,
  emit: KarmakaEventSink,
): number {
  const { deck } = playerOf(state, seat)
  let dealt = 0
  while (dealt < count && refillWellIfEmpty(state, random, emit)) {
    const { card, seen } = takeTopWellCard(state)
    putOnPile(deck, card, seen)
    emitHiddenMove(emit, card, seen, 'well', zonePlace(seat, 'deck'))
    dealt++
  }
  if (dealt > 0) emit({ kind: 'dealt', seat, count: dealt })
  return dealt
}

/**
 * Moves cards from the top of the Well, the common draw pile, to `state.lifted`, one at a time, and shows them to a
 * seat. The seat later chooses the place of each card. An empty Well is refilled from the Ruins, the common discard
 * pile.
 * @returns the number of lifted cards; less than `count` if not enough cards were available
 */
export function moveWellCardsToLifted(
  state: KarmakaState,
  seat: Seat,
  count: number,
  random: Random,
  emit: KarmakaEventSink,
): number {
  const cards: CardId[] = []
  while (cards.length < count && refillWellIfEmpty(state, random, emit)) {
    const { card, seen } = takeTopWellCard(state)
    emit.markInformed([seat])
    putOnPile(state.lifted, card, seen | seatBit(seat))
    emitHiddenMove(emit, card, seen | seatBit(seat), 'well', 'lifted')
    cards.push(card)
  }
  if (cards.length > 0)
    emit({ kind: 'lifted', seat, count: cards.length, secret: { to: [seat], values: { cards: [...cards] } } })
  return cards.length
}

/** Moves the top card of the seat's own Deck to its Hand (KAR-13). Does nothing if the Deck is empty. */
export function drawTopDeckCardToHand(state: KarmakaState, seat: Seat, emit: KarmakaEventSink): void {
  const { deck } = playerOf(state, seat)
  const card = deck.cards.pop()
  const seen = deck.seen.pop()
  if (card === undefined || seen === undefined) return
  emit.markInformed([seat])
  const knowing = seen | seatBit(seat)
  addToHand(state, seat, card, seen)
  emitHiddenMove(emit, card, knowing, zonePlace(seat, 'deck'), zonePlace(seat, 'hand'))
  emit({ kind: 'drew', seat, from: 'deck', secret: { to: seatsOfBits(knowing), values: { card } } })
}
