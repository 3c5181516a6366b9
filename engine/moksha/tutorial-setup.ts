/**
 * Setup of Moksha's tutorial game: the learner begins as a Merchant, who has a decision as soon as there is karma. One
 * route leads to a temple and three disciples, another to Ganesha, whose power is the easiest to evaluate. The rival
 * needs no preferences: it devotes gods, moves disciples and dies first without them.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { MokshaAction, MokshaView } from './state.ts'

/** Seed and options of the tutorial game, and the choices that the rival prefers in it (none). */
export const tutorialSetup: TutorialSetup<MokshaView, MokshaAction> = {
  seed: 'wheat hut',
  options: {},
  rivalPreferences: [],
}
