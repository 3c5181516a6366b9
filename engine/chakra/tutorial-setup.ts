/**
 * The table of Chakra's guided first game: each flow of the Lotus begins with a purple energy and none is black; the rival
 * leaves purple where it is, so that a newcomer brings the Crown into harmony within a few turns.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { ChakraAction, ChakraView } from './state.ts'

export const tutorialSetup: TutorialSetup<ChakraView, ChakraAction> = {
  seed: 'lotus',
  options: {},
  rivalPreferences: [
    // What is lifted goes where everybody can see it wait.
    (choice) => choice.do === 'place' && choice.at === 0,
    (choice) => choice.do === 'place',
    (choice) => choice.do === 'lift' && choice.colour !== 'purple' && choice.colour !== 'blue',
  ],
}
