/**
 * Invalid and unauthorised messages of guests: every call of a table, with each part of it wrong in turn; for seats and decisions
 * that are not the guest's; and calls that guests do not have.
 */
import { BRIDGE_CALLS, type TableApi } from '../../bridge/calls.ts'

/** One call to send. */
export interface ForgedCall {
  readonly call: string
  readonly arg: unknown
}

type CallArguments = { readonly [K in keyof TableApi]: Parameters<TableApi[K]>[0] }

/** Every call of a table in valid form, for a seat and a decision. A new call does not compile until it is added here. */
export function validCallsFor(table: string, seat: number, decision: number, action: unknown): CallArguments {
  const own = { table, seat }
  return {
    current: { table },
    lowerCurtain: { table },
    skip: { table },
    stopAdvice: { table },
    people: { table },

    undo: own,
    redo: own,
    endTurn: own,
    liftCurtain: own,
    nudge: own,
    sitAgain: own,
    wishUndo: own,
    dropWish: own,
    paint: { table, done: true },
    act: { ...own, decision, action },
    advise: { ...own, decision },
    past: { table, entry: 0, eyes: seat },
    sit: { table, seats: [seat], names: ['Mallory'] },
    leave: { table },
    say: { table, saying: { kind: 'words', words: 'hello' } },
    agree: { ...own, wish: 1, yes: true },
  }
}

const OWN_PROTO: unknown = JSON.parse('{"__proto__":{"seat":1}}')
/** Values that replace others. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  '__proto__',
  'constructor',
  '../../settings',
  '\u0000',
  '\ud800',
  '‮',
  'x'.repeat(5000),
  ['x'],
  [[]],
  [null],
  { toString: 1 },
  OWN_PROTO,
  { $ne: '' },
]

/** Fewer values, for cases where each takes a connection of its own. */
const FEW_WRONG_VALUES = WRONG_VALUES.filter((_, n) => n % 4 === 0)

/** Each value with one part of it wrong, missing, or with an unexpected part added. */
function malformedVariants(value: unknown, wrong = WRONG_VALUES): unknown[] {
  if (Array.isArray(value)) return [...wrong, ...malformedVariants(value[0], wrong).map((first) => [first])]
  if (typeof value !== 'object' || value === null) return [...wrong]
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const { [name]: _, ...without } = value as Record<string, unknown>
    return [without, ...malformedVariants(part, wrong).map((each) => ({ ...value, [name]: each }))]
  })
  return [...wrong, { ...value, more: 1 }, ...parts]
}

/** Every call with each part wrong in turn. */
export function malformedCalls(calls: CallArguments): readonly ForgedCall[] {
  return Object.entries(calls).flatMap(([name, arg]) =>
    malformedVariants(arg).map((each) => ({ call: `table.${name}`, arg: each })),
  )
}

/** Valid calls that the guest at `own` has no right to, including ones of other tables. */
export function unauthorizedCalls(
  table: string,
  own: number,
  others: readonly string[],
  action: unknown,
): readonly ForgedCall[] {
  const seats = Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => seat !== own)
  const ofOthers = seats.flatMap((seat) =>
    [-1, 0, 1, 2, 3, 5, 8].flatMap((decision) => {
      const { act, undo, redo, endTurn, liftCurtain, advise, sitAgain, wishUndo, dropWish, agree, past, sit } =
        validCallsFor(...([table, seat, decision, action] as const))
      return toForgedCalls({
        act,
        undo,
        redo,
        endTurn,
        liftCurtain,
        advise,
        sitAgain,
        wishUndo,
        dropWish,
        agree,
        past,
        sit,
      })
    }),
  )
  const elsewhere = others.flatMap((other) => toForgedCalls(validCallsFor(other, own, 1, action)))
  const desk = Object.keys(BRIDGE_CALLS.desk).flatMap((name) =>
    [undefined, { table }, { table, party: 'host', yes: true }, { table, seat: 0, party: 'host', on: true }].map(
      (arg) => ({
        call: `desk.${name}`,
        arg,
      }),
    ),
  )
  return [...ofOthers, ...elsewhere, ...desk, ...UNKNOWN_CALLS.map((call) => ({ call, arg: { table } }))]
}

/** For the guest's own seat, but of decisions that are past or not there yet, and when it has no choice to make. */
export function staleCalls(table: string, own: number, action: unknown): readonly ForgedCall[] {
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1e9].flatMap((decision) => {
    const { act, undo, redo, endTurn, liftCurtain, advise, dropWish, agree } = validCallsFor(
      table,
      own,
      decision,
      action,
    )
    return toForgedCalls({ act, undo, redo, endTurn, liftCurtain, advise, dropWish, agree })
  })
}

const UNKNOWN_CALLS = [
  '',
  'table',
  'table.',
  '.table',
  'table.act.act',
  'table.__proto__',
  'table.constructor',
  '__proto__',
]

function toForgedCalls(calls: Partial<CallArguments>): ForgedCall[] {
  return Object.entries(calls).map(([name, arg]) => ({ call: `table.${name}`, arg }))
}

/** Handshakes of a client without a code: lists of texts to send in order. */
export function forgedHandshakes(
  kind: 'app' | 'browser',
  rules: Readonly<Record<string, number>>,
): readonly (readonly string[])[] {
  const right = { protocol: 1, version: '0', rules, kind }
  const hello = JSON.stringify({ hello: right })
  const prove = {
    name: 'Mallory',
    nonce: '0'.repeat(32),
    seen: kind === 'app' ? '0'.repeat(64) : '',
    mac: '0'.repeat(64),
  }
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
  const act = JSON.stringify({ id: 1, call: 'table.act', arg: {} })
  return [
    ...['', 'null', '{"half', '[]', deep, '"'.padEnd(20_000, 'x'), act, '{"__proto__":{"hello":1}}'].map((text) => [
      text,
    ]),
    ...malformedVariants(right)
      .map((each) => [JSON.stringify({ hello: each })])
      .filter(([text]) => text !== hello),
    ...malformedVariants(prove, FEW_WRONG_VALUES).map((each) => [hello, JSON.stringify({ prove: each })]),
    ...malformedVariants({ token: 'x'.repeat(40) }, FEW_WRONG_VALUES).map((each) => [
      hello,
      JSON.stringify({ back: each }),
    ]),

    [hello, hello],
    [JSON.stringify({ prove })],
    [JSON.stringify({ back: { token: 'x'.repeat(40) } })],
    [hello, act],
    [hello, JSON.stringify({ welcome: { party: 'host', table: 'one', token: 'x'.repeat(40) } })],
    [hello, JSON.stringify({ ping: 1 }), JSON.stringify({ pong: 1 }), act],
  ]
}
