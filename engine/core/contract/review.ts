/**
 * The Sage's review of a finished game: win chances of every seat along the log, the cost of each choice and the
 * turning points. Plain data. Chances are integers in 1/10,000, so that sums are exact.
 */
import type { ChoiceWithViewBefore, AdviceReason } from './advice.ts'
import type { Seat } from './seat.ts'

/**
 * Number of parts into which win chances are divided: a chance of 1 is 10,000. The chances of all sides add up to it;
 * seats that win together are one side.
 */
export const WIN_CHANCE_DENOMINATOR = 10_000

/**
 * The analysis of the log of a game: the win chances after each log entry, the choices that cost win chance, the
 * breakdown of each seat's chance, and the turning points. It can be used while the analysis still runs: `done`
 * positions out of `of` are analysed.
 */
export interface GameReview {
  /**
   * Win chances by seat: one entry for the setup, then one for each log entry. Each seat's chance is estimated from its
   * own view at that time; the chances are then normalised to `WIN_CHANCE_DENOMINATOR`.
   */
  readonly curve: readonly (readonly number[])[]
  /**
   * Choices that cost win chance, ascending by log entry. Every other change is luck: random draws, new information,
   * and differences that a search of this size cannot tell from these.
   */
  readonly lapses: readonly MistakeCost[]
  /** By log entry: number of its turn or part, from 1. 0 before the first. */
  readonly turns: readonly number[]
  /** By seat. */
  readonly sums: readonly SeatChanceBreakdown[]
  /** In log order. Only analysed entries. */
  readonly turningPoints: readonly TurningPoint[]
  /** Number of analysed positions, out of `of`. Until the two are equal, the rest of the curve is an estimate. */
  readonly done: number
  readonly of: number
  /** Number of playouts used. */
  readonly iterations: number
}

/**
 * How much win chance a seat lost by one of its choices, compared with the choice of the Sage (the strong bot). The better
 * choice itself is not included: `MistakeTurningPoint` has it, for the costliest mistakes only.
 */
export interface MistakeCost {
  /** Number of the log entry. */
  readonly entry: number
  /** The seat that chose. */
  readonly seat: Seat
  /**
   * Change of every seat's chance by the choice, by seat, in 1/10,000: negative for `seat`. The changes add up to 0; seats
   * that win together count once.
   */
  readonly play: readonly number[]
}

/**
 * Where the final win chance of one seat comes from, in 1/10,000: the sum `start + own + others + luck` is its chance at the
 * end of the log.
 */
export interface SeatChanceBreakdown {
  /** The chance after the setup. */
  readonly start: number
  /** Cost of the seat's own choices: 0 or less. */
  readonly own: number
  /** Effect of the other seats' choices on this seat. */
  readonly others: number
  /** All other changes: random draws and new information. */
  readonly luck: number
}

interface TurningPointBase {
  readonly entry: number
  /** As in `GameReview.turns`. */
  readonly turn: number
  /** The seat whose chance changed. */
  readonly seat: Seat
  /** Size of the change. */
  readonly change: number
}

/** A large change of a seat's chance by a random draw or by new information. */
export interface LuckTurningPoint extends TurningPointBase {
  readonly kind: 'luck'
}

/**
 * A large loss of win chance by a seat's own choice, together with the better choice, its continuation in the same
 * turn, and the reasons for it.
 */
export interface MistakeTurningPoint extends TurningPointBase {
  readonly kind: 'play'
  /** The actual choice, in its seat's view. */
  readonly made: ChoiceWithViewBefore
  /** The Sage's choice and its continuation in the same turn. */
  readonly line: readonly ChoiceWithViewBefore[]
  /** Differences between that line and the actual choice. */
  readonly why: readonly AdviceReason[]
}

/**
 * One of the largest changes of a seat's win chance in a game, caused by a random draw or new information
 * (`LuckTurningPoint`) or by the seat's own mistake (`MistakeTurningPoint`).
 */
export type TurningPoint = LuckTurningPoint | MistakeTurningPoint
