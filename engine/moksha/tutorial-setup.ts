/**
 * The table of Moksha's guided first game: the newcomer begins, as a Merchant, who has something to decide as soon as there
 * is karma. One way leads to a temple and three disciples, another to Ganesha, whose help is the easiest to weigh. The rival
 * needs no wishes: of itself it wins gods, moves disciples, and dies first.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import type { MokshaAction, MokshaView } from './state.ts'

export const tutorialSetup: TutorialSetup<MokshaView, MokshaAction> = {
  seed: 'wheat hut',
  options: {},
  rivalPreferences: [],
}
