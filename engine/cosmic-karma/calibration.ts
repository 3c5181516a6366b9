/** Calibration of the win chances shown to people against actual results. Written by npm run calibrate -- --fit. */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/**
 * Corrections of the win chances that the Sage, the app's adviser, shows to players in Cosmic Karma, by number of
 * seats. Bots do not use them.
 */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  5: {
    power: 1.32,
    command:
      'npm run --silent calibrate -- --fit --game cosmic-karma --players 5 --games 300 --seed held/cosmic-karma/5 --every 45',
    games: 300,
    asked: 1113,
  },
  // Fitted by a logistic regression of results on predicted chances over the ten bins of both samples
  // (build/calibration).
  6: { power: 1.35, asker: 1.41, command: 'held/cosmic-karma/6 and judge/cosmic-karma/6', games: 600, asked: 2362 },
}
