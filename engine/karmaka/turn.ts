/** The turn (section 3 of the rules): how it begins, the ways to put a card to use, how it ends. */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { playerOf } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { KarmakaState } from './state.ts'

/** The next turn begins: with the draw from the Deck, without one (KAR-14), or as a death turn (KAR-12). */
export function beginTurn(state: KarmakaState, seat: Seat, tell: KarmakaEventSink): void {
  const { hand, deck } = playerOf(state, seat)
  const stage = deck.cards.length > 0 ? 'draw' : hand.length > 0 ? 'play' : 'death'
  pushFrame(state.stack, { kind: 'turn', seat, stage })
  tell({ kind: 'turn', seat })
}

/** The turn on top is over. */
export function endTurn(state: KarmakaState, tell: KarmakaEventSink): void {
  const { seat } = popFrame(state.stack)
  state.turns++
  beginTurn(state, (seat + 1) % state.players.length, tell)
}

/** A play is settled: a further one follows if it was granted and there is a card for it (KAR-56). */
export function endPlay(state: KarmakaState, again: boolean, tell: KarmakaEventSink): void {
  const turn = topFrame(state.stack)
  tell.checkpoint()
  if (turn.kind === 'turn' && again && playerOf(state, turn.seat).hand.length > 0) turn.stage = 'again'
  else endTurn(state, tell)
}
