/** A fake host for tests: returns configured replies, records the calls, and pushes events on demand. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { PrivateInformationLevel } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { BridgeApi, CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { Result } from '../../bridge/result.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableSnapshot, TableStatus, TableUpdate } from '../../bridge/table-view.ts'
import { createBridgeClient } from '../bridge/bridge-client.ts'

export const ANA_SEAT: SeatSetup = { kind: 'person', name: 'Ana', colour: 0 }
export const BEN_SEAT: SeatSetup = { kind: 'person', name: 'Ben', colour: 1 }
export const HERON_BOT_SEAT: SeatSetup = { kind: 'bot', name: 'Heron', colour: 2, level: 'adept' }

export interface FakeHost {
  readonly bridge: BridgeApi
  readonly asked: { readonly name: CallName; readonly arg: unknown }[]
  /** Sets the reply to a call. A call without one is accepted with null. */
  answer(name: CallName, reply: () => Result<unknown> | Promise<Result<unknown>>): void
  push<K extends keyof BridgeEvents>(event: K, value: BridgeEvents[K]): void
}

export function createFakeHost(): FakeHost {
  const answers = new Map<CallName, () => Result<unknown> | Promise<Result<unknown>>>()
  const listeners = new Map<keyof BridgeEvents, Set<(value: never) => void>>()
  // By default the table has no other parties.
  answers.set('table.people', () => ({ ok: true, value: testPeople() }))
  const asked: { name: CallName; arg: unknown }[] = []
  return {
    asked,
    bridge: createBridgeClient({
      async call(name, arg) {
        asked.push({ name, arg })
        return (await answers.get(name)?.()) ?? { ok: true, value: null }
      },
      on(event, listener) {
        const set = listeners.get(event) ?? new Set()
        listeners.set(event, set.add(listener))
        return () => set.delete(listener)
      },
    }),
    answer: (name, reply) => void answers.set(name, reply),
    push(event, value) {
      for (const listener of listeners.get(event) ?? []) listener(value as never)
    },
  }
}

export function testTableStatus(change: Partial<TableStatus> = {}): TableStatus {
  return {
    viewer: 0,
    deciders: [0],
    undo: { ok: false, reason: { id: 'table.undo.nothing' } },
    redo: { ok: false, reason: { id: 'table.redo.nothing' } },
    outcome: null,
    length: 0,
    ...change,
  }
}

/** Ana at the host's own screen, and further parties as given. */
export function testPeople(change: Partial<TablePresence> = {}): TablePresence {
  return {
    table: 't1',
    parties: [{ id: 'host', name: 'Ana', kind: 'host', seats: [0] }],
    holders: [{ by: 'party', party: 'host' }, { by: 'bot' }],
    me: 'host',
    waiting: [],
    open: false,
    locked: false,
    asking: [],
    ...change,
  }
}

export interface TestTableNowOptions {
  readonly view?: Json
  readonly sequence?: number
  readonly status?: Partial<TableStatus>
  readonly seats?: readonly SeatSetup[]
  readonly history?: TableSnapshot['history']
  readonly secrets?: PrivateInformationLevel
  readonly advice?: boolean
  readonly practice?: boolean
}

/** A table with Ana and Heron, seen by Ana by default. */
export function testTableNow({
  view = 'start',
  sequence = 0,
  status,
  seats = [ANA_SEAT, HERON_BOT_SEAT],
  history = [[]],
  secrets = 'small',
  advice = true,
  practice = false,
}: TestTableNowOptions = {}): TableSnapshot {
  return {
    info: {
      table: 't1',
      game: {
        id: 'toy',
        title: 'Toy',
        designers: ['Somebody'],
        publisher: '',
        players: { min: 2, max: 4 },
        minutes: { min: 1, max: 1 },
        age: 1,
        rules: 1,
        secrets,
        options: [],
      },
      seats,
      options: {},
      practice,
      advice,
      mine: seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])),
    },
    sequence,
    moment: { view, facts: [] },
    status: testTableStatus(status),
    history,
  }
}

/** The next update: views as view steps, whose events form one group of the log, or a cut of the log. */
export function testTableUpdate(
  sequence: number,
  views: readonly Json[],
  status: Partial<TableStatus> = {},
  cut?: TableUpdate['cut'],
): TableUpdate {
  const events = (i: number) => (cut === undefined && i === 0 ? [testEvent(sequence)] : [])
  return {
    table: 't1',
    sequence,
    moments: views.map((view, i) => ({ view, facts: events(i), ...(cut === undefined ? { group: sequence } : {}) })),
    status: testTableStatus({
      length: cut !== undefined ? cut.from + cut.groups.length - 1 : views.length > 0 ? sequence : sequence - 1,
      ...status,
    }),
    ...omitUndefined({ cut }),
  }
}

export function testEvent(n: number): VisibleEvent {
  return { kind: `step${String(n)}` }
}
