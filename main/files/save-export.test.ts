/** Export writes the save's own text to the chosen place, and replaces no existing file without a question. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { ImportResult, BulkExportResult, TextFileDownload } from '../../bridge/import-export.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFakeNativeDialogs, type FakeNativeDialogs } from '../testing/fake-native-dialogs.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { PendingFiles } from './pending-files.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'))
let profile: ReturnType<typeof createTemporaryFolder>
let folder: ReturnType<typeof createTemporaryFolder>
let outside: FakeNativeDialogs
let arrivals: PendingFiles
let host: TestHost
let renderer: TestRenderer
let save: string
let text: string

beforeEach(async () => {
  profile = createTemporaryFolder()
  folder = createTemporaryFolder()
  outside = createFakeNativeDialogs()
  arrivals = new PendingFiles()
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'tests', outside, arrivals })
  renderer = host.renderer()
  save = (await renderer.startTable('toy-none', [personSeat('Ana'), personSeat('Ben')])).info.table
  text = readFileSync(savePathOf(profile.path, save), 'utf8')
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
  folder.remove()
})

const at = (name: string): string => join(folder.path, name)
const names = (): string[] => readdirSync(folder.path).toSorted()
const go = (...saves: string[]): Promise<BulkExportResult> =>
  renderer.get<BulkExportResult>('desk.exportSaves', { saves })

describe('export of one table', () => {
  test('is written to the place and under the name chosen in the dialog', async () => {
    outside.target = at('mine.samsara')
    expect(await go(save)).toEqual({ written: 1, refused: 0 })
    expect(readFileSync(at('mine.samsara'), 'utf8')).toBe(text)
    expect(outside.offered).toEqual([expect.stringMatching(/^Toy \d{4}-\d\d-\d\d\.samsara$/)])
    expect(names()).toEqual(['mine.samsara'])
  })

  test('of an open table contains what was saved last', async () => {
    await renderer.act(save, { do: 'mark' })
    outside.target = at('mine.samsara')
    await go(save)
    expect(readFileSync(at('mine.samsara'), 'utf8')).toBe(readFileSync(savePathOf(profile.path, save), 'utf8'))
  })

  test('writes nothing when the player cancels the dialog', async () => {
    expect(await go(save)).toEqual({ written: 0, refused: 0 })
    expect(names()).toEqual([])
  })

  test('replaces the file that the player confirmed in the dialog', async () => {
    writeFileSync(at('old.samsara'), 'old')
    outside.target = at('old.samsara')
    await go(save)
    expect(readFileSync(at('old.samsara'), 'utf8')).toBe(text)
  })

  test('adds the missing file ending, and takes a free name rather than replace a file that way', async () => {
    writeFileSync(at('mine.samsara'), 'old')
    writeFileSync(at('mine'), 'other')
    outside.target = at('mine')
    expect(await go(save)).toEqual({ written: 1, refused: 0 })
    expect(names()).toEqual(['mine', 'mine (2).samsara', 'mine.samsara'])
    expect(readFileSync(at('mine.samsara'), 'utf8')).toBe('old')
    expect(readFileSync(at('mine'), 'utf8')).toBe('other')
    expect(readFileSync(at('mine (2).samsara'), 'utf8')).toBe(text)
  })

  test('never writes into the folder of saves, also not through a link to it', async () => {
    symlinkSync(join(profile.path, 'saves'), at('way'))
    for (const own of [join(profile.path, 'saves'), at('way')]) {
      outside.target = join(own, `${save}.samsara`)
      expect(await renderer.rejectionId('desk.exportSaves', { saves: [save] })).toBe('files.refused.inside')
      outside.folder = own
      expect(await renderer.rejectionId('desk.exportSaves', { saves: [save, save] })).toBe('files.refused.inside')
    }
    expect(readFileSync(savePathOf(profile.path, save), 'utf8')).toBe(text)
  })

  test('reports a disk error and leaves no partial file', async () => {
    mkdirSync(at('taken.samsara'))
    outside.target = at('taken.samsara')
    expect(await renderer.rejectionId('desk.exportSaves', { saves: [save] })).toBe('files.refused.disk')
    outside.target = join(folder.path, 'gone', 'a.samsara')
    expect(await renderer.rejectionId('desk.exportSaves', { saves: [save] })).toBe('files.refused.disk')
    expect(names()).toEqual(['taken.samsara'])
  })

  test('of a damaged save writes its .bak; without a .bak no dialog is shown', async () => {
    await renderer.act(save, { do: 'mark' })
    await renderer.act(save, { do: 'mark' })
    const before = readFileSync(`${savePathOf(profile.path, save)}.bak`, 'utf8')
    writeFileSync(savePathOf(profile.path, save), 'half')
    outside.target = at('a.samsara')
    await go(save)
    expect(readFileSync(at('a.samsara'), 'utf8')).toBe(before)
    writeFileSync(join(profile.path, 'saves', 'broken.samsara'), 'half')
    expect(await renderer.rejectionId('desk.exportSaves', { saves: ['broken'] })).toBe('save.broken.json')
    expect(await renderer.rejectionId('desk.exportSaves', { saves: ['none'] })).toBe('save.missing')
    expect(outside.offered).toHaveLength(1)
  })
})

test('exports several saves into a folder under free names; one that fails does not stop the others', async () => {
  const { info } = await renderer.startTable('toy-none', [personSeat('Cleo'), botSeat('Heron')])
  writeFileSync(join(profile.path, 'saves', 'broken.samsara'), 'half')
  outside.folder = folder.path
  await go(save, info.table)
  const offered = names().at(-1) ?? ''
  writeFileSync(at(offered), 'somebody else’s')
  expect(await go(save, 'broken', info.table)).toEqual({
    written: 2,
    refused: 1,
    reason: { id: 'save.broken.json' },
  })
  const written = names().map((name) => readFileSync(at(name), 'utf8'))
  expect(written).toHaveLength(4)
  expect(written.filter((each) => each === 'somebody else’s')).toHaveLength(1)
  expect(written.filter((each) => each === text)).toHaveLength(1)
})

test('copySave puts the text of the save on the clipboard', async () => {
  await renderer.get('desk.copySave', { save })
  expect(outside.copied).toEqual([text])
  await renderer.get('desk.copyText', { text: 'Ana wins' })
  expect(outside.copied[1]).toBe('Ana wins')
})

test('the page never receives the text of a save where main has dialogs and a clipboard', async () => {
  expect(await renderer.rejectionId('desk.exportText', { save })).toBe('bridge.refused.unknown')
  expect(renderer.received.join()).not.toContain('samsara-table')
})

test('without dialogs and a clipboard, exportText gives the page the text and a file name for a download', async () => {
  const plain = createTemporaryFolder()
  const browser = await openTestHost({ catalogue, profile: plain.path })
  const page = browser.renderer()
  const { info } = await page.startTable('toy-none', [personSeat('Ana')])
  const own = { saves: [info.table] }
  expect(await page.rejectionId('desk.exportSaves', own)).toBe('files.refused.dialog')
  expect(await page.rejectionId('desk.copySave', { save: info.table })).toBe('files.refused.dialog')
  expect(await page.rejectionId('desk.copyText', { text: '' })).toBe('files.refused.dialog')
  expect(await page.rejectionId('desk.chooseFiles')).toBe('files.refused.dialog')
  const { name, text: told } = await page.get<TextFileDownload>('desk.exportText', { save: info.table })
  expect(name).toMatch(/^Toy .*\.samsara$/)
  expect(told).toBe(readFileSync(savePathOf(plain.path, info.table), 'utf8'))
  await browser.services.dispose()
  plain.remove()
})

/** Every way to a value of a JSON text, numbers of lists left out. */
function waysOf(value: unknown, way = ''): string[] {
  if (typeof value !== 'object' || value === null) return [way]
  const parts = Object.entries(value).flatMap(([key, part]) =>
    waysOf(part, Array.isArray(value) ? way : `${way}.${key}`),
  )
  return [...new Set(parts)]
}

test('an exported save contains only the game and its seats: no path, no save name, no settings', async () => {
  await renderer.act(save, { do: 'mark' })
  await renderer.get('desk.changeSettings', { theme: 'dawn' })
  await renderer.get('desk.copySave', { save })
  const [out = ''] = outside.copied
  const game = ['.action.do', '.auto', '.confirmed', '.seat'].map((key) => `.log${key}`)
  const state = ['hands', 'deck', 'turn', 'drawn', 'marks', 'passes'].map((key) => `.snapshot.state.${key}`)
  const header = ['title', 'savedAt', 'over', 'table', 'begunAt', 'played', 'stand.turn']
  const seats = ['kind', 'name', 'colour', 'level', 'temper'].map((key) => `.header.seats.${key}`)
  const body = ['format', 'version', 'game', 'rules', 'players', 'seed', 'practice', 'base', 'held', 'checksum']
  const known = new Set([
    ...game,
    ...state,
    ...seats,
    '.snapshot.events',
    ...header.map((key) => `.header.${key}`),
    ...body.map((key) => `.${key}`),
  ])
  expect(waysOf(JSON.parse(out)).filter((way) => !known.has(way))).toEqual([])
  for (const secret of [profile.path, save, 'dawn', process.env['HOME'] ?? profile.path])
    expect(out).not.toContain(secret)
})

describe('files opened through the system', () => {
  test('wait until the page fetches them; the page gets an event, and then a result for each file', async () => {
    outside.target = at('a.samsara')
    await go(save)
    writeFileSync(at('b.samsara'), 'Dear Ana')
    mkdirSync(at('c.samsara'))
    arrivals.add([at('b.samsara'), at('a.samsara'), at('c.samsara')])
    expect(renderer.received.join()).toContain('{"event":"arrived","value":null}')
    expect(await renderer.get<ImportResult[]>('desk.arrivals')).toMatchObject([
      { file: 'b.samsara', came: 'refused', reason: { id: 'files.refused.foreign' } },
      { file: 'a.samsara', came: 'equal', card: { save } },
      { file: 'c.samsara', came: 'refused', reason: { id: 'files.refused.folder' } },
    ])
    expect(await renderer.get('desk.arrivals')).toEqual([])
  })

  test('give the same results when the player chooses them in the dialog', async () => {
    outside.target = at('a.samsara')
    await go(save)
    await renderer.get('desk.leave', { table: save })
    await renderer.moveToBin(save)
    outside.files = [at('a.samsara')]
    expect(await renderer.get('desk.chooseFiles')).toMatchObject([{ came: 'equal', deleted: true }])
    outside.files = []
    expect(await renderer.get('desk.chooseFiles')).toEqual([])
    expect(await renderer.get<SaveListEntry[]>('desk.saves')).toEqual([])
  })
})
