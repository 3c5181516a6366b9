/**
 * Recorded samples of the chances that the Sage predicted (build/calibration). Several samples of one kind of table are judged
 * together if one alone is too small. Each sample is predicted with the calibration fitted to the others (cross-validation), so
 * that none is judged by parameters fitted to it.
 */
import { CALIBRATION_TOLERANCE, type CalibrationParams, type CalibrationBin } from './calibration.ts'

/**
 * A run as printed by `calibrate --json`. Its chances were calibrated with the power `toldBy` and the factor `toldAsker`; absent:
 * uncalibrated.
 */
export interface CalibrationSample {
  readonly game: string
  readonly players: string
  readonly games: number
  readonly toldBy?: number
  readonly toldAsker?: number
  /** Bins of the chances that askers were told for their own seat. */
  readonly own: readonly CalibrationBin[]
}

/** A bin of a sample with its uncalibrated chance. */
interface CalibrationPoint {
  readonly logit: number
  readonly won: number
  readonly count: number
  /** Standard error of `won`. */
  readonly error: number
}

const BIN_COUNT = 10
/** Half-width of a 95 % interval of the normal distribution, in standard errors. */
const Z_SCORE_95 = 1.96
/** Newton's method converges in far fewer. */
const NEWTON_STEPS = 60

/** Logistic regression of the share won on the uncalibrated chance. @returns the fitted calibration */
export function fitCalibrationToSamples(samples: readonly CalibrationSample[]): CalibrationParams {
  return fitLogistic(samples.flatMap(calibrationPointsOf))
}

/**
 * The ten bins over all samples, each sample predicted with the calibration fitted to the others. The samples are independent,
 * and so are their errors.
 * @param samples two or more
 */
export function crossValidateCalibration(samples: readonly CalibrationSample[]): CalibrationBin[] {
  const sums = Array.from({ length: BIN_COUNT }, () => ({ count: 0, told: 0, won: 0, variance: 0 }))
  samples.forEach((sample, nth) => {
    const bend = fitCalibrationToSamples(samples.filter((_, other) => other !== nth))
    for (const { logit, won, count, error } of calibrationPointsOf(sample)) {
      const told = applyCalibration(logit, bend)
      const sum = sums[Math.min(BIN_COUNT - 1, Math.floor(told * BIN_COUNT))]
      if (sum === undefined) continue
      sum.count += count
      sum.told += count * told
      sum.won += count * won
      sum.variance += (count * error) ** 2
    }
  })
  return sums.map(({ count, told, won, variance }, nth) => {
    const [from, mean, found] = [nth / BIN_COUNT, told / Math.max(1, count), won / Math.max(1, count)]
    const far = (Z_SCORE_95 * Math.sqrt(variance)) / Math.max(1, count)
    const held = Math.abs(mean - found) <= Math.max(CALIBRATION_TOLERANCE, far)
    return { from, count, told: mean, won: found, low: Math.max(0, found - far), high: Math.min(1, found + far), held }
  })
}

function calibrationPointsOf({ own, toldBy = 1, toldAsker = 1 }: CalibrationSample): CalibrationPoint[] {
  return own
    .filter(({ count }) => count > 0)
    .map(({ told, won, count, low, high }) => {
      const chance = Math.min(Math.max(told, 1e-4), 1 - 1e-4)
      const logit = (Math.log(chance / (1 - chance)) - Math.log(toldAsker)) / toldBy
      return { logit, won, count, error: (high - low) / (2 * Z_SCORE_95) }
    })
}

function applyCalibration(logit: number, { power, asker }: CalibrationParams): number {
  return 1 / (1 + Math.exp(-power * logit) / asker)
}

function fitLogistic(spots: readonly CalibrationPoint[]): CalibrationParams {
  let bend: CalibrationParams = { power: 1, asker: 1 }
  for (let step = 0; step < NEWTON_STEPS; step++) {
    // Gradient and Hessian of the log-likelihood.
    let [byPower, byAsker, powers, both, askers] = [0, 0, 0, 0, 0]
    for (const { logit, won, count } of spots) {
      const told = applyCalibration(logit, bend)
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
