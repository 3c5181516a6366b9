/** What brings the chances that people are told to what comes of them. Written by npm run calibrate -- --fit. */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: {
    power: 0.8,
    command:
      'npm run --silent calibrate -- --fit --game chakra --players 2 --games 300 --seed held/chakra/2 --every 30 and judge/chakra/2: the mean of both',
    games: 600,
    asked: 2292,
  },
}
