import { randomBytes } from 'node:crypto'
import { createServer as createTls, connect, type TLSSocket } from 'node:tls'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { generateJoinCode } from '../../../bridge/join-code-proof.ts'
import { systemClock } from '../../base/clock.ts'
import {
  TEST_CERTIFICATE,
  TEST_JOIN_CODES,
  openTestLanHost,
  sampleTableNow,
  TEST_RULES_VERSIONS,
  type TestLanHost,
} from '../../testing/test-lan-host.ts'
import { createSelfSignedCertificate } from '../tls-certificate.ts'
import {
  startReconnectingHostConnection,
  type ReconnectingHostConnectionDeps,
  type ReconnectingHostConnection,
} from './open-reconnecting-connection.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function host(more: Parameters<typeof openTestLanHost>[0] = {}): Promise<TestLanHost> {
  const one = await openTestLanHost(more)
  ends.push(() => one.close())
  return one
}

function dial(port: number, more: Partial<ReconnectingHostConnectionDeps> = {}): ReconnectingHostConnection {
  const dialled = startReconnectingHostConnection({
    addresses: [`127.0.0.1:${port}`],
    credentials: { code: TEST_JOIN_CODES.app, name: 'Ana' },
    rules: TEST_RULES_VERSIONS,
    clock: systemClock,
    randomBytes,
    log: () => undefined,
    ...more,
  })
  ends.push(() => dialled.close())
  return dialled
}

async function cameIn(dialled: ReconnectingHostConnection) {
  const reply = await dialled.joined
  if (!reply.ok) throw new Error(reply.reason.id)
  return reply.value
}

async function refusal(dialled: ReconnectingHostConnection): Promise<string> {
  const reply = await dialled.joined
  return reply.ok ? 'in' : reply.reason.id
}

/** The next states of a line, with their reasons. */
function states(dialled: ReconnectingHostConnection, count: number): Promise<string[]> {
  const heard: string[] = []
  return new Promise((resolve) => {
    dialled.onState((state, why) => {
      heard.push(why === undefined ? state : `${state} ${why.id}`)
      if (heard.length === count) resolve(heard)
    })
  })
}

test('an app joins by code, makes calls and receives events; it learns table, token and certificate', async () => {
  const { host: one, guests } = await host()
  const dialled = dial(one.port)
  const came = await cameIn(dialled)
  expect(came).toMatchObject({
    party: 'g1',
    table: 't1',
    game: 'chakra',
    host: 'desk',
    fingerprint: TEST_CERTIFICATE.fingerprint,
  })
  expect(guests.parties.get('g1')?.device).toMatchObject({ kind: 'app', name: 'Ana' })
  expect(await dialled.call('table.current', { table: 't1' })).toEqual({ ok: true, value: sampleTableNow(7) })
  const heard = new Promise((resolve) => dialled.on('nudged', resolve))
  guests.broadcast('nudged', { table: 't1', seat: 0, by: 'host' })
  expect(await heard).toEqual({ table: 't1', seat: 0, by: 'host' })
})

test('an event that the host sends together with its welcome is received', async () => {
  const { host: one, guests } = await host()
  const before = guests.connect.bind(guests)
  guests.connect = (party, line) => {
    const connected = before(party, line)
    line.send('people', { table: 't1', me: party } as never)
    return connected
  }
  const dialled = dial(one.port)
  const heard: unknown[] = []
  dialled.on('people', (people) => heard.push((people as { me: string }).me))
  await cameIn(dialled)
  await dialled.call('table.current', {})
  expect(heard).toEqual(['g1'])
})

test('a client with a fingerprint does not join a host with another certificate', async () => {
  const { host: one, guests } = await host()
  const by = { code: TEST_JOIN_CODES.app, name: 'Ana', fingerprint: 'ab'.repeat(32) }
  expect(await refusal(dial(one.port, { credentials: by }))).toBe('lan.refused.fingerprint')
  expect(guests.parties.size).toBe(0)
  expect(await refusal(dial(one.port, { credentials: { ...by, fingerprint: TEST_CERTIFICATE.fingerprint } }))).toBe(
    'in',
  )
})

test('the channel of apps rejects a wrong code, the code of browsers, and the token of a browser', async () => {
  const { host: one, guests } = await host()
  expect(await refusal(dial(one.port, { credentials: { code: generateJoinCode(randomBytes), name: 'Ana' } }))).toBe(
    'lan.refused.code',
  )
  expect(await refusal(dial(one.port, { credentials: { code: TEST_JOIN_CODES.browser, name: 'Ana' } }))).toBe(
    'lan.refused.code',
  )
  const page = await guests.join({ kind: 'browser', name: 'Ben' })
  if (!page.ok) throw new Error('refused')
  const by = { token: page.token, fingerprint: TEST_CERTIFICATE.fingerprint }
  expect(await refusal(dial(one.port, { credentials: by }))).toBe('lan.refused.removed')
})

test('L10: a guest with other rules of this game learns who must update; rules of other games do not matter', async () => {
  const { host: one } = await host()
  expect(await refusal(dial(one.port, { rules: { chakra: 1 } }))).toBe('in')
  const older = await dial(one.port, { rules: { chakra: 0 } }).joined
  expect(older).toMatchObject({ reason: { id: 'lan.refused.version', values: { who: 'guest' } } })
  const newer = await dial(one.port, { rules: { chakra: 2 } }).joined
  expect(newer).toMatchObject({ reason: { id: 'lan.refused.version', values: { who: 'host' } } })
})

test('openReconnectingHostConnection tries the other addresses; if none answers it reports unreachable and stops', async () => {
  const { host: one } = await host()
  const came = await cameIn(dial(one.port, { addresses: ['127.0.0.1:1', 'nonsense', `127.0.0.1:${one.port}`] }))
  expect(came.address).toBe(`127.0.0.1:${one.port}`)
  const nobody = dial(1)
  expect(await refusal(nobody)).toBe('lan.refused.unreachable')
  expect(await nobody.call('table.current', {})).toMatchObject({ reason: { id: 'lan.refused.unreachable' } })
})

test('L8: after a lost connection the client reconnects by its token, as the same party', async () => {
  const { host: one, guests } = await host()
  const dialled = dial(one.port)
  await cameIn(dialled)
  const heard = states(dialled, 2)
  // The process dies, and another one hosts the same table at the same port.
  const again = new Promise<string>((resolve) => {
    const before = guests.connect.bind(guests)
    guests.connect = (party, line) => {
      resolve(party)
      return before(party, line)
    }
  })
  for (const line of guests.connections) line.close({ id: 'lan.over.goodbye' })
  expect(await again).toBe('g1')
  expect(await heard).toEqual(['lost lan.over.goodbye', 'there'])
  expect(await dialled.call('table.current', {})).toMatchObject({ ok: true })
})

test('calls that wait when the connection breaks are rejected', async () => {
  const { host: one, guests } = await host()
  guests.answers['table.act'] = () => new Promise(() => undefined)
  const dialled = dial(one.port)
  await cameIn(dialled)
  const asked = dialled.call('table.act', {})
  while (!guests.calls.includes('table.act')) await new Promise((resolve) => setImmediate(resolve))
  for (const line of guests.connections) line.close({ id: 'lan.over.goodbye' })
  expect(await asked).toMatchObject({ ok: false, reason: { id: 'lan.refused.unreachable' } })
})

test('a guest that was removed does not reconnect', async () => {
  const { host: one, guests } = await host()
  const dialled = dial(one.port)
  await cameIn(dialled)
  const heard = states(dialled, 1)
  for (const line of guests.connections) line.close({ id: 'lan.over.removed' })
  expect(await heard).toEqual(['over lan.over.removed'])
})

test('a guest that was removed while its connection was lost is over when it reconnects', async () => {
  const { host: one, guests } = await host()
  const dialled = dial(one.port)
  await cameIn(dialled)
  const heard = states(dialled, 2)
  guests.parties.clear()
  for (const line of guests.connections) line.close({ id: 'lan.over.goodbye' })
  expect(await heard).toEqual(['lost lan.over.goodbye', 'over lan.refused.removed'])
})

/** A man in the middle with a certificate of its own, which passes all messages on. */
async function middle(port: number): Promise<number> {
  const { key, cert } = createSelfSignedCertificate(Date.now(), randomBytes)
  const server = createTls({ key, cert }, (guest: TLSSocket) => {
    const behind = connect({ host: '127.0.0.1', port, rejectUnauthorized: false })
    // The guest's own address stands in its Host: that alone is put right.
    let first = true
    guest.on('data', (data: Buffer) => {
      const own = (server.address() as AddressInfo).port
      behind.write(first ? data.toString('latin1').replace(`:${own}`, `:${port}`) : data, 'latin1')
      first = false
    })
    behind.on('data', (data) => guest.write(data))
    for (const [one, other] of [
      [guest, behind],
      [behind, guest],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

test('L4: host and guest detect a man in the middle with an own certificate, and no guest joins', async () => {
  const { host: one, guests, logged } = await host()
  const port = await middle(one.port)
  expect(await refusal(dial(port))).toBe('lan.refused.between')
  expect(guests.parties.size).toBe(0)
  expect(logged.join()).toContain('stands between')
  const { token, fingerprint } = await cameIn(dial(one.port))
  // Nor is a token said to him.
  expect(await refusal(dial(port, { credentials: { token, fingerprint } }))).toBe('lan.refused.fingerprint')
})

test('L3: a guest does not trust a host that accepts it without knowing the code', async () => {
  const { key, cert, fingerprint } = createSelfSignedCertificate(Date.now(), randomBytes)
  const { host: one } = await host({
    secrets: {
      certificate: { key, cert, fingerprint },
      codes: { app: generateJoinCode(randomBytes), browser: TEST_JOIN_CODES.browser },
    },
  })
  expect(await refusal(dial(one.port))).toBe('lan.refused.code')
})

test('another machine at the address of a lost connection receives nothing from the guest, not even the token', async () => {
  const first = await openTestLanHost()
  const { port } = first.host
  const dialled = dial(port)
  await cameIn(dialled)
  const lost = states(dialled, 1)
  await first.close()
  expect(await lost).toEqual(['lost lan.over.goodbye'])
  const { key, cert } = createSelfSignedCertificate(Date.now(), randomBytes)
  let said = ''
  let met = 0
  await new Promise<void>((resolve) => {
    const other = createTls({ key, cert }, (socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (data: Buffer) => (said += data.toString()))
    })
    other.on('connection', (socket) =>
      socket.once('close', () => {
        met += 1
        if (met === 2) resolve()
      }),
    )
    other.listen(port, '127.0.0.1')
    ends.push(() => other.close())
  })
  expect(said).toBe('')
})
