import { prepared } from '../../../engine/karmaka/lesson.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, prepared, 2)
