/**
 * Analyses positions for a review. Runs in the bots' workers, with their knowledge: a position consists of each seat's view, and
 * random results are sampled independently of the table's seed.
 */
import type { Seed } from '../../engine/core/contract/random.ts'
import { CancelledError } from '../../engine/core/host/review/win-chances.ts'
import {
  estimateChancesWithoutPlayouts,
  analyseReviewPoint,
  type ReviewPointBudget,
  type PointChancesAndMoveLoss,
} from '../../engine/core/host/review/review-point-analysis.ts'
import type { ReviewPointAnalysisInput } from '../../engine/core/host/review/review-points.ts'
import { CATALOGUE, loadGame, type GameCatalogue } from '../../engine/index.ts'

/** A request to a bots' worker to analyse some positions of a finished game. */
export interface PositionAnalysisRequest {
  readonly game: string
  readonly seed: Seed
  /** The positions. `at`: the number of log entries before the position. */
  readonly points: readonly { readonly at: number; readonly point: ReviewPointAnalysisInput }[]
  /** Effort of the analysis of one position. Absent: only the chances of the seats are estimated. */
  readonly budget?: ReviewPointBudget
}

/**
 * Analyses positions of one finished game for its review. For each position it computes the win chances of all seats,
 * and the loss caused by the choice that was made there. If the request has no budget (the effort for one position),
 * it only estimates the chances.
 * @returns the analyses in the order of the positions
 * @throws Error if the game is unknown or the request was cancelled; errors of the game's code pass through
 */
export async function analysePositions(
  { game: id, seed, points, budget }: PositionAnalysisRequest,
  isCancelled: () => boolean = () => false,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<readonly PointChancesAndMoveLoss[]> {
  const game = await loadGame(id, catalogue)
  if (game === undefined) throw new Error(`no game ${id}`)
  return points.map(({ at, point }) => {
    if (isCancelled()) throw new CancelledError()
    if (budget === undefined) return { chances: estimateChancesWithoutPlayouts(game, point, seed) }
    return analyseReviewPoint(game, at, point, seed, budget, isCancelled)
  })
}
