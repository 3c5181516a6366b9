/** Guests that mean no good, at a table where somebody plays on meanwhile. */
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ToHost, Welcome } from '../../../bridge/wire.ts'
import { CODES, Guest, hosted, movedClock, type Hosted } from '../../testing/lan.ts'
import { MOST_OF_ADDRESS } from './crowd.ts'

let one: Hosted
let port = 0
let good: Guest
let played = 0
const clock = movedClock()

beforeEach(async () => {
  one = await hosted({ clock })
  port = one.host.port
  good = await Guest.page(port)
  await good.welcomed({ code: CODES.browser, name: 'Ana' })
  played = 0
  one.guests.answers['table.act'] = () => null
})
afterEach(async () => {
  const closed = one.close()
  await good.closed
  await closed
})

/** The table plays on: the good guest acts, and is answered. */
async function playsOn(): Promise<void> {
  clock.pass(1000)
  played += 1
  expect(await good.ask(played, 'table.act')).toMatchObject({ id: played, reply: { ok: true } })
}

/** Nothing but what the good guest did has happened. */
function nothingElse(parties = 1): void {
  expect(one.guests.calls.filter((name) => name === 'table.act')).toHaveLength(played)
  expect(one.guests.calls.filter((name) => !name.startsWith('table.'))).toEqual([])
  expect(one.guests.parties.size).toBe(parties)
}

const hello: ToHost = { hello: { protocol: 1, version: '0', rules: { chakra: 1 }, kind: 'browser' } }
const prove = { name: 'Eve', nonce: '0'.repeat(32), seen: '', mac: '0'.repeat(64) }
const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`

/** What is said at the door, as texts one after the other. */
const AT_THE_DOOR: readonly (readonly string[])[] = [
  [''],
  ['null'],
  ['{"half'],
  ['[]'],
  [deep],
  ['"'.padEnd(20_000, 'x')],
  [JSON.stringify({ id: 1, call: 'table.act', arg: {} })],
  [JSON.stringify({ hello: { ...Object.values(hello)[0], more: 1 } })],
  [JSON.stringify({ hello: { ...Object.values(hello)[0], rules: { __proto__: 1, 'a b': 1 } } })],
  [JSON.stringify({ prove }), JSON.stringify(hello)],
  [JSON.stringify({ back: { token: 'x'.repeat(40) } })],
  [JSON.stringify(hello), JSON.stringify(hello)],
  [JSON.stringify(hello), JSON.stringify({ prove: { ...prove, mac: 'short' } })],
  [JSON.stringify(hello), JSON.stringify({ prove }), JSON.stringify({ prove })],
  [JSON.stringify(hello), JSON.stringify({ back: { token: 'x'.repeat(40) } })],
  [JSON.stringify(hello), JSON.stringify({ back: { token: { $ne: '' } } })],
  [JSON.stringify(hello), JSON.stringify({ welcome: { party: 'host', table: 't1', token: 'x'.repeat(40) } })],
  [JSON.stringify(hello), JSON.stringify({ id: 1, call: 'table.act', arg: {} }), JSON.stringify({ pong: 1 })],
]

/** What somebody says who is in. None of it is a call that the table has. */
const INSIDE: readonly string[] = [
  ...[
    'desk.saves',
    'desk.settings',
    'desk.host',
    'table',
    'table.',
    'table.__proto__',
    'table.constructor',
    '__proto__',
  ].map((call) => JSON.stringify({ id: 1, call, arg: { table: 't1' } })),
  JSON.stringify({ id: 2, call: 'table.nothing', arg: JSON.parse(deep.slice(6000, 8000)) as unknown }),
  JSON.stringify({ id: 1e9, call: 'table.nothing', arg: 'x'.repeat(15_000) }),
]
const BROKEN: readonly string[] = [
  '',
  '{',
  deep,
  '{"id":-1,"call":"table.act"}',
  '{"id":1,"call":"table.act","more":1}',
  '{"no":{"id":"x"}}',
]

test('5,000 messages that are broken, too large, out of turn, forged: all refused, and the table plays on', async () => {
  let said = 0
  for (let round = 0; round < 12; round++) {
    await Promise.all(
      AT_THE_DOOR.map(async (texts) => {
        const guest = await Guest.page(port)
        for (const text of texts) guest.sayText(text)
        said += texts.length
        expect(await guest.closed).toBeGreaterThan(1000)
        expect(guest.heard.some((message) => 'welcome' in message)).toBe(false)
      }),
    )
    await playsOn()
  }
  const insider = await one.guests.enter({ kind: 'browser', name: 'Eve' })
  if (!insider.ok) throw new Error('refused')
  while (said < 5000) {
    const guest = await Guest.page(port)
    await guest.welcomed({ token: insider.token })
    for (let n = 0; n < 90; n++) guest.sayText(INSIDE[n % INSIDE.length] ?? '')
    for (let n = 0; n < 10; n++) guest.sayText(BROKEN[n % BROKEN.length] ?? '')
    said += 100
    expect(await guest.closed).toBe(1008)
    await playsOn()
  }
  nothingElse(2)
  expect(one.guests.calls.length).toBeLessThan(5000)
}, 30_000)

test('a message of more than 16 kB closes the line of whoever sends it', async () => {
  const guest = await Guest.page(port)
  await guest.welcomed({ code: CODES.browser, name: 'Eve' })
  guest.sayText(JSON.stringify({ id: 1, call: 'table.act', arg: 'x'.repeat(16 * 1024) }))
  expect(await guest.closed).toBe(1009)
  await playsOn()
  nothingElse(2)
})

test('what was recorded of somebody else’s coming in opens nothing', async () => {
  const recorded: string[] = []
  const other = await Guest.page(port)
  other.sayText = (text) => {
    recorded.push(text)
    other.socket.send(text)
  }
  await other.welcomed({ code: CODES.browser, name: 'Ben' })
  const thief = await Guest.page(port)
  thief.sayText(recorded[0] ?? '')
  expect(await thief.next()).toMatchObject({ challenge: {} })
  thief.sayText(recorded[1] ?? '')
  expect(await thief.next()).toEqual({ no: { id: 'lan.refused.code' } })
  expect(await thief.closed).toBe(4400)
  other.socket.terminate()
  nothingElse(2)
})

test('200 connections that say nothing, or only half of something, keep nobody from playing', async () => {
  const halves = [
    Buffer.of(),
    Buffer.from('GET / HT'),
    Buffer.from('GET /guest HTTP/1.1\r\nHost: x\r\n'),
    Buffer.of(0x16, 3, 1, 2, 0),
    Buffer.of(0x16),
  ]
  const sockets: Socket[] = []
  const ended: Promise<unknown>[] = []
  for (let n = 0; n < 200; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    ended.push(new Promise((resolve) => socket.once('close', resolve)))
    socket.on('connect', () => socket.write(halves[n % halves.length] ?? ''))
    sockets.push(socket)
  }
  // All of one address but so many are ended by the host.
  let gone = 0
  await new Promise<void>((resolve) => {
    for (const end of ended)
      void end.then(() => {
        gone += 1
        if (gone === 200 - MOST_OF_ADDRESS + 1) resolve()
      })
  })
  for (let n = 0; n < 10; n++) await playsOn()
  for (const socket of sockets) socket.destroy()
  await Promise.all(ended)
  nothingElse()
})

test('who asks without end and never reads is given a little, and ends', async () => {
  one.guests.answers['table.past'] = () => 'x'.repeat(100_000)
  const thrifty = await Guest.page(port)
  const { party } = await thrifty.welcomed({ code: CODES.browser, name: 'Eve' })
  thrifty.socket.pause()
  for (let id = 1; id <= 200; id++) thrifty.say({ id, call: 'table.past', arg: {} })
  await playsOn()
  const lines = (): boolean => [...one.guests.lines].some((line) => line.party === party)
  while (lines()) await playsOn()
  expect(one.guests.calls.filter((name) => name === 'table.past').length).toBeLessThan(100)
  thrifty.socket.terminate()
})

test('frames of the socket itself are no way around: pings without end close the line too', async () => {
  const guest = await Guest.page(port)
  const { party }: Welcome = await guest.welcomed({ code: CODES.browser, name: 'Eve' })
  for (let n = 0; n < 400; n++) guest.socket.ping()
  expect(await guest.closed).toBe(1008)
  while ([...one.guests.lines].some((line) => line.party === party)) await playsOn()
})
