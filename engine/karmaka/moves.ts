/** What the steps of effects do to cards, each with what is told of it. */
import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import {
  bit,
  enterHand,
  everybody,
  leaveHandOpenly,
  leaveHandUnseen,
  playerOf,
  putOn,
  remember,
  seatsIn,
  sortIn,
  tellOpen,
  tellUnseen,
} from './cards.ts'
import type { Report } from './cards.ts'
import type { Card } from './data.ts'
import { placeOf } from './places.ts'
import type { Zone } from './state.ts'
import { noteCard, targetOf } from './work.ts'
import type { Work } from './work.ts'

function tellRuined(tell: Report, seat: Seat, from: Zone, cards: readonly Card[]): void {
  for (const card of cards) tellOpen(tell, card, placeOf(seat, from), 'ruins')
  tell({ kind: 'ruined', seat, from, cards: [...cards] })
  tell.checkpoint()
}

/** The uppermost cards of a pile of the target go to the Ruins, one at a time (KAR-79). */
export function ruinTop({ state, frame, tell }: Work, zone: 'deck' | 'future', count: number): void {
  const seat = targetOf(frame)
  const pile = playerOf(state, seat)[zone]
  const cards: Card[] = []
  while (cards.length < count) {
    const card = pile.cards.pop()
    if (card === undefined) break
    pile.seen.pop()
    cards.push(card)
  }
  if (cards.length === 0) return
  frame.did = true
  tell.markInformed()
  for (const card of cards) state.ruins.push(card)
  tellRuined(tell, seat, zone, cards)
}

/** A chosen Hand card goes to the Ruins. */
export function ruinHandCard({ state, frame, tell }: Work, owner: Seat, card: Card): void {
  tell.markInformed(otherSeats(owner, state.players.length))
  leaveHandOpenly(state, owner, card)
  state.ruins.push(card)
  frame.ruined++
  frame.ruinedCard = card
  frame.did = true
  tellRuined(tell, owner, 'hand', [card])
}

/** Cards of a Hand that luck picks go to the Ruins. */
export function ruinByLuck({ state, frame, random, tell }: Work, owner: Seat, count: number): void {
  const { hand } = playerOf(state, owner)
  const cards: Card[] = []
  while (cards.length < count && hand.length > 0) {
    const card = random.pick(hand)
    leaveHandOpenly(state, owner, card)
    state.ruins.push(card)
    cards.push(card)
  }
  if (cards.length === 0) return
  frame.did = true
  tell.markInformed(otherSeats(owner, state.players.length))
  tellRuined(tell, owner, 'hand', cards)
}

/** A Deed of the target goes to the Ruins. @param at counted from the exposed one, 0 */
export function ruinDeed({ state, frame, tell }: Work, at: number): void {
  const seat = targetOf(frame)
  const { deeds } = playerOf(state, seat)
  const [card] = deeds.splice(deeds.length - 1 - at, 1)
  if (card === undefined) return
  state.ruins.push(card)
  noteCard(frame)
  tellRuined(tell, seat, 'deeds', [card])
}

/** A card of the Ruins goes to the own Hand or Future Life. @param at counted from the top, 0 */
export function takeFromRuins({ state, frame, tell }: Work, at: number, to: 'hand' | 'future'): void {
  const seat = frame.by
  const [card] = state.ruins.splice(state.ruins.length - 1 - at, 1)
  if (card === undefined) return
  if (to === 'hand') enterHand(state, seat, card, everybody(state))
  else putOn(playerOf(state, seat).future, card, everybody(state))
  noteCard(frame)
  tellOpen(tell, card, 'ruins', placeOf(seat, to))
  tell({ kind: 'salvaged', seat, card, to })
  tell.checkpoint()
}

/** A card of the own Future Life goes to the Hand; where it lay is told, not which it is. @param at from the top, 0 */
export function takeFromFuture({ state, frame, tell }: Work, at: number): void {
  const seat = frame.by
  const { future } = playerOf(state, seat)
  const index = future.cards.length - 1 - at
  const [card] = future.cards.splice(index, 1)
  const [seen] = future.seen.splice(index, 1)
  if (card === undefined || seen === undefined) return
  enterHand(state, seat, card, seen)
  noteCard(frame)
  tellUnseen(tell, card, seen, placeOf(seat, 'future'), placeOf(seat, 'hand'))
  tell({ kind: 'recalled', seat, at, secret: { to: seatsIn(seen), values: { card } } })
  tell.checkpoint()
}

/** The target's exposed Deed goes to the own Hand. */
export function takeExposedDeed({ state, frame, tell }: Work): void {
  const whose = targetOf(frame)
  const card = playerOf(state, whose).deeds.pop()
  if (card === undefined) return
  enterHand(state, frame.by, card, everybody(state))
  frame.did = true
  tellOpen(tell, card, placeOf(whose, 'deeds'), placeOf(frame.by, 'hand'))
  tell({ kind: 'robbed', seat: frame.by, whose, card })
  tell.checkpoint()
}

/** The top of the target's Future Life goes onto the own one. */
export function stealFutureTop({ state, frame, tell }: Work): void {
  const whose = targetOf(frame)
  const { future } = playerOf(state, whose)
  const card = future.cards.pop()
  const seen = future.seen.pop()
  if (card === undefined || seen === undefined) return
  const knowing = seen | bit(frame.by)
  putOn(playerOf(state, frame.by).future, card, knowing)
  frame.did = true
  tell.markInformed([frame.by])
  tellUnseen(tell, card, knowing, placeOf(whose, 'future'), placeOf(frame.by, 'future'))
  tell({ kind: 'stole', seat: frame.by, whose, secret: { to: seatsIn(knowing), values: { card } } })
  tell.checkpoint()
}

/** The player sees the target's whole Hand, and remembers it. */
export function lookAtHand({ state, frame, tell }: Work): void {
  const at = targetOf(frame)
  const { hand } = playerOf(state, at)
  if (hand.length === 0) return
  frame.did = true
  tell.markInformed([frame.by])
  const known = state.memory[frame.by]
  if (known !== undefined) known[at] = [...hand]
  const secret = { to: [frame.by], values: { cards: [...hand] } }
  tell({ kind: 'peeked', seat: frame.by, at, count: hand.length, secret })
  tell.checkpoint()
}

/** Some cards of the target's Hand, picked by luck, are looked at where they are. */
export function pickFromHand({ state, frame, random, tell }: Work, count: number): void {
  const at = targetOf(frame)
  const left = [...playerOf(state, at).hand]
  while (state.picked.length < count && left.length > 0) {
    const all = left.length <= count - state.picked.length
    const [card] = left.splice(all ? 0 : random.int(left.length), 1)
    if (card !== undefined) sortIn(state.picked, card)
  }
  if (state.picked.length === 0) return
  frame.did = true
  tell.markInformed([frame.by, at])
  remember(state, frame.by, at, state.picked)
  const secret = { to: [frame.by, at].sort(), values: { cards: [...state.picked] } }
  tell({ kind: 'picked', seat: frame.by, at, count: state.picked.length, secret })
  tell.checkpoint()
}

/** One picked card changes Hands; who gave it knows it there. */
export function takePicked({ state, frame, tell }: Work, card: Card): void {
  const whose = targetOf(frame)
  const seat = frame.by
  const knowing = leaveHandUnseen(state, whose, card, bit(seat))
  enterHand(state, seat, card, knowing)
  state.picked = []
  noteCard(frame)
  tellUnseen(tell, card, knowing | bit(seat), placeOf(whose, 'hand'), placeOf(seat, 'hand'))
  tell({ kind: 'swindled', seat, whose, secret: { to: [seat, whose].sort(), values: { card } } })
  tell.checkpoint()
}
