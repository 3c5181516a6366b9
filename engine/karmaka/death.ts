/** The death turn: scoring, the ladder, rebirth (sections 8 to 10 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { pushFrame, popFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { createEmptyPile, addToHand, playerOf, emitOpenMove, emitHiddenMove } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import { pointsToRiseFrom, REBIRTH_CARD_COUNT, TRANSCENDENCE_RUNG } from './data.ts'
import { zonePlace, RING_PIECE, rungPlace, tokenPiece } from './places.ts'
import { winningSideOf, lifeScoreOf, winnersWithPartners } from './score.ts'
import type { KarmakaState } from './state.ts'
import { endTurn } from './turn.ts'
import { dealFromWellToDeck } from './well.ts'

/**
 * Carries out a death turn: scores the life, moves the seat up or leaves it on its rung, and begins its next life, or ends
 * the game if the seat reaches the uppermost rung. If the seat has enough rings for its missing points, only the score is
 * computed, and the seat is asked whether it spends them (KAR-63); `resolveRingSpending` does the rest.
 */
export function resolveDeath(state: KarmakaState, seat: Seat, random: Random, tell: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const need = pointsToRiseFrom(player.rung)
  const { sums, colour, points } = lifeScoreOf(player.deeds)
  tell({ kind: 'scored', seat, sums, colour, points, need })
  tell.checkpoint()
  const spend = need - points
  if (spend > 0 && player.rings >= spend) pushFrame(state.stack, { kind: 'rings', seat, points, spend })
  else settleLife(state, seat, points, random, tell)
}

/**
 * Applies the answer to the question whether rings are spent (D-18), and continues the death turn.
 * @param spend number of spent rings: one for each missing point, or 0
 */
export function resolveRingSpending(state: KarmakaState, spend: number, random: Random, tell: KarmakaEventSink): void {
  const frame = topFrame(state.stack)
  if (frame.kind !== 'rings') return
  popFrame(state.stack)
  const { seat, points } = frame
  if (spend > 0) {
    playerOf(state, seat).rings -= spend
    state.rings += spend
    tell({ kind: 'moved', piece: RING_PIECE, from: zonePlace(seat, 'rings'), to: 'rings', count: spend })
    tell({ kind: 'spent', seat, rings: spend })
    tell.checkpoint()
  }
  settleLife(state, seat, points + spend, random, tell)
}

/** @param points the life score including the spent rings */
function settleLife(state: KarmakaState, seat: Seat, points: number, random: Random, tell: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const turn = topFrame(state.stack)
  if (turn.kind === 'turn') turn.stage = 'over'
  player.lives++
  if (points >= pointsToRiseFrom(player.rung)) climb(state, seat, tell)
  else stay(state, seat, tell)
  if (state.winner === null) rebirth(state, seat, random, tell)
  else tell({ kind: 'ended', seat, winners: winnersWithPartners(state, seat), reason: winningSideOf(state, seat) })
}

function climb(state: KarmakaState, seat: Seat, tell: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const from = player.rung++
  const to = player.rung
  if (to === TRANSCENDENCE_RUNG) {
    // KAR-77: no rebirth and no further turn.
    state.winner = seat
    state.stack = []
  }
  tell({ kind: 'moved', piece: tokenPiece(seat), from: rungPlace(from), to: rungPlace(to), count: 1 })
  tell({ kind: 'climbed', seat, from, to })
  tell.checkpoint()
}

/** A failed life: the seat stays on its rung and gets a ring if the supply has one (KAR-66, KAR-68). */
function stay(state: KarmakaState, seat: Seat, tell: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  const ring = state.rings > 0
  if (ring) {
    state.rings--
    player.rings++
    tell({ kind: 'moved', piece: RING_PIECE, from: 'rings', to: zonePlace(seat, 'rings'), count: 1 })
  }
  tell({ kind: 'stayed', seat, rung: player.rung, ring })
  tell.checkpoint()
}

function rebirth(state: KarmakaState, seat: Seat, random: Random, tell: KarmakaEventSink): void {
  const player = playerOf(state, seat)
  if (player.deeds.length > 0) {
    // Oldest first, so that the newest Deed is on top (KAR-70).
    for (const card of player.deeds) {
      state.ruins.push(card)
      emitOpenMove(tell, card, zonePlace(seat, 'deeds'), 'ruins')
    }
    tell({ kind: 'ruined', seat, from: 'deeds', cards: player.deeds })
    player.deeds = []
    tell.checkpoint()
  }
  const { future } = player
  player.future = createEmptyPile()
  for (const [at, card] of future.cards.entries()) {
    const seen = future.seen[at] ?? 0
    addToHand(state, seat, card, seen)
    emitHiddenMove(tell, card, seen, zonePlace(seat, 'future'), zonePlace(seat, 'hand'))
  }
  if (future.cards.length > 0) tell.checkpoint()
  dealFromWellToDeck(state, seat, REBIRTH_CARD_COUNT - player.hand.length, random, tell)
  tell({ kind: 'reborn', seat, hand: player.hand.length, deck: player.deck.cards.length })
  tell.checkpoint()
  endTurn(state, tell)
}
