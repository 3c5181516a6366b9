import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { leaveHandOpenly, playerOf, tellOpen } from './cards.ts'
import type { Report } from './cards.ts'
import type { Card, Way } from './data.ts'
import { die, spendRings } from './death.ts'
import { beginAbility, choose, storeHandCard } from './effects.ts'
import { answer } from './offer.ts'
import { placeOf } from './places.ts'
import type { KarmakaAction, KarmakaState } from './state.ts'
import { endTurn, finishPlay } from './turn.ts'
import { relationsOf } from './variants.ts'
import { drawFromDeck } from './well.ts'

/** Plays a legal action, in place. */
export function play(state: KarmakaState, seat: Seat, action: KarmakaAction, random: Random, tell: Report): void {
  const frame = topFrame(state.stack)
  switch (action.do) {
    case 'play':
      playCard(state, seat, action.card, action.way, random, tell)
      break
    case 'answer':
      answer(state, action.accept, tell)
      break
    case 'draw':
      if (frame.kind === 'turn') {
        drawFromDeck(state, seat, tell)
        frame.stage = 'play'
      } else {
        choose(state, action, random, tell)
      }
      break
    case 'die':
      die(state, seat, random, tell)
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
      spendRings(state, action.spend, random, tell)
      break
    default:
      choose(state, action, random, tell)
  }
}

/** Section 4 of the rules: any card in any way. */
function playCard(state: KarmakaState, seat: Seat, card: Card, way: Way, random: Random, tell: Report): void {
  if (way === 'points' || way === 'ability') {
    tell.markInformed(otherSeats(seat, state.players.length))
    leaveHandOpenly(state, seat, card)
    if (way === 'points') playerOf(state, seat).deeds.push(card)
    else state.centre = card
    tellOpen(tell, card, placeOf(seat, 'hand'), way === 'points' ? placeOf(seat, 'deeds') : 'centre')
    tell({ kind: 'played', seat, card, way })
    if (way === 'points') {
      finishPlay(state, false, tell)
      return
    }
    tell.checkpoint()
    beginAbility(state, seat, card, random, tell)
    return
  }
  const heir = relationsOf(state.variant, state.players.length, seat).heir
  storeHandCard(state, seat, way === 'teammate' ? (heir ?? seat) : seat, card, tell)
  finishPlay(state, false, tell)
}
