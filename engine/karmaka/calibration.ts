/** Calibration of the win chances shown to people against actual results. Written by npm run calibrate -- --fit. */
import type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'

/**
 * Corrections of the win chances in Karmaka, by number of seats. The Sage, the adviser in the app, applies them to the
 * chances that it shows to players. Without an entry for the number of seats, the chances are shown uncorrected. Bots
 * do not use the corrections.
 */
export const adviceCalibration: AdviceCalibrationByPlayerCount = {
  2: {
    power: 1.17,
    command:
      'npm run --silent calibrate -- --fit --game karmaka --players 2 --games 300 --seed held/karmaka/2 --every 20',
    games: 300,
    asked: 1534,
  },
  3: {
    power: 1.3,
    command:
      'npm run --silent calibrate -- --fit --game karmaka --players 3 --games 300 --seed held/karmaka/3 --every 30 and judge/karmaka/3: between both',
    games: 600,
    asked: 3346,
  },
}
