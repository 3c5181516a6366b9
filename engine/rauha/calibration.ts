/**
 * What brings the chances that people are told to what comes of them. At two seats three samples (held, judge, judge2) scatter
 * about them (powers of 1.13, 0.87 and 1.13); together they say that whoever asks was told a little too much. By a logistic
 * regression of what was won on what was told, over the ten bins of all three (build/calibration).
 */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: { power: 1.06, asker: 0.91, command: 'held/rauha/2, judge/rauha/2 and judge2/rauha/2', games: 1500, asked: 6165 },
}
