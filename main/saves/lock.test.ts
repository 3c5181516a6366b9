import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/host.ts'
import { lockProfile, type Lock } from './lock.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string
const taken: Lock[] = []

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'samsara.lock')
})

afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release()
  folder.remove()
})

async function take(): Promise<boolean> {
  const lock = await lockProfile(folder.path)
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

test('of many that come at once one gets it', async () => {
  const got = await Promise.all(Array.from({ length: 8 }, take))
  expect(got.filter(Boolean)).toHaveLength(1)
})

test('of many that find a dead lock one gets it, and nothing is left lying about', async () => {
  owned(await pidOfTheDead())
  const got = await Promise.all(Array.from({ length: 8 }, take))
  expect(got.filter(Boolean).length).toBeLessThanOrEqual(1)
  for (const lock of taken.splice(0)) await lock.release()
  expect(await take()).toBe(true)
  expect(readdirSync(folder.path)).toEqual(['samsara.lock'])
})

test('the lock of a process that died is taken over at once', async () => {
  owned(await pidOfTheDead())
  expect(await take()).toBe(true)
})

test('the lock of a living process holds', async () => {
  owned(process.ppid)
  expect(await take()).toBe(false)
})

test('a lock with our own number that we do not hold is from a start before this one', async () => {
  owned(process.pid)
  expect(await take()).toBe(true)
})

test('the lock of another machine holds as long as it is touched', async () => {
  owned(await pidOfTheDead(), 'elsewhere')
  expect(await take()).toBe(false)
  const longAgo = Date.now() / 1000 - 60
  utimesSync(file, longAgo, longAgo)
  expect(await take()).toBe(true)
})

test('a lock that cannot be read is waited for, then taken over', async () => {
  writeFileSync(file, '')
  expect(await take()).toBe(false)
  const longAgo = Date.now() / 1000 - 60
  utimesSync(file, longAgo, longAgo)
  expect(await take()).toBe(true)
})

test('releasing does not remove the lock of somebody who took over', async () => {
  const lock = await lockProfile(folder.path)
  owned(process.ppid)
  await lock?.release()
  expect(existsSync(file)).toBe(true)
})
