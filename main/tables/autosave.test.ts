/** An open table when the disk refuses a save, is full, or its file belongs to another process: every loss is reported. */
import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { measureJsonTextComplexity, MAX_SAVE_JSON_COMPLEXITY } from '../../engine/core/host/json-complexity.ts'
import { parseSave, serializeSaveReplacingHeader, serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { SaveLibrary } from '../saves/save-library.ts'
import {
  createManualClock,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame, type FixtureGameView } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'))
const two = [personSeat('Ana'), personSeat('Ben')]
let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'tests' })
  renderer = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

/** A file where the folder of the saves was: the disk refuses every save. @returns how it takes them again */
function refusing(): () => void {
  const saves = join(profile.path, 'saves')
  const away = join(profile.path, 'away')
  renameSync(saves, away)
  writeFileSync(saves, '')
  return () => {
    rmSync(saves)
    renameSync(away, saves)
  }
}

test('while the disk refuses, players continue and get a notice; the next action saves everything', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  const recover = refusing()
  await renderer.act(table, { do: 'mark' })
  expect((await renderer.now(table)).status).toMatchObject({ length: 1, notice: { id: 'table.notice.unsaved' } })
  recover()
  await renderer.act(table, { do: 'mark' })
  expect((await renderer.now(table)).status.notice).toBeUndefined()
  expect(savedLogLength(profile.path, table)).toBe(2)
  expect(host.logLines.join()).toContain('ENOTDIR')
})

test('F1: a partial write leaves the good save, and players get a notice', async () => {
  const disk = mountSmallDisk(64)
  // Elsewhere an injected disk stands for it: see main/saves/atomic-write.test.ts.
  if (disk === undefined) return
  const other = await openTestHost({ catalogue, profile: disk.path, seed: 'tests' })
  try {
    const ana = other.renderer()
    const { info } = await ana.startTable('toy-none', two)
    const file = join(disk.path, 'saves', `${info.table}.samsara`)
    const good = readFileSync(file, 'utf8')
    const { bsize, bavail } = statfsSync(disk.path)
    writeFileSync(join(disk.path, 'filler'), 'x'.repeat(bsize * bavail))
    await ana.act(info.table, { do: 'mark' })
    const { status } = await ana.get<TableSnapshot>('table.current', { table: info.table })
    expect(status.notice).toEqual({ id: 'table.notice.unsaved' })
    expect(readFileSync(file, 'utf8')).toBe(good)
    expect(await ana.get<SaveListEntry[]>('desk.saves')).toMatchObject([{ save: info.table, title: 'Toy' }])
    rmSync(join(disk.path, 'filler'))
    await ana.get('desk.leave', { table: info.table })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ log: [{ action: { do: 'mark' } }] })
  } finally {
    await other.services.dispose()
    disk.remove()
  }
})

describe('F2: when another Samsara has taken over the profile', () => {
  test('the table does not write, players get a notice, and leaving asks', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const lock = join(profile.path, 'samsara.lock')
    const theirs = JSON.stringify({ pid: process.ppid, host: hostname(), mark: 'theirs' })
    writeFileSync(lock, theirs)
    await renderer.act(table, { do: 'mark' })
    expect((await renderer.now(table)).status).toMatchObject({ length: 2, notice: { id: 'table.notice.taken' } })
    expect(savedLogLength(profile.path, table)).toBe(1)
    // Also when the other one has gone again: it may have written since.
    rmSync(lock)
    await renderer.act(table, { do: 'mark' })
    expect(savedLogLength(profile.path, table)).toBe(1)
    expect(await renderer.call('desk.leave', { table })).toEqual({
      ok: false,
      reason: { id: 'table.refused.unsaved', values: { moves: 2 } },
    })
  })
})

describe('F4: leaving', () => {
  test('a table that could not be saved tries once more', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    recover()
    await renderer.get('desk.leave', { table })
    expect(savedLogLength(profile.path, table)).toBe(1)
  })

  test('is rejected while moves would be lost, and the table stays as it was', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const recover = refusing()
    for (let moves = 1; moves <= 2; moves++) {
      await renderer.act(table, { do: 'mark' })
      const reason = { id: 'table.refused.unsaved', values: { moves } }
      expect(await renderer.call('desk.leave', { table })).toEqual({ ok: false, reason })
    }
    expect((await renderer.now(table)).status.length).toBe(3)
    recover()
    await renderer.act(table, { do: 'mark' })
    expect(savedLogLength(profile.path, table)).toBe(4)
  })

  test('is possible when the player agrees to lose them; the saved part is still there', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    await renderer.get('desk.leave', { table, lose: true })
    recover()
    expect(await renderer.rejectionId('table.current', { table })).toBe('table.refused.unknown')
    await renderer.get('desk.openSave', { save: table })
    expect((await renderer.now(table)).status.length).toBe(1)
  })

  test('counts the moves that are not saved, also after undos', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    for (let marks = 0; marks < 3; marks++) await renderer.act(table, { do: 'mark' })
    const recover = refusing()
    await renderer.get('table.undo', { table, seat: 0 })
    const moves = async () => {
      const reply = await renderer.call('desk.leave', { table })
      return reply.ok ? undefined : reply.reason.values?.['moves']
    }
    expect(await moves()).toBe(0)
    for (let marks = 0; marks < 2; marks++) await renderer.act(table, { do: 'mark' })
    expect(await moves()).toBe(2)
    for (let marks = 0; marks < 3; marks++) await renderer.get('table.undo', { table, seat: 0 })
    await renderer.act(table, { do: 'mark' })
    expect(await moves()).toBe(1)
    recover()
    expect(await moves()).toBeUndefined()
  })

  test('asks nothing while another client is still at the table', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    const other = host.renderer()
    await other.get('table.current', { table })
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    await renderer.get('desk.leave', { table })
    expect(await other.rejectionId('desk.leave', { table })).toBe('table.refused.unsaved')
    recover()
    await other.get('desk.leave', { table })
  })

  test('a table without changes, on a disk that refuses, asks nothing', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.get('desk.leave', { table })
    const write = vi.spyOn(SaveLibrary.prototype, 'write').mockRejectedValue(new Error('EROFS'))
    await renderer.get('desk.openSave', { save: table })
    expect((await renderer.now(table)).status.notice).toBeUndefined()
    await renderer.get('desk.leave', { table })
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  test('the process knows what its end would lose, and reports what it lost', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    expect(host.services.mayBeUnsaved).toBe(false)
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    expect(host.services.mayBeUnsaved).toBe(true)
    expect(await host.services.retrySave()).toEqual([{ title: 'Toy', moves: 1 }])
    recover()
    expect(await host.services.retrySave()).toEqual([])
    expect(host.services.mayBeUnsaved).toBe(false)
    expect(savedLogLength(profile.path, table)).toBe(1)
    const again = refusing()
    await renderer.act(table, { do: 'mark' })
    expect(await host.services.dispose()).toEqual([{ title: 'Toy', moves: 1 }])
    again()
  })

  test('a move that is being written counts as unsaved', async () => {
    const { info, status } = await renderer.startTable('toy-none', two)
    const act = { table: info.table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
    const write = vi.spyOn(SaveLibrary.prototype, 'write')
    const written = new Promise<boolean>((resolve) => {
      write.mockImplementationOnce(() => {
        resolve(host.services.mayBeUnsaved)
        return Promise.resolve(0)
      })
    })
    await renderer.call('table.act', act)
    expect(await written).toBe(true)
    expect(host.services.mayBeUnsaved).toBe(false)
    write.mockRestore()
  })

  test('a deleted folder of saves is created again', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    rmSync(join(profile.path, 'saves'), { recursive: true })
    expect(await renderer.get<SaveListEntry[]>('desk.saves')).toEqual([])
    await renderer.act(table, { do: 'mark' })
    expect((await renderer.now(table)).status.notice).toBeUndefined()
    expect(savedLogLength(profile.path, table)).toBe(1)
  })
})

test('F3: a table too long for one save continues, and its save begins at a later position', async () => {
  const long = new Table({ game: createFixtureGame('none'), config: { players: 1, options: {} }, seed: '0'.repeat(32) })
  const header = { title: 'Toy', seats: [personSeat('Ana')], savedAt: 1, over: false }
  const mark = (times: number): void => {
    for (let n = 0; n < times; n++) long.act(0, { do: 'mark' })
  }
  mark(100)
  // As many marks as a save just holds.
  const valuesOf = (): number => measureJsonTextComplexity(serializeSaveWithWholeLog(long, header)).values
  const hundred = valuesOf()
  mark(100)
  mark(Math.floor(((MAX_SAVE_JSON_COMPLEXITY.values - valuesOf()) * 100) / (valuesOf() - hundred)))
  writeFileSync(savePathOf(profile.path, 'long'), serializeSaveWithWholeLog(long, header))
  const played = long.log.length

  await renderer.get('desk.openSave', { save: 'long' })
  const opened = await renderer.now('long')
  expect(opened.status.length).toBe(played)
  expect([opened.status.notice, opened.info.note]).toEqual([undefined, undefined])
  await renderer.act('long', { do: 'mark' })
  expect((await renderer.now('long')).status).toMatchObject({ length: played + 1, notice: { id: 'table.notice.long' } })
  await renderer.get('desk.leave', { table: 'long' })

  await renderer.get('desk.openSave', { save: 'long' })
  const { moment, status } = await renderer.now('long')
  expect((moment.view as unknown as FixtureGameView).marks).toEqual([played + 1])
  expect(status).toMatchObject({ length: 200, undo: { ok: true } })
  expect(status.notice).toBeUndefined()
})

test('F11: a table saved by a clock before 1970 opens again', async () => {
  await host.services.dispose()
  const clock = { ...createManualClock(), now: () => -86_400_000 }
  host = await openTestHost({ catalogue, profile: profile.path, clock })
  renderer = host.renderer()
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  expect(await renderer.get<SaveListEntry[]>('desk.saves')).toMatchObject([{ save: table, savedAt: 0 }])
  await renderer.get('desk.openSave', { save: table })
})

test('F12: a disk that refuses to move a save to the bin is reported', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  writeFileSync(join(profile.path, 'saves', 'trash'), '')
  expect(await renderer.moveToBin(table)).toBe('save.refused.disk')
  expect(existsSync(savePathOf(profile.path, table))).toBe(true)
})

test('F13: a damaged file that cannot be kept aside is not overwritten', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
  writeFileSync(savePathOf(profile.path, table), 'half')
  writeFileSync(join(profile.path, 'saves', 'kept'), '')
  expect(await renderer.rejectionId('desk.openSave', { save: table })).toBe('save.refused.kept')
  expect(readFileSync(savePathOf(profile.path, table), 'utf8')).toBe('half')
})

test('F1: instead of a damaged save its .bak opens with a note, and the damaged file is kept', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  for (let marks = 0; marks < 3; marks++) await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
  const half = readFileSync(savePathOf(profile.path, table), 'utf8').slice(0, 200)
  writeFileSync(savePathOf(profile.path, table), half)
  await renderer.get('desk.openSave', { save: table })
  const { info: opened, status } = await renderer.now(table)
  expect(opened.note).toEqual({ id: 'save.note.backup' })
  expect(status.length).toBe(2)
  expect(readFileSync(join(profile.path, 'saves', 'kept', `${table}.samsara`), 'utf8')).toBe(half)
  expect(savedLogLength(profile.path, table)).toBe(2)
})

describe('S4: a change by another program to the file of an open table', () => {
  const titles = async (): Promise<string[]> =>
    (await renderer.get<SaveListEntry[]>('desk.saves')).map(({ title, save }) => `${save} ${title}`)

  /** What another program puts there: the same table as it was, under another title. */
  function replace(table: string): void {
    const parsed = parseSave(readFileSync(savePathOf(profile.path, table), 'utf8'))
    if (!parsed.ok) throw new Error(parsed.reason.id)
    const header = { ...(parsed.saved.header as object), title: 'Theirs' }
    writeFileSync(savePathOf(profile.path, table), serializeSaveReplacingHeader(parsed.saved, header))
  }

  test('is reported with the next move, and both versions are in the library', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    replace(table)
    await renderer.act(table, { do: 'mark' })
    const { status } = await renderer.now(table)
    expect(status.notice).toEqual({ id: 'table.notice.kept' })
    expect((await titles()).sort()).toEqual([`${table} Toy`, `${table}-2 Theirs`])
  })

  test('after the last move loses no move: the table is saved once more when it is left', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    replace(table)
    await renderer.act(table, { do: 'mark' })
    replace(table)
    await renderer.get('desk.leave', { table })
    expect(savedLogLength(profile.path, table)).toBe(2)
    expect((await titles()).sort()).toEqual([`${table} Toy`, `${table}-2 Theirs`, `${table}-3 Theirs`])
  })

  test('of a table without new moves is not overwritten', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.get('desk.leave', { table })
    await renderer.get('desk.openSave', { save: table })
    replace(table)
    await renderer.get('desk.leave', { table })
    expect(await titles()).toEqual([`${table} Theirs`])
  })
})
