import { tutorialSetup } from '../../../engine/moksha/tutorial-setup.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, tutorialSetup, 2)
