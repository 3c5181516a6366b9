/**
 * What the Sage says when a person asks about a decision of their own: plain data, found from what that person's seat may
 * know and no more.
 */
import type { Json } from './json.ts'
import type { Message } from './message.ts'
import type { Seat } from './seat.ts'

export interface Advice {
  /** The best choices, three at most, the best first. */
  readonly choices: readonly AdvisedChoice[]
  /** How many games were played on to find this. */
  readonly iterations: number
}

export interface AdvisedChoice {
  /** Its index in the list of the decision's choices. */
  readonly choice: number
  /** Every seat's chance to win after it, by seat, 0..1. They add up to 1, seats that win together counted once. */
  readonly chances: readonly number[]
  /**
   * The choice itself, and how the Sage would go on in the same turn, as far as nothing is drawn and nothing learned: each
   * with the view it is made in.
   */
  readonly line: readonly AdvisedStep[]
  /** Whether the search cannot tell it from the best choice. The best choice has it where the second one has. */
  readonly isEqual: boolean
  /**
   * The best choice: what speaks for it beside the second one. Another choice: what is different about it beside the best
   * one. The weightiest first, two at most. Empty where the first two are as good as equal, where there is only one choice,
   * or where nothing can be named.
   */
  readonly why: readonly AdviceReason[]
}

export interface AdvisedStep {
  readonly view: Json
  readonly choice: Json
}

/** One consequence (consequences.ts) in which two choices differ, or how the game ends by one of them. */
export interface AdviceReason {
  /** `GAME.reason.KIND`, or `advice.reason.KIND` where it is the same in every game. */
  readonly what: Message
  /** Whom it happens to: the player who asks, a rival, or a player who wins with the asker. */
  readonly seat: Seat
  /** Whether it speaks for the choice or against it. */
  readonly speaks: 'for' | 'against'
}
