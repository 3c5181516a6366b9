import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openTestHost, person, temporaryFolder, type TestHost } from '../testing/host.ts'
import { toyCatalogue, toyGame } from '../testing/toy-game.ts'
import { openWebHost, type WebHost } from './web-host.ts'

const KEY = '0123456789abcdef0123456789abcdef'
let profile: ReturnType<typeof temporaryFolder>
let host: TestHost
let web: WebHost

beforeAll(async () => {
  profile = temporaryFolder()
  const root = join(profile.path, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Samsara</title>')
  writeFileSync(join(root, 'assets', 'app.js'), 'void 0')
  writeFileSync(join(profile.path, 'secret.html'), 'secret')
  host = await openTestHost({ catalogue: toyCatalogue(toyGame('none')), profile: profile.path })
  web = await openWebHost({ services: host.services, root, port: 0, key: KEY })
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
}

/** As `fetch`, but with any Host, Origin and path that one likes. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: web.port, path, headers, method }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

const own = (): Record<string, string> => ({ host: `127.0.0.1:${String(web.port)}` })
const keyed = `/?key=${KEY}`

test('the printed address opens the page', async () => {
  expect(web.address).toBe(`http://127.0.0.1:${String(web.port)}/?key=${KEY}`)
  const page = await get(keyed)
  expect(page).toMatchObject({ status: 200, body: '<title>Samsara</title>' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
})

test('the policy allows our own files and our own socket only', async () => {
  const policy = String((await get(keyed)).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${String(web.port)} ws://localhost:${String(web.port)};`)
  expect(policy).not.toContain('unsafe-eval')
})

test('without the key there is one plain sentence, and no cookie', async () => {
  for (const path of ['/', '/index.html', '/assets/app.js', '/?key=', `/?key=${KEY}0`, '/?key=guess']) {
    const page = await get(path)
    expect(page).toMatchObject({ status: 403 })
    expect(page.body).toMatch(/^Samsara opens with the address .*\n$/)
    expect(page.headers['set-cookie']).toBeUndefined()
  }
})

test("the keyed page's cookie lets its files follow, and is out of reach of scripts and other sites", async () => {
  const [cookie = ''] = (await get(keyed)).headers['set-cookie'] ?? []
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/)
  const pair = cookie.split(';')[0] ?? ''
  expect(await get('/assets/app.js', { cookie: `other=1; ${pair}` })).toMatchObject({ status: 200, body: 'void 0' })
  expect(await get('/', { cookie: pair })).toMatchObject({ status: 200 })
  expect(await get('/', { cookie: pair.replace(KEY, 'guess') })).toMatchObject({ status: 403 })
})

test.each(['evil.example', '127.0.0.1', 'localhost', '127.0.0.1:1', '192.168.0.1:80'])(
  'a foreign Host %j gets nothing, key or not',
  async (name) => {
    expect(await get(keyed, { host: name })).toMatchObject({ status: 403, body: '' })
  },
)

test('a foreign Origin gets nothing, our own is welcome', async () => {
  for (const origin of ['http://evil.example', 'null', `https://127.0.0.1:${String(web.port)}`])
    expect(await get(keyed, { ...own(), origin })).toMatchObject({ status: 403, body: '' })
  expect(await get(keyed, { ...own(), origin: `http://127.0.0.1:${String(web.port)}` })).toMatchObject({ status: 200 })
  const name = `localhost:${String(web.port)}`
  expect(await get(keyed, { host: name, origin: `http://${name}` })).toMatchObject({ status: 200 })
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
])('no file outside the renderer: %s', async (path) => {
  const [cookie = ''] = (await get(keyed)).headers['set-cookie'] ?? []
  expect(await get(path, { cookie })).toMatchObject({ status: 404, body: '' })
})

test('only reading is allowed', async () => {
  expect(await get(keyed, {}, 'POST')).toMatchObject({ status: 405 })
  expect(await get(keyed, {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

function dial(path: string, headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${String(web.port)}${path}`, { headers })
}

async function refusedWith(socket: WebSocket): Promise<number> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode
}

test('the socket opens with the key only, at its own place, for our own page', async () => {
  const evil = { origin: 'http://evil.example' }
  expect(await refusedWith(dial('/bridge'))).toBe(403)
  expect(await refusedWith(dial('/bridge?key=guess'))).toBe(403)
  expect(await refusedWith(dial(`/other?key=${KEY}`))).toBe(403)
  expect(await refusedWith(dial(`/bridge?key=${KEY}`, evil))).toBe(403)
  expect(await refusedWith(dial(`/bridge?key=${KEY}`, { host: 'evil.example' }))).toBe(403)
  const [cookie = ''] = (await get(keyed)).headers['set-cookie'] ?? []
  expect(await refusedWith(dial('/bridge', { cookie }))).toBe(403)
})

/** An open socket that reads one message at a time. */
async function open(): Promise<{
  socket: WebSocket
  ask(message: unknown): Promise<unknown>
  read(): Promise<unknown>
}> {
  const socket = dial(`/bridge?key=${KEY}`)
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

test('a whole decision travels over the socket: reply and update', async () => {
  const { socket, ask, read } = await open()
  const seats = [person('Ana'), person('Ben')]
  const arg = { game: 'toy-none', seats, options: {}, practice: false }
  const made = (await ask({ id: 1, call: 'desk.newTable', arg })) as { reply: { value: { table: string } } }
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
])('a message that is none of the form is refused, and the socket lives on: %j', async (message) => {
  const { socket, ask } = await open()
  expect(await ask(message)).toEqual({ id: null, reply: { ok: false, reason: { id: 'bridge.refused.form' } } })
  expect(await ask({ id: 9, call: 'desk.fly' })).toEqual({
    id: 9,
    reply: { ok: false, reason: { id: 'bridge.refused.unknown' } },
  })
  socket.close()
})

test('a message beyond all measure closes its socket, and no other', async () => {
  const patient = await open()
  const { socket } = await open()
  socket.send(JSON.stringify({ id: 1, call: 'desk.games', arg: 'x'.repeat(100_000) }))
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1009)
  expect(await patient.ask({ id: 1, call: 'desk.games' })).toMatchObject({ id: 1, reply: { ok: true } })
  patient.socket.close()
})

test('settings changed in one page are told to all', async () => {
  const one = await open()
  const other = await open()
  one.socket.send(JSON.stringify({ id: 1, call: 'desk.changeSettings', arg: { theme: 'dawn' } }))
  expect(await other.read()).toMatchObject({ event: 'settings', value: { theme: 'dawn' } })
  one.socket.close()
  other.socket.close()
})

test('a port that is taken is the error of the system', async () => {
  const { services } = host
  await expect(openWebHost({ services, root: profile.path, port: web.port, key: KEY })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
