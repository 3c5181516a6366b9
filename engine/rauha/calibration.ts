/**
 * What brings the chances that people are told to what comes of them: as they are. A power of 1.13, fitted at two seats on
 * seed held/rauha/2, did not hold on judge/rauha/2, where the best was 0.87.
 */
import type { Calibrations } from '../core/contract/game.ts'

export const calibration: Calibrations = {}
