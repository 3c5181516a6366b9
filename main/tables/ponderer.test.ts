import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SeatSetup } from '../../bridge/seats.ts'
import { ManualBotPool } from '../testing/manual-bot-pool.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const sage: SeatSetup = { kind: 'bot', name: 'Sage', colour: 1, level: 'sage' }
const novice: SeatSetup = { kind: 'bot', name: 'Novice', colour: 1, level: 'novice' }

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let pool: ManualBotPool
let table: string

async function sitDown(ponders: boolean, other: SeatSetup): Promise<void> {
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: profile.path,
    pool,
    ponders,
  })
  renderer = host.renderer()
  await renderer.get('desk.changeSettings', { pace: 0, confirmTurns: true })
  table = (await renderer.startTable('toy-none', [personSeat('Ana'), other])).info.table
}

/** Passes, and looks at what comes of it for a while. */
async function passAndLook(): Promise<void> {
  await renderer.act(table, { do: 'pass' })
  host.clock.advance(1000)
}

beforeEach(() => {
  profile = createTemporaryFolder()
  pool = new ManualBotPool()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

test('the next bot thinks while a person reviews a played turn, and is not asked again for that decision', async () => {
  await sitDown(true, sage)
  await renderer.act(table, { do: 'pass' })
  host.clock.advance(999)
  expect(pool.questions).toHaveLength(0)
  host.clock.advance(1)
  expect(pool.questions).toMatchObject([{ seat: 1, level: 'sage' }])
  const moved = renderer.nextUpdate(({ status }) => status.length === 2)
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect(pool.signals.map((signal) => signal?.aborted)).toEqual([false])
  pool.answer(0, { do: 'mark' })
  await moved
  // The bot's next decision is another question.
  await pool.waitForQuestions(2)
})

test('an undo cancels thinking ahead, and the bot thinks again about the new position', async () => {
  await sitDown(true, sage)
  await passAndLook()
  await renderer.get('table.undo', { table, seat: 0 })
  expect(pool.signals[0]?.aborted).toBe(true)
  await renderer.act(table, { do: 'mark' })
  await passAndLook()
  expect(pool.questions.map(({ streamLabel }) => streamLabel)).toEqual(['1/1', '2/1'])
  expect(pool.signals[1]?.aborted).toBe(false)
})

test('a bot that fails while thinking ahead is replaced by an adept as usual', async () => {
  await sitDown(true, sage)
  await passAndLook()
  pool.fail(0)
  await renderer.get('table.endTurn', { table, seat: 0 })
  await pool.waitForQuestions(2)
  expect(pool.questions[1]).toMatchObject({ seat: 1, level: 'adept' })
})

test('leaving the table cancels thinking ahead', async () => {
  await sitDown(true, sage)
  await passAndLook()
  await renderer.get('desk.leave', { table })
  expect(pool.signals[0]?.aborted).toBe(true)
})

test.each([
  ['where it is switched off', false, sage],
  ['for a bot that answers at once', true, novice],
])('no bot thinks ahead %s', async (_, ponders, other) => {
  await sitDown(ponders, other)
  await passAndLook()
  expect(pool.questions).toHaveLength(0)
  await renderer.get('table.endTurn', { table, seat: 0 })
  await pool.waitForQuestions(1)
})
