import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canonicalText } from '../../engine/core/json.ts'
import { boundsOf, MOST } from '../../engine/core/bounds.ts'
import { parseSave, writeSave } from '../../engine/core/save.ts'
import { Table } from '../../engine/core/table.ts'
import type { SaveCard, TableNow } from '../../preload/contract.ts'
import { Library } from '../saves/library.ts'
import {
  bot,
  manualClock,
  openTestHost,
  person,
  temporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/host.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { toyCatalogue, toyGame, type ToyView } from '../testing/toy-game.ts'

const catalogue = toyCatalogue(toyGame('none'), toyGame('hand'))
const two = [person('Ana'), person('Ben')]
const alone = [person('Ana'), bot('Bot')]
let profile: ReturnType<typeof temporaryFolder>
let host: TestHost
let renderer: TestRenderer

async function start(): Promise<void> {
  host = await openTestHost({ catalogue, profile: profile.path, pace: 500, seed: 'tests' })
  renderer = host.renderer()
}

beforeEach(async () => {
  profile = temporaryFolder()
  await start()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

function now(table: string): Promise<TableNow> {
  return renderer.get<TableNow>('table.current', { table })
}

function fileOf(table: string): string {
  return join(profile.path, 'saves', `${table}.samsara`)
}

/** How many entries the log on disk holds. */
function savedLength(table: string): number {
  const parsed = parseSave(readFileSync(fileOf(table), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved.log.length
}

test('a double click acts once', async () => {
  const { info, status } = await renderer.sit('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const replies = await Promise.all([renderer.call('table.act', act), renderer.call('table.act', act)])
  expect(replies).toEqual([
    { ok: true, value: null },
    { ok: false, reason: { id: 'table.refused.stale' } },
  ])
  expect((await now(table)).status.length).toBe(1)
})

test('an illegal action is refused with the reason of the game, and changes nothing', async () => {
  const { info, status } = await renderer.sit('toy-none', two)
  const { table } = info
  const before = readFileSync(fileOf(table), 'utf8')
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'fly' } }
  expect(await renderer.refusal('table.act', act)).toBe('toy.no')
  expect(renderer.updates).toEqual([])
  expect(readFileSync(fileOf(table), 'utf8')).toBe(before)
})

test("nobody acts on a bot's seat, or on one that owes nothing", async () => {
  const { info } = await renderer.sit('toy-none', alone)
  const at = { table: info.table, decision: 1, action: { do: 'mark' } }
  expect(await renderer.refusal('table.act', { ...at, seat: 1 })).toBe('table.refused.notYourSeat')
  for (const call of ['undo', 'redo', 'endTurn'])
    expect(await renderer.refusal(`table.${call}`, { table: info.table, seat: 1 })).toBe('table.refused.notYourSeat')
  const pair = await renderer.sit('toy-none', two)
  expect(await renderer.refusal('table.act', { ...at, table: pair.info.table, seat: 1 })).toBe(
    'table.refused.notYourChoice',
  )
})

test('an accepted action is on disk before anybody hears of it', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  const lengths: [number, number][] = []
  renderer.onUpdate = ({ status }) => lengths.push([status.length, savedLength(table)])
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'mark' })
  await renderer.get('table.undo', { table, seat: 0 })
  expect(lengths).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ])
})

test('updates count up by one, and their log joins what was there', async () => {
  const first = await renderer.sit('toy-none', two)
  const { table } = first.info
  expect(first.history).toHaveLength(1)
  for (const action of ['draw', 'mark', 'mark', 'pass']) await renderer.act(table, { do: action })
  await renderer.get('table.undo', { table, seat: 0 })
  await renderer.get('table.redo', { table, seat: 0 })
  await renderer.get('table.endTurn', { table, seat: 0 })
  let history = [...first.history]
  let sequence = first.sequence
  for (const update of renderer.updates) {
    expect(update.sequence).toBe(++sequence)
    history = [...history.slice(0, update.history.from), ...update.history.entries]
    expect(history).toHaveLength(update.status.length + 1)
  }
  expect(history).toEqual((await now(table)).history)
})

test("a person's turn waits for its end, and can be taken back until then", async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'pass' })
  expect((await now(table)).status).toMatchObject({ held: 0, deciders: [], undo: { ok: true, seat: 0 } })
  await renderer.get('table.undo', { table, seat: 0 })
  const undone = await now(table)
  expect(undone.status).toMatchObject({ deciders: [0], length: 1, redo: { ok: true, seat: 0 } })
  await renderer.get('table.redo', { table, seat: 0 })
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect((await now(table)).status).toMatchObject({
    deciders: [1],
    undo: { ok: false, reason: { id: 'table.undo.confirmed' } },
  })
  expect(await renderer.refusal('table.undo', { table, seat: 0 })).toBe('table.undo.confirmed')
  expect(await renderer.refusal('table.endTurn', { table, seat: 0 })).toBe('table.refused.notHeld')
})

test('without confirmed turns the next person is to act at once, and the last may still take back', async () => {
  await renderer.get('desk.changeSettings', { confirmTurns: false })
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  expect((await now(table)).status).toMatchObject({ deciders: [1], decision: { seat: 1 }, undo: { ok: true, seat: 0 } })
  await renderer.get('table.undo', { table, seat: 0 })
  expect((await now(table)).status.decision?.seat).toBe(0)
})

test('what luck has touched cannot be taken back, and the reason is told', async () => {
  const { info } = await renderer.sit('toy-none', two)
  await renderer.act(info.table, { do: 'draw' })
  expect((await now(info.table)).status.undo).toEqual({ ok: false, reason: { id: 'table.undo.barrier' } })
})

test('a practice table takes back luck, and meets the same again', async () => {
  const { info } = await renderer.sit('toy-none', [person('Ana')], { practice: true })
  const { table } = info
  const hand = async () => ((await now(table)).frame.view as unknown as ToyView).hands[0]
  await renderer.act(table, { do: 'draw' })
  const drawn = await hand()
  await renderer.get('table.undo', { table, seat: 0 })
  expect(await hand()).not.toEqual(drawn)
  await renderer.get('table.redo', { table, seat: 0 })
  expect(await hand()).toEqual(drawn)
})

test('a held turn is held still when the table is opened again', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await host.services.dispose()
  await start()
  await renderer.get('desk.openSave', { save: table })
  expect((await now(table)).status).toMatchObject({ held: 0, undo: { ok: true } })
})

test('a table goes on where it was after the process died', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'mark' })
  const before = await now(table)
  const copy = temporaryFolder()
  mkdirSync(join(copy.path, 'saves'))
  writeFileSync(join(copy.path, 'saves', `${table}.samsara`), readFileSync(fileOf(table)))
  const other = await openTestHost({ catalogue, profile: copy.path })
  const again = other.renderer()
  await again.get('desk.openSave', { save: table })
  const after = await again.get<TableNow>('table.current', { table })
  expect(after.frame.view).toEqual(before.frame.view)
  expect(after.history).toEqual(before.history)
  expect(after.info).toEqual(before.info)
  await other.services.dispose()
  copy.remove()
})

test('opening a save that is open gives the same table', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  expect(await renderer.get('desk.openSave', { save: table })).toEqual({ table })
  expect((await now(table)).status.redo).toEqual({ ok: false, reason: { id: 'table.redo.nothing' } })
  expect((await now(table)).status.length).toBe(1)
})

test('two wishes for one save open one table', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  const other = host.renderer()
  await Promise.all([renderer.get('desk.openSave', { save: table }), other.get('desk.openSave', { save: table })])
  await other.get('table.current', { table })
  await now(table)
  await renderer.act(table, { do: 'mark' })
  expect(other.updates).toHaveLength(1)
})

test('a table that is left while its last action is being written is opened again with that action', async () => {
  const { info, status } = await renderer.sit('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const replies = await Promise.all([
    renderer.call('table.act', act),
    renderer.call('desk.leave', { table }),
    renderer.call('desk.openSave', { save: table }),
  ])
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true])
  expect((await now(table)).status.length).toBe(1)
  expect(savedLength(table)).toBe(1)
})

test('a save that is deleted while its last action is being written does not come back', async () => {
  const { info, status } = await renderer.sit('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const wishes = [
    renderer.call('table.act', act),
    renderer.call('desk.leave', { table }),
    renderer.call('desk.deleteSave', { save: table }),
    renderer.call('desk.openSave', { save: table }),
  ]
  expect((await Promise.all(wishes)).at(-1)).toEqual({ ok: false, reason: { id: 'save.missing' } })
  expect(existsSync(fileOf(table))).toBe(false)
})

test("a save that holds a bot's turn goes on all the same", async () => {
  const { info } = await renderer.sit('toy-none', alone)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await renderer.get('desk.leave', { table })
  const { checksum: _, ...saved } = JSON.parse(readFileSync(fileOf(table), 'utf8')) as Record<string, unknown>
  const header = saved['header'] as { seats: unknown[] }
  header.seats.reverse()
  const checksum = createHash('sha256').update(canonicalText(saved)).digest('hex')
  writeFileSync(fileOf(table), JSON.stringify({ ...saved, checksum }))
  await renderer.get('desk.openSave', { save: table })
  expect((await now(table)).status).toMatchObject({ deciders: [1], decision: { seat: 1 } })
})

test('a table that everybody left is closed, one that somebody watches is not', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  const other = host.renderer()
  await other.get('table.current', { table })
  await renderer.get('desk.leave', { table })
  await other.get('table.current', { table })
  await other.get('desk.leave', { table })
  expect(await other.refusal('table.current', { table })).toBe('table.refused.unknown')
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

test('while the disk refuses people play on and are told; the next action saves everything', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  const recover = refusing()
  await renderer.act(table, { do: 'mark' })
  expect((await now(table)).status).toMatchObject({ length: 1, notice: { id: 'table.notice.unsaved' } })
  recover()
  await renderer.act(table, { do: 'mark' })
  expect((await now(table)).status.notice).toBeUndefined()
  expect(savedLength(table)).toBe(2)
  expect(host.lines.join()).toContain('ENOTDIR')
})

test('F1: a disk that takes only a part of a save leaves the good one, and people are told', async () => {
  const disk = smallDisk(64)
  // Elsewhere an injected disk stands for it: see atomic.test.ts.
  if (disk === undefined) return
  const other = await openTestHost({ catalogue, profile: disk.path, seed: 'tests' })
  try {
    const ana = other.renderer()
    const { info } = await ana.sit('toy-none', two)
    const file = join(disk.path, 'saves', `${info.table}.samsara`)
    const good = readFileSync(file, 'utf8')
    const { bsize, bavail } = statfsSync(disk.path)
    writeFileSync(join(disk.path, 'filler'), 'x'.repeat(bsize * bavail))
    await ana.act(info.table, { do: 'mark' })
    const { status } = await ana.get<TableNow>('table.current', { table: info.table })
    expect(status.notice).toEqual({ id: 'table.notice.unsaved' })
    expect(readFileSync(file, 'utf8')).toBe(good)
    expect(await ana.get<SaveCard[]>('desk.saves')).toMatchObject([{ save: info.table, title: 'Toy' }])
    rmSync(join(disk.path, 'filler'))
    await ana.get('desk.leave', { table: info.table })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ log: [{ action: { do: 'mark' } }] })
  } finally {
    await other.services.dispose()
    disk.remove()
  }
})

describe('F2: when another Samsara has taken the folder over', () => {
  test('nothing is written against it, people are told, and leaving asks', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const lock = join(profile.path, 'samsara.lock')
    const theirs = JSON.stringify({ pid: process.ppid, host: hostname(), mark: 'theirs' })
    writeFileSync(lock, theirs)
    await renderer.act(table, { do: 'mark' })
    expect((await now(table)).status).toMatchObject({ length: 2, notice: { id: 'table.notice.taken' } })
    expect(savedLength(table)).toBe(1)
    // Also when the other one has gone again: it may have written since.
    rmSync(lock)
    await renderer.act(table, { do: 'mark' })
    expect(savedLength(table)).toBe(1)
    expect(await renderer.call('desk.leave', { table })).toEqual({
      ok: false,
      reason: { id: 'table.refused.unsaved', values: { moves: 2 } },
    })
  })
})

describe('F4: leaving', () => {
  test('a table that could not be saved tries once more', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    recover()
    await renderer.get('desk.leave', { table })
    expect(savedLength(table)).toBe(1)
  })

  test('is refused while moves would be lost, and the table stays as it was', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const recover = refusing()
    for (let moves = 1; moves <= 2; moves++) {
      await renderer.act(table, { do: 'mark' })
      const reason = { id: 'table.refused.unsaved', values: { moves } }
      expect(await renderer.call('desk.leave', { table })).toEqual({ ok: false, reason })
    }
    expect((await now(table)).status.length).toBe(3)
    recover()
    await renderer.act(table, { do: 'mark' })
    expect(savedLength(table)).toBe(4)
  })

  test('is possible when one says that they may be lost; what was saved is there', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    await renderer.get('desk.leave', { table, lose: true })
    recover()
    expect(await renderer.refusal('table.current', { table })).toBe('table.refused.unknown')
    await renderer.get('desk.openSave', { save: table })
    expect((await now(table)).status.length).toBe(1)
  })

  test('counts what stands on the board and not on disk, steps back included', async () => {
    const { info } = await renderer.sit('toy-none', two)
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

  test('asks nobody while somebody else is still at the table', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    const other = host.renderer()
    await other.get('table.current', { table })
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    await renderer.get('desk.leave', { table })
    expect(await other.refusal('desk.leave', { table })).toBe('table.refused.unsaved')
    recover()
    await other.get('desk.leave', { table })
  })

  test('a table that was only looked at, on a disk that refuses, asks nothing', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    await renderer.get('desk.leave', { table })
    const write = vi.spyOn(Library.prototype, 'write').mockRejectedValue(new Error('EROFS'))
    await renderer.get('desk.openSave', { save: table })
    expect((await now(table)).status.notice).toEqual({ id: 'table.notice.unsaved' })
    await renderer.get('desk.leave', { table })
    write.mockRestore()
  })

  test('the process knows what its end would lose, and says what it lost', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    expect(host.services.mayLose).toBe(false)
    const recover = refusing()
    await renderer.act(table, { do: 'mark' })
    expect(host.services.mayLose).toBe(true)
    expect(await host.services.saveAgain()).toEqual([{ title: 'Toy', moves: 1 }])
    recover()
    expect(await host.services.saveAgain()).toEqual([])
    expect(host.services.mayLose).toBe(false)
    expect(savedLength(table)).toBe(1)
    const again = refusing()
    await renderer.act(table, { do: 'mark' })
    expect(await host.services.dispose()).toEqual([{ title: 'Toy', moves: 1 }])
    again()
  })

  test('what is being written just now counts as not saved', async () => {
    const { info, status } = await renderer.sit('toy-none', two)
    const act = { table: info.table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
    const write = vi.spyOn(Library.prototype, 'write')
    const written = new Promise<boolean>((resolve) => {
      write.mockImplementationOnce(() => {
        resolve(host.services.mayLose)
        return Promise.resolve()
      })
    })
    await renderer.call('table.act', act)
    expect(await written).toBe(true)
    expect(host.services.mayLose).toBe(false)
    write.mockRestore()
  })

  test('a folder of saves that somebody removed is made again', async () => {
    const { info } = await renderer.sit('toy-none', two)
    const { table } = info
    rmSync(join(profile.path, 'saves'), { recursive: true })
    expect(await renderer.get<SaveCard[]>('desk.saves')).toEqual([])
    await renderer.act(table, { do: 'mark' })
    expect((await now(table)).status.notice).toBeUndefined()
    expect(savedLength(table)).toBe(1)
  })
})

test('F3: a table too long for one save goes on, and its save begins later', async () => {
  const long = new Table({ game: toyGame('none'), config: { players: 1, options: {} }, seed: '0'.repeat(32) })
  const header = { title: 'Toy', seats: [person('Ana')], savedAt: 1, over: false }
  const mark = (times: number): void => {
    for (let n = 0; n < times; n++) long.act(0, { do: 'mark' })
  }
  mark(100)
  // As many marks as a save just holds.
  const valuesOf = (): number => boundsOf(writeSave(long, header)).values
  const hundred = valuesOf()
  mark(100)
  mark(Math.floor(((MOST.values - valuesOf()) * 100) / (valuesOf() - hundred)))
  writeFileSync(fileOf('long'), writeSave(long, header))
  const played = long.log.length

  await renderer.get('desk.openSave', { save: 'long' })
  const opened = await now('long')
  expect(opened.status.length).toBe(played)
  expect([opened.status.notice, opened.info.note]).toEqual([undefined, undefined])
  await renderer.act('long', { do: 'mark' })
  expect((await now('long')).status).toMatchObject({ length: played + 1, notice: { id: 'table.notice.long' } })
  await renderer.get('desk.leave', { table: 'long' })

  await renderer.get('desk.openSave', { save: 'long' })
  const { frame, status } = await now('long')
  expect((frame.view as unknown as ToyView).marks).toEqual([played + 1])
  expect(status).toMatchObject({ length: 200, undo: { ok: true } })
  expect(status.notice).toBeUndefined()
})

test('F11: a table of a clock from before 1970 opens again', async () => {
  await host.services.dispose()
  const clock = { ...manualClock(), now: () => -86_400_000 }
  host = await openTestHost({ catalogue, profile: profile.path, clock })
  renderer = host.renderer()
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  expect(await renderer.get<SaveCard[]>('desk.saves')).toMatchObject([{ save: table, savedAt: 0 }])
  await renderer.get('desk.openSave', { save: table })
})

test('F12: a disk that refuses to move a save to the trash says so', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  writeFileSync(join(profile.path, 'saves', 'trash'), '')
  expect(await renderer.refusal('desk.deleteSave', { save: table })).toBe('save.refused.disk')
  expect(existsSync(fileOf(table))).toBe(true)
})

test('F13: a damaged file that cannot be kept aside is not written over', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
  writeFileSync(fileOf(table), 'half')
  writeFileSync(join(profile.path, 'saves', 'kept'), '')
  expect(await renderer.refusal('desk.openSave', { save: table })).toBe('save.refused.kept')
  expect(readFileSync(fileOf(table), 'utf8')).toBe('half')
})

test('F1: of a damaged save the one before it opens, says so, and what was damaged is kept', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  for (let marks = 0; marks < 3; marks++) await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
  const half = readFileSync(fileOf(table), 'utf8').slice(0, 200)
  writeFileSync(fileOf(table), half)
  await renderer.get('desk.openSave', { save: table })
  const { info: opened, status } = await now(table)
  expect(opened.note).toEqual({ id: 'save.note.backup' })
  expect(status.length).toBe(2)
  expect(readFileSync(join(profile.path, 'saves', 'kept', `${table}.samsara`), 'utf8')).toBe(half)
  expect(savedLength(table)).toBe(2)
})

test('a save that could only be opened in part is kept aside before it is written over', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'mark' })
  await host.services.dispose()
  const whole = readFileSync(fileOf(table), 'utf8')
  const strict = toyGame('none')
  const stricter = {
    ...strict,
    choices: (state: never, seat: number) => strict.choices(state, seat).filter(({ do: what }) => what !== 'mark'),
  }
  host = await openTestHost({ catalogue: toyCatalogue(stricter), profile: profile.path })
  renderer = host.renderer()
  await renderer.get('desk.openSave', { save: table })
  const { info: opened, status } = await now(table)
  expect(opened.note).toEqual({ id: 'save.note.cut', values: { at: 0, of: 2 } })
  expect(status.length).toBe(0)
  const kept = join(profile.path, 'saves', 'kept')
  expect(readdirSync(kept).map((name) => readFileSync(join(kept, name), 'utf8'))).toEqual([whole])
})

test('the same typed seed deals the same cards, another one others', async () => {
  const hands = async (seed: string) => {
    const { info } = await renderer.sit('toy-hand', two, { seed })
    await renderer.get('table.liftCurtain', { table: info.table, seat: 0 })
    return ((await now(info.table)).frame.view as unknown as ToyView).hands[0]
  }
  const dealt = [await hands('one'), await hands('one'), await hands('two'), await hands('three')]
  expect(dealt[0]).toEqual(dealt[1])
  expect(new Set(dealt.map((hand) => JSON.stringify(hand))).size).toBeGreaterThan(1)
})

test('what no game offers makes no table', async () => {
  const table = { seats: two, options: {}, practice: false }
  expect(await renderer.refusal('desk.newTable', { ...table, game: 'chess' })).toBe('table.config.game')
  const five = [...two, ...two, person('Eve')]
  expect(await renderer.refusal('desk.newTable', { ...table, game: 'toy-none', seats: five })).toBe(
    'table.config.players',
  )
  const options = { speed: 3 }
  expect(await renderer.refusal('desk.newTable', { ...table, game: 'toy-none', options })).toBe('table.config.option')
  expect(await renderer.get<SaveCard[]>('desk.saves')).toEqual([])
})

test('a save that is open cannot be deleted; once left it goes to the trash', async () => {
  const { info } = await renderer.sit('toy-none', two)
  const { table } = info
  expect(await renderer.refusal('desk.deleteSave', { save: table })).toBe('save.refused.open')
  await renderer.get('desk.leave', { table })
  await renderer.get('desk.deleteSave', { save: table })
  expect(existsSync(fileOf(table))).toBe(false)
  expect(existsSync(join(profile.path, 'saves', 'trash', `${table}.samsara`))).toBe(true)
  expect(await renderer.refusal('desk.deleteSave', { save: table })).toBe('save.missing')
})

test('a game over is saved as over', async () => {
  const { info } = await renderer.sit('toy-none', [person('Ana')])
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await renderer.act(table, { do: 'pass' })
  expect((await now(table)).status.outcome).toMatchObject({ reason: { id: 'toy.over' } })
  expect(await renderer.get<SaveCard[]>('desk.saves')).toMatchObject([{ save: table, over: true, title: 'Toy' }])
})
