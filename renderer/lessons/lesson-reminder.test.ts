import { expect, it } from 'vitest'
import { addMessages, formatMessage } from '../messages/index.ts'
import { lessonReminder, type ReminderContext } from './lesson-reminder.ts'
import type { AnyLesson } from './tutorial-course.ts'

addMessages({ 'toy.lesson.sow.title': 'Sowing', 'toy.lesson.reap.title': 'Reaping' })

const lessons = ['sow', 'reap'].map((id) => ({ id }) as AnyLesson)
const said = (left: readonly AnyLesson[], occupied: Partial<ReminderContext>): string =>
  formatMessage(
    lessonReminder(
      'toy',
      { remaining: left },
      { reads: false, decides: false, matters: undefined, endable: false, ...occupied },
    ),
  )

it('B1a: while a window waits to be read, its button is named, and nobody is told to watch', () => {
  for (const other of [{}, { endable: true }, { decides: true }]) {
    expect(said(lessons, { ...other, reads: true })).toContain('‘Go on’')
    expect(said(lessons, { ...other, reads: true })).not.toMatch(/watch/i)
  }
})

it('B1a: between two lessons each waiting names the lesson that follows', () => {
  for (const occupied of [{}, { endable: true }]) {
    expect(said(lessons, occupied)).toContain('‘Sowing’')
    expect(said(lessons.slice(1), occupied)).toContain('‘Reaping’')
    expect(said([], occupied)).not.toContain('‘')
  }
})

it('at a decision it says what usually matters there', () => {
  expect(said(lessons, { decides: true, matters: { id: 'toy.lesson.reap.title' } })).toBe('Reaping')
})
