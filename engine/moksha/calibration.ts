/**
 * Calibration of the win chances shown to people against actual results. Fitted by a logistic regression of results on
 * predicted chances over the ten bins of the named samples (build/calibration). At every number of seats the chances
 * shown to the asking player are too high without it.
 */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/**
 * Corrections of the win chances in Moksha, by number of seats. The Sage, the adviser in the app, applies them to the
 * chances that it shows to people. Bots do not use the corrections.
 */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  2: { power: 0.77, asker: 0.86, command: 'm-15 and m-16 of moksha/2', games: 600, asked: 1530 },
  3: { power: 0.84, asker: 0.87, command: 'm-15 of moksha/3', games: 300, asked: 837 },
  4: { power: 1.05, asker: 0.88, command: 'm-15 of moksha/4', games: 300, asked: 517 },
  5: { power: 0.97, asker: 0.97, command: 'm-15 of moksha/5', games: 300, asked: 886 },
}
