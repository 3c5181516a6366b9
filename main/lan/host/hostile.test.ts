/** What the host's sockets bear of guests that mean no good (main/lan/hostile.test.ts: and a real table). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Welcome } from '../../../bridge/wire.ts'
import { CODES, Guest, hosted, movedClock, type Hosted } from '../../testing/lan.ts'

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
