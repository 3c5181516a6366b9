/** The death turn: scoring, the ladder, rebirth (sections 8 to 10 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { pushFrame, popFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { createEmptyPile, addToHand, playerOf, emitOpenMove, emitHiddenMove } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import { pointsToRiseFrom, MIN_CARDS_AFTER_REBIRTH, TRANSCENDENCE_RUNG } from './data.ts'
import { zonePlace, RING_PIECE, rungPlace, ladderTokenPieceId } from './places.ts'
import { winningSideKindOf, lifeScoreOf, seatAndPartnersOf } from './score.ts'
import type { KarmakaState } from './state.ts'
import { endTurn } from './turn.ts'
import { dealFromWellToDeck } from './well.ts'

/**
 * Carries out a death turn, the turn that ends a life of a seat. Scores the life, moves the seat up or leaves it on
 * its rung, and begins its next life, or ends the game if the seat reaches the uppermost rung. If the seat has enough
 * rings for its missing points, this function only computes the score and asks the seat whether it spends rings
 * (KAR-63); `resolveRingSpending` then completes the death turn.
 */
export function resolveDeath(state: KarmakaState, seat: Seat, random: Random, emit: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const need = pointsToRiseFrom(player.rung)
  const { sums, colour, points } = lifeScoreOf(player.deeds)
  emit({ kind: 'scored', seat, sums, colour, points, need })
  emit.checkpoint()
  const spend = need - points
  if (spend > 0 && player.rings >= spend) pushFrame(state.stack, { kind: 'rings', seat, points, spend })
  else settleLife(state, seat, points, random, emit)
}

/**
 * Applies a dying seat's decision to spend rings, or none, for the points that its life lacks to rise on the Karmic
 * Ladder (D-18). Then completes the death turn, the turn that ends the life. Does nothing if this decision is not
 * pending.
 * @param spend number of spent rings: one for each missing point, or 0
 */
export function resolveRingSpending(state: KarmakaState, spend: number, random: Random, emit: KarmakaEventSink): void {
  const frame = topFrame(state.stack)
  if (frame.kind !== 'rings') return
  popFrame(state.stack)
  const { seat, points } = frame
  if (spend > 0) {
    playerOf(state, seat).rings -= spend
    state.rings += spend
    emit({ kind: 'moved', piece: RING_PIECE, from: zonePlace(seat, 'rings'), to: 'rings', count: spend })
    emit({ kind: 'spent', seat, rings: spend })
    emit.checkpoint()
  }
  settleLife(state, seat, points + spend, random, emit)
}

/** @param points the life score including the spent rings */
function settleLife(state: KarmakaState, seat: Seat, points: number, random: Random, emit: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const turn = topFrame(state.stack)
  if (turn.kind === 'turn') turn.stage = 'over'
  player.lives++
  if (points >= pointsToRiseFrom(player.rung)) climb(state, seat, emit)
  else stay(state, seat, emit)
  if (state.winner === null) rebirth(state, seat, random, emit)
  else emit({ kind: 'ended', seat, winners: seatAndPartnersOf(state, seat), reason: winningSideKindOf(state, seat) })
}

function climb(state: KarmakaState, seat: Seat, emit: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const from = player.rung++
  const to = player.rung
  if (to === TRANSCENDENCE_RUNG) {
    // KAR-77: no rebirth and no further turn.
    state.winner = seat
    state.stack = []
  }
  emit({ kind: 'moved', piece: ladderTokenPieceId(seat), from: rungPlace(from), to: rungPlace(to), count: 1 })
  emit({ kind: 'climbed', seat, from, to })
  emit.checkpoint()
}

/** A failed life: the seat stays on its rung and gets a ring if the supply has one (KAR-66, KAR-68). */
function stay(state: KarmakaState, seat: Seat, emit: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const ring = state.rings > 0
  if (ring) {
    state.rings--
    player.rings++
    emit({ kind: 'moved', piece: RING_PIECE, from: 'rings', to: zonePlace(seat, 'rings'), count: 1 })
  }
  emit({ kind: 'stayed', seat, rung: player.rung, ring })
  emit.checkpoint()
}

function rebirth(state: KarmakaState, seat: Seat, random: Random, emit: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  if (player.deeds.length > 0) {
    // Oldest first, so that the newest Deed is on top (KAR-70).
    for (const card of player.deeds) {
      state.ruins.push(card)
      emitOpenMove(emit, card, zonePlace(seat, 'deeds'), 'ruins')
    }
    emit({ kind: 'ruined', seat, from: 'deeds', cards: player.deeds })
    player.deeds = []
    emit.checkpoint()
  }
  const { future } = player
  player.future = createEmptyPile()
  for (const [at, card] of future.cards.entries()) {
    const seen = future.seen[at] ?? 0
    addToHand(state, seat, card, seen)
    emitHiddenMove(emit, card, seen, zonePlace(seat, 'future'), zonePlace(seat, 'hand'))
  }
  if (future.cards.length > 0) emit.checkpoint()
  dealFromWellToDeck(state, seat, MIN_CARDS_AFTER_REBIRTH - player.hand.length, random, emit)
  emit({ kind: 'reborn', seat, hand: player.hand.length, deck: player.deck.cards.length })
  emit.checkpoint()
  endTurn(state, emit)
}
