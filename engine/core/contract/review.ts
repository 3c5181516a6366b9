/**
 * What the Sage says of a game that is over: every seat's chance to win along the log, what each choice cost, and where the
 * game turned. Plain data. Chances are whole ten-thousandths, so that what is said to add up does so exactly.
 */
import type { AdvisedStep, AdviceReason } from './advice.ts'
import type { Seat } from './seat.ts'

/** What all chances add up to, seats that win together counted once. */
export const TOTAL_CHANCE = 10_000

export interface GameReview {
  /**
   * Every seat's chance, by seat: first after the setup, then after each entry of the log, so that there is one more than
   * entries. Each seat's is what it could reckon from its own view then, and all are made to add up.
   */
  readonly curve: readonly (readonly number[])[]
  /**
   * Choices that cost something, by entry, ascending. Whatever else an entry changes is luck: what was drawn, what somebody
   * learned, and what a search of this size cannot tell from it.
   */
  readonly lapses: readonly ReviewedMistake[]
  /** By entry: which turn, or part of something, it belongs to, from 1; 0 before the first. */
  readonly turns: readonly number[]
  /** By seat. */
  readonly sums: readonly SeatChanceBreakdown[]
  /** In the order of the log. Only of entries that have been looked at. */
  readonly turningPoints: readonly TurningPoint[]
  /** How many positions have been looked at, of how many. Until these are equal the rest of the curve is an estimate. */
  readonly done: number
  readonly of: number
  /** How many games were played on to find this. */
  readonly iterations: number
}

/** A choice that the Sage would not have made. */
export interface ReviewedMistake {
  readonly entry: number
  readonly seat: Seat
  /** What it did to the chance of every seat, by seat: less than nothing for its own, and nothing on the whole. */
  readonly play: readonly number[]
}

/** Where a seat's chance went: `start + own + others + luck` is its chance at the end. */
export interface SeatChanceBreakdown {
  readonly start: number
  /** What its own choices cost it: 0 or less. */
  readonly own: number
  /** What the choices of others did to it. */
  readonly others: number
  readonly luck: number
}

interface TurningPointBase {
  readonly entry: number
  /** As in `Review.turns`. */
  readonly turn: number
  /** Whose chance changed. */
  readonly seat: Seat
  /** By how much. */
  readonly change: number
}

export interface LuckTurningPoint extends TurningPointBase {
  readonly kind: 'luck'
}

export interface ChoiceTurningPoint extends TurningPointBase {
  readonly kind: 'play'
  /** The choice that was made, in the view that its seat had. */
  readonly made: AdvisedStep
  /** What the Sage would have done, and how it would have gone on in the same turn. */
  readonly line: readonly AdvisedStep[]
  /** What tells that line from the choice that was made. */
  readonly why: readonly AdviceReason[]
}

export type TurningPoint = LuckTurningPoint | ChoiceTurningPoint
