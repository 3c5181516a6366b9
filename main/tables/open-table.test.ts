import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { sealedFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { logAfterUpdateIfConsistent, type VisibleLog } from '../../renderer/bridge/table-feed.ts'
import { mockSlowDisk } from '../testing/slow-disk.ts'
import { savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame, type FixtureGameView } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'), createFixtureGame('hand'), sealedFixtureGame)
const two = [personSeat('Ana'), personSeat('Ben')]
const alone = [personSeat('Ana'), botSeat('Bot')]
let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

async function start(): Promise<void> {
  host = await openTestHost({ catalogue, profile: profile.path, pace: 500, seed: 'tests' })
  renderer = host.renderer()
}

beforeEach(async () => {
  profile = createTemporaryFolder()
  await start()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

test('a double click acts once', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const replies = await Promise.all([renderer.call('table.act', act), renderer.call('table.act', act)])
  expect(replies).toEqual([
    { ok: true, value: null },
    { ok: false, reason: { id: 'table.refused.stale' } },
  ])
  expect((await renderer.now(table)).status.length).toBe(1)
})

test('an illegal action is rejected with the game’s reason and changes nothing', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  const before = readFileSync(savePathOf(profile.path, table), 'utf8')
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'fly' } }
  expect(await renderer.rejectionId('table.act', act)).toBe('toy.no')
  expect(renderer.updates).toEqual([])
  expect(readFileSync(savePathOf(profile.path, table), 'utf8')).toBe(before)
})

test('rejects calls for a bot’s seat and actions of a seat without a decision', async () => {
  const { info } = await renderer.startTable('toy-none', alone)
  const at = { table: info.table, decision: 1, action: { do: 'mark' } }
  expect(await renderer.rejectionId('table.act', { ...at, seat: 1 })).toBe('table.refused.notYourSeat')
  for (const call of ['undo', 'redo', 'endTurn'])
    expect(await renderer.rejectionId(`table.${call}`, { table: info.table, seat: 1 })).toBe(
      'table.refused.notYourSeat',
    )
  const pair = await renderer.startTable('toy-none', two)
  expect(await renderer.rejectionId('table.act', { ...at, table: pair.info.table, seat: 1 })).toBe(
    'table.refused.notYourChoice',
  )
})

test('an accepted action is saved before clients get the update', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  const lengths: [number, number][] = []
  renderer.onUpdate = ({ status }) => lengths.push([status.length, savedLogLength(profile.path, table)])
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'mark' })
  await renderer.get('table.undo', { table, seat: 0 })
  expect(lengths).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ])
})

test('update sequence numbers increase by one, and their log parts add up to the whole log', async () => {
  const first = await renderer.startTable('toy-none', two)
  const { table } = first.info
  expect(first.history).toHaveLength(1)
  for (const action of ['draw', 'mark', 'mark', 'pass']) await renderer.act(table, { do: action })
  await renderer.get('table.undo', { table, seat: 0 })
  await renderer.get('table.redo', { table, seat: 0 })
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect(renderer.updates.map(({ sequence }) => sequence)).toEqual(
    renderer.updates.map((_, n) => first.sequence + 1 + n),
  )
  expect(logHeard(first, renderer)).toEqual((await renderer.now(table)).history)
  // Nothing is told twice: only the step back says something of the log beside the moments.
  expect(renderer.updates.flatMap(({ cut }) => cut ?? [])).toEqual([{ from: 4, groups: [] }])
})

test.each([
  ['chosen anew', [0, 'first', 'second'], 3],
  ['withdrawn', [0, 'first', 'undo'], 3],
  ['withdrawn and made anew', [0, 'first', 'undo', 'second'], 3],
  ['withdrawn and made anew after that of another', [0, 'first', 'undo', 1, 'first', 0, 'second'], 3],
  ['withdrawn and made anew as the last', [0, 'first', 'undo', 1, 'first', 0, 'second'], 2],
] as const)('S4: a secret choice that is %s is in the log as every screen received it', async (_, steps, people) => {
  const { info } = await renderer.startTable('toy-sealed', ['Ana', 'Ben', 'Cleo'].slice(0, people).map(personSeat))
  const { table } = info
  const screens = [renderer, host.renderer()]
  const first = await Promise.all(screens.map((each) => each.get<TableSnapshot>('table.current', { table })))
  for (const step of steps) {
    if (typeof step === 'number') await renderer.get('table.liftCurtain', { table, seat: step })
    else if (step === 'undo') await renderer.get('table.undo', { table, seat: 0 })
    else await renderer.act(table, (await renderer.now(table)).status.decision?.choices[step === 'first' ? 0 : 1])
    for (const [nth, screen] of screens.entries()) {
      const { history } = await screen.get<TableSnapshot>('table.current', { table })
      expect(logHeard(first[nth], screen)).toEqual(history)
    }
  }
})

/** The log as a renderer has it that heard all updates since. */
function logHeard(first: TableSnapshot | undefined, { updates }: TestRenderer): VisibleLog | undefined {
  let history: VisibleLog | undefined = first?.history
  for (const update of updates) history = history && logAfterUpdateIfConsistent(history, update)
  return history
}

test('a person’s turn waits for its end and can be undone until then', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'pass' })
  expect((await renderer.now(table)).status).toMatchObject({
    unconfirmed: 0,
    deciders: [],
    undo: { ok: true, seat: 0 },
  })
  await renderer.get('table.undo', { table, seat: 0 })
  const undone = await renderer.now(table)
  expect(undone.status).toMatchObject({ deciders: [0], length: 1, redo: { ok: true, seat: 0 } })
  await renderer.get('table.redo', { table, seat: 0 })
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect((await renderer.now(table)).status).toMatchObject({
    deciders: [1],
    undo: { ok: false, reason: { id: 'table.undo.confirmed' } },
  })
  expect(await renderer.rejectionId('table.undo', { table, seat: 0 })).toBe('table.undo.confirmed')
  expect(await renderer.rejectionId('table.endTurn', { table, seat: 0 })).toBe('table.refused.nothingToConfirm')
})

test('with confirmTurns off the next person can act at once, and the previous one can still undo', async () => {
  await renderer.get('desk.changeSettings', { confirmTurns: false })
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  expect((await renderer.now(table)).status).toMatchObject({
    deciders: [1],
    decision: { seat: 1 },
    undo: { ok: true, seat: 0 },
  })
  await renderer.get('table.undo', { table, seat: 0 })
  expect((await renderer.now(table)).status.decision?.seat).toBe(0)
})

test('a choice with random events cannot be undone, and the status has the reason', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  await renderer.act(info.table, { do: 'draw' })
  expect((await renderer.now(info.table)).status.undo).toEqual({ ok: false, reason: { id: 'table.undo.drawn' } })
})

test('a practice table undoes random events, and redo gives the same ones', async () => {
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana')], { practice: true })
  const { table } = info
  const hand = async () => ((await renderer.now(table)).moment.view as unknown as FixtureGameView).hands[0]
  await renderer.act(table, { do: 'draw' })
  const drawn = await hand()
  await renderer.get('table.undo', { table, seat: 0 })
  expect(await hand()).not.toEqual(drawn)
  await renderer.get('table.redo', { table, seat: 0 })
  expect(await hand()).toEqual(drawn)
})

test('an unconfirmed turn is still unconfirmed when the table is opened again', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await host.services.dispose()
  await start()
  await renderer.get('desk.openSave', { save: table })
  expect((await renderer.now(table)).status).toMatchObject({ unconfirmed: 0, undo: { ok: true } })
})

test('a table continues from its save after a crash', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'mark' })
  const before = await renderer.now(table)
  const copy = createTemporaryFolder()
  mkdirSync(join(copy.path, 'saves'))
  writeFileSync(join(copy.path, 'saves', `${table}.samsara`), readFileSync(savePathOf(profile.path, table)))
  const other = await openTestHost({ catalogue, profile: copy.path })
  const again = other.renderer()
  await again.get('desk.openSave', { save: table })
  const after = await again.get<TableSnapshot>('table.current', { table })
  expect(after.moment.view).toEqual(before.moment.view)
  expect(after.history).toEqual(before.history)
  expect(after.info).toEqual(before.info)
  await other.services.dispose()
  copy.remove()
})

test('opening the save of an open table gives the same table', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  expect(await renderer.get('desk.openSave', { save: table })).toEqual({ table })
  expect((await renderer.now(table)).status.redo).toEqual({ ok: false, reason: { id: 'table.redo.nothing' } })
  expect((await renderer.now(table)).status.length).toBe(1)
})

test('two simultaneous calls to open a save open one table', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.get('desk.leave', { table })
  const other = host.renderer()
  await Promise.all([renderer.get('desk.openSave', { save: table }), other.get('desk.openSave', { save: table })])
  await other.get('table.current', { table })
  await renderer.now(table)
  await renderer.act(table, { do: 'mark' })
  expect(other.updates).toHaveLength(1)
})

test('a table left while its last action is being written opens again with that action', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const replies = await Promise.all([
    renderer.call('table.act', act),
    renderer.call('desk.leave', { table }),
    renderer.call('desk.openSave', { save: table }),
  ])
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true])
  expect((await renderer.now(table)).status.length).toBe(1)
  expect(savedLogLength(profile.path, table)).toBe(1)
})

test('a save deleted while its last action is being written does not come back', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const wishes = [
    renderer.call('table.act', act),
    renderer.call('desk.leave', { table }),
    renderer.moveToBin(table),
    renderer.call('desk.openSave', { save: table }),
  ]
  expect((await Promise.all(wishes)).at(-1)).toEqual({ ok: false, reason: { id: 'save.missing' } })
  expect(existsSync(savePathOf(profile.path, table))).toBe(false)
})

test('calls that arrive while a table is closing are rejected, and nothing is written for them', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  const other = host.renderer()
  const disk = mockSlowDisk()
  const act = { table, seat: 0, decision: status.decision?.id ?? -1, action: { do: 'mark' } }
  const before = [renderer.call('table.act', act), renderer.call('desk.leave', { table })]
  await disk.waitForWrite()
  const late = [
    other.rejectionId('table.current', { table }),
    other.rejectionId('table.past', { table, entry: 0 }),
    other.rejectionId('table.lowerCurtain', { table }),
  ]
  disk.release()
  expect((await Promise.all(before)).map(({ ok }) => ok)).toEqual([true, true])
  for (const reason of await Promise.all(late)) expect(reason).toBe('table.refused.unknown')
  await other.get('desk.openSave', { save: table })
  expect((await other.now(table)).status.length).toBe(1)
})

test('a save whose open turn now belongs to a bot continues', async () => {
  const { info } = await renderer.startTable('toy-none', alone)
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await renderer.get('desk.leave', { table })
  const { checksum: _, ...saved } = JSON.parse(readFileSync(savePathOf(profile.path, table), 'utf8')) as Record<
    string,
    unknown
  >
  const header = saved['header'] as { seats: unknown[] }
  header.seats.reverse()
  const checksum = createHash('sha256').update(canonicalJson(saved)).digest('hex')
  writeFileSync(savePathOf(profile.path, table), JSON.stringify({ ...saved, checksum }))
  await renderer.get('desk.openSave', { save: table })
  expect((await renderer.now(table)).status).toMatchObject({ deciders: [1], decision: { seat: 1 } })
})

test('a table is closed when its last client leaves, and not while another client is there', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  const other = host.renderer()
  await other.get('table.current', { table })
  await renderer.get('desk.leave', { table })
  await other.get('table.current', { table })
  await other.get('desk.leave', { table })
  expect(await other.rejectionId('table.current', { table })).toBe('table.refused.unknown')
})

test('a save that opens only in part is kept aside before it is overwritten', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'mark' })
  await host.services.dispose()
  const whole = readFileSync(savePathOf(profile.path, table), 'utf8')
  const strict = createFixtureGame('none')
  const stricter = {
    ...strict,
    choices: (state: never, seat: number) => strict.choices(state, seat).filter(({ do: what }) => what !== 'mark'),
  }
  host = await openTestHost({ catalogue: createFixtureCatalogue(stricter), profile: profile.path })
  renderer = host.renderer()
  await renderer.get('desk.openSave', { save: table })
  const { info: opened, status } = await renderer.now(table)
  expect(opened.note).toEqual({ id: 'save.note.cut', values: { at: 0, of: 2 } })
  expect(status.length).toBe(0)
  const kept = join(profile.path, 'saves', 'kept')
  expect(readdirSync(kept).map((name) => readFileSync(join(kept, name), 'utf8'))).toEqual([whole])
})

test('the same typed seed deals the same cards, and another seed deals others', async () => {
  const hands = async (seed: string) => {
    const { info } = await renderer.startTable('toy-hand', two, { seed })
    await renderer.get('table.liftCurtain', { table: info.table, seat: 0 })
    return ((await renderer.now(info.table)).moment.view as unknown as FixtureGameView).hands[0]
  }
  const dealt = [await hands('one'), await hands('one'), await hands('two'), await hands('three')]
  expect(dealt[0]).toEqual(dealt[1])
  expect(new Set(dealt.map((hand) => JSON.stringify(hand))).size).toBeGreaterThan(1)
})

test('rejects a new table with an unknown game, too many players or an unknown option', async () => {
  const table = { seats: two, options: {}, practice: false }
  expect(await renderer.rejectionId('desk.newTable', { ...table, game: 'chess' })).toBe('table.config.game')
  const five = [...two, ...two, personSeat('Eve')]
  expect(await renderer.rejectionId('desk.newTable', { ...table, game: 'toy-none', seats: five })).toBe(
    'table.config.players',
  )
  const options = { speed: 3 }
  expect(await renderer.rejectionId('desk.newTable', { ...table, game: 'toy-none', options })).toBe(
    'table.config.option',
  )
  expect(await renderer.get<SaveListEntry[]>('desk.saves')).toEqual([])
})

test('an open save cannot be deleted; once its table is left it goes to the bin', async () => {
  const { info } = await renderer.startTable('toy-none', two)
  const { table } = info
  expect(await renderer.moveToBin(table)).toBe('save.refused.open')
  await renderer.get('desk.leave', { table })
  await renderer.moveToBin(table)
  expect(existsSync(savePathOf(profile.path, table))).toBe(false)
  expect(existsSync(join(profile.path, 'saves', 'trash', `${table}.samsara`))).toBe(true)
  expect(await renderer.moveToBin(table)).toBe('save.missing')
})

test('a finished game is saved as over', async () => {
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana')])
  const { table } = info
  await renderer.act(table, { do: 'pass' })
  await renderer.act(table, { do: 'pass' })
  expect((await renderer.now(table)).status.outcome).toMatchObject({ reason: { id: 'toy.over' } })
  expect(await renderer.get<SaveListEntry[]>('desk.saves')).toMatchObject([{ save: table, over: true, title: 'Toy' }])
})

test('X3: the status says where the log is new for the deciding seat', async () => {
  const { info, status } = await renderer.startTable('toy-none', two)
  const { table } = info
  expect(status.since).toEqual({ seat: 0, group: 0 })
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'pass' })
  await renderer.call('table.endTurn', { table, seat: 0 })
  const ben = (await renderer.now(table)).status
  expect(ben.since).toEqual({ seat: 1, group: 0 })
  await renderer.act(table, { do: 'pass' })
  await renderer.call('table.endTurn', { table, seat: 1 })
  const ana = (await renderer.now(table)).status
  expect(ana.since).toEqual({ seat: 0, group: 3 })
  expect(ana.length).toBeGreaterThanOrEqual(3)
})
