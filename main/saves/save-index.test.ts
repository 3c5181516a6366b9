/** The list of saves, and its index between starts. */
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { createManualClock, personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { errorWithCode } from '../testing/small-disk.ts'
import { createFixtureGame } from '../testing/fixture-game.ts'
import type { SaveInspectorPool } from './save-index.ts'
import { sha256Of } from './atomic-write.ts'
import type { SaveFolderDeps } from './save-folder.ts'
import { SAVE_INDEX_FILE_NAME } from './save-index-file.ts'
import { SaveLibrary } from './save-library.ts'
import { inspectSaveText, type SaveIdAndText } from './read-save.ts'

let folder: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  folder = createTemporaryFolder()
})
afterEach(() => {
  folder.remove()
})

function textFor(title: string, savedAt = 5): string {
  const table = new Table({
    game: createFixtureGame('none'),
    config: { players: 2, options: {} },
    seed: '0'.repeat(32),
  })
  return serializeSaveWithWholeLog(table, {
    title,
    seats: [personSeat('Ana'), personSeat('Ben')],
    savedAt,
    over: false,
  })
}

const fileFor = (name: string): string => join(folder.path, name)
const index = (): string => fileFor(SAVE_INDEX_FILE_NAME)

/** A library as after a start, which tells the files that it reads. */
async function started(more: SaveFolderDeps = {}) {
  const read: string[] = []
  const library = await SaveLibrary.open(folder.path, {
    ...more,
    readFile: (file) => {
      read.push(file.slice(folder.path.length + 1))
      return Promise.resolve(readFileSync(file, 'utf8'))
    },
  })
  const titles = async (): Promise<string[]> => (await library.list()).map(({ title }) => title)
  return { library, read, titles }
}

/** Three saves, the first of them with one before it, and what was found of them kept. */
async function kept(): Promise<void> {
  const { library, titles } = await started()
  for (const title of ['one, before', 'one']) await library.write('one', textFor(title))
  for (const title of ['two', 'three']) await library.write(title, textFor(title))
  expect(await titles()).toEqual(['one', 'three', 'two'])
  await library.flushIndex()
}

test('after a start unchanged files known from the index are not read', async () => {
  await kept()
  const { read, titles } = await started()
  expect(await titles()).toEqual(['one', 'three', 'two'])
  expect(read).toEqual([])
})

describe('the index entry of a file is ignored', () => {
  const changed: Record<string, () => void> = {
    'was written in its place': () => writeFileSync(fileFor('two.samsara'), textFor('two')),
    'was changed, with its time and its size as before': () => {
      const { atime, mtime } = statSync(fileFor('two.samsara'))
      writeFileSync(fileFor('two.samsara'), readFileSync(fileFor('two.samsara'), 'utf8').replace('two', 'owt'))
      utimesSync(fileFor('two.samsara'), atime, mtime)
    },
    grew: () => appendFileSync(fileFor('two.samsara'), ' '),
  }
  test.each(Object.keys(changed))('when the file %s', async (how) => {
    await kept()
    changed[how]?.()
    const { read, titles } = await started()
    await titles()
    expect(read).toContain('two.samsara')
    expect(read.filter((name) => !name.startsWith('two'))).toEqual([])
  })

  test('when its .bak differs', async () => {
    await kept()
    writeFileSync(fileFor('one.samsara.bak'), 'half')
    const { read, titles } = await started()
    await titles()
    expect(read).toEqual(['one.samsara'])
  })

  test('when the file is gone', async () => {
    await kept()
    rmSync(fileFor('two.samsara'))
    const { library, read, titles } = await started()
    expect(await titles()).toEqual(['one', 'three'])
    expect(read).toEqual([])
    await library.flushIndex()
    expect(readFileSync(index(), 'utf8')).not.toContain('two')
  })
})

describe('the whole index is discarded and written again', () => {
  const rewritten = (change: (body: string) => string): void => {
    const body = change(readFileSync(index(), 'utf8').split('\n')[1] ?? '')
    writeFileSync(index(), `samsara-index 1 ${sha256Of(body)}\n${body}`)
  }
  const odd: Record<string, () => void> = {
    'where it is empty': () => writeFileSync(index(), ''),
    'where it is cut off': () => writeFileSync(index(), readFileSync(index(), 'utf8').slice(0, -20)),
    'where a word was changed': () =>
      writeFileSync(index(), readFileSync(index(), 'utf8').replaceAll('"three"', '"forty"')),
    'where it is of another version': () =>
      writeFileSync(index(), readFileSync(index(), 'utf8').replace('index 1', 'index 2')),
    'where it is no JSON': () => rewritten((body) => `${body}]`),
    'where it is of another form': () => rewritten((body) => body.replaceAll('"over":false', '"over":"no"')),
    'where it names what no save is called': () => rewritten((body) => body.replace('"save":"two"', '"save":"../two"')),
    'where it is gone': () => rmSync(index()),
  }
  test.each(Object.keys(odd))('%s', async (how) => {
    await kept()
    odd[how]?.()
    const { library, read, titles } = await started()
    expect(await titles()).toEqual(['one', 'three', 'two'])
    expect(read.sort()).toEqual(['one.samsara', 'three.samsara', 'two.samsara'])
    await library.flushIndex()
    const again = await started()
    expect(await again.titles()).toEqual(['one', 'three', 'two'])
    expect(again.read).toEqual([])
  })
})

test('the index is written a while after a change, and not for every move', async () => {
  const clock = createManualClock()
  const { library, titles } = await started({ clock })
  await library.write('one', textFor('one'))
  await titles()
  expect(existsSync(index())).toBe(false)
  clock.advance(1_000)
  await library.write('one', textFor('one, later'))
  await titles()
  expect(existsSync(index())).toBe(false)
  clock.advance(1_000)
  await expect.poll(() => existsSync(index())).toBe(true)
  const before = statSync(index()).ino
  await titles()
  clock.advance(60_000)
  await library.flushIndex()
  expect(statSync(index()).ino).toBe(before)
})

test('the index is not written by a process that lost the profile, or on a disk that refuses', async () => {
  let mine = false
  const { library, titles } = await started({ mayWrite: () => Promise.resolve(mine) })
  writeFileSync(fileFor('one.samsara'), textFor('one'))
  expect(await titles()).toEqual(['one'])
  await library.flushIndex()
  expect(existsSync(index())).toBe(false)
  mine = true
  await library.invalidateAll()
  rmSync(folder.path, { recursive: true })
  writeFileSync(folder.path, 'no folder')
  await library.flushIndex()
})

test('invalidateAll() makes the next list read every file again', async () => {
  await kept()
  const { library, read, titles } = await started()
  await titles()
  await library.invalidateAll()
  expect(await titles()).toEqual(['one', 'three', 'two'])
  expect(read).toHaveLength(3)
})

test('two simultaneous calls of list() read no file twice', async () => {
  await kept()
  rmSync(index())
  const { read, titles } = await started()
  const [first, second] = await Promise.all([titles(), titles()])
  expect(first).toEqual(second)
  expect(read).toHaveLength(3)
})

test('the index serves the bin too', async () => {
  await kept()
  const first = await started()
  for (const id of ['one', 'two']) await first.library.moveToBin(id)
  expect((await first.library.listBin()).map(({ save }) => save)).toEqual(['one', 'two'])
  await first.library.flushIndex()
  const { library, read } = await started()
  expect((await library.listBin()).map(({ save }) => save)).toEqual(['one', 'two'])
  expect(read).toEqual([])
})

describe('many files', () => {
  /** Readers in this thread, which may fail. */
  function readers(fails = false) {
    const asked: (readonly SaveIdAndText[])[] = []
    let closed = 0
    const open = (): SaveInspectorPool => ({
      ask: (texts) => {
        asked.push(texts)
        return fails ? Promise.reject(errorWithCode('gone')) : Promise.resolve(texts.map(inspectSaveText))
      },
      close: () => {
        closed += 1
        return Promise.resolve()
      },
    })
    return { asked, open, closed: () => closed }
  }

  /** Good ones, one that is broken, and one of which only the save before it is whole. */
  async function many(): Promise<void> {
    const { library } = await started()
    for (let n = 0; n < 50; n++) await library.write(`save-${n}`, textFor(`Table ${n}`, n))
    await library.write('save-49', textFor('Table 49, later', 49))
    for (const id of ['save-49', 'save-7']) writeFileSync(fileFor(`${id}.samsara`), 'half')
  }

  test.each([false, true])(
    'are inspected in workers with the same result, also when the workers fail: %s',
    async (fails) => {
      await many()
      const here = await (await started()).library.list()
      const others = readers(fails)
      const { library } = await started({ openSaveInspectors: others.open })
      expect(await library.list()).toEqual(here)
      expect(here.find(({ save }) => save === 'save-49')).toMatchObject({
        title: 'Table 49',
        note: { id: 'save.note.backup' },
      })
      expect(here.find(({ save }) => save === 'save-7')).toMatchObject({ broken: { id: 'save.broken.json' } })
      expect(others.asked.flat()).toHaveLength(50)
      expect(others.closed()).toBe(1)
    },
  )

  test('are not given to workers when few have changed', async () => {
    await many()
    const others = readers()
    const { library } = await started({ openSaveInspectors: others.open })
    await library.list()
    await library.write('save-3', textFor('Table 3, later', 100))
    const before = others.asked.length
    expect((await library.list())[1]).toMatchObject({ title: 'Table 3, later' })
    expect(others.asked).toHaveLength(before)
  })
})

describe('public 10: a save from a clock that was ahead', () => {
  const now = Date.UTC(2026, 10, 26)
  const ahead = Date.UTC(2030, 10, 26)
  const clock = { ...createManualClock(), now: () => now }
  const put = (name: string, savedAt: number, changedAt: number): void => {
    writeFileSync(fileFor(`${name}.samsara`), textFor(name, savedAt))
    utimesSync(fileFor(`${name}.samsara`), changedAt / 1000, changedAt / 1000)
  }

  test('is listed by its file time if that is believable, else last', async () => {
    put('future', ahead, ahead)
    put('copied', ahead, now - 5000)
    put('before', now - 9000, now)
    put('just', now - 1000, now)
    const { library } = await started({ clock })
    const listed = (await library.list()).map(({ save, savedAt }) => [save, savedAt])
    expect(listed).toEqual([
      ['just', now - 1000],
      ['copied', now - 5000],
      ['before', now - 9000],
      ['future', ahead],
    ])
  })

  test('is listed by its own time once that has come, and clocks may differ by a day', async () => {
    put('tomorrow', now + 23 * 3_600_000, now)
    put('later', now + 30 * 3_600_000, now - 1000)
    const { library } = await started({ clock })
    expect((await library.list()).map(({ save }) => save)).toEqual(['tomorrow', 'later'])
    const then = await started({ clock: { ...clock, now: () => now + 8 * 3_600_000 } satisfies typeof clock })
    expect((await then.library.list()).map(({ save }) => save)).toEqual(['later', 'tomorrow'])
  })

  test('comes first among several of them if it is the latest', async () => {
    put('old', ahead - 1000, ahead)
    put('new', ahead, ahead)
    put('now', now, now)
    const { library } = await started({ clock })
    expect((await library.list()).map(({ save }) => save)).toEqual(['now', 'new', 'old'])
  })
})
