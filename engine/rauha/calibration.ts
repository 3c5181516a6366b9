/** What brings the chances that people are told to what comes of them. Written by npm run calibrate -- --fit. */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: {
    power: 1.13,
    command: 'npm run --silent calibrate -- --fit --game rauha --players 2 --games 300 --seed held/rauha/2 --every 30',
    games: 300,
    asked: 1287,
  },
}
