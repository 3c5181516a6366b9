/** Saves of older rules, from the file to the table: they are replayed, or open from their last known state with a note. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { Statistics } from '../../bridge/statistics.ts'
import { openTestHost, createTemporaryFolder, type TestHost, type TestRenderer } from '../testing/test-host.ts'
import { installRecordedSave } from '../testing/saved-files.ts'

const FIXTURES = join(import.meta.dirname, '../../engine/fixtures')

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path })
  renderer = host.renderer()
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const put = (game: string, name: string): string =>
  installRecordedSave(profile.path, `${game}/rules-1/${name.replace('.samsara', '')}`)

const cardOf = async (save: string): Promise<SaveListEntry | undefined> =>
  (await renderer.get<SaveListEntry[]>('desk.saves')).find((card) => card.save === save)

test('saves of older rules are marked and open; one that cannot be replayed gets a note and is marked closed when saved', async () => {
  const notes = new Map<string, number>()
  for (const game of ['cosmic-karma', 'moksha'])
    for (const name of readdirSync(join(FIXTURES, game, 'rules-1'))) {
      const save = put(game, name)
      expect(await cardOf(save)).toMatchObject({ rules: 1, older: true })
      const { table } = await renderer.get<{ table: string }>('desk.openSave', { save })
      const { info, status } = await renderer.now(table)
      const note = info.note?.id ?? 'whole'
      notes.set(note, (notes.get(note) ?? 0) + 1)
      const closed = note === 'save.note.closed'
      if (closed) expect(status.undo.ok).toBe(false)
      await renderer.get('desk.leave', { table })
      const card = await cardOf(save)
      expect(card?.closed).toBe(closed ? true : undefined)
      if (closed) expect(card?.rules).toBe(2)
      expect(card?.older).toBe(closed ? undefined : true)
    }
  expect([...notes.keys()].sort()).toEqual(['save.note.closed', 'whole'])
})

test('statistics count finished games of older rules only if their log reaches its end by the present rules', async () => {
  const statistics = () => renderer.get<Statistics>('desk.statistics', { filter: { also: [] } })
  const whole = put('moksha', 'end-alone-2.samsara')
  const closed = [put('moksha', 'end-karma-2.samsara'), put('cosmic-karma', 'over-hanging-on-ring-1.samsara')]
  const counted = async (): Promise<unknown> => {
    const { noted, byGame } = await statistics()
    return { noted, games: byGame.map(({ game }) => game) }
  }
  expect(await counted()).toEqual({ noted: 1, games: ['moksha'] })
  for (const save of [whole, ...closed]) {
    const { table } = await renderer.get<{ table: string }>('desk.openSave', { save })
    expect((await renderer.now(table)).status.outcome).not.toBeNull()
    await renderer.get('desk.leave', { table })
  }
  expect(await counted()).toEqual({ noted: 1, games: ['moksha'] })
})
