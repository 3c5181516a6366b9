/**
 * The table of Cosmic Karma's guided first game. The newcomer begins, and whoever does what is suggested takes a peg, falls
 * into a habit and has it loosened, meets the rival and is born again within one life. The rival throws and keeps its Free
 * Will Cards, so that it stays near.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { CosmicAction, CosmicView } from './state.ts'

export const tutorialSetup: TutorialSetup<CosmicView, CosmicAction> = {
  seed: 'full circle 377',
  options: {},
  rivalPreferences: [(choice) => choice.do === 'roll'],
}
