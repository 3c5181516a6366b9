import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/host.ts'
import { TakenFiles, type KeptTaken } from './taken-files.ts'

const TAKEN: KeptTaken = {
  ...{ hand: '0a'.repeat(16), save: 'toy-1', stand: 'waits', seating: '{}', byCode: true, sage: false },
  from: {
    ...{ seat: 's1', table: 'toy-9', token: 'a-token-of-the-host', fingerprint: 'ab'.repeat(32) },
    ...{ addresses: ['192.168.1.7:4712'], game: 'toy', host: 'Lamp', name: 'Ben' },
  },
}
let folder: ReturnType<typeof temporaryFolder>
let files: TakenFiles

beforeEach(() => {
  folder = temporaryFolder()
  files = new TakenFiles({ folder: folder.path, mayWrite: () => Promise.resolve(true) })
})
afterEach(() => {
  folder.remove()
})

test('what is waited for is found again, and what a crash left half done is cleared', async () => {
  await files.keep(TAKEN, 'the save')
  writeFileSync(join(folder.path, 'toy-2.samsara'), 'a save without its note')
  expect(await files.all()).toEqual([TAKEN])
  expect(readdirSync(folder.path).sort()).toEqual([`${TAKEN.hand}.json`, 'toy-1.samsara'])
  expect(await files.text(TAKEN)).toBe('the save')
})

test('as long as a note cannot be read no save is cleared: it may be the one it speaks of', async () => {
  await files.keep(TAKEN, 'the save')
  writeFileSync(join(folder.path, `${TAKEN.hand}.json`), '{"hand":')
  expect(await files.all()).toEqual([])
  expect(await files.text(TAKEN)).toBe('the save')
})

test('what is not ours leaves nothing behind', async () => {
  await files.keep(TAKEN, 'the save')
  await files.forget(TAKEN)
  expect(readdirSync(folder.path)).toEqual([])
})
