import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../testing/test-host.ts'
import { encryptPayloadWithNewKey } from './payload-encryption.ts'
import { IncomingTransferStore, type IncomingTransferRecord } from './incoming-transfer-files.ts'

const FROM = {
  seat: 's1',
  table: 'toy-9',
  token: 'a-token-of-the-host',
  fingerprint: 'ab'.repeat(32),
  addresses: ['192.168.1.7:4712'],
  game: 'toy',
  host: 'Lamp',
  name: 'Ben',
}
const HAND = '0a'.repeat(16)
const TAKEN: IncomingTransferRecord = { hand: HAND, save: 'toy-1', stand: 'waits', from: FROM, sealed: true }
const PARCEL = { save: 'the save', seating: '{}', byCode: true, sage: false }
const SEALED = encryptPayloadWithNewKey(JSON.stringify(PARCEL), HAND, (count) => new Uint8Array(count))
let folder: ReturnType<typeof createTemporaryFolder>
let files: IncomingTransferStore

beforeEach(() => {
  folder = createTemporaryFolder()
  files = new IncomingTransferStore({ folder: folder.path, mayWrite: () => Promise.resolve(true) })
})
afterEach(() => {
  folder.remove()
})

test('finds a waiting transfer again and deletes what a crash left unfinished', async () => {
  await files.save(TAKEN, SEALED.text)
  writeFileSync(join(folder.path, 'toy-2.samsara'), 'a save without its note')
  expect(await files.all()).toEqual([TAKEN])
  expect(readdirSync(folder.path).sort()).toEqual([`${TAKEN.hand}.json`, 'toy-1.sealed'])
})

test('deletes no payload while a record cannot be read, since it may belong to that record', async () => {
  await files.save(TAKEN, SEALED.text)
  writeFileSync(join(folder.path, `${TAKEN.hand}.json`), '{"hand":')
  expect(await files.all()).toEqual([])
  expect(readdirSync(folder.path)).toContain('toy-1.sealed')
})

test('remove() deletes all files of a transfer', async () => {
  await files.save(TAKEN, SEALED.text)
  await files.remove(TAKEN)
  expect(readdirSync(folder.path)).toEqual([])
})

test('S3: the files of an offered transfer reveal nothing; with the key they give the payload', async () => {
  await files.save(TAKEN, SEALED.text)
  const texts = readdirSync(folder.path).map((name) => readFileSync(join(folder.path, name), 'utf8'))
  for (const text of texts) expect(text).not.toContain('the save')
  expect(await files.readPayload(TAKEN)).toBeUndefined()
  expect(await files.readPayload({ ...TAKEN, key: '11'.repeat(32) })).toBeUndefined()
  const taken: IncomingTransferRecord = { ...TAKEN, stand: 'go', key: SEALED.key }
  await files.save(taken)
  expect(await files.all()).toEqual([taken])
  expect(await files.readPayload(taken)).toEqual(PARCEL)
})

test('S3: finds and reads an unencrypted transfer that Samsara 1.0 stored', async () => {
  const { save, ...rest } = PARCEL
  const before: IncomingTransferRecord = { hand: HAND, save: 'toy-1', stand: 'waits', from: FROM, ...rest }
  writeFileSync(join(folder.path, `${HAND}.json`), JSON.stringify(before))
  writeFileSync(join(folder.path, 'toy-1.samsara'), save)
  expect(await files.all()).toEqual([before])
  expect(await files.readPayload(before)).toEqual(PARCEL)
  await files.remove(before)
  expect(readdirSync(folder.path)).toEqual([])
})
