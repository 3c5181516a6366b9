import { expect, test } from 'vitest'
import { NO_SESSION_CLOSE_CODE } from '../../bridge/web-endpoints.ts'
import { createWebSocketBridgeTransport } from './websocket-bridge-transport.ts'

/** A socket that the test opens, closes and speaks through. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  readonly sent: unknown[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  close(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function dial() {
  const sockets: FakeSocket[] = []
  const waits: { run: () => void; wait: number }[] = []
  const line = createWebSocketBridgeTransport(
    () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    {
      after(wait, run) {
        waits.push({ run, wait })
        return () => undefined
      },
    },
  )
  const last = (): FakeSocket => {
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('nothing was dialled')
    return socket
  }
  return { line, last, waits }
}

test('sends calls made before the socket opens once it opens, and assigns replies by id', async () => {
  const { line, last } = dial()
  const first = line.call('desk.games', undefined)
  const second = line.call('desk.saves', undefined)
  last().open()
  expect(last().sent).toEqual([
    { id: 1, call: 'desk.games' },
    { id: 2, call: 'desk.saves' },
  ])
  last().say({ id: 2, reply: { ok: true, value: 'saves' } })
  last().say({ id: 1, reply: { ok: true, value: 'games' } })
  expect(await first).toEqual({ ok: true, value: 'games' })
  expect(await second).toEqual({ ok: true, value: 'saves' })
})

test('delivers events to their listeners until these unsubscribe', () => {
  const { line, last } = dial()
  const heard: string[] = []
  const stop = line.on('command', (command) => heard.push(command))
  last().open()
  last().say({ event: 'command', value: 'undo' })
  stop()
  last().say({ event: 'command', value: 'redo' })
  expect(heard).toEqual(['undo'])
})

test('a closed socket rejects pending calls, reports the loss, and dials again after a longer delay each time', async () => {
  const { line, last, waits } = dial()
  const told: boolean[] = []
  line.onLostChanged((lost) => told.push(lost))
  last().open()
  const asked = line.call('desk.games', undefined)
  last().close()
  await expect(asked).rejects.toThrow('connection lost')
  await expect(line.call('desk.games', undefined)).rejects.toThrow('connection lost')
  expect(told).toEqual([true])
  waits.at(-1)?.run()
  last().close()
  const [once, twice] = waits.map(({ wait }) => wait)
  expect(twice).toBe((once ?? 0) * 2)
  waits.at(-1)?.run()
  last().open()
  expect(told).toEqual([true, false])
})

test('F6: does not dial a host again that does not know the ticket, and reports the rejected ticket', async () => {
  const { line, last, waits } = dial()
  let refused = 0
  line.onTokenRejected(() => (refused += 1))
  const asked = line.call('desk.games', undefined)
  last().open()
  last().close(NO_SESSION_CLOSE_CODE)
  await expect(asked).rejects.toThrow('connection lost')
  expect(refused).toBe(1)
  expect(waits).toEqual([])
})

test('F6: dials again when the host closes the socket because it is full', () => {
  const { last, waits } = dial()
  last().open()
  last().close(1013)
  expect(waits).toHaveLength(1)
})
