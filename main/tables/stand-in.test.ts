/** Stand-in bots for absent players: an adept with the information of that seat plays until its owner returns. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BotAndAnalysisPool, BotMoveRequest } from '../bots/bot-and-analysis-pool.ts'
import { joinAsGuest, openToGuests, type TestGuest } from '../testing/test-guest.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createInProcessBotPool } from '../testing/in-process-pools.ts'
import { createFixtureCatalogue, createFixtureGame, type FixtureGameView } from '../testing/fixture-game.ts'
import type { OpenTable } from './open-table.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let guest: TestGuest
let table: string
let open: OpenTable
let asked: { readonly question: BotMoveRequest; readonly signal: AbortSignal | undefined }[]
/** Answers wait for it. */
let gate: Promise<void> = Promise.resolve()

beforeEach(async () => {
  profile = createTemporaryFolder()
  asked = []
  gate = Promise.resolve()
  const catalogue = createFixtureCatalogue(createFixtureGame('hand'))
  const inner = createInProcessBotPool(catalogue)
  const pool: BotAndAnalysisPool = {
    ...inner,
    async ask(question, asking) {
      asked.push({ question, signal: asking?.signal })
      await gate
      return inner.ask(question, asking)
    },
  }
  host = await openTestHost({ catalogue, profile: profile.path, pace: 0, pool })
  renderer = host.renderer()
  table = (await renderer.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])).info.table
  open = await openToGuests(host, table)
  await renderer.get('table.sit', { table, seats: [0] })
  guest = await joinAsGuest(open, 'Ben K')
  await guest.requestSeats([1])
  await guest.now(table)
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const standIn = (on: boolean, seat = 1): Promise<unknown> => renderer.get('desk.standIn', { table, seat, on })
const endsTurn = async (): Promise<void> => {
  await renderer.act(table, { do: 'pass' })
  await renderer.get('table.endTurn', { table, seat: 0 })
}

test('L8: a stand-in bot plays as an adept with the view of its seat only, and the game continues', async () => {
  guest.connection.close()
  await standIn(true)
  await renderer.now(table)
  expect(asked).toEqual([])
  const played = renderer.nextUpdate(({ status }) => status.deciders.includes(0) && status.length >= 2)
  await endsTurn()
  await played
  const [{ question } = { question: undefined }] = asked
  expect(question).toMatchObject({ seat: 1, level: 'adept' })
  const { hands } = question?.view as unknown as FixtureGameView
  expect(hands[0]).toBeTypeOf('number')
})

test('while a bot plays for the owner, the owner can neither see nor act for the seat', async () => {
  await standIn(true)
  expect(guest.updates.at(-1)).toMatchObject({ info: { mine: [] }, status: { viewer: 'table' } })
  expect(await guest.rejectionId('table.liftCurtain', { table, seat: 1 })).toBe('table.refused.notYourSeat')
  expect((await guest.people()).parties[1]).toMatchObject({ seats: [1] })
  await guest.get('table.sitAgain', { table, seat: 1 })
  expect(guest.updates.at(-1)).toMatchObject({ info: { mine: [1] }, status: { viewer: 1 } })
})

test('an owner who returns while the bot thinks cancels its request and chooses', async () => {
  let answer = (): void => undefined
  gate = new Promise((resolve) => (answer = resolve))
  await standIn(true)
  await endsTurn()
  await renderer.now(table)
  expect(asked).toHaveLength(1)
  await guest.get('table.sitAgain', { table, seat: 1 })
  expect(asked[0]?.signal?.aborted).toBe(true)
  answer()
  const { status } = await guest.now(table)
  expect(status).toMatchObject({ deciders: [1], decision: { seat: 1 } })
  expect(status.thinking).toBeUndefined()
  expect((await guest.act(table, { do: 'mark' })).ok).toBe(true)
})

test('only the owner can return to a seat with a stand-in', async () => {
  await standIn(true)
  const other = await joinAsGuest(open, 'Edgar')
  expect(await other.rejectionId('table.sitAgain', { table, seat: 1 })).toBe('table.refused.notYourSeat')
  expect(await other.rejectionId('table.sit', { table, seats: [1] })).toBe('table.refused.seatTaken')
  await standIn(false)
  expect((await guest.now(table)).info.mine).toEqual([1])
})

test('a turn that waits for its end is ended when a bot takes over', async () => {
  await renderer.act(table, { do: 'pass' })
  expect((await renderer.now(table)).status.unconfirmed).toBe(0)
  await renderer.get('desk.standIn', { table, seat: 0, on: true })
  expect((await guest.now(table)).status).toMatchObject({ deciders: [1], decision: { seat: 1 } })
  expect((await guest.now(table)).status.unconfirmed).toBeUndefined()
})

test('a seat with a stand-in still counts as a person, so what it learns limits undo', async () => {
  await standIn(true)
  await endsTurn()
  expect(open.table.isPerson(1)).toBe(true)
})

test('a bot’s own seat has no stand-in and cannot be given away', async () => {
  const other = (
    await renderer.startTable('toy-hand', [personSeat('Ana'), { ...personSeat('Bit'), kind: 'bot', level: 'novice' }])
  ).info
  const ref = { table: other.table, seat: 1 }
  expect(await renderer.rejectionId('desk.standIn', { ...ref, on: true })).toBe('table.refused.notYourSeat')
  expect(await renderer.rejectionId('desk.giveSeat', { ...ref, party: 'host' })).toBe('table.refused.notYourSeat')
  expect(await renderer.rejectionId('desk.takeSeat', ref)).toBe('table.refused.notYourSeat')
})

test('a bot at a free seat plays for the host, who can take the seat', async () => {
  await guest.requestSeats([])
  await standIn(true)
  expect((await guest.people()).holders[1]).toEqual({ by: 'standIn', party: 'host' })
  await renderer.get('table.sitAgain', { table, seat: 1 })
  expect((await renderer.now(table)).info.mine).toEqual([0, 1])
})
