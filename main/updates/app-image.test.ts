import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { replaceAppImage } from './app-image.ts'

let home: ReturnType<typeof createTemporaryFolder>
let folder: string
let fetched: string

beforeEach(() => {
  home = createTemporaryFolder()
  folder = join(home.path, 'programs')
  mkdirSync(folder)
  fetched = join(home.path, 'Samsara-1.1.0-linux-x86_64.AppImage')
  writeFileSync(fetched, 'new', { mode: 0o600 })
})
afterEach(() => {
  home.remove()
})

test('a file name with a version gets the new version', () => {
  const old = join(folder, 'Samsara-1.0.0-linux-x86_64.AppImage')
  writeFileSync(old, 'old')
  const place = replaceAppImage(old, fetched)
  expect(readdirSync(folder)).toEqual(['Samsara-1.1.0-linux-x86_64.AppImage'])
  expect(readFileSync(place, 'utf8')).toBe('new')
  // Windows knows no such mode.
  if (process.platform !== 'win32') expect(statSync(place).mode & 0o777).toBe(0o755)
})

test('a file name chosen by the user stays', () => {
  const old = join(folder, 'samsara')
  writeFileSync(old, 'old')
  expect(replaceAppImage(old, fetched)).toBe(old)
  expect(readdirSync(folder)).toEqual(['samsara'])
  expect(readFileSync(old, 'utf8')).toBe('new')
})

test('when replacing fails, the old file remains and no other file is left', () => {
  const old = join(folder, 'Samsara-1.0.0-linux-x86_64.AppImage')
  writeFileSync(old, 'old')
  // A folder under the new name: the last step fails.
  mkdirSync(join(folder, 'Samsara-1.1.0-linux-x86_64.AppImage'))
  expect(() => replaceAppImage(old, fetched)).toThrow()
  expect(() => replaceAppImage(old, join(home.path, 'gone.AppImage'))).toThrow('ENOENT')
  expect(readdirSync(folder).toSorted()).toEqual([
    'Samsara-1.0.0-linux-x86_64.AppImage',
    'Samsara-1.1.0-linux-x86_64.AppImage',
  ])
  expect(readFileSync(old, 'utf8')).toBe('old')
})
