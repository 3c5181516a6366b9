import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { RejoinRecordsFile, MAX_REJOIN_RECORDS, type RejoinRecord } from './rejoin-records-file.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let file: string
let lines: string[]
beforeEach(() => {
  folder = createTemporaryFolder()
  file = join(folder.path, 'seats.json')
  lines = []
})
afterEach(() => folder.remove())

const open = (mayWrite = true) =>
  new RejoinRecordsFile({ file, mayWrite: () => Promise.resolve(mayWrite), log: (line) => lines.push(line) })

const seat = (name: string, token = `token-of-${name}`): RejoinRecord => ({
  seat: name,
  table: 'karmaka-1',
  token,
  fingerprint: 'ab'.repeat(32),
  addresses: ['10.0.0.1:4712'],
  game: 'karmaka',
  host: 'attic',
  name: 'Ana',
})

test('saved seats are there after a restart, the latest first, and removed seats are not', async () => {
  const kept = open()
  await kept.save(seat('one'))
  await kept.save(seat('two'))
  await kept.save(seat('one', 'newer'))
  await kept.save(seat('three'))
  await kept.remove('two')
  expect(await open().all()).toEqual([seat('three'), seat('one', 'newer')])
})

test.skipIf(process.platform === 'win32')('only the user’s own account can read the file', async () => {
  await open().save(seat('one'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('keeps at most MAX_REJOIN_RECORDS seats and drops the oldest', async () => {
  const kept = open()
  for (let n = 0; n <= MAX_REJOIN_RECORDS; n++) await kept.save(seat(`seat-${String(n)}`))
  const all = await kept.all()
  expect(all).toHaveLength(MAX_REJOIN_RECORDS)
  expect(all.at(-1)?.seat).toBe('seat-1')
})

test('logs an unreadable file without its content, and treats it as empty', async () => {
  writeFileSync(file, JSON.stringify({ format: 'samsara-seats', seats: [{ ...seat('one'), token: 5 }] }))
  const kept = open()
  expect(await kept.all()).toEqual([])
  expect(lines).toEqual(['the seats at tables of other machines could not be read'])
  await kept.save(seat('two'))
  expect(await open().all()).toEqual([seat('two')])
})

test('a process that lost its profile to another process does not write', async () => {
  await open().save(seat('one'))
  const before = readFileSync(file, 'utf8')
  await open(false).save(seat('two'))
  expect(readFileSync(file, 'utf8')).toBe(before)
})
