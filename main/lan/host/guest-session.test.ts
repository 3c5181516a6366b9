import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { HostToGuestMessage } from '../../../bridge/guest-protocol.ts'
import { createManualClock, type ManualClock } from '../../testing/test-host.ts'
import { FakeGuestGateway, sampleTableNow } from '../../testing/test-lan-host.ts'
import { startGuestSession } from './guest-session.ts'

/** A socket whose other end reads only when the test says so. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  stuck = false
  closedWith: number | undefined
  ended = false
  pings = 0
  readonly sent: HostToGuestMessage[] = []
  readonly #waiting: { bytes: number; then: () => void }[] = []
  send(text: string, then: () => void): void {
    this.sent.push(JSON.parse(text) as HostToGuestMessage)
    this.bufferedAmount += text.length
    this.#waiting.push({ bytes: text.length, then })
    if (!this.stuck) this.read()
  }
  ping(): void {
    this.pings += 1
  }
  /** All that waits is read. */
  read(): void {
    this.stuck = false
    for (const { bytes, then } of this.#waiting.splice(0)) {
      this.bufferedAmount -= bytes
      then()
    }
  }
  close(code: number): void {
    this.closedWith = code
    this.readyState = 2
  }
  terminate(): void {
    this.ended = true
    this.readyState = 3
  }
}

function opened() {
  const clock = createManualClock()
  const socket = new FakeSocket()
  const guests = new FakeGuestGateway()
  const welcome = { party: 'g1', table: 't1', token: 'x'.repeat(32) }
  const line = startGuestSession({ socket: socket as unknown as WebSocket, guests, welcome, clock })
  const say = (message: unknown): void => line.onMessage(JSON.stringify(message))
  const events = () => socket.sent.filter((message) => 'event' in message)
  const replies = () => socket.sent.flatMap((message) => ('reply' in message ? [message.id] : []))
  return { clock, socket, guests, line, say, events, replies }
}

/** Lets what is answered arrive. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('the welcome is sent before any event of the table', () => {
  const { socket } = opened()
  expect(socket.sent.map((message) => Object.keys(message)[0])).toEqual(['welcome', 'ping'])
})

test('L6: runs four calls at once, and the others in order', async () => {
  const { guests, say, replies } = opened()
  const answers: (() => void)[] = []
  guests.answers['table.act'] = () => new Promise<void>((resolve) => answers.push(resolve))
  for (let id = 0; id < 10; id++) say({ id, call: 'table.act' })
  await settled()
  expect(answers).toHaveLength(4)
  while (replies().length < 10) {
    answers.shift()?.()
    await settled()
  }
  expect(replies()).toEqual([...Array(10).keys()])
})

test('calls above the rate wait, and too many waiting calls close the connection', async () => {
  const { clock, say, replies, socket } = opened()
  for (let id = 0; id < 70; id++) {
    say({ id, call: 'table.current' })
    await settled()
  }
  expect(replies()).toHaveLength(60)
  for (const done of [61, 62]) {
    clock.advance(50)
    await settled()
    expect(replies()).toHaveLength(done)
  }
  expect(socket.closedWith).toBeUndefined()
  for (let id = 100; id < 140; id++) say({ id, call: 'table.current' })
  expect(socket.closedWith).toBe(1008)
})

test('L6: waiting calls of a closed connection are not executed', async () => {
  const { guests, say, line, replies } = opened()
  const answers: (() => void)[] = []
  guests.answers['table.act'] = () => new Promise<void>((resolve) => answers.push(resolve))
  for (let id = 0; id < 10; id++) say({ id, call: 'table.act' })
  line.onClosed()
  for (const answer of answers.splice(0)) answer()
  await settled()
  expect(answers).toEqual([])
  expect(replies()).toEqual([])
  expect(guests.lostCount).toBe(1)
})

test('rejects a few invalid messages and closes the connection after more, or after a flood', () => {
  const { line, socket } = opened()
  for (let n = 0; n < 8; n++) line.onMessage('{"half')
  expect(socket.closedWith).toBeUndefined()
  line.onMessage('{"half')
  expect(socket.closedWith).toBe(1008)
  const other = opened()
  for (let n = 0; n < 300; n++) other.say({ pong: 1 })
  expect(other.socket.closedWith).toBeUndefined()
  other.say({ pong: 1 })
  expect(other.socket.closedWith).toBe(1008)
})

test('rejects a handshake message sent after the welcome', () => {
  const { say, socket } = opened()
  say({ back: { token: 'x'.repeat(32) } })
  expect(socket.sent.at(-1)).toEqual({ id: null, reply: { ok: false, reason: { id: 'bridge.refused.form' } } })
})

test('pings every second and measures the round trip; a repeated or outdated pong is ignored', () => {
  const { clock, say, guests, socket } = opened()
  clock.advance(40)
  say({ pong: 1 })
  say({ pong: 1 })
  clock.advance(960)
  say({ pong: 1 })
  clock.advance(70)
  say({ pong: 2 })
  expect(guests.delays).toEqual([40, 70])
  expect(socket.sent.filter((message) => 'ping' in message)).toHaveLength(2)
})

/** As a clock goes that is not held up. */
function pass(clock: ManualClock, milliseconds: number): void {
  for (let n = 0; n < milliseconds; n += 100) clock.advance(100)
}

test('L8: a guest that vanishes is lost within five seconds, and not before three', () => {
  for (let last = 0; last < 3000; last += 100) {
    const { clock, say, socket } = opened()
    pass(clock, last)
    say({ pong: 1 })
    pass(clock, 3000)
    expect(socket.ended).toBe(false)
    pass(clock, 2000)
    expect(socket.ended).toBe(true)
  }
})

test('a host whose process was suspended reads pending messages before it gives a guest up', () => {
  const { clock, say, socket } = opened()
  clock.advance(60_000)
  say({ pong: 1 })
  pass(clock, 3000)
  expect(socket.ended).toBe(false)
})

test('a busy page is kept while its browser answers pings, up to a limit', () => {
  const { clock, line, socket } = opened()
  for (let second = 1; second < 15; second++) {
    pass(clock, 1000)
    line.onSocketPing()
  }
  expect([socket.pings, socket.ended]).toEqual([15, false])
  pass(clock, 1000)
  expect(socket.ended).toBe(true)
})

const update = (sequence: number) => ({
  table: 't1',
  sequence,
  status: { length: 0 } as never,
  moments: [{ view: { much: 'x'.repeat(50_000) }, facts: [] }],
})

test('L6: a slow reader gets no growing queue: updates are skipped, then the current state is sent', async () => {
  const { socket, guests, events } = opened()
  socket.stuck = true
  for (let n = 1; n <= 100; n++) guests.broadcast('update', update(n))
  guests.broadcast('people', { table: 't1', me: 'old' } as never)
  guests.broadcast('people', { table: 't1', me: 'g1' } as never)
  guests.broadcast('said', { table: 't1', by: 'g2', saying: { kind: 'phrase', phrase: 'hello' } })
  expect(events()).toHaveLength(6)
  expect(socket.bufferedAmount).toBeLessThan(400_000)
  guests.answers['table.current'] = () => sampleTableNow(100)
  socket.read()
  guests.broadcast('update', update(101))
  await settled()
  expect(events().slice(6)).toMatchObject([
    { event: 'people', value: { me: 'g1' } },
    { event: 'update', value: { sequence: 100, cut: { from: 0, groups: [[]] } } },
    { event: 'update', value: { sequence: 101 } },
  ])
})

test('L6: while too much data waits for a guest, none of its calls begins', async () => {
  const { socket, guests, say, replies } = opened()
  guests.answers['table.past'] = () => 'x'.repeat(300_000)
  socket.stuck = true
  say({ id: 1, call: 'table.past' })
  await settled()
  for (let id = 2; id < 20; id++) say({ id, call: 'table.past' })
  await settled()
  expect(guests.calls).toHaveLength(1)
  socket.read()
  await settled()
  expect(replies()).toContain(19)
})

test('a guest that reads slowly is not lost', () => {
  const { clock, socket, guests } = opened()
  socket.stuck = true
  for (let n = 1; n <= 6; n++) guests.broadcast('update', update(n))
  for (let n = 0; n < 6; n++) {
    clock.advance(2000)
    socket.bufferedAmount -= 1000
  }
  expect(socket.ended).toBe(false)
})
