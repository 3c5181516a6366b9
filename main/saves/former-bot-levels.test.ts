/** Former names of bot levels: saves with them open, list and continue, and clients that still send them are understood. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost } from '../testing/test-host.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const RECORDED = join(import.meta.dirname, '../testing/former-levels.samsara')
let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    seed: 'former',
  })
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

test('a recorded save with the bot levels random and greedy is listed, opens with novice and adept, and continues', async () => {
  copyFileSync(RECORDED, savePathOf(profile.path, 'toy-hand-former'))
  const renderer = host.renderer()
  const [card] = await renderer.get<SaveListEntry[]>('desk.saves')
  const seats = [
    { kind: 'person', name: 'Ana', colour: 3 },
    { kind: 'bot', name: 'Banyan', colour: 0, level: 'novice' },
    { kind: 'bot', name: 'Heron', colour: 1, level: 'adept' },
  ]
  expect(card).toMatchObject({ save: 'toy-hand-former', seats })
  expect(card).not.toHaveProperty('broken')
  await renderer.get('desk.openSave', { save: 'toy-hand-former' })
  const moved = renderer.nextUpdate()
  const { info, status } = await renderer.now('toy-hand-former')
  expect(info).toMatchObject({ seats })
  expect(info).not.toHaveProperty('note')
  // And from before the Sage could be asked.
  expect(info.advice).toBe(true)
  expect(status).not.toHaveProperty('advised')
  expect(status).toMatchObject({ length: 3, thinking: 1 })
  await renderer.get('table.skip', { table: 'toy-hand-former' })
  expect((await moved).status.length).toBe(4)
})

test('newTable accepts the former names of bot levels', async () => {
  const bot = { kind: 'bot', name: 'Heron', colour: 1, level: 'greedy' }
  const made = { game: 'toy-hand', seats: [personSeat('Ana'), bot], options: {}, practice: false }
  const { table } = await host.renderer().get<{ table: string }>('desk.newTable', made)
  const { info } = await host.renderer().now(table)
  expect(info.seats[1]).toMatchObject({ level: 'adept' })
})
