/**
 * A guest's process at the table of a malicious host, over real sockets: the process survives every message, its own tables and
 * calls are answered, and the connection continues or is closed in order (review findings S1 and S2).
 */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BRIDGE_CALLS } from '../../bridge/calls.ts'
import type { RemoteTableConnectionState } from '../../bridge/remote-tables.ts'
import { GUEST_EVENT_NAMES } from '../../bridge/guest-protocol.ts'
import { validCallsFor } from '../testing/forged-calls.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { TEST_JOIN_CODES, createShiftableClock } from '../testing/test-lan-host.ts'
import {
  MALFORMED_MESSAGES,
  MALFORMED_VALUES,
  MaliciousHost,
  SHORT_MALFORMED_VALUES,
  MALICIOUS_TABLE_ID,
  OVERSIZED_VALUES,
} from '../testing/malicious-host.ts'
import { mutationsOf, createSampleHostValues, secondSeatView } from '../testing/sample-host-values.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { createLanPlatform } from './lan-platform.ts'

const GAME = createFixtureGame('none')
const TOLD = createSampleHostValues(MALICIOUS_TABLE_ID, GAME.info, secondSeatView(GAME))
/** Milliseconds from which on the clock of the guest's process waits until the test lets them pass. */
const LONG_WAIT_MS = 10_000

const ok = (value: unknown): string => JSON.stringify({ ok: true, value })
/** As an honest host answers. */
const HONEST: Readonly<Record<string, string>> = {
  'table.current': ok(TOLD.now),
  'table.people': ok(TOLD.events.people),
  'table.past': ok(TOLD.past),
}
const honest = (call: string): string => HONEST[call] ?? ok(null)

let host: MaliciousHost
let folder: ReturnType<typeof createTemporaryFolder>
let guest: TestHost
let page: TestRenderer
/** The table of the host, and one of this process. */
let table: string
let own: string
let uncaught: unknown[]
let longWaits: Set<() => void>
const note = (error: unknown): void => void uncaught.push(error)

beforeEach(async () => {
  uncaught = []
  longWaits = new Set()
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  host = await MaliciousHost.open(GAME.info.id, GAME.info.rules, honest)
  folder = createTemporaryFolder()
  const moved = createShiftableClock()
  const clock = {
    ...moved,
    advance: moved.pass,
    after(wait: number, then: () => void): () => void {
      if (wait < LONG_WAIT_MS) return moved.after(wait, then)
      longWaits.add(then)
      return () => longWaits.delete(then)
    },
  }
  const { root, openHostedTableServer, dial } = createLanPlatform(folder.path, {
    clock,
    randomBytes,
    log: () => undefined,
  })
  const lan = { root, label: 'guest', networks: () => [], openHostedTableServer, dial }
  guest = await openTestHost({ catalogue: createFixtureCatalogue(GAME), profile: folder.path, clock, lan, randomBytes })
  page = guest.renderer()
  own = (await page.startTable(GAME.info.id, [personSeat('Ana'), personSeat('Ben')])).info.table
  table = await join()
  expect(await page.call('table.current', { table })).toMatchObject({ ok: true })
})

afterEach(async () => {
  await guest.services.dispose()
  await host.close()
  folder.remove()
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  expect(uncaught).toEqual([])
})

async function join(): Promise<string> {
  const { table: joined } = await page.get<{ table: string }>('desk.join', {
    address: `127.0.0.1:${String(host.port)}`,
    code: TEST_JOIN_CODES.app,
    name: 'Ana',
  })
  return joined
}

/** What waits for longer than ten seconds has waited. */
function passLongWaits(): void {
  const due = [...longWaits]
  longWaits.clear()
  for (const then of due) then()
}

/** Own tables and calls of this machine are answered. */
async function playsOn(): Promise<void> {
  expect(await page.call('table.current', { table: own })).toMatchObject({ ok: true, value: { info: { table: own } } })
  expect(await page.call('desk.saves')).toMatchObject({ ok: true })
  expect(uncaught).toEqual([])
}

/** Everything that was said so far has been read: the next answer comes after it. */
async function heardAll(): Promise<void> {
  expect(await page.call('table.skip', { table })).toEqual({ ok: true, value: null })
}

/** The table of the host as it has told it: nothing wrong is kept. */
const RIGHT = createSampleHostValues(MALICIOUS_TABLE_ID, GAME.info, secondSeatView(GAME))

test('S1: drops invalid messages of any depth and length, and the connection continues', async () => {
  const before = page.received.length
  for (const text of MALFORMED_MESSAGES) {
    host.broadcast(text)
    await heardAll()
  }
  await playsOn()
  const told = page.received.slice(before).filter((text) => text.startsWith('{"event"'))
  expect(told).toEqual([])
  host.broadcast(JSON.stringify({ event: 'nudged', value: RIGHT.events.nudged }))
  await heardAll()
  expect(page.received.at(-2)).toBe(JSON.stringify({ event: 'nudged', value: { ...RIGHT.events.nudged, table } }))
  expect(host.sentCount).toBeGreaterThan(MALFORMED_MESSAGES.length)
}, 120_000)

test.each(GUEST_EVENT_NAMES)(
  'S1: any change to any part of the event %s leaves the process and its own tables working',
  async (event) => {
    for (const [n, value] of mutationsOf(RIGHT.events[event]).entries()) {
      host.broadcast(JSON.stringify({ event, value }))
      if (n % 50 === 0) await heardAll()
    }
    await heardAll()
    await playsOn()
  },
  120_000,
)

test('S1: every call is answered or rejected, whatever the host replies', async () => {
  const calls = validCallsFor(table, 1, 4, { do: 'draw' })
  expect(Object.keys(calls).sort()).toEqual(Object.keys(BRIDGE_CALLS.table).sort())
  for (const [name, arg] of Object.entries(calls)) {
    const replies = new Set<string>()
    for (const value of name === 'current' ? MALFORMED_VALUES : SHORT_MALFORMED_VALUES) {
      for (const answer of [`{"ok":true,"value":${value}}`, `{"ok":false,"reason":${value}}`]) {
        host.answer = (call) => (call === `table.${name}` ? answer : honest(call))
        const waits = page.call(`table.${name}`, arg)
        // A reply that is nested too deeply counts as none: the call has waited long enough.
        await heardAnother()
        passLongWaits()
        const reply = await waits
        replies.add(reply.ok ? 'ok' : reply.reason.id)
      }
    }
    const rest = [...replies].filter((id) => !['ok', 'lan.refused.form', 'lan.refused.silent'].includes(id))
    expect([name, rest]).toEqual([name, []])
    await playsOn()
  }
  host.answer = honest
  expect(await page.call('table.current', { table })).toMatchObject({ ok: true })
}, 240_000)

/** Another call, of another name than the one that is answered badly, comes back: all said before it was read. */
async function heardAnother(): Promise<void> {
  const before = host.answer
  host.answer = (call) => (call === 'table.stopAdvice' ? ok(null) : before(call))
  await page.call('table.stopAdvice', { table })
}

test.each(OVERSIZED_VALUES.map((text) => [text.length, text] as const))(
  'S1: a message of %i characters closes the connection, and the guest reconnects',
  async (_, text) => {
    const states: string[] = []
    const back = new Promise<void>((resolve) => {
      page.onEvent = () => {
        const last = JSON.parse(page.received.at(-1) ?? '') as { event?: string; value?: RemoteTableConnectionState }
        if (last.event !== 'joined' || last.value === undefined) return
        states.push(last.value.state)
        if (last.value.state === 'there') resolve()
      }
    })
    host.broadcast(`{"event":"said","value":${text}}`)
    await back
    expect(states).toEqual(['lost', 'there'])
    await heardAll()
    await playsOn()
  },
)

test('S1: floods are read piece by piece, and own calls are answered in between', async () => {
  const view = JSON.stringify({ event: 'update', value: RIGHT.events.update })
  const large = `{"event":"people","value":[${'0,'.repeat(190_000)}0]}`
  const floods = ['{"ping":1}', '{', '{"event":"said","value":1}', view, large, '{"offer":null}']
  for (const flood of floods) {
    const times = flood.length > 100_000 ? 12 : 1100
    for (let n = 0; n < times; n++) host.broadcast(flood)
    await playsOn()
    await heardAll()
  }
  expect(host.sentCount).toBeGreaterThan(5000)
}, 120_000)

test('S2: calls to a silent host are rejected, own calls are answered, and its table can be left at once', async () => {
  host.answer = () => undefined
  const calls = Object.entries(validCallsFor(table, 1, 4, { do: 'draw' })).map(([name, arg]) =>
    page.call(`table.${name}`, arg),
  )
  await playsOn()
  await expect.poll(() => host.receivedCalls.includes('table.agree')).toBe(true)
  passLongWaits()
  const replies = await Promise.all(calls)
  expect(new Set(replies.map((reply) => (reply.ok ? 'ok' : reply.reason.id)))).toEqual(new Set(['lan.refused.silent']))
  const many = Array.from({ length: 100 }, () => page.call('table.current', { table }))
  await playsOn()
  expect(await page.call('desk.leave', { table })).toEqual({ ok: true, value: null })
  expect(new Set((await Promise.all(many)).map((reply) => (reply.ok ? 'ok' : reply.reason.id)))).toEqual(
    new Set(['lan.refused.silent', 'lan.refused.unreachable']),
  )
  await playsOn()
})

test.each([
  ['nothing', []],
  ['no form', ['null']],
  ['depth', [MALFORMED_VALUES.find((value) => value.startsWith('[[[[')) ?? '']],
  ['a welcome without a challenge', ['{"welcome":{"party":"p","table":"t1","token":"xxxxxxxxxxxxxxxxxxxxxxxx"}}']],
  ['a flood', Array.from({ length: 500 }, () => '{"challenge":null}')],
  ['a refusal that is none', ['{"no":null}']],
])('S1: in the handshake with a host that sends %s joining fails, and own tables keep working', async (_, said) => {
  host.handshakeTexts = said
  const joins = page.call('desk.join', {
    address: `127.0.0.1:${String(host.port)}`,
    code: TEST_JOIN_CODES.app,
    name: 'Ben',
  })
  await playsOn()
  let isOver = false
  void joins.then(() => (isOver = true))
  await expect
    .poll(async () => {
      if (said.length === 0) passLongWaits()
      await playsOn()
      return isOver
    })
    .toBe(true)
  expect((await joins).ok).toBe(false)
})
