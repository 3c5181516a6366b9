/** Sequence of turns, scoring phases and rounds (sections 2, 4 and 9 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { hasPossibleActivation, ownedEntitiesWithEffect } from './activation.ts'
import type { ActivationFrame } from './activation.ts'
import { playerOf, countWaterSourcesOfSeat } from './board.ts'
import type { BoardsAndEntities } from './board.ts'
import { CARDS_DEALT_PER_SATELLITE, LAST_AVATAR_POSITION, avatarStopAt, ENERGY_BY_WATER_SURPLUS } from './data.ts'
import { payAndGainResource } from './effects.ts'
import { beginTurnWithDraft } from './draft.ts'
import { compareByCardOrder } from './knowledge.ts'
import { avatarPieceId, deckPlace, avatarPositionPlace, satelliteCardPilePlace } from './places.ts'
import { winnersOf } from './score.ts'
import type { RauhaState, RauhaEventSink } from './state.ts'
import { firstPlayerOnTrack } from './energy-track.ts'

/**
 * Begins a round: deals four cards to every satellite, the spot for a pile of cards between two neighbouring seats
 * (RAU-15). Then begins the first turn of the round.
 */
export function beginRound(state: RauhaState, emit: RauhaEventSink): void {
  const { round, age } = avatarStopAt(state.position)
  const deck = state.decks[age - 1] ?? []
  emit({ kind: 'dealt', round, age, count: CARDS_DEALT_PER_SATELLITE })
  state.players.forEach((_, satellite) => {
    state.deals.push(deck.splice(-CARDS_DEALT_PER_SATELLITE).sort(compareByCardOrder))
    state.shown.push(0)
    emit({
      kind: 'moved',
      from: deckPlace(age),
      to: satelliteCardPilePlace(satellite),
      count: CARDS_DEALT_PER_SATELLITE,
    })
  })
  state.taken = 0
  beginTurnWithDraft(state, emit)
}

/**
 * Begins a seat's own part of a turn, its steps 2 to 4. The seat must first place or discard its kept card, the card
 * that it chose in step 1.
 */
export function beginSeatPartOfTurn(state: RauhaState, seat: Seat, emit: RauhaEventSink): void {
  state.stack = [{ kind: 'settle', seat }]
  emit.checkpoint()
  emit({ kind: 'turn', seat })
}

/**
 * Ends the activations of a seat if it can make none; otherwise does nothing (RAU-68). Called before the first activation
 * and after each one.
 */
export function endActivationIfNonePossible(state: RauhaState, frame: ActivationFrame, emit: RauhaEventSink): void {
  if (hasPossibleActivation(state, frame)) return
  if (frame.scoring) emit.checkpoint()
  endSeatActivations(state, frame, emit)
}

/**
 * Ends the activations of one seat, in step 4 of its turn or in a scoring, and lets the next seat play. In a scoring,
 * the seat's water is scored first (RAU-87).
 * After the last seat of a turn, the avatars advance. After the last seat of a scoring, the next round begins or the
 * game ends.
 */
export function endSeatActivations(state: RauhaState, frame: ActivationFrame, emit: RauhaEventSink): void {
  const { seat, scoring } = frame
  if (scoring) scoreWater(state, seat, emit)
  const next = (seat + 1) % state.players.length
  if (next === state.first) {
    if (scoring) endScoring(state, emit)
    else advance(state, emit)
  } else if (scoring) {
    beginSeatScoring(state, next, emit)
  } else {
    beginSeatPartOfTurn(state, next, emit)
  }
}

/** Moves all avatars one position (RAU-81); a corner begins a scoring phase (RAU-82). */
function advance(state: RauhaState, emit: RauhaEventSink): void {
  const from = state.position
  state.position = from + 1
  emit({ kind: 'advanced', from, to: from + 1 })
  state.players.forEach((_, seat) => {
    const piece = avatarPieceId(seat)
    emit({ kind: 'moved', piece, from: avatarPositionPlace(from), to: avatarPositionPlace(from + 1), count: 1 })
  })
  const { round, turn, corner } = avatarStopAt(state.position)
  if (corner !== null) {
    state.first = firstPlayerOnTrack(state)
    emit({ kind: 'scoring', round, corner })
    beginSeatScoring(state, state.first, emit)
  } else if (turn === 1) {
    beginRound(state, emit)
  } else {
    beginTurnWithDraft(state, emit)
  }
}

function beginSeatScoring(state: RauhaState, seat: Seat, emit: RauhaEventSink): void {
  const frame: ActivationFrame = {
    kind: 'activate',
    seat,
    scoring: true,
    used: [],
    entities: ownedEntitiesWithEffect(state, seat),
  }
  state.stack = [frame]
  emit.checkpoint()
  emit({ kind: 'part', seat, round: avatarStopAt(state.position).round })
  endActivationIfNonePossible(state, frame, emit)
}

/**
 * @returns the energy that a scoring of water gives to a seat for having more water sources than the seat with the fewest
 * (RAU-88)
 * @param sources number of water sources of the seat
 * @param least number of water sources of the seat with the fewest; at most `sources`
 */
export function energyForWaterAboveLeast(sources: number, least: number): number {
  return ENERGY_BY_WATER_SURPLUS[Math.min(sources - least, ENERGY_BY_WATER_SURPLUS.length - 1)] ?? 0
}

/**
 * @returns the number of water sources of a seat, the number of the seat with the fewest, and the energy that a scoring would
 * give for the difference now
 */
export function waterScoreBreakdownOfSeat(
  table: BoardsAndEntities,
  seat: Seat,
): { sources: number; least: number; energy: number } {
  const all = table.players.map((_, each) => countWaterSourcesOfSeat(table, each))
  const sources = all[seat] ?? 0
  const least = Math.min(...all)
  return { sources, least, energy: energyForWaterAboveLeast(sources, least) }
}

function scoreWater(state: RauhaState, seat: Seat, emit: RauhaEventSink): void {
  const { sources, least, energy } = waterScoreBreakdownOfSeat(state, seat)
  emit({ kind: 'water', seat, sources, least, energy })
  if (energy > 0) payAndGainResource(state, seat, 'energy', energy, 0, { kind: 'water' }, emit)
}

/** Begins the next round or ends the game (RAU-91, RAU-92). */
function endScoring(state: RauhaState, emit: RauhaEventSink): void {
  emit.checkpoint()
  if (state.position < LAST_AVATAR_POSITION) {
    advance(state, emit)
    return
  }
  state.stack = []
  const winners = winnersOf(state)
  emit({ kind: 'ended', winners, energy: Math.max(...winners.map((seat) => playerOf(state, seat).energy)) })
}
