/** Calls and events of guests: the TableApi of one table, according to the seats of their party. */
import { readFileSync, statSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TablePresence } from '../../bridge/presence.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { rejoinAsGuest, joinAsGuest, openToGuests } from '../testing/test-guest.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { FIXTURE_GAME_CARDS, createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { createGuestGateway } from './guest-gateway.ts'
import type { OpenTable } from './open-table.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let table: string
let open: OpenTable

const start = () =>
  openTestHost({ catalogue: createFixtureCatalogue(createFixtureGame('hand')), profile: profile.path, pace: 0 })
const three = [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo')]

/** The host plays the first seat; the others are free. */
async function begin(seats: readonly SeatSetup[] = three): Promise<void> {
  const now = await renderer.startTable('toy-hand', seats)
  table = now.info.table
  open = await openToGuests(host, table)
  await renderer.get('table.sit', { table, seats: [0] })
}

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await start()
  renderer = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const cardsAt = ({ received }: TestRenderer): string[] =>
  FIXTURE_GAME_CARDS.filter((card) => received.some((text) => text.includes(card)))

test('L1: a guest joins as a spectator with the public view and cannot act for any seat', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  const { info, status } = await guest.now(table)
  expect(info.mine).toEqual([])
  expect(status).toMatchObject({ viewer: 'table', deciders: [0] })
  expect(status.decision).toBeUndefined()
  expect(await guest.rejectionId('table.liftCurtain', { table, seat: 1 })).toBe('table.refused.notYourSeat')
  expect(await guest.rejectionId('table.act', { table, seat: 0, decision: 1, action: { do: 'pass' } })).toBe(
    'table.refused.notYourSeat',
  )
  for (const call of ['undo', 'redo', 'endTurn', 'sitAgain'])
    expect(await guest.rejectionId(`table.${call}`, { table, seat: 0 })).toBe('table.refused.notYourSeat')
  expect(await guest.rejectionId('table.skip', { table })).toBe('table.refused.notYourSeat')
  await renderer.act(table, { do: 'draw' })
  expect(guest.updates).toHaveLength(1)
  expect(cardsAt(guest)).toEqual([])
})

test('L2: a guest cannot make app calls, and other tables are rejected like unknown ones', async () => {
  await begin()
  const other = await renderer.startTable('toy-hand', three)
  const guest = await joinAsGuest(open, 'Dora')
  for (const call of ['desk.saves', 'desk.removeParty', 'desk.giveSeat', 'table.constructor', 'table', 'update'])
    expect(await guest.rejectionId(call, { table, seat: 1, party: guest.party })).toBe('bridge.refused.unknown')
  const asked = { table: other.info.table }
  expect(await guest.call('table.current', asked)).toEqual(await guest.call('table.current', { table: 'toy-hand-0' }))
  expect(await guest.rejectionId('table.people', asked)).toBe('table.refused.unknown')
})

test('L1, L9: each device has the view of its own seat, and no curtain', async () => {
  await begin()
  const ben = await joinAsGuest(open, 'Ben K')
  const cleo = await joinAsGuest(open, 'Cleo M', 'browser')
  await ben.requestSeats([1])
  await cleo.requestSeats([2])
  for (const [each, seat] of [
    [renderer, 0],
    [ben, 1],
    [cleo, 2],
  ] as const) {
    const { info, status } = await each.now(table)
    expect(info.mine).toEqual([seat])
    expect(status.viewer).toBe(seat)
    expect(status.curtain).toBeUndefined()
  }
  // Only its owner sees the card that a turn ends with: no player has to end the turn for it.
  await renderer.act(table, { do: 'sleep' })
  await ben.act(table, { do: 'sleep' })
  expect((await cleo.now(table)).status).toMatchObject({ deciders: [2], decision: { seat: 2 } })
  const [own, bens, cleos] = [renderer, ben, cleo].map(cardsAt)
  expect(cleos).toHaveLength(1)
  expect(bens).toHaveLength(2)
  expect((bens ?? []).filter((card) => cleos?.includes(card))).toEqual([])
  expect((bens ?? []).filter((card) => own?.includes(card))).toEqual([])
})

test('L9: people who share a guest’s device lift their curtain there and end their turns', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora', 'browser')
  await guest.requestSeats([1, 2])
  await renderer.play(table, { do: 'pass' })
  expect((await renderer.now(table)).status).toMatchObject({ viewer: 0 })
  expect((await guest.now(table)).status).toMatchObject({ viewer: 'table', curtain: 1 })
  await guest.get('table.liftCurtain', { table, seat: 1 })
  await guest.act(table, { do: 'sleep' })
  expect((await guest.now(table)).status).toMatchObject({ unconfirmed: 1 })
  await guest.get('table.endTurn', { table, seat: 1 })
  expect((await guest.now(table)).status).toMatchObject({ viewer: 'table', curtain: 2 })
})

test('a guest that takes a seat gets it at once, by an update with the new players', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.now(table)
  await renderer.now(table)
  await guest.requestSeats([1], ['Dörte'])
  const sat = guest.updates.at(-1)
  expect(sat).toMatchObject({ status: { viewer: 1 }, cut: { from: 0 } })
  expect(sat?.info).toMatchObject({ mine: [1], seats: [{ name: 'Ana' }, { name: 'Dörte' }, { name: 'Cleo' }] })
  expect(renderer.updates.at(-1)?.info).toMatchObject({ mine: [0], seats: [{}, { name: 'Dörte' }, {}] })
  expect(JSON.parse(readFileSync(savePathOf(profile.path, table), 'utf8'))).toMatchObject({
    header: { seats: [{ name: 'Ana' }, { name: 'Dörte' }, { name: 'Cleo' }] },
  })
})

test('a seat given away while its curtain is lifted takes its view with it', async () => {
  const now = await renderer.startTable('toy-hand', three)
  table = now.info.table
  open = await openToGuests(host, table)
  const guest = await joinAsGuest(open, 'Dora')
  await guest.now(table)
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  await renderer.get('desk.giveSeat', { table, seat: 0, party: guest.party })
  const last = renderer.updates.at(-1)
  expect(last).toMatchObject({ status: { viewer: 'table' }, cut: { from: 0 }, info: { mine: [1, 2] } })
  expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(last).includes(card))).toEqual([])
  expect((await guest.now(table)).status.viewer).toBe(0)
  await renderer.get('desk.takeSeat', { table, seat: 0 })
  expect(guest.updates.at(-1)).toMatchObject({ status: { viewer: 'table' }, info: { mine: [] } })
  expect((await renderer.now(table)).info.mine).toEqual([0, 1, 2])
})

test('a party that gets a seat sees what the seat knows, so earlier choices cannot be undone', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await renderer.act(table, { do: 'mark' })
  expect((await renderer.now(table)).status.undo.ok).toBe(true)
  await renderer.get('desk.giveSeat', { table, seat: 0, party: guest.party })
  expect((await guest.now(table)).status.undo).toMatchObject({ ok: false })
})

test('the newest connection of a party counts, and the older one is closed with that reason', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  await guest.now(table)
  const again = rejoinAsGuest(open, guest.token)
  expect(guest.closeReasons).toEqual([{ id: 'table.parted.elsewhere' }])
  expect(await guest.rejectionId('table.current', { table })).toBe('table.refused.unknown')
  expect((await again?.now(table))?.info.mine).toEqual([1])
  const heard = guest.received.length
  await renderer.act(table, { do: 'pass' })
  guest.connection.close()
  expect(guest.received).toHaveLength(heard)
  expect((await again?.people())?.parties[1]).not.toHaveProperty('away')
})

test('L1: a token is valid for its own kind of device only', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora', 'browser')
  const guests = createGuestGateway(open)
  expect(guests.partyForToken(guest.token, 'browser')).toBe(guest.party)
  expect(guests.partyForToken(guest.token, 'app')).toBeUndefined()
  expect(guests.partyForToken(`${guest.token}x`, 'browser')).toBeUndefined()
  expect(guests.partyForToken('', 'browser')).toBeUndefined()
})

test('L1: a removed guest gets the reason, loses its seat, and cannot rejoin by its token', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  await renderer.get('desk.removeParty', { table, party: guest.party })
  expect(guest.closeReasons).toEqual([{ id: 'table.parted.removed' }])
  expect(await guest.rejectionId('table.people', { table })).toBe('table.refused.unknown')
  expect(rejoinAsGuest(open, guest.token)).toBeUndefined()
  expect(await renderer.get<TablePresence>('table.people', { table })).toMatchObject({
    parties: [{ id: 'host' }],
    holders: [{ by: 'party', party: 'host' }, { by: 'nobody' }, { by: 'nobody' }],
  })
  expect(await renderer.rejectionId('desk.removeParty', { table, party: 'host' })).toBe('table.refused.unknown')
})

test('a guest that leaves gets the reply before its connection closes', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  await guest.get('table.leave', { table })
  expect(guest.closeReasons).toEqual([])
  expect(await guest.rejectionId('table.people', { table })).toBe('table.refused.unknown')
  host.clock.advance(1000)
  expect(guest.closeReasons).toEqual([{ id: 'table.parted.left' }])
  expect(rejoinAsGuest(open, guest.token)).toBeUndefined()
  expect(await renderer.rejectionId('table.leave', { table })).toBe('table.refused.unknown')
})

test('a table stays open while guests can join, and guests are informed when it is closed', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.now(table)
  await renderer.get('desk.leave', { table })
  expect(host.services.tables.at(table)).toBe(open)
  guest.connection.close()
  await renderer.get('desk.leave', { table })
  expect(host.services.tables.at(table)).toBe(open)
  expect(await renderer.moveToBin(table)).toBe('save.refused.open')
  const again = rejoinAsGuest(open, guest.token)
  await open.people.setHosting(undefined)
  createGuestGateway(open).disconnectAll({ id: 'table.parted.closed' })
  expect(again?.closeReasons).toEqual([{ id: 'table.parted.closed' }])
  await renderer.now(table)
  await renderer.get('desk.leave', { table })
  expect(host.services.tables.at(table)).toBeUndefined()
})

test('L6: a guest that calls too often is told to wait, and the host’s own screens are not', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  const asked = async (each: TestRenderer): Promise<number> => {
    let answered = 0
    for (let n = 0; n < 100; n++) if ((await each.call('table.past', { table, entry: 0 })).ok) answered += 1
    return answered
  }
  expect(await asked(guest)).toBe(60)
  expect(await asked(renderer)).toBe(100)
  host.clock.advance(50)
  expect((await guest.call('table.past', { table, entry: 0 })).ok).toBe(true)
  expect(await guest.rejectionId('table.past', { table, entry: 0 })).toBe('table.refused.often')
})

test('no seat gets advice while guests can join, unless the host allows it', async () => {
  await begin()
  const ask = async (each: TestRenderer): Promise<string> => {
    const { decision } = (await each.now(table)).status
    const reply = await each.call('table.advise', { table, seat: 0, decision: decision?.id ?? 0 })
    return reply.ok ? 'advice' : reply.reason.id
  }
  expect((await renderer.now(table)).info.advice).toBe(false)
  expect(await ask(renderer)).toBe('table.refused.advice')
  await openToGuests(host, table, true)
  expect(renderer.updates.at(-1)?.info?.advice).toBe(true)
  expect(await ask(renderer)).not.toBe('table.refused.advice')
  await openToGuests(host, table)
  await open.people.setHosting(undefined)
  expect(renderer.updates.at(-1)?.info?.advice).toBe(true)
})

test('after a restart a token has the same seat, and the host’s screen has its own seats only', async () => {
  await begin([...three, botSeat('Bot')])
  const guest = await joinAsGuest(open, 'Dora', 'browser')
  await guest.requestSeats([1], ['Dora'])
  const away = await joinAsGuest(open, 'Edgar')
  await away.requestSeats([2])
  await renderer.get('desk.standIn', { table, seat: 2, on: true })
  await host.services.dispose()
  expect(JSON.stringify(guest.closeReasons)).toContain('table.parted.closed')
  host = await start()
  renderer = host.renderer()
  await renderer.get('desk.openSave', { save: table })
  expect((await renderer.now(table)).info.mine).toEqual([0])
  open = await openToGuests(host, table)
  const back = rejoinAsGuest(open, guest.token, 'browser')
  if (back === undefined) throw new Error('not known')
  expect(back.party).toBe(guest.party)
  expect((await back.now(table)).info).toMatchObject({ mine: [1], seats: [{}, { name: 'Dora' }, {}, {}] })
  expect((await back.people()).holders).toEqual([
    { by: 'party', party: 'host' },
    { by: 'party', party: guest.party },
    { by: 'standIn', party: away.party },
    { by: 'bot' },
  ])
  expect((await back.people()).parties[2]).toMatchObject({ name: 'Edgar', away: 0 })
})

test('the guests file is private, contains no token, and is not copied with the save', async () => {
  await begin()
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  const file = `${savePathOf(profile.path, table)}.guests.json`
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toContain(guest.token)
  expect(readFileSync(savePathOf(profile.path, table), 'utf8')).not.toContain('guest-')
  const { save } = await renderer.get<{ save: string }>('desk.duplicateSave', { save: table })
  expect(() => statSync(`${savePathOf(profile.path, save)}.guests.json`)).toThrow('ENOENT')
  expect([...guest.received, ...renderer.received, ...host.logLines].join()).not.toContain(guest.token)
})
