import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { readImportFile } from './read-import-file.ts'

let folder: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  folder = createTemporaryFolder()
})
afterEach(() => {
  folder.remove()
})

const at = (name: string): string => join(folder.path, name)

function put(name: string, what: string | Buffer): string {
  writeFileSync(at(name), what)
  return at(name)
}

const refusalOf = async (path: string): Promise<string | undefined> => {
  const read = await readImportFile(path)
  return read.ok ? undefined : read.reason.id
}

test('reads a regular file of up to a megabyte, and rejects a larger one', async () => {
  expect(await readImportFile(put('a', 'Ana, Бен 🪷'))).toEqual({ ok: true, text: 'Ana, Бен 🪷' })
  expect(await readImportFile(put('empty', ''))).toEqual({ ok: true, text: '' })
  expect(await readImportFile(put('most', 'x'.repeat(MAX_SAVE_BYTES)))).toEqual({
    ok: true,
    text: 'x'.repeat(MAX_SAVE_BYTES),
  })
  expect(await refusalOf(put('more', 'x'.repeat(MAX_SAVE_BYTES + 1)))).toBe('files.refused.large')
})

test('rejects a file that is not text', async () => {
  expect(await refusalOf(put('a', Buffer.from([0x89, 0x50, 0x4e, 0x47])))).toBe('files.refused.foreign')
})

test('rejects a folder and a missing file, each with its own reason', async () => {
  mkdirSync(at('folder.samsara'))
  expect(await refusalOf(at('folder.samsara'))).toBe('files.refused.folder')
  expect(await readImportFile(at('gone'))).toEqual({
    ok: false,
    reason: { id: 'files.refused.unreadable', values: { code: 'ENOENT' } },
  })
})

test.skipIf(process.platform === 'win32')('does not open links, pipes and devices', async () => {
  symlinkSync(put('a', 'a'), at('link'))
  expect(spawnSync('mkfifo', [at('pipe')]).status).toBe(0)
  for (const path of [at('link'), at('pipe'), '/dev/zero']) expect(await refusalOf(path)).toBe('files.refused.plain')
})
