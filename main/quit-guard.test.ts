import { expect, test } from 'vitest'
import { createQuitGuard } from './quit-guard.ts'
import type { UnsavedTableChanges } from './tables/autosave.ts'

const LOST: UnsavedTableChanges = { title: 'Toy', moves: 2 }

/** The end of the app in a test: the events that were prevented, the questions, and the events that were repeated. */
function ending({ unsaved, lose }: { unsaved: readonly UnsavedTableChanges[]; lose: boolean | 'fails' }) {
  const seen = { prevented: 0, asked: [] as (readonly UnsavedTableChanges[])[], again: 0 }
  let mayLose = true
  let settle: () => void = () => undefined
  const guard = createQuitGuard({
    mayBeUnsaved: () => mayLose,
    retrySave: () => Promise.resolve(unsaved),
    confirmLoss: async (list) => {
      seen.asked.push(list)
      await new Promise<void>((resolve) => (settle = resolve))
      if (lose === 'fails') throw new Error('no window')
      return lose
    },
  })
  return {
    seen,
    saved: () => (mayLose = false),
    end() {
      guard({ preventDefault: () => (seen.prevented += 1) }, () => (seen.again += 1))
    },
    /** The user answers the question. */
    async answer() {
      await Promise.resolve()
      settle()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

test('F4: the app quits at once when everything is saved', () => {
  const app = ending({ unsaved: [], lose: false })
  app.saved()
  app.end()
  expect(app.seen).toEqual({ prevented: 0, asked: [], again: 0 })
})

test('F4: quitting waits for a running save and asks nothing', async () => {
  const app = ending({ unsaved: [], lose: false })
  app.end()
  await app.answer()
  expect(app.seen).toEqual({ prevented: 1, asked: [], again: 1 })
  app.end()
  expect(app.seen.prevented).toBe(1)
})

test('F4: unsaved moves keep the app open until the player agrees to lose them', async () => {
  const stays = ending({ unsaved: [LOST], lose: false })
  for (let tries = 1; tries <= 2; tries++) {
    stays.end()
    await stays.answer()
    expect(stays.seen).toEqual({ prevented: tries, asked: Array(tries).fill([LOST]), again: 0 })
  }
  const goes = ending({ unsaved: [LOST], lose: true })
  goes.end()
  await goes.answer()
  goes.end()
  expect(goes.seen).toEqual({ prevented: 1, asked: [[LOST]], again: 1 })
})

test('F4: a second attempt to quit while the question is open asks nothing more', async () => {
  const app = ending({ unsaved: [LOST], lose: false })
  app.end()
  await Promise.resolve()
  app.end()
  await app.answer()
  expect(app.seen).toEqual({ prevented: 2, asked: [[LOST]], again: 0 })
})

test('F4: a question that cannot be shown does not count as consent', async () => {
  const app = ending({ unsaved: [LOST], lose: 'fails' })
  app.end()
  await app.answer()
  expect(app.seen.again).toBe(0)
})
