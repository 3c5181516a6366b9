/** Tables whose log is still being replayed in another thread, and forged saves (S4). */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import type { ReplayedTableDataResult, ReplayPool } from '../saves/replay-save.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createInProcessReplayPool } from '../testing/in-process-pools.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'))
const following = createInProcessReplayPool(catalogue)
let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let table: string
/** Lets what was asked of the other thread be answered. */
let letGo: () => void
let fail: () => void
/** How often a bot was asked. */
let thought: number

/** The thread that opens saves, held up until the test lets it go. */
const replays: ReplayPool = {
  ask: (saved) =>
    new Promise<ReplayedTableDataResult>((resolve, reject) => {
      letGo = () => void following.ask(saved).then(resolve)
      fail = () => {
        reject(new Error('crashed'))
      }
    }),
  close: () => {
    fail()
    return Promise.resolve()
  },
}
const pool: BotAndAnalysisPool = {
  ask: () => {
    thought += 1
    return new Promise(() => undefined)
  },
  advise: () => new Promise(() => undefined),
  review: () => new Promise(() => undefined),
  close: () => Promise.resolve(),
}

async function start(): Promise<void> {
  host = await openTestHost({ catalogue, profile: profile.path, replays, pool, pace: 0, seed: 'opening' })
  renderer = host.renderer()
}

/** A save in which the bot is to move, in a restarted host. */
beforeEach(async () => {
  profile = createTemporaryFolder()
  fail = () => undefined
  await start()
  table = (await renderer.startTable('toy-none', [personSeat('Ana'), botSeat('Bot')])).info.table
  for (const action of ['draw', 'mark', 'pass']) await renderer.act(table, { do: action })
  await renderer.get('table.endTurn', { table, seat: 0 })
  await host.services.dispose()
  await start()
  thought = 0
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const file = (): string => join(profile.path, 'saves', `${table}.samsara`)
const kept = (): string => readFileSync(file(), 'utf8')

/** Begins to open the save; the other thread has it now. */
async function opening(): Promise<{ readonly opened: Promise<Result<unknown>> }> {
  letGo = () => undefined
  const before = letGo
  const opened = renderer.call('desk.openSave', { save: table })
  await expect.poll(() => letGo !== before).toBe(true)
  return { opened }
}

/** Changes the save by hand, with a checksum that fits. */
function forge(change: (saved: { snapshot: { state: unknown }; log: unknown[] }) => void): void {
  const { checksum: _, ...saved } = JSON.parse(kept()) as Record<string, unknown>
  change(saved as never)
  const checksum = createHash('sha256').update(canonicalJson(saved)).digest('hex')
  writeFileSync(file(), JSON.stringify({ ...saved, checksum }))
}

test('S4: while the log is replayed, calls are rejected, no bot is asked and nothing is written', async () => {
  const text = kept()
  const { opened } = await opening()
  for (const [call, more] of [
    ['current', {}],
    ['act', { seat: 0, decision: 1, action: { do: 'pass' } }],
    ['undo', { seat: 0 }],
    ['skip', {}],
  ] as const)
    expect(await renderer.rejectionId(`table.${call}`, { table, ...more })).toBe('table.refused.unknown')
  expect(thought).toBe(0)
  expect(kept()).toBe(text)
  letGo()
  expect(await opened).toEqual({ ok: true, value: { table } })
  const now = await renderer.get<TableSnapshot>('table.current', { table })
  expect(now.status).toMatchObject({ length: 3, thinking: 1 })
  expect(now.history).toHaveLength(4)
  expect(now.info.note).toBeUndefined()
  expect(thought).toBe(1)
  expect(kept()).toBe(text)
})

test('S4: other calls are answered meanwhile', async () => {
  const { opened } = await opening()
  expect(await renderer.get<SaveListEntry[]>('desk.saves')).toHaveLength(1)
  const other = await renderer.startTable('toy-none', [personSeat('Ben')])
  await renderer.act(other.info.table, { do: 'mark' })
  letGo()
  await opened
})

test('S4: a table left during the replay is closed, and it opens again', async () => {
  const { opened } = await opening()
  const left = renderer.call('desk.leave', { table })
  letGo()
  await opened
  expect(await left).toEqual({ ok: true, value: null })
  expect(await renderer.rejectionId('table.current', { table })).toBe('table.refused.unknown')
  const again = await opening()
  letGo()
  expect(await again.opened).toEqual({ ok: true, value: { table } })
})

test('S4: a replay that fails leaves the save unchanged and is reported', async () => {
  const text = kept()
  const { opened } = await opening()
  fail()
  expect(await opened).toEqual({ ok: false, reason: { id: 'save.refused.check' } })
  expect(kept()).toBe(text)
  expect(await renderer.rejectionId('table.current', { table })).toBe('table.refused.unknown')
})

test('S4: the end of the app does not wait for a replay', async () => {
  const { opened } = await opening()
  await host.services.dispose()
  expect(await opened).toMatchObject({ ok: false })
})

test.each([
  ['a forged position', 'save.note.differs', 3],
  ['a forged log', 'save.note.cut', 1],
])('S4: %s is detected: the log decides, and the former file is kept', async (what, id, length) => {
  forge((saved) => {
    if (what === 'a forged log') saved.log[1] = { seat: 0, action: { do: 'fly' } }
    else saved.snapshot.state = { ...(saved.snapshot.state as object), more: 1 }
  })
  const text = kept()
  const { opened } = await opening()
  letGo()
  const { value } = (await opened) as { value: TableRef }
  const now = await renderer.get<TableSnapshot>('table.current', value)
  expect(now.info.note).toMatchObject({ id })
  expect(now.status.length).toBe(length)
  expect(now.history).toHaveLength(length + 1)
  expect(readFileSync(join(profile.path, 'saves', 'kept', `${table}.samsara`), 'utf8')).toBe(text)
})
