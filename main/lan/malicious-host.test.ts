/**
 * A guest's process at the table of a host that means no good, over real sockets: whatever the host says, the process lives, its own
 * tables and calls are answered, and the line goes on or is closed in order (review findings S1 and S2).
 */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CALLS } from '../../bridge/calls.ts'
import type { Joined } from '../../bridge/lan.ts'
import { GUEST_EVENTS } from '../../bridge/wire.ts'
import { callsFor } from '../testing/forged.ts'
import { openTestHost, person, temporaryFolder, type TestHost, type TestRenderer } from '../testing/host.ts'
import { CODES, movedClock } from '../testing/lan.ts'
import {
  BAD_MESSAGES,
  BAD_VALUES,
  MaliciousHost,
  SHORT_BAD_VALUES,
  TABLE,
  TOO_LONG,
} from '../testing/malicious-host.ts'
import { changedParts, toldOf, viewOfSecond } from '../testing/told-values.ts'
import { toyCatalogue, toyGame } from '../testing/toy-game.ts'
import { lanParts } from './parts.ts'

const GAME = toyGame('none')
const TOLD = toldOf(TABLE, GAME.info, viewOfSecond(GAME))
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
let folder: ReturnType<typeof temporaryFolder>
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
  folder = temporaryFolder()
  const moved = movedClock()
  const clock = {
    ...moved,
    advance: moved.pass,
    after(wait: number, then: () => void): () => void {
      if (wait < LONG_WAIT_MS) return moved.after(wait, then)
      longWaits.add(then)
      return () => longWaits.delete(then)
    },
  }
  const { root, openHost, dial } = lanParts(folder.path, { clock, randomBytes, log: () => undefined })
  const lan = { root, label: 'guest', networks: () => [], openHost, dial }
  guest = await openTestHost({ catalogue: toyCatalogue(GAME), profile: folder.path, clock, lan, randomBytes })
  page = guest.renderer()
  own = (await page.sit(GAME.info.id, [person('Ana'), person('Ben')])).info.table
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
    code: CODES.app,
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
const RIGHT = toldOf(TABLE, GAME.info, viewOfSecond(GAME))

test('S1: messages of no right form, of any depth and length, are dropped, and the line goes on', async () => {
  const before = page.received.length
  for (const text of BAD_MESSAGES) {
    host.say(text)
    await heardAll()
  }
  await playsOn()
  const told = page.received.slice(before).filter((text) => text.startsWith('{"event"'))
  expect(told).toEqual([])
  host.say(JSON.stringify({ event: 'nudged', value: RIGHT.events.nudged }))
  await heardAll()
  expect(page.received.at(-2)).toBe(JSON.stringify({ event: 'nudged', value: { ...RIGHT.events.nudged, table } }))
  expect(host.said).toBeGreaterThan(BAD_MESSAGES.length)
}, 120_000)

test.each(GUEST_EVENTS)(
  'S1: of the event %s any part may be anything: the process lives, and own tables are answered',
  async (event) => {
    for (const [n, value] of changedParts(RIGHT.events[event]).entries()) {
      host.say(JSON.stringify({ event, value }))
      if (n % 50 === 0) await heardAll()
    }
    await heardAll()
    await playsOn()
  },
  120_000,
)

test('S1: every call is answered or refused, whatever its answer is', async () => {
  const calls = callsFor(table, 1, 4, { do: 'draw' })
  expect(Object.keys(calls).sort()).toEqual(Object.keys(CALLS.table).sort())
  for (const [name, arg] of Object.entries(calls)) {
    const replies = new Set<string>()
    for (const value of name === 'current' ? BAD_VALUES : SHORT_BAD_VALUES) {
      for (const answer of [`{"ok":true,"value":${value}}`, `{"ok":false,"reason":${value}}`]) {
        host.answers = (call) => (call === `table.${name}` ? answer : honest(call))
        const waits = page.call(`table.${name}`, arg)
        // What is no reply at all, as it is too deep, is none: the call has waited long enough.
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
  host.answers = honest
  expect(await page.call('table.current', { table })).toMatchObject({ ok: true })
}, 240_000)

/** Another call, of another name than the one that is answered badly, comes back: all said before it was read. */
async function heardAnother(): Promise<void> {
  const before = host.answers
  host.answers = (call) => (call === 'table.stopAdvice' ? ok(null) : before(call))
  await page.call('table.stopAdvice', { table })
}

test.each(TOO_LONG.map((text) => [text.length, text] as const))(
  'S1: a message of %i letters closes the line, and the guest comes back',
  async (_, text) => {
    const states: string[] = []
    const back = new Promise<void>((resolve) => {
      page.onEvent = () => {
        const last = JSON.parse(page.received.at(-1) ?? '') as { event?: string; value?: Joined }
        if (last.event !== 'joined' || last.value === undefined) return
        states.push(last.value.state)
        if (last.value.state === 'there') resolve()
      }
    })
    host.say(`{"event":"said","value":${text}}`)
    await back
    expect(states).toEqual(['lost', 'there'])
    await heardAll()
    await playsOn()
  },
)

test('S1: floods of every kind are read piece by piece, and own calls are answered between', async () => {
  const view = JSON.stringify({ event: 'update', value: RIGHT.events.update })
  const large = `{"event":"people","value":[${'0,'.repeat(190_000)}0]}`
  const floods = ['{"ping":1}', '{', '{"event":"said","value":1}', view, large, '{"offer":null}']
  for (const flood of floods) {
    const times = flood.length > 100_000 ? 12 : 1100
    for (let n = 0; n < times; n++) host.say(flood)
    await playsOn()
    await heardAll()
  }
  expect(host.said).toBeGreaterThan(5000)
}, 120_000)

test('S2: a host that answers nothing keeps nothing waiting: own calls are answered, its calls are refused, and its table is left at once', async () => {
  host.answers = () => undefined
  const calls = Object.entries(callsFor(table, 1, 4, { do: 'draw' })).map(([name, arg]) =>
    page.call(`table.${name}`, arg),
  )
  await playsOn()
  await expect.poll(() => host.asked.includes('table.agree')).toBe(true)
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
  ['depth', [BAD_VALUES.find((value) => value.startsWith('[[[[')) ?? '']],
  ['a welcome without a challenge', ['{"welcome":{"party":"p","table":"t1","token":"xxxxxxxxxxxxxxxxxxxxxxxx"}}']],
  ['a flood', Array.from({ length: 500 }, () => '{"challenge":null}')],
  ['a refusal that is none', ['{"no":null}']],
])('S1: at the door a host that says %s lets nobody in, and joining ends', async (_, said) => {
  host.atTheDoor = said
  const joins = page.call('desk.join', { address: `127.0.0.1:${String(host.port)}`, code: CODES.app, name: 'Ben' })
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
