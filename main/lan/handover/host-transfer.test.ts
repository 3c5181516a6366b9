/** A host transfer between complete machines, over real sockets on loopback: two apps and a browser page follow. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HostingStatus } from '../../../bridge/hosting.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { TransferPayloadOffer } from '../../../bridge/host-transfer.ts'
import type { RejoinableTable } from '../../../bridge/remote-tables.ts'
import type { SeatHolder, TablePresence } from '../../../bridge/presence.ts'
import type { TableRef } from '../../../bridge/refs.ts'
import type { HostToGuestMessage } from '../../../bridge/guest-protocol.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../../testing/test-host.ts'
import { TestGuestSocket } from '../../testing/test-lan-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../../testing/fixture-game.ts'
import { tokenDigestOf } from '../../tables/party-registry.ts'
import { seatingAfterHostTransfer, type Guest as PartyKept } from '../../tables/seating.ts'
import { openHostedTableServer } from '../host/open-hosted-table-server.ts'
import type { RejoinRecord } from '../rejoin-records-file.ts'
import { JOIN_ONLY_LAN_PLATFORM } from '../lan-platform.ts'

const RULES = { 'toy-hand': 1 }

/** Three machines prove their codes to each other with a slow hash, on a machine that does much else. */
const LONG = 60_000
vi.setConfig({ hookTimeout: LONG })

class Machine {
  readonly folder = createTemporaryFolder()
  host: TestHost | undefined
  page: TestRenderer | undefined

  async start(): Promise<this> {
    this.host = await openTestHost({
      catalogue: createFixtureCatalogue(createFixtureGame('hand')),
      profile: this.folder.path,
      pace: 0,
      randomBytes,
      lan: {
        ...JOIN_ONLY_LAN_PLATFORM,
        root: this.folder.path,
        label: 'attic',
        networks: () => [{ name: 'lo', addresses: ['127.0.0.1'] }],
        openHostedTableServer: (start) =>
          openHostedTableServer({ ...start, port: start.port === 4712 ? 0 : start.port }),
      },
    })
    this.page = this.host.renderer()
    return this
  }

  get at(): TestRenderer {
    if (this.page === undefined) throw new Error('not started')
    return this.page
  }

  /** Where the host has led this screen, from a table of that name. */
  ledFrom(table: string): string | undefined {
    const all = this.at.received.map((text) => JSON.parse(text) as { event?: string; value?: Led })
    return all.find(({ event, value }) => event === 'led' && value?.table === table)?.value?.to
  }

  saves(): Promise<readonly SaveListEntry[]> {
    return this.at.get('desk.saves')
  }

  async stop(): Promise<void> {
    await this.host?.services.dispose()
    this.host = undefined
  }
}
interface Led {
  readonly table: string
  readonly to: string
}

let ana: Machine
let ben: Machine
let cleo: Machine
let dan: TestGuestSocket
/** The ids of the table: at Ana's, at Ben's while he is a guest, at Cleo's. */
let table: string
let bens: string
let cleos: string
let danToken: string

beforeEach(async () => {
  ;[ana, ben, cleo] = await Promise.all([new Machine().start(), new Machine().start(), new Machine().start()])
  const seats = ['Ana', 'Ben', 'Cleo', 'Dan'].map(personSeat)
  table = (await ana.at.startTable('toy-hand', seats)).info.table
  const hosting = await ana.at.get<HostingStatus>('desk.host', { table, byCode: true, sage: true })
  await ana.at.get('table.sit', { table, seats: [0] })
  const link = hosting.addresses[0]?.link ?? ''
  bens = (await ben.at.get<TableRef>('desk.join', { address: link, name: 'Ben' })).table
  await ben.at.get('table.sit', { table: bens, seats: [1] })
  await ben.at.get('table.people', { table: bens })
  cleos = (await cleo.at.get<TableRef>('desk.join', { address: link, name: 'Cleo' })).table
  await cleo.at.get('table.sit', { table: cleos, seats: [2] })
  dan = await TestGuestSocket.connectBrowser(hosting.port)
  dan.rulesVersions = RULES
  danToken = (await dan.joinOrThrow({ code: hosting.pageCode.replace('-', ''), name: 'Dan' })).token
  await dan.call(1, 'table.sit', { table, seats: [3] })
  for (const [machine, name] of [
    [ana, table],
    [ben, bens],
    [cleo, cleos],
  ] as const)
    await machine.at.now(name)
  await dan.call(2, 'table.current', { table })
  await ana.at.act(table, { do: 'mark' })
})

afterEach(async () => {
  dan.socket.terminate()
  await Promise.all([ana, ben, cleo].map((machine) => machine.stop()))
  for (const machine of [ana, ben, cleo]) machine.folder.remove()
})

/** Looks until something holds; meanwhile time passes on all machines. */
async function until(holds: () => unknown): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const machine of [ana, ben, cleo]) machine.host?.clock.advance(300)
        return Boolean(await holds())
      },
      { timeout: LONG, interval: 20 },
    )
    .toBe(true)
}

const partyOf = async (name: string): Promise<string> => {
  const people = await ana.at.get<TablePresence>('table.people', { table })
  return people.parties.find((party) => party.name === name)?.id ?? ''
}

/** Ben is shown what he is asked, and says yes. */
async function benAgrees(): Promise<void> {
  await until(() => ben.at.received.some((message) => message.includes('"kind":"hand"')))
  await ben.at.get('table.agree', { table: bens, seat: 1, wish: 1, yes: true })
}

async function agreed(): Promise<void> {
  await ana.at.get('desk.handTable', { table, party: await partyOf('Ben') })
  await benAgrees()
  await cleo.at.get('table.agree', { table: cleos, seat: 2, wish: 1, yes: true })
  await dan.call(3, 'table.agree', { table, seat: 3, wish: 1, yes: true })
}

async function movedOf(guest: TestGuestSocket): Promise<Extract<HostToGuestMessage, { moved: unknown }>['moved']> {
  for (;;) {
    const message = await guest.nextMessage()
    if (message === undefined) throw new Error('nobody was told')
    if ('moved' in message) return message.moved
  }
}

const played = async (at: TestRenderer, name: string): Promise<boolean> => {
  const reply = await at.call('table.current', { table: name })
  return reply.ok
}

test('once all agree, the receiver hosts the table, still locked, and each device follows to its own seat', async () => {
  await ana.at.get('desk.lock', { table, locked: true })
  await agreed()
  const place = await movedOf(dan)
  await until(() => ben.ledFrom(bens) !== undefined && ana.ledFrom(table) !== undefined)
  const here = ben.ledFrom(bens) ?? ''
  const anas = ana.ledFrom(table) ?? ''
  expect(here).toBe(place.table)
  await until(async () => (await played(ana.at, anas)) && played(cleo.at, cleos))

  const now = await ben.at.now(here)
  expect([now.info.mine, now.status.length, now.status.deciders]).toEqual([[1], 1, [0]])
  expect((await ana.at.now(anas)).info.mine).toEqual([0])
  expect((await cleo.at.now(cleos)).info.mine).toEqual([2])
  const again = await TestGuestSocket.connectBrowser(place.port)
  again.rulesVersions = RULES
  const welcome = await again.joinOrThrow({ token: danToken })
  const current = await again.call(1, 'table.current', { table: welcome.table })
  expect(current).toMatchObject({ reply: { ok: true, value: { info: { mine: [3] } } } })

  // The decision that was pending is Ana's still, at a device of her own; nothing of it is possible at the old table.
  await ana.at.act(anas, { do: 'mark' })
  expect((await ben.at.now(here)).status.length).toBe(2)
  expect(await ana.at.rejectionId('table.current', { table })).toBe('table.refused.unknown')
  expect((await ben.at.get<HostingStatus>('desk.hosting', { table: here })).sage).toBe(true)
  expect((await ben.at.get<TablePresence>('table.people', { table: here })).locked).toBe(true)
  again.socket.terminate()
})

test('the first host keeps the save marked as transferred and cannot open or host it; a copy is another table', async () => {
  await agreed()
  await until(() => ana.ledFrom(table) !== undefined)
  const reply = await ana.at.call('desk.openSave', { save: table })
  expect(reply).toMatchObject({ ok: false, reason: { id: 'save.refused.handed', values: { name: 'Ben' } } })
  expect((await ana.saves())[0]).toMatchObject({ save: table, handed: { name: 'Ben' } })
  await ana.stop()
  await ana.start()
  expect(await ana.at.rejectionId('desk.openSave', { save: table })).toBe('save.refused.handed')
  expect((await ana.saves())[0]).toMatchObject({ handed: { name: 'Ben' } })
  const { save: copy } = await ana.at.get<{ save: string }>('desk.duplicateSave', { save: table })
  expect(await ana.at.call('desk.openSave', { save: copy })).toMatchObject({ ok: true })
  // Ana's own people come back to their seat.
  const [seat] = await ana.at.get<readonly RejoinableTable[]>('desk.seatsElsewhere')
  const back = await ana.at.get<TableRef>('desk.rejoin', { seat: seat?.seat ?? '' })
  expect((await ana.at.now(back.table)).info.mine).toEqual([0])
})

test('a guest that was away learns from the first host where the table is, also after that host restarted', async () => {
  await cleo.stop()
  await until(async () => {
    const { parties } = await ana.at.get<TablePresence>('table.people', { table })
    return parties.some(({ name, away }) => name === 'Cleo' && away !== undefined)
  })
  await ana.at.get('desk.takeSeat', { table, seat: 2 })
  await ana.at.get('desk.handTable', { table, party: await partyOf('Ben') })
  await benAgrees()
  await dan.call(3, 'table.agree', { table, seat: 3, wish: 1, yes: true })
  await until(() => ana.ledFrom(table) !== undefined && ben.ledFrom(bens) !== undefined)
  await ana.stop()
  await ana.start()
  await cleo.start()
  const [seat] = await cleo.at.get<readonly RejoinableTable[]>('desk.seatsElsewhere')
  const again = await cleo.at.get<TableRef>('desk.rejoin', { seat: seat?.seat ?? '' })
  await until(() => played(cleo.at, again.table))
  // The way back leads to the new host from now on.
  await ana.stop()
  await cleo.stop()
  await cleo.start()
  const back = await cleo.at.get<TableRef>('desk.rejoin', { seat: seat?.seat ?? '' })
  expect((await cleo.at.now(back.table)).info.seats).toHaveLength(4)
})

test('the host cannot transfer a table to a browser, a spectator or a stranger; one vote against it ends the transfer', async () => {
  expect(await ana.at.rejectionId('desk.handTable', { table, party: await partyOf('Dan') })).toBe(
    'hosting.refused.handBrowser',
  )
  await cleo.at.get('table.sit', { table: cleos, seats: [] })
  expect(await ana.at.rejectionId('desk.handTable', { table, party: await partyOf('Cleo') })).toBe(
    'hosting.refused.handWatcher',
  )
  expect(await ana.at.rejectionId('desk.handTable', { table, party: 'guest-9' })).toBe('table.refused.unknown')
  expect(await ana.at.rejectionId('desk.handTable', { table, party: 'host' })).toBe('table.refused.unknown')
  await ana.at.get('desk.handTable', { table, party: await partyOf('Ben') })
  await benAgrees()
  await dan.call(3, 'table.agree', { table, seat: 3, wish: 1, yes: false })
  expect(await ana.at.act(table, { do: 'mark' })).toMatchObject({ ok: true })
  expect(await ben.saves()).toEqual([])
  // A guest that asks for the file without an offer gets nothing.
  const asked = await dan.call(4, 'hand.take', { hand: '00'.repeat(16), from: 0 })
  expect(asked).toMatchObject({ reply: { ok: false } })
})

test('only the new host receives the file, and no token appears in a log or in what is transferred', async () => {
  await agreed()
  await until(() => ben.ledFrom(bens) !== undefined && ana.ledFrom(table) !== undefined)
  const file = readFileSync(join(ana.folder.path, 'saves', `${table}.samsara`), 'utf8')
  const seed = /"seed":"([^"]+)"/.exec(file)?.[1] ?? ''
  expect(seed).not.toBe('')
  for (const heard of [JSON.stringify(dan.received), ...cleo.at.received, ...ben.at.received])
    expect(heard).not.toContain(seed)
  const tokens = [danToken, ...[ana, ben, cleo].flatMap(({ folder }) => tokensIn(folder.path))]
  expect(tokens.length).toBeGreaterThan(2)
  const lines = [ana, ben, cleo].flatMap(({ host }) => host?.logLines ?? []).join('\n')
  for (const token of tokens) expect(lines).not.toContain(token)
  // Ben's machine has digests only.
  const beside = readdirSync(join(ben.folder.path, 'saves')).filter((name) => name.endsWith('.json'))
  const kept = beside.map((name) => readFileSync(join(ben.folder.path, 'saves', name), 'utf8')).join()
  for (const token of tokens) expect(kept).not.toContain(token)
})

test('S3: a guest that fetches the whole file and declines can read nothing of it, and the game continues', async () => {
  // Cleo's machine is one that does as it likes.
  const party = await partyOf('Cleo')
  const hosting = await ana.at.get<HostingStatus>('desk.hosting', { table })
  const seat = keptSeatOf(cleo)
  await cleo.stop()
  const cleos = await TestGuestSocket.connectApp(hosting.port, seat.fingerprint)
  cleos.rulesVersions = RULES
  await cleos.joinOrThrow({ token: seat.token })
  await cleos.call(1, 'table.current', { table })
  await ana.at.get('desk.handTable', { table, party })
  await until(() => ben.at.received.some((message) => message.includes('"kind":"hand"')))
  await ben.at.get('table.agree', { table: bens, seat: 1, wish: 1, yes: true })
  await dan.call(3, 'table.agree', { table, seat: 3, wish: 1, yes: true })
  await cleos.call(2, 'table.agree', { table, seat: 2, wish: 1, yes: true })
  const offer = await offerTo(cleos)
  let text = ''
  for (let id = 10; text.length < offer.letters; id++) {
    const part = await cleos.call(id, 'hand.take', { hand: offer.hand, from: text.length })
    const reply = part !== undefined && 'reply' in part ? part.reply : undefined
    if (reply?.ok !== true) throw new Error('it is not told')
    text += String(reply.value)
  }
  expect(createHash('sha256').update(text).digest('hex')).toBe(offer.digest)
  await cleos.call(99, 'hand.decline', { hand: offer.hand })
  const file = readFileSync(join(ana.folder.path, 'saves', `${table}.samsara`), 'utf8')
  const seed = /"seed":"([^"]+)"/.exec(file)?.[1] ?? ''
  expect(seed).not.toBe('')
  const heard = JSON.stringify(cleos.received) + Buffer.from(text, 'base64').toString('latin1')
  for (const secret of [seed, '"seed"', '\\"seed', 'holders', 'digest\\"']) expect(heard).not.toContain(secret)
  // It gets no key afterwards either, and the others play on.
  const place = { addresses: ['127.0.0.1'], port: 4712, fingerprint: seat.fingerprint, table: 'toy-hand-9' }
  const ready = await cleos.call(100, 'hand.ready', { hand: offer.hand, place })
  expect(ready).toMatchObject({ reply: { ok: true, value: 'never' } })
  await until(async () => (await ana.at.act(table, { do: 'mark' })).ok)
  cleos.socket.terminate()
})

test('S3: a transfer that Samsara 1.0 left unfinished is completed once both machines are updated', async () => {
  const from = keptSeatOf(ben)
  await Promise.all([ana, ben, cleo].map((machine) => machine.stop()))
  const saves = join(ana.folder.path, 'saves')
  const save = readFileSync(join(saves, `${table}.samsara`), 'utf8')
  const { guests, holders } = JSON.parse(readFileSync(join(saves, `${table}.samsara.guests.json`), 'utf8')) as Seating
  const to = guests.find(({ name }) => name === 'Ben')?.id ?? ''
  const own = { token: 'a-token-that-ana-made-herself-1', name: 'Ana' }
  const anas = { id: 'guest-ana', name: 'Ana', kind: 'app', digest: tokenDigestOf(own.token).toString('hex') } as const
  const setups = ['Ana', 'Ben', 'Cleo', 'Dan'].map(personSeat)
  const after = seatingAfterHostTransfer({ guests, holders, setups, asking: [] }, to, anas)
  const seating = JSON.stringify({ guests: after.guests, holders: after.holders })
  // The host has it handed on its disk, and the answer never arrived.
  const hand = '5e'.repeat(16)
  const where = { addresses: ['127.0.0.1'], port: 4712, fingerprint: 'ab'.repeat(32), table: 'toy-hand-ben' }
  const handed = { stand: 'handed', hand, to, name: 'Ben', where, at: 0, own, begun: false, told: [] }
  writeFileSync(join(saves, `${table}.samsara.hand.json`), JSON.stringify(handed))
  const waiting = join(ben.folder.path, 'not-begun')
  const taken = { hand, save: 'toy-hand-ben', stand: 'waits', from, seating, byCode: true, sage: true }
  mkdirSync(waiting, { recursive: true })
  writeFileSync(join(waiting, `${hand}.json`), JSON.stringify(taken))
  writeFileSync(join(waiting, 'toy-hand-ben.samsara'), save)
  await ana.start()
  await ben.start()
  await until(async () => (await ben.saves()).length > 0 && ben.ledFrom(bens) === 'toy-hand-ben')
  expect((await ben.at.now('toy-hand-ben')).info.mine).toEqual([1])
  expect(await ana.at.rejectionId('desk.openSave', { save: table })).toBe('save.refused.handed')
  expect(readdirSync(waiting)).toEqual([])
})

interface Seating {
  readonly guests: readonly PartyKept[]
  readonly holders: readonly SeatHolder[]
}

/** The seat at Ana's table, as a machine has kept it. */
function keptSeatOf({ folder }: Machine): RejoinRecord {
  const text = readFileSync(join(folder.path, 'seats-elsewhere.json'), 'utf8')
  const [seat] = (JSON.parse(text) as { readonly seats: readonly RejoinRecord[] }).seats
  if (seat === undefined) throw new Error('no seat')
  return seat
}

async function offerTo(guest: TestGuestSocket): Promise<TransferPayloadOffer> {
  for (;;) {
    const message = await guest.nextMessage()
    if (message === undefined) throw new Error('nothing is offered')
    if ('offer' in message) return message.offer
  }
}

function tokensIn(profile: string): readonly string[] {
  const seats = readFileSync(join(profile, 'seats-elsewhere.json'), 'utf8')
  return [...seats.matchAll(/"token":"([^"]+)"/g)].flatMap(([, token]) => token ?? [])
}
