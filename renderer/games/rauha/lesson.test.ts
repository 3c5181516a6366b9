import { tutorialSetup } from '../../../engine/rauha/tutorial-setup.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { rauha as english } from '../../messages/en/rauha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, tutorialSetup, 2)
