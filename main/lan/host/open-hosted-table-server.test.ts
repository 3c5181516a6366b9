import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '../../base/clock.ts'
import { startReconnectingHostConnection } from '../guest/open-reconnecting-connection.ts'
import {
  TEST_JOIN_CODES,
  TestGuestSocket,
  openTestLanHost,
  TEST_RULES_VERSIONS,
  type TestLanHost,
} from '../../testing/test-lan-host.ts'

let one: TestLanHost
let port = 0
beforeAll(async () => {
  one = await openTestLanHost()
  port = one.host.port
})
afterAll(() => one.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asking.on('error', reject).end()
  })
}

async function refused(path: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  socket.terminate()
  return response.statusCode
}

test('L11: serves page and assets over plain HTTP, with a policy limited to its own address', async () => {
  for (const path of ['/', '/guest'])
    expect(await get(path)).toMatchObject({ status: 200, body: '<title>Samsara</title>' })
  const { status, headers } = await get('/assets/app.js')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://127.0.0.1:${port};`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['set-cookie']).toBeUndefined()
})

test.each(['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/ticket', '/bridge', '/assets', '/guest/x'])(
  'serves nothing else of the host: %s',
  async (path) => expect(await get(path)).toMatchObject({ status: 404, body: '' }),
)

test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost', '192.168.0.1:80'])(
  'L5: rejects a request with the foreign Host %j',
  async (host) => expect(await get('/', { host })).toMatchObject({ status: 403, body: '' }),
)

test('L5: rejects page and socket requests of a foreign Origin, and socket requests without an Origin', async () => {
  const origin = 'http://evil.example'
  expect(await get('/', { origin })).toMatchObject({ status: 403 })
  expect(await refused('/guest', { origin })).toBe(403)
  expect(await refused('/guest', {})).toBe(403)
  expect(await refused('/guest', { origin: `http://127.0.0.1:${port}`, host: 'evil.example' })).toBe(403)
  expect(await refused('/bridge', { origin: `http://127.0.0.1:${port}` })).toBe(403)
  expect((await get('/', {}, 'POST')).status).toBe(405)
})

test('a browser joins by its code, makes calls and receives events', async () => {
  const guest = await TestGuestSocket.connectBrowser(port)
  const { party } = await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ana' })
  expect(one.guests.parties.get(party)?.device).toEqual({ kind: 'browser', name: 'Ana', addressGroup: '127.0.0.1' })
  expect(await guest.call(1, 'table.current')).toMatchObject({ id: 1, reply: { ok: true, value: { sequence: 7 } } })
  one.guests.broadcast('said', { table: 't1', by: party, saying: { kind: 'phrase', phrase: 'hello' } })
  expect(await guest.nextMessage()).toMatchObject({ event: 'said' })
  guest.socket.close()
  await guest.closed
})

test('L10: cleans a joining player’s name of zero-width, direction and control characters', async () => {
  const guest = await TestGuestSocket.connectBrowser(port)
  const { party } = await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: ' A\u202ene\u200b\u0000 \n M. ' })
  expect(one.guests.parties.get(party)?.device.name).toBe('Ane M.')
  guest.socket.terminate()
  await guest.closed
  const empty = await TestGuestSocket.connectBrowser(port)
  expect(await empty.join({ code: TEST_JOIN_CODES.browser, name: '\u200b\u2066' })).toBe('lan.refused.form')
})

test('L2: guests cannot make app calls and receive no app events', async () => {
  const guest = await TestGuestSocket.connectBrowser(port)
  await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ben' })
  one.guests.answers['desk.saves'] = () => 'secret'
  expect(await guest.call(1, 'desk.saves')).toMatchObject({ reply: { ok: false } })
  one.guests.broadcast('settings', {} as never)
  one.guests.broadcast('hosting', {} as never)
  await guest.call(2, 'table.current')
  expect(guest.received.some((message) => 'event' in message)).toBe(false)
  expect(one.guests.calls).not.toContain('desk.saves')
  guest.socket.terminate()
  await guest.closed
})

test('a browser rejoins by its token, and its earlier connection is closed with the code not to reconnect', async () => {
  const first = await TestGuestSocket.connectBrowser(port)
  const { token, party } = await first.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Cem' })
  const second = await TestGuestSocket.connectBrowser(port)
  expect(await second.join({ token })).toMatchObject({ party, token })
  expect(await first.nextMessage()).toEqual({ no: { id: 'lan.over.superseded' } })
  expect(await first.closed).toBe(4400)
  expect(await second.call(1, 'table.current')).toMatchObject({ reply: { ok: true } })
  second.socket.terminate()
  await second.closed
})

test('a guest that disconnects before its welcome has left the table, and its name is free', async () => {
  const enter = one.guests.join.bind(one.guests)
  const guest = await TestGuestSocket.connectBrowser(port)
  one.guests.join = async (device) => {
    guest.socket.terminate()
    await guest.closed
    // A later request is answered: so the host has heard of the end.
    await get('/')
    return enter(device)
  }
  const left = new Promise((resolve) => (one.guests.answers['table.leave'] = () => resolve('left')))
  expect(await guest.join({ code: TEST_JOIN_CODES.browser, name: 'Dan' })).toBe('closed')
  expect(await left).toBe('left')
  one.guests.join = enter
})

test('the browser channel rejects the code of apps and an unknown token', async () => {
  for (const [how, why] of [
    [{ code: TEST_JOIN_CODES.app, name: 'Eve' }, 'lan.refused.code'],
    [{ token: 'x'.repeat(32) }, 'lan.refused.removed'],
  ] as const) {
    const guest = await TestGuestSocket.connectBrowser(port)
    expect(await guest.join(how)).toBe(why)
    expect(await guest.closed).toBe(4400)
  }
})

test('the host reports a lost connection to the table, and says goodbye to guests when it closes', async () => {
  const two = await openTestLanHost()
  const guest = await TestGuestSocket.connectBrowser(two.host.port)
  await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ana' })
  const other = await TestGuestSocket.connectBrowser(two.host.port)
  await other.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ben' })
  other.socket.terminate()
  while (two.guests.lostCount === 0) await new Promise((resolve) => setImmediate(resolve))
  const closing = two.close()
  expect(await guest.nextMessage()).toEqual({ no: { id: 'lan.over.goodbye' } })
  expect(await guest.closed).toBe(4410)
  await closing
  expect(two.guests.connections.size).toBe(0)
})

test('L5: a taken port is replaced by another and reported; addresses can be removed and added', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const wished = (taken.address() as { port: number }).port
  const two = await openTestLanHost({ port: wished, addresses: ['127.0.0.1', '192.0.2.1'] })
  expect(two.host.isOnOtherPort).toBe(true)
  expect(two.host.port).not.toBe(wished)
  expect(two.host.addresses).toEqual(['127.0.0.1'])
  const guest = await TestGuestSocket.connectBrowser(two.host.port)
  await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ana' })
  await two.host.setAddresses([])
  expect(two.host.addresses).toEqual([])
  // Whose line stands goes on.
  expect(await guest.call(1, 'table.current')).toMatchObject({ reply: { ok: true } })
  await two.host.setAddresses(['127.0.0.1'])
  expect(two.host.addresses).toEqual(['127.0.0.1'])
  guest.socket.terminate()
  await guest.closed
  await two.close()
  taken.close()
})

const SIX = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

test.skipIf(!SIX)(
  `L5: IPv6 has the same port, page and socket${SIX ? '' : ' (this machine has no IPv6)'}`,
  async () => {
    const two = await openTestLanHost({ addresses: ['127.0.0.1', '::1'] })
    const own = `[::1]:${two.host.port}`
    expect(two.host.addresses).toEqual(['127.0.0.1', '::1'])
    const socket = new WebSocket(`ws://${own}/guest`, { headers: { origin: `http://${own}` } })
    await once(socket, 'open')
    const guest = new TestGuestSocket(socket)
    await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ana' })
    const app = startReconnectingHostConnection({
      addresses: [own],
      credentials: { code: TEST_JOIN_CODES.app, name: 'Ben' },
      rules: TEST_RULES_VERSIONS,
      clock: systemClock,
      randomBytes,
      log: () => undefined,
    })
    expect(await app.joined).toMatchObject({ ok: true, value: { address: own } })
    app.close()
    guest.socket.terminate()
    await guest.closed
    await two.close()
  },
)
