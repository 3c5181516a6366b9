/**
 * The setup of Chakra's tutorial game: each flow of the Lotus begins with a purple energy and none is black. The rival
 * does not take purple, so that a beginner can harmonize the Crown within a few turns.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { ChakraAction, ChakraView } from './state.ts'

/** Seed and options of Chakra's tutorial game, and the preferences by which the rivals choose their actions. */
export const tutorialSetup: TutorialSetup<ChakraView, ChakraAction> = {
  seed: 'lotus',
  options: {},
  rivalPreferences: [
    // Lifted energies are placed in the bubbles, where every player sees them.
    (choice) => choice.do === 'place' && choice.at === 0,
    (choice) => choice.do === 'place',
    (choice) => choice.do === 'lift' && choice.colour !== 'purple' && choice.colour !== 'blue',
  ],
}
