import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { EventListeners } from '../../../bridge/event-listeners.ts'
import { GUEST_EVENT_NAMES, type HostToGuestMessage } from '../../../bridge/guest-protocol.ts'
import { createManualClock } from '../../testing/test-host.ts'
import { ok, reject } from '../../base/result.ts'
import type { UncheckedGuestEventPayloads } from './reconnecting-host-connection.ts'
import { HOST_CALL_TIMEOUT_MS, startAdmittedHostConnection } from './host-connection.ts'

class FakeSocket extends EventEmitter {
  readonly sent: unknown[] = []
  paused = false
  terminated = false
  pause(): void {
    this.paused = true
  }
  resume(): void {
    this.paused = false
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.terminate()
  }
  terminate(): void {
    this.terminated = true
    this.emit('close', 1006)
  }
}

function opened(onEvent: (event: string, value: unknown) => void = () => undefined) {
  const clock = createManualClock()
  const socket = new FakeSocket()
  const events: unknown[] = []
  const ended: unknown[] = []
  const log: string[] = []
  const listeners = new EventListeners<UncheckedGuestEventPayloads>()
  for (const event of GUEST_EVENT_NAMES)
    listeners.on(event, (value) => {
      onEvent(event, value)
      events.push([event, value])
    })
  const line = startAdmittedHostConnection({
    socket: socket as unknown as WebSocket,
    clock,
    earlierMessages: [],
    log: (entry: string) => log.push(entry),
    listeners,
    onOffer: () => undefined,
    onMoved: () => undefined,
    onEnd: (why) => ended.push(why),
  })
  const hear = (message: HostToGuestMessage): void => void socket.emit('message', Buffer.from(JSON.stringify(message)))
  return { clock, socket, events, ended, log, line, hear }
}

test('answers a ping; after three and a half seconds without a ping the connection is lost', () => {
  const { clock, hear, ended, socket } = opened()
  const pass = (looks: number): void => {
    for (let n = 0; n < looks; n++) clock.advance(500)
  }
  pass(6)
  hear({ ping: 7 })
  expect(socket.sent).toEqual([{ pong: 7 }])
  pass(6)
  expect(ended).toEqual([])
  pass(1)
  expect(ended).toEqual([undefined])
})

test('replies are matched to calls by id in any order, and a reply with an unknown id is ignored', async () => {
  const { line, hear } = opened()
  const [first, second] = [line.call('table.current', 1), line.call('table.people', 2)]
  hear({ id: 9, reply: { ok: true, value: 'nobody' } })
  hear({ id: 2, reply: { ok: true, value: 'two' } })
  hear({ id: 1, reply: { ok: true, value: 'one' } })
  expect([await first, await second]).toEqual([
    { ok: true, value: 'one' },
    { ok: true, value: 'two' },
  ])
})

test('ignores app events and invalid texts', () => {
  const { socket, events, ended } = opened()
  for (const text of ['{"event":"settings","value":{}}', '{"event":"command","value":"home"}', '{', ''])
    socket.emit('message', Buffer.from(text))
  expect(events).toEqual([])
  expect(ended).toEqual([])
})

test('reports the host’s reason when the connection ends, and nothing after the guest closed it itself', () => {
  const { socket, hear, ended } = opened()
  hear({ no: { id: 'lan.over.goodbye' } })
  socket.terminate()
  expect(ended).toEqual([{ id: 'lan.over.goodbye' }])
  const other = opened()
  other.line.close()
  other.hear({ event: 'people', value: {} })
  expect(other.ended).toEqual([])
  expect(other.events).toEqual([])
})

test('S2: a call that the host does not answer in time is rejected, and a late reply is dropped', async () => {
  const { line, hear, clock } = opened()
  const call = line.call('table.act', {})
  clock.advance(HOST_CALL_TIMEOUT_MS - 1)
  const other = line.call('table.act', {})
  clock.advance(1)
  expect(await call).toEqual(reject('lan.refused.silent'))
  hear({ id: 1, reply: { ok: true, value: null } })
  hear({ id: 2, reply: { ok: true, value: null } })
  expect(await other).toEqual(ok(null))
})

test('S2: a call for advice may take longer than CALL_TIMEOUT_MS', async () => {
  const { line, hear, clock } = opened()
  const call = line.call('table.advise', {})
  clock.advance(HOST_CALL_TIMEOUT_MS)
  hear({ id: 1, reply: { ok: true, value: null } })
  expect(await call).toEqual(ok(null))
})

test('S2: waiting calls and later calls are rejected when the connection ends', async () => {
  const { line } = opened()
  const call = line.call('table.act', {})
  line.close()
  expect(await call).toEqual(reject('lan.refused.unreachable'))
  expect(await line.call('table.act', {})).toEqual(reject('lan.refused.unreachable'))
})

test.each([5000, 1_000_000])('S1: messages nested %i deep are ignored, and the connection continues', (depth) => {
  const { socket, events, ended, log, hear } = opened()
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
  for (const text of [`{"event":"said","value":${deep}}`, `{"id":1,"reply":{"ok":true,"value":${deep}}}`, deep])
    socket.emit('message', Buffer.from(text))
  hear({ event: 'said', value: 1 })
  expect(events).toEqual([['said', 1]])
  expect([...ended, ...log]).toEqual([])
})

test('S1: an error in an event listener ends this connection only, and the log has its place but not its message', () => {
  const { socket, ended, log, hear } = opened(() => {
    throw new TypeError('the words of a host')
  })
  hear({ event: 'said', value: 1 })
  expect(socket.terminated).toBe(true)
  expect(ended).toEqual([undefined])
  expect(log.join()).toMatch(/^lan guest: TypeError/)
  expect(log.join()).not.toContain('words')
})

test('S1: a host that sends more than a table needs is read more slowly, and no message is lost', () => {
  const { socket, clock, events, hear } = opened()
  for (let n = 0; n < 1500; n++) hear({ event: 'said', value: n })
  expect(socket.paused).toBe(true)
  expect(events.length).toBeLessThan(1500)
  for (let seconds = 0; seconds < 3; seconds++) clock.advance(1000)
  expect(socket.paused).toBe(false)
  expect(events.map((event) => (event as [string, number])[1])).toEqual([...Array(1500).keys()])
})
