import { beforeEach, expect, test } from 'vitest'
import { CALLS, type TableApi } from '../../../bridge/calls.ts'
import type { Result } from '../../../bridge/result.ts'
import { GUEST_EVENTS, type GuestEventName } from '../../../bridge/guest-protocol.ts'
import { ok, reject } from '../../base/result.ts'
import { createSampleHostValues, secondSeatView } from '../../testing/sample-host-values.ts'
import { createFixtureGame } from '../../testing/fixture-game.ts'
import { RemoteTableCalls, RemoteTables, type RemoteConnection } from './remote-tables.ts'

const GAME = createFixtureGame('none')
const VIEW = secondSeatView(GAME)
const told = createSampleHostValues('karmaka-7', GAME.info, VIEW)

/** A line that keeps what is called, and tells what its host would. */
class FakeLine implements RemoteConnection {
  readonly called: unknown[] = []
  /** Of what is not listed: null. */
  replies: Readonly<Record<string, Result<unknown>>> = {}
  readonly #heard = new Map<string, (value: unknown) => void>()

  call(name: string, arg: unknown): Promise<Result<unknown>> {
    this.called.push([name, arg])
    return Promise.resolve(this.replies[name] ?? ok(null))
  }

  on(event: GuestEventName, listener: (value: unknown) => void): () => void {
    this.#heard.set(event, listener)
    return () => undefined
  }

  tell(event: string, value: unknown): void {
    this.#heard.get(event)?.(value)
  }

  get events(): readonly string[] {
    return [...this.#heard.keys()]
  }
}

let line: FakeLine
let tables: RemoteTables
let heard: unknown[]
let calls: RemoteTableCalls
let both: TableApi

const own = Object.fromEntries(
  Object.keys(CALLS.table).map((name) => [name, (arg: object) => Promise.resolve(ok({ own: name, ...arg }))]),
) as unknown as TableApi

beforeEach(() => {
  line = new FakeLine()
  line.replies = { 'table.current': ok(told.now), 'table.people': ok(told.events.people) }
  tables = new RemoteTables({ log: () => undefined })
  tables.open('lan-1', line, { table: 'karmaka-7', game: GAME })
  heard = []
  calls = new RemoteTableCalls(tables, (event, value) => heard.push([event, value]))
  both = calls.routeByTable(own)
})

/** What the host tells of a wish, or what somebody here answers. */
type Step = { readonly tells: unknown } | { readonly answers: boolean; readonly wish: number }
const HAND = { kind: 'hand', table: 'karmaka-7', wish: 4, to: 'p2', asked: [1], agreed: [], left: 30_000 }
const asks: Step = { tells: { table: 'karmaka-7', wish: HAND } }
const asksOther = (change: object): Step => ({ tells: { table: 'karmaka-7', wish: { ...HAND, ...change } } })
const over = (how: string): Step => ({ tells: { table: 'karmaka-7', over: how } })
const yes: Step = { answers: true, wish: 4 }

async function happens(steps: readonly Step[]): Promise<void> {
  await both.current({ table: 'lan-1' })
  line.tell('people', told.events.people)
  for (const step of steps) {
    if ('tells' in step) line.tell('consent', step.tells)
    else await both.agree({ table: 'lan-1', seat: 1, wish: step.wish, yes: step.answers })
  }
}

test.each<[string, readonly Step[]]>([
  ['nobody is asked', []],
  ['nobody answers', [asks]],
  ['it is refused here', [asks, { answers: false, wish: 4 }]],
  ['another party is to have it', [asksOther({ to: 'p3' }), yes]],
  ['it is asked to take something back', [asksOther({ kind: 'undo' }), yes]],
  ['another wish is answered', [asks, { answers: true, wish: 3 }]],
  ['somebody else refuses', [asks, yes, over('refused')]],
])('no host gives this machine its table while %s', async (_, steps) => {
  await happens(steps)
  expect(tables.at('lan-1')?.transferConsent.consumeConsent()).toBe(false)
})

test('whoever has said yes here may be given the table, once', async () => {
  await happens([asks, yes, asksOther({ agreed: [1] }), over('done')])
  expect([
    tables.at('lan-1')?.transferConsent.consumeConsent(),
    tables.at('lan-1')?.transferConsent.consumeConsent(),
  ]).toEqual([true, false])
})

test('our own tables are asked here, and no line hears of it', async () => {
  expect(await both.undo({ table: 'karmaka-7', seat: 1 })).toEqual(ok({ own: 'undo', table: 'karmaka-7', seat: 1 }))
  expect(line.called).toEqual([])
})

test('a table elsewhere is asked over its line by the name that it has there', async () => {
  await both.act({ table: 'lan-1', seat: 1, decision: 4, action: { take: 'one' } })
  await both.say({ table: 'lan-1', saying: { kind: 'phrase', phrase: 'hello' } })
  expect(line.called).toEqual([
    ['table.act', { table: 'karmaka-7', seat: 1, decision: 4, action: { take: 'one' } }],
    ['table.say', { table: 'karmaka-7', saying: { kind: 'phrase', phrase: 'hello' } }],
  ])
  expect(await both.current({ table: 'lan-2' })).toEqual(reject('table.refused.unknown'))
})

test('what it answers names the table as it is called here, and a refusal is handed on', async () => {
  const here = createSampleHostValues('lan-1', GAME.info, VIEW)
  expect(await both.current({ table: 'lan-1' })).toEqual(ok(here.now))
  expect(await both.people({ table: 'lan-1' })).toEqual(ok(here.events.people))
  line.replies = { 'table.nudge': reject('table.refused.often') }
  expect(await both.nudge({ table: 'lan-1', seat: 0 })).toEqual(reject('table.refused.often'))
})

test('what its host tells reaches whoever looks at it, under the name that it has here', async () => {
  line.tell('update', told.events.update)
  expect(heard).toEqual([])
  await both.current({ table: 'lan-1' })
  const here = createSampleHostValues('lan-1', GAME.info, VIEW)
  for (const event of GUEST_EVENTS) line.tell(event, told.events[event])
  expect(heard).toEqual(GUEST_EVENTS.map((event) => [event, here.events[event]]))
})

test('a host has no way to tell a page of ours anything else', () => {
  expect(line.events).toEqual(['update', 'people', 'said', 'nudged', 'consent'])
})

test('who leaves hears no more; the last of several to leave is told so', async () => {
  const other = new RemoteTableCalls(tables, () => undefined)
  await both.current({ table: 'lan-1' })
  await other.routeByTable(own).current({ table: 'lan-1' })
  expect(calls.leave('lan-1')).toBe(false)
  line.tell('said', told.events.said)
  expect(heard).toEqual([])
  expect(other.leave('lan-1')).toBe(true)
  expect(other.leave('lan-2')).toBe(false)
})

test('a page that goes closes its curtain there, and no other', async () => {
  const far = new FakeLine()
  tables.open('lan-2', far, { table: 'rauha-1', game: GAME })
  await both.current({ table: 'lan-1' })
  calls.leaveAll()
  expect(line.called.at(-1)).toEqual(['table.lowerCurtain', { table: 'karmaka-7' }])
  expect(far.called).toEqual([])
})
