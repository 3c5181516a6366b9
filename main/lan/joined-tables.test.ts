import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../engine/core/contract/game.ts'
import type { RemoteTableConnectionState } from '../../bridge/remote-tables.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, hostMessage } from '../base/result.ts'
import { TableCallRouter } from '../tables/table-call-router.ts'
import { RemoteTables } from './guest/remote-tables.ts'
import { deterministicBytes, createManualClock, createTemporaryFolder } from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import type {
  JoinedSession,
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
} from './guest/reconnecting-host-connection.ts'
import { JoinedTables } from './joined-tables.ts'
import { RejoinRecordsFile } from './rejoin-records-file.ts'
import { formatJoinLink } from './join-link.ts'

const fingerprint = 'ab'.repeat(32)
const address = '10.0.0.1:4712'
const CODE = 'ABCDEFGHJK'
const came: JoinedSession = {
  token: 'the-token',
  fingerprint,
  address,
  party: 'guest-1',
  table: 'toy-7',
  game: 'toy-none',
  host: 'attic',
}

/** A line as the test says that it goes. */
class FakeDial implements ReconnectingHostConnection {
  readonly joined: Promise<Result<JoinedSession>>
  enter: (reply: Result<JoinedSession>) => void = () => undefined
  closed = false
  readonly called: string[] = []
  state: (state: RemoteTableConnectionState['state'], why?: Message) => void = () => undefined

  readonly start: ReconnectingHostConnectionDeps

  constructor(start: ReconnectingHostConnectionDeps) {
    this.start = start
    this.joined = new Promise((resolve) => {
      this.enter = resolve
    })
  }

  call(name: string): Promise<Result<unknown>> {
    this.called.push(name)
    return Promise.resolve(ok(null))
  }

  on(): () => void {
    return () => undefined
  }

  onState(listener: (state: RemoteTableConnectionState['state'], why?: Message) => void): () => void {
    this.state = listener
    return () => undefined
  }

  close(): void {
    this.closed = true
  }
}

let folder: ReturnType<typeof createTemporaryFolder>
let dials: FakeDial[]
let tables: RemoteTables
let heard: RemoteTableConnectionState[]
let nearby: string[]
let mayWrite: boolean
beforeEach(() => {
  folder = createTemporaryFolder()
  dials = []
  tables = newTables()
  heard = []
  nearby = []
  mayWrite = true
})
afterEach(() => folder.remove())

function open(): JoinedTables {
  const log = () => undefined
  return new JoinedTables({
    environment: {
      catalogue: createFixtureCatalogue(createFixtureGame('none')),
      clock: createManualClock(),
      randomBytes: deterministicBytes(),
      log,
    },
    dial: (start) => {
      const dial = new FakeDial(start)
      dials.push(dial)
      return dial
    },
    seatsFile: new RejoinRecordsFile({
      file: join(folder.path, 'seats.json'),
      mayWrite: () => Promise.resolve(mayWrite),
      log,
    }),
    tables,
    nearbyAddresses: () => nearby,
    onTransferOffered: () => undefined,
    onStateChanged: (joined) => heard.push(joined),
  })
}

function newTables(): RemoteTables {
  return new RemoteTables({ log: () => undefined })
}

const last = (): FakeDial => {
  const dial = dials.at(-1)
  if (dial === undefined) throw new Error('nobody was dialled')
  return dial
}

/** Joins, and comes in. @returns the table's id here */
async function joined(joining: JoinedTables): Promise<string> {
  const entering = joining.handlers.join({ address, code: CODE, name: 'Ana' })
  last().enter(ok(came))
  return valueOf(await entering).table
}

function valueOf(reply: Result<TableRef>): TableRef {
  if (!reply.ok) throw new Error(reply.reason.id)
  return reply.value
}

const seats = async (joining: JoinedTables) => valuesOf(await joining.handlers.seatsElsewhere())
function valuesOf<T>(reply: Result<T>): T {
  if (!reply.ok) throw new Error(reply.reason.id)
  return reply.value
}

test('joins a table by address and code, and opens it under a local id', async () => {
  const joining = open()
  const table = await joined(joining)
  expect(table).toMatch(/^lan-[0-9a-f]{16}$/)
  expect(last().start).toMatchObject({
    addresses: [address],
    credentials: { code: CODE, name: 'Ana' },
    rules: { 'toy-none': 1 },
  })
  expect(last().start.credentials).not.toHaveProperty('fingerprint')
  expect(tables.has(table)).toBe(true)
})

test('joins by a link with its code, addresses and fingerprint', async () => {
  const link = formatJoinLink({ addresses: [address, '[fd00::7]:4712'], fingerprint, code: CODE })
  void open().handlers.join({ address: link, name: 'Ana' })
  expect(last().start).toMatchObject({
    addresses: [address, '[fd00::7]:4712'],
    credentials: { code: CODE, fingerprint, name: 'Ana' },
  })
})

test.each([
  ['nowhere', CODE, 'lan.refused.address'],
  [address, 'short', 'lan.refused.code'],
  [address, undefined, 'lan.refused.code'],
])('rejects an invalid address or code before dialling: %s with %s', async (typed, code, reason) => {
  const reply = await open().handlers.join({ address: typed, name: 'Ana', ...(code !== undefined && { code }) })
  expect(reply).toMatchObject({ ok: false, reason: { id: reason } })
  expect(dials).toEqual([])
})

test('a rejected join leaves no table, no seat and no connection', async () => {
  const joining = open()
  const entering = joining.handlers.join({ address, code: CODE, name: 'Ana' })
  last().enter(reject('lan.refused.busy', { seconds: 4 }))
  expect(await entering).toEqual(reject('lan.refused.busy', { seconds: 4 }))
  expect(last().closed).toBe(true)
  expect(await seats(joining)).toEqual([])
})

test('after a restart the seat is listed without its token, and rejoining uses the token and the same table id', async () => {
  const table = await joined(open())
  tables = newTables()
  nearby = ['10.0.0.9:4713']
  const again = open()
  const [seat, ...more] = await seats(again)
  expect(more).toEqual([])
  expect(seat).toEqual({ seat: table.slice(4), game: 'toy-none', host: 'attic', name: 'Ana', address })
  const back = again.handlers.rejoin({ seat: seat?.seat ?? '' })
  await expect.poll(() => dials.length).toBe(2)
  expect(last().start).toMatchObject({
    addresses: [address, '10.0.0.9:4713'],
    credentials: { token: 'the-token', fingerprint },
  })
  last().enter(ok({ ...came, address: '10.0.0.9:4713' }))
  expect(valueOf(await back)).toEqual({ table })
  expect((await seats(again))[0]?.address).toBe('10.0.0.9:4713')
})

test('rejoining a table that is connected does not dial again', async () => {
  const joining = open()
  const table = await joined(joining)
  expect(await joining.handlers.rejoin({ seat: table.slice(4) })).toEqual(ok({ table }))
  expect(dials).toHaveLength(1)
})

test('keeps the seat when the host does not answer, and forgets it when the host no longer knows it', async () => {
  const joining = open()
  const table = await joined(joining)
  await joining.leave(table, new TableCallRouter(joining, () => undefined))
  expect(last().closed).toBe(true)
  const seat = table.slice(4)
  for (const [why, left] of [
    ['lan.refused.unreachable', 1],
    ['lan.refused.removed', 0],
  ] as const) {
    const before = dials.length
    const back = joining.handlers.rejoin({ seat })
    await expect.poll(() => dials.length).toBe(before + 1)
    last().enter(reject(why))
    expect(await back).toEqual(reject(why))
    expect(await seats(joining)).toHaveLength(left)
  }
})

test('reports connection states; a table that is over is closed, and its seat is kept unless it is gone', async () => {
  const joining = open()
  const table = await joined(joining)
  last().state('lost')
  last().state('there')
  last().state('over', hostMessage('lan.over.goodbye'))
  expect(heard).toEqual([
    { table, state: 'lost' },
    { table, state: 'there' },
    { table, state: 'over', why: hostMessage('lan.over.goodbye') },
  ])
  expect(tables.has(table)).toBe(false)
  expect(await seats(joining)).toHaveLength(1)

  const other = await joined(joining)
  last().state('over', hostMessage('lan.refused.removed'))
  await expect.poll(async () => (await seats(joining)).map(({ seat }) => `lan-${seat}`)).not.toContain(other)
})

test('a forgotten seat is not listed again, and its connection is closed', async () => {
  const joining = open()
  const table = await joined(joining)
  await joining.handlers.forget({ seat: table.slice(4) })
  expect(last().closed).toBe(true)
  expect(await seats(joining)).toEqual([])
  expect(await joining.handlers.rejoin({ seat: table.slice(4) })).toEqual(reject('lan.refused.removed'))
})

test('S1: does not join a host whose game is not in the catalogue', async () => {
  const joining = open()
  const entering = joining.handlers.join({ address, code: CODE, name: 'Ana' })
  last().enter(ok({ ...came, game: 'constructor' }))
  expect(await entering).toEqual(reject('lan.refused.form'))
  expect(last().closed).toBe(true)
  expect(await seats(joining)).toEqual([])
})

test('does not join when closeAll() runs before the host answers, whatever the answer', async () => {
  const joining = open()
  const entering = joining.handlers.join({ address, code: CODE, name: 'Ana' })
  joining.closeAll()
  last().enter(ok(came))
  expect((await entering).ok).toBe(false)
  expect(tables.all()).toEqual([])
  expect(await seats(joining)).toEqual([])
})

test('a client calls the joined table by its local id', async () => {
  const table = await joined(open())
  const { handlers } = new TableCallRouter(tables, () => undefined)
  expect(await handlers.skip({ table })).toEqual(ok(null))
  expect(last().called).toEqual(['table.skip'])
})

test('a connection ends when the last client leaves its table, and its seat is kept', async () => {
  const joining = open()
  const table = await joined(joining)
  const [one, two] = [0, 1].map(() => new TableCallRouter(joining, () => undefined))
  if (one === undefined || two === undefined) throw new Error('no clients')
  for (const each of [one, two]) await each.handlers.skip({ table })
  expect(await joining.leave(table, one)).toEqual(ok(null))
  expect(last().closed).toBe(false)
  await joining.leave(table, two)
  expect(last().closed).toBe(true)
  expect(joining.at(table)).toBeUndefined()
  expect(await seats(joining)).toHaveLength(1)
})

test('a client that joined a table and made no call ends the connection by leaving', async () => {
  const joining = open()
  const table = await joined(joining)
  await joining.leave(table, new TableCallRouter(joining, () => undefined))
  expect(last().closed).toBe(true)
})
