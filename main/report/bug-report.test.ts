import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TextFileDownload } from '../../bridge/import-export.ts'
import { APP_VERSION } from '../../bridge/versions.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFakeNativeDialogs, type FakeNativeDialogs } from '../testing/fake-native-dialogs.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let folder: ReturnType<typeof createTemporaryFolder>
let outside: FakeNativeDialogs
let host: TestHost
let renderer: TestRenderer
let save: string

async function open(withDialogs = true): Promise<void> {
  outside = createFakeNativeDialogs()
  const catalogue = createFixtureCatalogue(createFixtureGame('hand'))
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'raven-seed', ...(withDialogs && { outside }) })
  renderer = host.renderer()
  await renderer.get('desk.changeSettings', { name: 'Cleopatra', theme: 'dawn' })
  save = (await renderer.startTable('toy-hand', [personSeat('Anastasia'), personSeat('Benedikt')])).info.table
}

beforeEach(() => {
  profile = createTemporaryFolder()
  folder = createTemporaryFolder()
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
  folder.remove()
})

const at = (name: string): string => join(folder.path, name)

test('a report is one text with versions, settings and log, without names, folders and tables', async () => {
  await open()
  // Causes a log entry.
  await renderer.call('desk.renameSave', { save: 'none', name: 'x' })
  outside.target = at('mine.txt')
  expect(await renderer.get('desk.packReport', {})).toBe(true)
  expect(outside.offered).toEqual([expect.stringMatching(/^samsara-report-\d{4}-\d\d-\d\d\.txt$/)])
  const text = readFileSync(at('mine.txt'), 'utf8')
  for (const told of [
    `Samsara ${APP_VERSION}`,
    process.platform,
    'Node ',
    '"theme": "dawn"',
    '== Log ==',
    'sent to nobody',
  ])
    expect(text).toContain(told)
  for (const secret of ['Cleopatra', 'lineUps', 'Anastasia', 'Benedikt', profile.path, '"seed"', save])
    expect(text).not.toContain(secret)
  if (process.platform !== 'win32') expect(statSync(at('mine.txt')).mode & 0o077).toBe(0)
})

test('a report contains a save only when the player includes it', async () => {
  await open()
  outside.target = at('mine.txt')
  await renderer.get('desk.packReport', { save })
  const text = readFileSync(at('mine.txt'), 'utf8')
  expect(text).toContain(readFileSync(savePathOf(profile.path, save), 'utf8'))
  expect(text).toContain('shows everything that is hidden')
  expect(await renderer.rejectionId('desk.packReport', { save: 'none' })).toBe('save.missing')
})

test('writes nothing when the dialog is cancelled, and refuses the folder of saves', async () => {
  await open()
  expect(await renderer.get('desk.packReport', {})).toBe(false)
  outside.target = join(profile.path, 'saves', 'mine.txt')
  expect(await renderer.rejectionId('desk.packReport', {})).toBe('files.refused.inside')
  expect(existsSync(outside.target)).toBe(false)
  mkdirSync(at('deep'))
  outside.target = at('gone/mine.txt')
  expect(await renderer.rejectionId('desk.packReport', {})).toBe('files.refused.disk')
})

test('adds the missing file ending and replaces no existing file', async () => {
  await open()
  outside.target = at('mine')
  await renderer.get('desk.packReport', {})
  await renderer.get('desk.packReport', {})
  expect(readdirSync(folder.path)).toHaveLength(2)
  expect(readdirSync(folder.path)).toContain('mine.txt')
})

test('a page without native dialogs gets the text of the report, a page with them does not', async () => {
  await open(false)
  const { name, text } = await renderer.get<TextFileDownload>('desk.reportText', {})
  expect(name).toMatch(/^samsara-report-.*\.txt$/)
  expect(text).toContain('== Versions ==')
  expect(text).not.toContain('Anastasia')
  expect(await renderer.rejectionId('desk.packReport', {})).toBe('files.refused.dialog')
  await host.services.dispose()
  await open()
  expect(await renderer.rejectionId('desk.reportText', {})).toBe('bridge.refused.unknown')
})

test('main saves a report itself when no page can ask for it', async () => {
  await open()
  outside.target = at('mine.txt')
  expect(await host.services.saveBugReport()).toEqual({ ok: true, value: true })
  expect(readFileSync(at('mine.txt'), 'utf8')).not.toContain('== Save ==')
})

test('Electron: a report names the last crash, and its crash file is added only when the player agrees', async () => {
  await open()
  await host.services.dispose()
  const crashes = join(folder.path, 'crashes')
  mkdirSync(join(crashes, 'pending'), { recursive: true })
  mkdirSync(at('out'))
  outside = createFakeNativeDialogs()
  const catalogue = createFixtureCatalogue(createFixtureGame('hand'))
  host = await openTestHost({ catalogue, profile: profile.path, outside, crashes })
  renderer = host.renderer()
  outside.target = at('out/mine.txt')
  expect(await renderer.get('desk.lastCrash')).toBeNull()
  await renderer.get('desk.packReport', { crash: true })
  expect(readdirSync(at('out'))).toEqual(['mine.txt'])
  expect(readFileSync(at('out/mine.txt'), 'utf8')).toContain('== Crashes ==\nnone')

  writeFileSync(join(crashes, 'pending', 'x.dmp'), 'MDMP memory')
  utimesSync(join(crashes, 'pending', 'x.dmp'), 1_790_000_000, 1_790_000_000)
  expect(await renderer.get('desk.lastCrash')).toEqual({ at: 1_790_000_000_000, bytes: 11 })
  await renderer.get('desk.packReport', {})
  expect(readdirSync(at('out'))).toEqual(['mine.txt'])
  expect(readFileSync(at('out/mine.txt'), 'utf8')).toContain('2026-09-21T14:13:20.000Z, 11 bytes')
  await renderer.get('desk.packReport', { crash: true })
  await renderer.get('desk.packReport', { crash: true })
  expect(readdirSync(at('out')).sort()).toEqual(['mine (2).dmp', 'mine.dmp', 'mine.txt'])
  expect(readFileSync(at('out/mine.dmp'), 'utf8')).toBe('MDMP memory')
  const text = readFileSync(at('out/mine.txt'), 'utf8')
  expect(text).toContain('holds parts of the memory')
  expect(text).not.toContain('MDMP')
  expect(text).not.toContain(crashes)
})
