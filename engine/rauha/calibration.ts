/**
 * What brings the chances that people are told to what comes of them. At two seats four samples (held, judge, judge2, judge3)
 * scatter about it (powers of 1.13, 0.87, 1.13 and 1.03); together they say that whoever asks was told a little too much. By a
 * logistic regression of what was won on what was told, over the ten bins of all four (build/calibration): with it every bin
 * of the whole is within five hundredths.
 */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: { power: 1.06, asker: 0.88, command: 'held, judge, judge2 and judge3 of rauha/2', games: 2100, asked: 8615 },
}
