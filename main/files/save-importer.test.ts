/** Imported texts are stored, asked about or rejected, and existing saves never change. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_SAVE_BYTES, parseSave, NEWEST_SAVE_VERSION } from '../../engine/core/host/save.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { ImportResult } from '../../bridge/import-export.ts'
import type { TableRef } from '../../bridge/refs.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { readAllFiles, savePathOf, forgeSave } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { MAX_PENDING_IMPORTS } from './save-importer.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'), createFixtureGame('hand'))
const two = [personSeat('Ana'), personSeat('Ben')]
let profile: ReturnType<typeof createTemporaryFolder>
let other: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
/** A table played on another machine, and the same table two moves earlier. */
let text: string
let earlier: string

beforeEach(async () => {
  other = createTemporaryFolder()
  const elsewhere = await openTestHost({ catalogue, profile: other.path, seed: 'elsewhere' })
  const guest = elsewhere.renderer()
  const { info } = await guest.startTable('toy-hand', two)
  earlier = readFileSync(savePathOf(other.path, info.table), 'utf8')
  await guest.get('table.liftCurtain', { table: info.table, seat: 0 })
  await guest.act(info.table, { do: 'mark' })
  await guest.act(info.table, { do: 'mark' })
  text = readFileSync(savePathOf(other.path, info.table), 'utf8')
  await elsewhere.services.dispose()
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'here' })
  renderer = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
  other.remove()
})

const bring = (what: string, file = 'a.samsara'): Promise<ImportResult> =>
  renderer.get<ImportResult>('desk.importText', { text: what, file })
const saves = (): Promise<SaveListEntry[]> => renderer.get<SaveListEntry[]>('desk.saves')
const keep = (arrival: string, as: 'both' | 'replace') => renderer.call('desk.keepArrival', { arrival, as })
const here = () => readAllFiles(join(profile.path, 'saves'))

function cardOf(arrival: ImportResult): SaveListEntry {
  if (!('card' in arrival)) throw new Error(JSON.stringify(arrival))
  return arrival.card
}

async function asked(what = text): Promise<Extract<ImportResult, { came: 'again' }>> {
  const arrival = await bring(what)
  if (arrival.came !== 'again') throw new Error(JSON.stringify(arrival))
  return arrival
}

describe('importing a table from another machine', () => {
  test('stores the text unchanged under a name of its own, and the table continues where it was', async () => {
    const arrival = await bring(text)
    expect(arrival).toMatchObject({ file: 'a.samsara', came: 'new', card: { game: 'toy-hand', seats: two } })
    const { save } = cardOf(arrival)
    expect(readFileSync(savePathOf(profile.path, save), 'utf8')).toBe(text)
    expect((await saves()).map((card) => card.save)).toEqual([save])
    const { table } = await renderer.get<TableRef>('desk.openSave', { save })
    const { status, info } = await renderer.now(table)
    expect(status.length).toBe(2)
    expect(info.note).toBeUndefined()
  })

  test('ignores a byte order mark and white space around the text, as mail adds them', async () => {
    const { save } = cardOf(await bring(`\uFEFF\r\n  ${text.trim()}\r\n\r\n`))
    expect(readFileSync(savePathOf(profile.path, save), 'utf8')).toBe(text)
  })

  test('public 19: finds a save quoted in a mail, stores its original text, and recognizes it afterwards', async () => {
    const lines = text.match(/.{1,76}/g) ?? []
    const mail = ['Your turn!', '', 'On Monday Ana wrote:', ...lines.map((line) => `> ${line}`), '', '-- ', 'Ben'].join(
      '\r\n',
    )
    const { card } = (await bring(mail)) as Extract<ImportResult, { came: 'new' }>
    expect(readFileSync(savePathOf(profile.path, card.save), 'utf8')).toBe(text)
    expect(await bring(text)).toMatchObject({ came: 'equal' })
    expect(await bring(`${text}\n${text}`)).toMatchObject({ came: 'equal' })
  })

  test('does not store an identical save twice, however often it is imported', async () => {
    const first = cardOf(await bring(text))
    const [again, third] = await Promise.all([bring(text), bring(text, 'b.samsara')])
    expect(again).toMatchObject({ came: 'equal', deleted: false, card: { save: first.save } })
    expect(third).toMatchObject({ came: 'equal', file: 'b.samsara' })
    expect(await saves()).toHaveLength(1)
  })

  test('finds an identical save in the bin', async () => {
    const { save } = cardOf(await bring(text))
    await renderer.moveToBin(save)
    expect(await bring(text)).toMatchObject({ came: 'equal', deleted: true })
    expect(await saves()).toEqual([])
  })

  test('stores a save once when it is imported twice at the same time', async () => {
    const both = await Promise.all([bring(text), bring(text)])
    expect(both.map(({ came }) => came)).toEqual(['new', 'equal'])
  })
})

describe('importing another version of a table that is here already', () => {
  let first: SaveListEntry
  beforeEach(async () => {
    first = cardOf(await bring(earlier))
  })

  test('asks the player, describes both versions, and writes nothing yet', async () => {
    const before = here()
    const arrival = await asked()
    expect(arrival).toMatchObject({ card: { save: '', game: 'toy-hand' }, here: { save: first.save }, deleted: false })
    expect(here()).toEqual(before)
  })

  test('keeps both when the player chooses so', async () => {
    const { arrival } = await asked()
    expect(await keep(arrival, 'both')).toMatchObject({ ok: true, value: { came: 'new', file: 'a.samsara' } })
    expect(readFileSync(savePathOf(profile.path, first.save), 'utf8')).toBe(earlier)
    expect(Object.values(here()).toSorted()).toEqual([earlier, text].toSorted())
  })

  test('replaces the save that is here, which goes to the bin', async () => {
    const { arrival } = await asked()
    await keep(arrival, 'replace')
    expect((await saves()).map((card) => card.save)).not.toContain(first.save)
    expect(await renderer.get('desk.binnedSaves')).toMatchObject([{ save: first.save }])
    const kept = here()
    expect(kept[join('trash', `${first.save}.samsara`)]).toBe(earlier)
    expect(Object.values(kept).toSorted()).toEqual([earlier, text].toSorted())
  })

  test('replaces the save that the question named, also when a copy of it has been made since', async () => {
    const { arrival, here: told } = await asked()
    expect(told.save).toBe(first.save)
    host.clock.advance(60_000)
    const { save: copy } = await renderer.get<{ save: string }>('desk.duplicateSave', { save: first.save })
    const { table } = await renderer.get<TableRef>('desk.openSave', { save: copy })
    await renderer.now(table)
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    await renderer.act(table, { do: 'mark' })
    await renderer.get('desk.leave', { table })
    await keep(arrival, 'replace')
    expect(await renderer.get('desk.binnedSaves')).toMatchObject([{ save: first.save }])
    expect((await saves()).map(({ save }) => save)).toContain(copy)
  })

  test('keeps the import when the save it should replace has been deleted meanwhile', async () => {
    const { arrival } = await asked()
    await renderer.moveToBin(first.save)
    expect(await keep(arrival, 'replace')).toMatchObject({ ok: true, value: { came: 'new' } })
    expect(Object.values(here()).toSorted()).toEqual([earlier, text].toSorted())
  })

  test('never replaces the save of an open table', async () => {
    const { table } = await renderer.get<TableRef>('desk.openSave', { save: first.save })
    await renderer.now(table)
    const { arrival } = await asked()
    const before = here()
    expect(await keep(arrival, 'replace')).toMatchObject({ ok: false, reason: { id: 'save.refused.open' } })
    expect(here()).toEqual(before)
    // It waits still.
    expect(await keep(arrival, 'both')).toMatchObject({ ok: true })
  })

  test('forgets the import when the player drops it', async () => {
    const { arrival } = await asked()
    await renderer.get('desk.dropArrival', { arrival })
    expect(await keep(arrival, 'both')).toMatchObject({ ok: false, reason: { id: 'files.refused.gone' } })
    expect(await saves()).toHaveLength(1)
  })

  test('asks also when the other version is in the bin, and then keeps both whatever the player chooses', async () => {
    await renderer.moveToBin(first.save)
    const { arrival, deleted } = await asked()
    expect(deleted).toBe(true)
    await keep(arrival, 'replace')
    expect(Object.values(here()).toSorted()).toEqual([earlier, text].toSorted())
  })

  test('is a new game when the table id differs, or when there is none and the seed differs', async () => {
    const named = forgeSave(
      text,
      (saved) => (saved['header'] = { ...(saved['header'] as object), table: '1'.repeat(32) }),
    )
    expect((await bring(named)).came).toBe('new')
    const another = forgeSave(text, (saved) => {
      const { table: _, ...header } = saved['header'] as Record<string, unknown>
      Object.assign(saved, { header, seed: '1'.repeat(32) })
    })
    expect((await bring(another)).came).toBe('new')
  })

  test('rejects an import while MAX_PENDING_IMPORTS others wait for an answer', async () => {
    for (let n = 0; n < MAX_PENDING_IMPORTS; n++) await asked()
    expect(await bring(text)).toMatchObject({ came: 'refused', reason: { id: 'files.refused.many' } })
  })

  test('lets only the client that was asked answer', async () => {
    const { arrival } = await asked()
    expect(await host.renderer().call('desk.keepArrival', { arrival, as: 'both' })).toMatchObject({ ok: false })
  })
})

const png = String.fromCharCode(0xfffd, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)
const header = (saved: Record<string, unknown>) => saved['header'] as Record<string, unknown>

describe('a rejected import names its reason and changes no file', () => {
  test.each<[string, string, (text: string) => string]>([
    ['nothing', 'empty', () => ''],
    ['spaces', 'empty', () => ' \n\t\r\n'],
    ['a picture', 'foreign', () => png],
    ['words', 'foreign', () => 'Dear Ana, the game is attached.'],
    ['some JSON', 'foreign', () => '{"name":"samsara","version":"0.1.0"}'],
    ['a list', 'foreign', () => '[1,2,3]'],
    ['what is nested without end', 'foreign', () => '['.repeat(100_000)],
    ['a text that is cut', 'cut', (whole) => whole.slice(0, whole.length / 2)],
    ['two halves in one', 'cut', (whole) => whole.slice(0, whole.length / 2) + whole.slice(0, whole.length / 2)],
    ['a changed letter', 'damaged', (whole) => whole.replace('Ana', 'Ina')],
    ['a missing part', 'damaged', (whole) => forgeSave(whole, (saved) => delete saved['seed'])],
    ['a part too many', 'damaged', (whole) => forgeSave(whole, (saved) => (saved['more'] = 1))],
    ['a header of nobody', 'damaged', (whole) => forgeSave(whole, (saved) => (saved['header'] = {}))],
    [
      'a header of three',
      'damaged',
      (whole) => forgeSave(whole, (saved) => (header(saved)['seats'] = [...two, botSeat('C')])),
    ],
    ['a newer format', 'newer', (whole) => forgeSave(whole, (saved) => (saved['version'] = NEWEST_SAVE_VERSION + 1))],
    ['newer rules', 'newerRules', (whole) => forgeSave(whole, (saved) => (saved['rules'] = 2))],
    ['an unknown game', 'game', (whole) => forgeSave(whole, (saved) => (saved['game'] = 'chess'))],
    ['too many players', 'rules', (whole) => forgeSave(whole, (saved) => seatsOf(saved, 6))],
    ['a forged position', 'rules', (whole) => forgeSave(whole, (saved) => (saved['base'] = { state: {}, events: 1 }))],
    ['a huge one', 'large', (whole) => whole.replace('Ana', 'ä'.repeat(600_000))],
  ])('rejects %s with the reason %s', async (_, reason, make) => {
    const before = here()
    expect(await bring(make(text))).toEqual({
      file: 'a.samsara',
      came: 'refused',
      reason: expect.objectContaining({ id: `files.refused.${reason}` }) as unknown,
    })
    expect(here()).toEqual(before)
  })

  test('the bridge rejects a text above a megabyte', async () => {
    expect(await renderer.rejectionId('desk.importText', { text: 'x'.repeat(MAX_SAVE_BYTES + 1) })).toBe(
      'bridge.refused.schema',
    )
  })

  test('rejects an import when the disk refuses to write', async () => {
    rmSync(join(profile.path, 'saves'), { recursive: true })
    writeFileSync(join(profile.path, 'saves'), '')
    expect(await bring(text)).toMatchObject({ came: 'refused', reason: { id: 'files.refused.disk' } })
  })
})

describe('importing a forged save', () => {
  test('opens a log up to its last valid action, with a note', async () => {
    const cut = forgeSave(text, (saved) => (saved['log'] as unknown[]).push({ seat: 0, action: { do: 'win' } }))
    const arrival = await bring(cut)
    expect(arrival).toMatchObject({ came: 'new', note: { id: 'save.note.cut', values: { at: 2, of: 3 } } })
    const { table } = await renderer.get<TableRef>('desk.openSave', { save: cardOf(arrival).save })
    expect((await renderer.now(table)).status.length).toBe(2)
  })

  test('takes title, end and result from the game, not from the header', async () => {
    const result = [{ seats: [0], place: 1, score: 99 }]
    const won = forgeSave(text, (saved) => {
      Object.assign(header(saved), { title: 'Won by Ana', over: true, stand: { turn: [], result } })
    })
    const { save } = cardOf(await bring(won))
    const [card] = await saves()
    expect(card).toMatchObject({ save, title: 'Toy', over: false, stand: { turn: [0] } })
    expect(card?.stand).not.toHaveProperty('result')
    expect(parseSave(readFileSync(savePathOf(profile.path, save), 'utf8')).ok).toBe(true)
    // It is known again, as it came.
    expect((await bring(won)).came).toBe('equal')
  })
})

describe('importing a save with invisible or impossible header values', () => {
  test('limits times beyond the range of dates so that a page can show them', async () => {
    const times = { savedAt: 1e300, begunAt: 9e15, played: 1e300 }
    const { save } = cardOf(await bring(forgeSave(text, (saved) => Object.assign(header(saved), times))))
    const card = (await saves()).find((each) => each.save === save)
    for (const at of [card?.savedAt, card?.begunAt, card?.played])
      expect(new Date(at ?? NaN).getTime()).toBeGreaterThan(0)
  })

  test('removes invisible characters from names; a name without visible characters becomes ?', async () => {
    const names = ['A\u200bna\u202e', '\u200b\u2060']
    const hidden = forgeSave(
      text,
      (saved) => (header(saved)['seats'] = names.map((name) => ({ ...personSeat('x'), name }))),
    )
    const { save } = cardOf(await bring(hidden))
    expect((await saves()).find((each) => each.save === save)?.seats.map(({ name }) => name)).toEqual(['Ana', '?'])
    const { table } = await renderer.get<TableRef>('desk.openSave', { save })
    expect((await renderer.now(table)).info.seats.map(({ name }) => name)).toEqual(['Ana', '?'])
  })
})

function seatsOf(saved: Record<string, unknown>, players: number): void {
  saved['players'] = players
  header(saved)['seats'] = Array.from({ length: players }, (_, n) => personSeat(`P${String(n)}`))
}
