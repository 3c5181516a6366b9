/**
 * What is on record of the chances that the Sage told (build/calibration): several samples of one kind of table are judged
 * together where one alone is too small. Each is told with the bend that fits the others (cross-validation), so that none is
 * judged by what was fitted to it.
 */
import { NEAR, type Bend, type Bin } from './calibration.ts'

/** A run as `calibrate --json` prints it. What was told had been bent by `toldBy` and `toldAsker`; absent: by nothing. */
export interface Sample {
  readonly game: string
  readonly players: string
  readonly games: number
  readonly toldBy?: number
  readonly toldAsker?: number
  /** Of what askers were told of their own chances. */
  readonly own: readonly Bin[]
}

/** A bin of a sample, as if nothing had been bent. */
interface Spot {
  readonly logit: number
  readonly won: number
  readonly count: number
  /** The standard error of `won`. */
  readonly error: number
}

const BINS = 10
/** Normal: 95 of 100 lie so many standard errors about the mean. */
const WITHIN = 1.96
/** Newton's method needs far fewer. */
const STEPS = 60

/** Logistic regression of what was won on what was told before it was bent. @returns the bend upon that */
export function bendOf(samples: readonly Sample[]): Bend {
  return fitted(samples.flatMap(spotsOf))
}

/**
 * The ten bins of all samples, each told with the bend that fits the others; the samples are independent, and so are their
 * errors.
 * @param samples two or more
 */
export function judgedTogether(samples: readonly Sample[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ count: 0, told: 0, won: 0, variance: 0 }))
  samples.forEach((sample, nth) => {
    const bend = bendOf(samples.filter((_, other) => other !== nth))
    for (const { logit, won, count, error } of spotsOf(sample)) {
      const told = bent(logit, bend)
      const sum = sums[Math.min(BINS - 1, Math.floor(told * BINS))]
      if (sum === undefined) continue
      sum.count += count
      sum.told += count * told
      sum.won += count * won
      sum.variance += (count * error) ** 2
    }
  })
  return sums.map(({ count, told, won, variance }, nth) => {
    const [from, mean, found] = [nth / BINS, told / Math.max(1, count), won / Math.max(1, count)]
    const far = (WITHIN * Math.sqrt(variance)) / Math.max(1, count)
    const held = Math.abs(mean - found) <= Math.max(NEAR, far)
    return { from, count, told: mean, won: found, low: Math.max(0, found - far), high: Math.min(1, found + far), held }
  })
}

function spotsOf({ own, toldBy = 1, toldAsker = 1 }: Sample): Spot[] {
  return own
    .filter(({ count }) => count > 0)
    .map(({ told, won, count, low, high }) => {
      const chance = Math.min(Math.max(told, 1e-4), 1 - 1e-4)
      const logit = (Math.log(chance / (1 - chance)) - Math.log(toldAsker)) / toldBy
      return { logit, won, count, error: (high - low) / (2 * WITHIN) }
    })
}

function bent(logit: number, { power, asker }: Bend): number {
  return 1 / (1 + Math.exp(-power * logit) / asker)
}

function fitted(spots: readonly Spot[]): Bend {
  let bend: Bend = { power: 1, asker: 1 }
  for (let step = 0; step < STEPS; step++) {
    // The slope of the likelihood by both, and its curvature.
    let [byPower, byAsker, powers, both, askers] = [0, 0, 0, 0, 0]
    for (const { logit, won, count } of spots) {
      const told = bent(logit, bend)
      const weight = count * told * (1 - told)
      byPower += count * (won - told) * logit
      byAsker += count * (won - told)
      powers += weight * logit ** 2
      both += weight * logit
      askers += weight
    }
    const whole = powers * askers - both ** 2
    bend = {
      power: bend.power + (askers * byPower - both * byAsker) / whole,
      asker: bend.asker * Math.exp((powers * byAsker - both * byPower) / whole),
    }
  }
  return bend
}
