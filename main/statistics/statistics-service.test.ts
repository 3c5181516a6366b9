/** Statistics of a whole host: games are played to their end at tables, and the statistics are then queried. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { FinishedGameAwards, Statistics, StatisticsFilter } from '../../bridge/statistics.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { savePathOf, forgeSave } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const toy: AnyGame = {
  ...createFixtureGame('none'),
  achievements: [
    { id: 'marked', isEarnedBy: ({ facts }, seat) => seat === 0 && facts.some(({ kind }) => kind === 'marked') },
    { id: 'peeped', isEarnedBy: ({ facts }) => JSON.stringify(facts).includes('raven') },
  ],
}
const catalogue = createFixtureCatalogue(toy)
let folder: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let ana: TestRenderer

beforeEach(async () => {
  folder = createTemporaryFolder()
  host = await openTestHost({ catalogue, profile: folder.path })
  ana = host.renderer()
})
afterEach(async () => {
  await host.services.dispose()
  folder.remove()
})

const statistics = (filter: Partial<StatisticsFilter> = {}): Promise<Statistics> =>
  ana.get<Statistics>('desk.statistics', { filter: { also: [], ...filter } })

const finish = (table: string): Promise<void> => ana.play(table, ...Array(4).fill({ do: 'pass' }))

async function sit(more: { readonly practice?: boolean } = {}): Promise<string> {
  const { info } = await ana.startTable('toy-none', [personSeat('Ana'), personSeat('Ben')], more)
  return info.table
}

async function restart(): Promise<void> {
  await host.services.dispose()
  host = await openTestHost({ catalogue, profile: folder.path })
  ana = host.renderer()
}

test('a game counts when it ends, with its achievements, and not before', async () => {
  const table = await sit()
  await ana.act(table, { do: 'mark' })
  expect(await ana.get('desk.noted', { table })).toEqual({ earned: [], records: [] })
  expect(await statistics()).toMatchObject({ noted: 0, games: 0 })
  await finish(table)
  expect(await ana.get<FinishedGameAwards>('desk.noted', { table })).toEqual({
    earned: [{ id: 'marked', seats: [0] }],
    records: [],
  })
  const { noted, people, achievements } = await statistics()
  expect({ noted, people: people.played }).toEqual({ noted: 1, people: 2 })
  expect(achievements.map(({ id, by }) => [id, by.map(({ name }) => name)])).toEqual([
    ['marked', ['Ana']],
    ['peeped', []],
  ])
})

test('facts that no player at the table could see earn nothing and are not stored', async () => {
  await finish(await sit())
  await statistics()
  expect(readFileSync(join(folder.path, 'results.json'), 'utf8')).not.toMatch(/raven|heron|otter/)
})

test('a game counts once, also when its save is opened again or deleted', async () => {
  const table = await sit()
  await finish(table)
  await ana.get('desk.leave', { table })
  await ana.get('desk.openSave', { save: table })
  expect(await statistics()).toMatchObject({ noted: 1 })
  await restart()
  const saves = join(folder.path, 'saves')
  rmSync(join(saves, `${table}.samsara`))
  expect(await ana.get<SaveListEntry[]>('desk.saves')).toEqual([])
  expect(await statistics()).toMatchObject({ noted: 1, games: 1 })
})

test('a practice game whose end was undone counts once, with its final end', async () => {
  const table = await sit({ practice: true })
  await finish(table)
  const { status } = await ana.now(table)
  expect(status.outcome).not.toBeNull()
  await ana.get('table.undo', { table, seat: 1 })
  await ana.act(table, { do: 'mark' })
  await ana.act(table, { do: 'pass' })
  expect(await statistics()).toMatchObject({ noted: 1, games: 0, apart: { practice: 1 } })
  const { byGame, achievements } = await statistics({ also: ['practice'] })
  expect(byGame[0]).toMatchObject({ games: 1, best: 1 })
  expect(achievements.flatMap(({ by }) => by)).toEqual([])
})

test('a game whose end was undone does not count while it continues, also after a restart', async () => {
  const table = await sit()
  await finish(table)
  await ana.get('table.undo', { table, seat: 1 })
  expect(await statistics()).toMatchObject({ noted: 0, games: 0 })
  await restart()
  expect(await statistics()).toMatchObject({ noted: 0, games: 0 })
  await ana.get('desk.openSave', { save: table })
  expect(await statistics()).toMatchObject({ noted: 0, games: 0 })
})

describe('finished games without a stored result', () => {
  /** The text of a game that Ana has marked and finished, of which nothing is known here any more. */
  async function elsewhere(): Promise<string> {
    const table = await sit()
    await ana.act(table, { do: 'mark' })
    await finish(table)
    await host.services.dispose()
    const text = readFileSync(savePathOf(folder.path, table), 'utf8')
    folder.remove()
    folder = createTemporaryFolder()
    host = await openTestHost({ catalogue, profile: folder.path })
    ana = host.renderer()
    return text
  }
  const earned = async (): Promise<unknown> =>
    (await statistics()).achievements.flatMap(({ id, by }) => by.map(({ name }) => [id, name]))

  test('count with everything in their logs before they are opened', async () => {
    const text = await elsewhere()
    writeFileSync(savePathOf(folder.path, 'older'), text)
    expect(await statistics()).toMatchObject({ noted: 1, games: 1, people: { played: 2 } })
    expect(await earned()).toEqual([['marked', 'Ana']])
    await ana.get('desk.openSave', { save: 'older' })
    expect(await statistics()).toMatchObject({ noted: 1 })
  })

  test('count once when they are imported, and only once', async () => {
    const text = await elsewhere()
    expect(await statistics()).toMatchObject({ noted: 0 })
    await ana.get('desk.importText', { text })
    writeFileSync(savePathOf(folder.path, 'copy'), text)
    expect(await statistics()).toMatchObject({ noted: 1, games: 1 })
    expect(await earned()).toEqual([['marked', 'Ana']])
  })

  test('end as their logs say, whatever their headers say', async () => {
    const text = await elsewhere()
    const game = (digit: string): string => digit.repeat(32)
    const put = (save: string, change: (saved: Record<string, unknown>) => void): void => {
      writeFileSync(savePathOf(folder.path, save), forgeSave(text, change))
    }
    const header = (saved: Record<string, unknown>): Record<string, unknown> => saved['header'] as never
    put('running', (saved) => {
      header(saved)['table'] = game('a')
      saved['log'] = (saved['log'] as unknown[]).slice(0, -1)
    })
    put('other', (saved) => {
      header(saved)['table'] = game('b')
      header(saved)['stand'] = { turn: [], result: [0, 1].map((seat) => ({ seats: [seat], place: 1, score: 900 })) }
    })
    const { noted, records } = await statistics()
    expect(noted).toBe(1)
    expect(JSON.stringify(records)).not.toContain('900')
  })

  test('are read in the background if there are many, and an event reports what was found', async () => {
    const text = await elsewhere()
    const ids = Array.from({ length: 60 }, (_, n) => n.toString(16).padStart(32, '0'))
    for (const [n, table] of ids.entries())
      writeFileSync(
        savePathOf(folder.path, `many-${String(n)}`),
        forgeSave(text, (saved) => Object.assign(saved['header'] as object, { table })),
      )
    const all = new Promise<number>((resolve) => {
      ana.onEvent = (event) => {
        if (event === 'noted')
          void statistics().then(({ noted }) => (noted === ids.length ? resolve(noted) : undefined))
      }
    })
    expect((await statistics()).noted).toBeLessThan(ids.length)
    expect(await all).toBe(ids.length)
  })

  test('from before a reset stay uncounted, opened or not', async () => {
    const text = await elsewhere()
    writeFileSync(savePathOf(folder.path, 'older'), text)
    await ana.get('desk.resetStatistics')
    expect(await statistics()).toMatchObject({ noted: 0 })
    await ana.get('desk.openSave', { save: 'older' })
    expect(await statistics()).toMatchObject({ noted: 0 })
  })
})

test('resetting statistics deletes no save, and earlier games do not count again', async () => {
  const table = await sit()
  await finish(table)
  await ana.get('desk.leave', { table })
  await ana.get('desk.resetStatistics')
  await restart()
  await ana.get('desk.openSave', { save: table })
  expect(await statistics()).toMatchObject({ noted: 0 })
  expect(await ana.get<SaveListEntry[]>('desk.saves')).toHaveLength(1)
})

test('a game continues and is saved when its result cannot be stored', async () => {
  const newer = JSON.stringify({ format: 'samsara-results', version: 9 })
  writeFileSync(join(folder.path, 'results.json'), newer)
  const table = await sit()
  await finish(table)
  expect((await ana.now(table)).status.outcome).not.toBeNull()
  expect(await ana.rejectionId('desk.statistics', { filter: { also: [] } })).toBe('statistics.refused.newer')
  expect(await ana.rejectionId('desk.noted', { table })).toBe('statistics.refused.newer')
  expect(host.logLines.join()).toContain('could not be noted')
  expect(readFileSync(join(folder.path, 'results.json'), 'utf8')).toBe(newer)
})

test('an export of statistics contains the players’ names as text', async () => {
  await finish(await sit())
  expect(await ana.get('desk.exportStatistics', { as: 'csv' })).toContain(',Ben,person,')
  expect(JSON.parse(await ana.get<string>('desk.exportStatistics', { as: 'json' }))).toHaveLength(1)
})
