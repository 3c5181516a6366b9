/**
 * Analysis of one point of the log. It depends only on the views there, the seed and the budget, so points can be
 * analysed in any order.
 */
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { SAGE_BUDGET } from '../bots/levels.ts'
import { estimateWinChances } from './win-chances.ts'
import { measureMoveLoss, type MoveLoss, type MoveLossBudget } from './move-loss.ts'
import type { ReviewPoint } from './review-points.ts'

export interface AnalysisBudget extends Omit<MoveLossBudget, 'stop'> {
  /** Number of playouts for one point, shared by the seats. */
  readonly games: number
}

/** The Sage's budget for advice, and additional games: here all choices are judged for all seats. */
export const REVIEW_BUDGET: AnalysisBudget = { ...SAGE_BUDGET, weighed: 64, confirmed: 512, games: 64 }
/** Fewer games for one seat are not meaningful. */
const MIN_GAMES_PER_SEAT = 12
/** An estimate is the mean over this many determinizations of each view. */
const ESTIMATE_DETERMINIZATIONS = 4

export interface PositionAnalysis {
  /** By seat, in 1/10,000. */
  readonly chances: readonly number[]
  /** Loss caused by the choice at this point. Absent: none. */
  readonly judged?: MoveLoss
}

/** An estimate by the evaluation only. */
export function estimatePosition(game: AnyGame, { views }: ReviewPoint, seed: Seed): number[] {
  return estimateWinChances(game, views, seed, { games: ESTIMATE_DETERMINIZATIONS, turns: -1, turnNodes: 0 })
}

/**
 * @param at number of the point
 * @param stop polled between games
 * @throws CancelledError if it was stopped
 */
export function analysePosition(
  game: AnyGame,
  at: number,
  { views, chosen }: ReviewPoint,
  seed: Seed,
  budget: AnalysisBudget,
  stop: () => boolean = () => false,
): PositionAnalysis {
  const { turns, turnNodes } = budget
  const chances = estimateWinChances(
    game,
    views,
    seed,
    { games: gamesPerSeat(budget, views.length), turns, turnNodes },
    stop,
  )
  const judged =
    chosen && measureMoveLoss(game, chosen, createRandomStream(seed, `choice/${String(at)}`), { ...budget, stop })
  return judged === undefined ? { chances } : { chances, judged }
}

/** Number of playouts for each seat. */
export function gamesPerSeat({ games }: Pick<AnalysisBudget, 'games'>, players: number): number {
  return Math.max(Math.min(games, MIN_GAMES_PER_SEAT), Math.round(games / players))
}
