import { expect, test } from 'vitest'
import { NoReplyError, ClientConnection, type CallMessage } from './client-connection.ts'
import { EventListeners } from './event-listeners.ts'

type Calls = 'ask' | 'think'
interface Events {
  said: string
  counted: number
}

/** A timer that the test fires. */
function manualTimer() {
  const due = new Map<() => void, number>()
  return {
    due,
    timer: {
      after(delayMs: number, run: () => void) {
        due.set(run, delayMs)
        return () => due.delete(run)
      },
    },
    fire(delayMs: number) {
      for (const [run, at] of [...due])
        if (at === delayMs) {
          due.delete(run)
          run()
        }
    },
  }
}

function connect(listeners = new EventListeners<Events>()) {
  const sent: CallMessage<Calls>[] = []
  const clock = manualTimer()
  let broken: Error | undefined
  const connection = new ClientConnection<Calls, Events>({
    send(message) {
      if (broken !== undefined) throw broken
      sent.push(message)
    },
    listeners,
    deadline: { timer: clock.timer, timeoutMs: (name) => (name === 'think' ? 60 : 10) },
  })
  const breakSend = (error: Error | undefined): void => void (broken = error)
  return { connection, sent, clock, breakSend }
}

test('numbers calls from 1, and assigns replies to their calls by id in any order', async () => {
  const { connection, sent, clock } = connect()
  const first = connection.call('ask', { a: 1 })
  const second = connection.call('think', undefined)
  expect(sent).toEqual([
    { id: 1, call: 'ask', arg: { a: 1 } },
    { id: 2, call: 'think', arg: undefined },
  ])
  connection.receive({ id: 2, reply: { ok: true, value: 'two' } })
  connection.receive({ id: 1, reply: { ok: false, reason: { id: 'one' } } })
  expect(await first).toEqual({ ok: false, reason: { id: 'one' } })
  expect(await second).toEqual({ ok: true, value: 'two' })
  expect(clock.due.size).toBe(0)
})

test('drops a reply without a pending call: an unknown id, an id that was already answered, a null id', async () => {
  const { connection } = connect()
  const asked = connection.call('ask', 1)
  connection.receive({ id: 7, reply: { ok: true, value: 'seven' } })
  connection.receive({ id: null, reply: { ok: true, value: 'none' } })
  connection.receive({ id: 1, reply: { ok: true, value: 'one' } })
  connection.receive({ id: 1, reply: { ok: true, value: 'again' } })
  expect(await asked).toEqual({ ok: true, value: 'one' })
})

test('delivers events to the listeners of their name until these unsubscribe', () => {
  const { connection } = connect()
  const heard: unknown[] = []
  const stop = connection.on('said', (text) => heard.push(text))
  connection.on('counted', (count) => heard.push(count))
  connection.receive({ event: 'said', value: 'a' })
  connection.receive({ event: 'counted', value: 1 })
  stop()
  connection.receive({ event: 'said', value: 'b' })
  expect(heard).toEqual(['a', 1])
})

test('listeners that are passed in also receive the events of the next connection', () => {
  const listeners = new EventListeners<Events>()
  const heard: string[] = []
  listeners.on('said', (text) => heard.push(text))
  const first = connect(listeners).connection
  first.receive({ event: 'said', value: 'first' })
  first.end()
  connect(listeners).connection.receive({ event: 'said', value: 'second' })
  expect(heard).toEqual(['first', 'second'])
})

test('end rejects pending calls and every new call until resume; ids continue', async () => {
  const { connection, sent, clock } = connect()
  const asked = connection.call('ask', 1)
  connection.end()
  await expect(asked).rejects.toThrow('connection lost')
  await expect(connection.call('ask', 2)).rejects.toMatchObject({ why: 'lost' })
  expect([connection.isOpen, clock.due.size]).toEqual([false, 0])
  connection.resume()
  void connection.call('ask', 3)
  expect(sent.map(({ id, arg }) => [id, arg])).toEqual([
    [1, 1],
    [2, 3],
  ])
})

test('rejects a call after its deadline and drops its late reply, while other calls keep waiting', async () => {
  const { connection, clock } = connect()
  const [asked, thinking] = [connection.call('ask', 1), connection.call('think', 2)]
  expect([...clock.due.values()]).toEqual([10, 60])
  clock.fire(10)
  const failure = await asked.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NoReplyError)
  expect(failure).toMatchObject({ why: 'timeout' })
  connection.receive({ id: 1, reply: { ok: true, value: 'late' } })
  connection.receive({ id: 2, reply: { ok: true, value: 'thought' } })
  expect(await thinking).toEqual({ ok: true, value: 'thought' })
})

test('rejects a call whose send throws with that error, and uses neither a timer nor an id for it', async () => {
  const { connection, sent, clock, breakSend } = connect()
  breakSend(new RangeError('too deep'))
  await expect(connection.call('ask', 1)).rejects.toThrow('too deep')
  expect(clock.due.size).toBe(0)
  breakSend(undefined)
  void connection.call('ask', 2)
  expect(sent).toEqual([{ id: 1, call: 'ask', arg: 2 }])
})

test('onLost reports a loss once with the host’s reason and its recovery once; a plain end is not reported', () => {
  const { connection } = connect()
  const told: unknown[] = []
  const stop = connection.onLostChanged((lost, why) => told.push([lost, why?.id]))
  connection.resume()
  connection.end()
  expect(told).toEqual([])
  connection.lose({ id: 'lan.over.goodbye' })
  connection.lose()
  connection.resume()
  connection.resume()
  expect(told).toEqual([
    [true, 'lan.over.goodbye'],
    [false, undefined],
  ])
  stop()
  connection.lose()
  expect(told).toHaveLength(2)
})
