import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSave } from '../../engine/core/save.ts'
import { Table } from '../../engine/core/table.ts'
import { person, temporaryFolder } from '../testing/host.ts'
import { toyGame } from '../testing/toy-game.ts'
import type { SaveHeader } from './header.ts'
import { LARGEST_SAVE, Library } from './library.ts'

let folder: ReturnType<typeof temporaryFolder>
let library: Library

beforeEach(async () => {
  folder = temporaryFolder()
  library = await Library.open(folder.path)
})

afterEach(() => {
  folder.remove()
})

const header: SaveHeader = { title: 'Toy', seats: [person('Ana'), person('Ben')], savedAt: 5, over: false }

function saveText(more: Partial<SaveHeader> = {}): string {
  const table = new Table({ game: toyGame('none'), config: { players: 2, options: {} }, seed: '0'.repeat(32) })
  return writeSave(table, { ...header, ...more })
}

function put(name: string, text: string): string {
  const file = join(folder.path, name)
  writeFileSync(file, text)
  return file
}

async function brokenIds(): Promise<(string | undefined)[]> {
  return (await library.list()).map(({ broken }) => broken?.id)
}

test('what was written is listed and read again, the last written first', async () => {
  await library.write('first', saveText({ savedAt: 1 }))
  await library.write('second', saveText({ savedAt: 2 }))
  expect(await library.list()).toEqual([
    { save: 'second', game: 'toy-none', ...header, savedAt: 2 },
    { save: 'first', game: 'toy-none', ...header, savedAt: 1 },
  ])
  expect(await library.read('first')).toMatchObject({ ok: true, saved: { game: 'toy-none', log: [] } })
})

test('a file that changed is listed anew', async () => {
  await library.write('one', saveText())
  await library.list()
  await library.write('one', saveText({ over: true, title: 'Toy again' }))
  expect(await library.list()).toMatchObject([{ over: true, title: 'Toy again' }])
})

test('broken files are listed as broken, with their own time, and left as they are', async () => {
  const files = {
    'no-json.samsara': ['half a sa', 'save.broken.json'],
    'foreign.samsara': ['{"some":"thing"}', 'save.broken.format'],
    'cut.samsara': [saveText().slice(0, -40), 'save.broken.json'],
    'edited.samsara': [saveText().replace('"players":2', '"players":3'), 'save.broken.checksum'],
    'empty.samsara': ['', 'save.broken.json'],
  } as const
  for (const [name, [text, why]] of Object.entries(files)) {
    const file = put(name, text)
    utimesSync(file, 7, 7)
    expect(await library.list()).toContainEqual({
      save: name.replace('.samsara', ''),
      ...{ game: '', title: '', seats: [], savedAt: 7000, over: false },
      broken: expect.objectContaining({ id: why }) as unknown,
    })
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
  expect(await library.list()).toHaveLength(5)
})

test('a save of a newer version is not taken for broken JSON', async () => {
  put('newer.samsara', saveText().replace('"version":1', '"version":99'))
  expect(await library.list()).toMatchObject([{ broken: { id: 'save.broken.newer', values: { version: 99 } } }])
})

test('a header that is none of ours, or does not fit the table, is broken', async () => {
  await library.write('foreign', saveText({ title: 5 as unknown as string }))
  await library.write('misfit', saveText({ seats: [person('Ana')] }))
  expect(await brokenIds()).toEqual(['save.broken.header', 'save.broken.header'])
})

test('a huge file is not read, and does not hide the others', async () => {
  truncateSync(put('huge.samsara', ''), LARGEST_SAVE + 1)
  await library.write('good', saveText())
  expect((await brokenIds()).sort()).toEqual(['save.broken.large', undefined])
  expect(await library.read('huge')).toEqual({ ok: false, reason: { id: 'save.broken.large' } })
})

test('a copy under another id is a save of its own', async () => {
  await library.write('one', saveText())
  put('one-copy.samsara', readFileSync(join(folder.path, 'one.samsara'), 'utf8'))
  expect((await library.list()).map(({ save }) => save)).toEqual(['one', 'one-copy'])
})

test('other files, links and folders are none of ours', async () => {
  const outside = temporaryFolder()
  writeFileSync(join(outside.path, 'secret.samsara'), saveText())
  symlinkSync(join(outside.path, 'secret.samsara'), join(folder.path, 'link.samsara'))
  mkdirSync(join(folder.path, 'folder.samsara'))
  put('Holiday photo.samsara', saveText())
  put('notes.txt', 'hello')
  expect(await library.list()).toEqual([])
  expect(await library.read('link')).toEqual({ ok: false, reason: { id: 'save.missing' } })
  outside.remove()
})

test('what a crash between writing and renaming left is cleared, and the old save stands', async () => {
  await library.write('one', saveText())
  const before = readFileSync(join(folder.path, 'one.samsara'), 'utf8')
  put('one.samsara.1234567', '{"format":"samsara-table","half')
  const again = await Library.open(folder.path)
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
  expect(readFileSync(join(folder.path, 'one.samsara'), 'utf8')).toBe(before)
  expect(await again.read('one')).toMatchObject({ ok: true })
})

test('a write that fails leaves the old save and no temporary file', async () => {
  mkdirSync(join(folder.path, 'one.samsara'))
  await expect(library.write('one', saveText())).rejects.toThrow()
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
})

test('deleting twice the same id keeps both in the trash', async () => {
  for (const title of ['first', 'second']) {
    await library.write('one', saveText({ title }))
    await library.trash('one')
  }
  expect(existsSync(join(folder.path, 'one.samsara'))).toBe(false)
  expect(readdirSync(join(folder.path, 'trash')).sort()).toEqual(['one-2.samsara', 'one.samsara'])
  expect(await library.list()).toEqual([])
})

test('a missing save is said to be missing', async () => {
  expect(await library.read('nowhere')).toEqual({ ok: false, reason: { id: 'save.missing' } })
  expect(await library.has('nowhere')).toBe(false)
})

test('X8: what was deleted is listed, and comes back as it was', async () => {
  const text = saveText({ title: 'Toy again' })
  await library.write('one', text)
  expect(await library.trash('one')).toBe('one')
  expect(await library.trashed()).toMatchObject([{ save: 'one', title: 'Toy again' }])
  expect(await library.restore('one')).toBe('one')
  expect(readFileSync(join(folder.path, 'one.samsara'), 'utf8')).toBe(text)
  expect(await library.trashed()).toEqual([])
  expect(await library.list()).toMatchObject([{ save: 'one', title: 'Toy again' }])
})

test('X8: bringing back never overwrites a save, nor takes the name of an open table', async () => {
  await library.write('one', saveText({ title: 'old' }))
  await library.trash('one')
  await library.write('one', saveText({ title: 'new' }))
  expect(await library.restore('one', (id) => id === 'one-2')).toBe('one-3')
  const titles = (await library.list()).map(({ save, title }) => [save, title]).sort()
  expect(titles).toEqual([
    ['one', 'new'],
    ['one-3', 'old'],
  ])
})

test('X8: what is not in the trash cannot be brought back, and a broken save can', async () => {
  expect(await library.restore('nowhere')).toBeUndefined()
  put('cut.samsara', saveText().slice(0, -40))
  await library.trash('cut')
  expect(await library.trashed()).toMatchObject([{ save: 'cut', broken: { id: 'save.broken.json' } }])
  expect(await library.restore('cut')).toBe('cut')
  expect(await brokenIds()).toEqual(['save.broken.json'])
})

test('X8: saves that an older trash numbered in another way are found there', async () => {
  mkdirSync(join(folder.path, 'trash'))
  put(join('trash', 'one.samsara'), saveText({ title: 'first' }))
  put(join('trash', 'one.2.samsara'), saveText({ title: 'second' }))
  const deleted = (await library.trashed()).map(({ save, title }) => [save, title]).sort()
  expect(deleted).toEqual([
    ['one', 'first'],
    ['one-2', 'second'],
  ])
})

const stand: SaveHeader['stand'] = { stage: { id: 'toy-none.stage', values: { round: 2 } }, turn: [1] }

test('X8: where a table stands is listed with its save', async () => {
  await library.write('one', saveText({ stand }))
  expect(await library.list()).toMatchObject([{ save: 'one', stand }])
})

test.each<[string, unknown]>([
  ['words of another game', { ...stand, stage: { id: 'chakra.stage', values: {} } }],
  ['words that are no stage', { ...stand, stage: { id: 'toy-none.score', values: {} } }],
  ['a value that is no number', { ...stand, stage: { id: 'toy-none.stage', values: { round: '<b>2</b>' } } }],
  ['a value without bounds', { ...stand, stage: { id: 'toy-none.stage', values: { round: 1e9 } } }],
  ['a seat that the table does not have', { ...stand, turn: [2] }],
  ['a winner that the table does not have', { turn: [], result: [{ seats: [2], place: 1 }] }],
  ['more than a stand holds', { ...stand, hand: ['raven'] }],
])('X8: a stand with %s is not believed', async (_, forged) => {
  await library.write('one', saveText({ stand: forged as SaveHeader['stand'] & object }))
  expect(await brokenIds()).toEqual(['save.broken.header'])
})
