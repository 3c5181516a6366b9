/** A tutorial runs at an ordinary table; its seed and the preferences of its opponent are prepared. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

/** Its rival shows a card as long as the lessons go on; a novice would not. */
const catalogue = createFixtureCatalogue(createFixtureGame('hand')).map((listed) => ({
  ...listed,
  guided: {
    players: 2,
    load: () =>
      Promise.resolve({
        seed: 'prepared',
        options: {},
        rivalPreferences: [
          () => false,
          (choice: { do: string }, view: { turn: number }, seat: number) => choice.do === 'show' && view.turn === seat,
        ],
      }),
  },
}))

async function open(): Promise<void> {
  host = await openTestHost({ catalogue, profile: profile.path, pace: 0 })
  renderer = host.renderer()
}

beforeEach(async () => {
  profile = createTemporaryFolder()
  await open()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const begin = (): Promise<TableSnapshot> =>
  renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Ben')], { practice: true, guided: true })

/** Ana passes; what Ben then does first. */
async function answered(table: string): Promise<unknown> {
  const before = (await renderer.now(table)).status.length
  const back = renderer.nextUpdate(({ status }) => status.length > before + 1)
  await renderer.play(table, { do: 'pass' })
  await back
  const { history } = await renderer.now(table)
  return history.slice(before + 2).flatMap((events) => events.map(({ kind }) => kind))[0]
}

test('every tutorial table begins in the same position, whatever the seed of the host', async () => {
  const [one, other] = [await begin(), await begin()]
  expect(one.info.table).not.toBe(other.info.table)
  expect(one.moment.view).toEqual(other.moment.view)
  expect(one.info.guided).toEqual({ skipped: [] })
})

test('the list of games says which have a tutorial, and for how many players', async () => {
  expect(await renderer.get('desk.games')).toMatchObject([{ guided: 2 }])
})

test('the rival plays its prepared choices, and plays as a novice after the lessons', async () => {
  const { table } = (await begin()).info
  expect(await answered(table)).toBe('shown')
  const other = (await begin()).info.table
  await renderer.get('desk.guide', { table: other, guided: { skipped: [], over: true } })
  expect(await answered(other)).not.toBe('shown')
})

test('an ordinary table ignores tutorial progress', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Ben')])
  await renderer.get('desk.guide', { table: info.table, guided: { skipped: [] } })
  expect((await renderer.now(info.table)).info).not.toHaveProperty('guided')
})

test('skipped lessons are stored in the save and listed', async () => {
  const { table } = (await begin()).info
  await renderer.get('desk.guide', { table, guided: { skipped: ['place'] } })
  await host.services.dispose()
  await open()
  expect(await renderer.get<SaveListEntry[]>('desk.saves')).toMatchObject([{ guided: { skipped: ['place'] } }])
  const again = await renderer.get<TableRef>('desk.openSave', { save: table })
  expect((await renderer.now(again.table)).info.guided).toEqual({ skipped: ['place'] })
})
