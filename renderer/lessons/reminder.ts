/** What the card of a guided game says where no lesson stands. */
import type { Message } from '../../engine/core/contract/game.ts'
import { messageOf } from '../messages/index.ts'
import { nextOf, wordsOf, type Course } from './course.ts'

/** What the guided player can do now. */
export interface Occupied {
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
export function reminderOf(game: string, course: Pick<Course, 'left'>, occupied: Occupied): Message {
  const { reads, decides, matters, endable } = occupied
  if (reads) return messageOf('lesson.read', { button: messageOf('great.goOn') })
  if (decides) return matters ?? messageOf('lesson.free')
  const next = nextOf(course)
  const lesson = next === undefined ? null : { id: wordsOf(game, next, 'title') }
  return messageOf(endable ? 'lesson.done' : 'lesson.others', { lesson, more: lesson !== null })
}
