/** What the card of a guided game says where no lesson stands. */
import type { Message } from '../../engine/core/contract/game.ts'
import { appMessage } from '../messages/index.ts'
import { nextLesson, lessonMessageId, type TutorialCourse } from './tutorial-course.ts'

/** What the guided player can do now. */
export interface ReminderContext {
  /** A window tells of a great moment, and waits until the player goes on. */
  readonly reads: boolean
  /** The player decides something. */
  readonly decides: boolean
  /** What usually matters at that decision; undefined: nothing in particular. */
  readonly matters: Message | undefined
  /** The player's turn waits for its end. */
  readonly endable: boolean
}

/** @returns what usually matters at a decision, or what the player waits for and which lesson comes next */
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
