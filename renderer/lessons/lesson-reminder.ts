/** The text of the tutorial card while there is no lesson. */
import type { Message } from '../../engine/core/contract/game.ts'
import { appMessage } from '../messages/index.ts'
import { nextLesson, lessonMessageId, type TutorialCourse } from './tutorial-course.ts'

/** Situation of the guided player. */
export interface ReminderContext {
  /** An event banner waits until the player continues. */
  readonly reads: boolean
  /** The player has a decision. */
  readonly decides: boolean
  /** The usual considerations at that decision, or undefined. */
  readonly matters: Message | undefined
  /** The player's turn waits to be ended. */
  readonly endable: boolean
}

/** @returns the usual considerations at a decision, or what the player waits for and which lesson is next */
export function lessonReminder(
  game: string,
  course: Pick<TutorialCourse, 'remaining'>,
  occupied: ReminderContext,
): Message {
  const { reads, decides, matters, endable } = occupied
  if (reads) return appMessage('lesson.read', { button: appMessage('great.goOn') })
  if (decides) return matters ?? appMessage('lesson.free')
  const next = nextLesson(course)
  const lesson = next === undefined ? null : { id: lessonMessageId(game, next, 'title') }
  return appMessage(endable ? 'lesson.done' : 'lesson.others', { lesson, more: lesson !== null })
}
