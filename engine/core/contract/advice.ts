/**
 * What the Sage says when a person asks about a decision of their own: plain data, found from what that person's seat may
 * know and no more.
 */
import type { Json } from './json.ts'
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
  /**
   * What tells it from its rival (the best from the second, every other from the best), the weightiest first; three at
   * most. Empty where there is only one choice, where the game may be over then, or where nothing can be named.
   */
  readonly why: readonly Reason[]
}

export interface AdvisedStep {
  readonly view: Json
  readonly choice: Json
}

/** One feature (features.ts) that differs where two choices lead. */
export interface Reason {
  /** Its words are the message `GAME.feature.NAME {way: more | less}`. */
  readonly feature: string
  /** Whose it is: the asker's own, a rival's, or that of somebody who wins with the asker. */
  readonly seat: Seat
  readonly way: 'more' | 'less'
  /** Whether it speaks for the choice or against it. */
  readonly speaks: 'for' | 'against'
}
