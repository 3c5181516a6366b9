/** An ability at work: what its steps (effect-steps.ts) and their moves (card-moves.ts) share. */
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

/** The chosen player; an ability that names nobody concerns its own player. */
export function abilityTargetOf(frame: AbilityFrame): Seat {
  return frame.target ?? frame.by
}

/** Counts a card that the step has moved. */
export function countMovedCard(frame: AbilityFrame): void {
  frame.count++
  frame.did = true
}
