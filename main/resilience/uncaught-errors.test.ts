import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import { listenForUncaughtErrors, createUncaughtErrorHandler } from './uncaught-errors.ts'

interface World {
  readonly unsaved?: readonly unknown[]
  readonly save?: () => Promise<readonly unknown[]>
  readonly answer?: boolean | 'fails'
}

/** A process with an error: the log, the questions to the user, and whether it quit. */
function failing({ unsaved = [], save, answer = false }: World = {}) {
  const clock = createManualClock()
  const seen = { lines: [] as string[], asked: [] as boolean[], saves: 0, ends: 0 }
  let settle: () => void = () => undefined
  const handle = createUncaughtErrorHandler({
    clock,
    log: (entry) => seen.lines.push(entry),
    retrySave() {
      seen.saves += 1
      return save === undefined ? Promise.resolve(unsaved) : save()
    },
    async confirmQuit(saved) {
      seen.asked.push(saved)
      await new Promise<void>((resolve) => (settle = resolve))
      if (answer === 'fails') throw new Error('no dialog')
      return answer
    },
    quit: () => (seen.ends += 1),
  })
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return {
    clock,
    seen,
    handle,
    turns,
    async answered() {
      await turns()
      settle()
      await turns()
    },
  }
}

const other = (): Error => new RangeError('raven')

test('logs an uncaught error without its message, saves tables, and asks the player', async () => {
  const main = failing()
  main.handle(new TypeError('the raven is in hand'))
  await main.answered()
  expect(main.seen).toMatchObject({ asked: [true], saves: 1, ends: 0 })
  expect(main.seen.lines.join()).toMatch(/^nobody caught: TypeError\n/)
  expect(main.seen.lines.join()).not.toContain('raven')
})

test('tells the player when saving fails or does not end', async () => {
  const refusing = failing({ unsaved: ['Toy'] })
  refusing.handle(other())
  await refusing.answered()
  const failed = failing({ save: () => Promise.reject(new Error('x')) })
  failed.handle(other())
  await failed.answered()
  const silent = failing({ save: () => new Promise(() => undefined) })
  silent.handle(other())
  await silent.turns()
  expect(silent.seen.asked).toEqual([])
  silent.clock.advance(5000)
  await silent.answered()
  expect([refusing, failed, silent].map(({ seen }) => seen.asked)).toEqual([[false], [false], [false]])
})

test('quits once when the player decides so', async () => {
  const main = failing({ answer: true })
  main.handle(other())
  await main.answered()
  expect(main.seen.ends).toBe(1)
})

test('a second error during the first asks nothing and does not loop', async () => {
  const main = failing()
  main.handle(other())
  main.handle(new Error('second'))
  await main.answered()
  expect(main.seen).toMatchObject({ asked: [true], saves: 1 })
  expect(main.seen.lines).toHaveLength(2)
})

test('an error after which the player continued does not ask again; an error at another place does', async () => {
  const main = failing()
  for (let n = 0; n < 3; n++) {
    main.handle(other())
    await main.answered()
  }
  expect(main.seen.asked).toHaveLength(1)
  main.handle(new Error('elsewhere'))
  await main.answered()
  expect(main.seen.asked).toHaveLength(2)
})

test('a question that cannot be shown quits nothing and is not tried again', async () => {
  const main = failing({ answer: 'fails' })
  for (let n = 0; n < 2; n++) {
    main.handle(other())
    await main.answered()
  }
  expect(main.seen).toMatchObject({ asked: [true], ends: 0 })
})

test('many errors leave a limited number of log lines a minute', () => {
  const main = failing()
  for (let n = 0; n < 1000; n++) main.handle(other())
  expect(main.seen.lines).toHaveLength(20)
  expect(main.seen.lines.at(-1)).toContain('are not told')
  main.clock.advance(60_000)
  main.handle(other())
  expect(main.seen.lines).toHaveLength(21)
})

test('a failing log causes no further error', () => {
  const handle = createUncaughtErrorHandler({
    clock: createManualClock(),
    log: () => {
      throw new Error('full')
    },
    retrySave: () => Promise.resolve([]),
    confirmQuit: () => Promise.resolve(false),
    quit: () => undefined,
  })
  expect(() => {
    handle(new Error('x'))
  }).not.toThrow()
})

test('listens for uncaught exceptions and unhandled rejections', () => {
  const on = new EventEmitter()
  const heard: unknown[] = []
  listenForUncaughtErrors((error) => heard.push(error), on)
  on.emit('uncaughtException', 'thrown', 'uncaughtException')
  on.emit('unhandledRejection', 'rejected', Promise.resolve())
  expect(heard).toEqual(['thrown', 'rejected'])
})
