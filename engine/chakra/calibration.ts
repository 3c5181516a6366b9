/**
 * Calibration of the chances that the Sage shows to players. Three samples of 300 games for two seats (held, judge,
 * judge2) gave powers of 0.89, 0.72 and 1.02; together they show that the chance of the asking player was a little too
 * high. From a logistic regression of wins on shown chances, over the ten bins of all three (build/calibration).
 */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/** Corrections of the win chances that the Sage, the app's adviser, shows to players in Chakra, by number of seats. */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  2: {
    power: 0.87,
    asker: 0.89,
    command: 'held/chakra/2, judge/chakra/2 and judge2/chakra/2',
    games: 900,
    asked: 3482,
  },
}
