/**
 * What brings the chances that people are told to what comes of them: as they are. At two seats three samples of 300 games
 * (held, judge, judge2) asked for powers of 0.89, 0.72 and 1.02: that is their scatter, and no fault of the chances.
 */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {}
