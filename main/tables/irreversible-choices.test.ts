/** Which choices are reported as irreversible, and which choices a screen may undo (X2, B2). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  echoFixtureGame,
  sealedFixtureGame,
  type SealedState,
} from '../../engine/core/invariants/fixture-games/index.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer

beforeEach(async () => {
  profile = createTemporaryFolder()
  const catalogue = createFixtureCatalogue(
    echoFixtureGame,
    sealedFixtureGame,
    createFixtureGame('none'),
    createFixtureGame('hand'),
  )
  host = await openTestHost({ catalogue, profile: profile.path, pace: 0, seed: 'honest' })
  renderer = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

function finals({ status }: TableSnapshot): unknown[] {
  return (status.decision?.final ?? []).map((index) => status.decision?.choices[index])
}

test('X2: a decision lists irreversible choices: those with random events, not marks or turns that wait for their end', async () => {
  const first = await renderer.startTable('toy-none', [personSeat('Ana'), botSeat('Bot')])
  expect(finals(first)).toEqual([{ do: 'draw' }])
  await renderer.act(first.info.table, { do: 'draw' })
  expect((await renderer.now(first.info.table)).status.decision?.final).toBeUndefined()
})

test('X2: with confirmFinal off none are listed; with confirmTurns off passing is listed too', async () => {
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana'), botSeat('Bot')])
  await renderer.get('desk.changeSettings', { confirmFinal: false })
  expect(finals(await renderer.now(info.table))).toEqual([])
  await renderer.get('desk.changeSettings', { confirmFinal: true, confirmTurns: false })
  expect(finals(await renderer.now(info.table))).toEqual([{ do: 'draw' }, { do: 'pass' }])
})

test('X2: at a shared screen a turn that ends with a card for its owner is listed and waits for its end', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])
  await renderer.get('table.liftCurtain', { table: info.table, seat: 0 })
  expect(finals(await renderer.now(info.table))).toContainEqual({ do: 'sleep' })
  await renderer.act(info.table, { do: 'sleep' })
  expect((await renderer.now(info.table)).status).toMatchObject({ unconfirmed: 0, undo: { ok: false } })
})

test.each([
  ['was asked first passes the screen on', true, undefined],
  ['was not asked waits for its end', false, 0],
])('X2: an irreversible turn that shows its owner nothing and %s', async (_, confirmFinal, unconfirmed) => {
  await renderer.get('desk.changeSettings', { confirmFinal })
  const { info } = await renderer.startTable('toy-echo', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  const { status } = await renderer.now(table)
  const score = status.decision?.choices.find((each) => (each as { do: string }).do === 'score')
  expect((await renderer.act(table, score)).ok).toBe(true)
  expect((await renderer.now(table)).status.unconfirmed).toBe(unconfirmed)
})

/** Ana has chosen a card and passed the screen on; Ben has lifted his curtain. */
async function anaThenBen(): Promise<{ table: string; card: number }> {
  const { info } = await renderer.startTable('toy-sealed', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  const { status } = await renderer.now(table)
  const choice = status.decision?.choices[0] as { pick: number }
  await renderer.act(table, choice)
  await renderer.get('table.lowerCurtain', { table })
  await renderer.get('table.liftCurtain', { table, seat: 1 })
  return { table, card: choice.pick }
}

test('B2: a seat whose curtain is lifted cannot undo the secret choice of another seat', async () => {
  const { table } = await anaThenBen()
  const { status } = await renderer.now(table)
  expect(status.undo).toMatchObject({ ok: false })
  for (const call of ['undo', 'redo'])
    expect(await renderer.rejectionId(`table.${call}`, { table, seat: 0 })).toBe('table.refused.curtain')
  expect(((await renderer.now(table)).moment.view as unknown as SealedState).picks[0]).toMatchObject({ made: true })
})

test('B2: Ben undoes his own choice, and Ana’s remains', async () => {
  const { info } = await renderer.startTable('toy-sealed', [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo')])
  const { table } = info
  for (const seat of [0, 1]) {
    await renderer.get('table.liftCurtain', { table, seat })
    await renderer.act(table, (await renderer.now(table)).status.decision?.choices[0])
    if (seat === 0) await renderer.get('table.lowerCurtain', { table })
  }
  expect((await renderer.now(table)).status.undo).toEqual({ ok: true, seat: 1 })
  await renderer.get('table.undo', { table, seat: 1 })
  expect((await renderer.now(table)).status.deciders).toEqual([1, 2])
})

test('B2, L7, L9: a changed secret choice is sent to its owner only, and adds no log entry', async () => {
  const { info } = await renderer.startTable('toy-sealed', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  const other = host.renderer()
  await other.get('table.current', { table })
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, (await renderer.now(table)).status.decision?.choices[0])
  const heard = other.updates.length
  const before = await other.get<TableSnapshot>('table.current', { table })
  await renderer.act(table, (await renderer.now(table)).status.decision?.choices[1])
  expect(other.updates).toHaveLength(heard)
  expect(await other.get<TableSnapshot>('table.current', { table })).toEqual(before)
  expect(renderer.updates.at(-1)).toMatchObject({ status: { length: 1 }, cut: { from: 1 } })
  await renderer.get('table.undo', { table, seat: 0 })
  expect(other.updates.at(-1)).toMatchObject({ moments: [{ facts: [] }] })
  expect(other.updates.at(-1)?.moments[0]?.group).toBeUndefined()
  expect(other.updates.at(-1)?.cut).toBeUndefined()
})

test('X2: after an undo a bot is asked again, with its present view', async () => {
  const asked: unknown[] = []
  const folder = createTemporaryFolder()
  const open = await openTestHost({
    catalogue: createFixtureCatalogue(sealedFixtureGame),
    profile: folder.path,
    pace: 0,
    pool: {
      ask: (question) => (asked.push(question.view), new Promise(() => undefined)),
      advise: () => new Promise(() => undefined),
      review: () => new Promise(() => undefined),
      close: () => Promise.resolve(),
    },
  })
  const ana = open.renderer()
  const { info, status } = await ana.startTable('toy-sealed', [personSeat('Ana'), botSeat('Bot')])
  await ana.act(info.table, status.decision?.choices[0])
  const before = asked.length
  await ana.get('table.undo', { table: info.table, seat: 0 })
  expect(asked.length).toBe(before + 1)
  expect((asked.at(-1) as SealedState).picks[0]).toMatchObject({ made: false })
  await open.services.dispose()
  folder.remove()
})
