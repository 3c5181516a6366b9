import { describe, expect, it, test } from 'vitest'
import type { GameEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import {
  tutorialCourseOf,
  suggestedChoices,
  guidingLesson,
  LESSON_ENDED_MESSAGE_ID,
  nextLesson,
  currentLesson,
  findUnsatisfiableLesson,
  type ReceivedLog,
} from './tutorial-course.ts'
import type { GameTutorial, TutorialLesson, LessonDecision } from './lesson.ts'

type ToyFact = VisibleEvent<GameEvent & { readonly seat: number }>

const event = (kind: string, seat: number): ToyFact => ({ kind, seat })
const turn = (seat: number) => event('turn', seat)

function lesson(
  id: string,
  more: Partial<TutorialLesson<unknown, string, ToyFact>> = {},
): TutorialLesson<unknown, string, ToyFact> {
  return {
    id,
    appliesTo: (now) => now.decisionKind === 'turn',
    suggests: (choice) => choice === id,
    isTaughtBy: ({ facts: events, seat }) => events.some((each) => each.kind === id && each.seat === seat),
    reactions: [{ id: 'well', fits: ({ ownTurn }) => ownTurn }],
    ...more,
  }
}

const guided: GameTutorial = {
  lessons: [
    lesson('offer', { anytime: true, appliesTo: (now) => now.decisionKind === 'offer' }),
    lesson('sow'),
    lesson('reap', { accepts: (choice) => choice === 'wait' }),
  ],
  isGain: () => true,
  isLoss: () => true,
}
const course = (log: ReceivedLog, skipped: readonly string[] = []) =>
  tutorialCourseOf(log, { game: 'toy', guided, seat: 0, skipped })
const left = (log: ReceivedLog, skipped?: readonly string[]) => course(log, skipped).remaining.map(({ id }) => id)
const at = (asks: string): LessonDecision<unknown, string> => ({
  view: null,
  seat: 0,
  decisionKind: asks,
  choices: ['sow', 'reap', 'wait', 'rest'],
})

const sown: ReceivedLog = [[turn(0)], [event('sow', 0), turn(1)]]

test('lessons follow one another according to the log', () => {
  expect(left([[turn(0)]])).toEqual(['offer', 'sow', 'reap'])
  // What comes before its lesson has not taught it.
  expect(left([[turn(0)], [event('reap', 0)]])).toEqual(['offer', 'sow', 'reap'])
  expect(left(sown)).toEqual(['offer', 'reap'])
})

test('events of other seats teach no lesson', () => {
  expect(left([[turn(1)], [event('sow', 1)]])).toContain('sow')
})

test('a shorter log gives an earlier lesson, so that undo and reload need nothing else', () => {
  const longer = [...sown, [turn(0)], [event('reap', 0)]]
  expect(left(longer)).toEqual(['offer'])
  expect(left(longer.slice(0, 2))).toEqual(left(sown))
})

test('an anytime lesson comes before the next lesson when it applies', () => {
  expect(currentLesson(course([[turn(0)]]), at('offer'))?.id).toBe('offer')
  expect(currentLesson(course([[turn(0)]]), at('turn'))?.id).toBe('sow')
})

test('a skipped lesson does not remain', () => {
  expect(left([[turn(0)]], ['sow'])).toEqual(['offer', 'reap'])
})

test('the reaction to a choice stays until the next choice of the same seat', () => {
  expect(course(sown).reaction).toEqual({ id: 'toy.lesson.sow.well' })
  expect(course([...sown, [event('rest', 1), turn(0)]]).reaction).toEqual({ id: 'toy.lesson.sow.well' })
  expect(course([...sown, [turn(0)], [event('rest', 0)]]).reaction).toBeUndefined()
})

test('without a current lesson the last lesson about such a decision guides', () => {
  const done = course([...sown, [turn(0)], [event('reap', 0)]])
  expect(currentLesson(done, at('turn'))).toBeUndefined()
  expect(guidingLesson(done, at('turn'))?.id).toBe('reap')
})

test('suggestedChoices accepts what the lesson suggests or accepts, and every choice if none of these is offered', () => {
  const reap = guided.lessons.find(({ id }) => id === 'reap')
  expect(suggestedChoices(reap, at('turn'))).toEqual({ led: ['reap'], accepted: ['reap', 'wait'] })
  const others = { ...at('turn'), choices: ['rest'] }
  expect(suggestedChoices(reap, others)).toEqual({ led: [], accepted: ['rest'] })
  expect(suggestedChoices(undefined, others).accepted).toEqual(['rest'])
})

test('a lesson also guides its other decisions, taught or not, if no lesson is about them', () => {
  const knows = {
    ...guided,
    lessons: [...guided.lessons, lesson('rest', { alsoGuides: (now) => now.decisionKind === 'rest' })],
  }
  const of = (log: ReceivedLog) => tutorialCourseOf(log, { game: 'toy', guided: knows, seat: 0, skipped: [] })
  expect(currentLesson(of([[turn(0)]]), at('rest'))).toBeUndefined()
  expect(guidingLesson(of([[turn(0)]]), at('rest'))?.id).toBe('rest')
  expect(guidingLesson(of([[turn(0)]]), at('turn'))?.id).toBe('sow')
})

describe('a lesson that no offered choice can satisfy', () => {
  const strict: GameTutorial = {
    ...guided,
    lessons: [
      lesson('offer', { anytime: true, appliesTo: (now) => now.decisionKind === 'offer', accepts: () => false }),
      lesson('sow', { accepts: () => false }),
    ],
  }
  const of = (log: ReceivedLog, ended: readonly { lesson: string; at: number }[] = []) =>
    tutorialCourseOf(log, { game: 'toy', guided: strict, seat: 0, skipped: [], ended })
  const log: ReceivedLog = [[turn(0)], [event('rest', 0), turn(1)], [turn(0)]]

  it('A1, AB1: is found, unlike a lesson that some choice satisfies', () => {
    expect(findUnsatisfiableLesson(of(log), at('turn'))).toBeUndefined()
    expect(findUnsatisfiableLesson(of(log), { ...at('turn'), choices: ['reap', 'rest'] })?.id).toBe('sow')
    expect(
      findUnsatisfiableLesson(course([[turn(0)], [event('sow', 0)]]), { ...at('turn'), choices: ['wait'] }),
    ).toBeUndefined()
  })

  it('A1: is not the current one if it is an anytime lesson', () => {
    const here = at('offer')
    expect(currentLesson(of(log), here)).toBeUndefined()
    expect(currentLesson(of(log), { ...here, choices: ['offer'] })?.id).toBe('offer')
  })

  it('A1: ends with a reaction, and the next lesson follows', () => {
    const ended = of(log, [{ lesson: 'sow', at: 2 }])
    expect([ended.remaining.map(({ id }) => id), ended.reaction]).toEqual([
      ['offer'],
      { id: LESSON_ENDED_MESSAGE_ID, values: { lesson: { id: 'toy.lesson.sow.title' } } },
    ])
    expect([nextLesson(of(log))?.id, nextLesson(ended)]).toEqual(['sow', undefined])
    expect(of([...log, [event('rest', 0)]], [{ lesson: 'sow', at: 2 }]).reaction).toBeUndefined()
  })

  it('A1: remains again when its end is undone', () => {
    expect(of(log.slice(0, 2), [{ lesson: 'sow', at: 2 }]).remaining.map(({ id }) => id)).toEqual(['offer', 'sow'])
  })
})
