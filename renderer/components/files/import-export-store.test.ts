// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { looksLikeSaveText } from '../../../bridge/import-export.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { MAX_SAVE_TEXT_LENGTH, type ImportResult } from '../../../bridge/import-export.ts'
import type { Result } from '../../../bridge/result.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, type FakeHost } from '../../testing/fake-host.ts'
import { AppState } from '../../app-state.svelte.ts'
import { itemToImportFromText, type ItemToImport } from './items-to-import.ts'

const card: SaveListEntry = {
  save: 'one',
  game: 'karmaka',
  title: 'Karmaka',
  seats: [ANA_SEAT, BEN_SEAT],
  savedAt: 1,
  over: false,
}
const came: ImportResult = { came: 'new', card }
const again: Extract<ImportResult, { came: 'again' }> = {
  came: 'again',
  arrival: 'a1',
  card,
  here: card,
  deleted: false,
}
const value = <T>(of: T): Result<T> => ({ ok: true, value: of })

let host: FakeHost
let app: AppState

function start(hasDialogs = true): void {
  host = createFakeHost()
  host.answer('desk.openSave', () => value({ table: 'opened' }))
  host.answer('desk.importText', () => value(came))
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined, hasDialogs })
}
beforeEach(() => {
  sessionStorage.clear()
  start()
})

const file = (name: string, text: string, more: Partial<ItemToImport> = {}): ItemToImport => ({
  name,
  size: text.length,
  isFolder: false,
  text: () => Promise.resolve(text),
  ...more,
})
const askedFor = (name: string) => host.asked.filter((asked) => asked.name === name).map(({ arg }) => arg)
const notices = () => app.notices.map(({ message }) => message.id)

describe('imported items', () => {
  test('are sent as text one after the other, and a single new save is reported by a notice', async () => {
    await app.files.importItems([file('a.samsara', '{}')])
    expect(askedFor('desk.importText')).toEqual([{ text: '{}', file: 'a.samsara' }])
    expect(notices()).toEqual(['files.came'])
    expect(app.overlay).toBeUndefined()
    expect(app.files.changes).toBe(1)
    app.notices[0]?.way?.run()
    await Promise.resolve()
    expect(askedFor('desk.openSave')).toEqual([{ save: 'one' }])
  })

  test('that cannot be saves are not sent: folders, too large files, binary files and unreadable files', async () => {
    const read = { text: () => Promise.reject(new Error('read')) }
    await app.files.importItems([
      file('folder', '', { isFolder: true, ...read }),
      file('film.mp4', '', { size: MAX_SAVE_TEXT_LENGTH + 1, ...read }),
      file('picture.png', '\u0000'.repeat(MAX_SAVE_TEXT_LENGTH)),
      file('gone.samsara', '', read),
    ])
    expect(askedFor('desk.importText')).toEqual([])
    expect(app.overlay).toEqual({ on: 'arrived' })
    const reasons = app.files.importResults.map((arrival) => (arrival.came === 'refused' ? arrival.reason.id : ''))
    expect(reasons).toEqual(['folder', 'large', 'foreign', 'unreadable'].map((what) => `files.refused.${what}`))
    expect(app.files.readingCount).toBe(0)
  })

  test('are limited to 200, and the rest is refused with a reason', async () => {
    await app.files.importItems(Array.from({ length: 250 }, (_, n) => file(`${String(n)}.samsara`, '{}')))
    expect(askedFor('desk.importText')).toHaveLength(200)
    expect(app.files.importResults.at(-1)).toMatchObject({ reason: { id: 'files.refused.many' } })
  })

  test('stay listed until the player dismisses them if part of a save was lost', async () => {
    host.answer('desk.importText', () => value({ ...came, note: { id: 'save.note.cut', values: { at: 1, of: 2 } } }))
    await app.files.importItems([itemToImportFromText('{}')])
    expect(app.overlay).toEqual({ on: 'arrived' })
  })
})

describe('an import of a table that already exists', () => {
  beforeEach(async () => {
    host.answer('desk.importText', () => value(again))
    await app.files.importItems([itemToImportFromText('{}')])
  })

  test('is kept in the way that the player chooses, and listed as imported', async () => {
    host.answer('desk.keepArrival', () => value(came))
    await app.files.resolveDuplicateImport(again, 'replace')
    expect(askedFor('desk.keepArrival')).toEqual([{ arrival: 'a1', as: 'replace' }])
    expect(app.files.importResults).toEqual([came])
    expect(app.files.changes).toBe(1)
  })

  test('stays listed if the host refuses to keep it', async () => {
    host.answer('desk.keepArrival', () => ({ ok: false, reason: { id: 'save.refused.open' } }))
    await app.files.resolveDuplicateImport(again, 'replace')
    expect(notices()).toEqual(['save.refused.open'])
    expect(app.files.importResults).toEqual([again])
  })

  test('is dropped by the host when the player discards it or dismisses the list', async () => {
    await app.files.discardDuplicateImport(again)
    expect(app.overlay).toBeUndefined()
    await app.files.importItems([itemToImportFromText('{}')])
    await app.files.dismissImportResults()
    expect(app.files.importResults).toEqual([])
    expect(askedFor('desk.dropArrival')).toEqual([{ arrival: 'a1' }, { arrival: 'a1' }])
  })
})

describe('files opened by the operating system', () => {
  test('a single save is opened at once if the player is at no other table', async () => {
    host.answer('desk.arrivals', () => value([came]))
    await app.files.loadSystemImports()
    expect(app.page).toEqual({ at: 'table', table: 'opened' })
    expect(app.files.changes).toBe(1)
  })

  test('at a table a save is only reported; opening it goes through the leave handler', async () => {
    app.go({ at: 'table', table: 'mine' })
    const left: unknown[] = []
    app.setLeaveHandler((to) => left.push(to))
    host.answer('desk.arrivals', () => value([came]))
    await app.files.loadSystemImports()
    expect(askedFor('desk.openSave')).toEqual([])
    expect(notices()).toEqual(['files.came'])
    await app.files.openSave('one')
    expect(left).toEqual([{ at: 'table', table: 'opened' }])
    expect(app.page).toEqual({ at: 'table', table: 'mine' })
  })
})

describe('export', () => {
  const over = { ...card, save: 'two', over: true }

  test('marks saves that would reveal hidden hands: running games, unless the game has no secrets', async () => {
    const info = { id: 'karmaka', secrets: 'hand' }
    host.answer('desk.games', () => value([{ info, playable: true }]))
    await app.files.exportSaves([card, over, { ...card, game: 'other' }])
    expect(app.overlay).toMatchObject({
      on: 'export',
      tables: [{ revealsHiddenHands: true }, { revealsHiddenHands: false }, { revealsHiddenHands: true }],
    })
    host.answer('desk.games', () => value([{ info: { ...info, secrets: 'none' }, playable: true }]))
    await app.loadGames()
    await app.files.exportSaves([card])
    expect(app.overlay).toMatchObject({ tables: [{ save: 'one', title: 'Karmaka', revealsHiddenHands: false }] })
  })

  test('is written by the host where possible, and a notice reports saves that could not be written', async () => {
    const reason = { id: 'files.refused.disk', values: { code: 'ENOSPC' } }
    host.answer('desk.exportSaves', () => value({ written: 1, refused: 1, reason }))
    const going = { save: 'one', title: 'Karmaka', revealsHiddenHands: false }
    expect(await app.files.exportFiles([going, { ...going, save: 'two' }])).toBe(true)
    expect(askedFor('desk.exportSaves')).toEqual([{ saves: ['one', 'two'] }])
    expect(notices()).toEqual(['files.exportedSome'])
    expect(askedFor('desk.exportText')).toEqual([])
  })

  test('does nothing when the player chose no folder', async () => {
    host.answer('desk.exportSaves', () => value({ written: 0, refused: 0 }))
    expect(await app.files.exportFiles([{ save: 'one', title: '', revealsHiddenHands: false }])).toBe(false)
    expect(notices()).toEqual([])
  })

  test('chooseFiles uses the file picker of the page if the host has no dialogs', async () => {
    start(false)
    let asked = 0
    app.files.setFilePicker(() => (asked += 1))
    await app.files.chooseFiles()
    expect(asked).toBe(1)
    expect(askedFor('desk.chooseFiles')).toEqual([])
  })
})

test.each<[string, boolean]>([
  ['{"format":"samsara-table","version":1', true],
  [' \n{ "version": 1, "format": "samsara-table"', true],
  ['the text "samsara-table"', false],
  ['{"name":"x"}', false],
  ['', false],
  ['On Monday Ana wrote:\n> > {"format":"sam\n> > sara-table","version":1', true],
  ['Here it is: ```{"format":"samsara-table","version":1', true],
  ['<p>{&quot;format&quot;:&quot;samsara-table&quot;,', true],
  ['{“format”:“samsara-table”,', true],
])('public 19: looksLikeSaveText(%j) is %s', (text, is) => {
  expect(looksLikeSaveText(text)).toBe(is)
})
