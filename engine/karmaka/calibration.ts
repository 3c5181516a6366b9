/** What brings the chances that people are told to what comes of them. Written by npm run calibrate -- --fit. */
import type { CalibrationByPlayerCount } from '../core/contract/game.ts'

export const calibration: CalibrationByPlayerCount = {
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
