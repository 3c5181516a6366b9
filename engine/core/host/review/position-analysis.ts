/** What is found at one point of the log. It hangs on the views there, the seed and the budget only: points may be looked at in any order. */
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { SAGE_BUDGET } from '../bots/levels.ts'
import { estimateWinChances } from './win-chances.ts'
import { measureMoveLoss, type MoveLoss, type MoveLossBudget } from './move-loss.ts'
import type { ReviewPoint } from './review-points.ts'

export interface AnalysisBudget extends Omit<MoveLossBudget, 'stop'> {
  /** How many games are played on at one point, shared by the seats. */
  readonly games: number
}

/** As the Sage that people ask, and some games more: here everybody is to be told the same of all choices. */
export const REVIEW_BUDGET: AnalysisBudget = { ...SAGE_BUDGET, weighed: 64, games: 64 }
/** Fewer for one seat say nothing. */
const MIN_GAMES_PER_SEAT = 12
/** Of so many determinizations of each view an estimate is the mean. */
const ESTIMATE_DETERMINIZATIONS = 4

export interface PositionAnalysis {
  /** By seat, in ten-thousandths. */
  readonly chances: readonly number[]
  /** What the choice that was made there has cost; absent: nothing. */
  readonly judged?: MoveLoss
}

/** An estimate by the evaluation alone. */
export function estimatePosition(game: AnyGame, { views }: ReviewPoint, seed: Seed): number[] {
  return estimateWinChances(game, views, seed, { games: ESTIMATE_DETERMINIZATIONS, turns: -1, turnNodes: 0 })
}

/**
 * @param at the number of the point
 * @param stop asked between games
 * @throws CancelledError when it was stopped
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

/** How many games are played on for each seat. */
export function gamesPerSeat({ games }: Pick<AnalysisBudget, 'games'>, players: number): number {
  return Math.max(Math.min(games, MIN_GAMES_PER_SEAT), Math.round(games / players))
}
