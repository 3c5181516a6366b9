import { tutorialSetup } from '../../../engine/moksha/tutorial-setup.ts'
import { describeLessonInvariants } from '../../lessons/lesson-invariants.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { gameUi } from './index.ts'

addMessages(english)

describeLessonInvariants(gameUi, tutorialSetup, 2)
