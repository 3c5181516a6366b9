import { beforeEach, expect, test } from 'vitest'
import type { TableApi } from '../../../bridge/calls.ts'
import type { Result } from '../../../bridge/result.ts'
import { GUEST_EVENT_NAMES, type GuestEventName } from '../../../bridge/guest-protocol.ts'
import { ok, reject } from '../../base/result.ts'
import { createSampleHostValues, secondSeatView } from '../../testing/sample-host-values.ts'
import { createFixtureGame } from '../../testing/fixture-game.ts'
import { TableCallRouter } from '../../tables/table-call-router.ts'
import { RemoteTables, type RemoteTableHostConnection } from './remote-tables.ts'

const GAME = createFixtureGame('none')
const VIEW = secondSeatView(GAME)
const told = createSampleHostValues('karmaka-7', GAME.info, VIEW)

/** A line that keeps what is called, and tells what its host would. */
class FakeLine implements RemoteTableHostConnection {
  readonly called: [name: string, arg: unknown][] = []
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
let client: TableCallRouter
let calls: TableApi

beforeEach(() => {
  line = new FakeLine()
  line.replies = { 'table.current': ok(told.now), 'table.people': ok(told.events.people) }
  tables = new RemoteTables({ log: () => undefined })
  tables.open('lan-1', line, { table: 'karmaka-7', game: GAME })
  heard = []
  client = new TableCallRouter(tables, (event, value) => heard.push([event, value]))
  calls = client.handlers
})

/** A message of the host about a vote, or an answer of a client here. */
type Step = { readonly tells: unknown } | { readonly answers: boolean; readonly wish: number }
const HAND = { kind: 'hand', table: 'karmaka-7', wish: 4, to: 'p2', asked: [1], agreed: [], left: 30_000 }
const asks: Step = { tells: { table: 'karmaka-7', wish: HAND } }
const asksOther = (change: object): Step => ({ tells: { table: 'karmaka-7', wish: { ...HAND, ...change } } })
const over = (how: string): Step => ({ tells: { table: 'karmaka-7', over: how } })
const yes: Step = { answers: true, wish: 4 }

async function happens(steps: readonly Step[]): Promise<void> {
  await calls.current({ table: 'lan-1' })
  line.tell('people', told.events.people)
  for (const step of steps) {
    if ('tells' in step) line.tell('consent', step.tells)
    else await calls.agree({ table: 'lan-1', seat: 1, wish: step.wish, yes: step.answers })
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
])('a host cannot transfer its table to this machine while %s', async (_, steps) => {
  await happens(steps)
  expect(tables.at('lan-1')?.transferConsent.consumeConsent()).toBe(false)
})

test('a player’s yes on this machine allows the transfer of the table once', async () => {
  await happens([asks, yes, asksOther({ agreed: [1] }), over('done')])
  expect([
    tables.at('lan-1')?.transferConsent.consumeConsent(),
    tables.at('lan-1')?.transferConsent.consumeConsent(),
  ]).toEqual([true, false])
})

test('calls for a remote table are sent to its host under the host’s table id', async () => {
  await calls.act({ table: 'lan-1', seat: 1, decision: 4, action: { take: 'one' } })
  await calls.say({ table: 'lan-1', saying: { kind: 'phrase', phrase: 'hello' } })
  expect(line.called).toEqual([
    ['table.act', { table: 'karmaka-7', seat: 1, decision: 4, action: { take: 'one' } }],
    ['table.say', { table: 'karmaka-7', saying: { kind: 'phrase', phrase: 'hello' } }],
  ])
  expect(await calls.current({ table: 'lan-2' })).toEqual(reject('table.refused.unknown'))
})

test('replies name the table by its local id, and rejections are forwarded', async () => {
  const here = createSampleHostValues('lan-1', GAME.info, VIEW)
  expect(await calls.current({ table: 'lan-1' })).toEqual(ok(here.now))
  expect(await calls.people({ table: 'lan-1' })).toEqual(ok(here.events.people))
  line.replies = { 'table.nudge': reject('table.refused.often') }
  expect(await calls.nudge({ table: 'lan-1', seat: 0 })).toEqual(reject('table.refused.often'))
})

test('events of the host reach the clients of its table under the local table id', async () => {
  line.tell('update', told.events.update)
  expect(heard).toEqual([])
  await calls.current({ table: 'lan-1' })
  const here = createSampleHostValues('lan-1', GAME.info, VIEW)
  for (const event of GUEST_EVENT_NAMES) line.tell(event, told.events[event])
  expect(heard).toEqual(GUEST_EVENT_NAMES.map((event) => [event, here.events[event]]))
})

test('the remote table listens to guest events only', () => {
  expect(line.events).toEqual(['update', 'people', 'said', 'nudged', 'consent'])
})

test('a client that left gets no events until its next call; the table is watched until its last client leaves', async () => {
  const other = new TableCallRouter(tables, () => undefined)
  await calls.current({ table: 'lan-1' })
  await other.handlers.current({ table: 'lan-1' })
  client.leave('lan-1')
  line.tell('said', told.events.said)
  expect(heard).toEqual([])
  expect(tables.at('lan-1')?.isWatched).toBe(true)
  other.leave('lan-1')
  expect(tables.at('lan-1')?.isWatched).toBe(false)
  expect(line.called.map(([name]) => name)).toEqual(['table.current', 'table.current'])
  await calls.people({ table: 'lan-1' })
  line.tell('said', told.events.said)
  expect(heard).toHaveLength(1)
})

test('a client of a table that was removed and opened again receives events of the new one only', async () => {
  await calls.current({ table: 'lan-1' })
  const anew = new FakeLine()
  anew.replies = line.replies
  tables.remove('lan-1')
  tables.open('lan-1', anew, { table: 'karmaka-7', game: GAME })
  await calls.current({ table: 'lan-1' })
  for (const each of [line, anew]) each.tell('said', told.events.said)
  expect(heard).toHaveLength(1)
  client.disconnectAll()
  expect([line.called.length, anew.called.at(-1)]).toEqual([1, ['table.lowerCurtain', { table: 'karmaka-7' }]])
})

test('a client that disconnects lowers its curtain at its own table and at no other', async () => {
  const far = new FakeLine()
  tables.open('lan-2', far, { table: 'rauha-1', game: GAME })
  await calls.current({ table: 'lan-1' })
  client.disconnectAll()
  expect(line.called.at(-1)).toEqual(['table.lowerCurtain', { table: 'karmaka-7' }])
  expect(far.called).toEqual([])
})
