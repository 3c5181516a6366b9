import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createTruncatingDisk, errorWithCode, mountSmallDisk } from '../testing/small-disk.ts'
import {
  copyFileWithoutOverwriting,
  SYSTEM_DISK,
  sha256Of,
  isTemporaryFileName,
  replaceFileAtomic,
  type Disk,
  type VersionConflictPolicy,
} from './atomic-write.ts'

const GOOD = `${'good '.repeat(2000)}\n`
const BETTER = `${'better '.repeat(4000)}\n`

let folder: ReturnType<typeof createTemporaryFolder>
let file: string

beforeEach(() => {
  folder = createTemporaryFolder()
  file = join(folder.path, 'one.samsara')
})

afterEach(() => {
  folder.remove()
})

const text = (): string => readFileSync(file, 'utf8')

/** Options for a file that this process wrote last, so that no foreign version has to be kept. */
const after = (last: string): VersionConflictPolicy => ({
  knownHash: sha256Of(last),
  backup: true,
  keepForeignVersion: (version) => Promise.reject(new Error(version)),
})

test('replaceFileAtomic writes a private file and leaves no other file beside it', async () => {
  await replaceFileAtomic(file, GOOD)
  expect(text()).toBe(GOOD)
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

describe('F1: a short write leaves the good save', () => {
  test('on a disk that writes a part and reports success', async () => {
    await replaceFileAtomic(file, GOOD)
    for (const takes of [0, 1, 4096, BETTER.length - 1]) {
      const cut = replaceFileAtomic(
        file,
        BETTER,
        after(GOOD),
        createTruncatingDisk(() => takes),
      )
      await expect(cut).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(text()).toBe(GOOD)
      expect(readdirSync(folder.path)).toEqual(['one.samsara'])
    }
  })

  test('on a real disk, however little space is left', async () => {
    const disk = mountSmallDisk(128)
    if (disk === undefined) return // the disk above stands for it
    try {
      const save = join(disk.path, 'one.samsara')
      await replaceFileAtomic(save, GOOD)
      let refused = 0
      for (let filled = 32; filled <= 84; filled += 4) {
        writeFileSync(join(disk.path, 'filler'), 'x'.repeat(filled * 1024))
        const before = readFileSync(save, 'utf8')
        const done = await replaceFileAtomic(save, BETTER, after(before)).then(
          () => true,
          (error: unknown) => (error as NodeJS.ErrnoException).code,
        )
        if (done !== true) refused += 1
        expect([true, 'ENOSPC']).toContain(done)
        expect(readFileSync(save, 'utf8')).toBe(done === true ? BETTER : before)
        expect(readdirSync(disk.path).some(isTemporaryFileName)).toBe(false)
        // A text that fitted before fits again.
        rmSync(join(disk.path, 'filler'))
        await replaceFileAtomic(save, GOOD, after(done === true ? BETTER : before))
      }
      expect(refused).toBeGreaterThan(3)
    } finally {
      disk.remove()
    }
  })

  test('the previous save is kept as .bak and survives any number of failed writes', async () => {
    await replaceFileAtomic(file, 'first')
    await replaceFileAtomic(file, 'second', after('first'))
    expect(readFileSync(`${file}.bak`, 'utf8')).toBe('first')
    const full = createTruncatingDisk(() => 3)
    for (let tries = 0; tries < 3; tries++)
      await expect(replaceFileAtomic(file, 'third', after('second'), full)).rejects.toThrow()
    expect([text(), readFileSync(`${file}.bak`, 'utf8')]).toEqual(['second', 'first'])
    await replaceFileAtomic(file, 'fourth', after('second'))
    expect([text(), readFileSync(`${file}.bak`, 'utf8')]).toEqual(['fourth', 'second'])
  })

  test('a version not known to be valid does not replace the .bak', async () => {
    await replaceFileAtomic(file, 'first')
    await replaceFileAtomic(file, 'second', after('first'))
    writeFileSync(file, 'dam')
    await replaceFileAtomic(file, 'third', { ...after('dam'), backup: false })
    expect(readFileSync(`${file}.bak`, 'utf8')).toBe('first')
  })

  test('on a disk without hard links the .bak is written too', async () => {
    const link = (): never => {
      throw errorWithCode('EPERM')
    }
    const plain: Disk = { ...SYSTEM_DISK, link, wait: () => Promise.resolve() }
    await replaceFileAtomic(file, 'first', undefined, plain)
    await replaceFileAtomic(file, 'second', after('first'), plain)
    expect([text(), readFileSync(`${file}.bak`, 'utf8')]).toEqual(['second', 'first'])
    expect(readdirSync(folder.path)).toHaveLength(2)
  })
})

describe('F1: a rename that fails', () => {
  function held(code: string, times: number): { readonly disk: Disk; readonly waits: number[] } {
    const waits: number[] = []
    let left = times
    const rename: Disk['rename'] = (from, to) => {
      if (left-- > 0) throw errorWithCode(code)
      SYSTEM_DISK.rename(from, to)
    }
    const wait = (ms: number): Promise<void> => {
      waits.push(ms)
      return Promise.resolve()
    }
    return { disk: { ...SYSTEM_DISK, rename, wait }, waits }
  }

  test.each(['EPERM', 'EACCES', 'EBUSY'])('with %s is tried again after growing waits', async (code) => {
    await replaceFileAtomic(file, GOOD)
    const { disk, waits } = held(code, 3)
    await replaceFileAtomic(file, BETTER, after(GOOD), disk)
    expect(text()).toBe(BETTER)
    expect(waits).toEqual([10, 20, 40])
  })

  test('permanently is given up after a bounded time, and the old file remains', async () => {
    await replaceFileAtomic(file, GOOD)
    const { disk, waits } = held('EACCES', Infinity)
    await expect(replaceFileAtomic(file, BETTER, after(GOOD), disk)).rejects.toMatchObject({ code: 'EACCES' })
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(1000)
    expect(text()).toBe(GOOD)
    expect(readdirSync(folder.path)).toEqual(['one.samsara'])
  })

  test('with another error is not tried again', async () => {
    const { disk, waits } = held('EROFS', 1)
    await expect(replaceFileAtomic(file, GOOD, undefined, disk)).rejects.toMatchObject({ code: 'EROFS' })
    expect(waits).toEqual([])
  })
})

test('F1: syncs the file before the rename and the folder after it, and no folder on Windows', async () => {
  for (const posix of [true, false]) {
    const done: string[] = []
    const opening: typeof open = async (path, flags, mode) => {
      const handle = await open(path, flags, mode)
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        done.push(path === folder.path ? 'sync folder' : 'sync file')
        return sync()
      }
      return handle
    }
    const link: Disk['link'] = (from, to) => {
      done.push('name')
      SYSTEM_DISK.link(from, to)
    }
    await replaceFileAtomic(file, GOOD, undefined, { ...SYSTEM_DISK, open: opening, link, posix })
    expect(done).toEqual(posix ? ['sync file', 'name', 'sync folder'] : ['sync file', 'name'])
  }
})

test('F4: creates a deleted folder again', async () => {
  const lost = join(folder.path, 'saves', 'one.samsara')
  await replaceFileAtomic(lost, GOOD)
  rmSync(join(folder.path, 'saves'), { recursive: true })
  await replaceFileAtomic(lost, BETTER, after(GOOD))
  expect(readFileSync(lost, 'utf8')).toBe(BETTER)
  if (process.platform !== 'win32') expect(statSync(join(folder.path, 'saves')).mode & 0o777).toBe(0o700)
})

test('F13: copyFileWithoutOverwriting syncs the copy before it gets its name', async () => {
  writeFileSync(file, GOOD)
  const to = join(folder.path, 'kept.samsara')
  const order: string[] = []
  const opening: typeof open = async (path, flags, mode) => {
    const handle = await open(path, flags, mode)
    const sync = handle.sync.bind(handle)
    handle.sync = () => {
      order.push(existsSync(to) ? 'after' : 'before')
      return sync()
    }
    return handle
  }
  await copyFileWithoutOverwriting(file, to, { ...SYSTEM_DISK, open: opening, posix: true })
  expect(readFileSync(to, 'utf8')).toBe(GOOD)
  expect(order).toEqual(['before', 'after'])
})

test('a write that fails for another reason leaves no file behind', async () => {
  mkdirSync(file)
  await expect(
    replaceFileAtomic(file, GOOD, undefined, { ...SYSTEM_DISK, wait: () => Promise.resolve() }),
  ).rejects.toThrow()
  expect(readdirSync(folder.path)).toEqual(['one.samsara'])
})

test('F8: names a person would type do not count as temporary file names', () => {
  const typed = ['x.samsara.123', 'x.samsara.bak', 'x.samsara', 'x.samsara.tmp', 'x.samsara.1-2.tmp', 'notes.tmp']
  expect(typed.filter(isTemporaryFileName)).toEqual([])
})
