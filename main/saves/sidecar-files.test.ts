import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createTruncatingDisk } from '../testing/small-disk.ts'
import { ProfileLockLostError } from './save-folder.ts'
import { SaveLibrary } from './save-library.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let library: SaveLibrary

beforeEach(async () => {
  folder = createTemporaryFolder()
  library = await SaveLibrary.open(folder.path)
  await library.write('one', 'a save')
})
afterEach(() => {
  folder.remove()
})

const MAX_BYTES = 1000
const kept = async (of: SaveLibrary, id: string): Promise<string | undefined> => {
  const bytes = await of.sidecar(id, 'review').read(MAX_BYTES)
  return bytes === undefined ? undefined : Buffer.from(bytes).toString()
}

test('a sidecar file is read back, is private, and is not listed as a save', async () => {
  await library.sidecar('one', 'review').write('{"curve":[]}')
  await library.sidecar('one', 'picture').write(Uint8Array.of(0, 255, 128))
  expect(await kept(library, 'one')).toBe('{"curve":[]}')
  expect([...((await library.sidecar('one', 'picture').read(MAX_BYTES)) ?? [])]).toEqual([0, 255, 128])
  expect((await library.list()).map(({ save }) => save)).toEqual(['one'])
  const names = readdirSync(folder.path).filter((name) => name !== 'one.samsara')
  expect(names).toEqual(['one.samsara.picture', 'one.samsara.review.json'])
  if (process.platform === 'win32') return // modes are POSIX's
  for (const name of names) expect(statSync(join(folder.path, name)).mode & 0o077).toBe(0)
})

test('a sidecar file that is too large, a link or a folder counts as missing', async () => {
  expect(await kept(library, 'one')).toBeUndefined()
  await library.sidecar('one', 'review').write('x'.repeat(MAX_BYTES + 1))
  expect(await kept(library, 'one')).toBeUndefined()
  await library.sidecar('one', 'review').remove()
  const file = join(folder.path, 'one.samsara.review.json')
  writeFileSync(join(folder.path, 'secret.txt'), 'not yours')
  symlinkSync(join(folder.path, 'secret.txt'), file)
  expect(await kept(library, 'one')).toBeUndefined()
  await library.sidecar('one', 'review').write('ours')
  expect(readFileSync(join(folder.path, 'secret.txt'), 'utf8')).toBe('not yours')
  mkdirSync(join(folder.path, 'one.samsara.picture'))
  expect(await library.sidecar('one', 'picture').read(MAX_BYTES)).toBeUndefined()
})

test('a sidecar file goes to the bin with its save and is restored with it under any name', async () => {
  await library.sidecar('one', 'review').write('of the first')
  await library.moveToBin('one')
  expect(readdirSync(folder.path)).toEqual(['trash'])
  await library.write('one', 'another')
  expect(await library.restoreFromBin('one')).toBe('one-2')
  expect([await kept(library, 'one'), await kept(library, 'one-2')]).toEqual([undefined, 'of the first'])
  expect(readdirSync(join(folder.path, 'trash'))).toEqual([])
})

test('no sidecar file is written beside a missing save, and those left by a crash are deleted', async () => {
  await library.moveToBin('one')
  await library.sidecar('one', 'review').write('late')
  expect(await kept(library, 'one')).toBeUndefined()
  for (const name of ['gone.samsara.picture', 'gone.samsara.dawn.picture', 'my.picture', 'Holiday.samsara.picture'])
    writeFileSync(join(folder.path, name), 'a picture')
  await SaveLibrary.open(folder.path)
  expect(readdirSync(folder.path)).toEqual(['Holiday.samsara.picture', 'my.picture', 'trash'])
})

test('a partial write keeps the former sidecar file, and a process that lost the profile does not write', async () => {
  let room = Infinity
  let mine = true
  const disk = createTruncatingDisk(() => room)
  const full = await SaveLibrary.open(folder.path, { disk, mayWrite: () => Promise.resolve(mine) })
  await full.sidecar('one', 'review').write('whole')
  room = 3
  await expect(full.sidecar('one', 'review').write('larger')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await kept(full, 'one')).toBe('whole')
  mine = false
  await expect(full.sidecar('one', 'review').write('late')).rejects.toBeInstanceOf(ProfileLockLostError)
})
