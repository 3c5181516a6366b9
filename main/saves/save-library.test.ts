import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_SAVE_BYTES, serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { forgeSave } from '../testing/saved-files.ts'
import { createTruncatingDisk } from '../testing/small-disk.ts'
import { createFixtureGame } from '../testing/fixture-game.ts'
import { ProfileLockLostError } from './save-folder.ts'
import type { SaveHeader } from './save-header.ts'
import { SaveLibrary } from './save-library.ts'
import { restrictProfilePermissions } from './private-permissions.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let library: SaveLibrary

beforeEach(async () => {
  folder = createTemporaryFolder()
  library = await SaveLibrary.open(folder.path)
})

afterEach(() => {
  folder.remove()
})

const header: SaveHeader = { title: 'Toy', seats: [personSeat('Ana'), personSeat('Ben')], savedAt: 5, over: false }

function saveText(more: Partial<SaveHeader> = {}): string {
  const table = new Table({
    game: createFixtureGame('none'),
    config: { players: 2, options: {} },
    seed: '0'.repeat(32),
  })
  return serializeSaveWithWholeLog(table, { ...header, ...more })
}

function put(name: string, text: string): string {
  const file = join(folder.path, name)
  writeFileSync(file, text)
  return file
}

async function brokenIds(): Promise<(string | undefined)[]> {
  return (await library.list()).map(({ broken }) => broken?.id)
}

test('a written save is listed and can be loaded, the last written first', async () => {
  await library.write('first', saveText({ savedAt: 1 }))
  await library.write('second', saveText({ savedAt: 2 }))
  const table = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown
  const toy = { game: 'toy-none', rules: 1, ...header, table }
  expect(await library.list()).toEqual([
    { save: 'second', ...toy, savedAt: 2 },
    { save: 'first', ...toy, savedAt: 1 },
  ])
  expect(await library.loadForWriting('first')).toMatchObject({ ok: true, saved: { game: 'toy-none', log: [] } })
})

test('game details in a save’s header are listed; saves without a game id get the same id in every copy', async () => {
  const own = { table: 'a'.repeat(32), name: 'Sunday', begunAt: 3, played: 4 }
  const origin = { table: 'b'.repeat(32), entry: 2, luck: 'same' } as const
  await library.write('told', saveText({ ...own, origin, savedAt: 9 }))
  await library.write('untold', saveText({ savedAt: 8 }))
  await library.write('copy', saveText({ savedAt: 7, title: 'Toy, later' }))
  const [told, untold, copy] = await library.list()
  expect(told).toMatchObject({ ...own, origin })
  expect(untold?.table).toBe(copy?.table)
  expect(untold).not.toHaveProperty('practice')
  expect(untold).not.toHaveProperty('closed')
})

test('a practice table and a table with a locked history are listed as such', async () => {
  const start = {
    game: createFixtureGame('none'),
    config: { players: 2, options: {} },
    seed: '0'.repeat(32),
    practice: true,
  }
  const { state, randomEventCount } = new Table(start)
  await library.write(
    'later',
    serializeSaveWithWholeLog(new Table({ ...start, base: { state, events: randomEventCount } }), header),
  )
  expect(await library.list()).toMatchObject([{ practice: true, closed: true }])
})

test('a changed file is listed with its new content', async () => {
  await library.write('one', saveText())
  await library.list()
  await library.write('one', saveText({ over: true, title: 'Toy again' }))
  expect(await library.list()).toMatchObject([{ over: true, title: 'Toy again' }])
})

test('broken files are listed as broken with their file time, and not changed', async () => {
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
      game: '',
      title: '',
      seats: [],
      savedAt: 7000,
      over: false,
      broken: expect.objectContaining({ id: why }) as unknown,
    })
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
  expect(await library.list()).toHaveLength(5)
})

test('a save of a newer version is reported as newer, not as broken JSON', async () => {
  put('newer.samsara', saveText().replace('"version":1', '"version":99'))
  expect(await library.list()).toMatchObject([{ broken: { id: 'save.broken.newer', values: { version: 99 } } }])
})

test('a save whose header is invalid or does not fit the table is broken', async () => {
  await library.write('foreign', saveText({ title: 5 as unknown as string }))
  await library.write('misfit', saveText({ seats: [personSeat('Ana')] }))
  expect(await brokenIds()).toEqual(['save.broken.header', 'save.broken.header'])
})

test('numbers of advice requests are listed, and impossible numbers make the save broken', async () => {
  await library.write('asked', saveText({ advised: [3, 0], savedAt: 9 }))
  await library.write('forbidden', saveText({ advice: false, savedAt: 8 }))
  expect((await library.list()).map(({ advised }) => advised)).toEqual([[3, 0], undefined])
  const forged: readonly unknown[] = [[1], [1, 0, 0], [-1, 0], [0.5, 0], [100_000, 0], 3, [null, 0]]
  for (const [nth, advised] of forged.entries())
    await library.write(`forged-${String(nth)}`, saveText({ advised: advised as number[] }))
  const broken = (await brokenIds()).filter((id) => id !== undefined)
  expect(broken).toEqual(forged.map(() => 'save.broken.header'))
})

test('the options of a table are listed, but not more of them than a game can have', async () => {
  await library.write(
    'some',
    forgeSave(saveText({ savedAt: 9 }), (saved) => (saved['options'] = { variant: 'teams' })),
  )
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`option-${String(n)}`, true]))
  await library.write(
    'many',
    forgeSave(saveText({ savedAt: 8 }), (saved) => (saved['options'] = many)),
  )
  expect((await library.list()).map(({ options }) => options)).toEqual([{ variant: 'teams' }, undefined])
})

test('a file that is too large is not read and does not hide the others', async () => {
  truncateSync(put('huge.samsara', ''), MAX_SAVE_BYTES + 1)
  await library.write('good', saveText())
  expect((await brokenIds()).sort()).toEqual(['save.broken.large', undefined])
  expect(await library.loadForWriting('huge')).toEqual({ ok: false, reason: { id: 'save.broken.large' } })
})

test('a copy under another id is a save of its own', async () => {
  await library.write('one', saveText())
  put('one-copy.samsara', readFileSync(join(folder.path, 'one.samsara'), 'utf8'))
  expect((await library.list()).map(({ save }) => save)).toEqual(['one', 'one-copy'])
})

test('other files, links and folders are ignored', async () => {
  const outside = createTemporaryFolder()
  writeFileSync(join(outside.path, 'secret.samsara'), saveText())
  symlinkSync(join(outside.path, 'secret.samsara'), join(folder.path, 'link.samsara'))
  mkdirSync(join(folder.path, 'folder.samsara'))
  put('Holiday photo.samsara', saveText())
  put('notes.txt', 'hello')
  expect(await library.list()).toEqual([])
  expect(await library.loadForWriting('link')).toEqual({ ok: false, reason: { id: 'save.missing' } })
  outside.remove()
})

test('temporary files of a crashed write are deleted at the next start, and the old save remains', async () => {
  await library.write('one', saveText())
  const before = readFileSync(join(folder.path, 'one.samsara'), 'utf8')
  put('one.samsara.4711-0123456789ab.tmp', '{"format":"samsara-table","half')
  const again = await SaveLibrary.open(folder.path)
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
  expect(readFileSync(join(folder.path, 'one.samsara'), 'utf8')).toBe(before)
  expect(await again.loadForWriting('one')).toMatchObject({ ok: true })
})

test('a failed write leaves the old save and no temporary file', async () => {
  mkdirSync(join(folder.path, 'one.samsara'))
  await expect(library.write('one', saveText())).rejects.toThrow()
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
})

test('moving two saves of the same id to the bin keeps both', async () => {
  for (const title of ['first', 'second']) {
    await library.write('one', saveText({ title }))
    await library.moveToBin('one')
  }
  expect(existsSync(join(folder.path, 'one.samsara'))).toBe(false)
  expect(readdirSync(join(folder.path, 'trash')).sort()).toEqual(['one-2.samsara', 'one.samsara'])
  expect(await library.list()).toEqual([])
})

test('a missing save is reported as missing', async () => {
  expect(await library.loadForWriting('nowhere')).toEqual({ ok: false, reason: { id: 'save.missing' } })
  expect(await library.has('nowhere')).toBe(false)
})

const titleOf = async (id: string): Promise<unknown> => {
  const read = await library.loadForWriting(id)
  return read.ok ? read.header.title : read.reason
}

const text = (name: string): string => readFileSync(join(folder.path, name), 'utf8')

describe('F1: the .bak of a save', () => {
  const damages: Record<string, (whole: string) => string> = {
    'cut off': (whole) => whole.slice(0, 100),
    empty: () => '',
    changed: (whole) => whole.replace('second', 'sec0nd'),
    'grown beyond all measure': () => 'x'.repeat(MAX_SAVE_BYTES + 1),
  }

  test.each(Object.keys(damages))('is opened and listed with a note when the save is %s', async (how) => {
    for (const title of ['first', 'second']) await library.write('one', saveText({ title }))
    const damaged = damages[how]?.(text('one.samsara')) ?? ''
    put('one.samsara', damaged)
    const note = { id: 'save.note.backup' }
    expect(await library.list()).toMatchObject([{ save: 'one', title: 'first', note }])
    expect(await library.loadForWriting('one')).toMatchObject({ ok: true, header: { title: 'first' }, note })
    expect(text('one.samsara')).toBe(damaged)
  })

  test('is not replaced by a broken file, and is replaced by a good one', async () => {
    for (const title of ['first', 'second']) await library.write('one', saveText({ title }))
    put('one.samsara', 'half')
    await library.loadForWriting('one')
    await library.keepOriginal('one')
    await library.write('one', saveText({ title: 'third' }))
    expect(text('one.samsara.bak')).toContain('first')
    expect(text('kept/one.samsara')).toBe('half')
    await library.write('one', saveText({ title: 'fourth' }))
    expect(text('one.samsara.bak')).toContain('third')
  })

  test('is not used instead of a save of a newer Samsara', async () => {
    for (const title of ['first', 'second']) await library.write('one', saveText({ title }))
    put('one.samsara', text('one.samsara').replace('"version":1', '"version":99'))
    expect(await titleOf('one')).toMatchObject({ id: 'save.broken.newer' })
  })

  test('goes to the bin with its save, and instead of a broken one', async () => {
    for (const title of ['first', 'second']) await library.write('one', saveText({ title }))
    await library.moveToBin('one')
    expect(readdirSync(folder.path)).toEqual(['trash'])
    expect(text('trash/one.samsara')).toContain('second')
    for (const title of ['third', 'fourth']) await library.write('two', saveText({ title }))
    put('two.samsara', 'half')
    await library.moveToBin('two')
    expect(text('trash/two.samsara')).toContain('third')
    expect(text('kept/two.samsara')).toBe('half')
  })
})

test('F1: a disk that writes only a part leaves the good save, and the list shows it', async () => {
  let room = Infinity
  const full = await SaveLibrary.open(folder.path, { disk: createTruncatingDisk(() => room) })
  await full.write('one', saveText({ title: 'good' }))
  room = 400
  await expect(full.write('one', saveText({ title: 'better' }))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await full.list()).toMatchObject([{ save: 'one', title: 'good' }])
})

describe('F2: another process', () => {
  test('that took over the profile is not overwritten', async () => {
    let mine = true
    const ours = await SaveLibrary.open(folder.path, { mayWrite: () => Promise.resolve(mine) })
    await ours.write('one', saveText({ title: 'ours' }))
    mine = false
    await expect(ours.write('one', saveText({ title: 'late' }))).rejects.toBeInstanceOf(ProfileLockLostError)
    expect(text('one.samsara')).toContain('ours')
  })

  test('that took over the profile is the only one that can move and delete saves', async () => {
    let mine = true
    const ours = await SaveLibrary.open(folder.path, { mayWrite: () => Promise.resolve(mine) })
    for (const id of ['one', 'two']) await ours.write(id, saveText({ title: id }))
    await ours.moveToBin('two')
    mine = false
    const late = [ours.moveToBin('one'), ours.restoreFromBin('two'), ours.emptyBin(['two'])]
    await Promise.all(late.map((each) => expect(each).rejects.toBeInstanceOf(ProfileLockLostError)))
    expect(text('one.samsara')).toContain('one')
    expect(text(join('trash', 'two.samsara'))).toContain('two')
  })

  test('that wrote without a lock loses nothing: its save becomes a second save', async () => {
    await library.write('one', saveText({ title: 'ours' }))
    const other = await SaveLibrary.open(folder.path)
    await other.loadForWriting('one')
    await other.write('one', saveText({ title: 'theirs, longer' }))
    await library.write('one', saveText({ title: 'ours again' }))
    expect(await titleOf('one')).toBe('ours again')
    expect(await titleOf('one-2')).toBe('theirs, longer')
  })

  test('that wrote something other than a save has it moved to the kept folder', async () => {
    await library.write('one', saveText())
    put('one.samsara', 'something else')
    await library.write('one', saveText({ title: 'ours' }))
    expect(text('kept/one.samsara')).toBe('something else')
    expect(await titleOf('one')).toBe('ours')
  })

  test('is not assumed when only the file time changed', async () => {
    await library.write('one', saveText({ title: 'ours' }))
    utimesSync(join(folder.path, 'one.samsara'), 7, 7)
    await library.write('one', saveText({ title: 'ours again' }))
    expect(readdirSync(folder.path).sort()).toEqual(['one.samsara', 'one.samsara.bak'])
  })
})

test('F8: copies with a number typed by a user are not touched', async () => {
  const files = ['x.samsara.123', 'x.samsara.old', 'x.samsara.1-2.tmp']
  for (const name of files) put(name, 'mine')
  await SaveLibrary.open(folder.path)
  expect(readdirSync(folder.path).sort()).toEqual([...files].sort())
})

test('F10: a file that could not be read once is read again', async () => {
  await library.write('one', saveText())
  // Root can read every file: a thrown error replaces the disk's.
  let refuses = true
  const flaky = await SaveLibrary.open(folder.path, {
    readFile: async (path) => {
      if (refuses) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return readFileSync(path, 'utf8')
    },
  })
  expect(await flaky.list()).toMatchObject([{ broken: { id: 'save.broken.unreadable' } }])
  refuses = false
  expect(await flaky.list()).toMatchObject([{ save: 'one', title: 'Toy' }])
})

test('F11: a save dated before 1970 opens', async () => {
  await library.write('one', saveText({ savedAt: -5 }))
  expect(await library.list()).toMatchObject([{ save: 'one', savedAt: 0 }])
})

test('F12: a leftover that cannot be deleted does not prevent the start', async () => {
  await library.write('one', saveText())
  // A folder of such a name is as hard to remove as a file on a disk that is not written to.
  mkdirSync(join(folder.path, 'one.samsara.4711-0123456789ab.tmp'))
  const again = await SaveLibrary.open(folder.path)
  expect(await again.list()).toMatchObject([{ save: 'one' }])
})

test('F13: a link in place of a save is not followed', async () => {
  const outside = createTemporaryFolder()
  const secret = join(outside.path, 'secret.txt')
  writeFileSync(secret, 'not yours')
  await library.write('one', saveText({ title: 'first' }))
  rmSync(join(folder.path, 'one.samsara'))
  symlinkSync(secret, join(folder.path, 'one.samsara'))
  for (const title of ['second', 'third']) await library.write('one', saveText({ title }))
  expect(readFileSync(secret, 'utf8')).toBe('not yours')
  expect(await titleOf('one')).toBe('third')
  outside.remove()
})

test('saves are private, also those that existed before', async () => {
  if (process.platform === 'win32') return // modes are POSIX's
  const profile = createTemporaryFolder()
  const saves = join(profile.path, 'saves')
  const others = (path: string): number => statSync(path).mode & 0o077
  mkdirSync(join(saves, 'trash'), { recursive: true })
  for (const name of ['one.samsara', 'notes.txt']) writeFileSync(join(saves, name), saveText())
  writeFileSync(join(profile.path, 'settings.json'), '{}')
  chmodSync(profile.path, 0o755)
  await restrictProfilePermissions(profile.path)
  const ours = ['', 'saves', 'saves/trash', 'saves/one.samsara', 'settings.json']
  expect(ours.filter((name) => others(join(profile.path, name)) !== 0)).toEqual([])
  // Files that are not ours stay unchanged.
  expect(others(join(saves, 'notes.txt'))).not.toBe(0)
  const opened = await SaveLibrary.open(saves)
  for (const title of ['a', 'b']) await opened.write('two', saveText({ title }))
  await opened.keepOriginal('two')
  const made = ['two.samsara', 'two.samsara.bak', 'kept', 'kept/two.samsara']
  expect(made.filter((name) => others(join(saves, name)) !== 0)).toEqual([])
  profile.remove()
})

test('X8: a binned save is listed in the bin and restored unchanged', async () => {
  const text = saveText({ title: 'Toy again' })
  await library.write('one', text)
  expect(await library.moveToBin('one')).toBe('one')
  expect(await library.listBin()).toMatchObject([{ save: 'one', title: 'Toy again' }])
  expect(await library.restoreFromBin('one')).toBe('one')
  expect(readFileSync(join(folder.path, 'one.samsara'), 'utf8')).toBe(text)
  expect(await library.listBin()).toEqual([])
  expect(await library.list()).toMatchObject([{ save: 'one', title: 'Toy again' }])
})

test('X8: restoring neither overwrites a save nor takes the name of an open table', async () => {
  await library.write('one', saveText({ title: 'old' }))
  await library.moveToBin('one')
  await library.write('one', saveText({ title: 'new' }))
  expect(await library.restoreFromBin('one', (id) => id === 'one-2')).toBe('one-3')
  const titles = (await library.list()).map(({ save, title }) => [save, title]).sort()
  expect(titles).toEqual([
    ['one', 'new'],
    ['one-3', 'old'],
  ])
})

test('X8: a save that is not in the bin cannot be restored, and a broken save can', async () => {
  expect(await library.restoreFromBin('nowhere')).toBeUndefined()
  put('cut.samsara', saveText().slice(0, -40))
  await library.moveToBin('cut')
  expect(await library.listBin()).toMatchObject([{ save: 'cut', broken: { id: 'save.broken.json' } }])
  expect(await library.restoreFromBin('cut')).toBe('cut')
  expect(await brokenIds()).toEqual(['save.broken.json'])
})

test('X8: saves that an older version numbered differently in the bin are found', async () => {
  mkdirSync(join(folder.path, 'trash'))
  put(join('trash', 'one.samsara'), saveText({ title: 'first' }))
  put(join('trash', 'one.2.samsara'), saveText({ title: 'second' }))
  const deleted = (await library.listBin()).map(({ save, title }) => [save, title]).sort()
  expect(deleted).toEqual([
    ['one', 'first'],
    ['one-2', 'second'],
  ])
})

const stand: SaveHeader['stand'] = { stage: { id: 'toy-none.stage', values: { round: 2 } }, turn: [1] }

test('X8: the state of the game is listed with its save', async () => {
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
])('X8: a save whose game state has %s is broken', async (_, forged) => {
  await library.write('one', saveText({ stand: forged as SaveHeader['stand'] & object }))
  expect(await brokenIds()).toEqual(['save.broken.header'])
})
