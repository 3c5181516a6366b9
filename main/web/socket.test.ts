import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Reply } from '../../bridge/reply.ts'
import { serveSocket } from './socket.ts'

/** A socket that the test speaks through. */
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
  ask(id: number): void {
    this.emit('message', Buffer.from(JSON.stringify({ id, call: 'desk.saves' })), false)
  }
}

/** A host whose answers wait until the test gives them. */
function slowHost() {
  const answers: ((reply: Reply<unknown>) => void)[] = []
  let asked = 0
  const services = {
    connect: () => ({
      call: () => {
        asked += 1
        return new Promise<Reply<unknown>>((resolve) => answers.push(resolve))
      },
      command: () => undefined,
      close: () => undefined,
    }),
  }
  const socket = new FakeSocket()
  serveSocket(socket as unknown as WebSocket, services)
  return {
    socket,
    asked: () => asked,
    async answerOne() {
      answers.shift()?.({ ok: true, value: null })
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('no more than 16 calls of a socket are worked on at once, the others in their order', async () => {
  const { socket, asked, answerOne } = slowHost()
  for (let id = 0; id < 40; id++) socket.ask(id)
  expect(asked()).toBe(16)
  await answerOne()
  expect(asked()).toBe(17)
  while (socket.sent.length < 40) await answerOne()
  expect(socket.sent.map((text) => (JSON.parse(text) as { id: number }).id)).toEqual([...Array(40).keys()])
})

test('what a closed socket still wanted is not done', async () => {
  const { socket, asked, answerOne } = slowHost()
  for (let id = 0; id < 40; id++) socket.ask(id)
  socket.readyState = 3
  socket.emit('close')
  for (let n = 0; n < 16; n++) await answerOne()
  expect(asked()).toBe(16)
  expect(socket.sent).toEqual([])
})

test('a socket that asks without end is closed, and heard no more', () => {
  const { socket, asked } = slowHost()
  for (let id = 0; id < 272; id++) socket.ask(id)
  expect(socket.closedWith).toBeUndefined()
  socket.ask(272)
  expect(socket.closedWith).toBe(1008)
  socket.ask(273)
  expect(asked()).toBe(16)
})
