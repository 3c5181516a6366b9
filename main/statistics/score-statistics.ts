/** Statistics of scores and wins. */
import type { ScoreBin, FirstPlayerAdvantage } from '../../bridge/statistics.ts'
import type { GameResult } from './game-result.ts'

/** With fewer games the first-player advantage is meaningless: the interval would be wider than 40 in 100. */
const MIN_GAMES = 24
/** Limit of the bars of a distribution. */
const MAX_BINS = 10
/** Of the normal distribution: 95 in 100 are within it. */
const Z_SCORE_95 = 1.96

/** The arithmetic mean, or undefined if there are no numbers. */
export function meanOf(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

/**
 * The histogram of scores: bins of equal, round width, empty ones between them included.
 * @returns the bins, and their width in points
 */
export function scoreHistogramOf(scores: readonly number[]): {
  readonly scores: readonly ScoreBin[]
  readonly width: number
} {
  if (scores.length === 0) return { scores: [], width: 1 }
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  let width = 1
  for (const step of [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000]) {
    width = step
    if (Math.floor(high / step) - Math.floor(low / step) < MAX_BINS) break
  }
  const first = Math.floor(low / width)
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, at) => {
    const from = (first + at) * width
    return { from, count: scores.filter((score) => score >= from && score < from + width).length }
  })
  return { scores: bins, width }
}

/**
 * The 95 % confidence interval of a share, by Wilson (1927, 'Probable inference, the law of succession, and statistical
 * inference').
 * @param share from 0 to 1
 * @param games number of games in which the share was observed
 */
export function wilsonIntervalOfShare(share: number, games: number): { readonly low: number; readonly high: number } {
  const z2 = (Z_SCORE_95 * Z_SCORE_95) / games
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z_SCORE_95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * Computes how often the first player wins, compared with an equal share of wins for every side (one seat, or several
 * seats that are ranked together). A shared win counts as a fraction of a win. Wins of bots count too.
 * @param results results of finished games; those whose first player is unknown are ignored
 * @returns the win share with its 95 % confidence interval, the equal share, and the verdict: `few` (too few games),
 *   `open` (it may be chance), `ahead` or `behind`; undefined if the first player is unknown in all of the games
 */
export function firstPlayerAdvantageOf(results: readonly GameResult[]): FirstPlayerAdvantage | undefined {
  const known = results.flatMap(({ first, ranking }) => {
    if (first === undefined) return []
    const winners = ranking.filter(({ place }) => place === 1)
    const won = winners.some(({ seats }) => seats.includes(first))
    return [{ won: won ? 1 / winners.length : 0, fair: 1 / ranking.length }]
  })
  const games = known.length
  const share = meanOf(known.map(({ won }) => won))
  const fair = meanOf(known.map((each) => each.fair))
  if (share === undefined || fair === undefined) return undefined
  const { low, high } = wilsonIntervalOfShare(share, games)
  const says = games < MIN_GAMES ? 'few' : low > fair ? 'ahead' : high < fair ? 'behind' : 'open'
  return { games, share, low, high, fair, says }
}
