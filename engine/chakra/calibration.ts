/**
 * What brings the chances that people are told to what comes of them. At two seats three samples of 300 games (held, judge,
 * judge2) asked for powers of 0.89, 0.72 and 1.02; together they say that whoever asks was told a little too much. By a
 * logistic regression of what was won on what was told, over the ten bins of all three (build/calibration).
 */
import type { CalibrationByPlayerCount } from '../core/contract/game.ts'

export const calibration: CalibrationByPlayerCount = {
  2: {
    power: 0.87,
    asker: 0.89,
    command: 'held/chakra/2, judge/chakra/2 and judge2/chakra/2',
    games: 900,
    asked: 3482,
  },
}
