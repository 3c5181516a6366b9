import { describe, expect, it, test } from 'vitest'
import type { GameEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { courseOf, guidedChoices, guideOf, LESSON_ENDED, nextOf, standing, unsatisfiable, type Log } from './course.ts'
import type { GuidedGame, Lesson, Now } from './lesson.ts'

type ToyFact = VisibleEvent<GameEvent & { readonly seat: number }>

const fact = (kind: string, seat: number): ToyFact => ({ kind, seat })
const turn = (seat: number) => fact('turn', seat)

function lesson(id: string, more: Partial<Lesson<unknown, string, ToyFact>> = {}): Lesson<unknown, string, ToyFact> {
  return {
    id,
    when: (now) => now.asks === 'turn',
    leads: (choice) => choice === id,
    taught: ({ facts, seat }) => facts.some((each) => each.kind === id && each.seat === seat),
    reactions: [{ id: 'well', fits: ({ ownTurn }) => ownTurn }],
    ...more,
  }
}

const guided: GuidedGame = {
  lessons: [
    lesson('offer', { anytime: true, when: (now) => now.asks === 'offer' }),
    lesson('sow'),
    lesson('reap', { accepts: (choice) => choice === 'wait' }),
  ],
  scored: () => true,
  lost: () => true,
}
const course = (log: Log, skipped: readonly string[] = []) => courseOf(log, { game: 'toy', guided, seat: 0, skipped })
const left = (log: Log, skipped?: readonly string[]) => course(log, skipped).left.map(({ id }) => id)
const at = (asks: string): Now<unknown, string> => ({
  view: null,
  seat: 0,
  asks,
  choices: ['sow', 'reap', 'wait', 'rest'],
})

const sown: Log = [[turn(0)], [fact('sow', 0), turn(1)]]

test('lessons follow one another, as the log tells', () => {
  expect(left([[turn(0)]])).toEqual(['offer', 'sow', 'reap'])
  // What comes before its lesson has not taught it.
  expect(left([[turn(0)], [fact('reap', 0)]])).toEqual(['offer', 'sow', 'reap'])
  expect(left(sown)).toEqual(['offer', 'reap'])
})

test('what others do teaches nobody', () => {
  expect(left([[turn(1)], [fact('sow', 1)]])).toContain('sow')
})

test('a shorter log is an earlier lesson: undo and reload need nothing else', () => {
  const longer = [...sown, [turn(0)], [fact('reap', 0)]]
  expect(left(longer)).toEqual(['offer'])
  expect(left(longer.slice(0, 2))).toEqual(left(sown))
})

test('a lesson of any time stands when there is occasion, before the one that follows', () => {
  expect(standing(course([[turn(0)]]), at('offer'))?.id).toBe('offer')
  expect(standing(course([[turn(0)]]), at('turn'))?.id).toBe('sow')
})

test('a lesson that was skipped is not told', () => {
  expect(left([[turn(0)]], ['sow'])).toEqual(['offer', 'reap'])
})

test('what was chosen is answered until something else is chosen', () => {
  expect(course(sown).reaction).toEqual({ id: 'toy.lesson.sow.well' })
  expect(course([...sown, [fact('rest', 1), turn(0)]]).reaction).toEqual({ id: 'toy.lesson.sow.well' })
  expect(course([...sown, [turn(0)], [fact('rest', 0)]]).reaction).toBeUndefined()
})

test('where no lesson stands the last one about such a decision guides', () => {
  const done = course([...sown, [turn(0)], [fact('reap', 0)]])
  expect(standing(done, at('turn'))).toBeUndefined()
  expect(guideOf(done, at('turn'))?.id).toBe('reap')
})

test('what is led to is accepted, with what else is sensible; nobody is told that all there is is wrong', () => {
  const reap = guided.lessons.find(({ id }) => id === 'reap')
  expect(guidedChoices(reap, at('turn'))).toEqual({ led: ['reap'], accepted: ['reap', 'wait'] })
  const others = { ...at('turn'), choices: ['rest'] }
  expect(guidedChoices(reap, others)).toEqual({ led: [], accepted: ['rest'] })
  expect(guidedChoices(undefined, others).accepted).toEqual(['rest'])
})

test('a lesson guides what else it knows, told or not, where no lesson is about it', () => {
  const knows = { ...guided, lessons: [...guided.lessons, lesson('rest', { also: (now) => now.asks === 'rest' })] }
  const of = (log: Log) => courseOf(log, { game: 'toy', guided: knows, seat: 0, skipped: [] })
  expect(standing(of([[turn(0)]]), at('rest'))).toBeUndefined()
  expect(guideOf(of([[turn(0)]]), at('rest'))?.id).toBe('rest')
  expect(guideOf(of([[turn(0)]]), at('turn'))?.id).toBe('sow')
})

describe('a lesson that nothing on offer can satisfy', () => {
  const strict: GuidedGame = {
    ...guided,
    lessons: [
      lesson('offer', { anytime: true, when: (now) => now.asks === 'offer', accepts: () => false }),
      lesson('sow', { accepts: () => false }),
    ],
  }
  const of = (log: Log, ended: readonly { lesson: string; at: number }[] = []) =>
    courseOf(log, { game: 'toy', guided: strict, seat: 0, skipped: [], ended })
  const log: Log = [[turn(0)], [fact('rest', 0), turn(1)], [turn(0)]]

  it('A1: is told from one that some choice satisfies', () => {
    expect(unsatisfiable(of(log), at('turn'))).toBeUndefined()
    expect(unsatisfiable(of(log), { ...at('turn'), choices: ['reap', 'rest'] })?.id).toBe('sow')
    expect(unsatisfiable(course([[turn(0)], [fact('sow', 0)]]), { ...at('turn'), choices: ['wait'] })).toBeUndefined()
  })

  it('A1: waits where it is one of any time', () => {
    const here = at('offer')
    expect(standing(of(log), here)).toBeUndefined()
    expect(standing(of(log), { ...here, choices: ['offer'] })?.id).toBe('offer')
  })

  it('A1: ends with a sentence, and the next one follows', () => {
    const ended = of(log, [{ lesson: 'sow', at: 2 }])
    expect([ended.left.map(({ id }) => id), ended.reaction]).toEqual([
      ['offer'],
      { id: LESSON_ENDED, values: { lesson: { id: 'toy.lesson.sow.title' } } },
    ])
    expect([nextOf(of(log))?.id, nextOf(ended)]).toEqual(['sow', undefined])
    expect(of([...log, [fact('rest', 0)]], [{ lesson: 'sow', at: 2 }]).reaction).toBeUndefined()
  })

  it('A1: stands again once that is undone', () => {
    expect(of(log.slice(0, 2), [{ lesson: 'sow', at: 2 }]).left.map(({ id }) => id)).toEqual(['offer', 'sow'])
  })
})
