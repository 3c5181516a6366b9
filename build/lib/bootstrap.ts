/** Confidence intervals of means by bootstrap. */
import type { Random } from '../../engine/core/contract/random.ts'

export interface ShareEstimate {
  readonly share: number
  /** Bounds of the 95 % interval. */
  readonly low: number
  readonly high: number
}

const RESAMPLES = 10_000

/**
 * Means with their 95 % intervals: percentiles of the means of resamples (Efron's bootstrap).
 * @param samples one row per observation, with one number per player
 */
export function estimateShares(samples: readonly (readonly number[])[], random: Random): ShareEstimate[] {
  const players = samples[0]?.length ?? 0
  const count = samples.length
  const means = Array.from({ length: players }, () => new Float64Array(RESAMPLES))
  for (let nth = 0; nth < RESAMPLES; nth++) {
    for (let drawn = 0; drawn < count; drawn++) {
      const row = samples[random.int(count)]
      for (let player = 0; player < players; player++) {
        const mean = means[player]
        if (mean !== undefined) mean[nth] = (mean[nth] ?? 0) + (row?.[player] ?? 0) / count
      }
    }
  }
  return means.map((drawn, player) => {
    drawn.sort()
    return {
      share: samples.reduce((sum, row) => sum + (row[player] ?? 0), 0) / count,
      low: percentile(drawn, 0.025),
      high: percentile(drawn, 0.975),
    }
  })
}

/** @param sorted ascending @returns 0 for an empty array */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
