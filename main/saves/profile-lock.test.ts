import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { acquireProfileLock, type ProfileLock, type WaitFunction } from './profile-lock.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let file: string
const taken: ProfileLock[] = []

beforeEach(() => {
  folder = createTemporaryFolder()
  file = join(folder.path, 'samsara.lock')
})

afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release()
  folder.remove()
})

async function take(wait?: WaitFunction): Promise<boolean> {
  const lock = await acquireProfileLock(folder.path, wait)
  if (lock !== undefined) taken.push(lock)
  return lock !== undefined
}

async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  const pid = child.pid ?? 0
  await once(child, 'exit')
  return pid
}

function owned(pid: number, host = hostname()): void {
  writeFileSync(file, JSON.stringify({ pid, host, mark: 'theirs' }))
}

test('a profile has one owner at a time', async () => {
  expect(await take()).toBe(true)
  expect(await take()).toBe(false)
  await taken[0]?.release()
  expect(existsSync(file)).toBe(false)
  expect(await take()).toBe(true)
})

test('of several simultaneous attempts one gets the lock', async () => {
  const got = await Promise.all(Array.from({ length: 8 }, () => take()))
  expect(got.filter(Boolean)).toHaveLength(1)
})

test('of several simultaneous attempts on a dead lock one gets it, and no other file remains', async () => {
  owned(await pidOfTheDead())
  const got = await Promise.all(Array.from({ length: 8 }, () => take()))
  expect(got.filter(Boolean)).toHaveLength(1)
  for (const lock of taken.splice(0)) await lock.release()
  expect(await take()).toBe(true)
  expect(readdirSync(folder.path)).toEqual(['samsara.lock'])
})

test('the lock of a dead process is taken over at once', async () => {
  owned(await pidOfTheDead())
  expect(await take()).toBe(true)
})

test('the lock of a living process holds', async () => {
  owned(process.ppid)
  expect(await take()).toBe(false)
})

test('a lock with the own process id that this process does not hold is from an earlier process and is taken over', async () => {
  owned(process.pid)
  expect(await take()).toBe(true)
})

/** Waits end at once; meanwhile the owner of the lock acts. */
function passing(meanwhile: () => void = () => undefined): () => Promise<void> {
  return () => {
    meanwhile()
    return Promise.resolve()
  }
}

function touch(at = Date.now()): void {
  utimesSync(file, at / 1000, at / 1000)
}

test('the lock of another machine holds as long as that machine keeps touching it', async () => {
  owned(await pidOfTheDead(), 'elsewhere')
  let now = Date.now()
  const owner = passing(() => {
    touch((now += 1000))
  })
  expect(await take(owner)).toBe(false)
  expect(await take(passing())).toBe(true)
})

describe('F7: no lock blocks for ever', () => {
  test('an empty lock is taken over', async () => {
    writeFileSync(file, '')
    expect(await take(passing())).toBe(true)
  })

  test('a lock of this machine under its former host name is taken over', async () => {
    owned(process.ppid, 'its-old-name')
    expect(await take(passing())).toBe(true)
  })

  test('a lock whose process id now belongs to another program is taken over', async () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, host: hostname(), mark: 'theirs', born: '1' }))
    expect(await take()).toBe(process.platform === 'linux')
    if (process.platform === 'linux') return
    touch(Date.now() - 10_000)
    expect(await take(passing())).toBe(true)
  })

  test.each(['', '1'])('a lock dated in the future is taken over, empty or of a living process (%j)', async (pid) => {
    writeFileSync(file, pid === '' ? '' : JSON.stringify({ pid: 1, host: hostname(), mark: 'theirs' }))
    touch(Date.now() + 3_600_000)
    expect(await take(passing())).toBe(true)
  })

  test('a lock dated in the future holds while its owner touches it', async () => {
    owned(process.ppid)
    let at = Date.now() + 3_600_000
    const owner = passing(() => {
      touch((at += 1000))
    })
    touch(at)
    expect(await take(owner)).toBe(false)
  })

  test('a folder that cannot be written gives an error and no lock', async () => {
    const disk = mountSmallDisk(8)
    if (disk === undefined) {
      await expect(acquireProfileLock(join(file, 'under-a-file'))).rejects.toThrow()
      return
    }
    try {
      writeFileSync(join(disk.path, 'filler'), 'x'.repeat(8 * 1024))
      await expect(acquireProfileLock(disk.path)).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(readdirSync(disk.path)).toEqual(['filler'])
      rmSync(join(disk.path, 'filler'))
      const lock = await acquireProfileLock(disk.path)
      expect(lock).toBeDefined()
      await lock?.release()
    } finally {
      disk.remove()
    }
  })

  test('six simultaneous attempts on a stale lock always have one winner', async () => {
    for (let round = 0; round < 20; round++) {
      owned(await pidOfTheDead())
      const got = await Promise.all(Array.from({ length: 6 }, () => take(passing())))
      expect(got.filter(Boolean)).toHaveLength(1)
      for (const lock of taken.splice(0)) await lock.release()
      expect(readdirSync(folder.path)).toEqual([])
    }
  })

  test('a process that died during a takeover does not block the next one', async () => {
    owned(await pidOfTheDead())
    writeFileSync(`${file}.taking`, JSON.stringify({ pid: await pidOfTheDead(), host: hostname(), mark: 'third' }))
    expect(await take(passing())).toBe(true)
    expect(readdirSync(folder.path)).toEqual(['samsara.lock'])
  })
})

describe('F2: a lock taken over by another process', () => {
  test('is noticed, and stays lost', async () => {
    const lock = await acquireProfileLock(folder.path)
    expect(await lock?.isHeld()).toBe(true)
    owned(process.ppid)
    expect(await lock?.isHeld()).toBe(false)
    rmSync(file)
    expect(await lock?.isHeld()).toBe(false)
    expect(existsSync(file)).toBe(false)
    await lock?.release()
  })

  test('differs from a deleted lock, which its owner creates again', async () => {
    const lock = await acquireProfileLock(folder.path)
    rmSync(file)
    expect(await lock?.isHeld()).toBe(true)
    expect(await take(passing())).toBe(false)
    await lock?.release()
    expect(existsSync(file)).toBe(false)
  })

  test('is not deleted when the former owner releases it', async () => {
    const lock = await acquireProfileLock(folder.path)
    owned(process.ppid)
    await lock?.release()
    expect(existsSync(file)).toBe(true)
  })
})

test('the lock file is private', async () => {
  const lock = await acquireProfileLock(folder.path)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  await lock?.release()
})
