import { expect, test } from 'vitest'
import { Table } from '../../engine/core/host/table.ts'
import { seedFromText } from '../../engine/core/contract/random.ts'
import { botSeat, personSeat } from '../testing/test-host.ts'
import { createFixtureGame } from '../testing/fixture-game.ts'
import { createInitialSeating, setSeatsOfParty } from './seating.ts'
import { createTableMeta, toSaveHeader } from './table-meta.ts'
import { isAdviceAllowed, TableRecordHolder, type OpenTableRecord } from './open-table-record.ts'

const SEATS = [personSeat('Ana'), botSeat('Ben')]

function createRecord(more: Partial<OpenTableRecord> = {}, advice = true): OpenTableRecord {
  const meta = createTableMeta({ table: '1f'.repeat(16), seats: SEATS, begunAt: 5, advice })
  return { seating: createInitialSeating(SEATS), meta, hosting: undefined, ...more }
}

function createTable(): Table {
  const game = createFixtureGame('none')
  return new Table({ game, config: { players: 2, options: {} }, seed: seedFromText('record'), practice: false })
}

test('an update replaces the record and does not change the former one', () => {
  const first = createRecord()
  const copy = structuredClone(first)
  const holder = new TableRecordHolder(first)
  holder.update({ hosting: { byCode: true, sage: false } })
  holder.updateMeta({ name: 'Evening' })
  holder.update({ seating: setSeatsOfParty(first.seating, { party: 'host', seats: [0], names: ['Anne'] }) })
  expect(first).toEqual(copy)
  expect(holder.current).toMatchObject({
    seating: { setups: [{ name: 'Anne' }, { name: 'Ben' }] },
    meta: { name: 'Evening', startInfo: { begunAt: 5 } },
    hosting: { byCode: true, sage: false },
  })
  holder.update({ hosting: undefined })
  expect(holder.current.hosting).toBeUndefined()
})

test.each([
  [true, undefined, true],
  [true, { byCode: true, sage: true }, true],
  [true, { byCode: true, sage: false }, false],
  [false, undefined, false],
  [false, { byCode: true, sage: true }, false],
])('advice that a table allows (%s) and terms for guests (%j): %s', (advice, hosting, allowed) => {
  expect(isAdviceAllowed(createRecord({ hosting }, advice))).toBe(allowed)
})

test('toSaveHeader writes the current record', () => {
  const holder = new TableRecordHolder(createRecord())
  const table = createTable()
  const first = toSaveHeader(table, holder.current, undefined, 7.4)
  expect(first).toMatchObject({ seats: SEATS, savedAt: 7, over: false, table: '1f'.repeat(16), begunAt: 5 })
  for (const absent of ['name', 'guided', 'played', 'advice', 'advised', 'origin'])
    expect(first).not.toHaveProperty(absent)
  const { seating, meta } = holder.current
  holder.update({ seating: setSeatsOfParty(seating, { party: 'host', seats: [0], names: ['Anne'] }) })
  holder.updateMeta({ name: 'Evening', advice: { ...meta.advice, countBySeat: [2, 0] } })
  const now = toSaveHeader(table, holder.current, 900, 8)
  expect(now).toMatchObject({ name: 'Evening', advised: [2, 0], played: 900, seats: [{ name: 'Anne' }, SEATS[1]] })
})

test('a header with advice counts or with advice forbidden is written back with them', () => {
  const meta = createTableMeta({ table: 'x', seats: SEATS, advised: [0, 3], advice: false })
  expect(toSaveHeader(createTable(), createRecord({ meta }), 0, 0)).toMatchObject({
    advice: false,
    advised: [0, 3],
    played: 0,
  })
})
