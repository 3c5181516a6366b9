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
import { relationsOf } from './variants.ts'
import { drawFromDeck } from './well.ts'

/** Plays a legal action of a seat: changes the state and reports the events. */
export function play(
  state: KarmakaState,
  seat: Seat,
  action: KarmakaAction,
  random: Random,
  tell: KarmakaEventSink,
): void {
  const frame = topFrame(state.stack)
  switch (action.do) {
    case 'play':
      playCard(state, seat, action.card, action.way, random, tell)
      break
    case 'answer':
      answerOffer(state, action.accept, tell)
      break
    case 'draw':
      if (frame.kind === 'turn') {
        drawFromDeck(state, seat, tell)
        frame.stage = 'play'
      } else {
        applyAbilityChoice(state, action, random, tell)
      }
      break
    case 'die':
      resolveDeath(state, seat, random, tell)
      break
    case 'pass':
      tell({ kind: 'passed', seat })
      endTurn(state, tell)
      break
    case 'decline':
      tell({ kind: 'declined', seat })
      endTurn(state, tell)
      break
    case 'rings':
      resolveRingSpending(state, action.spend, random, tell)
      break
    default:
      applyAbilityChoice(state, action, random, tell)
  }
}

/** Section 4 of the rules: plays any card in any of its ways. */
function playCard(
  state: KarmakaState,
  seat: Seat,
  card: CardId,
  way: CardUse,
  random: Random,
  tell: KarmakaEventSink,
): void {
  if (way === 'points' || way === 'ability') {
    tell.markInformed(otherSeats(seat, state.players.length))
    removeFromHandOpenly(state, seat, card)
    if (way === 'points') playerOf(state, seat).deeds.push(card)
    else state.centre = card
    emitOpenMove(tell, card, zonePlace(seat, 'hand'), way === 'points' ? zonePlace(seat, 'deeds') : 'centre')
    tell({ kind: 'played', seat, card, way })
    if (way === 'points') {
      endPlay(state, false, tell)
      return
    }
    tell.checkpoint()
    beginAbility(state, seat, card, random, tell)
    return
  }
  const heir = relationsOf(state.variant, state.players.length, seat).heir
  storeHandCardInFutureLife(state, seat, way === 'teammate' ? (heir ?? seat) : seat, card, tell)
  endPlay(state, false, tell)
}
