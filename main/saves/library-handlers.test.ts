/** The library's IPC handlers, called over the Bridge. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { MAX_THUMBNAIL_BYTES, type BinOrRestoreResult, type ThumbnailDrawingData } from '../../bridge/save-library.ts'
import { cleanText } from '../../bridge/names.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { SaveLibrary } from './save-library.ts'

const two = [personSeat('Ana'), personSeat('Ben')]
const catalogue = createFixtureCatalogue(createFixtureGame('none'), createFixtureGame('hand'))

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'tests' })
  renderer = host.renderer()
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const list = (): Promise<SaveListEntry[]> => renderer.get('desk.saves')
const cardOf = async (save: string): Promise<SaveListEntry | undefined> =>
  (await list()).find((card) => card.save === save)

/** A table with some marks, which is closed again. */
async function played(marks = 1): Promise<string> {
  const { info } = await renderer.startTable('toy-none', two)
  for (let n = 0; n < marks; n++) await renderer.act(info.table, { do: 'mark' })
  await renderer.get('desk.leave', { table: info.table })
  return info.table
}

describe('the id of a game', () => {
  test('and its start time stay the same in later saves and copies; a new game has another id', async () => {
    const [one, other] = [await played(), await played()]
    const { table, begunAt } = (await cardOf(one)) ?? {}
    expect(table).toMatch(/^[0-9a-f]{32}$/)
    expect((await cardOf(other))?.table).not.toBe(table)
    host.clock.advance(60_000)
    await renderer.get('desk.openSave', { save: one })
    await renderer.act(one, { do: 'mark' })
    await renderer.get('desk.leave', { table: one })
    const { save } = await renderer.get<{ save: string }>('desk.duplicateSave', { save: one })
    for (const each of [one, save]) expect(await cardOf(each)).toMatchObject({ table, begunAt })
  })

  test('comes with its play time, which counts while a client watches and continues after reopening', async () => {
    const save = await played(0)
    const act = async (): Promise<number | undefined> => {
      await renderer.act(save, { do: 'mark' })
      return (await cardOf(save))?.played
    }
    await renderer.get('desk.openSave', { save })
    await renderer.now(save)
    host.clock.advance(60_000)
    expect(await act()).toBe(60_000)
    await renderer.get('desk.leave', { table: save })
    // No player is at the table, and then the machine sleeps with one at it.
    host.clock.advance(3_600_000)
    await renderer.get('desk.openSave', { save })
    await renderer.now(save)
    expect(await act()).toBe(60_000)
    host.clock.advance(8 * 3_600_000)
    expect(await act()).toBe(6 * 60_000)
  })
})

describe('the name of a table', () => {
  test('is written at once while the table is open, and survives further moves', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    await renderer.get('desk.renameSave', { save: info.table, name: '  Sunday \u202e at   home\u200b ' })
    expect(await cardOf(info.table)).toMatchObject({ name: 'Sunday at home' })
    await renderer.act(info.table, { do: 'mark' })
    await renderer.get('desk.leave', { table: info.table })
    await renderer.get('desk.openSave', { save: info.table })
    await renderer.act(info.table, { do: 'mark' })
    expect(await cardOf(info.table)).toMatchObject({ name: 'Sunday at home' })
    await renderer.get('desk.renameSave', { save: info.table, name: '' })
    expect(await cardOf(info.table)).not.toHaveProperty('name')
  })

  test('can be changed while the table is closed, and nothing else changes', async () => {
    const save = await played(2)
    const before = await cardOf(save)
    await renderer.get('desk.renameSave', { save, name: 'Sunday' })
    expect(await cardOf(save)).toEqual({ ...before, name: 'Sunday' })
    expect(savedLogLength(profile.path, save)).toBe(2)
    await renderer.get('desk.renameSave', { save, name: ' ' })
    expect(await cardOf(save)).toEqual(before)
  })

  test('cannot be given to a broken save; with a valid .bak that is named, and the damaged file is kept', async () => {
    const [broken, mended] = [await played(0), await played(3)]
    for (const save of [broken, mended]) writeFileSync(savePathOf(profile.path, save), 'half')
    rmSync(`${savePathOf(profile.path, broken)}.bak`, { force: true })
    expect(await renderer.rejectionId('desk.renameSave', { save: broken, name: 'x' })).toBe('save.broken.json')
    expect(readFileSync(savePathOf(profile.path, broken), 'utf8')).toBe('half')
    await renderer.get('desk.renameSave', { save: mended, name: 'Sunday' })
    expect(await cardOf(mended)).toMatchObject({ name: 'Sunday' })
    expect(savedLogLength(profile.path, mended)).toBe(2)
    expect(readFileSync(join(profile.path, 'saves', 'kept', `${mended}.samsara`), 'utf8')).toBe('half')
  })

  test('is not changed when the disk refuses, whether the table is open or closed', async () => {
    const closed = await played()
    const { info } = await renderer.startTable('toy-none', two)
    const write = vi.spyOn(SaveLibrary.prototype, 'write').mockRejectedValue(new Error('ENOSPC'))
    for (const save of [closed, info.table])
      expect(await renderer.rejectionId('desk.renameSave', { save, name: 'Sunday' })).toBe('save.refused.write')
    write.mockRestore()
    await renderer.act(info.table, { do: 'mark' })
    expect((await list()).filter(({ name }) => name !== undefined)).toEqual([])
    expect(await renderer.rejectionId('desk.renameSave', { save: 'nowhere', name: 'x' })).toBe('save.missing')
  })

  test.each([
    ['a\u202Eb\u2066c\u200Fd', 'abcd'],
    ['A\u200Bn\u00ADa\uFEFF', 'Ana'],
    ['two\nlines\u0000\u2028more', 'two lines more'],
    ['e\u0301', '\u00E9'],
    ['\uD800half', 'half'],
    ['Зоя и Ана', 'Зоя и Ана'],
  ])('%j is cleaned to %j', (typed, seen) => {
    expect(cleanText(typed)).toBe(seen)
  })
})

describe('a copy of a save', () => {
  test('of an open table has the saved state, an id of its own and the sidecar files', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    await renderer.act(info.table, { do: 'mark' })
    await renderer.get('desk.keepPicture', { table: info.table, picture: PNG })
    const { save } = await renderer.get<{ save: string }>('desk.duplicateSave', { save: info.table })
    expect(save).not.toBe(info.table)
    await renderer.act(info.table, { do: 'mark' })
    expect([savedLogLength(profile.path, info.table), savedLogLength(profile.path, save)]).toEqual([2, 1])
    expect(await renderer.get('desk.picture', { save })).toBe(`data:image/png;base64,${PNG}`)
  })

  test('B3-1, BB9: gets a number that distinguishes it from its original and other copies', async () => {
    const save = await played()
    const copy = (of: string) => renderer.get<{ save: string; name: string }>('desk.duplicateSave', { save: of })
    const first = await copy(save)
    const second = await copy(first.save)
    const { title } = (await cardOf(save)) ?? {}
    expect([first.name, second.name]).toEqual([`${String(title)} (2)`, `${String(title)} (3)`])
    expect((await cardOf(first.save))?.name).toBe(first.name)
    expect((await cardOf(save))?.name).toBeUndefined()
    await renderer.get('desk.renameSave', { save, name: 'x'.repeat(60) })
    expect((await copy(save)).name).toMatch(/^x{30,} \(2\)$/)
  })

  test('gets an id that no earlier copy had, so that results of the earlier copy stay as they are', async () => {
    const save = await played()
    const copy = () => renderer.get<{ save: string }>('desk.duplicateSave', { save })
    const first = await copy()
    await renderer.moveToBin(first.save)
    expect((await copy()).save).not.toBe(first.save)
  })

  test('of a broken or missing save is rejected with the reason', async () => {
    writeFileSync(savePathOf(profile.path, 'broken'), 'half')
    expect(await renderer.rejectionId('desk.duplicateSave', { save: 'broken' })).toBe('save.broken.json')
    expect(await renderer.rejectionId('desk.duplicateSave', { save: 'nowhere' })).toBe('save.missing')
    expect(readdirSync(join(profile.path, 'saves'))).toEqual(['broken.samsara'])
  })
})

describe('several saves at once', () => {
  test('go to the bin and come back, and those that cannot stay where they are', async () => {
    const [one, other] = [await played(), await played()]
    const { info } = await renderer.startTable('toy-none', two)
    const deleted = await renderer.get<BinOrRestoreResult>('desk.binSaves', {
      saves: [info.table, one, 'nowhere', other],
    })
    expect(deleted).toEqual({
      done: [one, other].map((save) => ({ save, now: save })),
      refused: 2,
      reason: { id: 'save.refused.open' },
    })
    expect((await list()).map(({ save }) => save)).toEqual([info.table])
    const restored = await renderer.get<BinOrRestoreResult>('desk.restoreSaves', { saves: ['nowhere', other] })
    expect(restored).toMatchObject({ done: [{ save: other, now: other }], refused: 1, reason: { id: 'save.missing' } })
    expect((await renderer.get<SaveListEntry[]>('desk.binnedSaves')).map(({ save }) => save)).toEqual([one])
  })

  test('stay when they have unsaved moves, which the bin could not restore', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const write = vi.spyOn(SaveLibrary.prototype, 'write').mockRejectedValue(new Error('ENOSPC'))
    await renderer.act(info.table, { do: 'mark' })
    renderer.close()
    renderer = host.renderer()
    expect(await renderer.moveToBin(info.table)).toBe('table.refused.unsaved')
    write.mockRestore()
    expect((await renderer.now(info.table)).status.length).toBe(1)
    await renderer.get('desk.leave', { table: info.table })
    expect(savedLogLength(profile.path, info.table)).toBe(1)
    expect(await renderer.moveToBin(info.table)).toBe(info.table)
  })

  test('are binned even if the disk refuses one of them', async () => {
    const [one, other] = [await played(), await played()]
    const trash = vi.spyOn(SaveLibrary.prototype, 'moveToBin').mockRejectedValueOnce(new Error('EACCES'))
    const { done, refused } = await renderer.get<BinOrRestoreResult>('desk.binSaves', { saves: [one, other] })
    expect([done.map(({ save }) => save), refused]).toEqual([[other], 1])
    trash.mockRestore()
    expect(existsSync(savePathOf(profile.path, one))).toBe(true)
  })

  test('are deleted from the bin with their sidecar files, some or all; files of others stay', async () => {
    const saves = [await played(), await played(), await played()]
    for (const table of saves.slice(0, 1)) {
      await renderer.get('desk.openSave', { save: table })
      await renderer.get('desk.keepPicture', { table, picture: PNG })
      await renderer.get('desk.leave', { table })
    }
    await renderer.get('desk.binSaves', { saves })
    const bin = join(profile.path, 'saves', 'trash')
    writeFileSync(join(bin, 'Holiday photo.samsara'), 'mine')
    mkdirSync(join(bin, 'folder.samsara'))
    expect(await renderer.get('desk.emptyBin', { saves: [saves[0], 'nowhere'] })).toBe(1)
    expect((await renderer.get<SaveListEntry[]>('desk.binnedSaves')).map(({ save }) => save).sort()).toEqual(
      saves.slice(1).sort(),
    )
    expect(await renderer.get('desk.emptyBin', { saves: saves.slice(1) })).toBe(2)
    expect(readdirSync(bin).sort()).toEqual(['Holiday photo.samsara', 'folder.samsara'])
  })
})

/** The smallest picture of each kind with a valid form; no more is checked. */
const png = (wide: number, high: number): string => {
  const bytes = Buffer.alloc(64)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(wide, 16)
  bytes.writeUInt32BE(high, 20)
  return bytes.toString('base64')
}
const webp = (kind: string, fill: (bytes: Buffer) => void): string => {
  const bytes = Buffer.alloc(64)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(56, 4)
  bytes.write(`WEBP${kind}`, 8, 'latin1')
  fill(bytes)
  return bytes.toString('base64')
}
const PNG = png(480, 300)

describe('the thumbnail of a table', () => {
  test('is drawn from the public view', async () => {
    const { info, moment } = await renderer.startTable('toy-hand', two)
    const sitting = await renderer.get<ThumbnailDrawingData>('desk.pictureOf', { table: info.table })
    expect(sitting).toMatchObject({ game: 'toy-hand', seats: two, view: { hands: [1, 1] } })
    expect(moment.view).toEqual(sitting.view)
    expect(await renderer.rejectionId('desk.pictureOf', { table: 'nowhere' })).toBe('table.refused.unknown')
  })

  test('is stored beside the save, goes to the bin with it and comes back', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    expect(await renderer.get('desk.picture', { save: table })).toBeNull()
    await renderer.get('desk.keepPicture', { table, picture: PNG })
    await renderer.get('desk.leave', { table })
    await renderer.get('desk.binSaves', { saves: [table] })
    expect(await renderer.get('desk.picture', { save: table })).toBeNull()
    const there = `data:image/png;base64,${PNG}`
    expect(await renderer.get('desk.picture', { save: table, deleted: true })).toBe(there)
    await renderer.get('desk.restoreSaves', { saves: [table] })
    expect(await renderer.get('desk.picture', { save: table })).toBe(there)
    expect(await renderer.rejectionId('desk.keepPicture', { table, picture: PNG })).toBe('table.refused.unknown')
  })

  test('A20: is stored for two lights, and one is shown when the other is missing', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    const later = png(300, 200)
    const seen = async () => [
      await renderer.get('desk.picture', { save: table }),
      await renderer.get('desk.picture', { save: table, light: 'dawn' }),
    ]
    const url = (picture: string) => `data:image/png;base64,${picture}`
    await renderer.get('desk.keepPicture', { table, picture: PNG, light: 'dawn', renews: true })
    expect(await seen()).toEqual([url(PNG), url(PNG)])
    await renderer.get('desk.keepPicture', { table, picture: later })
    expect(await seen()).toEqual([url(later), url(PNG)])
    // The board has changed since the picture at dawn.
    await renderer.get('desk.keepPicture', { table, picture: later, renews: true })
    expect(await seen()).toEqual([url(later), url(later)])
  })

  test.each<[string, string]>([
    ['a PNG', PNG],
    ['a lossy WebP', webp('VP8 ', (bytes) => bytes.set([0x9d, 0x01, 0x2a, 0xe0, 0x01, 0x2c, 0x01], 23))],
    ['a lossless WebP', webp('VP8L', (bytes) => bytes.set([0x2f, 0xdf, 0xc1, 0x4a, 0x00], 20))],
    ['an extended WebP', webp('VP8X', (bytes) => bytes.set([0xdf, 0x01, 0x00, 0x2b, 0x01, 0x00], 24))],
  ])('can be %s', async (_, picture) => {
    const { info } = await renderer.startTable('toy-none', two)
    await renderer.get('desk.keepPicture', { table: info.table, picture })
    expect(await renderer.get('desk.picture', { save: info.table })).toContain(picture)
  })

  test.each<[string, string]>([
    ['some text', Buffer.from('<svg onload="alert(1)"/>'.repeat(4)).toString('base64')],
    ['one that is wider than any', png(1025, 300)],
    ['one without height', png(480, 0)],
    ['a WebP that is larger than any', webp('VP8X', (bytes) => bytes.set([0xff, 0xff, 0xff, 0x2b, 0x01, 0x00], 24))],
    ['a WebP of an unknown kind', webp('ANIM', () => undefined)],
    ['a WebP that says another length', webp('VP8X', (bytes) => bytes.set([1], 5))],
    ['one that is cut off', PNG.slice(0, 20)],
    ['base64 that is written in another way', `${PNG.slice(0, -3)}B==`],
  ])('is rejected when it is %s', async (_, picture) => {
    const { info } = await renderer.startTable('toy-none', two)
    expect(await renderer.rejectionId('desk.keepPicture', { table: info.table, picture })).toBe('save.refused.picture')
    expect(await renderer.get('desk.picture', { save: info.table })).toBeNull()
  })

  test('counts as missing when the stored file is damaged', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const file = `${savePathOf(profile.path, info.table)}.picture`
    for (const damaged of ['no picture', '', Buffer.alloc(MAX_THUMBNAIL_BYTES + 1)]) {
      writeFileSync(file, damaged)
      expect(await renderer.get('desk.picture', { save: info.table })).toBeNull()
    }
  })
})

test('rereadSaves reads the whole list again', async () => {
  const save = await played()
  await list()
  const read = vi.spyOn(SaveLibrary.prototype, 'invalidateAll')
  await renderer.get('desk.rereadSaves')
  expect(read).toHaveBeenCalledOnce()
  expect(await list()).toMatchObject([{ save }])
  read.mockRestore()
})
