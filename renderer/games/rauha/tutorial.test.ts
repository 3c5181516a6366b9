import { tutorialSetup } from '../../../engine/rauha/tutorial-setup.ts'
import { describeLessonInvariants } from '../../lessons/lesson-invariants.ts'
import { rauha as english } from '../../messages/en/rauha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { gameUi } from './index.ts'

addMessages(english)

describeLessonInvariants(gameUi, tutorialSetup, 2)
