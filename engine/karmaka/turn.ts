/** The turn (section 3 of the rules): its start, the ways to use a card, its end. */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { playerOf } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { KarmakaState } from './state.ts'

/**
 * Begins a turn of a seat: pushes the turn's frame, with its first stage, onto the stack of pending work, and emits a
 * `turn` event. The stage is `draw`, or `play` if the Deck is empty (KAR-14), or `death` if the seat has no cards at
 * all (KAR-12).
 */
export function beginTurn(state: KarmakaState, seat: Seat, emit: KarmakaEventSink): void {
  const { hand, deck } = playerOf(state, seat)
  const stage = deck.cards.length > 0 ? 'draw' : hand.length > 0 ? 'play' : 'death'
  pushFrame(state.stack, { kind: 'turn', seat, stage })
  emit({ kind: 'turn', seat })
}

/** Ends the turn on top of the stack and begins the turn of the next seat. */
export function endTurn(state: KarmakaState, emit: KarmakaEventSink): void {
  const { seat } = popFrame(state.stack)
  state.turns++
  beginTurn(state, (seat + 1) % state.players.length, emit)
}

/**
 * Ends the play of a card. If a further play was granted and the seat still has a Hand card, the seat may play once
 * more (KAR-56); otherwise its turn ends.
 * @param again whether a further play was granted
 */
export function endPlay(state: KarmakaState, again: boolean, emit: KarmakaEventSink): void {
  const turn = topFrame(state.stack)
  emit.checkpoint()
  if (turn.kind === 'turn' && again && playerOf(state, turn.seat).hand.length > 0) turn.stage = 'again'
  else endTurn(state, emit)
}
