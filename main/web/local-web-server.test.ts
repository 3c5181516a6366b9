import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect as connectTo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost } from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { MAX_SAVE_TEXT_LENGTH } from '../../bridge/import-export.ts'
import {
  NO_SESSION_CLOSE_CODE,
  WEBSOCKET_PROTOCOL,
  BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX,
} from '../../bridge/web-endpoints.ts'
import { createLocalPageSessionTokens, type PageAccessTokens } from './session-tokens.ts'
import { openLocalWebServer, type LocalWebServer } from './local-web-server.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let admission: PageAccessTokens
let web: LocalWebServer
let entered = 0
let time = 0

beforeAll(async () => {
  profile = createTemporaryFolder()
  const root = join(profile.path, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Samsara</title>')
  writeFileSync(join(root, 'assets', 'app.js'), 'void 0')
  writeFileSync(join(profile.path, 'secret.html'), 'secret')
  host = await openTestHost({ catalogue: createFixtureCatalogue(createFixtureGame('none')), profile: profile.path })
  admission = createLocalPageSessionTokens(() => time)
  web = await openLocalWebServer({
    services: host.services,
    root,
    port: 0,
    sessionTokens: admission,
    onSignedIn: () => (entered += 1),
  })
})

afterAll(async () => {
  await web.close()
  await host.services.dispose()
  profile.remove()
})

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  /** Whether it came over a connection that an earlier request had opened. */
  readonly isReused: boolean
}

interface Connected {
  readonly agent?: Agent
}

/** As `fetch`, but with any Host, Origin and path, and without an agent each time on a new connection. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent = '',
  { agent }: Connected = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: web.port, path, headers, method, agent: agent ?? false }
    const asking = request(options, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response
        resolve({ status: statusCode, headers: received, body, isReused: asking.reusedSocket })
      })
    })
    asking.on('error', reject)
    asking.end(sent)
  })
}

const own = (): Record<string, string> => ({ host: `127.0.0.1:${String(web.port)}` })
const origin = (): string => `http://127.0.0.1:${String(web.port)}`
const newKey = (): string => new URL(web.createSignInUrl()).hash.replace('#key=', '')
const post = (key: string, headers: Record<string, string> = { origin: origin() }): Promise<Got> =>
  get('/ticket', headers, 'POST', key)
/** A ticket, got an hour later than all that was tried before. */
function newTicket(): string {
  time += 3_600_000
  const exchanged = admission.exchange(admission.createOneTimeToken())
  if (!exchanged.ok) throw new Error('the key is refused')
  return exchanged.sessionToken
}

test('F6: the one-time key is in the fragment of the printed address, which requests do not contain', () => {
  expect(web.createSignInUrl()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[0-9a-f]{32}$/)
  expect(new URL(web.createSignInUrl()).port).toBe(String(web.port))
})

test('page and assets are public and set no cookie', async () => {
  const page = await get('/')
  expect(page).toMatchObject({ status: 200, body: '<title>Samsara</title>' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(await get('/assets/app.js')).toMatchObject({ status: 200, body: 'void 0' })
})

test('the content security policy allows own files and the own socket only', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${String(web.port)} ws://localhost:${String(web.port)};`)
  expect(policy).not.toContain('unsafe-eval')
})

test('F6: a key is exchanged for a session token once, and is invalid afterwards', async () => {
  const key = newKey()
  const before = entered
  const first = await post(key)
  expect(first).toMatchObject({ status: 200 })
  expect(first.body).toMatch(/^[0-9a-f]{32}$/)
  expect(first.body).not.toBe(key)
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['cache-control']).toBe('no-store')
  expect(admission.isSessionToken(first.body)).toBe(true)
  expect(entered).toBe(before + 1)
  expect(await post(key)).toMatchObject({ status: 403, body: '' })
  expect(entered).toBe(before + 1)
})

test('F6: only an own page can exchange a key, and a rejected request does not use it up', async () => {
  const key = newKey()
  const evil = 'http://evil.example'
  expect(await post(key, {})).toMatchObject({ status: 403 })
  expect(await post(key, { origin: evil })).toMatchObject({ status: 403 })
  expect(await post(key, { origin: 'null' })).toMatchObject({ status: 403 })
  expect(await post(key, { origin: origin(), host: 'evil.example' })).toMatchObject({ status: 403 })
  expect(await get(`/ticket?key=${key}`, { origin: origin() })).toMatchObject({ status: 405, body: '' })
  expect(await post('x'.repeat(10_000))).toMatchObject({ status: 403 })
  expect(await post(key)).toMatchObject({ status: 200 })
})

test.each(['evil.example', '127.0.0.1', 'localhost', '127.0.0.1:1', '192.168.0.1:80'])(
  'a foreign Host %j gets nothing',
  async (name) => {
    expect(await get('/', { host: name })).toMatchObject({ status: 403, body: '' })
  },
)

test('rejects a foreign Origin and accepts the own one', async () => {
  for (const foreign of ['http://evil.example', 'null', `https://127.0.0.1:${String(web.port)}`])
    expect(await get('/', { ...own(), origin: foreign })).toMatchObject({ status: 403, body: '' })
  expect(await get('/', { ...own(), origin: origin() })).toMatchObject({ status: 200 })
  const name = `localhost:${String(web.port)}`
  expect(await get('/', { host: name, origin: `http://${name}` })).toMatchObject({ status: 200 })
})

test.each([
  '/../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/assets/..%5c..%5csecret.html',
  '/%00',
  '/%E0%A4%A',
  '/assets',
  '/no.js',
])('serves no file outside the renderer: %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: '' })
})

test('accepts GET and HEAD only', async () => {
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 })
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

function dial(path: string, headers: Record<string, string> = {}, ticket?: string): WebSocket {
  const offered = ticket === undefined ? [] : [WEBSOCKET_PROTOCOL, BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX + ticket]
  return new WebSocket(`ws://127.0.0.1:${String(web.port)}${path}`, offered, { headers })
}

async function refusedWith(socket: WebSocket): Promise<number> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode
}

async function closedWith(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

test('the socket opens at its own path and for the own page only', async () => {
  const ticket = newTicket()
  expect(await refusedWith(dial('/other', {}, ticket))).toBe(403)
  expect(await refusedWith(dial('/bridge', { origin: 'http://evil.example' }, ticket))).toBe(403)
  expect(await refusedWith(dial('/bridge', { host: 'evil.example' }, ticket))).toBe(403)
})

test('F6: the socket accepts a session token only, neither a key nor a cookie, and does not echo it', async () => {
  const key = newKey()
  const ticket = newTicket()
  expect(await closedWith(dial('/bridge'))).toBe(NO_SESSION_CLOSE_CODE)
  expect(await closedWith(dial('/bridge', {}, 'guess'))).toBe(NO_SESSION_CLOSE_CODE)
  expect(await closedWith(dial('/bridge', {}, key))).toBe(NO_SESSION_CLOSE_CODE)
  expect(await closedWith(dial(`/bridge?key=${key}&ticket=${ticket}`))).toBe(NO_SESSION_CLOSE_CODE)
  const cookie = `samsara-${String(web.port)}=${ticket}; ticket=${ticket}`
  expect(await closedWith(dial('/bridge', { cookie }))).toBe(NO_SESSION_CLOSE_CODE)
  const welcome = dial('/bridge', { origin: origin() }, ticket)
  await once(welcome, 'open')
  expect(welcome.protocol).toBe(WEBSOCKET_PROTOCOL)
  welcome.close()
})

test('F6: a rejected socket’s calls are not executed', async () => {
  const socket = dial('/bridge', {}, 'guess')
  const heard: unknown[] = []
  socket.on('message', (data) => heard.push(data))
  socket.on('open', () => {
    socket.send(JSON.stringify({ id: 1, call: 'desk.games' }))
  })
  expect(await closedWith(socket)).toBe(NO_SESSION_CLOSE_CODE)
  expect(heard).toEqual([])
})

test('F6: a reloaded page and a copy of the tab connect with the same session token', async () => {
  const { body: ticket } = await post(newKey())
  const first = await open(ticket)
  const second = await open(ticket)
  expect(await second.ask({ id: 1, call: 'desk.games' })).toMatchObject({ id: 1, reply: { ok: true } })
  first.socket.close()
  await once(first.socket, 'close')
  const reloaded = await open(ticket)
  expect(await reloaded.ask({ id: 1, call: 'desk.games' })).toMatchObject({ id: 1, reply: { ok: true } })
  second.socket.close()
  reloaded.socket.close()
})

test('F6: a session token of another host process is invalid on any port', async () => {
  const { services } = host
  const other = await openLocalWebServer({ services, root: profile.path, port: 0 })
  const socket = new WebSocket(`ws://127.0.0.1:${String(other.port)}/bridge`, [
    WEBSOCKET_PROTOCOL,
    BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX + newTicket(),
  ])
  expect(await closedWith(socket)).toBe(NO_SESSION_CLOSE_CODE)
  await other.close()
})

test('at most 64 sockets are open at once, and one that closes makes room', async () => {
  const { services } = host
  const full = await openLocalWebServer({ services, root: profile.path, port: 0, sessionTokens: admission })
  const ticket = newTicket()
  const enter = (): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${String(full.port)}/bridge`, [
      WEBSOCKET_PROTOCOL,
      BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX + ticket,
    ])
  const first = enter()
  const inside = [first, ...Array.from({ length: 63 }, enter)]
  await Promise.all(inside.map((socket) => once(socket, 'open')))
  expect(await closedWith(enter())).toBe(1013)
  first.close()
  await once(first, 'close')
  const last = enter()
  last.on('open', () => {
    last.send(JSON.stringify({ id: 1, call: 'desk.games' }))
  })
  await once(last, 'message')
  await full.close()
})

/** An open socket that reads one message at a time. */
async function open(ticket = newTicket()): Promise<{
  socket: WebSocket
  ask(message: unknown): Promise<unknown>
  read(): Promise<unknown>
}> {
  const socket = dial('/bridge', {}, ticket)
  const heard: unknown[] = []
  let wake: () => void = () => undefined
  socket.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString()))
    wake()
  })
  await once(socket, 'open')
  const read = async (): Promise<unknown> => {
    while (heard.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return heard.shift()
  }
  return {
    socket,
    read,
    ask(message) {
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      return read()
    },
  }
}

test('a decision works over the socket with reply and update', async () => {
  const { socket, ask, read } = await open()
  const seats = [personSeat('Ana'), personSeat('Ben')]
  const arg = { game: 'toy-none', seats, options: {}, practice: false }
  // The line-up is kept, and every page hears of that before the reply.
  expect(await ask({ id: 1, call: 'desk.newTable', arg })).toMatchObject({ event: 'settings' })
  const made = (await read()) as { reply: { value: { table: string } } }
  const { table } = made.reply.value
  expect(await ask({ id: 2, call: 'table.current', arg: { table } })).toMatchObject({
    id: 2,
    reply: { ok: true, value: { status: { decision: { seat: 0, id: 1 } } } },
  })
  const act = { table, seat: 0, decision: 1, action: { do: 'mark' } }
  expect(await ask({ id: 3, call: 'table.act', arg: act })).toMatchObject({ event: 'update', value: { sequence: 1 } })
  expect(await read()).toEqual({ id: 3, reply: { ok: true, value: null } })
  socket.close()
})

test.each([
  '',
  'half {',
  '[]',
  'null',
  '{"id":1}',
  '{"id":-1,"call":"desk.games"}',
  '{"id":1,"call":"desk.games","more":1}',
])('a malformed message is rejected, and the socket stays open: %j', async (message) => {
  const { socket, ask } = await open()
  expect(await ask(message)).toEqual({ id: null, reply: { ok: false, reason: { id: 'bridge.refused.form' } } })
  expect(await ask({ id: 9, call: 'desk.fly' })).toEqual({
    id: 9,
    reply: { ok: false, reason: { id: 'bridge.refused.unknown' } },
  })
  socket.close()
})

test('the longest text of a table passes the socket and reaches its handler', async () => {
  const { socket, ask } = await open()
  const text = '"'.repeat(MAX_SAVE_TEXT_LENGTH)
  expect(await ask({ id: 1, call: 'desk.importText', arg: { text } })).toMatchObject({
    id: 1,
    reply: { ok: true, value: { came: 'refused' } },
  })
  socket.close()
})

test('a message that is too long closes its own socket only', async () => {
  const patient = await open()
  const { socket } = await open()
  socket.send(JSON.stringify({ id: 1, call: 'desk.games', arg: 'x'.repeat(2_200_000) }))
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1009)
  expect(await patient.ask({ id: 1, call: 'desk.games' })).toMatchObject({ id: 1, reply: { ok: true } })
  patient.socket.close()
})

test('settings changed in one page are sent to all pages', async () => {
  const one = await open()
  const other = await open()
  one.socket.send(JSON.stringify({ id: 1, call: 'desk.changeSettings', arg: { theme: 'dawn' } }))
  expect(await other.read()).toMatchObject({ event: 'settings', value: { theme: 'dawn' } })
  one.socket.close()
  other.socket.close()
})

test('a taken port rejects with the error of the system', async () => {
  const { services } = host
  await expect(openLocalWebServer({ services, root: profile.path, port: web.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

/** Connections to a host's port that send these bytes and nothing after them; they are opened again when the host closes them. */
function occupy(
  port: number,
  count: number,
  sent: string,
): { readonly opened: Promise<unknown>; readonly displaced: Promise<void>; stop(): void } {
  const sockets = new Set<Socket>()
  let isOver = false
  let onDisplaced: () => void
  const displaced = new Promise<void>((resolve) => (onDisplaced = resolve))
  function open(): Promise<void> {
    const socket = connectTo({ host: '127.0.0.1', port })
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      onDisplaced()
      if (!isOver) void open()
    })
    return new Promise((resolve) => {
      socket.once('close', resolve)
      socket.once('connect', () => socket.write(sent, () => resolve()))
    })
  }
  return {
    opened: Promise.all(Array.from({ length: count }, open)),
    displaced,
    stop() {
      isOver = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

const slowKey = (port: number): string =>
  `POST /ticket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\ncontent-length: 32\r\n\r\n0`

test.each([
  ['connections that send nothing', 700, () => ''],
  ['half of a request', 700, () => 'GET / HTTP/1.1\r\nhost: '],
  ['keys that never end', 700, slowKey],
  ['requests for a page', 700, requestForPage],
  ['sockets without a ticket', 700, socketWithoutTicket],
] as const)(
  'S8: while another process holds the port with %s, the owner can sign in and stays connected',
  async (_what, count, sent) => {
    const owner = await open()
    const attack = occupy(web.port, count, sent(web.port))
    await attack.opened
    expect(await get('/')).toMatchObject({ status: 200 })
    const { status, body: ticket } = await post(newKey())
    expect(status).toBe(200)
    const page = await open(ticket)
    for (const each of [page, owner]) {
      expect(await each.ask({ id: 1, call: 'desk.games' })).toMatchObject({ id: 1, reply: { ok: true } })
      each.socket.close()
    }
    attack.stop()
  },
)

function requestForPage(port: number): string {
  return `GET /assets/app.js HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
}

test('S8: keys that never end do not close the connection on which the owner’s page was answered', async () => {
  const agent = new Agent({ keepAlive: true })
  expect(await get('/', {}, 'GET', '', { agent })).toMatchObject({ status: 200, isReused: false })
  const attack = occupy(web.port, 700, slowKey(web.port))
  await attack.opened
  await attack.displaced
  const signIn = await get('/ticket', { origin: origin() }, 'POST', newKey(), { agent })
  expect(signIn).toMatchObject({ status: 200, isReused: true })
  attack.stop()
  agent.destroy()
})

test('S8: wrong keys do not prevent a page from signing in', async () => {
  const key = newKey()
  const wrong = await Promise.all(Array.from({ length: 100 }, (_, n) => post(n.toString(16).padStart(32, '0'))))
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([403]))
  expect(await post(key)).toMatchObject({ status: 200 })
})

function socketWithoutTicket(port: number): string {
  const host = `127.0.0.1:${port}`
  const headers = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13']
  const key = Buffer.from('0123456789abcdef').toString('base64')
  return [`GET /bridge HTTP/1.1`, `host: ${host}`, ...headers, `sec-websocket-key: ${key}`, '', ''].join('\r\n')
}
