import { existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { findCrashFiles, deleteOldCrashFiles } from './crash-files.ts'

const NOW = Date.UTC(2026, 10, 24)
const DAY = 86_400_000

let folder: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  folder = createTemporaryFolder()
})
afterEach(() => {
  folder.remove()
})

/** @returns the file, with Crashpad's metadata file beside it */
function crashed(below: string, name: string, age: number, bytes = 10): string {
  const place = join(folder.path, below)
  mkdirSync(place, { recursive: true })
  const file = join(place, `${name}.dmp`)
  writeFileSync(file, '')
  truncateSync(file, bytes)
  writeFileSync(join(place, `${name}.meta`), '')
  utimesSync(file, (NOW - age) / 1000, (NOW - age) / 1000)
  return file
}

test('Electron: finds crash files in every folder of the database, newest first, and no other files', async () => {
  expect(await findCrashFiles(join(folder.path, 'none'))).toEqual([])
  const files = [crashed('pending', 'a', 1000), crashed('reports', 'b', 2000), crashed('completed', 'c', 3000)]
  writeFileSync(join(folder.path, 'settings.dat'), '')
  mkdirSync(join(folder.path, 'new', 'folder.dmp'), { recursive: true })
  if (process.platform !== 'win32') symlinkSync('/etc/passwd', join(folder.path, 'pending', 'link.dmp'))
  const found = await findCrashFiles(folder.path)
  expect(found.map(({ file }) => file)).toEqual(files)
  expect(found[0]).toMatchObject({ at: NOW - 1000, bytes: 10 })
})

test('Electron: keeps three crash files, at most 30 days old, and at most 32 MB in all', async () => {
  const kept = [crashed('pending', 'a', DAY), crashed('completed', 'b', 2 * DAY), crashed('pending', 'c', 3 * DAY)]
  const gone = [crashed('pending', 'd', 4 * DAY), crashed('completed', 'e', 5 * DAY)]
  await deleteOldCrashFiles(folder.path, NOW)
  expect((await findCrashFiles(folder.path)).map(({ file }) => file)).toEqual(kept)
  expect(gone.filter((file) => existsSync(file.replace('.dmp', '.meta')))).toEqual([])
  expect(readdirSync(join(folder.path, 'pending')).sort()).toEqual(['a.dmp', 'a.meta', 'c.dmp', 'c.meta'])
  await deleteOldCrashFiles(folder.path, NOW + 28.5 * DAY)
  expect((await findCrashFiles(folder.path)).map(({ file }) => file)).toEqual(kept.slice(0, 1))
})

test('Electron: deletes a crash file that exceeds the limit and keeps smaller ones', async () => {
  const [first] = [crashed('pending', 'a', 1000, 20_000_000), crashed('pending', 'b', 2000, 20_000_000)]
  const small = crashed('pending', 'c', 3000)
  await deleteOldCrashFiles(folder.path, NOW)
  expect((await findCrashFiles(folder.path)).map(({ file }) => file)).toEqual([first, small])
})
