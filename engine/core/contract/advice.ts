/**
 * The Sage's advice when a player asks about their own decision. Plain data, computed only from information that the
 * player's seat may know.
 */
import type { Json } from './json.ts'
import type { Message } from './message.ts'
import type { Seat } from './seat.ts'

export interface Advice {
  /** The best choices, at most three, best first. */
  readonly choices: readonly AdvisedChoice[]
  /** Number of playouts used. */
  readonly iterations: number
}

export interface AdvisedChoice {
  /** Index in the list of the decision's choices. */
  readonly choice: number
  /** Win chance of every seat after the choice, by seat, 0..1. They add up to 1; seats that win together count once. */
  readonly chances: readonly number[]
  /**
   * The choice and the Sage's continuation in the same turn, up to the first random draw or new information. Each step
   * has the view it is made in.
   */
  readonly line: readonly AdvisedStep[]
  /** Whether the search cannot tell it from the best choice. Set on the best choice if it is set on the second one. */
  readonly isEqual: boolean
  /**
   * Reasons, strongest first, at most two. For the best choice: its advantages over the second one. For another choice:
   * its differences from the best one. Empty if the first two choices are practically equal, if there is only one
   * choice, or if no reason can be named.
   */
  readonly why: readonly AdviceReason[]
}

export interface AdvisedStep {
  readonly view: Json
  readonly choice: Json
}

/** One consequence (consequences.ts) in which two choices differ, or a way in which one of them ends the game. */
export interface AdviceReason {
  /** `GAME.reason.KIND`, or `advice.reason.KIND` if it is the same in every game. */
  readonly what: Message
  /** The affected seat: the player who asks, a rival, or a player who wins together with the asker. */
  readonly seat: Seat
  readonly speaks: 'for' | 'against'
}
