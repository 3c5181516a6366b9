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

it('B1a: while an update waits to be read, the reminder names its button and does not tell the player to watch', () => {
  for (const other of [{}, { endable: true }, { decides: true }]) {
    expect(said(lessons, { ...other, reads: true })).toContain('‘Go on’')
    expect(said(lessons, { ...other, reads: true })).not.toMatch(/watch/i)
  }
})

it('B1a: between two lessons the reminder names the next lesson', () => {
  for (const occupied of [{}, { endable: true }]) {
    expect(said(lessons, occupied)).toContain('‘Sowing’')
    expect(said(lessons.slice(1), occupied)).toContain('‘Reaping’')
    expect(said([], occupied)).not.toContain('‘')
  }
})

it('at a decision the reminder says what usually matters there', () => {
  expect(said(lessons, { decides: true, matters: { id: 'toy.lesson.reap.title' } })).toBe('Reaping')
})
