import { prepared } from '../../../engine/chakra/lesson.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, prepared, 2)
