/** Validation of a remote host's messages, and rejection of all others (review findings S1 and S2). */
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { BRIDGE_CALLS, type TableApi } from '../../../bridge/calls.ts'
import type { TableSchemaContext } from '../../../bridge/table-schemas.ts'
import type { EntryViewSteps } from '../../../bridge/replay.ts'
import type { Advice } from '../../../engine/core/contract/advice.ts'
import type { Result } from '../../../bridge/result.ts'
import type { TableSnapshot, TableUpdate } from '../../../bridge/table-view.ts'
import { GUEST_EVENT_SCHEMA_FACTORIES } from '../../../bridge/guest-event-schemas.ts'
import { GUEST_EVENT_NAMES, type GuestEventName } from '../../../bridge/guest-protocol.ts'
import type { AnyGame, TableConfig } from '../../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { Table } from '../../../engine/core/host/table.ts'
import { CATALOGUE } from '../../../engine/index.ts'
import { ok, reject } from '../../base/result.ts'
import {
  openInMemoryTable,
  randomScriptedMove,
  playRandomMoves,
  type InMemoryTable,
} from '../../testing/in-memory-table.ts'
import {
  mutationsOf,
  createSampleHostValues,
  secondSeatView,
  type SampleHostValues,
} from '../../testing/sample-host-values.ts'
import { createFixtureGame } from '../../testing/fixture-game.ts'
import { createRemoteContentValidator, type RemoteGameContentValidator } from './remote-content-validator.ts'
import { MAX_CALLS_AWAITING_HOST_REPLY, RemoteTable, type RemoteTableHostConnection } from './remote-table.ts'

const GAME = createFixtureGame('none')
const VIEW = secondSeatView(GAME)

class FakeLine implements RemoteTableHostConnection {
  readonly called: string[] = []
  answer: (name: string) => Promise<Result<unknown>>
  readonly #heard = new Map<string, (value: unknown) => void>()

  constructor(told: SampleHostValues) {
    const answers: Readonly<Record<string, unknown>> = {
      'table.current': told.now,
      'table.people': told.events.people,
      'table.past': told.past,
    }
    this.answer = (name) => Promise.resolve(ok(answers[name] ?? null))
  }

  call(name: string): Promise<Result<unknown>> {
    this.called.push(name)
    return this.answer(name)
  }

  on(event: GuestEventName, listener: (value: unknown) => void): () => void {
    this.#heard.set(event, listener)
    return () => undefined
  }

  tell(event: GuestEventName, value: unknown): void {
    this.#heard.get(event)?.(value)
  }
}

let told: SampleHostValues
let line: FakeLine
let heard: [string, unknown][]
let log: string[]
let remote: RemoteTable

beforeEach(() => {
  told = createSampleHostValues('toy-7', GAME.info, VIEW)
  line = new FakeLine(told)
  heard = []
  log = []
  remote = new RemoteTable({
    id: 'lan-1',
    connection: line,
    table: 'toy-7',
    game: GAME,
    log: (entry) => log.push(entry),
  })
  remote.connect((event, value) => heard.push([event, value]))
})

const ref = { table: 'lan-1' }

test('forwards valid values under the local table id and with the local description of the game', async () => {
  line.answer = () =>
    Promise.resolve(ok({ ...told.now, more: 1, info: { ...told.now.info, game: { id: GAME.info.id } } }))
  const here = createSampleHostValues('lan-1', GAME.info, VIEW)
  const now = await remote.call('current', ref)
  expect(now).toEqual(ok(here.now))
  for (const event of GUEST_EVENT_NAMES) line.tell(event, told.events[event])
  expect(heard).toEqual(GUEST_EVENT_NAMES.map((event) => [event, here.events[event]]))
  expect(log).toEqual([])
})

/** Of each event, changes after which it is dropped. */
const DROPPED: readonly (readonly [GuestEventName, string, object | null | string | number])[] = [
  ...GUEST_EVENT_NAMES.flatMap((event) => [
    [event, 'is null', null] as const,
    [event, 'is a number', 0] as const,
    [event, 'is a text', 'x'] as const,
    [event, 'is a list', []] as const,
    [event, 'is of another table', { table: 'toy-8' }] as const,
  ]),
  ['update', 'has no status', { status: null }],
  ['update', 'has a moment without a view', { moments: [{ view: null, facts: [] }] }],
  ['update', 'has a moment without facts', { moments: [{ view: VIEW }] }],
  ['update', 'has a fact without a kind', { moments: [{ view: VIEW, facts: [{}] }] }],
  ['update', 'tells of an entry that the log has not', { moments: [{ view: VIEW, facts: [], group: 3 }] }],
  ['update', 'cuts beyond the log', { cut: { from: 3, groups: [[]] } }],
  ['people', 'leaves a seat out', { holders: [{ by: 'nobody' }] }],
  ['people', 'has a seat that does not exist', { waiting: [{ seat: 3, since: 1 }] }],
  ['people', 'names a party that is not there', { holders: Array(3).fill({ by: 'party', party: 'p9' }) }],
  ['people', 'is for a party that is not there', { me: 'p9' }],
  ['people', 'has one party twice', { parties: Array(2).fill({ id: 'p2', name: '', kind: 'app', seats: [] }) }],
  ['said', 'has a phrase that nobody knows', { saying: { kind: 'phrase', phrase: 'constructor' } }],
  ['said', 'has too many words', { saying: { kind: 'words', words: 'x'.repeat(5000) } }],
  ['nudged', 'has a seat that does not exist', { seat: 3 }],
  ['consent', 'has no wish', { wish: null }],
  ['consent', 'has a wish of no kind', { wish: { table: 'toy-7', wish: 1 } }],
  [
    'consent',
    'asks a seat that does not exist',
    { wish: { kind: 'hand', table: 'toy-7', wish: 4, to: 'p2', asked: [3], agreed: [], left: 1 } },
  ],
]

test.each(DROPPED)('S1: drops an event: %s that %s', async (event, _, change) => {
  await remote.call('current', ref)
  const isPart = typeof change === 'object' && change !== null && !Array.isArray(change)
  line.tell(event, isPart ? { ...told.events[event], ...change } : change)
  expect(heard).toEqual([])
  expect(log).toEqual([`lan: a host has sent a value of another form (${event})`])
})

const outcome = { reason: { id: 'toy.end' }, ranking: [{ seats: [0, 1, 2], rank: 1, lines: [] }] }
const status = (change: object) => ({
  status: { ...createSampleHostValues('toy-7', GAME.info, VIEW).now.status, ...change },
})
const info = (change: object) => ({ info: { ...createSampleHostValues('toy-7', GAME.info, VIEW).now.info, ...change } })

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'x'],
  ['no info', { info: null }],
  ['no status', { status: null }],
  ['no view', { moment: { view: null, facts: [] } }],
  ['another game', info({ game: { ...GAME.info, id: 'chakra' } })],
  ['another table', info({ table: 'toy-8' })],
  ['more seats than the game has', info({ seats: Array(8).fill({ kind: 'person', name: 'Ana', colour: 0 }) })],
  ['a seat of a kind that is none', info({ seats: [{ kind: 'ghost' }] })],
  ['a colour that is none', info({ seats: Array(3).fill({ kind: 'person', name: 'Ana', colour: 8 }) })],
  ['a log of another length', { history: [[]] }],
  ['a null in the log', { history: [[], null, []] }],
  ['a fact that is none', { history: [[], [null], []] }],
  ['a seat that does not exist', status({ deciders: [3] })],
  ['a viewer that does not exist', status({ viewer: 3 })],
  ['choices that are no list', status({ decision: { seat: 1, id: 1, choices: { length: 2 } } })],
  ['a final choice that is none', status({ decision: { seat: 1, id: 1, choices: [1], final: [1] } })],
  [
    'a person in a notice who does not exist',
    status({ notice: { id: 'table.notice.helped', values: { seat: { seat: 3 } } } }),
  ],
  ['a notice that every object has', status({ notice: { id: 'app.constructor' } })],
  [
    'an outcome with a seat that does not exist',
    status({ outcome: { ...outcome, ranking: [{ seats: [0, 1, 2, 3], rank: 1, lines: [] }] } }),
  ],
  [
    'an outcome that leaves a seat out',
    status({ outcome: { ...outcome, ranking: [{ seats: [0, 1], rank: 1, lines: [] }] } }),
  ],
])('S1: rejects a current state with %s, and forwards nothing', async (_, change) => {
  const isPart = typeof change === 'object' && change !== null
  line.answer = () => Promise.resolve(ok(isPart ? { ...told.now, ...change } : change))
  expect(await remote.call('current', ref)).toEqual(reject('lan.refused.form'))
  expect(heard).toEqual([])
})

test('C3: forced moves of a host are checked, and an older host has none', async () => {
  const [action] = told.now.status.decision?.choices ?? []
  const answered = (forced: unknown): Promise<Result<TableSnapshot>> => {
    line.answer = () => Promise.resolve(ok({ ...told.now, ...status({ forced }) }))
    return remote.call('current', ref) as Promise<Result<TableSnapshot>>
  }
  const move = { seat: 1, group: 2, action, after: 1 }
  expect(await answered([move])).toMatchObject({ ok: true, value: { status: { forced: [move] } } })
  for (const wrong of [{ group: 3 }, { after: 2 }, { seat: 3 }, { action: { do: 'unheard' } }])
    expect(await answered([{ ...move, ...wrong }])).toEqual(reject('lan.refused.form'))
  line.answer = () => Promise.resolve(ok(told.now))
  expect(await remote.call('current', ref)).toMatchObject({ ok: true })
})

test('S1: rejects an outcome that differs from the game’s own outcome', async () => {
  const table = new Table({ game: GAME, config: { players: 3, options: {} }, seed: '0'.repeat(32) })
  for (let n = 0; n < 6; n++) {
    table.act(n % 3, { do: 'pass' }, table.decision(n % 3)?.id ?? 0)
    table.endTurn(n % 3)
  }
  const moment = { view: GAME.view(table.state as never, 1) as never, facts: [] }
  const { decision: _, ...rest } = told.now.status
  const over = (of: unknown) => ({ ...told.now, moment, status: { ...rest, deciders: [], outcome: of } })
  line.answer = () => Promise.resolve(ok(over({ ...table.outcome, reason: { id: 'toy.another' } })))
  expect(await remote.call('current', ref)).toEqual(reject('lan.refused.form'))
  line.answer = () => Promise.resolve(ok(over(table.outcome)))
  expect(await remote.call('current', ref)).toMatchObject({ ok: true, value: { status: { outcome: table.outcome } } })
})

test('S1: rejects a view of another game and a view that no position has', async () => {
  const impossible = { ...(VIEW as object), deck: 0 }
  for (const view of [{}, { tribes: [] }, impossible]) {
    line.answer = () => Promise.resolve(ok({ ...told.now, moment: { view, facts: [] } }))
    expect(await remote.call('current', ref)).toEqual(reject('lan.refused.form'))
  }
})

const ADVICE: Advice = {
  choices: [
    {
      choice: 0,
      chances: [0.5, 0.25, 0.25],
      line: [],
      isEqual: false,
      why: [{ what: { id: `${GAME.info.id}.reason.six`, values: { count: 2 } }, seat: 0, speaks: 'for' }],
    },
  ],
  iterations: 4,
}

test('S1: after any change to any part of an event or a reply nothing throws, and every call is answered', async () => {
  await remote.call('current', ref)
  let messages = 0
  for (const event of GUEST_EVENT_NAMES)
    for (const changed of mutationsOf(told.events[event])) {
      line.tell(event, changed)
      messages += 1
    }
  const here = formOf(GAME, { players: 3, options: {} }, 'lan-1')
  for (const [event, value] of heard)
    expect(
      v.safeParse(GUEST_EVENT_SCHEMA_FACTORIES[event as GuestEventName](here) as v.GenericSchema, value).success,
    ).toBe(true)
  const answers: readonly [keyof TableApi, unknown][] = [
    ['current', told.now],
    ['people', told.events.people],
    ['past', told.past],
    ['act', null],
    ['advise', ADVICE],
  ]
  for (const [name, value] of answers)
    for (const changed of mutationsOf(value)) {
      line.answer = () => Promise.resolve(ok(changed))
      const reply = await remote.call(name, ref)
      if (!reply.ok) expect(reply).toEqual(reject('lan.refused.form'))
      messages += 1
    }
  expect(messages).toBeGreaterThan(5000)
  expect(log.length).toBeLessThan(20)
})

test('A2: advice reasons must belong to this game and its seats; reasons of version 1.0 are left out', async () => {
  await remote.call('current', ref)
  const advised = async (...why: readonly unknown[]): Promise<Result<Advice>> => {
    line.answer = () => Promise.resolve(ok({ choices: [{ ...ADVICE.choices[0], why }], iterations: 4 }))
    return (await remote.call('advise', ref)) as Result<Advice>
  }
  const [reason] = ADVICE.choices[0]?.why ?? []
  const former = { feature: 'near', seat: 0, way: 'more', speaks: 'for' }
  expect(await advised(former, reason)).toMatchObject({ value: { choices: [{ isEqual: false, why: [reason] }] } })
  for (const wrong of [
    { ...reason, seat: 3 },
    { ...reason, what: { id: 'karmaka.reason.deeds' } },
  ])
    expect(await advised(wrong)).toEqual(reject('lan.refused.form'))
})

/** @param here what the table is called here */
function formOf(game: AnyGame, { players, options }: TableConfig, table: string, here = table): TableSchemaContext {
  return {
    table,
    here,
    seats: players,
    game: game.info,
    options,
    ...createRemoteContentValidator(game, { players, options }).form,
  }
}

test('S1: a malformed rejection still rejects the call, and a rejection must name seats of this table', async () => {
  await remote.call('current', ref)
  const refuses = (reason: unknown): Promise<Result<unknown>> => {
    line.answer = () => Promise.resolve({ ok: false, reason } as Result<unknown>)
    return remote.call('nudge', ref)
  }
  expect(await refuses({ id: 'table.refused.often' })).toEqual(reject('table.refused.often'))
  expect(await refuses({ id: 'table.refused.seatTaken', values: { seat: { seat: 3 } } })).toEqual(
    reject('lan.refused.form'),
  )
  expect(await refuses(null)).toEqual(reject('lan.refused.form'))
})

test('S1: a connection that fails rejects the call', async () => {
  line.answer = () => Promise.reject(new Error('the words of a host'))
  expect(await remote.call('act', ref)).toEqual(reject('lan.refused.form'))
  expect(log.join()).not.toContain('words')
})

test('S1: ignores all events before the table’s current state is known', async () => {
  for (const event of GUEST_EVENT_NAMES) line.tell(event, told.events[event])
  expect(heard).toEqual([])
  expect(await remote.call('people', ref)).toMatchObject({ ok: true, value: { table: 'lan-1', me: 'p2' } })
  expect(line.called).toEqual(['table.current', 'table.people'])
})

test('S1: rejects a replay reply for another entry than the requested one', async () => {
  expect(await remote.call('past', { ...ref, entry: 1 } as never)).toMatchObject({ ok: true })
  expect(await remote.call('past', { ...ref, entry: 2 } as never)).toEqual(reject('lan.refused.form'))
})

test('S2: at most MAX_CALLS_AWAITING_HOST_REPLY calls wait for a silent host, and further calls are rejected at once', async () => {
  line.answer = () => new Promise(() => undefined)
  for (let n = 0; n < MAX_CALLS_AWAITING_HOST_REPLY; n++) void remote.call('act', ref)
  expect(await remote.call('act', ref)).toEqual(reject('lan.refused.silent'))
  expect(line.called).toHaveLength(MAX_CALLS_AWAITING_HOST_REPLY)
})

/** Plays at random until the game is over. */
async function playOut({ table, guests }: InMemoryTable): Promise<void> {
  const random = createRandomStream(seedFromText('told'), 'rest')
  for (;;) {
    const deed = randomScriptedMove(table, random)
    if (deed === undefined) return
    const { seat } = deed
    const decision = { decision: table.decision(seat)?.id, action: 'action' in deed ? deed.action : null }
    await guests[seat]?.get(`table.${deed.do}`, { table: 'one', seat, ...(deed.do === 'act' && decision) })
  }
}

/** Every event and answer in `received`, as texts, must pass its schema and come out as it went in. */
function checkAll(received: readonly string[], form: TableSchemaContext, content: RemoteGameContentValidator): number {
  const schemas: Readonly<Record<string, v.GenericSchema>> = {
    current: BRIDGE_CALLS.table.current.gives(form),
    people: BRIDGE_CALLS.table.people.gives(form),
    past: BRIDGE_CALLS.table.past.gives(form),
  }
  for (const text of received) {
    const message = JSON.parse(text) as { event?: GuestEventName; value?: object | null; reply?: never }
    const { event, value } = message
    if (value === null || value === undefined) continue
    const kind = 'history' in value ? 'current' : 'holders' in value ? 'people' : 'past'
    const schema = event === undefined ? schemas[kind] : (GUEST_EVENT_SCHEMA_FACTORIES[event](form) as v.GenericSchema)
    const parsed = schema && v.safeParse(schema, value)
    if (parsed?.success !== true)
      throw new Error(
        `${event ?? kind}: ${JSON.stringify(parsed?.issues.map((issue) => [v.getDotPath(issue), issue.message]))} ${text.slice(0, 500)}`,
      )
    expect(parsed.output).toEqual(value)
    const isPossible =
      (event !== 'update' || content.acceptsUpdate(value as TableUpdate)) &&
      (event !== undefined || kind !== 'current' || content.acceptsSnapshot(value as TableSnapshot)) &&
      (event !== undefined || kind !== 'past' || content.acceptsReplayedEntry(value as EntryViewSteps))
    if (!isPossible) throw new Error(`${event ?? kind} is not possible: ${text.slice(0, 500)}`)
  }
  return received.length
}

test.each(CATALOGUE.map(({ info, load }) => [info.id, load] as const))(
  'S1: everything an honest host sends in a game of %s passes validation unchanged',
  async (_, load) => {
    const game = await load?.()
    if (game === undefined) throw new Error('not playable')
    const { min, max } = game.info.players
    for (const players of new Set([Math.max(2, min), max])) {
      const configured = createTableConfig(game.info, players, {})
      if (!configured.ok) continue
      const table = new Table({ game, config: configured.config, seed: seedFromText(`told ${String(players)}`) })
      const gathered = await openInMemoryTable(table)
      await playRandomMoves(gathered, 'told', 60)
      if (players !== max) await playOut(gathered)
      const form = formOf(game, configured.config, 'one')
      // A seat, and who only watches.
      for (const guest of [gathered.guests[0], gathered.guests.at(-1)]) {
        if (guest === undefined) throw new Error('nobody is there')
        const content = createRemoteContentValidator(game, configured.config)
        await guest.now('one')
        await guest.people()
        for (let entry = 0; entry < table.log.length; entry += 25)
          await guest.call('table.past', { table: 'one', entry })
        expect(checkAll(guest.received, form, content)).toBeGreaterThan(150)
      }
    }
  },
  120_000,
)
