/**
 * How far a guided game has come: a function of its lessons, of what the log told the guided player, and of what the
 * table keeps of them (`TutorialRecord`). So undo, reload and a resumed save find the lesson that stands. Lessons follow one
 * another, except those that are told whenever there is occasion. A lesson that was skipped is not told. A lesson that
 * nothing on offer can satisfy ends.
 */
import type { EndedLesson } from '../../bridge/tutorial.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameTutorial, TutorialLesson, LessonDecision, LessonEntry } from './lesson.ts'

/** What a lesson is about does not matter to the order of lessons. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- lessons of every game
export type AnyLesson = TutorialLesson<any, any, any>

/** What the page has received: the facts of each entry, the setup's first. */
export type ReceivedLog = readonly (readonly VisibleEvent[])[]

/** The id of what is said once a lesson has ended by itself. */
export const LESSON_ENDED_MESSAGE_ID = 'lesson.ended'

export interface TutorialCourse {
  /** What is still to be told, in its order; nothing when all has been. */
  readonly remaining: readonly AnyLesson[]
  /** What has been taught, oldest first. */
  readonly learned: readonly AnyLesson[]
  /** What is said of what was chosen last; undefined: nothing, or something else has been chosen since. */
  readonly reaction: Message | undefined
}

export interface TutorialCourseInput {
  readonly game: string
  readonly guided: GameTutorial
  readonly seat: Seat
  readonly skipped: readonly string[]
  /** The lessons that ended by themselves. Absent: none did. */
  readonly ended?: readonly EndedLesson[]
}

export function tutorialCourseOf(
  log: ReceivedLog,
  { game, guided, seat, skipped, ended = [] }: TutorialCourseInput,
): TutorialCourse {
  let left: readonly AnyLesson[] = guided.lessons.filter(({ id }) => !skipped.includes(id))
  const learned: AnyLesson[] = []
  let reaction: Message | undefined
  let turn: Seat | undefined
  for (const [entries, facts] of log.entries()) {
    const told = { facts, seat, ownTurn: turn === seat }
    turn = turnAfter(facts, turn)
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

/** The lesson that follows, and those that wait for their occasion: these first. */
function open(left: readonly AnyLesson[]): readonly AnyLesson[] {
  const next = nextLesson({ remaining: left })
  return [...left.filter(({ anytime }) => anytime === true), ...(next === undefined ? [] : [next])]
}

/** The lesson that follows in the order of lessons; undefined: what is left waits for its occasion. */
export function nextLesson({ remaining }: Pick<TutorialCourse, 'remaining'>): AnyLesson | undefined {
  return remaining.find(({ anytime }) => anytime !== true)
}

/**
 * The lesson that stands at a decision; undefined: what is left is about others. A lesson of any time waits for another
 * occasion while nothing on offer can satisfy it.
 */
export function currentLesson<A>(
  { remaining }: Pick<TutorialCourse, 'remaining'>,
  now: LessonDecision<unknown, A>,
): AnyLesson | undefined {
  return open(remaining).find((lesson) => lesson.appliesTo(now) && (lesson.anytime !== true || canSatisfy(lesson, now)))
}

/** The lesson that stands at a decision though nothing on offer can satisfy it: it is to end. Undefined: none. */
export function findUnsatisfiableLesson<A>(
  course: Pick<TutorialCourse, 'remaining'>,
  now: LessonDecision<unknown, A>,
): AnyLesson | undefined {
  const lesson = currentLesson(course, now)
  return lesson === undefined || canSatisfy(lesson, now) ? undefined : lesson
}

/** Whether some choice on offer is what a lesson leads to, or as sensible. */
function canSatisfy<A>(lesson: AnyLesson, now: LessonDecision<unknown, A>): boolean {
  return now.choices.some((choice) => lesson.suggests(choice, now) || lesson.accepts?.(choice, now) !== false)
}

/**
 * Which lesson guides a decision: the one that stands there, else the last one that was about such a decision, else one
 * that knows it as well. Undefined: no lesson is about it, and whatever is chosen is as good.
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

/** What a lesson leads to among what is offered, and what else is as sensible. */
export function suggestedChoices<A>(
  guide: AnyLesson | undefined,
  now: LessonDecision<unknown, A>,
): { readonly led: readonly A[]; readonly accepted: readonly A[] } {
  const led = guide === undefined ? [] : now.choices.filter((choice) => guide.suggests(choice, now))
  const sensible = now.choices.filter((choice) => led.includes(choice) || guide?.accepts?.(choice, now) !== false)
  // What cannot be chosen is not asked for: nobody is told that all there is is wrong.
  return { led, accepted: sensible.length === 0 ? now.choices : sensible }
}

/** The id of what a lesson says: its text, or the part of that name. */
export function lessonMessageId(game: string, { id }: Pick<AnyLesson, 'id'>, part?: string): string {
  return `${game}.lesson.${id}${part === undefined ? '' : `.${part}`}`
}

/** Whether an entry tells of something that the seat did. */
function isOwn({ facts, seat, ownTurn }: LessonEntry<VisibleEvent>): boolean {
  return facts.some((fact) => fact.kind !== 'turn' && (ownTurn || ('seat' in fact && fact.seat === seat)))
}

/** Whose turn it is after these facts. */
function turnAfter(facts: readonly VisibleEvent[], before: Seat | undefined): Seat | undefined {
  const begun = facts.findLast(({ kind }) => kind === 'turn')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : before
}
