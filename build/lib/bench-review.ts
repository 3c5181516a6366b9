/**
 * Cost of the review of the longest recorded game: at points spread over its log, the estimate, the Sage's search for the chances
 * and its judgement of the choice made there; and the total for the whole game.
 */
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { estimateWinChancesFromViews } from '../../engine/core/host/review/win-chances.ts'
import { measureMoveLoss } from '../../engine/core/host/review/move-loss.ts'
import {
  playoutsPerSeat,
  estimateChancesWithoutPlayouts,
  REVIEW_POINT_BUDGET,
} from '../../engine/core/host/review/review-point-analysis.ts'
import { createReviewPointAnalysisInput } from '../../engine/core/host/review/review-points.ts'
import { assembleReview } from '../../engine/core/host/review/review.ts'
import { openParsedSave } from '../../engine/core/host/save.ts'
import { longestRecordedGame } from './bench-open.ts'

/** Mean milliseconds, unless stated otherwise. */
export interface ReviewCost {
  readonly game: string
  readonly players: number
  readonly entries: number
  /** Decisions with more than one choice. */
  readonly decisions: number
  /** Making the views of a point, as main does. */
  readonly views: number
  readonly estimate: number
  readonly chances: number
  readonly judgement: number
  /** Combining the results, as main does before it reports them. */
  readonly together: number
  /** Seconds of one worker. */
  readonly whole: number
}

const MEASURED_POINTS = 24

/** @param folder of the recorded games of all games @returns undefined if there is none of this game */
export function measureReviewCost(game: AnyGame, folder: string): ReviewCost | undefined {
  const longest = longestRecordedGame(game, folder)
  if (longest === undefined) return undefined
  const opened = openParsedSave(game, longest.saved)
  if (!opened.ok) throw new Error(opened.reason.id)
  const { table } = opened
  const { players } = table.config
  const seed = seedFromText('bench')
  const points = table.log.length + 1
  const decisions = table.log.filter((_, at) => createReviewPointAnalysisInput(table, at).chosen !== undefined).length
  const every = Math.max(1, Math.floor(points / MEASURED_POINTS))
  const some = Array.from({ length: points }, (_, at) => at).filter((at) => at % every === 0)
  const budget = { ...REVIEW_POINT_BUDGET, games: playoutsPerSeat(REVIEW_POINT_BUDGET, players) }
  const views = meanMs(some, (at) => createReviewPointAnalysisInput(table, at))
  const estimate =
    meanMs(some, (at) => estimateChancesWithoutPlayouts(game, createReviewPointAnalysisInput(table, at), seed)) - views
  const chances =
    meanMs(some, (at) =>
      estimateWinChancesFromViews(game, createReviewPointAnalysisInput(table, at).views, seed, budget),
    ) - views
  const chosen = some.flatMap((at) => createReviewPointAnalysisInput(table, at).chosen ?? [])
  const judgement = meanMs(chosen, (choice) =>
    measureMoveLoss(game, choice, createRandomStream(seed, 'judge'), REVIEW_POINT_BUDGET),
  )
  const found = Array.from({ length: points }, (_, at) =>
    estimateChancesWithoutPlayouts(game, createReviewPointAnalysisInput(table, at), seed),
  )
  const together = meanMs([0, 1, 2], () =>
    assembleReview(
      table,
      { estimate: found, seen: found.map((each) => ({ chances: each })) },
      REVIEW_POINT_BUDGET.games,
    ),
  )
  return {
    game: game.info.id,
    players,
    entries: table.log.length,
    decisions,
    views: roundMs(views),
    estimate: roundMs(estimate),
    chances: roundMs(chances),
    judgement: roundMs(judgement),
    together: roundMs(together),
    whole: Math.round((chances * points + judgement * decisions) / 1000),
  }
}

function meanMs<T>(items: readonly T[], go: (item: T) => unknown): number {
  const begin = performance.now()
  for (const item of items) go(item)
  return (performance.now() - begin) / Math.max(1, items.length)
}

function roundMs(value: number): number {
  return Math.round(value * 100) / 100
}
