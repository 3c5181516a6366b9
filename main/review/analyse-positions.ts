/**
 * Analyses positions for a review. Runs in the bots' workers, with their knowledge: a position consists of each seat's view, and
 * random results are sampled independently of the table's seed.
 */
import type { Seed } from '../../engine/core/contract/random.ts'
import { CancelledError } from '../../engine/core/host/review/win-chances.ts'
import {
  estimatePosition,
  analysePosition,
  type AnalysisBudget,
  type PositionAnalysis,
} from '../../engine/core/host/review/position-analysis.ts'
import type { ReviewPoint } from '../../engine/core/host/review/review-points.ts'
import { CATALOGUE, loadGame, type GameCatalogue } from '../../engine/index.ts'

export interface ReviewRequest {
  readonly game: string
  readonly seed: Seed
  readonly points: readonly { readonly at: number; readonly point: ReviewPoint }[]
  /** Absent: an estimate is enough. */
  readonly budget?: AnalysisBudget
}

/** @throws Error if there is no such game, or the request was cancelled; and any error of the game */
export async function analysePositions(
  { game: id, seed, points, budget }: ReviewRequest,
  isCancelled: () => boolean = () => false,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<readonly PositionAnalysis[]> {
  const game = await loadGame(id, catalogue)
  if (game === undefined) throw new Error(`no game ${id}`)
  return points.map(({ at, point }) => {
    if (isCancelled()) throw new CancelledError()
    if (budget === undefined) return { chances: estimatePosition(game, point, seed) }
    return analysePosition(game, at, point, seed, budget, isCancelled)
  })
}
