import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { describe, expect, test } from 'vitest'
import type { Message } from '../../engine/core/contract/game.ts'
import type { TableSnapshot, TableUpdate, ViewStep } from '../../bridge/table-view.ts'
import { TableFeed, logAfterUpdateIfConsistent, type VisibleLog } from './table-feed.ts'
import {
  createFakeHost,
  testTableStatus,
  testTableNow,
  testEvent,
  testTableUpdate,
  type FakeHost,
  type TestTableNowOptions,
} from '../testing/fake-host.ts'

interface Heard {
  readonly host: FakeHost
  readonly feed: TableFeed
  /** The sequences of what was heard; how a table stood counts as its own. */
  readonly sequences: (number | 'stands' | 'breaks')[]
  readonly views: unknown[]
  readonly failures: Message[]
}

/** A feed over a fake host, and what came of it. */
async function open(change: TestTableNowOptions = {}): Promise<Heard> {
  const host = createFakeHost()
  const sequences: (number | 'stands' | 'breaks')[] = []
  const views: unknown[] = []
  const failures: Message[] = []
  host.answer('table.current', () => ({ ok: true, value: testTableNow(change) }))
  const feed = new TableFeed(host.bridge, 't1', {
    onSnapshot: ({ moment }: TableSnapshot) => {
      sequences.push('stands')
      views.push(moment.view)
    },
    onUpdate: ({ sequence, moments }: TableUpdate) => {
      sequences.push(sequence)
      views.push(...moments.map(({ view }) => view))
    },
    onSnapshotRejected: (reason) => void failures.push(reason),
    onError: () => void sequences.push('breaks'),
  })
  await feed.resync()
  return { host, feed, sequences, views, failures }
}

const currents = (host: FakeHost): number => host.asked.filter(({ name }) => name === 'table.current').length

describe('update sequences', () => {
  test('a gap makes the feed request the current table', async () => {
    const { host, views } = await open()
    host.answer('table.current', () => ({ ok: true, value: testTableNow({ view: 'now', sequence: 3 }) }))
    host.push('update', testTableUpdate(3, ['three']))
    await expect.poll(() => views).toEqual(['start', 'now'])
    expect(currents(host)).toBe(2)
  })

  test('an update with the whole log has no gap, whatever updates are missing before it', async () => {
    const { host, sequences } = await open()
    host.push('update', testTableUpdate(7, ['seven'], { length: 1 }, { from: 0, groups: [[], []] }))
    expect(sequences).toEqual(['stands', 7])
    expect(currents(host)).toBe(1)
  })

  test('a log that does not fit makes the feed request the current table', async () => {
    for (const cut of [{ from: 5, groups: [] }, undefined]) {
      const { host, sequences } = await open()
      host.push('update', testTableUpdate(1, ['one'], cut === undefined ? { length: 4 } : {}, cut))
      await expect.poll(() => sequences).toEqual(['stands', 'stands'])
    }
  })

  test('the feed ignores an update that it has already received', async () => {
    const { host, sequences } = await open({ sequence: 4 })
    host.push('update', testTableUpdate(4, ['old']))
    expect(sequences).toEqual(['stands'])
    expect(currents(host)).toBe(1)
  })

  test('the feed applies updates that arrive during a resync after it', async () => {
    const { host, feed, sequences, views } = await open()
    host.answer('table.current', () => {
      host.push('update', testTableUpdate(1, ['before']))
      host.push('update', testTableUpdate(2, ['after']))
      return { ok: true, value: testTableNow({ view: 'now', sequence: 1, history: [[], []] }) }
    })
    await Promise.all([feed.resync(), feed.resync()])
    expect(sequences).toEqual(['stands', 'stands', 2])
    expect(views).toEqual(['start', 'now', 'after'])
    expect(currents(host)).toBe(2)
  })

  test('the feed ignores updates of other tables, and all updates after close', async () => {
    const { host, feed, sequences } = await open()
    host.push('update', { ...testTableUpdate(1, ['other']), table: 't2' })
    feed.close()
    host.push('update', testTableUpdate(1, ['one']))
    expect(sequences).toEqual(['stands'])
  })

  test('a failed resync reports its reason, unless the feed was closed', async () => {
    const { host, feed, failures } = await open()
    host.answer('table.current', () => ({ ok: false, reason: { id: 'save.missing' } }))
    await feed.resync()
    const asking = feed.resync()
    feed.close()
    await asking
    expect(failures).toEqual([{ id: 'save.missing' }])
  })
})

describe('D1: mergeHistory', () => {
  const before: VisibleLog = [[testEvent(0)], [testEvent(1)], [testEvent(2)]]
  const moment = (group: number | undefined, n: number): ViewStep => ({
    view: n,
    facts: [testEvent(n)],
    ...omitUndefined({ group }),
  })
  const after = (length: number, moments: readonly ViewStep[], cut?: TableUpdate['cut']): VisibleLog | undefined =>
    logAfterUpdateIfConsistent(before, {
      table: 't1',
      sequence: 1,
      moments,
      status: testTableStatus({ length }),
      ...(cut && { cut }),
    })

  test('puts the events of each moment into the group of its entry, and drops those of a moment without a group', () => {
    expect(after(4, [moment(3, 3), moment(3, 4), moment(4, 5)])).toEqual([
      ...before,
      [testEvent(3), testEvent(4)],
      [testEvent(5)],
    ])
    expect(after(2, [moment(undefined, 9)])).toEqual(before)
    expect(after(2, [])).toEqual(before)
  })

  test('first cuts the log where it differs: after undo, after another choice, for another viewer', () => {
    expect(after(1, [moment(undefined, 9)], { from: 2, groups: [] })).toEqual(before.slice(0, 2))
    expect(after(2, [], { from: 2, groups: [[testEvent(7)]] })).toEqual([...before.slice(0, 2), [testEvent(7)]])
    expect(after(2, [moment(2, 8)], { from: 0, groups: [[], []] })).toEqual([[], [], [testEvent(8)]])
  })

  test('returns undefined for a log with a gap, with repeated entries, or with another length than the status', () => {
    expect(after(4, [moment(4, 4)])).toBeUndefined()
    expect(after(2, [moment(2, 4)])).toBeUndefined()
    expect(after(4, [moment(3, 3), moment(4, 4), moment(3, 5)])).toBeUndefined()
    expect(after(3, [], { from: 4, groups: [] })).toBeUndefined()
    expect(after(3, [])).toBeUndefined()
  })
})

test('S2: reports an invalid update once, and ignores updates until the next resync', async () => {
  const { host, feed, sequences } = await open()
  host.push('update', { ...testTableUpdate(1, ['one']), status: null } as never)
  host.push('update', { ...testTableUpdate(1, ['one']), moments: [null] } as never)
  host.push('update', testTableUpdate(2, ['two']))
  expect(sequences).toEqual(['stands', 'breaks'])
  await feed.resync()
  host.push('update', testTableUpdate(1, ['one']))
  expect(sequences).toEqual(['stands', 'breaks', 'stands', 1])
})
