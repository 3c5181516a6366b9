/**
 * Calibration of the win chances shown to people against actual results. At two seats the powers fitted to five samples
 * (held, judge, judge2, judge3, judge4) scatter around the value below: 1.13, 0.87, 1.13, 1.03 and 0.91. All five
 * combined show that the chances shown to the asking player are slightly too high. Fitted by a logistic regression of
 * results on predicted chances over the ten bins of all five samples (build/calibration); with it, every bin of the
 * combined sample is within 0.05.
 */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/**
 * Corrections of the win chances that the Sage, the app's adviser, shows to players in Rauha, by number of seats. For
 * a number of seats without an entry, the chances are shown uncorrected. Bots do not use the corrections.
 */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  2: { power: 1.03, asker: 0.89, command: 'held and judge to judge4 of rauha/2', games: 3000, asked: 12_262 },
}
