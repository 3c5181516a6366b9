import { describe, expect, test, vi } from 'vitest'
import type { Message } from '../../engine/core/contract/game.ts'
import {
  ANA_SEAT,
  BEN_SEAT,
  createFakeHost,
  HERON_BOT_SEAT,
  testTableStatus,
  testTableNow,
  testTableUpdate,
  type FakeHost,
  type TestTableNowOptions,
} from '../testing/fake-host.ts'
import { TableSession } from './table-session.svelte.ts'

interface Opened {
  readonly host: FakeHost
  readonly session: TableSession
  readonly refused: Message[]
}

/** A session over a fake host; a board plays its moments when `played`. */
async function open({
  played = true,
  ...change
}: TestTableNowOptions & { readonly played?: boolean } = {}): Promise<Opened> {
  const host = createFakeHost()
  host.answer('table.current', () => ({ ok: true, value: testTableNow(change) }))
  const refused: Message[] = []
  const session = new TableSession(host.bridge, 't1', (reason) => refused.push(reason))
  await session.resync()
  if (played) settle(session)
  return { host, session, refused }
}

function settle(session: TableSession): void {
  session.onUpdateShown(session.moment?.key ?? -1)
}

const deciding = { decision: { seat: 0, id: 7, choices: ['a', 'b'] } } as const
const currents = (host: FakeHost): number => host.asked.filter(({ name }) => name === 'table.current').length

describe('moments', () => {
  test('are shown one after another, and the new status applies after the last of them', async () => {
    const { host, session } = await open()
    host.push('update', testTableUpdate(1, ['one', 'two'], { deciders: [1], length: 1 }))
    expect(session.moment?.view).toBe('one')
    expect(session.status?.deciders).toEqual([0])
    settle(session)
    expect(session.moment?.view).toBe('two')
    expect(session.history).toEqual([[]])
    settle(session)
    expect(session.status?.deciders).toEqual([1])
    expect(session.history).toEqual([[], [{ kind: 'step1' }]])
    expect(session.pendingCount).toBe(0)
  })

  test('X4, X6: carry their viewer and the seat that will be asked to confirm its turn end', async () => {
    const { host, session } = await open()
    expect(session.moment).toMatchObject({ viewer: 0 })
    host.push('update', testTableUpdate(1, ['one', 'two'], { unconfirmed: 0, deciders: [] }))
    expect(session.moment).toMatchObject({ viewer: 0, unconfirmed: 0 })
    expect(session.status?.unconfirmed).toBeUndefined()
    settle(session)
    settle(session)
    host.push('update', testTableUpdate(2, ['back']))
    expect(session.moment).not.toHaveProperty('unconfirmed')
  })

  test('of later updates wait in the queue, which raises the playback speed', async () => {
    const { host, session } = await open()
    expect(session.speedFactor).toBe(1)
    for (const n of [1, 2, 3]) host.push('update', testTableUpdate(n, [`view${String(n)}`]))
    expect(session.pendingCount).toBe(3)
    expect(session.speedFactor).toBeGreaterThan(1)
    settle(session)
    expect(session.moment?.view).toBe('view2')
    settle(session)
    settle(session)
    expect(session.pendingCount).toBe(0)
  })

  test('are shown at once while no board plays them', async () => {
    const { host, session } = await open({ played: false })
    host.push('update', testTableUpdate(1, ['one', 'two']))
    expect(session.moment).toMatchObject({ view: 'two', jump: true })
    expect(session.history).toHaveLength(2)
  })

  test('left in the queue are shown at once when the board is removed', async () => {
    const { host, session } = await open()
    host.push('update', testTableUpdate(1, ['one', 'two', 'three'], { deciders: [1] }))
    session.onBoardGone()
    expect(session.moment?.view).toBe('three')
    expect(session.status?.deciders).toEqual([1])
  })

  test('are skipped until the bots are done, and animated again after that', async () => {
    const { host, session } = await open({ status: { thinking: 1 } })
    await session.skip()
    host.push('update', testTableUpdate(1, ['one', 'two'], { thinking: 1 }))
    expect(session.moment).toMatchObject({ view: 'two', jump: true })
    host.push('update', testTableUpdate(2, ['three']))
    expect(session.moment).toMatchObject({ view: 'three', jump: true })
    host.push('update', testTableUpdate(3, ['four']))
    expect(session.moment).toMatchObject({ view: 'four', jump: false })
  })

  test('an update without moments still changes the status', async () => {
    const { host, session } = await open()
    host.push('update', testTableUpdate(1, [], { unconfirmed: 0 }))
    expect(session.status?.unconfirmed).toBe(0)
    expect(session.canEndTurn).toBe(true)
  })
})

describe('A13: Undo', () => {
  const before = { undo: { ok: true, seat: 0 } } as const
  const after = { ok: false, reason: { id: 'table.undo.drawn' }, because: { id: 'toy.undo.card' } } as const

  test('A13: is refused as soon as the host reports so, even while the board still shows earlier moments', async () => {
    const { host, session } = await open({ status: before })
    expect(session.undoState?.ok).toBe(true)
    host.push('update', testTableUpdate(1, ['one', 'two'], { undo: after }))
    expect(session.status?.undo.ok).toBe(true)
    expect(session.undoState).toEqual(after)
  })

  test('A13: is refused as soon as the player clicks a final choice', async () => {
    const decision = { seat: 0, id: 7, choices: ['a', 'b'], final: [1], reasons: [{ id: 'toy.final.card' }] }
    const { host, session } = await open({ status: { ...before, decision } })
    host.answer('table.act', () => ({ ok: true, value: null }))
    void session.act('a')
    expect(session.undoState?.ok).toBe(true)
    const other = await open({ status: { ...before, decision } })
    other.host.answer('table.act', () => ({ ok: true, value: null }))
    void other.session.act('b')
    expect(other.session.undoState).toEqual({ ok: false, reason: { id: 'toy.final.card' } })
  })

  test('AB4: is refused with the reason in the words of the game', async () => {
    const { session, refused } = await open({ status: { undo: after } })
    await session.undo()
    expect(refused).toEqual([{ id: 'toy.undo.card' }])
  })
})

describe('the table feed', () => {
  test('a gap in the sequence makes the session show the current table at once', async () => {
    const { host, session } = await open()
    host.answer('table.current', () => ({ ok: true, value: testTableNow({ view: 'now', sequence: 3 }) }))
    host.push('update', testTableUpdate(3, ['three']))
    await expect.poll(() => session.moment).toMatchObject({ view: 'now', jump: true })
  })

  test('undo makes the log shorter', async () => {
    const { host, session } = await open({ history: [[], [{ kind: 'a' }], [{ kind: 'b' }]] })
    host.push('update', testTableUpdate(1, ['back'], {}, { from: 1, groups: [[{ kind: 'c' }]] }))
    settle(session)
    expect(session.history).toEqual([[], [{ kind: 'c' }]])
  })
})

describe('event banners', () => {
  /** A host that tells views, of which those called 'great' wait. */
  async function staged(change: TestTableNowOptions = {}) {
    const opened = await open(change)
    opened.session.setEventBannerSelector(({ view }, outcome) => {
      const shared = { caption: { id: 'toy.caption' }, lines: [], waits: true }
      const end = { ...shared, sign: 'logo', seats: [0], title: { id: 'toy.end' }, isLast: true } as const
      const death = { ...shared, sign: 'beads', seats: [1], title: { id: 'toy.dies' }, isLast: false } as const
      if (outcome !== null) return end
      return view === 'great' ? death : undefined
    })
    return opened
  }
  const over = { outcome: { ranking: [], reason: { id: 'toy.end' } } } as const

  test('K4: wait for the player to dismiss them, and hold back what follows', async () => {
    const { host, session } = await staged()
    host.push('update', testTableUpdate(1, ['great', 'after'], deciding))
    expect(session.eventBanner).toBeUndefined()
    expect(session.upcomingEventBanner?.title.id).toBe('toy.dies')
    settle(session)
    expect(session.eventBanner?.title.id).toBe('toy.dies')
    host.push('update', testTableUpdate(2, ['more'], deciding))
    settle(session)
    expect(session.moment?.view).toBe('great')
    expect(session.decision).toBeUndefined()
    session.dismissEventBanner()
    expect(session.eventBanner).toBeUndefined()
    expect(session.moment?.view).toBe('after')
    settle(session)
    settle(session)
    expect(session.decision?.id).toBe(7)
  })

  test('K4: a second dismissal of the same event banner has no effect', async () => {
    const { host, session } = await staged()
    host.push('update', testTableUpdate(1, ['great', 'after', 'last']))
    settle(session)
    session.dismissEventBanner()
    session.dismissEventBanner()
    expect(session.moment?.view).toBe('after')
  })

  test('K4: are not shown while a player skips', async () => {
    const { host, session } = await staged({ status: { thinking: 1 } })
    host.push('update', testTableUpdate(1, ['great', 'after'], { thinking: 1 }))
    settle(session)
    await session.skip()
    expect(session.eventBanner).toBeUndefined()
    expect(session.moment).toMatchObject({ view: 'after', jump: true })
    host.push('update', testTableUpdate(2, ['great'], { thinking: 1 }))
    settle(session)
    expect(session.eventBanner).toBeUndefined()
  })

  test('K4: a long queue jumps from one event banner to the next and loses none', async () => {
    const { host, session } = await staged()
    host.push('update', testTableUpdate(1, ['great', 'after']))
    settle(session)
    const many = Array.from({ length: 200 }, (_, n) => (n === 150 ? 'great' : `view${String(n)}`))
    host.push('update', testTableUpdate(2, many))
    expect(session.moment?.view).toBe('great')
    const before = session.moment?.key
    session.dismissEventBanner()
    expect(session.moment).toMatchObject({ view: 'great', jump: true })
    expect(session.moment?.key).not.toBe(before)
    settle(session)
    expect(session.eventBanner?.title.id).toBe('toy.dies')
    session.dismissEventBanner()
    expect(session.moment?.view).toBe('view151')
    expect(session.history).toHaveLength(2)
  })

  test('X9: the end of the game is an event banner once, and the outcome applies after it', async () => {
    const { host, session } = await staged()
    host.push('update', testTableUpdate(1, ['last'], over))
    settle(session)
    expect(session.eventBanner?.sign).toBe('logo')
    expect(session.status?.outcome).toBeNull()
    session.dismissEventBanner()
    expect(session.status?.outcome).not.toBeNull()
    // What comes after the end tells it no second time.
    host.push('update', testTableUpdate(2, ['open'], over))
    settle(session)
    expect(session.eventBanner).toBeUndefined()
  })

  test('K4: lowering the curtain removes the event banner of a private view', async () => {
    const { host, session } = await staged({ seats: [ANA_SEAT, BEN_SEAT], status: { viewer: 'table' } })
    await session.liftCurtain(1)
    host.push('update', testTableUpdate(1, ['secret'], { viewer: 1 }, { from: 0, groups: [[]] }))
    host.push('update', testTableUpdate(2, ['great'], { viewer: 1 }, { from: 1, groups: [[]] }))
    settle(session)
    expect(session.eventBanner).toBeDefined()
    void session.lowerCurtain()
    expect(session.eventBanner).toBeUndefined()
    expect(session.moment?.view).toBe('start')
  })

  test('K4: a resync removes the current event banner and the queue', async () => {
    const { host, session } = await staged()
    host.push('update', testTableUpdate(1, ['great', 'after']))
    settle(session)
    await session.resync()
    expect(session.eventBanner).toBeUndefined()
    expect(session.pendingCount).toBe(0)
  })
})

describe('the shown turn owner', () => {
  const turn = (seat: number) => ({ kind: 'turn', seat }) as never

  test('R2: changes after the moment with the turn event has been shown', async () => {
    const { host, session } = await open({ history: [[turn(0)]] })
    expect(session.turnOwner).toBe(0)
    const moments = [
      { view: 'mine', facts: [turn(1)], group: 1 },
      { view: 'theirs', facts: [], group: 1 },
    ]
    host.push('update', { ...testTableUpdate(1, []), moments, status: testTableStatus({ length: 1 }) })
    expect(session.turnOwner).toBe(0)
    settle(session)
    expect(session.turnOwner).toBe(1)
    settle(session)
    expect(session.turnOwner).toBe(1)
  })

  test('R2: goes back with undo', async () => {
    const { host, session } = await open({ history: [[turn(0)], [turn(1)]] })
    host.push('update', testTableUpdate(1, ['back'], {}, { from: 1, groups: [] }))
    settle(session)
    expect(session.turnOwner).toBe(0)
  })
})

describe('acting', () => {
  test('sends one answer to a decision, however often the player clicks', async () => {
    const { host, session } = await open({ status: deciding })
    await Promise.all([session.act('a'), session.act('b')])
    const acts = host.asked.filter(({ name }) => name === 'table.act')
    expect(acts).toEqual([{ name: 'table.act', arg: { table: 't1', seat: 0, decision: 7, action: 'a' } }])
    expect(session.decision).toBeUndefined()
  })

  test('reports a refusal, and offers the decision again', async () => {
    const { host, session, refused } = await open({ status: deciding })
    host.answer('table.act', () => ({ ok: false, reason: { id: 'table.refused.notLegal' } }))
    await session.act('a')
    expect(refused).toEqual([{ id: 'table.refused.notLegal' }])
    expect(session.decision?.id).toBe(7)
  })

  test('does not report a refusal that arrives when the screen has another viewer', async () => {
    const { host, session, refused } = await open({ status: { ...deciding, viewer: 0 } })
    host.answer('table.act', () => {
      host.push('update', testTableUpdate(1, ['one'], { viewer: 'table' }))
      settle(session)
      return { ok: false, reason: { id: 'toy.refused', values: { card: 'gem' } } }
    })
    await session.act('a')
    expect(refused).toEqual([])
  })

  test('reports a call that the host does not answer as a refusal with a message', async () => {
    const { host, session, refused } = await open({ status: deciding })
    host.answer('table.act', () => Promise.reject(new Error('connection lost')))
    await session.act('a')
    expect(refused).toEqual([{ id: 'app.unreachable' }])
  })

  test('offers no decision while moments are still to be shown', async () => {
    const { host, session } = await open()
    host.push('update', testTableUpdate(1, ['one'], deciding))
    expect(session.decision).toBeUndefined()
    settle(session)
    expect(session.decision?.id).toBe(7)
  })

  test('reports why undo is impossible without asking the host', async () => {
    const { host, session, refused } = await open()
    await session.undo()
    expect(refused).toEqual([{ id: 'table.undo.nothing' }])
    expect(host.asked.map(({ name }) => name)).not.toContain('table.undo')
  })

  test('sends undo for the seat that the host named', async () => {
    const { host, session } = await open({ status: { undo: { ok: true, seat: 1 } } })
    await session.undo()
    expect(host.asked.at(-1)).toEqual({ name: 'table.undo', arg: { table: 't1', seat: 1 } })
  })
})

describe('secrets at a shared screen', () => {
  const shared = { seats: [ANA_SEAT, BEN_SEAT], status: { viewer: 'table' } } as const
  const privately = (sequence: number, view: string) =>
    testTableUpdate(sequence, [view], { viewer: 1 }, { from: 0, groups: [[]] })
  const publicly = (sequence: number, view: string) =>
    testTableUpdate(sequence, [view], { viewer: 'table' }, { from: 0, groups: [[]] })

  test('shows a private view after its owner has lifted the curtain', async () => {
    const { host, session } = await open(shared)
    await session.liftCurtain(1)
    host.push('update', privately(1, 'secret'))
    expect(session.moment?.view).toBe('secret')
    expect(session.status?.viewer).toBe(1)
  })

  test('hides a private view as soon as its owner lowers the curtain, before the host answers', async () => {
    const { host, session } = await open(shared)
    await session.liftCurtain(1)
    host.push('update', privately(1, 'secret'))
    const lowering = session.lowerCurtain()
    expect(session.moment?.view).toBe('start')
    expect(session.status?.viewer).toBe('table')
    await lowering
    host.push('update', publicly(2, 'public'))
    expect(session.moment?.view).toBe('public')
  })

  test('never shows a private view that arrives after its owner has lowered the curtain', async () => {
    const { host, session } = await open(shared)
    void session.liftCurtain(1)
    void session.lowerCurtain()
    host.push('update', privately(1, 'secret'))
    expect(session.moment?.view).toBe('start')
    host.push('update', publicly(2, 'public'))
    expect(session.moment?.view).toBe('public')
    expect(currents(host)).toBe(1)
  })

  describe('when a bot’s move closes the curtain of a hand', () => {
    const fallen = { viewer: 'table', deciders: [0], curtain: 0 } as const
    async function handedOver(): Promise<Opened> {
      const opened = await open({
        seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
        status: { viewer: 'table' },
        secrets: 'hand',
      })
      await opened.session.liftCurtain(1)
      opened.host.push('update', testTableUpdate(1, ['hand'], { viewer: 1, thinking: 2 }, { from: 0, groups: [[]] }))
      opened.host.push('update', testTableUpdate(2, ['acts', 'acted'], fallen, { from: 0, groups: [[]] }))
      return opened
    }

    test('B10: the owner sees the move before the curtain closes', async () => {
      const { session } = await handedOver()
      expect(session.moment).toMatchObject({ view: 'acts', jump: false })
      expect(session.status).toMatchObject({ viewer: 1 })
      settle(session)
      settle(session)
      expect(session.moment?.view).toBe('acted')
      expect(session.status).toMatchObject(fallen)
    })

    test('B10: the owner can lower the curtain while the move is still being shown', async () => {
      const { session } = await handedOver()
      const lowering = session.lowerCurtain()
      expect(session.moment).toMatchObject({ view: 'acted', jump: true })
      expect(session.status).toMatchObject(fallen)
      await lowering
      expect(session.status).toMatchObject(fallen)
    })

    test('B10: after a choice of the owner instead, the curtain closes at once', async () => {
      const opened = await open({
        seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
        status: { viewer: 'table' },
        secrets: 'hand',
      })
      const { host, session } = opened
      await session.liftCurtain(1)
      host.push('update', testTableUpdate(1, ['hand'], { viewer: 1 }, { from: 0, groups: [[]] }))
      host.push('update', testTableUpdate(2, ['acts', 'acted'], fallen, { from: 0, groups: [[]] }))
      expect(session.moment).toMatchObject({ view: 'acted', jump: true })
      expect(session.status).toMatchObject(fallen)
    })
  })

  test('after a simultaneous secret choice the session waits for endTurn, which lowers the curtain', async () => {
    const { host, session } = await open(shared)
    await session.liftCurtain(1)
    const decision = { seat: 1, id: 1, choices: [{ do: 'a' }] }
    host.push(
      'update',
      testTableUpdate(1, ['secret'], { viewer: 1, deciders: [0, 1], decision }, { from: 0, groups: [[]] }),
    )
    expect(session.canEndTurn).toBe(false)
    const chosen = { viewer: 1, deciders: [0], decision: { ...decision, id: 2 } } as const
    host.push('update', testTableUpdate(2, ['chosen'], chosen, { from: 0, groups: [[]] }))
    settle(session)
    expect(session.canEndTurn).toBe(true)
    expect(session.decision?.seat).toBe(1)
    await session.endTurn()
    expect(host.asked.at(-1)).toEqual({ name: 'table.lowerCurtain', arg: { table: 't1' } })
    expect(session.canEndTurn).toBe(false)
    expect(session.moment?.view).toBe('start')
  })

  test('a player alone at the screen has no turn to end after a secret choice', async () => {
    const decision = { seat: 0, id: 1, choices: [{ do: 'a' }] }
    const { session } = await open({ status: { viewer: 0, deciders: [1], decision } })
    expect(session.canEndTurn).toBe(false)
  })

  test('never shows a private view that no player at this screen has requested', async () => {
    const { host, session } = await open(shared)
    host.push('update', privately(1, 'secret'))
    expect(session.moment?.view).toBe('start')
  })
})

describe('the seats at this screen', () => {
  const { info } = testTableNow({ seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT], secrets: 'hand' })

  test('may change with an update: a player who is alone there now sees their own view', async () => {
    const { host, session } = await open({ seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT], status: { viewer: 'table' } })
    host.push('update', { ...testTableUpdate(1, ['bens'], { viewer: 1 }), info: { ...info, mine: [1] } })
    expect(session.info?.mine).toEqual([1])
    expect(session.moment).toMatchObject({ view: 'bens', jump: true })
    expect(session.status?.viewer).toBe(1)
  })

  test('a private view disappears at once when another player joins the screen, even if a bot is next to act', async () => {
    const thinking = { viewer: 0, thinking: 1 } as const
    const { host, session } = await open({ seats: [ANA_SEAT, HERON_BOT_SEAT], secrets: 'hand', status: thinking })
    host.push('update', { ...testTableUpdate(1, ['everybodys'], { viewer: 'table' }), info: { ...info, mine: [0, 1] } })
    expect(session.moment).toMatchObject({ view: 'everybodys', jump: true })
    expect(session.info?.seats).toHaveLength(3)
    host.push('update', { ...testTableUpdate(2, ['anas'], { viewer: 0 }), info: { ...info, mine: [0] } })
    expect(session.moment?.view).toBe('anas')
  })
})

test('reports why a table cannot be opened', async () => {
  const host = createFakeHost()
  host.answer('table.current', () => ({ ok: false, reason: { id: 'save.missing' } }))
  const session = new TableSession(host.bridge, 't1', () => undefined)
  await session.resync()
  expect(session.failure).toEqual({ id: 'save.missing' })
})

test('a closed session ignores updates', async () => {
  const { host, session } = await open()
  session.close()
  host.push('update', testTableUpdate(1, ['one']))
  expect(session.moment?.view).toBe('start')
})

describe('S2: a table that cannot be shown', () => {
  const NOT_SHOWN = { id: 'table.notShown' }
  const broken = (value: unknown) => () => ({ ok: true, value }) as const
  const now = testTableNow()

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a table without a status', { ...now, status: null }],
    ['a table without info', { ...now, info: null }],
    ['a table without seats', { ...now, info: { ...now.info, seats: null } }],
    ['a table without a moment', { ...now, moment: null }],
    ['a fact that is none', { ...now, history: [[null]] }],
    ['a log that is none', { ...now, history: 7 }],
  ])('sets a failure, and recovers with the next resync: %s', async (_, value) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const host = createFakeHost()
    host.answer('table.current', broken(value))
    const refused: Message[] = []
    const session = new TableSession(host.bridge, 't1', (reason) => refused.push(reason))
    await session.resync()
    expect([session.failure, refused]).toEqual([NOT_SHOWN, []])
    // Another try begins from nothing.
    host.answer('table.current', broken(now))
    await session.resync()
    expect([session.failure, session.moment?.view]).toEqual([undefined, 'start'])
  })

  test('sets a failure when an update or a past view is invalid', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { host, session } = await open()
    host.push('update', { ...testTableUpdate(1, ['one']), status: null } as never)
    expect(session.failure).toEqual(NOT_SHOWN)
    await session.resync()
    settle(session)
    host.push('update', testTableUpdate(1, ['one']))
    settle(session)
    host.answer('table.past', broken(null))
    session.replay.goTo(0)
    await expect.poll(() => session.failure).toEqual(NOT_SHOWN)
  })

  test('sets a failure when the event banner selector throws while a moment is staged', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { host, session } = await open()
    session.setEventBannerSelector(() => {
      throw new TypeError('no such seat')
    })
    host.push('update', testTableUpdate(1, ['one', 'two'], { length: 1 }))
    expect(() => {
      settle(session)
    }).not.toThrow()
    expect(session.failure).toEqual(NOT_SHOWN)
    expect(() => {
      session.onBoardGone()
    }).not.toThrow()
  })
})
