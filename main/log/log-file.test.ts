import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createManualClock, createTemporaryFolder, type ManualClock } from '../testing/test-host.ts'
import { errorWithCode } from '../testing/small-disk.ts'
import { MAX_LOG_FILE_BYTES, MAX_LOG_FILES, RotatingLog } from './log-file.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let clock: ManualClock
beforeEach(() => {
  profile = createTemporaryFolder()
  clock = createManualClock()
})
afterEach(() => {
  profile.remove()
})

const logs = (): string => join(profile.path, 'logs')
const text = (name = 'samsara.log'): string => readFileSync(join(logs(), name), 'utf8')

function opened(): RotatingLog {
  const log = new RotatingLog(profile.path, clock)
  log.open()
  return log
}

test('writes entries with their time, and appends after a restart', async () => {
  const log = opened()
  log.write('first')
  clock.advance(1000)
  log.write('second\nin two lines')
  await log.flush()
  expect(text()).toBe('1970-01-01T00:16:40.000Z first\n1970-01-01T00:16:41.000Z second\n    in two lines\n')
  const next = opened()
  next.write('third')
  await next.flush()
  expect(text().split('\n').at(-2)).toBe('1970-01-01T00:16:41.000Z third')
})

test('writes nothing before open(), and then all earlier entries', async () => {
  const log = new RotatingLog(profile.path, clock)
  log.write('early')
  await log.flush()
  expect(readdirSync(profile.path)).toEqual([])
  log.open()
  await log.flush()
  expect(text()).toContain('early')
})

test('limits the size and number of log files by deleting the oldest', async () => {
  const log = opened()
  const entry = 'x'.repeat(3000)
  for (let n = 0; n < (MAX_LOG_FILES + 2) * (MAX_LOG_FILE_BYTES / 3000); n++) {
    log.write(`${String(n)} ${entry}`)
    if (n % 50 === 0) await log.flush()
  }
  log.write('last')
  await log.flush()
  const names = readdirSync(logs())
  expect(names).toHaveLength(MAX_LOG_FILES)
  for (const name of names) expect(statSync(join(logs(), name)).size).toBeLessThanOrEqual(MAX_LOG_FILE_BYTES)
  expect(text()).toContain('last')
  expect(names.map((name) => text(name)).join('')).not.toContain('Z 0 ')
  const end = await log.readTail(5000)
  expect(Buffer.byteLength(end)).toBeLessThanOrEqual(5000)
  expect(end).toMatch(/^1970-[^\n]+ x+\n[^\n]+ last\n$/)
})

test('readTail continues into earlier log files', async () => {
  mkdirSync(logs())
  writeFileSync(join(logs(), 'samsara.1.log'), 'before\n')
  const log = opened()
  log.write('now')
  expect(await log.readTail(1000)).toMatch(/^before\n.* now\n$/)
})

test('log files are private', async () => {
  if (process.platform === 'win32') return // Windows has no POSIX modes.
  const log = opened()
  log.write('a')
  await log.flush()
  expect(statSync(logs()).mode & 0o077).toBe(0)
  expect(statSync(join(logs(), 'samsara.log')).mode & 0o077).toBe(0)
})

test('entries are lost while the disk refuses, and their number is logged once it works again', async () => {
  let full = true
  const log = new RotatingLog(profile.path, clock, {
    append: (file, lines) => (full ? Promise.reject(errorWithCode('ENOSPC')) : appendFile(file, lines)),
  })
  log.open()
  for (let n = 0; n < 3; n++) {
    log.write(`lost ${String(n)}`)
    await log.flush()
  }
  full = false
  mkdirSync(logs(), { recursive: true })
  log.write('kept')
  await log.flush()
  expect(text()).toMatch(/^\(entries that are missing here: 3\)\n.* kept\n$/)
})

test('a missing or invalid log folder causes no error, and logging resumes once it can be created', async () => {
  writeFileSync(logs(), '')
  const log = opened()
  log.write('lost')
  await log.flush()
  log.write('at the end')
  log.flushSync()
  rmSync(logs())
  log.write('kept')
  await log.flush()
  rmSync(logs(), { recursive: true })
  log.write('again')
  await log.flush()
  expect(text()).toContain('again')
})

test('limits the number of waiting entries and the length of an entry', async () => {
  const log = new RotatingLog(profile.path, clock)
  for (let n = 0; n < 1200; n++) log.write(String(n))
  log.open()
  await log.flush()
  log.write('y'.repeat(100_000))
  await log.flush()
  expect(text().split('\n')).toHaveLength(1000 + 1 + 1 + 1)
  expect(text()).toContain('(entries that are missing here: 200)')
  expect(text().length).toBeLessThan(60_000)
})

test('an entry cannot forge another entry by line breaks', async () => {
  const log = opened()
  log.write('a\r\n1970-01-01T00:00:00.000Z forged\u2028forged\u001b[2J')
  await log.flush()
  expect(text().split('\n').slice(0, -1)).toEqual([
    '1970-01-01T00:16:40.000Z a',
    '    1970-01-01T00:00:00.000Z forged',
    '    forged�[2J',
  ])
})

test('flushSync writes waiting entries synchronously', () => {
  const log = new RotatingLog(profile.path, clock)
  log.write('why')
  log.flushSync()
  expect(text()).toContain('why')
})
