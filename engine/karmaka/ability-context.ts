/**
 * The context of an ability in progress, shared by its steps (effect-steps.ts) and their card moves (card-moves.ts).
 */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import type { KarmakaFrame, KarmakaState } from './state.ts'

export type AbilityFrame = KarmakaFrame & { kind: 'ability' }

export interface AbilityContext {
  readonly state: KarmakaState
  readonly frame: AbilityFrame
  readonly random: Random
  readonly tell: KarmakaEventSink
}

/** @returns the chosen player, or the card's player for an ability without a target */
export function abilityTargetOf(frame: AbilityFrame): Seat {
  return frame.target ?? frame.by
}

/** Counts a card moved by the current step. */
export function countMovedCard(frame: AbilityFrame): void {
  frame.count++
  frame.did = true
}
