/** What brings the chances that people are told to what comes of them. Written by npm run calibrate -- --fit. */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: {
    power: 0.41,
    command:
      'npm run --silent calibrate -- --fit --game moksha --players 2 --games 300 --seed held/moksha/2 --every 50',
    games: 300,
    asked: 821,
  },
  3: {
    power: 0.7,
    command:
      'npm run --silent calibrate -- --fit --game moksha --players 3 --games 300 --seed held/moksha/3 --every 75',
    games: 300,
    asked: 897,
  },
}
