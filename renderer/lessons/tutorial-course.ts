/**
 * Progress of a tutorial: a function of its lessons, of the log as seen by the guided player, and of the table's
 * `SkippedAndEndedLessons`. So the current lesson is correct after an undo, a reload or a resumed save. Lessons are sequential, except
 * those that are shown whenever they apply. A skipped lesson is not shown. A lesson that no available choice can satisfy ends.
 */
import type { LessonEndedAsImpossible } from '../../bridge/tutorial.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameTutorial, TutorialLesson, LessonDecision, LessonEntry } from './lesson.ts'

/** The order of lessons is independent of their game's types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- lessons of every game
export type AnyLesson = TutorialLesson<any, any, any>

/** The log received by the page: the events of each entry, the setup's first. */
export type ReceivedLog = readonly (readonly VisibleEvent[])[]

/** Message id for a lesson that has ended by itself. */
export const LESSON_ENDED_MESSAGE_ID = 'lesson.ended'

export interface TutorialCourse {
  /** The remaining lessons, in order. */
  readonly remaining: readonly AnyLesson[]
  /** The learned lessons, oldest first. */
  readonly learned: readonly AnyLesson[]
  /** Feedback on the last choice; undefined if there is none, or another choice was made since. */
  readonly reaction: Message | undefined
}

export interface TutorialCourseInput {
  readonly game: string
  readonly guided: GameTutorial
  readonly seat: Seat
  readonly skipped: readonly string[]
  /** The lessons that ended by themselves. Absent if there are none. */
  readonly ended?: readonly LessonEndedAsImpossible[]
}

export function tutorialCourseOf(
  log: ReceivedLog,
  { game, guided, seat, skipped, ended = [] }: TutorialCourseInput,
): TutorialCourse {
  let left: readonly AnyLesson[] = guided.lessons.filter(({ id }) => !skipped.includes(id))
  const learned: AnyLesson[] = []
  let reaction: Message | undefined
  let turn: Seat | undefined
  for (const [entries, events] of log.entries()) {
    const told = { facts: events, seat, ownTurn: turn === seat }
    turn = turnAfter(events, turn)
    if (isOwn(told)) reaction = undefined
    const [lesson] = open(left).filter((each) => each.isTaughtBy(told))
    if (lesson !== undefined) {
      left = left.filter((each) => each !== lesson)
      learned.push(lesson)
      const found = lesson.reactions.find(({ fits }) => fits(told))
      reaction = found && { id: lessonMessageId(game, lesson, found.id) }
    }
    for (const { lesson: id, at } of ended) {
      if (at !== entries || !left.some((each) => each.id === id)) continue
      left = left.filter((each) => each.id !== id)
      reaction = { id: LESSON_ENDED_MESSAGE_ID, values: { lesson: { id: lessonMessageId(game, { id }, 'title') } } }
    }
  }
  return { remaining: left, learned, reaction }
}

/** The next lesson in order, preceded by those that are shown whenever they apply. */
function open(left: readonly AnyLesson[]): readonly AnyLesson[] {
  const next = nextLesson({ remaining: left })
  return [...left.filter(({ anytime }) => anytime === true), ...(next === undefined ? [] : [next])]
}

/** The next lesson in order; undefined if only those are left that are shown whenever they apply. */
export function nextLesson({ remaining }: Pick<TutorialCourse, 'remaining'>): AnyLesson | undefined {
  return remaining.find(({ anytime }) => anytime !== true)
}

/**
 * The lesson for a decision, or undefined if none is about it. A lesson that is shown whenever it applies waits for another
 * decision while no available choice can satisfy it.
 */
export function currentLesson<A>(
  { remaining }: Pick<TutorialCourse, 'remaining'>,
  now: LessonDecision<unknown, A>,
): AnyLesson | undefined {
  return open(remaining).find((lesson) => lesson.appliesTo(now) && (lesson.anytime !== true || canSatisfy(lesson, now)))
}

/** The lesson for a decision that no available choice can satisfy, so that it has to end, or undefined. */
export function findUnsatisfiableLesson<A>(
  course: Pick<TutorialCourse, 'remaining'>,
  now: LessonDecision<unknown, A>,
): AnyLesson | undefined {
  const lesson = currentLesson(course, now)
  return lesson === undefined || canSatisfy(lesson, now) ? undefined : lesson
}

/** Whether a lesson suggests or accepts some available choice. */
function canSatisfy<A>(lesson: AnyLesson, now: LessonDecision<unknown, A>): boolean {
  return now.choices.some((choice) => lesson.suggests(choice, now) || lesson.accepts?.(choice, now) !== false)
}

/**
 * The lesson that guides a decision: the current one, else the last one about such a decision, else one with suggestions for
 * it. Undefined: no lesson is about it, and all choices are equally good.
 */
export function guidingLesson<A>(
  course: Pick<TutorialCourse, 'remaining' | 'learned'>,
  now: LessonDecision<unknown, A>,
): AnyLesson | undefined {
  const { remaining, learned } = course
  return (
    currentLesson(course, now) ??
    learned.findLast((lesson) => lesson.appliesTo(now)) ??
    [...learned, ...remaining].find((lesson) => lesson.alsoGuides?.(now) === true)
  )
}

/** The choices that a lesson suggests, and those that it accepts. */
export function suggestedChoices<A>(
  guide: AnyLesson | undefined,
  now: LessonDecision<unknown, A>,
): { readonly led: readonly A[]; readonly accepted: readonly A[] } {
  const led = guide === undefined ? [] : now.choices.filter((choice) => guide.suggests(choice, now))
  const sensible = now.choices.filter((choice) => led.includes(choice) || guide?.accepts?.(choice, now) !== false)
  // Unavailable choices are not required: if none is sensible, all are accepted.
  return { led, accepted: sensible.length === 0 ? now.choices : sensible }
}

/** The message id of a lesson: of its text, or of the named part. */
export function lessonMessageId(game: string, { id }: Pick<AnyLesson, 'id'>, part?: string): string {
  return `${game}.lesson.${id}${part === undefined ? '' : `.${part}`}`
}

/** Whether an entry contains an act of the seat. */
function isOwn({ facts: events, seat, ownTurn }: LessonEntry<VisibleEvent>): boolean {
  return events.some((event) => event.kind !== 'turn' && (ownTurn || ('seat' in event && event.seat === seat)))
}

/** The seat at turn after these events. */
function turnAfter(events: readonly VisibleEvent[], before: Seat | undefined): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : before
}
