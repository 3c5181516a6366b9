/**
 * The table of Cosmic Karma's guided first game: the newcomer begins. The rival throws and keeps its Free Will Cards, so
 * that it stays near for company to rub off.
 */
import type { Prepared } from '../core/contract/prepared.ts'
import type { CosmicAction, CosmicView } from './state.ts'

export const prepared: Prepared<CosmicView, CosmicAction> = {
  seed: 'full circle 375',
  options: {},
  rivals: [(choice) => choice.do === 'roll'],
}
