import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Result } from '../../bridge/result.ts'
import type { SendEvent } from '../tables/table-client.ts'
import { connectRendererSocket } from './renderer-socket.ts'

/** A socket through which the test sends messages. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []
  closedWith: number | undefined
  send(text: string): void {
    this.sent.push(text)
  }
  close(code: number): void {
    this.closedWith = code
    this.readyState = 2
  }
  ask(id: number, call = 'desk.saves', arg?: object): void {
    this.emit('message', Buffer.from(JSON.stringify({ id, call, arg })), false)
  }
}

/** A host whose answers wait until the test gives them. */
function slowHost(reply: Result<unknown> | Error = { ok: true, value: null }) {
  const log: string[] = []
  let tell: (event: never, value: never) => void = () => undefined
  const answers: ((reply: Result<unknown>) => void)[] = []
  let asked = 0
  const services = {
    connect: (send: SendEvent) => {
      tell = send
      return {
        call: () => {
          asked += 1
          if (reply instanceof Error) return Promise.reject(reply)
          return new Promise<Result<unknown>>((resolve) => answers.push(resolve))
        },
        sendCommand: () => undefined,
        close: () => undefined,
      }
    },
  }
  const socket = new FakeSocket()
  connectRendererSocket(socket as unknown as WebSocket, services, (line) => log.push(line))
  return {
    socket,
    log,
    tell: (event: string, value: unknown) => tell(event as never, value as never),
    asked: () => asked,
    async answerOne() {
      if (!(reply instanceof Error)) answers.shift()?.(reply)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('runs at most 16 calls of a socket at once, and the others in order', async () => {
  const { socket, asked, answerOne } = slowHost()
  for (let id = 0; id < 40; id++) socket.ask(id)
  expect(asked()).toBe(16)
  await answerOne()
  expect(asked()).toBe(17)
  while (socket.sent.length < 40) await answerOne()
  expect(socket.sent.map((text) => (JSON.parse(text) as { id: number }).id)).toEqual([...Array(40).keys()])
})

test('waiting calls of a closed socket are not executed', async () => {
  const { socket, asked, answerOne } = slowHost()
  for (let id = 0; id < 40; id++) socket.ask(id)
  socket.readyState = 3
  socket.emit('close')
  for (let n = 0; n < 16; n++) await answerOne()
  expect(asked()).toBe(16)
  expect(socket.sent).toEqual([])
})

test('a socket with too many waiting calls is closed, and further calls are ignored', () => {
  const { socket, asked } = slowHost()
  for (let id = 0; id < 272; id++) socket.ask(id)
  expect(socket.closedWith).toBeUndefined()
  socket.ask(272)
  expect(socket.closedWith).toBe(1008)
  socket.ask(273)
  expect(asked()).toBe(16)
})

/** Calls that wait for another machine. */
const REMOTE = [
  ['table.act', { table: 'lan-1' }],
  ['desk.join', {}],
  ['desk.rejoin', {}],
] as const

test.each(REMOTE)('S2: calls that wait for another machine do not block other calls: %s', async (call, arg) => {
  const { socket, asked, answerOne } = slowHost()
  for (let id = 0; id < 64; id++) socket.ask(id, call, arg)
  for (let id = 100; id < 140; id++) socket.ask(id)
  // All of the first are asked, and as many of the others as ever.
  expect(asked()).toBe(64 + 16)
  socket.ask(64, call, arg)
  expect(socket.sent).toEqual([JSON.stringify({ id: 64, reply: { ok: false, reason: { id: 'lan.refused.silent' } } })])
  await answerOne()
  socket.ask(65, call, arg)
  expect(asked()).toBe(64 + 16 + 1)
})

test('S1: a reply too deep to serialize becomes a rejection, a too deep event is dropped, and later events are sent', async () => {
  let deep: unknown = 1
  for (let n = 0; n < 100_000; n++) deep = [deep]
  const { socket, tell, answerOne, log } = slowHost({ ok: true, value: deep })
  socket.ask(1)
  await answerOne()
  tell('said', deep)
  tell('said', 2)
  expect(socket.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { id: 1, reply: { ok: false, reason: { id: 'bridge.failed' } } },
    { event: 'said', value: 2 },
  ])
  expect(log).toHaveLength(2)
})

test('S1: a call whose handler rejects is answered', async () => {
  const { socket, log } = slowHost(new Error('words'))
  socket.ask(1)
  await expect.poll(() => socket.sent.length).toBe(1)
  expect(JSON.parse(socket.sent[0] ?? '')).toEqual({ id: 1, reply: { ok: false, reason: { id: 'bridge.failed' } } })
  expect(log.join()).not.toContain('words')
})
