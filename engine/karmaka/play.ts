import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { removeFromHandOpenly, playerOf, emitOpenMove } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { CardId, CardUse } from './data.ts'
import { resolveDeath, resolveRingSpending } from './death.ts'
import { beginAbility, applyAbilityChoice, storeHandCardInFutureLife } from './effects.ts'
import { answerOffer } from './offer.ts'
import { zonePlace } from './places.ts'
import type { KarmakaAction, KarmakaState } from './state.ts'
import { endTurn, endPlay } from './turn.ts'
import { relationsOfSeat } from './variants.ts'
import { drawTopDeckCardToHand } from './well.ts'

/** Plays a legal action of a seat: changes the state and reports the events. */
export function play(
  state: KarmakaState,
  seat: Seat,
  action: KarmakaAction,
  random: Random,
  emit: KarmakaEventSink,
): void {
  const frame = topFrame(state.stack)
  switch (action.do) {
    case 'play':
      playCard(state, seat, action.card, action.way, random, emit)
      break
    case 'answer':
      answerOffer(state, action.accept, emit)
      break
    case 'draw':
      if (frame.kind === 'turn') {
        drawTopDeckCardToHand(state, seat, emit)
        frame.stage = 'play'
      } else {
        applyAbilityChoice(state, action, random, emit)
      }
      break
    case 'die':
      resolveDeath(state, seat, random, emit)
      break
    case 'pass':
      emit({ kind: 'passed', seat })
      endTurn(state, emit)
      break
    case 'decline':
      emit({ kind: 'declined', seat })
      endTurn(state, emit)
      break
    case 'rings':
      resolveRingSpending(state, action.spend, random, emit)
      break
    default:
      applyAbilityChoice(state, action, random, emit)
  }
}

/** Section 4 of the rules: plays any card in any of its ways. */
function playCard(
  state: KarmakaState,
  seat: Seat,
  card: CardId,
  way: CardUse,
  random: Random,
  emit: KarmakaEventSink,
): void {
  if (way === 'points' || way === 'ability') {
    emit.markInformed(otherSeats(seat, state.players.length))
    removeFromHandOpenly(state, seat, card)
    if (way === 'points') playerOf(state, seat).deeds.push(card)
    else state.centre = card
    emitOpenMove(emit, card, zonePlace(seat, 'hand'), way === 'points' ? zonePlace(seat, 'deeds') : 'centre')
    emit({ kind: 'played', seat, card, way })
    if (way === 'points') {
      endPlay(state, false, emit)
      return
    }
    emit.checkpoint()
    beginAbility(state, seat, card, random, emit)
    return
  }
  const heir = relationsOfSeat(state.variant, state.players.length, seat).heir
  storeHandCardInFutureLife(state, seat, way === 'teammate' ? (heir ?? seat) : seat, card, emit)
  endPlay(state, false, emit)
}
