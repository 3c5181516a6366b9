/**
 * The table of Cosmic Karma's guided first game. The newcomer begins, and whoever does what is suggested takes a peg, falls
 * into a habit and has it loosened, meets the rival and is born again within one life. The rival throws and keeps its Free
 * Will Cards, so that it stays near.
 */
import type { Prepared } from '../core/contract/prepared.ts'
import type { CosmicAction, CosmicView } from './state.ts'

export const prepared: Prepared<CosmicView, CosmicAction> = {
  seed: 'full circle 377',
  options: {},
  rivals: [(choice) => choice.do === 'roll'],
}
