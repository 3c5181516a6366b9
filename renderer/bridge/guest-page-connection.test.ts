import { expect, test } from 'vitest'
import { GUEST_CLOSE_CODES } from '../../bridge/guest-protocol.ts'
import {
  startGuestPageConnection,
  type GuestPageConnectionState,
  type GuestPageConnectionDeps,
} from './guest-page-connection.ts'

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

const TOKEN = 'a-token-of-the-host-1234'
const CHALLENGE = {
  challenge: {
    protocol: 1,
    version: '0.1.0',
    host: 'Lamp',
    game: 'chakra',
    salt: '00'.repeat(16),
    nonce: '11'.repeat(16),
    cost: 2 ** 14,
  },
}
const WELCOME = { welcome: { party: 'p1', table: 't1', token: TOKEN } }

function dial(how: GuestPageConnectionDeps['how'] = { token: TOKEN }) {
  const sockets: FakeSocket[] = []
  const waits: { run: () => void; wait: number }[] = []
  const states: GuestPageConnectionState[] = []
  const lost: boolean[] = []
  const line = startGuestPageConnection({
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    how,
    rules: { chakra: 1 },
    randomBytes: (count) => new Uint8Array(count).fill(7),
    onState: (state) => states.push(state),
    timer: {
      after(wait, run) {
        waits.push({ run, wait })
        return () => undefined
      },
    },
  })
  line.onLostChanged((now) => lost.push(now))
  const last = (): FakeSocket => {
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('nothing was dialled')
    return socket
  }
  return { line, last, waits, states, lost, sockets }
}

/** What follows a message is worked out between two tasks. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

async function comeBack(dialled: ReturnType<typeof dial>): Promise<void> {
  dialled.last().open()
  dialled.last().say(CHALLENGE)
  await settled()
  dialled.last().say(WELCOME)
  await settled()
}

test('a page with a token returns by it, and sends neither code nor name', async () => {
  const dialled = dial()
  await comeBack(dialled)
  expect(dialled.last().sent).toMatchObject([{ hello: { kind: 'browser' } }, { back: { token: TOKEN } }])
  expect(dialled.states.at(-1)).toEqual({ at: 'in', table: 't1', token: TOKEN })
})

test('a page with a code proves that it knows the code without sending it', async () => {
  const dialled = dial({ code: 'ABCDEFGHJK', name: 'Cem' })
  dialled.last().open()
  dialled.last().say(CHALLENGE)
  await expect.poll(() => dialled.last().sent.length).toBe(2)
  expect(dialled.last().sent[1]).toMatchObject({ prove: { name: 'Cem', seen: '' } })
  expect(JSON.stringify(dialled.last().sent)).not.toContain('ABCDEFGHJK')
})

test('refuses a host that cannot prove the code, and does not dial it again', async () => {
  const dialled = dial({ code: 'ABCDEFGHJK', name: 'Cem' })
  dialled.last().open()
  dialled.last().say(CHALLENGE)
  await expect.poll(() => dialled.last().sent.length).toBe(2)
  dialled.last().say({ welcome: { ...WELCOME.welcome, mac: '00'.repeat(32) } })
  await expect.poll(() => dialled.states.at(-1)?.at).toBe('over')
  expect(dialled.states.at(-1)).toMatchObject({ why: { id: 'lan.refused.forged' } })
  expect(dialled.waits.filter(({ wait }) => wait < 1000)).toEqual([])
})

test('assigns replies by id, answers pings at once, and delivers events to their listeners', async () => {
  const dialled = dial()
  await comeBack(dialled)
  const { line, last } = dialled
  const heard: unknown[] = []
  line.on('said', (said) => heard.push(said))
  const asked = line.call('table.people', { table: 't1' })
  expect(last().sent.at(-1)).toEqual({ id: 1, call: 'table.people', arg: { table: 't1' } })
  last().say({ ping: 4 })
  expect(last().sent.at(-1)).toEqual({ pong: 4 })
  last().say({ event: 'said', value: { table: 't1', by: 'p2' } })
  last().say({ id: 1, reply: { ok: true, value: 'all' } })
  expect(await asked).toEqual({ ok: true, value: 'all' })
  expect(heard).toEqual([{ table: 't1', by: 'p2' }])
})

test('ignores unknown events and messages', async () => {
  const dialled = dial()
  await comeBack(dialled)
  dialled.last().say({ event: 'settings', value: {} })
  dialled.last().say({ surprise: true })
  expect(dialled.states.at(-1)?.at).toBe('in')
})

test('dials again after a loss, with a longer delay each time, and returns by the token', async () => {
  const dialled = dial()
  await comeBack(dialled)
  const waiting = dialled.line.call('table.people', { table: 't1' })
  dialled.last().close()
  await expect(waiting).rejects.toThrow('connection lost')
  await settled()
  expect(dialled.lost).toEqual([true])
  const again = dialled.waits.at(-1)
  expect(again?.wait).toBe(400)
  again?.run()
  dialled.last().close()
  await settled()
  expect(dialled.waits.at(-1)?.wait).toBe(800)
  dialled.waits.at(-1)?.run()
  await comeBack(dialled)
  expect(dialled.lost).toEqual([true, false])
  expect(dialled.sockets).toHaveLength(3)
})

test('counts a host as lost after too long without a message, but not one that sends pings', async () => {
  const dialled = dial()
  await comeBack(dialled)
  const look = (times: number): void => {
    for (let n = 0; n < times; n++) dialled.waits.findLast(({ wait }) => wait === 1000)?.run()
  }
  look(3)
  dialled.last().say({ ping: 1 })
  look(3)
  await settled()
  expect(dialled.lost).toEqual([])
  look(1)
  await settled()
  expect(dialled.lost).toEqual([true])
  // A pulled cable sends no close event to the page: the page dials again nevertheless, once.
  dialled.waits.at(-1)?.run()
  expect(dialled.sockets).toHaveLength(2)
})

test('does not dial again after the host has closed the connection for good', async () => {
  const dialled = dial()
  await comeBack(dialled)
  const before = dialled.waits.length
  dialled.last().say({ no: { id: 'table.parted.removed' } })
  dialled.last().close(GUEST_CLOSE_CODES.over)
  await settled()
  expect(dialled.states.at(-1)).toEqual({ at: 'over', why: { id: 'table.parted.removed' } })
  expect(dialled.waits).toHaveLength(before)
})

test('after a goodbye of the host, reports its reason and dials again', async () => {
  const dialled = dial()
  await comeBack(dialled)
  dialled.last().say({ no: { id: 'lan.over.goodbye' } })
  dialled.last().close(GUEST_CLOSE_CODES.later)
  await settled()
  expect(dialled.states.at(-1)).toEqual({ at: 'lost', why: { id: 'lan.over.goodbye' } })
  expect(dialled.waits.at(-1)?.wait).toBe(400)
})

test('does not send a refused code again by itself', async () => {
  const dialled = dial({ code: 'ABCDEFGHJK', name: 'Cem' })
  dialled.last().open()
  dialled.last().say({ no: { id: 'lan.refused.busy', values: { seconds: 9 } } })
  dialled.last().close(GUEST_CLOSE_CODES.later)
  await settled()
  expect(dialled.states.at(-1)).toMatchObject({ at: 'over', why: { id: 'lan.refused.busy' } })
  expect(dialled.sockets).toHaveLength(1)
})

test('does not dial a moved table here again, and reports its new place with the guest’s token', async () => {
  const dialled = dial()
  await comeBack(dialled)
  const place = { addresses: ['10.0.0.2'], port: 4712, fingerprint: 'ab'.repeat(32), table: 't2' }
  dialled.last().say({ moved: place })
  dialled.last().say({ no: { id: 'lan.over.moved' } })
  dialled.last().close(GUEST_CLOSE_CODES.later)
  await settled()
  expect(dialled.states.at(-1)).toEqual({ at: 'moved', place, token: TOKEN })
  expect(dialled.sockets).toHaveLength(1)
})
