import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createInterceptedDisk } from '../testing/intercepted-disk.ts'
import { NewerResultsFileError, GameResultsFile } from './game-results-file.ts'
import { createSampleGameResult } from './sample-results.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let file: string
const lines: string[] = []

beforeEach(() => {
  folder = createTemporaryFolder()
  file = join(folder.path, 'results.json')
})
afterEach(() => {
  folder.remove()
})

const open = (): GameResultsFile => new GameResultsFile({ file, log: (line) => lines.push(line) })
const tables = async (results: GameResultsFile): Promise<string[]> => (await results.all()).map(({ save }) => save)

describe('the result of a finished game', () => {
  test('is stored once, and is still there after a restart', async () => {
    const results = open()
    await results.add([createSampleGameResult(1), createSampleGameResult(2)])
    await results.add([createSampleGameResult(1)])
    expect(await tables(results)).toEqual(['toy-1', 'toy-2'])
    expect(await open().all()).toEqual([createSampleGameResult(1), createSampleGameResult(2)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('is stored once for all copies of the save, and a copy does not change it', async () => {
    const results = open()
    const copy = createSampleGameResult(1, { save: 'toy-1-2', ranking: [{ seats: [0, 1], place: 1 }] })
    await results.add([createSampleGameResult(1)])
    await results.add([copy])
    expect(await results.all()).toEqual([createSampleGameResult(1)])
  })

  test('changes when the same save ends differently after an undo of its last choice', async () => {
    const results = open()
    const again = createSampleGameResult(1, { entries: 41, finishedAt: 5_000 })
    await results.add([createSampleGameResult(1)])
    await results.add([again])
    expect(await results.all()).toEqual([again])
  })

  test('keeps its end time when the table is opened again', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    await results.add([createSampleGameResult(1, { finishedAt: 9_000 })])
    expect(await results.all()).toEqual([createSampleGameResult(1)])
  })

  test('without log details counts as missing until the log completes it, and never replaces a complete one', async () => {
    const results = open()
    const { first: _f, rounds: _r, entries: _e, earned: _a, ...listed } = createSampleGameResult(1)
    await results.add([listed])
    expect(await results.all()).toEqual([listed])
    const { table: other } = createSampleGameResult(2)
    expect(await results.missingFrom([listed.table, other])).toEqual(new Set([listed.table, other]))
    await results.add([createSampleGameResult(1, { finishedAt: 7_000 })])
    await results.add([listed])
    expect(await results.all()).toEqual([createSampleGameResult(1)])
    expect(await results.missingFrom([listed.table, other])).toEqual(new Set([other]))
    await results.reset([other])
    expect(await results.missingFrom([listed.table, other])).toEqual(new Set())
  })
})

describe('the results file', () => {
  test('is kept aside when it is damaged, and its .bak is used', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    await results.add([createSampleGameResult(2)])
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300))
    const opened = open()
    expect(await tables(opened)).toEqual(['toy-1'])
    expect(readdirSync(join(folder.path, 'kept'))).toEqual(['results.json'])
    await opened.add([createSampleGameResult(3)])
    expect(await tables(open())).toEqual(['toy-1', 'toy-3'])
  })

  test('is read from its .bak when it is missing after damage', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    await results.add([createSampleGameResult(2)])
    writeFileSync(file, 'x')
    await open().all() // moves it away, and crashes before it writes
    expect(await tables(open())).toEqual(['toy-1'])
  })

  test('of a newer Samsara is not changed', async () => {
    const newer = JSON.stringify({ format: 'samsara-results', version: 3, results: 'otherwise' })
    writeFileSync(file, newer)
    const results = open()
    await expect(results.all()).rejects.toThrow(NewerResultsFileError)
    await expect(results.add([createSampleGameResult(1)])).rejects.toThrow(NewerResultsFileError)
    await expect(results.reset([])).rejects.toThrow(NewerResultsFileError)
    expect(readFileSync(file, 'utf8')).toBe(newer)
  })

  test('B3 statistics-2: of version 1 without progress is read, and results with progress are added', async () => {
    writeFileSync(
      file,
      JSON.stringify({
        format: 'samsara-results',
        version: 1,
        results: [createSampleGameResult(1)],
        forgotten: [createSampleGameResult(9).table],
      }),
    )
    const progress = [{ id: 'many', counts: [3, 0] }]
    const results = open()
    expect(await results.all()).toEqual([createSampleGameResult(1)])
    await results.add([createSampleGameResult(2, { progress }), createSampleGameResult(9)])
    expect(await open().all()).toEqual([createSampleGameResult(1), createSampleGameResult(2, { progress })])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 2 })
  })

  test('with a ranking of seats that do not exist counts as damaged', async () => {
    const forged = { ...createSampleGameResult(1), ranking: [{ seats: [5], place: 1 }] }
    writeFileSync(file, JSON.stringify({ format: 'samsara-results', version: 1, results: [forged], forgotten: [] }))
    expect(await open().all()).toEqual([])
  })

  test('is not written by a process that lost its profile to another process', async () => {
    const results = new GameResultsFile({ file, log: () => undefined, mayWrite: () => Promise.resolve(false) })
    await expect(results.add([createSampleGameResult(1)])).rejects.toThrow('taken over')
    expect(existsSync(file)).toBe(false)
    expect(await results.all()).toEqual([])
  })
})

test('reset() keeps a copy of the file, and earlier games do not come back', async () => {
  const results = open()
  await results.add([createSampleGameResult(1)])
  await results.reset([createSampleGameResult(2).table])
  expect(await results.all()).toEqual([])
  expect(readFileSync(join(folder.path, 'kept', 'results.json'), 'utf8')).toContain('toy-1')
  const opened = open()
  await opened.add([createSampleGameResult(1), createSampleGameResult(2), createSampleGameResult(3)])
  expect(await tables(opened)).toEqual(['toy-3'])
})

describe('S4: what another program writes into the results file', () => {
  const write = (...numbers: readonly number[]): void => {
    const noted = {
      format: 'samsara-results',
      version: 1,
      results: numbers.map((each) => createSampleGameResult(each)),
      forgotten: [],
    }
    writeFileSync(file, JSON.stringify(noted))
  }
  const theirs = (): string[] => readdirSync(join(folder.path, 'kept')).sort()

  test('before a result is added counts too, at once and after a restart', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    write(2)
    expect(await tables(results)).toEqual(['toy-1', 'toy-2'])
    await results.add([createSampleGameResult(3)])
    expect(await tables(open())).toEqual(['toy-1', 'toy-2', 'toy-3'])
  })

  test('does not bring back reset games, and removes none', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    await results.reset([])
    await results.add([createSampleGameResult(2)])
    write(1, 3)
    await results.add([createSampleGameResult(4)])
    expect(await tables(open())).toEqual(['toy-2', 'toy-3', 'toy-4'])
  })

  test('is kept when it is unreadable', async () => {
    const results = open()
    await results.add([createSampleGameResult(1)])
    writeFileSync(file, 'half')
    await results.add([createSampleGameResult(2)])
    expect(await tables(open())).toEqual(['toy-1', 'toy-2'])
    expect(readFileSync(join(folder.path, 'kept', 'results.json'), 'utf8')).toBe('half')
  })

  test('at any step while a result is added counts too or is kept', async () => {
    for (let at = 0; at < 12; at++) {
      folder.remove()
      folder = createTemporaryFolder()
      file = join(folder.path, 'results.json')
      let step = -Infinity
      const disk = createInterceptedDisk(() => {
        if (step++ === at) write(9)
      })
      const results = new GameResultsFile({ file, log: (line) => lines.push(line), disk })
      await results.add([createSampleGameResult(1)])
      step = 0
      await results.add([createSampleGameResult(2)])
      step = -Infinity
      await results.add([createSampleGameResult(3)])
      const expected = ['toy-1', 'toy-2', 'toy-3']
      const noted = await tables(open())
      expect(noted.filter((each) => each !== 'toy-9')).toEqual(expected)
      if (existsSync(join(folder.path, 'kept'))) expect(theirs()).toEqual(['results.json'])
      expect([at, noted.includes('toy-9')]).toEqual([at, at < 8])
    }
  })
})
