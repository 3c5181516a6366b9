/** Past positions are replayed as they were, only to permitted viewers, and what-if tables branch off from them. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealedFixtureGame } from '../../engine/core/invariants/fixture-games/sealed-game.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { EntryViewSteps } from '../../bridge/replay.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { parseSave } from '../../engine/core/host/save.ts'
import { readFileSync } from 'node:fs'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { mockSlowDisk } from '../testing/slow-disk.ts'
import { savePathOf } from '../testing/saved-files.ts'
import {
  FIXTURE_GAME_CARDS,
  createFixtureCatalogue,
  createFixtureGame,
  type FixtureGameView,
} from '../testing/fixture-game.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

beforeEach(async () => {
  profile = createTemporaryFolder()
  const catalogue = createFixtureCatalogue(
    createFixtureGame('hand'),
    createFixtureGame('small'),
    createFixtureGame('none'),
    sealedFixtureGame,
  )
  host = await openTestHost({ catalogue, profile: profile.path, pace: 0 })
  renderer = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const past = (table: string, entry: number, eyes?: unknown): Promise<EntryViewSteps> =>
  renderer.get<EntryViewSteps>('table.past', { table, entry, ...omitUndefined({ eyes }) })
const cardsIn = (value: unknown): string[] => FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(value).includes(card))
const handsIn = ({ moments }: EntryViewSteps) => (moments.at(-1)?.view as unknown as FixtureGameView).hands
const two = [personSeat('Ana'), personSeat('Ben')]

const play = (table: string, ...moves: string[]): Promise<void> =>
  renderer.play(table, ...moves.map((move) => ({ do: move })))

/** Every player has passed twice. */
async function finished(game = 'toy-none', seats = two, more = {}): Promise<TableSnapshot> {
  const { info } = await renderer.startTable(game, seats, more)
  for (let at = 0; at < 20; at++) {
    if ((await renderer.now(info.table)).status.outcome !== null) break
    await play(info.table, 'draw', 'pass')
  }
  return renderer.now(info.table)
}

test('every log entry can be replayed with its moments, the setup first', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await play(table, 'draw', 'mark', 'pass', 'mark')
  const { history, status, moment } = await renderer.now(table)
  for (let entry = 0; entry <= status.length; entry++) {
    const { moments, viewer } = await past(table, entry)
    expect(viewer).toBe('table')
    expect(moments.flatMap(({ facts: events }) => events)).toEqual(history[entry])
    expect(moments.map(({ group }) => group)).toEqual([entry])
  }
  expect((await past(table, status.length)).moments.at(-1)?.view).toEqual(moment.view)
  expect((await past(table, 2)).moments[0]?.view).toMatchObject({ marks: [1, 0], turn: 0 })
})

test('alone at the screen a player sees in the replay what the seat knew then, and nothing learned later', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot')])
  const { table } = info
  await play(table, 'draw')
  const drawn = (await renderer.now(table)).moment.view as unknown as FixtureGameView
  const before = await past(table, 0)
  expect(before.viewer).toBe(0)
  expect(handsIn(before)[0]).toEqual([(drawn.hands[0] as string[])[0]])
  expect(handsIn(before)[1]).toBe(1)
  expect(cardsIn(before)).toHaveLength(1)
  expect(handsIn(await past(table, 1))[0]).toEqual(drawn.hands[0])
})

test('undone entries and entries not yet played cannot be replayed', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await play(table, 'mark', 'mark')
  await renderer.get('table.undo', { table, seat: 0 })
  expect(await renderer.rejectionId('table.past', { table, entry: 2 })).toBe('table.refused.past')
  expect((await past(table, 1)).moments[0]?.view).toMatchObject({ marks: [1, 0] })
  await play(table, 'pass')
  expect((await past(table, 2)).moments[0]?.facts).toMatchObject([{ kind: 'passed' }, { kind: 'turn' }])
  expect(await renderer.rejectionId('table.past', { table, entry: -1 })).toBe('bridge.refused.schema')
})

describe('at a screen that several players share', () => {
  test('the replay shows no hand while the curtain is closed, and the lifted seat’s hand otherwise', async () => {
    const { info } = await renderer.startTable('toy-hand', two)
    const { table } = info
    const from = renderer.received.length
    expect((await past(table, 0)).viewer).toBe('table')
    expect(cardsIn(renderer.received.slice(from))).toEqual([])
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    await renderer.act(table, { do: 'draw' })
    const own = await past(table, 1)
    expect(own.viewer).toBe(0)
    expect(handsIn(own)).toEqual([expect.arrayContaining([expect.any(String)]), 1])
    await renderer.get('table.lowerCurtain', { table })
    const fallen = renderer.received.length
    for (const entry of [0, 1]) expect((await past(table, entry)).viewer).toBe('table')
    expect(cardsIn(renderer.received.slice(fallen))).toEqual([])
  })

  test('the next player sees of the last turn what their seat knew, and not what its owner drew', async () => {
    const { info } = await renderer.startTable('toy-hand', two)
    const { table } = info
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    await play(table, 'sleep')
    await renderer.get('table.liftCurtain', { table, seat: 1 })
    const from = renderer.received.length
    for (const entry of [0, 1]) expect(await past(table, entry)).toMatchObject({ viewer: 1 })
    const { moment } = await renderer.now(table)
    const own = (moment.view as unknown as FixtureGameView).hands[1] as string[]
    expect(cardsIn(renderer.received.slice(from))).toEqual(FIXTURE_GAME_CARDS.filter((card) => own.includes(card)))
  })

  test('a secretly withdrawn choice is in no viewer’s replay, not even its chooser’s', async () => {
    const { info } = await renderer.startTable('toy-sealed', two)
    const { table } = info
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    const [choice] = (await renderer.now(table)).status.decision?.choices ?? []
    await renderer.act(table, choice)
    await renderer.get('table.undo', { table, seat: 0 })
    for (const seat of [0, 1]) {
      await renderer.get('table.liftCurtain', { table, seat })
      const { moments } = await past(table, 1)
      expect(moments.flatMap(({ facts: events }) => events).filter((event) => 'secret' in event)).toEqual([])
      expect((await renderer.now(table)).history[1]).toEqual(moments.flatMap(({ facts: events }) => events))
    }
  })
})

describe('through the eyes of other seats', () => {
  test.each([0, 1, 'open', 'table'])('looking is rejected before the end (%s)', async (eyes) => {
    const { info } = await renderer.startTable('toy-hand', two)
    const { table } = info
    const ask = { table, entry: 0, eyes }
    const from = renderer.received.length
    if (eyes === 'table') expect(await renderer.get('table.past', ask)).toMatchObject({ viewer: 'table' })
    else expect(await renderer.rejectionId('table.past', ask)).toBe('table.refused.eyes')
    expect(cardsIn(renderer.received.slice(from))).toEqual([])
  })

  test('after the end any existing seat’s view or the open view can be replayed', async () => {
    const { info } = await finished('toy-hand')
    const { table } = info
    const [first, second] = handsIn(await past(table, 0, 'open')) as string[][]
    expect(handsIn(await past(table, 0, 0))).toEqual([first, 1])
    expect(handsIn(await past(table, 0, 1))).toEqual([1, second])
    expect(handsIn(await past(table, 0))).toEqual([1, 1])
    expect(await renderer.rejectionId('table.past', { table, entry: 0, eyes: 2 })).toBe('table.refused.eyes')
  })

  test('looking makes the end final, also in the save', async () => {
    const { info, status } = await finished()
    const { table } = info
    expect(status.undo).toMatchObject({ ok: true })
    await past(table, 0)
    expect((await renderer.now(table)).status.undo).toMatchObject({ ok: true })
    await past(table, 0, 1)
    expect(renderer.updates.at(-1)?.status.undo).toMatchObject({ reason: { id: 'table.undo.confirmed' } })
    const saved = parseSave(readFileSync(savePathOf(profile.path, table), 'utf8'))
    expect(saved).toMatchObject({ ok: true })
    expect(saved.ok && saved.saved.log.at(-1)).toMatchObject({ confirmed: true })
  })
})

describe('what-if tables', () => {
  const branch = (table: string, entry: number, more = {}) =>
    ({ table, entry, luck: 'same', seats: [botSeat('Bot'), personSeat('Ben')], practice: false, ...more }) as const

  test('continue from an entry with other players and record their origin', async () => {
    const { info } = await finished()
    const made = await renderer.get<TableRef>('desk.branch', branch(info.table, 1))
    const now = await renderer.now(made.table)
    expect(now.info).toMatchObject({ mine: [1], practice: false, options: info.options })
    expect(now.history[1]).toEqual((await renderer.now(info.table)).history[1])
    const saves = await renderer.get<SaveListEntry[]>('desk.saves')
    const read = (table: string) => {
      const saved = parseSave(readFileSync(savePathOf(profile.path, table), 'utf8'))
      return saved.ok ? (saved.saved.header as unknown as SaveListEntry) : undefined
    }
    const origin = { table: read(info.table)?.table, entry: 1, luck: 'same' }
    expect(now.info.origin).toEqual(origin)
    expect(read(made.table)).toMatchObject({ origin, table: expect.not.stringMatching(String(origin.table)) as string })
    expect(saves).toHaveLength(2)
  })

  test('with the same luck cannot undo earlier entries, and play to their own end', async () => {
    const { info } = await finished()
    const { table } = await renderer.get<TableRef>('desk.branch', branch(info.table, 3, { seats: two }))
    const { status } = await renderer.now(table)
    expect(status).toMatchObject({ length: 3, undo: { reason: { id: 'table.undo.confirmed' } } })
    await play(table, 'mark')
    expect((await past(table, 3)).moments).toEqual((await past(info.table, 3)).moments)
    expect((await renderer.now(info.table)).status.outcome).not.toBeNull()
  })

  test('with new luck begin their history there, and show it again after reopening', async () => {
    const { info } = await finished()
    const { table } = await renderer.get<TableRef>('desk.branch', branch(info.table, 2, { seats: two, luck: 'new' }))
    const then = (await past(info.table, 2)).moments.at(-1)?.view
    expect((await past(table, 0)).moments.at(-1)?.view).toEqual(then)
    await play(table, 'mark')
    await renderer.get('desk.leave', { table })
    await renderer.get('desk.openSave', { save: table })
    expect((await past(table, 0)).moments.at(-1)?.view).toEqual(then)
    expect((await renderer.now(table)).info.origin).toMatchObject({ entry: 2, luck: 'new' })
  })

  test('are rejected for a running ordinary game, at its last entry, for an unknown entry or with too few seats', async () => {
    const running = await renderer.startTable('toy-none', two)
    await play(running.info.table, 'mark')
    expect(await renderer.rejectionId('desk.branch', branch(running.info.table, 1))).toBe('table.refused.branch')
    const { info, status } = await finished()
    const { table } = info
    expect(await renderer.rejectionId('desk.branch', branch(table, status.length))).toBe('table.refused.branchOver')
    expect(await renderer.rejectionId('desk.branch', branch(table, status.length + 1))).toBe('table.refused.past')
    expect(await renderer.rejectionId('desk.branch', branch(table, 1, { seats: [botSeat('Bot')] }))).toBe(
      'table.config.players',
    )
    expect(await renderer.rejectionId('desk.branch', branch('nothing', 1))).toBe('table.refused.unknown')
  })

  test('are rejected while the end is being undone, so that no second table of a running game arises', async () => {
    const { info, status } = await finished('toy-none')
    const { table } = info
    const seat = status.undo.ok ? status.undo.seat : -1
    // The disk is slow, and what is asked meanwhile waits.
    const disk = mockSlowDisk()
    const named = renderer.get('desk.renameSave', { save: table, name: 'Sunday' })
    await disk.waitForWrite()
    const undone = renderer.get('table.undo', { table, seat })
    const branched = renderer.call('desk.branch', branch(table, 1))
    disk.release()
    await Promise.all([named, undone])
    expect(await branched).toMatchObject({ ok: false, reason: { id: 'table.refused.branch' } })
    expect(await renderer.get<SaveListEntry[]>('desk.saves')).toHaveLength(1)
  })

  test('that are rejected do not make the finished game final', async () => {
    const { info, status } = await finished()
    for (const entry of [status.length, status.length + 1])
      await renderer.call('desk.branch', branch(info.table, entry))
    expect((await renderer.now(info.table)).status.undo).toMatchObject({ ok: true })
  })

  test('can branch off a running practice table', async () => {
    const { info } = await renderer.startTable('toy-none', two, { practice: true })
    await play(info.table, 'mark')
    const made = await renderer.get<TableRef>('desk.branch', branch(info.table, 0, { practice: true, seats: two }))
    expect((await renderer.now(made.table)).info).toMatchObject({ practice: true, origin: { entry: 0 } })
  })

  test('make the end of the finished game final', async () => {
    const { info } = await finished()
    await renderer.get('desk.branch', branch(info.table, 1))
    expect((await renderer.now(info.table)).status.undo).toMatchObject({ reason: { id: 'table.undo.confirmed' } })
  })
})
