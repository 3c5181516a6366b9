/**
 * What brings the chances that people are told to what comes of them. Fitted by a logistic regression of what was won on what
 * was told, over the ten bins of the samples that are named (build/calibration): at every number of seats the asker of Moksha was
 * told too much.
 */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {
  2: { power: 0.52, asker: 0.67, command: 'held/moksha/2 and judge/moksha/2', games: 600, asked: 1601 },
  3: { power: 0.69, asker: 0.63, command: 'held/moksha/3', games: 300, asked: 897 },
  5: { power: 0.94, asker: 0.66, command: 'held/moksha/5', games: 300, asked: 900 },
}
