/**
 * Setup of Cosmic Karma's tutorial game. The learner begins. If the learner follows the suggestions, they take a peg,
 * form a habit and loosen it, meet the rival, and are reborn, all within one life. The rival throws the dice and keeps
 * its Free Will Cards, so that it stays near.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { CosmicAction, CosmicView } from './state.ts'

/** Seed and options of the tutorial game, and the choices that the rival prefers in it. */
export const tutorialSetup: TutorialSetup<CosmicView, CosmicAction> = {
  seed: 'full circle 377',
  options: {},
  rivalPreferences: [(choice) => choice.do === 'roll'],
}
