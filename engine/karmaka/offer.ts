/** The Karmic Cost: the card in the centre is offered to the targets of its ability (section 6 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { allSeatBits, playerOf, putOnPile, emitOpenMove } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import { zonePlace } from './places.ts'
import type { KarmakaState } from './state.ts'
import { endPlay } from './turn.ts'
import { relationsOfSeat } from './variants.ts'

/**
 * @returns the seats to which the card is offered, in order (KAR-39 to KAR-50)
 * @param target target of the ability that was finally executed; null after an untargeted ability or an empty copy
 */
function offersTo(state: Pick<KarmakaState, 'variant' | 'players'>, by: Seat, target: Seat | null): readonly Seat[] {
  const { offerReceivers, rivalTargets } = relationsOfSeat(state.variant, state.players.length, by)
  return target !== null && rivalTargets.includes(target) ? [target] : offerReceivers
}

/**
 * Begins to offer the card in the centre, whose ability has just been carried out, to other players, who can accept it
 * for their Future Life (the pile of cards for the next life). If the ability targeted an opponent, only the target
 * gets the offer. Otherwise all opponents get it, one after another until one accepts, including an opponent that no
 * ability can target (KAR-36).
 * @param by the player of the card
 * @param target the target of the ability, or null if it has none
 * @param again whether the ability has granted its player a further play
 */
export function beginOfferToOpponents(
  state: KarmakaState,
  by: Seat,
  target: Seat | null,
  again: boolean,
  emit: KarmakaEventSink,
): void {
  const [seat = by, ...next] = offersTo(state, by, target)
  pushFrame(state.stack, { kind: 'offer', seat, by, next, again })
  emitOffer(state, emit)
}

function emitOffer({ stack, centre }: KarmakaState, emit: KarmakaEventSink): void {
  const frame = topFrame(stack)
  if (frame.kind !== 'offer' || centre === null) return
  emit({ kind: 'offered', seat: frame.by, to: frame.seat, card: centre })
}

/**
 * Applies the answer of the seat to which the card in the centre is offered (D-4). An accepted card goes to the Future
 * Life of that seat, the pile of cards kept for the next life. A refused card is offered to the next seat; after the
 * last refusal it goes to the Ruins, the common discard pile. The play ends with an acceptance or the last refusal.
 */
export function answerOffer(state: KarmakaState, accept: boolean, emit: KarmakaEventSink): void {
  const frame = topFrame(state.stack)
  const card = state.centre
  if (frame.kind !== 'offer' || card === null) return
  const { seat, by, next, again } = frame
  emit({ kind: 'answered', seat, by, card, accepted: accept })
  const heir = next[0]
  if (!accept && heir !== undefined) {
    frame.seat = heir
    frame.next = next.slice(1)
    emit.checkpoint()
    emitOffer(state, emit)
    return
  }
  popFrame(state.stack)
  state.centre = null
  if (accept) {
    putOnPile(playerOf(state, seat).future, card, allSeatBits(state))
    emitOpenMove(emit, card, 'centre', zonePlace(seat, 'future'))
  } else {
    state.ruins.push(card)
    emitOpenMove(emit, card, 'centre', 'ruins')
    emit({ kind: 'unclaimed', seat: by, card })
  }
  endPlay(state, again, emit)
}
