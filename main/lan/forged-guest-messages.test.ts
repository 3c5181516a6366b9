/** Malicious guests at a real table over real sockets: nothing changes at the table, and the game continues. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BRIDGE_CALLS } from '../../bridge/calls.ts'
import { CATALOGUE } from '../../engine/index.ts'
import {
  forgedHandshakes,
  validCallsFor,
  unauthorizedCalls,
  malformedCalls,
  staleCalls,
  type ForgedCall,
} from '../testing/forged-calls.ts'
import { openHostedTable, tryWrongCodes, type TestDevice, type HostedTable } from '../testing/hosted-table.ts'
import { openIdleConnection, loopbackAddress } from '../testing/raw-connections.ts'
import { MALFORMED_VALUES, OVERSIZED_VALUES } from '../testing/malicious-host.ts'
import { MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE } from './host/join-attempt-limiter.ts'
import { rulesVersionsOf } from './rules-versions.ts'

const RULES = rulesVersionsOf(CATALOGUE)
/** Bytes by which a process may grow while thousands of messages are refused: a host that kept them would have far more. */
const MAX_GROWTH_BYTES = 200 * 2 ** 20

let one: HostedTable
beforeEach(async () => {
  one = await openHostedTable()
  await one.playRound()
})
afterEach(() => one.close())

/** What Ben sees, who holds which seat, and all that is on disk. */
async function standing(): Promise<string> {
  const { moment, status, history, info } = await one.benView()
  const { holders, setups, asking } = one.open.people.parties.seating
  return JSON.stringify({ moment, status, history, info, holders, setups, asking, files: one.files() })
}

/** Nothing of it is changed, and the table plays on. */
async function playsOn(before: string): Promise<void> {
  expect(await standing()).toBe(before)
  expect(await one.playRound()).toBeGreaterThan(0)
  expect(await standing()).not.toBe(before)
  expect(one.host.logLines).toEqual([])
}

/** As fast as a line is served: so many at once, then a second passes. @returns what was answered, beside what was said */
async function saidBy(
  kind: 'app' | 'browser',
  { token }: Pick<TestDevice, 'token'>,
  said: readonly ForgedCall[],
): Promise<readonly (readonly [ForgedCall, string])[]> {
  const answers: (readonly [ForgedCall, string])[] = []
  const { guest } = await one.join(kind, { token })
  for (let from = 0; from < said.length; from += 20) {
    await one.advanceTime(1000)
    const some = said.slice(from, from + 20)
    for (const [at, { call, arg }] of some.entries()) guest.sendText(JSON.stringify({ id: from + at, call, arg }))
    for (let left = some.length; left > 0;) {
      const message = await guest.nextMessage()
      if (message === undefined) throw new Error('the line was closed')
      if (!('reply' in message)) continue
      const asked = said[message.id ?? -1]
      if (asked === undefined) throw new Error(`nothing was asked so: ${JSON.stringify(message)}`)
      answers.push([asked, message.reply.ok ? 'ok' : message.reply.reason.id])
      left -= 1
    }
  }
  return answers
}

/** Calls that change no state of a table and are open to every party there. */
const HARMLESS = [
  'current',
  'people',
  'past',
  'say',
  'nudge',
  'skip',
  'stopAdvice',
  'paint',
  'lowerCurtain',
  'liftCurtain',
  'dropWish',
]

test('L2, L6: 5,000 malformed, out-of-turn, forged or replayed messages of joined guests change nothing', async () => {
  const watcher = await one.join('browser', { code: one.codes.browser, name: 'Mallory' })
  const seated = one.eve
  const app = await one.join('app', { code: one.codes.app, name: 'Oscar' })
  const other = await one.screen.get<{ table: string }>('desk.newTable', {
    game: 'karmaka',
    options: {},
    practice: false,
    seats: [
      { kind: 'person', name: 'Ana', colour: 0 },
      { kind: 'person', name: 'Dora', colour: 1 },
    ],
  })
  const { decision } = (await one.benView()).status
  const action = decision?.choices[0]
  const before = await standing()
  const used = process.memoryUsage().heapUsed
  const calls = validCallsFor(one.table, 1, decision?.id ?? 0, action)
  const { leave: _, skip: __, ...replayed } = calls
  const answers = [
    ...(await saidBy('browser', watcher, malformedCalls(calls))),
    ...(await saidBy('browser', seated, malformedCalls(validCallsFor(one.table, 0, decision?.id ?? 0, action)))),
    ...(await saidBy('app', app, malformedCalls(calls))),
    ...(await saidBy('browser', seated, unauthorizedCalls(one.table, 2, [other.table, 'karmaka-0'], action))),
    ...(await saidBy('browser', seated, staleCalls(one.table, 2, action))),
    ...(await saidBy(
      'browser',
      watcher,
      Object.entries(replayed).map(([name, arg]) => ({ call: `table.${name}`, arg })),
    )),
  ]
  expect(answers.length).toBeGreaterThan(5000)
  expect(process.memoryUsage().heapUsed - used).toBeLessThan(MAX_GROWTH_BYTES)
  const done = answers.filter(([, why]) => why === 'ok').map(([{ call }]) => call.replace('table.', ''))
  expect(done.filter((call) => !HARMLESS.includes(call))).toEqual([])
  expect(answers.filter(([, why]) => why === 'bridge.failed')).toEqual([])
  await playsOn(before)
}, 60_000)

test('forged handshakes without a code never let a guest in, on both channels', async () => {
  const before = await standing()
  for (const kind of ['app', 'browser'] as const)
    for (const [n, texts] of forgedHandshakes(kind, RULES).entries()) {
      if (n % 20 === 0) await one.advanceTime(1000)
      const guest = await one.connect(kind)
      // A guest that was not refused so far sends an invalid message last.
      for (const text of [...texts, '{']) {
        guest.sendText(text)
        const heard = await guest.nextMessage()
        expect(heard ?? { no: {} }).not.toHaveProperty('welcome')
        if (heard === undefined || 'no' in heard) break
      }
      expect(await guest.closed).toBeGreaterThan(1000)
    }
  await playsOn(before)
}, 60_000)

test('L6: oversized, binary, broken or fragmented frames close only their own connection, and the game continues', async () => {
  const before = await standing()
  // Eve's line of before has been taken over by the first of these.
  const { clientCount } = one.open
  const deeds: readonly ((device: TestDevice) => void)[] = [
    ({ guest }) => guest.sendText(JSON.stringify({ id: 1, call: 'table.say', arg: 'x'.repeat(16 * 1024) })),
    ({ guest }) => guest.socket.send(Buffer.from([0xff, 0xfe, 0xc0, 0x80]), { binary: false }),
    ({ guest }) => Array.from({ length: 200 }, () => guest.socket.send('[', { fin: false })),
    ({ guest }) => Array.from({ length: 20 }, () => guest.socket.send(Buffer.from('{}'))),
    ({ guest }) => Array.from({ length: 400 }, () => guest.socket.ping()),
    ({ guest }) => Array.from({ length: 400 }, (_, n) => guest.send({ pong: n })),
    ({ guest }) =>
      Array.from({ length: 400 }, (_, id) => guest.send({ id, call: 'table.people', arg: { table: one.table } })),
  ]
  for (const deed of deeds) {
    const eve = await one.join('browser', { token: one.eve.token })
    deed(eve)
    expect([1002, 1007, 1008, 1009]).toContain(await eve.guest.closed)
    await one.advanceTime(1000)
    expect(one.open.clientCount).toBeLessThanOrEqual(clientCount)
  }
  await playsOn(before)
})

test('S1: a guest that sends values of any type, depth and length is rejected or closed, and the game continues', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown): void => void uncaught.push(error)
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  const before = await standing()
  let messages = 0
  for (const value of [...MALFORMED_VALUES, ...OVERSIZED_VALUES]) {
    await one.advanceTime(1000)
    const eve = await one.join('browser', { token: one.eve.token })
    for (const name of Object.keys(BRIDGE_CALLS.table).filter((call) => call !== 'leave')) {
      messages += 1
      eve.guest.sendText(`{"id":${String(messages)},"call":"table.${name}","arg":${value}}`)
      const answer = await eve.guest.nextMessage()
      if (answer === undefined) break
      expect(answer).toMatchObject({ reply: { ok: false } })
    }
    eve.guest.socket.terminate()
    await eve.guest.closed
    expect(uncaught).toEqual([])
  }
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  expect(messages).toBeGreaterThan(200)
  await playsOn(before)
}, 60_000)

test('L6: despite 200 idle connections a guest with a token can join and the game continues', async () => {
  const before = await standing()
  const halves = ['', 'GET / HT', 'GET /guest HTTP/1.1\r\nHost: x\r\n', '\u0016\u0003\u0001\u0002\u0000', '\u0016']
  const all = Array.from({ length: 200 }, (_, n) =>
    openIdleConnection(one.port, Buffer.from(halves[n % halves.length] ?? '', 'latin1'), loopbackAddress(n % 8)),
  )
  for (let n = 0; n < 5; n++) {
    await one.advanceTime(1000)
    if (process.platform === 'linux') await one.join('browser', { token: one.eve.token })
  }
  for (const { socket } of all) socket.destroy()
  await Promise.all(all.map(({ closed }) => closed))
  await playsOn(before)
})

test('L3: of 600 wrong codes from as many addresses few are checked, and the table stays unchanged', async () => {
  const before = await standing()
  const counts = await tryWrongCodes(one, 600, 200)
  expect([...counts.keys()].sort()).toEqual(['lan.refused.busy', 'lan.refused.code'])
  // A minute passes after every 200: Ben's and Eve's own codes were the first two.
  expect(counts.get('lan.refused.code')).toBeLessThanOrEqual(3 * MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE - 2)
  await playsOn(before)
}, 60_000)
