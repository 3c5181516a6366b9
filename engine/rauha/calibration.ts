/**
 * What brings the chances that people are told to what comes of them. At two seats five samples (held, judge, judge2, judge3,
 * judge4) scatter about it (powers of 1.13, 0.87, 1.13, 1.03 and 0.91); together they say that whoever asks was told a little
 * too much. By a logistic regression of what was won on what was told, over the ten bins of all five (build/calibration): with
 * it every bin of the whole is within five hundredths.
 */
import type { CalibrationByPlayerCount } from '../core/contract/game.ts'

export const calibration: CalibrationByPlayerCount = {
  2: { power: 1.03, asker: 0.89, command: 'held and judge to judge4 of rauha/2', games: 3000, asked: 12_262 },
}
