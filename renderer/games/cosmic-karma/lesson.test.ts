import { tutorialSetup } from '../../../engine/cosmic-karma/tutorial-setup.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, tutorialSetup, 2)
