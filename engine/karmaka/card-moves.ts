/** Card moves of the effect steps, with the game events that they report. */
import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import {
  seatBit,
  addToHand,
  allSeatBits,
  removeFromHandOpenly,
  removeFromHandUpdatingMemory,
  playerOf,
  putOnPile,
  rememberHandCards,
  seatsOfBits,
  insertSorted,
  emitOpenMove,
  emitHiddenMove,
} from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { CardId } from './data.ts'
import { zonePlace } from './places.ts'
import type { SeatCardZone } from './state.ts'
import { countMovedCard, affectedSeatOf } from './ability-context.ts'
import type { AbilityContext } from './ability-context.ts'

function emitRuined(emit: KarmakaEventSink, seat: Seat, from: SeatCardZone, cards: readonly CardId[]): void {
  for (const card of cards) emitOpenMove(emit, card, zonePlace(seat, from), 'ruins')
  emit({ kind: 'ruined', seat, from, cards: [...cards] })
  emit.checkpoint()
}

/**
 * Moves up to `count` cards from the top of a pile of the ability's target to the Ruins, the common discard pile, one
 * at a time (KAR-79). The pile is the target's Deck or Future Life (the cards kept for the next life). Does nothing if
 * that pile is empty.
 */
export function ruinTopCardsOfTarget(
  { state, frame, emit }: AbilityContext,
  zone: 'deck' | 'future',
  count: number,
): void {
  const seat = affectedSeatOf(frame)
  const pile = playerOf(state, seat)[zone]
  const cards: CardId[] = []
  while (cards.length < count) {
    const card = pile.cards.pop()
    if (card === undefined) break
    pile.seen.pop()
    cards.push(card)
  }
  if (cards.length === 0) return
  frame.did = true
  emit.markInformed()
  for (const card of cards) state.ruins.push(card)
  emitRuined(emit, seat, zone, cards)
}

/**
 * Moves a card, which its owner has chosen, from the owner's Hand to the Ruins, the common discard pile. The ability's
 * frame stores the card for later steps.
 */
export function ruinHandCard({ state, frame, emit }: AbilityContext, owner: Seat, card: CardId): void {
  emit.markInformed(otherSeats(owner, state.players.length))
  removeFromHandOpenly(state, owner, card)
  state.ruins.push(card)
  frame.ruined++
  frame.ruinedCard = card
  frame.did = true
  emitRuined(emit, owner, 'hand', [card])
}

/**
 * Moves up to `count` cards, picked at random, from the owner's Hand to the Ruins, the common discard pile. Does
 * nothing if the Hand is empty.
 */
export function ruinRandomHandCards({ state, frame, random, emit }: AbilityContext, owner: Seat, count: number): void {
  const { hand } = playerOf(state, owner)
  const cards: CardId[] = []
  while (cards.length < count && hand.length > 0) {
    const card = random.pick(hand)
    removeFromHandOpenly(state, owner, card)
    state.ruins.push(card)
    cards.push(card)
  }
  if (cards.length === 0) return
  frame.did = true
  emit.markInformed(otherSeats(owner, state.players.length))
  emitRuined(emit, owner, 'hand', cards)
}

/**
 * Moves one Deed (a card that its owner has played for points) of the ability's target to the Ruins, the common
 * discard pile.
 * @param at 0 for the exposed (top) Deed, 1 for the Deed below it, and so on
 */
export function ruinDeed({ state, frame, emit }: AbilityContext, at: number): void {
  const seat = affectedSeatOf(frame)
  const { deeds } = playerOf(state, seat)
  const [card] = deeds.splice(deeds.length - 1 - at, 1)
  if (card === undefined) return
  state.ruins.push(card)
  countMovedCard(frame)
  emitRuined(emit, seat, 'deeds', [card])
}

/**
 * Moves a card from the Ruins (the common discard pile) to the player who used the ability: to the player's Hand or
 * Future Life, the pile of cards kept for the next life.
 * @param at position from the top of the Ruins; 0 is the top card
 */
export function takeCardFromRuins({ state, frame, emit }: AbilityContext, at: number, to: 'hand' | 'future'): void {
  const seat = frame.by
  const [card] = state.ruins.splice(state.ruins.length - 1 - at, 1)
  if (card === undefined) return
  if (to === 'hand') addToHand(state, seat, card, allSeatBits(state))
  else putOnPile(playerOf(state, seat).future, card, allSeatBits(state))
  countMovedCard(frame)
  emitOpenMove(emit, card, 'ruins', zonePlace(seat, to))
  emit({ kind: 'salvaged', seat, card, to })
  emit.checkpoint()
}

/**
 * Moves a card from the Future Life (the pile kept for the next life) to the Hand of the player who used the ability.
 * All seats learn the card's position in the pile; only the seats that already know the card learn which card it is.
 * @param at position from the top of the pile; 0 is the top card
 */
export function takeFutureCardToHand({ state, frame, emit }: AbilityContext, at: number): void {
  const seat = frame.by
  const { future } = playerOf(state, seat)
  const index = future.cards.length - 1 - at
  const [card] = future.cards.splice(index, 1)
  const [seen] = future.seen.splice(index, 1)
  if (card === undefined || seen === undefined) return
  addToHand(state, seat, card, seen)
  countMovedCard(frame)
  emitHiddenMove(emit, card, seen, zonePlace(seat, 'future'), zonePlace(seat, 'hand'))
  emit({ kind: 'recalled', seat, at, secret: { to: seatsOfBits(seen), values: { card } } })
  emit.checkpoint()
}

/**
 * Moves the exposed Deed of the ability's target to the Hand of the player who used the ability. Deeds are the cards
 * that a player has played for points; the exposed Deed is the newest one, on top.
 */
export function stealExposedDeed({ state, frame, emit }: AbilityContext): void {
  const whose = affectedSeatOf(frame)
  const card = playerOf(state, whose).deeds.pop()
  if (card === undefined) return
  addToHand(state, frame.by, card, allSeatBits(state))
  frame.did = true
  emitOpenMove(emit, card, zonePlace(whose, 'deeds'), zonePlace(frame.by, 'hand'))
  emit({ kind: 'robbed', seat: frame.by, whose, card })
  emit.checkpoint()
}

/**
 * Moves the top card from the Future Life of the ability's target onto the Future Life of the player who used the
 * ability. A Future Life is the facedown pile of cards for the next life. The player learns which card it is. Does
 * nothing if the target's pile is empty.
 */
export function stealTopOfFutureToFuture({ state, frame, emit }: AbilityContext): void {
  const whose = affectedSeatOf(frame)
  const { future } = playerOf(state, whose)
  const card = future.cards.pop()
  const seen = future.seen.pop()
  if (card === undefined || seen === undefined) return
  const knowing = seen | seatBit(frame.by)
  putOnPile(playerOf(state, frame.by).future, card, knowing)
  frame.did = true
  emit.markInformed([frame.by])
  emitHiddenMove(emit, card, knowing, zonePlace(whose, 'future'), zonePlace(frame.by, 'future'))
  emit({ kind: 'stole', seat: frame.by, whose, secret: { to: seatsOfBits(knowing), values: { card } } })
  emit.checkpoint()
}

/**
 * Shows the whole Hand of the ability's target to the player who used the ability. The state stores the seen cards as
 * known to this player. Does nothing if the Hand is empty.
 */
export function lookAtHand({ state, frame, emit }: AbilityContext): void {
  const at = affectedSeatOf(frame)
  const { hand } = playerOf(state, at)
  if (hand.length === 0) return
  frame.did = true
  emit.markInformed([frame.by])
  const known = state.memory[frame.by]
  if (known !== undefined) known[at] = [...hand]
  const secret = { to: [frame.by], values: { cards: [...hand] } }
  emit({ kind: 'peeked', seat: frame.by, at, count: hand.length, secret })
  emit.checkpoint()
}

/**
 * Picks up to `count` random cards of the target's Hand, and shows them to the player who used the ability. The cards stay in
 * that Hand; `state.picked` lists them for the next step.
 */
export function pickAndShowRandomHandCards({ state, frame, random, emit }: AbilityContext, count: number): void {
  const at = affectedSeatOf(frame)
  const left = [...playerOf(state, at).hand]
  while (state.picked.length < count && left.length > 0) {
    const all = left.length <= count - state.picked.length
    const [card] = left.splice(all ? 0 : random.int(left.length), 1)
    if (card !== undefined) insertSorted(state.picked, card)
  }
  if (state.picked.length === 0) return
  frame.did = true
  emit.markInformed([frame.by, at])
  rememberHandCards(state, frame.by, at, state.picked)
  const secret = { to: [frame.by, at].sort(), values: { cards: [...state.picked] } }
  emit({ kind: 'picked', seat: frame.by, at, count: state.picked.length, secret })
  emit.checkpoint()
}

/**
 * Moves the card that the player has chosen from the target's Hand to the Hand of the player who used the ability, and
 * empties `state.picked`. The ability of the card Swindle has filled `state.picked` with cards from the target's Hand
 * before; the chosen card is one of them. The target remembers where the chosen card is.
 * @param card the chosen card
 */
export function stealPickedCard({ state, frame, emit }: AbilityContext, card: CardId): void {
  const whose = affectedSeatOf(frame)
  const seat = frame.by
  const knowing = removeFromHandUpdatingMemory(state, whose, card, seatBit(seat))
  addToHand(state, seat, card, knowing)
  state.picked = []
  countMovedCard(frame)
  emitHiddenMove(emit, card, knowing | seatBit(seat), zonePlace(whose, 'hand'), zonePlace(seat, 'hand'))
  emit({ kind: 'swindled', seat, whose, secret: { to: [seat, whose].sort(), values: { card } } })
  emit.checkpoint()
}
