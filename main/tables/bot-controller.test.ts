import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealedFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { ManualBotPool } from '../testing/manual-bot-pool.ts'
import { MAX_BOT_WAIT_FOR_PAINT_MS } from './first-paint-wait.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { FIXTURE_GAME_CARDS, createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('hand'), sealedFixtureGame)
const seats = [personSeat('Ana'), botSeat('Bot'), botSeat('Bert')]

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let pool: ManualBotPool
let table: string

beforeEach(async () => {
  profile = createTemporaryFolder()
  pool = new ManualBotPool()
  host = await openTestHost({ catalogue, profile: profile.path, pool, seed: 'bots' })
  renderer = host.renderer()
  await renderer.get('desk.changeSettings', { pace: 600, confirmTurns: false })
  table = (await renderer.startTable('toy-hand', seats)).info.table
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

function now(): Promise<TableSnapshot> {
  return renderer.get<TableSnapshot>('table.current', { table })
}

/** Lets everything that waits for nothing but its turn happen. */
function idle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function lengthAfterIdle(): Promise<number> {
  await idle()
  return (await now()).status.length
}

test('a bot is asked with its own view, its choices and a random stream of its own', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  const [question] = pool.questions
  expect(question).toMatchObject({ game: 'toy-hand', seat: 1, level: 'novice' })
  expect(question?.choices).toContainEqual({ do: 'pass' })
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(question).includes(card))).toHaveLength(1)
  expect((await now()).status.thinking).toBe(1)
})

const paint = (done: boolean): Promise<unknown> => renderer.call('table.paint', { table, done })

test('A12: bots wait until the page has painted its board', async () => {
  await paint(false)
  await renderer.act(table, { do: 'pass' })
  expect(await lengthAfterIdle()).toBe(1)
  expect(pool.questions).toHaveLength(0)
  await paint(true)
  await pool.waitForQuestions(1)
  expect(pool.questions[0]?.seat).toBe(1)
})

test('A12: a page that never finishes painting delays bots for ten seconds, and only once', async () => {
  await paint(false)
  await renderer.act(table, { do: 'pass' })
  await idle()
  host.clock.advance(MAX_BOT_WAIT_FOR_PAINT_MS - 1)
  await idle()
  expect(pool.questions).toHaveLength(0)
  host.clock.advance(1)
  await pool.waitForQuestions(1)
  // The page loads again: it was waited for already.
  await paint(false)
  pool.answer(0, { do: 'pass' })
  host.clock.advance(600)
  await pool.waitForQuestions(2)
})

test('A12: a page that is gone, and one that never reported painting, do not delay bots', async () => {
  await paint(false)
  const other = host.renderer()
  await other.get('table.current', { table })
  await renderer.act(table, { do: 'pass' })
  expect(pool.questions).toHaveLength(0)
  renderer.close()
  await pool.waitForQuestions(1)
})

test('a bot that answers at once still waits for its pace', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  pool.answer(0, { do: 'mark' })
  expect(await lengthAfterIdle()).toBe(1)
  host.clock.advance(599)
  expect(await lengthAfterIdle()).toBe(1)
  const moved = renderer.nextUpdate()
  host.clock.advance(1)
  expect((await moved).status.length).toBe(2)
})

test('time spent thinking counts towards the pace', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  host.clock.advance(700)
  const moved = renderer.nextUpdate()
  pool.answer(0, { do: 'mark' })
  expect((await moved).status.length).toBe(2)
})

test('skip lets bots act at once until the next decision of a person, and no longer', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  pool.answer(0, { do: 'pass' })
  await idle()
  await renderer.get('table.skip', { table })
  await pool.waitForQuestions(2)
  const mine = renderer.nextUpdate(({ status }) => status.decision?.seat === 0)
  pool.answer(1, { do: 'pass' })
  await mine
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(3)
  pool.answer(2, { do: 'mark' })
  expect(await lengthAfterIdle()).toBe(4)
})

test('skip without a bot at work has no later effect', async () => {
  await renderer.get('table.skip', { table })
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  pool.answer(0, { do: 'mark' })
  expect(await lengthAfterIdle()).toBe(1)
})

test('an answer to an undone decision is dropped', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  await renderer.get('table.undo', { table, seat: 0 })
  pool.answer(0, { do: 'pass' })
  host.clock.advance(5000)
  await idle()
  expect((await now()).status).toMatchObject({ length: 0, deciders: [0] })
})

test('an adept plays for a bot that fails, with a notice until the bot succeeds again', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  host.clock.advance(600)
  pool.fail(0)
  await pool.waitForQuestions(2)
  expect(pool.questions[1]).toMatchObject({ ...pool.questions[0], level: 'adept' })
  const moved = renderer.nextUpdate()
  pool.answer(1, { do: 'mark' })
  const notice = { id: 'table.notice.helped', values: { name: 'Bot' } }
  expect((await moved).status).toMatchObject({ length: 2, notice })
  expect(host.logLines.join()).toContain('could not think')
  await pool.waitForQuestions(3)
  const again = renderer.nextUpdate()
  pool.answer(2, { do: 'mark' })
  host.clock.advance(600)
  await idle()
  host.clock.advance(600)
  expect((await again).status.notice).toBeUndefined()
})

test('a bot for which the adept fails too makes any legal choice', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  host.clock.advance(600)
  const moved = renderer.nextUpdate()
  pool.fail(0)
  await pool.waitForQuestions(2)
  pool.fail(1)
  expect((await moved).status.length).toBe(2)
  expect(host.logLines.join()).toContain('nobody could think')
})

test('undo and leaving cancel a bot’s request at once', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  expect(pool.signals[0]?.aborted).toBe(false)
  await renderer.get('table.undo', { table, seat: 0 })
  expect(pool.signals[0]?.aborted).toBe(true)
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(2)
  await renderer.get('desk.leave', { table })
  expect(pool.signals[1]?.aborted).toBe(true)
})

test('a bot whose choice is illegal makes any legal choice', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  host.clock.advance(600)
  const moved = renderer.nextUpdate()
  pool.answer(0, { do: 'cheat' })
  expect((await moved).status.length).toBe(2)
  expect(host.logLines.join()).not.toContain('cheat')
})

test('bots stop when no client is at the table, and continue when one is back', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  renderer.close()
  pool.answer(0, { do: 'mark' })
  host.clock.advance(5000)
  await idle()
  renderer = host.renderer()
  expect((await now()).status.length).toBe(1)
  await pool.waitForQuestions(2)
  const moved = renderer.nextUpdate()
  host.clock.advance(600)
  pool.answer(1, { do: 'mark' })
  expect((await moved).status.length).toBe(2)
})

test('a bot’s requests share one seed and have a stream label per decision', async () => {
  await renderer.act(table, { do: 'pass' })
  await pool.waitForQuestions(1)
  host.clock.advance(600)
  pool.answer(0, { do: 'mark' })
  await pool.waitForQuestions(2)
  const [first, second] = pool.questions
  expect(first?.seed).toBe(second?.seed)
  expect(first?.streamLabel).not.toBe(second?.streamLabel)
})

test('bots that choose simultaneously are asked at once, and act in the order of their seats, each at its pace', async () => {
  table = (await renderer.startTable('toy-sealed', seats)).info.table
  await pool.waitForQuestions(2)
  expect(pool.questions.map(({ seat }) => seat)).toEqual([1, 2])
  const first = pool.questions[0]?.choices[0] ?? null
  const second = pool.questions[1]?.choices[0] ?? null
  pool.answer(1, second)
  host.clock.advance(600)
  expect(await lengthAfterIdle()).toBe(0)
  const one = renderer.nextUpdate()
  pool.answer(0, first)
  expect((await one).status.length).toBe(1)
  expect(await lengthAfterIdle()).toBe(1)
  const both = renderer.nextUpdate()
  host.clock.advance(600)
  expect((await both).status).toMatchObject({ length: 2, deciders: [0] })
  expect(pool.questions).toHaveLength(2)
})
