/**
 * The yardstick: how well a seat stands in the eyes of the greedy bot, and frozen with it (greedy.hash.json), since other
 * bots are measured against that one. What was learned takes its standings as features.
 *
 * A seat's rung above all, how near this life is to the next one, what the next
 * life will begin with, and how near the others are. Worths are in rungs; the weights are set
 * by hand: with them a greedy bot's life takes less than half the turns of a random one's.
 */
import type { Seat } from '../core/contract/game.ts'
import { playerOf } from './hands-and-piles.ts'
import { CARD_DATA, pointsToRiseFrom, MIN_CARDS_AFTER_REBIRTH, TRANSCENDENCE_RUNG } from './data.ts'
import type { CardId } from './data.ts'
import type { KarmakaState, Player } from './state.ts'
import { sideOf } from './variants.ts'

/** A point in the Hand counts as part of one among the Deeds: it costs a turn to get there. */
const IN_HAND = 0.6
/** Points in the scored colour that an unknown card is good for, in the Deck or dealt at the next rebirth. */
const UNKNOWN = 0.35
/** How much of a life is what lies among the Deeds; the rest is what Hand and Deck promise. */
const SCORED = 0.5
/** A ring while the life does not need it, and the part of a missing point that it makes up for in time. */
const RING = 0.09
/** A life that is sure to rise, and each turn that it still lasts. */
const SURE = 0.06
const WAITING = 0.025
/** Each card to play with in this life. */
const CARD = 0.025
/** The next life: its points in the best colour, measured by its need, and each of its cards. */
const NEXT = 0.42
const NEXT_CARD = 0.012
/** The chance that an offered card is taken. */
const TAKEN = 0.8
/** How much the best of the others weighs, and all of them together. */
const BEST_RIVAL = 0.45
const RIVALS = 0.25
/** How much a partner's standing adds. */
const PARTNER = 0.5
/** Turns rungs into 0..1. */
const SCALE = 2.5

/**
 * Rates a state for one seat, 0..1, by the estimated progress of the seats on the Karmic Ladder
 * (`baselineLadderProgressBySeat`). At the end of the game the value is 1 for the winner's side and 0 for the others.
 */
export function baselineValueOfSeat(state: KarmakaState, seat: Seat): number {
  const { variant, winner } = state
  if (winner !== null) return sideOf(variant, winner) === sideOf(variant, seat) ? 1 : 0
  return relativeStanding(state, seat, baselineLadderProgressBySeat(state))
}

/**
 * Estimates for every seat how far up the Karmic Ladder it stands. The unit is rungs: the seat's own rung plus
 * fractions for its cards, rings and prospects.
 * @returns one estimate for each seat, in seat order
 */
export function baselineLadderProgressBySeat(state: KarmakaState): readonly number[] {
  const found: number[] = []
  for (let seat = 0; seat < state.players.length; seat++) found.push(baselineStandingOf(state, seat))
  return found
}

/** How well a seat of a running game stands among the others, 0..1. */
function relativeStanding({ variant, players }: KarmakaState, seat: Seat, worths: readonly number[]): number {
  const side = sideOf(variant, seat)
  const own = worths[seat] ?? 0
  let best = own
  let partners = 0
  let rivals = 0
  let rivalBest = 0
  let count = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const worth = worths[other] ?? 0
    if (sideOf(variant, other) === side) {
      partners += worth
      best = Math.max(best, worth)
    } else {
      rivals += worth
      rivalBest = Math.max(rivalBest, worth)
      count++
    }
  }
  const mine = best + PARTNER * (own + partners - best)
  const theirs = BEST_RIVAL * rivalBest + (RIVALS * rivals) / Math.max(1, count)
  const lead = mine - theirs
  return 0.5 + lead / (2 * (Math.abs(lead) + SCALE))
}

/** How far a seat is up the ladder, in rungs. */
function baselineStandingOf(state: KarmakaState, seat: Seat): number {
  const player = playerOf(state, seat)
  const { rung, rings, hand, deck, deeds, future } = player
  if (rung >= TRANSCENDENCE_RUNG) return rung
  const need = pointsToRiseFrom(rung)
  const scored = bestColour(deeds, NO_CARDS, 0)
  const turns = hand.length + deck.cards.length
  const hoped = bestColour(deeds, hand, IN_HAND) + UNKNOWN * deck.cards.length
  const full = Math.min(1, (scored + rings) / need)
  const sure = scored >= need || (turns === 0 && full >= 1)
  let worth = rung + CARD * Math.min(turns, need)
  if (sure) worth += 1 + SURE - WAITING * turns
  else if (turns > 0) worth += life(scored, hoped, rings, need)
  worth += RING * Math.max(0, rings - (sure ? Math.max(0, need - scored) : 0))
  const next = nextLife(future.cards, offeredTo(state, seat))
  const after = pointsToRiseFrom(Math.min(TRANSCENDENCE_RUNG - 1, rung + (sure ? 1 : 0)))
  return worth + NEXT * Math.min(1.2, next / after) + NEXT_CARD * future.cards.length + endgame(player, sure)
}

/**
 * Points that the next life begins with. A card kept for it takes the place of an unknown one that rebirth would deal
 * (KAR-72): one of another colour that is worth little had better be refused.
 */
function nextLife(kept: readonly CardId[], offered: CardId | null): number {
  const taken = offered === null ? 0 : TAKEN
  const gained = offered === null ? 0 : (TAKEN * CARD_DATA[offered].points) / 2
  const unknown = Math.max(0, MIN_CARDS_AFTER_REBIRTH - kept.length - taken)
  return bestColour(kept, NO_CARDS, 0) + gained + UNKNOWN * unknown
}

/** Near the top only the last life counts. */
function endgame({ rung }: Player, sure: boolean): number {
  return sure && rung === TRANSCENDENCE_RUNG - 1 ? 1 : 0
}

/** How much of a life is done that is not sure to rise yet. */
function life(scored: number, hoped: number, rings: number, need: number): number {
  const done = Math.min(1, scored / need)
  const promise = Math.min(1, (hoped + rings) / need)
  return SCORED * done + (1 - SCORED) * promise * promise
}

/** The card that this seat is being offered; null when none is. */
function offeredTo({ stack, centre }: KarmakaState, seat: Seat): CardId | null {
  const frame = stack[stack.length - 1]
  return frame?.kind === 'offer' && frame.seat === seat ? centre : null
}

const NO_CARDS: readonly CardId[] = []

/** The points of the best colour of some cards, others added at a share. */
function bestColour(cards: readonly CardId[], others: readonly CardId[], share: number): number {
  let red = 0
  let green = 0
  let blue = 0
  for (let at = 0; at < cards.length + others.length; at++) {
    const card = at < cards.length ? cards[at] : others[at - cards.length]
    if (card === undefined) continue
    const { colour, points } = CARD_DATA[card]
    const worth = at < cards.length ? points : share * points
    if (colour !== 'green' && colour !== 'blue') red += worth
    if (colour !== 'red' && colour !== 'blue') green += worth
    if (colour !== 'red' && colour !== 'green') blue += worth
  }
  return Math.max(red, green, blue)
}
