import { prepared } from '../../../engine/moksha/lesson.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, prepared, 2)
