/** What brings the chances that people are told to what comes of them. Written by npm run calibrate -- --fit. */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  5: {
    power: 1.32,
    command:
      'npm run --silent calibrate -- --fit --game cosmic-karma --players 5 --games 300 --seed held/cosmic-karma/5 --every 45',
    games: 300,
    asked: 1113,
  },
  6: {
    power: 1.29,
    command:
      'npm run --silent calibrate -- --fit --game cosmic-karma --players 6 --games 300 --seed held/cosmic-karma/6 --every 50',
    games: 300,
    asked: 1216,
  },
}
