/** The host's sockets with malicious guests (main/lan/forged-guest-messages.test.ts does the same with a real table). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WelcomeMessage } from '../../../bridge/guest-protocol.ts'
import {
  TEST_JOIN_CODES,
  TestGuestSocket,
  openTestLanHost,
  createShiftableClock,
  type TestLanHost,
} from '../../testing/test-lan-host.ts'

let one: TestLanHost
let port = 0
let good: TestGuestSocket
let played = 0
const clock = createShiftableClock()

beforeEach(async () => {
  one = await openTestLanHost({ clock })
  port = one.host.port
  good = await TestGuestSocket.connectBrowser(port)
  await good.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ana' })
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
  expect(await good.call(played, 'table.act')).toMatchObject({ id: played, reply: { ok: true } })
}

/** Nothing but what the good guest did has happened. */
function nothingElse(parties = 1): void {
  expect(one.guests.calls.filter((name) => name === 'table.act')).toHaveLength(played)
  expect(one.guests.calls.filter((name) => !name.startsWith('table.'))).toEqual([])
  expect(one.guests.parties.size).toBe(parties)
}

test('a message of more than 16 kB closes its sender’s connection', async () => {
  const guest = await TestGuestSocket.connectBrowser(port)
  await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Eve' })
  guest.sendText(JSON.stringify({ id: 1, call: 'table.act', arg: 'x'.repeat(16 * 1024) }))
  expect(await guest.closed).toBe(1009)
  await playsOn()
  nothingElse(2)
})

test('replaying another guest’s recorded handshake does not let a guest in', async () => {
  const recorded: string[] = []
  const other = await TestGuestSocket.connectBrowser(port)
  other.sendText = (text) => {
    recorded.push(text)
    other.socket.send(text)
  }
  await other.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Ben' })
  const thief = await TestGuestSocket.connectBrowser(port)
  thief.sendText(recorded[0] ?? '')
  expect(await thief.nextMessage()).toMatchObject({ challenge: {} })
  thief.sendText(recorded[1] ?? '')
  expect(await thief.nextMessage()).toEqual({ no: { id: 'lan.refused.code' } })
  expect(await thief.closed).toBe(4400)
  other.socket.terminate()
  nothingElse(2)
})

test('a guest that sends calls without reading the replies gets few of them and is disconnected', async () => {
  one.guests.answers['table.past'] = () => 'x'.repeat(100_000)
  const thrifty = await TestGuestSocket.connectBrowser(port)
  const { party } = await thrifty.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Eve' })
  thrifty.socket.pause()
  for (let id = 1; id <= 200; id++) thrifty.send({ id, call: 'table.past', arg: {} })
  await playsOn()
  const lines = (): boolean => [...one.guests.connections].some((line) => line.party === party)
  while (lines()) await playsOn()
  expect(one.guests.calls.filter((name) => name === 'table.past').length).toBeLessThan(100)
  thrifty.socket.terminate()
})

test('a flood of WebSocket pings closes the connection too', async () => {
  const guest = await TestGuestSocket.connectBrowser(port)
  const { party }: WelcomeMessage = await guest.joinOrThrow({ code: TEST_JOIN_CODES.browser, name: 'Eve' })
  for (let n = 0; n < 400; n++) guest.socket.ping()
  expect(await guest.closed).toBe(1008)
  while ([...one.guests.connections].some((line) => line.party === party)) await playsOn()
})
