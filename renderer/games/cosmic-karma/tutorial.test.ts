import { tutorialSetup } from '../../../engine/cosmic-karma/tutorial-setup.ts'
import { describeLessonInvariants } from '../../lessons/lesson-invariants.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages } from '../../messages/index.ts'
import { gameUi } from './index.ts'

addMessages(english)

describeLessonInvariants(gameUi, tutorialSetup, 2)
