/**
 * Analysis of one point of the log. It depends only on the views there, the seed and the budget, so points can be
 * analysed in any order.
 */
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { SAGE_BUDGET } from '../bots/levels.ts'
import { estimateWinChancesFromViews } from './win-chances.ts'
import { measureMoveLoss, type MoveLoss, type MoveLossBudget } from './move-loss.ts'
import type { ReviewPointAnalysisInput } from './review-points.ts'

/**
 * Budget for the analysis of one review point (a position of the log to be analysed): the number of playouts
 * (simulated continuations), and the limits of the searches for a better choice.
 */
export interface ReviewPointBudget extends Omit<MoveLossBudget, 'stop'> {
  /** Number of playouts for one point, shared by the seats. */
  readonly games: number
}

/**
 * Budget for the analysis of each review point (a position of the log to be analysed). It is the budget of the Sage
 * (the strong bot) for advice, with additional simulated games, since a review judges the choices of all seats.
 */
export const REVIEW_POINT_BUDGET: ReviewPointBudget = {
  ...SAGE_BUDGET,
  weighed: 64,
  confirmed: 512,
  sagePairs: 40,
  games: 64,
}
/** Fewer games for one seat are not meaningful. */
const MIN_GAMES_PER_SEAT = 12
/** An estimate is the mean over this many determinizations of each view. */
const ESTIMATE_DETERMINIZATIONS = 4

/** The analysis of one point of the log: the chances of all seats, and the loss caused by the choice made there. */
export interface PointChancesAndMoveLoss {
  /** Win chances by seat, in 1/10,000. */
  readonly chances: readonly number[]
  /** Loss caused by the choice at this point. Absent: none. */
  readonly judged?: MoveLoss
}

/**
 * Estimates the win chances at a review point (a position of the log) quickly: by the game's evaluation, averaged over
 * a few determinizations (random guesses of the hidden information), without playouts (simulated continuations).
 * @returns by seat, in 1/10,000
 */
export function estimateChancesWithoutPlayouts(
  game: AnyGame,
  { views }: ReviewPointAnalysisInput,
  seed: Seed,
): number[] {
  return estimateWinChancesFromViews(game, views, seed, { games: ESTIMATE_DETERMINIZATIONS, turns: -1, turnNodes: 0 })
}

/**
 * Analyses one review point (a position of the log): estimates the win chances by playouts (simulated continuations),
 * and measures the loss of win chance caused by the choice that the next log entry made. If the point has no such
 * choice, there is no loss.
 * @param at number of the point, used to derive its random stream
 * @param stop called between games; if it returns true, the analysis is cancelled
 * @throws CancelledError if `stop` returned true
 */
export function analyseReviewPoint(
  game: AnyGame,
  at: number,
  { views, chosen }: ReviewPointAnalysisInput,
  seed: Seed,
  budget: ReviewPointBudget,
  stop: () => boolean = () => false,
): PointChancesAndMoveLoss {
  const { games, ...limits } = budget
  const { turns, turnNodes } = limits
  const chances = estimateWinChancesFromViews(
    game,
    views,
    seed,
    { games: playoutsPerSeat({ games }, views.length), turns, turnNodes },
    stop,
  )
  const judged =
    chosen && measureMoveLoss(game, chosen, createRandomStream(seed, `choice/${String(at)}`), { ...limits, stop })
  return judged === undefined ? { chances } : { chances, judged }
}

/**
 * Returns the number of playouts (simulated continuations) for each seat at one review point (a position of the log to
 * be analysed): an equal share of the budget `games`, but at least `MIN_GAMES_PER_SEAT`. If the budget is below this
 * minimum, each seat gets as many playouts as the whole budget.
 * @param players the number of seats
 */
export function playoutsPerSeat({ games }: Pick<ReviewPointBudget, 'games'>, players: number): number {
  return Math.max(Math.min(games, MIN_GAMES_PER_SEAT), Math.round(games / players))
}
