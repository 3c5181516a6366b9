/**
 * The Sage's advice when a player asks about their own decision. Plain data, computed only from information that the
 * player's seat may know.
 */
import type { Json } from './json.ts'
import type { Message } from './message.ts'
import type { Seat } from './seat.ts'

/** The answer to a player's request for advice: the best choices, with chances and reasons. */
export interface Advice {
  /** The best choices, at most three, best first. */
  readonly choices: readonly AssessedChoice[]
  /** Number of playouts used. */
  readonly iterations: number
}

/**
 * One choice in the Sage's advice (the Sage is the strong bot, which players can ask for advice): the win chances
 * after it, the continuation of the turn, and the reasons for or against it.
 */
export interface AssessedChoice {
  /** Index in the list of the decision's choices. */
  readonly choice: number
  /** Win chance of every seat after the choice, by seat, 0..1. They add up to 1; seats that win together count once. */
  readonly chances: readonly number[]
  /**
   * The choice and the Sage's continuation in the same turn, up to the first random draw or new information. Each step
   * has the view it is made in.
   */
  readonly line: readonly ChoiceWithViewBefore[]
  /**
   * Whether the search cannot distinguish this choice from the best one. On the best choice: whether it cannot
   * distinguish the second one from it.
   */
  readonly isEqual: boolean
  /**
   * Reasons, strongest first, at most two. For the best choice: its advantages over the second one. For another choice:
   * its differences from the best one. Empty if the first two choices are practically equal, if there is only one
   * choice, or if no reason can be named.
   */
  readonly why: readonly AdviceReason[]
}

/** One choice of a seat, with the view before it: the view of the position in which the seat makes the choice. */
export interface ChoiceWithViewBefore {
  readonly view: Json
  readonly choice: Json
}

/**
 * One reason for or against an advised choice. Its message names a consequence (`AdviceConsequence`) in which this
 * choice differs from another choice, or it names the player who wins.
 */
export interface AdviceReason {
  /** `GAME.reason.KIND`, or `advice.reason.KIND` if it is the same in every game. */
  readonly what: Message
  /** The affected seat: the player who asks, a rival, or a player who wins together with the asker. */
  readonly seat: Seat
  readonly speaks: 'for' | 'against'
}
