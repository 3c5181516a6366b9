/**
 * The context of an ability in progress, shared by its steps (effect-steps.ts) and their card moves (card-moves.ts).
 */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { KarmakaFrame, KarmakaState } from './state.ts'

/** The stack frame of an ability in progress. */
export type AbilityFrame = KarmakaFrame & { kind: 'ability' }

/**
 * The objects that the steps of an ability in progress share: the game state and the ability's stack frame, which the
 * steps change, the random stream, and the sink that receives their events.
 */
export interface AbilityContext {
  readonly state: KarmakaState
  readonly frame: AbilityFrame
  readonly random: Random
  readonly emit: KarmakaEventSink
}

/** @returns the seat that the ability affects: the chosen target, or the card's player for an ability without a target */
export function affectedSeatOf(frame: AbilityFrame): Seat {
  return frame.target ?? frame.by
}

/**
 * Records in the frame that the current step has moved one more card (`count`), and that the ability has had an effect
 * (`did`).
 */
export function countMovedCard(frame: AbilityFrame): void {
  frame.count++
  frame.did = true
}
