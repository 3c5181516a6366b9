import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createDialogFolders, type DialogFolders } from './dialog-folders.ts'

let place: ReturnType<typeof createTemporaryFolder>
let kept: Map<string, unknown>
let folders: DialogFolders

beforeEach(() => {
  place = createTemporaryFolder()
  kept = new Map()
  folders = createDialogFolders(() => ({ get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) }))
})
afterEach(() => {
  place.remove()
})

const made = (name: string): string => {
  mkdirSync(join(place.path, name))
  return join(place.path, name)
}

test('Electron: a dialog starts in the folder of the last dialog of its kind, also after a restart', async () => {
  const [pictures, games] = [made('pictures'), made('games')]
  expect(await folders.defaultPathFor('open')).toBeUndefined()
  expect(await folders.defaultPathFor('save', 'a.samsara')).toBe('a.samsara')
  folders.remember('open', { file: join(pictures, 'x.samsara') })
  folders.remember('save', { folder: games })
  folders = createDialogFolders(() => ({ get: (key) => kept.get(key), set: () => undefined }))
  expect(await folders.defaultPathFor('open')).toBe(pictures)
  expect(await folders.defaultPathFor('save')).toBe(games)
  expect(await folders.defaultPathFor('save', 'a.samsara')).toBe(join(games, 'a.samsara'))
})

test('Electron: a remembered folder that is gone, or is no folder any more, is not offered', async () => {
  folders.remember('save', { file: join(place.path, 'gone', 'a.samsara') })
  expect(await folders.defaultPathFor('save', 'b.samsara')).toBe('b.samsara')
  writeFileSync(join(place.path, 'file'), '')
  folders.remember('save', { folder: join(place.path, 'file') })
  expect(await folders.defaultPathFor('save')).toBeUndefined()
})

test.each([undefined, null, 'x', [], { open: 7 }, { open: 'relative/folder' }, { save: `/${'x'.repeat(5000)}` }])(
  'Electron: %j in the settings file counts as no remembered folder',
  async (value) => {
    kept.set('folders', value)
    expect(await folders.defaultPathFor('open')).toBeUndefined()
    expect(await folders.defaultPathFor('save', 'a')).toBe('a')
    folders.remember('open', { folder: place.path })
    expect(await folders.defaultPathFor('open')).toBe(place.path)
  },
)

test('Electron: when settings cannot be written or do not exist yet, folders are not remembered and nothing throws', async () => {
  const refusing = createDialogFolders(() => ({
    get: () => undefined,
    set: () => {
      throw new Error('ENOSPC')
    },
  }))
  refusing.remember('open', { folder: place.path })
  const early = createDialogFolders(() => undefined)
  early.remember('open', { folder: place.path })
  expect([await refusing.defaultPathFor('open'), await early.defaultPathFor('open', 'a')]).toEqual([undefined, 'a'])
})
