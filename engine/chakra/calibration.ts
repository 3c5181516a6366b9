/**
 * Calibration of the chances that the Sage tells players. At two seats three samples of 300 games (held, judge, judge2)
 * asked for powers of 0.89, 0.72 and 1.02; together they say that the chance told to the asking player was a little too
 * high. From a logistic regression of wins on told chances, over the ten bins of all three (build/calibration).
 */
import type { CalibrationByPlayerCount } from '../core/contract/game.ts'

export const adviceCalibration: CalibrationByPlayerCount = {
  2: {
    power: 0.87,
    asker: 0.89,
    command: 'held/chakra/2, judge/chakra/2 and judge2/chakra/2',
    games: 900,
    asked: 3482,
  },
}
