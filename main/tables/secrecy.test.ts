import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealedFixtureGame, type SealedView } from '../../engine/core/invariants/fixture-games/sealed-game.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
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

/** The names of cards in everything that reached the renderer since `from`. */
function cardsReceived(from = 0): string[] {
  const text = renderer.received.slice(from).join('\n')
  return FIXTURE_GAME_CARDS.filter((card) => text.includes(card)).sort()
}

async function now(table: string): Promise<TableSnapshot> {
  return renderer.get<TableSnapshot>('table.current', { table })
}

function handOf({ moment }: TableSnapshot, seat: number): unknown {
  return (moment.view as unknown as FixtureGameView).hands[seat]
}

const three = [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo')]

test('three people and hands: no card reaches the screen before a curtain is lifted', async () => {
  const { info, status } = await renderer.startTable('toy-hand', three)
  expect(status).toMatchObject({ viewer: 'table', curtain: 0, deciders: [0] })
  expect(status.decision).toBeUndefined()
  await renderer.rejectionId('table.act', {
    table: info.table,
    seat: 0,
    decision: 1,
    action: { do: 'show', card: 'no' },
  })
  await renderer.get('desk.saves')
  expect(cardsReceived()).toEqual([])
})

test('three people and hands: each sees only the own cards, through two rounds', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  const own: string[][] = [[], [], []]
  for (let turn = 0; turn < 6; turn++) {
    const seat = turn % 3
    const from = renderer.received.length
    await renderer.get('table.liftCurtain', { table, seat })
    const lifted = await now(table)
    expect(lifted.status).toMatchObject({ viewer: seat, decision: { seat } })
    expect(lifted.status.curtain).toBeUndefined()
    await renderer.act(table, { do: 'draw' })
    await renderer.act(table, { do: 'mark' })
    const hand = handOf(await now(table), seat) as string[]
    own[seat] = hand
    expect(cardsReceived(from)).toEqual([...hand].sort())
    await renderer.act(table, { do: 'pass' })
    await renderer.call('table.endTurn', { table, seat })
    const between = await now(table)
    expect(between.status.viewer).toBe('table')
    expect(between.status.curtain).toBe(turn === 5 ? undefined : (seat + 1) % 3)
    const last = renderer.received.slice(-1)
    expect(FIXTURE_GAME_CARDS.filter((card) => last.join().includes(card))).toEqual([])
  }
  expect(new Set(own.flat()).size).toBe(own.flat().length)
})

test('hands: the curtain closes when the decision passes on, and the log is sent again without the secrets', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  expect(renderer.updates.at(-1)).toMatchObject({ cut: { from: 0 }, status: { viewer: 0 } })
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'pass' })
  const ended = renderer.updates.at(-1)
  expect(ended).toMatchObject({ status: { viewer: 0, unconfirmed: 0 } })
  await renderer.get('table.endTurn', { table, seat: 0 })
  const fallen = renderer.updates.at(-1)
  expect(fallen).toMatchObject({ status: { viewer: 'table', curtain: 1 }, cut: { from: 0 } })
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(fallen).includes(card))).toEqual([])
})

test('hands: a turn that ends with a draw waits, so that its owner sees the card before the curtain closes', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  for (const confirmTurns of [true, false]) {
    await renderer.get('desk.changeSettings', { confirmTurns })
    const seat = confirmTurns ? 0 : 1
    await renderer.get('table.liftCurtain', { table, seat })
    await renderer.act(table, { do: 'sleep' })
    const ended = await now(table)
    expect(handOf(ended, seat)).toHaveLength(2)
    expect(ended.status).toMatchObject({
      viewer: seat,
      unconfirmed: seat,
      undo: { reason: { id: 'table.undo.drawn' } },
    })
    await renderer.get('table.endTurn', { table, seat })
    expect((await now(table)).status).toMatchObject({ viewer: 'table', curtain: seat + 1 })
  }
})

test('hands: a client that returns while a turn waits lifts the curtain for the seat that must end it', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, { do: 'sleep' })
  renderer.close()
  renderer = host.renderer()
  expect((await now(table)).status).toMatchObject({ viewer: 'table', unconfirmed: 0, curtain: 0 })
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  expect(handOf(await now(table), 0)).toHaveLength(2)
})

test('B10: the curtain stays lifted while a bot acts, and closes when another person must decide', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot'), personSeat('Cleo')])
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, { do: 'pass' })
  const hand = handOf(await now(table), 0) as string[]
  const passed = renderer.nextUpdate(({ status }) => status.curtain !== undefined)
  await renderer.get('table.endTurn', { table, seat: 0 })
  const fallen = await passed
  const between = renderer.updates.filter(({ status }) => status.deciders.includes(1))
  expect(between.length).toBeGreaterThan(0)
  for (const { status } of between) {
    expect(status.viewer).toBe(0)
    expect(status.decision).toBeUndefined()
    expect(status.curtain).toBeUndefined()
  }
  expect(fallen).toMatchObject({ status: { viewer: 'table', curtain: 2 }, cut: { from: 0 } })
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(fallen).includes(card))).toEqual([])
  expect(cardsReceived()).toEqual([...hand].sort())
  const act = { table, seat: 0, decision: 1, action: { do: 'pass' } }
  expect(await renderer.rejectionId('table.act', act)).toBe('table.refused.curtain')
})

test('B10: a curtain lowered while a bot acts stays lowered', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot'), personSeat('Cleo')])
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, { do: 'pass' })
  renderer.onUpdate = ({ status }) => {
    if (status.unconfirmed === undefined) void renderer.call('table.lowerCurtain', { table })
  }
  const passed = renderer.nextUpdate(({ status }) => status.curtain === 2)
  await renderer.get('table.endTurn', { table, seat: 0 })
  await passed
  const last = renderer.updates.findLast(({ status }) => status.viewer === 0)
  const after = renderer.updates.slice(renderer.updates.findIndex((each) => each === last) + 1)
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(after).includes(card))).toEqual([])
})

test('hands: alone at the screen a turn that ends with a draw is over at once', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot')])
  await renderer.act(info.table, { do: 'sleep' })
  expect(renderer.updates[0]?.status.unconfirmed).toBeUndefined()
})

test('hands: lowering the curtain removes the private view', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.get('table.lowerCurtain', { table })
  const { status, moment } = await now(table)
  expect(status).toMatchObject({ viewer: 'table', curtain: 0 })
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(moment).includes(card))).toEqual([])
})

test('hands: a neighbour with a lifted curtain can look but not act for the seat whose turn it is', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 1 })
  const { status } = await now(table)
  expect(status).toMatchObject({ viewer: 1, curtain: 0 })
  expect(status.decision).toBeUndefined()
  const act = { table, seat: 0, decision: 1, action: { do: 'pass' } }
  expect(await renderer.rejectionId('table.act', act)).toBe('table.refused.curtain')
})

test('hands: a player who chose in secret can choose again until they lower the curtain', async () => {
  const { info } = await renderer.startTable('toy-sealed', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  const pickOf = ({ moment }: TableSnapshot, seat: number) => (moment.view as unknown as SealedView).picks[seat]
  const cardsOf = ({ status }: TableSnapshot) => (status.decision?.choices ?? []) as { pick: number }[]
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  for (const which of [0, 2]) {
    const [first] = cardsOf(await now(table)).slice(which)
    await renderer.act(table, first ?? { pick: 0 })
    const chosen = await now(table)
    expect(chosen.status).toMatchObject({ viewer: 0, deciders: [1], decision: { seat: 0 } })
    expect(chosen.status.curtain).toBeUndefined()
    expect(pickOf(chosen, 0)).toEqual({ made: true, card: first?.pick })
  }
  await renderer.get('table.lowerCurtain', { table })
  const between = await now(table)
  expect(between.status).toMatchObject({ viewer: 'table', curtain: 1 })
  expect(between.status.decision).toBeUndefined()
  expect(pickOf(between, 0)).toEqual({ made: true, card: null })
  await renderer.get('table.liftCurtain', { table, seat: 1 })
  expect(pickOf(await now(table), 0)).toEqual({ made: true, card: null })
  const [last] = cardsOf(await now(table))
  await renderer.act(table, last ?? { pick: 0 })
  expect((await now(table)).status).toMatchObject({ viewer: 1, deciders: [0, 1] })
})

test('the reason of a rejection reveals nothing of a hand behind the curtain', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const act = { table: info.table, seat: 0, decision: 1, action: { do: 'fly' } }
  expect(await renderer.rejectionId('table.act', act)).toBe('table.refused.curtain')
  expect(cardsReceived()).toEqual([])
})

test('a bot’s curtain cannot be lifted, and its hand never reaches the screen', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot'), personSeat('Cleo')])
  const { table } = info
  expect(await renderer.rejectionId('table.liftCurtain', { table, seat: 1 })).toBe('table.refused.notYourSeat')
  expect(await renderer.rejectionId('table.liftCurtain', { table, seat: 7 })).toBe('table.refused.notYourSeat')
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  const hand = handOf(await now(table), 0) as string[]
  const played = renderer.nextUpdate(({ status }) => status.deciders.includes(2))
  await renderer.act(table, { do: 'pass' })
  await renderer.get('table.endTurn', { table, seat: 0 })
  await played
  expect(cardsReceived()).toEqual([...hand].sort())
})

test('with one person the screen always shows that person’s view, and no bot’s hand', async () => {
  const { info, status, moment } = await renderer.startTable('toy-hand', [
    botSeat('Bot'),
    personSeat('Ben'),
    botSeat('Bert'),
  ])
  const { table } = info
  expect(info.mine).toEqual([1])
  expect(status.viewer).toBe(1)
  const played = renderer.nextUpdate((update) => update.status.decision?.seat === 1)
  const hand = (moment.view as unknown as FixtureGameView).hands[1] as string[]
  await played
  await renderer.get('table.liftCurtain', { table, seat: 1 })
  await renderer.get('table.lowerCurtain', { table })
  expect((await now(table)).status.viewer).toBe(1)
  expect(cardsReceived()).toEqual([...hand].sort())
})

test('a table of bots shows the public view', async () => {
  const { status } = await renderer.startTable('toy-hand', [botSeat('Bot'), botSeat('Bert')])
  expect(status.viewer).toBe('table')
  await renderer.nextUpdate(({ status: { outcome } }) => outcome !== null)
  expect(cardsReceived()).toEqual([])
})

test('small secrets: all decide with the public view; a seat’s own values show while its player looks', async () => {
  const { info, status } = await renderer.startTable('toy-small', three)
  const { table } = info
  expect(status).toMatchObject({ viewer: 'table', decision: { seat: 0 } })
  expect(status.curtain).toBeUndefined()
  expect(cardsReceived()).toEqual([])
  await renderer.get('table.liftCurtain', { table, seat: 2 })
  const looking = await now(table)
  expect(looking.status).toMatchObject({ viewer: 2, decision: { seat: 0 } })
  expect(cardsReceived()).toEqual(handOf(looking, 2))
  await renderer.get('table.lowerCurtain', { table })
  const from = renderer.received.length
  await renderer.act(table, { do: 'draw' })
  await renderer.act(table, { do: 'pass' })
  expect(cardsReceived(from)).toEqual([])
})

test('small secrets: the reason of a rejection reveals nothing of values that are not shown', async () => {
  const { info } = await renderer.startTable('toy-small', three)
  const act = { table: info.table, seat: 0, decision: 1, action: { do: 'fly' } }
  expect(await renderer.rejectionId('table.act', act)).toBe('toy.no')
  expect(cardsReceived()).toEqual([])
})

test('small secrets: values still shown are hidden when another person must decide', async () => {
  const { info } = await renderer.startTable('toy-small', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, { do: 'pass' })
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect((await now(table)).status).toMatchObject({ viewer: 'table', decision: { seat: 1 } })
})

test('no secrets: several people decide with the public view', async () => {
  const { status } = await renderer.startTable('toy-none', three)
  expect(status).toMatchObject({ viewer: 'table', decision: { seat: 0 } })
  expect(status.curtain).toBeUndefined()
})

test('a client that reconnects finds its curtains closed', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  renderer.close()
  renderer = host.renderer()
  expect((await now(table)).status).toMatchObject({ viewer: 'table', curtain: 0 })
  expect(cardsReceived()).toEqual([])
})

test('a curtain lifted at one screen lifts none at another', async () => {
  const { info } = await renderer.startTable('toy-hand', three)
  const { table } = info
  const other = host.renderer()
  await other.get('table.current', { table })
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.act(table, { do: 'draw' })
  expect(other.updates).toHaveLength(1)
  expect(FIXTURE_GAME_CARDS.filter((card) => other.received.join().includes(card))).toEqual([])
})

test('neither the seed nor the deck ever reaches a screen', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana')], { seed: 'monsoon' })
  await renderer.act(info.table, { do: 'draw' })
  await renderer.act(info.table, { do: 'pass' })
  await renderer.get('table.undo', { table: info.table, seat: 0 })
  const text = renderer.received.join('\n')
  expect(text).not.toContain('monsoon')
  expect(text).not.toMatch(/"seed"|[0-9a-f]{32}/)
  expect(cardsReceived()).toHaveLength(2)
})
