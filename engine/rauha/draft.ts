/** Step 1: all seats choose a card of their pool simultaneously (section 3 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { keepCardAction } from './actions.ts'
import { playerOf, satelliteToChooseFrom } from './board.ts'
import { CARDS_DEALT_PER_SATELLITE, avatarStopAt } from './data.ts'
import type { CardId } from './data.ts'
import { currentDealIndexOf } from './knowledge.ts'
import { keptCardPlace, satelliteCardPilePlace } from './places.ts'
import type { RauhaAction, RauhaState, RauhaEventSink } from './state.ts'
import { firstPlayerOnTrack } from './energy-track.ts'

const LAST_TURN = 3

/**
 * @returns the cards of the pool (the face-down pile from which a seat keeps one card in step 1) that a seat looks at
 *   in this turn. Until all seats have chosen, the list includes the card that the seat has chosen. It is empty while
 *   the avatars, the markers of the current position, are in a corner, where a scoring takes place
 */
export function poolCardsOf(state: RauhaState, seat: Seat): readonly CardId[] {
  const deal = currentDealIndexOf(state, seat)
  return deal === undefined ? [] : (state.deals[deal] ?? []).slice(state.taken)
}

/**
 * @returns the legal actions of a seat in step 1: keep any card of its pool (RAU-21, RAU-25) except the one that it has
 * chosen already (RAU-26)
 */
export function draftChoices(state: RauhaState, seat: Seat): readonly RauhaAction[] {
  const { kept } = playerOf(state, seat)
  const deal = state.deals[currentDealIndexOf(state, seat) ?? 0] ?? []
  const found: RauhaAction[] = []
  for (let at = state.taken; at < deal.length; at++) {
    const card = deal[at]
    if (card !== undefined && card !== kept) found.push(keepCardAction(card))
  }
  return found
}

/**
 * Begins a turn: determines its first player, and lets every seat look at its pool of cards for step 1 (RAU-20). Does
 * nothing while the avatars are in a corner, where a scoring takes place.
 */
export function beginTurnWithDraft(state: RauhaState, emit: RauhaEventSink): void {
  const { round, turn, pool } = avatarStopAt(state.position)
  if (turn === null || pool === null) return
  state.first = firstPlayerOnTrack(state)
  state.stack = [{ kind: 'keep' }]
  emit({ kind: 'drafting', round, turn, pool })
  // Before the checkpoint: the seats learn the cards that it shows.
  emit.markInformed()
  emit.checkpoint()
  state.players.forEach((_, seat) => {
    const cards = [...poolCardsOf(state, seat)]
    const satellite = satelliteToChooseFrom(state.position, seat, state.players.length) ?? 0
    const secret = { to: [seat], values: { cards } }
    emit({ kind: 'looked', seat, satellite, count: cards.length, secret })
  })
}

/**
 * Records the card that a seat chooses from its pool, the pile of cards between it and a neighbour from which it
 * chooses in this turn. If the seat has chosen before, the new card replaces the earlier choice.
 * @returns whether all seats have chosen
 */
export function chooseCard(state: RauhaState, seat: Seat, card: CardId, emit: RauhaEventSink): boolean {
  const player = playerOf(state, seat)
  const again = player.kept !== null
  player.kept = card
  emit({ kind: 'chose', seat, again, secret: { to: [seat], values: { card } } })
  return state.players.every(({ kept }) => kept !== null)
}

/**
 * Ends step 1 of a turn, the choice of cards: every seat takes its chosen card from its pool (RAU-21). In turn 3 of a
 * round, the last card of each pool then goes to the black hole, the discard pile (RAU-24). The caller calls it once
 * all seats have chosen.
 */
export function resolveDraft(state: RauhaState, emit: RauhaEventSink): void {
  const last = avatarStopAt(state.position).turn === LAST_TURN
  const at = state.taken
  state.players.forEach(({ kept }, seat) => {
    const deal = state.deals[currentDealIndexOf(state, seat) ?? 0]
    const satellite = satelliteToChooseFrom(state.position, seat, state.players.length) ?? 0
    if (deal === undefined || kept === null) return
    deal.splice(deal.indexOf(kept), 1)
    deal.splice(at, 0, kept)
    const secret = { to: [seat], values: { piece: kept } }
    emit({ kind: 'moved', from: satelliteCardPilePlace(satellite), to: keptCardPlace(seat), count: 1, secret })
    emit({ kind: 'kept', seat, satellite, secret: { to: [seat], values: { card: kept } } })
  })
  state.taken = at + 1
  if (!last) return
  state.taken = CARDS_DEALT_PER_SATELLITE
  state.players.forEach((_, seat) => {
    const card = state.deals[currentDealIndexOf(state, seat) ?? 0]?.[CARDS_DEALT_PER_SATELLITE - 1]
    const satellite = satelliteToChooseFrom(state.position, seat, state.players.length) ?? 0
    if (card === undefined) return
    const from = satelliteCardPilePlace(satellite)
    emit({ kind: 'moved', from, to: 'blackHole', count: 1, secret: { to: [seat], values: { piece: card } } })
    emit({ kind: 'leftOver', seat, satellite, secret: { to: [seat], values: { card } } })
  })
}
