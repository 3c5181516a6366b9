/**
 * The Sage's work on a review. Runs in the bots' workers, and knows what they may: a point of the log comes as what every
 * seat saw there, and its luck is none of the table's.
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
  /** Absent: an estimate will do. */
  readonly budget?: AnalysisBudget
}

/** @throws Error when there is no such game, or the answer was called off; and whatever the game throws */
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
