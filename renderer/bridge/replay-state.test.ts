import { describe, expect, test, vi } from 'vitest'
import type { EntryViewSteps } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import {
  createFakeHost,
  testTableNow,
  testEvent,
  testTableUpdate,
  type FakeHost,
  type TestTableNowOptions,
} from '../testing/fake-host.ts'
import { TableSession } from './table-session.svelte.ts'

const LENGTH = 6
const turn = (seat: number) => ({ kind: 'turn', seat })
/** Turns begin with the setup and with entries 3 and 5. */
const HISTORY = [
  [turn(0)],
  [testEvent(1)],
  [testEvent(2)],
  [testEvent(3), turn(1)],
  [testEvent(4)],
  [testEvent(5), turn(0)],
  [testEvent(6)],
]

interface Opened {
  readonly host: FakeHost
  readonly session: TableSession
  readonly refused: Message[]
  /** The entries that were asked for, in order. */
  asked(): readonly number[]
}

async function open(change: TestTableNowOptions = {}, viewer: EntryViewSteps['viewer'] = 0): Promise<Opened> {
  const host = createFakeHost()
  const status = { length: LENGTH, ...change.status }
  const now = testTableNow({ history: HISTORY, view: 'now', ...change, status })
  host.answer('table.current', () => ({ ok: true, value: now }))
  const calls = (): { entry: number; eyes?: EntryViewSteps['viewer'] }[] =>
    host.asked.filter(({ name }) => name === 'table.past').map(({ arg }) => arg as { entry: number })
  host.answer('table.past', () => {
    const { entry, eyes = viewer } = calls().at(-1) ?? { entry: 0 }
    const moments = [
      { view: `half ${String(entry)}`, facts: [], group: entry },
      { view: `${String(eyes)} then ${String(entry)}`, facts: [testEvent(entry)], group: entry },
    ]
    return { ok: true, value: { entry, viewer: eyes, moments } }
  })
  const refused: Message[] = []
  const session = new TableSession(host.bridge, 't1', (reason) => refused.push(reason))
  await session.resync()
  settle(session)
  return { host, session, refused, asked: () => calls().map(({ entry }) => entry) }
}

function settle(session: TableSession): void {
  session.onUpdateShown(session.moment?.key ?? -1)
}

const quiet = () => vi.waitFor(() => Promise.resolve())
async function shows(session: TableSession, view: string): Promise<void> {
  await vi.waitFor(() => {
    expect(session.moment?.view).toBe(view)
  })
}

describe('the replay of past entries', () => {
  test('keeps the records of undo votes in the status', async () => {
    const takenBack = [{ at: 2, by: 0, agreed: [1], dropped: [{ seat: 0, entries: 1 }] }]
    const { session } = await open({ status: { takenBack } })
    session.replay.goTo(2)
    await shows(session, '0 then 2')
    expect(session.status?.takenBack).toEqual(takenBack)
  })

  test('shows a chosen entry at once, without a decision, deciders, outcome or undo', async () => {
    const { session } = await open({ status: { decision: { seat: 0, id: 1, choices: ['a'] } } })
    expect(session.decision).toBeDefined()
    session.replay.goTo(2)
    await shows(session, '0 then 2')
    expect(session.moment).toMatchObject({ jump: true, facts: [testEvent(2)] })
    expect(session.decision).toBeUndefined()
    expect(session.status).toMatchObject({ deciders: [], length: LENGTH, outcome: null, undo: { ok: false } })
    expect(session.history).toHaveLength(LENGTH + 1)
    session.replay.returnToLive()
    expect(session.moment).toMatchObject({ view: 'now', jump: true })
    expect(session.decision).toBeDefined()
  })

  test('a step forward animates every moment of its entry, a step back jumps', async () => {
    const { session } = await open()
    session.replay.goTo(2)
    await shows(session, '0 then 2')
    settle(session)
    session.replay.step(1)
    await shows(session, 'half 3')
    expect(session.moment).toMatchObject({ jump: false })
    settle(session)
    expect(session.moment?.view).toBe('0 then 3')
    session.replay.step(-1)
    await shows(session, '0 then 2')
    expect(session.moment).toMatchObject({ jump: true })
  })

  test('a step past the last entry returns to the live table', async () => {
    const { session } = await open()
    session.replay.goTo(LENGTH - 1)
    await shows(session, `0 then ${String(LENGTH - 1)}`)
    settle(session)
    session.replay.step(1)
    await shows(session, `half ${String(LENGTH)}`)
    settle(session)
    settle(session)
    expect(session.replay.at).toBeUndefined()
    expect(session.moment?.view).toBe('now')
  })

  test('stepTurn goes to the entries at which turns begin', async () => {
    const { session } = await open()
    const { replay } = session
    expect(replay.turnStarts).toEqual([
      { entry: 0, seat: 0 },
      { entry: 3, seat: 1 },
      { entry: 5, seat: 0 },
    ])
    const went = [-1, -1, -1, 1, 1].map((by) => {
      replay.stepTurn(by as 1 | -1)
      return [replay.at, replay.turnOwner]
    })
    expect(went).toEqual([
      [5, 0],
      [3, 1],
      [0, 0],
      [3, 1],
      [5, 0],
    ])
    replay.stepTurn(1)
    expect(replay.at).toBeUndefined()
  })

  test('requests one entry at a time, and next the one that was chosen last', async () => {
    const { host, session, asked } = await open()
    const waiting: (() => void)[] = []
    host.answer('table.past', () => {
      const entry = asked().at(-1) ?? 0
      const past: EntryViewSteps = { entry, viewer: 0, moments: [{ view: `then ${String(entry)}`, facts: [] }] }
      return new Promise<Result<unknown>>((resolve) => waiting.push(() => resolve({ ok: true, value: past })))
    })
    for (const entry of [5, 4, 3, 2, 1]) session.replay.goTo(entry)
    expect(asked()).toEqual([5])
    waiting.shift()?.()
    // What comes meanwhile is shown on the way.
    await shows(session, 'then 5')
    expect(asked()).toEqual([5, 1])
    waiting.shift()?.()
    await shows(session, 'then 1')
  })

  test('while the player scrubs, prefetches nothing and keeps the read position until the scrub ends', async () => {
    const { session, asked } = await open()
    const { replay } = session
    replay.goTo(5)
    await vi.waitFor(() => {
      expect(asked()).toEqual([5, 6, 4])
    })
    replay.scrubTo(3)
    await shows(session, '0 then 3')
    replay.scrubTo(1)
    await shows(session, '0 then 1')
    expect(asked()).toEqual([5, 6, 4, 3, 1])
    expect(replay).toMatchObject({ isScrubbing: true, at: 1, readPosition: 5 })
    replay.endScrub()
    expect(replay).toMatchObject({ isScrubbing: false, readPosition: 1 })
    await vi.waitFor(() => {
      expect(asked()).toEqual([5, 6, 4, 3, 1, 2, 0])
    })
  })

  test('a scrub without movement ends by itself', async () => {
    vi.useFakeTimers()
    try {
      const { session } = await open()
      session.replay.scrubTo(2)
      expect(session.replay.isScrubbing).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
      expect(session.replay).toMatchObject({ isScrubbing: false, readPosition: 2 })
    } finally {
      vi.useRealTimers()
    }
  })

  test('prefetches the neighbours of the shown entry, and nothing twice', async () => {
    const { session, asked } = await open()
    session.replay.goTo(3)
    await vi.waitFor(() => {
      expect(asked()).toEqual([3, 4, 2, 5])
    })
    session.replay.goTo(4)
    expect(session.moment?.view).toBe('0 then 4')
    await vi.waitFor(() => {
      expect(asked()).toEqual([3, 4, 2, 5, 6])
    })
  })

  test('plays by itself to the end, and stops when the player steps', async () => {
    vi.useFakeTimers()
    try {
      const { session } = await open()
      session.replay.play(2)
      const seen = new Set<unknown>()
      for (let n = 0; n < 40 && session.replay.at !== undefined; n++) {
        await vi.advanceTimersByTimeAsync(100)
        seen.add(session.moment?.view)
        settle(session)
      }
      expect(seen).toContain('0 then 0')
      expect(seen).toContain('half 4')
      expect(session.replay).toMatchObject({ at: undefined, isPlaying: false })
      session.replay.play()
      session.replay.step(1)
      expect(session.replay.isPlaying).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the replay while the game goes on', () => {
  test('receives and counts new entries without moving the board, and shows them on return', async () => {
    const { host, session } = await open()
    session.replay.goTo(2)
    await shows(session, '0 then 2')
    host.push('update', {
      ...testTableUpdate(1, ['next'], { length: LENGTH + 1 }),
      moments: [{ view: 'next', facts: [], group: 7 }],
    })
    expect(session.moment?.view).toBe('0 then 2')
    expect(session.replay).toMatchObject({ length: LENGTH + 1, newEntryCount: 1 })
    expect(session.history).toHaveLength(LENGTH + 2)
    session.replay.returnToLive()
    expect(session.moment).toMatchObject({ view: 'next', jump: true })
  })

  test('until the first past view arrives the board shows the live table and reports it as shown', async () => {
    const { host, session } = await open()
    const past: EntryViewSteps = { entry: 2, viewer: 0, moments: [{ view: 'then 2', facts: [] }] }
    let arrive: () => void = () => undefined
    host.answer('table.past', () => new Promise((resolve) => (arrive = () => resolve({ ok: true, value: past }))))
    session.replay.goTo(2)
    expect(session.status).toMatchObject({ undo: { ok: false }, deciders: [] })
    expect(session).toMatchObject({ pendingCount: 0, speedFactor: 1, moment: { view: 'now' } })
    host.push('update', {
      ...testTableUpdate(1, ['next'], { length: LENGTH + 1 }),
      moments: [{ view: 'next', facts: [], group: 7 }],
    })
    settle(session)
    expect(session.moment?.view).toBe('next')
    arrive()
    await shows(session, 'then 2')
    session.replay.speed = 4
    expect(session.speedFactor).toBe(4)
    session.replay.returnToLive()
    expect(session).toMatchObject({ pendingCount: 0, speedFactor: 1, moment: { view: 'next' } })
  })

  test('forgets undone entries, and returns to the live table if the shown entry is undone', async () => {
    const { host, session, asked } = await open()
    session.replay.goTo(5)
    await shows(session, '0 then 5')
    await quiet()
    const cut = { from: 3, groups: [] }
    host.push('update', { ...testTableUpdate(1, ['back'], { length: 2 }, cut), moments: [{ view: 'back', facts: [] }] })
    expect(session.replay.at).toBeUndefined()
    expect(session.moment?.view).toBe('back')
    const before = asked().length
    session.replay.goTo(1)
    await shows(session, '0 then 1')
    expect(asked().length).toBeGreaterThan(before)
  })

  test('returns to the live table with the reason when the host no longer has the entry', async () => {
    const { host, session, refused } = await open()
    host.answer('table.past', () => ({ ok: false, reason: { id: 'table.refused.past' } }))
    session.replay.goTo(3)
    await vi.waitFor(() => {
      expect(refused).toEqual([{ id: 'table.refused.past' }])
    })
    expect(session.replay.at).toBeUndefined()
  })
})

describe('the replay at a shared screen', () => {
  const shared: TestTableNowOptions = { secrets: 'hand', status: { viewer: 0, length: LENGTH } }

  test('a closed curtain replaces the private past view at once', async () => {
    const { host, session } = await open(shared)
    session.replay.scrubTo(2)
    await shows(session, '0 then 2')
    const waiting = new Promise<Result<unknown>>(() => undefined)
    host.answer('table.past', () => waiting)
    const cut = { from: 0, groups: HISTORY as never }
    host.push('update', {
      ...testTableUpdate(1, [], { viewer: 'table', length: LENGTH }, cut),
      moments: [{ view: 'public', facts: [] }],
    })
    expect(session.moment?.view).toBe('public')
    expect(session.status?.viewer).toBe('table')
    // Nothing that is read stays behind.
    expect(session.replay.isScrubbing).toBe(false)
  })

  test('does not show a past view that arrives for an earlier viewer', async () => {
    const { host, session } = await open(shared)
    let give: () => void = () => undefined
    const secret: EntryViewSteps = { entry: 2, viewer: 0, moments: [{ view: 'secret', facts: [] }] }
    host.answer('table.past', () => new Promise((resolve) => (give = () => resolve({ ok: true, value: secret }))))
    session.replay.goTo(2)
    const answered = give
    const cut = { from: 0, groups: HISTORY as never }
    host.push('update', {
      ...testTableUpdate(1, [], { viewer: 'table', length: LENGTH }, cut),
      moments: [{ view: 'public', facts: [] }],
    })
    answered()
    await quiet()
    await quiet()
    expect(session.moment?.view).toBe('public')
  })
})

describe('the replay after the end of the game', () => {
  const over = { ranking: [], reason: { id: 'toy.over' } }

  test('hides the outcome while a past entry is shown; with the view of another viewer also at the last entry', async () => {
    const { session } = await open({ status: { length: LENGTH, outcome: over } })
    session.replay.goTo(4)
    await shows(session, '0 then 4')
    expect(session.status?.outcome).toBeNull()
    session.replay.setViewAs('open')
    await shows(session, 'open then 4')
    expect(session.status?.viewer).toBe('open')
    session.replay.goTo(LENGTH)
    await shows(session, 'open then 6')
    session.replay.setViewAs(undefined)
    expect(session.replay.at).toBeUndefined()
    expect(session.status?.outcome).toEqual(over)
  })
})
