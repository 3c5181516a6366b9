import { expect, test } from 'vitest'
import type { LocalAppApi, TableApi } from '../bridge/calls.ts'
import { BRIDGE_CALLS } from '../bridge/calls.ts'
import { dispatchCall, type AllowedApiHandlers } from './call-dispatcher.ts'
import { ok } from './base/result.ts'

const lines: string[] = []
const log = (line: string): void => {
  lines.push(line)
}

function echo(): Promise<never> {
  return Promise.resolve(ok('reached') as never)
}

const table = Object.fromEntries(Object.keys(BRIDGE_CALLS.table).map((call) => [call, echo])) as unknown as TableApi
const desk = Object.fromEntries(Object.keys(BRIDGE_CALLS.desk).map((call) => [call, echo])) as unknown as LocalAppApi
const handlers: AllowedApiHandlers = { table, desk }
const person = { kind: 'person', name: 'Ana', colour: 0 }
const newTable = { game: 'chakra', seats: [person], options: {}, practice: false }

test.each([
  '',
  'table',
  'table.',
  'table.fly',
  'desk.act',
  'table.act.now',
  'table.constructor',
  '__proto__.act',
  'toString',
])('rejects the unknown call %j', async (name) => {
  expect(await dispatchCall(handlers, name, { table: 'x' }, log)).toEqual({
    ok: false,
    reason: { id: 'bridge.refused.unknown' },
  })
})

test('a guest cannot make app calls', async () => {
  expect(await dispatchCall({ table }, 'desk.saves', undefined, log)).toMatchObject({ ok: false })
  expect(await dispatchCall({ table }, 'table.current', { table: 'x' }, log)).toMatchObject({ ok: true })
})

test.each([
  ['table.current', undefined, ''],
  ['table.current', { table: '../etc/passwd' }, 'table'],
  ['table.current', { table: 'x', more: 1 }, 'more'],
  ['table.act', { table: 'x', seat: -1, decision: 0, action: null }, 'seat'],
  ['table.act', { table: 'x', seat: 0, decision: 0.5, action: null }, 'decision'],
  ['table.act', { table: 'x', seat: Number.NaN, decision: 0, action: null }, 'seat'],
  ['desk.openSave', { save: 'a/b' }, 'save'],
  ['desk.openSave', { save: 'x'.repeat(65) }, 'save'],
  ['desk.saves', {}, ''],
  ['desk.changeSettings', { pace: -1 }, 'pace'],
  ['desk.newTable', { ...newTable, seats: [] }, 'seats'],
  ['desk.newTable', { ...newTable, seats: [{ ...person, name: ' ' }] }, 'seats.0.name'],
  ['desk.newTable', { ...newTable, seats: [{ ...person, kind: 'bot', level: 'god' }] }, 'seats.0.level'],
])('%s refuses %j', async (call, arg, at) => {
  expect(await dispatchCall(handlers, call, arg, log)).toEqual({
    ok: false,
    reason: { id: 'bridge.refused.schema', values: { call, at } },
  })
})

test('a well-formed call reaches its handler', async () => {
  expect(await dispatchCall(handlers, 'desk.newTable', newTable, log)).toEqual({ ok: true, value: 'reached' })
  expect(await dispatchCall(handlers, 'desk.saves', undefined, log)).toEqual({ ok: true, value: 'reached' })
})

test('an error in a handler puts its message neither into the reply nor into the log', async () => {
  const failing = {
    ...table,
    current: () => Promise.reject(new TypeError('the hand is raven')),
    act: () => {
      throw new Error('the hand is raven')
    },
  }
  for (const [call, arg] of [
    ['table.current', { table: 'x' }],
    ['table.act', { table: 'x', seat: 0, decision: 1, action: null }],
  ] as const)
    expect(await dispatchCall({ table: failing }, call, arg, log)).toEqual({
      ok: false,
      reason: { id: 'bridge.failed' },
    })
  expect(lines.join()).toContain('TypeError')
  expect(lines.join()).not.toContain('raven')
})
