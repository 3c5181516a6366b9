/** Joining a table, seat ownership, and the presence updates that follow. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TablePresence } from '../../bridge/presence.ts'
import type { ChatMessage } from '../../bridge/chat.ts'
import { rejoinAsGuest, joinAsGuest, openToGuests, requireOpenTable, type TestGuest } from '../testing/test-guest.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { createGuestGateway } from './guest-gateway.ts'
import type { OpenTable } from './open-table.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let table: string
let open: OpenTable

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
  renderer = host.renderer()
  const seats = [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo'), botSeat('Bot')]
  table = (await renderer.startTable('toy-hand', seats)).info.table
  open = await openToGuests(host, table)
  await renderer.get('table.sit', { table, seats: [0] })
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const people = (): Promise<TablePresence> => renderer.get<TablePresence>('table.people', { table })
/** The people that a renderer was told last. */
const toldTo = ({ received }: TestRenderer): TablePresence | undefined =>
  received
    .map((text) => JSON.parse(text) as { event?: string; value: TablePresence })
    .findLast(({ event }) => event === 'people')?.value
const enter = (name: string): Promise<unknown> => createGuestGateway(open).join({ kind: 'app', name })

test('a table without guests sends no presence events, and answers a presence call', async () => {
  const alone = await renderer.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])
  await renderer.play(alone.info.table, { do: 'mark' }, { do: 'pass' })
  expect(toldTo(renderer)).toBeUndefined()
  expect(await renderer.get('table.people', { table: alone.info.table })).toMatchObject({
    parties: [{ id: 'host', name: 'Ana, Ben', kind: 'host', seats: [0, 1] }],
    holders: [
      { by: 'party', party: 'host' },
      { by: 'party', party: 'host' },
    ],
    me: 'host',
    open: false,
    locked: false,
    asking: [],
  })
})

test('L3: a table that is not hosted, or is locked, rejects new guests', async () => {
  await open.people.setHosting(undefined)
  expect(await enter('Dora')).toMatchObject({ reason: { id: 'table.refused.unknown' } })
  await openToGuests(host, table)
  await people()
  await open.people.setHosting({ byCode: true, sage: false, locked: true })
  expect(toldTo(renderer)?.locked).toBe(true)
  expect(await enter('Dora')).toMatchObject({ reason: { id: 'table.refused.locked' } })
})

test('a locked table lets a seated guest return and take more seats, and gives a spectator no seat', async () => {
  const sits = await joinAsGuest(open, 'Dora')
  await sits.requestSeats([1])
  const watches = await joinAsGuest(open, 'Edgar')
  await open.people.setHosting({ byCode: true, sage: false, locked: true })
  expect(await watches.rejectionId('table.sit', { table, seats: [2] })).toBe('table.refused.locked')
  await rejoinAsGuest(open, sits.token)?.requestSeats([1, 2])
  expect((await people()).holders[2]).toEqual({ by: 'party', party: sits.party })
})

test('L10: rejects a name equal or similar to the name of another person at the table', async () => {
  const dora = await joinAsGuest(open, 'Dora')
  expect(await enter('DORA')).toMatchObject({ reason: { id: 'table.refused.nameTwin', values: { name: 'Dora' } } })
  expect(await enter('Bоt')).toMatchObject({ reason: { id: 'table.refused.nameTwin', values: { name: 'Bot' } } })
  await dora.requestSeats([1], ['Nora'])
  expect(await enter('Nоra')).toMatchObject({ reason: { id: 'table.refused.nameTwin', values: { name: 'Nora' } } })
  // The host has named the seats after who will come.
  const cleo = await joinAsGuest(open, 'Cleo')
  expect(await cleo.rejectionId('table.sit', { table, seats: [2], names: ['Аna'] })).toBe('table.refused.nameTwin')
  expect(await cleo.rejectionId('table.sit', { table, seats: [2], names: ['Dora'] })).toBe('table.refused.nameTwin')
  await cleo.requestSeats([2], ['Cleo'])
})

test.each(['Ana', 'ANA', 'Аna', 'Ａna', 'A\u200Dna', 'ᴀna', 'Bot'])(
  'S6: %s is rejected beside the player at a seat of the host',
  async (name) => {
    const refused = { reason: { id: 'table.refused.nameTwin', values: { name: name === 'Bot' ? 'Bot' : 'Ana' } } }
    expect(await enter(name)).toMatchObject(refused)
  },
)

test('S6: names at seats of the host are reserved until the seats are free', async () => {
  const alone = await renderer.startTable('toy-hand', [personSeat('Hostess'), personSeat('P2')])
  const hosted = await openToGuests(host, alone.info.table)
  const comes = (name: string): Promise<unknown> => createGuestGateway(hosted).join({ kind: 'browser', name })
  expect(await comes('Hostess')).toMatchObject({ reason: { values: { name: 'Hostess' } } })
  expect(await comes('P2')).toMatchObject({ reason: { values: { name: 'P2' } } })
  expect(await comes('Hostess, P2')).toMatchObject({ reason: { values: { name: 'Hostess, P2' } } })
  await renderer.get('table.sit', { table: alone.info.table, seats: [0] })
  expect(await comes('P2')).toMatchObject({ ok: true })
  expect(await comes('P2')).toMatchObject({ reason: { values: { name: 'P2' } } })
})

test('public 9: a name keeps its joiners at the table, at its seat and in the save', async () => {
  const name = 'علی\u200Cرضا'
  const guest = await joinAsGuest(open, name)
  await guest.requestSeats([1], [name])
  expect((await people()).parties.find(({ id }) => id === guest.party)?.name).toBe(name)
  expect((await renderer.now(table)).info.seats[1]?.name).toBe(name)
  expect(await enter('علیرضا')).toMatchObject({ reason: { values: { name } } })
  await host.services.dispose()
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
  const saves = await host
    .renderer()
    .get<readonly { readonly seats: readonly { readonly name: string }[] }[]>('desk.saves')
  expect(saves.flatMap(({ seats }) => seats.map((seat) => seat.name))).toContain(name)
})

test('two people on one device need distinct names', async () => {
  const guest = await joinAsGuest(open, 'Dora')
  const both = { table, seats: [1, 2], names: ['Ben', 'bеn'] }
  expect(await guest.rejectionId('table.sit', both)).toBe('table.refused.nameTwin')
  await guest.requestSeats([1, 2], ['Dora', 'Emil'])
  expect((await renderer.now(table)).info.seats.map(({ name }) => name)).toEqual(['Ana', 'Dora', 'Emil', 'Bot'])
})

test('a guest cannot take a seat of the host, a bot or another guest, or one that does not exist', async () => {
  const first = await joinAsGuest(open, 'Dora')
  await first.requestSeats([1])
  const guest = await joinAsGuest(open, 'Edgar')
  for (const seat of [0, 1, 3, 7]) {
    const reply = await guest.call('table.sit', { table, seats: [2, seat] })
    expect(reply).toMatchObject({ reason: { id: 'table.refused.seatTaken', values: { seat: { seat } } } })
  }
  expect((await people()).holders[2]).toEqual({ by: 'nobody' })
})

test('L1: when the host must approve, a guest gets a seat only after the approval', async () => {
  await open.people.setHosting({ byCode: false, sage: false })
  const guest = await joinAsGuest(open, 'Dora')
  const other = await joinAsGuest(open, 'Edgar')
  for (const each of [renderer, guest, other]) await each.get('table.people', { table })
  await guest.requestSeats([1], ['Dora'])
  expect(toldTo(renderer)?.asking).toEqual([{ party: guest.party, seats: [1] }])
  expect(toldTo(guest)?.asking).toEqual([{ party: guest.party, seats: [1] }])
  expect((await other.people()).asking).toEqual([])
  expect(toldTo(other)).toBeUndefined()
  expect((await guest.now(table)).info.mine).toEqual([])
  await renderer.get('desk.admit', { table, party: guest.party, yes: false })
  expect(toldTo(guest)?.asking).toEqual([])
  expect(await renderer.rejectionId('desk.admit', { table, party: guest.party, yes: true })).toBe('table.refused.stale')
  await guest.requestSeats([1], ['Dora'])
  await other.requestSeats([1])
  await renderer.get('desk.admit', { table, party: guest.party, yes: true })
  expect((await guest.now(table)).info).toMatchObject({ mine: [1], seats: [{}, { name: 'Dora' }, {}, {}] })
  expect(await renderer.rejectionId('desk.admit', { table, party: other.party, yes: true })).toBe(
    'table.refused.seatTaken',
  )
  // A guest that gives a seat back asks for no approval.
  await guest.requestSeats([])
  expect((await people()).holders[1]).toEqual({ by: 'nobody' })
})

test('the name of a guest that left before it got its welcome is free again, other names are not', async () => {
  const lost = await joinAsGuest(open, 'Dora')
  const twin = { reason: { id: 'table.refused.nameTwin', values: { name: 'Dora' } } }
  expect(await enter('Dora')).toMatchObject(twin)
  lost.connection.close()
  const again = await joinAsGuest(open, 'Dora')
  expect(rejoinAsGuest(open, lost.token)).toBeUndefined()
  expect((await people()).parties.map(({ name }) => name)).toEqual(['Ana', 'Dora'])
  // Who has said something, if only that a ping arrived, has heard that they were in.
  again.connection.setRoundTripTime(5)
  again.connection.close()
  expect(await enter('Dora')).toMatchObject(twin)
  const given = await joinAsGuest(open, 'Edgar')
  await renderer.get('desk.giveSeat', { table, seat: 1, party: given.party })
  given.connection.close()
  await joinAsGuest(open, 'Edgar')
  // The seat of a guest that never heard of it stays theirs until the host says otherwise.
  expect((await people()).holders[1]).toEqual({ by: 'party', party: given.party })
})

/** Ben has seat 1, called so, and his browser has forgotten the way back. */
async function benIsLost(): Promise<TestGuest> {
  const ben = await joinAsGuest(open, 'Ben', 'browser')
  await ben.requestSeats([1], ['Ben'])
  await ben.people()
  await renderer.act(table, { do: 'mark' })
  ben.connection.close()
  await people()
  return ben
}

test('public 14: a guest that lost its token can join again, and gets its seat when the host approves', async () => {
  const lost = await benIsLost()
  const again = await joinAsGuest(open, 'Ben', 'browser')
  await again.people()
  const asked = [{ party: again.party, seats: [1] }]
  expect(toldTo(renderer)?.asking).toEqual(asked)
  expect((await again.people()).asking).toEqual(asked)
  // The host's page finds in it who is away.
  const { parties, holders } = await people()
  expect(holders[1]).toEqual({ by: 'party', party: lost.party })
  expect(parties.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Ben 2'])
  expect((await again.now(table)).info.mine).toEqual([])
  await renderer.get('desk.admit', { table, party: again.party, yes: true })
  expect((await again.now(table)).info).toMatchObject({ mine: [1], seats: [{}, { name: 'Ben' }, {}, {}] })
  expect((await people()).parties.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(rejoinAsGuest(open, lost.token, 'browser')).toBeUndefined()
  expect(rejoinAsGuest(open, again.token, 'browser')?.party).toBe(again.party)
})

test('public 14: the name alone never gives the seat, and a refusal changes nothing', async () => {
  const lost = await benIsLost()
  const other = await joinAsGuest(open, 'BEN')
  host.clock.advance(600_000)
  expect(await other.rejectionId('table.sit', { table, seats: [1] })).toBe('table.refused.seatTaken')
  await renderer.get('desk.admit', { table, party: other.party, yes: false })
  expect((await people()).asking).toEqual([])
  expect((await people()).holders[1]).toEqual({ by: 'party', party: lost.party })
  expect((await other.now(table)).info.mine).toEqual([])
  expect(rejoinAsGuest(open, lost.token, 'browser')?.party).toBe(lost.party)
})

test('public 14: when the lost guest returns by its token, the request is dropped and a late approval is rejected', async () => {
  const lost = await benIsLost()
  const other = await joinAsGuest(open, 'Ben')
  rejoinAsGuest(open, lost.token, 'browser')
  await expect.poll(async () => (await people()).asking).toEqual([])
  expect(await renderer.rejectionId('desk.admit', { table, party: other.party, yes: true })).toBe('table.refused.stale')
  expect((await people()).holders[1]).toEqual({ by: 'party', party: lost.party })
})

test('public 14: only one device can ask for a seat, and the name of a connected guest stays rejected', async () => {
  await benIsLost()
  await joinAsGuest(open, 'Ben')
  const twin = { reason: { id: 'table.refused.nameTwin', values: { name: 'Ben' } } }
  expect(await enter('Ben')).toMatchObject(twin)
  const dora = await joinAsGuest(open, 'Dora')
  await dora.requestSeats([2])
  expect(await enter('Dora')).toMatchObject({ reason: { id: 'table.refused.nameTwin' } })
})

test('public 14: an approved guest takes its seat back from a stand-in bot', async () => {
  await benIsLost()
  await renderer.get('desk.standIn', { table, seat: 1, on: true })
  const again = await joinAsGuest(open, 'Ben', 'browser')
  await renderer.get('desk.admit', { table, party: again.party, yes: true })
  expect((await people()).holders[1]).toEqual({ by: 'party', party: again.party })
})

/** Names that no two look alike. */
const nameOf = (n: number): string => `Guest ${String.fromCharCode(945 + (n % 24))}${'x'.repeat(n)}`
/** Guests that come in and stay connected without a seat. */
async function watchers(count: number, from?: (n: number) => string): Promise<TestGuest[]> {
  const all: TestGuest[] = []
  for (let n = 0; n < count; n++) all.push(await joinAsGuest(open, nameOf(n), 'browser', from?.(n)))
  return all
}

test('a full table rejects guests; spectators that left long ago make room', async () => {
  const others = await watchers(63)
  const last = await joinAsGuest(open, 'Zoe')
  expect(await enter('Dora')).toMatchObject({ reason: { id: 'table.refused.full' } })
  for (const each of others) each.connection.close()
  host.clock.advance(300_001)
  expect(await enter('Dora')).toMatchObject({ ok: true })
  expect((await people()).parties.map(({ name }) => name)).toEqual(['Ana', 'Zoe', 'Dora'])
  expect(rejoinAsGuest(open, last.token)).toBeDefined()
})

test('S7: one device that fills all places and disconnects blocks no other guest and takes no seat', async () => {
  const seated = await joinAsGuest(open, 'Ben')
  await seated.requestSeats([1], ['Ben'])
  seated.connection.close()
  host.clock.advance(1000)
  const watches = await joinAsGuest(open, 'Zoe')
  for (let n = 0; n < 62; n++) await joinAsGuest(open, nameOf(n)).then((guest) => guest.connection.close())
  for (const name of ['Dora', 'Edgar', 'Frieda']) await joinAsGuest(open, name)
  expect((await people()).parties).toHaveLength(65)
  const names = (await people()).parties.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Ben', 'Zoe', 'Dora', 'Edgar', 'Frieda']))
  // The longest away went first, and no guest that is connected.
  for (const n of [0, 1, 2]) expect(names).not.toContain(nameOf(n))
  expect(names).toContain(nameOf(3))
  expect(watches.closeReasons).toEqual([])
  expect(rejoinAsGuest(open, seated.token)?.party).toBe(seated.party)
})

test('S7: newcomers can join after a restart too, when no guest is connected', async () => {
  for (let n = 0; n < 64; n++) await enter(nameOf(n))
  await host.services.dispose()
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
  renderer = host.renderer()
  await renderer.get('desk.openSave', { save: table })
  open = await openToGuests(host, table)
  expect(await enter('Dora')).toMatchObject({ ok: true })
  expect((await people()).parties).toHaveLength(65)
})

test('S7: one address that fills all places and stays connected makes room for another address', async () => {
  const own = await joinAsGuest(open, 'Ben', 'app', '10.0.0.7')
  await own.requestSeats([1])
  const friend = await joinAsGuest(open, 'Zoe', 'browser', '10.0.0.8')
  const many = await watchers(62, () => '10.0.0.66')
  const again = await createGuestGateway(open).join({ kind: 'app', name: 'Dora', addressGroup: '10.0.0.66' })
  expect(again).toMatchObject({ reason: { id: 'table.refused.full' } })
  const dora = await joinAsGuest(open, 'Dora', 'browser', '10.0.0.9')
  expect((await dora.people()).parties).toHaveLength(65)
  expect(many.map(({ closeReasons }) => closeReasons).flat()).toEqual([{ id: 'table.parted.full' }])
  expect(many.at(-1)?.closeReasons).toHaveLength(1)
  expect(rejoinAsGuest(open, many.at(-1)?.token ?? '', 'browser')).toBeUndefined()
  expect([own.closeReasons, friend.closeReasons]).toEqual([[], []])
})

test('S7: with eight guests per address no guest is removed, and the newcomer is rejected', async () => {
  const addresses = (n: number): string => `10.0.${n % 8}.1`
  await watchers(64, addresses)
  // Eight of each of eight addresses: no address has too many.
  const refused = await createGuestGateway(open).join({ kind: 'browser', name: 'Dora', addressGroup: '10.0.9.1' })
  expect(refused).toMatchObject({ reason: { id: 'table.refused.full' } })
})

test('L8: a guest whose connection is lost is away since then, and back when it reconnects', async () => {
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  await people()
  guest.connection.close()
  expect(toldTo(renderer)?.parties[1]).toMatchObject({ name: 'Dora', seats: [1], away: 0 })
  host.clock.advance(4321)
  expect((await people()).parties[1]).toMatchObject({ away: 4321 })
  rejoinAsGuest(open, guest.token)
  expect(toldTo(renderer)?.parties[1]).not.toHaveProperty('away')
})

test('the delay of a guest is reported in steps and only when the step changes', async () => {
  const guest = await joinAsGuest(open, 'Dora')
  await people()
  const told = (): number => renderer.received.filter((text) => text.includes('"event":"people"')).length
  const before = told()
  guest.connection.setRoundTripTime(34)
  guest.connection.setRoundTripTime(41)
  guest.connection.setRoundTripTime(23)
  expect(told()).toBe(before + 1)
  expect(toldTo(renderer)?.parties[1]).toMatchObject({ delay: 50 })
  guest.connection.setRoundTripTime(60)
  expect(toldTo(renderer)?.parties[1]).toMatchObject({ delay: 100 })
})

test('presence says which seat the table waits for, and since when', async () => {
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  await guest.people()
  host.clock.advance(5000)
  expect((await guest.people()).waiting).toEqual([{ seat: 0, since: 5000 }])
  await renderer.act(table, { do: 'mark' })
  expect(toldTo(guest)?.waiting).toEqual([{ seat: 0, since: 0 }])
  host.clock.advance(700)
  await renderer.get('table.undo', { table, seat: 0 })
  host.clock.advance(300)
  await renderer.act(table, { do: 'pass' })
  await renderer.get('table.endTurn', { table, seat: 0 })
  expect(toldTo(guest)?.waiting).toEqual([{ seat: 1, since: 0 }])
  const before = guest.received.length
  host.clock.advance(60_000)
  expect(guest.received).toHaveLength(before)
})

test('the thinking clock is reported, and its end changes nothing', async () => {
  await open.people.setHosting({ byCode: true, sage: false, clock: 30 })
  const guest = await joinAsGuest(open, 'Dora')
  expect(await guest.people()).toMatchObject({ open: true, clock: 30 })
  host.clock.advance(600_000)
  expect((await people()).holders[0]).toEqual({ by: 'party', party: 'host' })
})

test('a chat message reaches all present clients and no later party, and is limited in rate', async () => {
  const guest = await joinAsGuest(open, 'Dora', 'browser')
  await guest.now(table)
  await renderer.now(table)
  const saying = { kind: 'words', words: 'only once\u202e' }
  await guest.get('table.say', { table, saying })
  const said = { event: 'said', value: { table, by: guest.party, saying: { kind: 'words', words: 'only once' }, n: 1 } }
  for (const each of [guest, renderer])
    expect(each.received.map((text) => JSON.parse(text) as unknown)).toContainEqual(said)
  const late = await joinAsGuest(open, 'Edgar')
  await late.now(table)
  await late.people()
  expect(late.received.join()).not.toContain('only once')
  const replies = await Promise.all(Array.from({ length: 9 }, () => guest.call('table.say', { table, saying })))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(4)
})

test('B4-7: guests are informed when the last screen of a seated host leaves, and when one is back', async () => {
  const dora = await joinAsGuest(open, 'Dora')
  const other = host.renderer()
  await renderer.now(table)
  await other.now(table)
  const away = async (): Promise<number | undefined> =>
    (await dora.people()).parties.find(({ id }) => id === 'host')?.away
  await dora.people()
  await other.get('desk.leave', { table })
  expect(await away()).toBeUndefined()
  await renderer.get('desk.leave', { table })
  expect(toldTo(dora)?.parties[0]).toMatchObject({ id: 'host', away: 0 })
  host.clock.advance(4000)
  expect(await away()).toBe(4000)
  await renderer.now(table)
  expect(toldTo(dora)?.parties[0]).toEqual({ id: 'host', name: 'Ana', kind: 'host', seats: [0] })
})

test('B4-7: a host without a seat is never reported as away', async () => {
  const dora = await joinAsGuest(open, 'Dora')
  await renderer.get('table.sit', { table, seats: [] })
  await renderer.get('desk.leave', { table })
  expect((await dora.people()).parties[0]).not.toHaveProperty('away')
})

test('B4-8: a returning guest gets the last ten chat messages, which are never written to disk', async () => {
  const dora = await joinAsGuest(open, 'Dora')
  await dora.requestSeats([1])
  await renderer.now(table)
  for (let n = 1; n <= 11; n++) {
    await renderer.get('table.say', { table, saying: { kind: 'words', words: `secret ${String(n)}` } })
    host.clock.advance(60_000)
  }
  const back = rejoinAsGuest(open, dora.token)
  await back?.now(table)
  const heard = (back?.received ?? [])
    .map((text) => JSON.parse(text) as { event?: string; value: ChatMessage })
    .flatMap(({ event, value }) => (event === 'said' ? [value] : []))
  expect(heard.map(({ n, earlier }) => [n, earlier])).toEqual(Array.from({ length: 10 }, (_, at) => [at + 2, true]))
  await host.services.dispose()
  const files = readdirSync(profile.path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain('secret')
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
})

test('a reminder reaches only the client whose seat is waited for', async () => {
  const dora = await joinAsGuest(open, 'Dora')
  const edgar = await joinAsGuest(open, 'Edgar')
  await edgar.requestSeats([2])
  for (const each of [renderer, dora, edgar]) await each.now(table)
  expect(await dora.rejectionId('table.nudge', { table, seat: 2 })).toBe('table.refused.stale')
  await dora.get('table.nudge', { table, seat: 0 })
  const nudged = JSON.stringify({ event: 'nudged', value: { table, seat: 0, by: dora.party } })
  expect(renderer.received).toContain(nudged)
  expect([...dora.received, ...edgar.received]).not.toContain(nudged)
  expect(await dora.rejectionId('table.nudge', { table, seat: 0 })).toBe('table.refused.often')
  host.clock.advance(5000)
  await dora.get('table.nudge', { table, seat: 0 })
})

test('while the disk refuses, taking a seat is rejected, and a removed guest is still removed', async () => {
  const guest = await joinAsGuest(open, 'Dora')
  await guest.requestSeats([1])
  const other = await joinAsGuest(open, 'Edgar')
  profile.remove()
  expect(await other.rejectionId('table.sit', { table, seats: [2] })).toBe('save.refused.write')
  expect((await people()).holders[2]).toEqual({ by: 'nobody' })
  expect(await renderer.rejectionId('desk.removeParty', { table, party: guest.party })).toBe('save.refused.write')
  expect(rejoinAsGuest(open, guest.token)).toBeUndefined()
  expect((await people()).holders[1]).toEqual({ by: 'nobody' })
})

test('L11: the announced summary contains no names', async () => {
  await (await joinAsGuest(open, 'Dora')).requestSeats([1])
  expect(createGuestGateway(open).summary).toEqual({ game: 'toy-hand', seats: 4, free: 1, locked: false })
})

test('a host window opened later has the host’s seats', async () => {
  const window = host.renderer()
  expect((await window.now(table)).info.mine).toEqual([0])
  expect(requireOpenTable(host, table).clientCount).toBeGreaterThan(0)
})
