/** Valid values that a host sends about a small table, and variants with one part changed. */
import type { BridgeEvents } from '../../bridge/events.ts'
import type { GuestEventName } from '../../bridge/guest-protocol.ts'
import type { EntryViewSteps } from '../../bridge/replay.ts'
import type { TableSetupInfo, TableSnapshot, TableStatus } from '../../bridge/table-view.ts'
import type { AnyGame, GameInfo } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { Table } from '../../engine/core/host/table.ts'

/** Three players at a table; the second seat is ours. */
export interface SampleHostValues {
  readonly now: TableSnapshot
  readonly past: EntryViewSteps
  readonly events: { readonly [K in GuestEventName]: BridgeEvents[K] }
}

/**
 * @param table id at its host
 * @param view of a position at which the second seat may draw or pass, as that seat sees it
 */
export function createSampleHostValues(table: string, game: GameInfo, view: Json): SampleHostValues {
  const info: TableSetupInfo = {
    table,
    game,
    options: {},
    practice: false,
    advice: true,
    mine: [1],
    seats: ['Ana', 'Ben', 'Cleo'].map((name, colour) => ({ kind: 'person', name, colour })),
  }
  const status: TableStatus = {
    viewer: 1,
    deciders: [1],
    outcome: null,
    length: 2,
    since: { seat: 1, group: 2 },
    decision: { seat: 1, id: 4, choices: [{ do: 'draw' }, { do: 'pass' }], final: [0] },
    undo: { ok: true, seat: 1 },
    redo: { ok: false, reason: { id: 'table.redo.nothing' } },
    notice: { id: 'table.notice.helped', values: { name: 'Cleo', seat: { seat: 2 } } },
  }
  const event = { kind: 'turn', seat: 1 }
  const moment = { view, facts: [event], group: 2 }
  const wish = {
    kind: 'hand',
    table,
    wish: 4,
    to: 'p2',
    asked: [1],
    agreed: [],
    left: 30_000,
    remains: 90_000,
  } as const
  return {
    now: { info, sequence: 7, moment: { view, facts: [] }, status, history: [[event], [event], [event]] },
    past: { entry: 1, viewer: 1, moments: [moment] },
    events: {
      update: { table, sequence: 8, moments: [moment], status, info, cut: { from: 1, groups: [[event]] } },
      people: {
        table,
        me: 'p2',
        open: true,
        locked: false,
        clock: 60,
        parties: [
          { id: 'host', name: 'Ana, Cleo', kind: 'host', seats: [0, 2] },
          { id: 'p2', name: 'Ben', kind: 'app', seats: [1], delay: 3 },
        ],
        holders: [{ by: 'party', party: 'host' }, { by: 'party', party: 'p2' }, { by: 'nobody' }],
        waiting: [{ seat: 1, since: 100 }],
        asking: [{ party: 'p2', seats: [2] }],
      },
      said: { table, by: 'host', saying: { kind: 'words', words: 'hello' }, n: 3, earlier: true },
      nudged: { table, seat: 1, by: 'host' },
      consent: { table, wish },
    },
  }
}

/** The view of the second of three seats in a fixture game after the first has passed. */
export function secondSeatView(game: AnyGame): Json {
  const table = new Table({ game, config: { players: 3, options: {} }, seed: '0'.repeat(32) })
  table.act(0, { do: 'pass' }, table.decision(0)?.id ?? 0)
  return game.view(table.state, 1) as Json
}

/** Values that replace others. */
const REPLACEMENT_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  99,
  '',
  '../../settings',
  '__proto__',
  '\u0000',
  'x'.repeat(5000),
  [],
  ['x'],
  [[]],
  [null],
  {},
  { more: 1 },
  { seat: 7 },
  { id: 'no words' },
]

/** The value with one part changed or missing, in every way and place. */
export function mutationsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const [first, ...more] = value as readonly unknown[]
    return [...REPLACEMENT_VALUES, ...(first === undefined ? [] : mutationsOf(first).map((each) => [each, ...more]))]
  }
  if (typeof value !== 'object' || value === null) return REPLACEMENT_VALUES
  return [
    ...REPLACEMENT_VALUES,
    ...Object.entries(value).flatMap(([name, part]) => mutationsOf(part).map((each) => ({ ...value, [name]: each }))),
  ]
}
