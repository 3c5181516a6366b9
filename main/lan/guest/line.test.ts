import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { FromHost } from '../../../bridge/wire.ts'
import { manualClock } from '../../testing/host.ts'
import { openInside } from './line.ts'

class FakeSocket extends EventEmitter {
  readonly sent: unknown[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.terminate()
  }
  terminate(): void {
    this.emit('close', 1006)
  }
}

function opened() {
  const clock = manualClock()
  const socket = new FakeSocket()
  const events: unknown[] = []
  const ended: unknown[] = []
  const line = openInside({
    ...{ socket: socket as unknown as WebSocket, clock, heard: [] },
    onEvent: (event, value) => events.push([event, value]),
    onOffer: () => undefined,
    onMoved: () => undefined,
    onEnd: (why) => ended.push(why),
  })
  const hear = (message: FromHost): void => void socket.emit('message', Buffer.from(JSON.stringify(message)))
  return { clock, socket, events, ended, line, hear }
}

test('a ping is answered; three and a half seconds without one, and the line is lost', () => {
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

test('each answer finds its question, in whatever order; one that nobody asked for is nothing', async () => {
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

test('what no host says is not heard: events of the desk, texts that are none', () => {
  const { socket, events, ended } = opened()
  for (const text of ['{"event":"settings","value":{}}', '{"event":"command","value":"home"}', '{', ''])
    socket.emit('message', Buffer.from(text))
  expect(events).toEqual([])
  expect(ended).toEqual([])
})

test('the reason of the host is told at the end, and nothing after our own', () => {
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
