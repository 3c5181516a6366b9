/**
 * Calibration of the win chances shown to people against actual results. Fitted by a logistic regression of results on
 * predicted chances over the ten bins of the named samples (build/calibration). At every number of seats the chances
 * shown to the asking player are too high without it.
 */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/** By number of seats: the correction of the win chances that the Sage shows to people. Bots do not use it. */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  2: { power: 0.52, asker: 0.67, command: 'held/moksha/2 and judge/moksha/2', games: 600, asked: 1601 },
  3: { power: 0.65, asker: 0.71, command: 'held/moksha/3 and judge/moksha/3', games: 600, asked: 1783 },
  4: { power: 0.84, asker: 0.68, command: 'held/moksha/4', games: 300, asked: 461 },
  5: { power: 0.82, asker: 0.67, command: 'held and judge to judge3 of moksha/5', games: 1200, asked: 3647 },
}
