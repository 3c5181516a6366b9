/** Saves under names that no save has, as made by programs that synchronise folders. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { ImportResult, SyncConflictCopy } from '../../bridge/import-export.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { readAllFiles, savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const two = [personSeat('Ana'), personSeat('Ben')]
let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
/** A table here, and its text as it was a move before. */
let table: string
let earlier: string

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: profile.path,
    seed: 'copies',
  })
  renderer = host.renderer()
  table = (await renderer.startTable('toy-none', two)).info.table
  earlier = readFileSync(savePathOf(profile.path, table), 'utf8')
  await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const saves = (): string => join(profile.path, 'saves')
const put = (name: string, text = earlier): void => {
  writeFileSync(join(saves(), name), text)
}
const copies = (): Promise<readonly SyncConflictCopy[]> => renderer.get('desk.otherCopies')
const listed = (): Promise<readonly SaveListEntry[]> => renderer.get('desk.saves')
const only = async (): Promise<SyncConflictCopy> => {
  const [copy, ...more] = await copies()
  if (copy === undefined || more.length > 0) throw new Error('not one copy')
  return copy
}

describe('public 17: the list of conflict copies', () => {
  test.each([
    ['Dropbox', (id: string) => `${id} (conflicted copy 2026-01-01).samsara`],
    ['Dropbox with a name', (id: string) => `${id} (Ana's conflicted copy 2026-01-01).samsara`],
    ['Dropbox in German', (id: string) => `${id} (In Konflikt stehende Kopie von Zoë 2026-01-01).samsara`],
    ['Nextcloud', (id: string) => `${id} (conflicted copy 2026-01-01 120000).samsara`],
    ['ownCloud of old', (id: string) => `${id}_conflict-20160101-120000.samsara`],
    ['Syncthing', (id: string) => `${id}.sync-conflict-20260101-120000-ABCDEF7.samsara`],
    ['OneDrive', (id: string) => `${id}-LAPTOP-4711.samsara`],
    ['Google Drive', (id: string) => `${id} (1).samsara`],
    ['iCloud', (id: string) => `${id} 2.samsara`],
    ['Windows', (id: string) => `${id} - Copy.samsara`],
    ['macOS in French', (id: string) => `${id} copie.samsara`],
    ['a disk that writes capitals', (id: string) => `${id.toUpperCase()}.SAMSARA`],
  ])('has a copy made by %s, with its table', async (_, nameOf) => {
    put(nameOf(table))
    const before = readAllFiles(saves())
    expect(await only()).toMatchObject({ file: nameOf(table), card: { game: 'toy-none', title: 'Toy', save: '' } })
    expect((await listed()).map(({ save }) => save)).toEqual([table])
    expect(readAllFiles(saves())).toEqual(before)
  })

  test('leaves out hidden and temporary files, links, folders, other files and saves', async () => {
    for (const name of [
      `._${table} 2.samsara`,
      '.hidden.samsara',
      '~one.samsara',
      `${table}.samsara.4711-0123456789ab.tmp`,
    ])
      put(name)
    for (const name of ['.DS_Store', 'desktop.ini', 'notes.txt', `${table} 2.samsara.bak`, 'another-save.samsara'])
      put(name)
    mkdirSync(join(saves(), 'Folder 2.samsara'))
    symlinkSync(join(saves(), `${table}.samsara`), join(saves(), 'Link 2.samsara'))
    expect(await copies()).toEqual([])
  })

  test('marks a copy that is no save or too large as unreadable', async () => {
    put('Half 2.samsara', earlier.slice(0, 100))
    put('Large 2.samsara', ' '.repeat(MAX_SAVE_BYTES + 1))
    const found = await copies()
    expect(found.map(({ file, broken }) => [file, broken?.id])).toEqual([
      ['Half 2.samsara', 'save.broken.json'],
      ['Large 2.samsara', 'save.broken.large'],
    ])
    expect(await renderer.call('desk.takeCopy', { copy: found[0]?.copy })).toMatchObject({
      value: { came: 'refused', reason: { id: 'files.refused.cut' } },
    })
    expect(await renderer.rejectionId('desk.takeCopy', { copy: found[1]?.copy })).toBe('files.refused.gone')
    expect(readdirSync(saves())).toContain('Half 2.samsara')
  })

  test('uses the file time for a copy saved by a clock that was ahead', async () => {
    const ahead = host.clock.now() + 400 * 24 * 3_600_000
    put('Copy 2.samsara', earlier.replace(/"savedAt":\d+/, `"savedAt":${String(ahead)}`))
    utimesSync(join(saves(), 'Copy 2.samsara'), 7, 7)
    const { savedAt, broken } = await only()
    // Without its checksum it is broken: the time is that of its file too.
    expect([savedAt, broken?.id]).toEqual([7000, 'save.broken.checksum'])
  })

  test('has at most fifty copies', async () => {
    for (let n = 0; n < 60; n++) put(`Copy (${String(n)}).samsara`)
    expect(await copies()).toHaveLength(50)
  })
})

describe('public 17: a conflict copy becomes a table', () => {
  const NAME = 'Chakra (conflicted copy 2026-01-01).samsara'
  const kept = (): string => readFileSync(join(saves(), 'kept', NAME), 'utf8')

  test('beside the existing one once the player chooses so, and the file is moved to the kept folder', async () => {
    put(NAME)
    const { copy } = await only()
    const arrival = await renderer.get<Extract<ImportResult, { came: 'again' }>>('desk.takeCopy', { copy })
    expect(arrival).toMatchObject({ came: 'again', file: NAME, here: { save: table } })
    expect(await copies()).toHaveLength(1)
    await renderer.get('desk.keepArrival', { arrival: arrival.arrival, as: 'both' })
    expect(await copies()).toEqual([])
    expect(kept()).toBe(earlier)
    const all = (await listed()).map(({ save }) => savedLogLength(profile.path, save))
    expect(all.sort()).toEqual([0, 1])
  })

  test('in place of the existing one, which goes to the bin', async () => {
    put(NAME)
    const { copy } = await only()
    const { arrival } = await renderer.get<Extract<ImportResult, { came: 'again' }>>('desk.takeCopy', { copy })
    await renderer.get('desk.keepArrival', { arrival, as: 'replace' })
    expect(await copies()).toEqual([])
    expect((await listed()).map(({ save }) => savedLogLength(profile.path, save))).toEqual([0])
    expect(await renderer.get('desk.binnedSaves')).toMatchObject([{ save: table }])
  })

  test('unless the player drops it: then the file stays where it is', async () => {
    put(NAME)
    const { copy } = await only()
    const { arrival } = await renderer.get<Extract<ImportResult, { came: 'again' }>>('desk.takeCopy', { copy })
    await renderer.get('desk.dropArrival', { arrival })
    expect(await copies()).toHaveLength(1)
    expect(readFileSync(join(saves(), NAME), 'utf8')).toBe(earlier)
  })

  test('at once when its table is not here; an identical one is only moved to the kept folder', async () => {
    await renderer.moveToBin(table)
    await renderer.get('desk.emptyBin', { saves: [table] })
    put(NAME)
    const { copy } = await only()
    expect(await renderer.get('desk.takeCopy', { copy })).toMatchObject({ came: 'new', file: NAME })
    put('Chakra 2.samsara')
    const again = await only()
    expect(await renderer.get('desk.takeCopy', { copy: again.copy })).toMatchObject({ came: 'equal' })
    expect(await copies()).toEqual([])
    expect(await listed()).toHaveLength(1)
    expect(readdirSync(join(saves(), 'kept')).sort()).toEqual([NAME, 'Chakra 2.samsara'].sort())
  })
})

describe('public 17: a conflict copy goes to the bin', () => {
  test('as a save of its own, replaces no other, and can be restored as a table', async () => {
    await renderer.moveToBin(table)
    put(`${table} (1).samsara`)
    const { copy } = await only()
    const { save } = await renderer.get<{ save: string }>('desk.binCopy', { copy })
    expect(save).toBe(`${table}-2`)
    expect(await copies()).toEqual([])
    expect((await renderer.get<SaveListEntry[]>('desk.binnedSaves')).map((card) => card.save).sort()).toEqual([
      table,
      save,
    ])
    await renderer.restoreFromBin(save)
    expect((await listed()).map((card) => card.save)).toEqual([save])
  })

  test('whatever its name, also when it is unreadable', async () => {
    put('Копия.samsara', 'half')
    const { copy } = await only()
    expect(await renderer.get('desk.binCopy', { copy })).toEqual({ save: 'copy' })
    expect(readAllFiles(saves())[join('trash', 'copy.samsara')]).toBe('half')
  })

  test('unless its file is gone by now', async () => {
    put('Copy 2.samsara')
    const { copy } = await only()
    await renderer.get('desk.binCopy', { copy })
    expect(await renderer.rejectionId('desk.binCopy', { copy })).toBe('files.refused.gone')
    expect(await renderer.rejectionId('desk.takeCopy', { copy })).toBe('files.refused.gone')
  })
})
