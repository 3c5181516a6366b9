// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import {
  ANA_SEAT,
  BEN_SEAT,
  createFakeHost,
  HERON_BOT_SEAT,
  testTableNow,
  testTableUpdate,
  type FakeHost,
  type TestTableNowOptions,
} from '../../testing/fake-host.ts'
import { TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { isPanelFoldedByDefault } from './panel-folding.svelte.ts'
import PrivateViewHarness from '../../testing/PrivateViewHarness.svelte'
import type { ClickPath } from '../../stage/scene.ts'
import { convertToBoardDecision } from './board-decision.ts'
import { TestTablePanelsProps } from '../../testing/test-choices-figures-and-log-panels.svelte.ts'
import ChoicesFiguresAndLogPanels from './ChoicesFiguresAndLogPanels.svelte'

const gameUi = {
  PrivatePanel: PrivateViewHarness as Component<{ view: Json; seat: Seat }>,
  seatFigureLines: () => [],
  eventSentence: () => undefined,
} as unknown as GameUi

let host: FakeHost
let session: TableSession
let shown: Record<string, unknown> | undefined
beforeEach(() => {
  host = createFakeHost()
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

async function open(change: TestTableNowOptions, seen = gameUi): Promise<TestTablePanelsProps> {
  host.answer('table.current', () => ({ ok: true, value: testTableNow(change) }))
  session = new TableSession(host.bridge, 't1', () => undefined)
  await session.resync()
  session.onUpdateShown(session.moment?.key ?? -1)
  const props = new TestTablePanelsProps(session, seen)
  shown = mount(ChoicesFiguresAndLogPanels, { target: document.body, props })
  flushSync()
  return props
}
const pile = (id: string) => ({ on: 'piece', id }) as const
const values = (): string | undefined => document.querySelector('[data-testid="private"]')?.textContent.trim()

test('X4, B6: the private values stay visible while updates of other seats are played', async () => {
  await open({ view: 'mine', seats: [ANA_SEAT, HERON_BOT_SEAT] })
  expect(values()).toContain('mine')
  host.push('update', testTableUpdate(1, ['one', 'two'], { deciders: [1] }))
  flushSync()
  expect(session.pendingCount).toBeGreaterThan(0)
  expect(values()).toContain('one')
})

test('X4: a public view is not shown in place of private values', async () => {
  await open({ view: 'public', seats: [ANA_SEAT, BEN_SEAT], status: { viewer: 'table' } })
  expect(values()).toBeUndefined()
  expect(document.body.textContent).not.toContain('public')
})

test('X5: the choices panel shows how many of the choices continue from the picked piece', async () => {
  const decision = { seat: 0, id: 1, choices: ['a', 'b', 'c'] }
  const { selection } = (await open({ seats: [ANA_SEAT, HERON_BOT_SEAT], status: { decision } })).list
  const count = () => document.querySelector('[data-panel="choices"] .aside')?.textContent.trim()
  expect(count()).toBe('3')
  const path = (action: Json): ClickPath => ({
    steps: [[pile(action === 'c' ? 'clay' : 'gold')], [pile(JSON.stringify(action))]],
  })
  selection.setDecision(convertToBoardDecision(decision, () => false, path))
  selection.click([pile('gold')])
  flushSync()
  expect(count()).toBe('2 of 3')
})

describe('the log of a long game', () => {
  const LENGTH = 200
  const history = Array.from({ length: LENGTH + 1 }, (_, entry) => [{ kind: 'said', entry }])
  const entryOf = (event: VisibleEvent): unknown => ('entry' in event ? event.entry : undefined)

  /** Looks back in it. @returns which rows have been touched since, and which entries were worded */
  async function lookBack(): Promise<{ touched(): number[]; worded(): unknown[] }> {
    host.answer('table.past', () => {
      const { entry } = host.asked.findLast(({ name }) => name === 'table.past')?.arg as { entry: number }
      return { ok: true, value: { entry, viewer: 0, moments: [{ view: `then ${String(entry)}`, facts: [] }] } }
    })
    const sentence = vi.fn((event: VisibleEvent) => ({ id: `said ${String(entryOf(event))}` }))
    await open({ history, status: { length: LENGTH } }, { ...gameUi, eventSentence: sentence })
    session.replay.goTo(100)
    await vi.waitFor(() => {
      expect(session.moment?.view).toBe('then 100')
    })
    flushSync()
    const list = document.querySelector('[role="log"] ol')
    if (list === null) throw new Error('there is no log')
    const rows = [...list.children]
    const changes = new MutationObserver(() => undefined)
    changes.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
    sentence.mockClear()
    return {
      touched() {
        flushSync()
        const nodes = changes.takeRecords().map(({ target }) => target)
        return rows.flatMap((row, nth) => (nodes.some((node) => row.contains(node)) ? [nth] : []))
      },
      worded: () => sentence.mock.calls.map(([event]) => entryOf(event)),
    }
  }
  const here = (): string | undefined => document.querySelector('[role="log"] [aria-current]')?.textContent
  const later = (): number => document.querySelectorAll('[role="log"] .later').length

  test('is not changed during scrubbing, and afterwards only in the rows between both positions', async () => {
    const { touched, worded } = await lookBack()
    const { status } = session
    expect([here(), later()]).toEqual(['said 100', 100])
    for (const entry of [90, 60, 95]) {
      session.replay.scrubTo(entry)
      await vi.waitFor(() => {
        expect(session.moment?.view).toBe(`then ${String(entry)}`)
      })
      expect(touched()).toEqual([])
    }
    expect([here(), worded()]).toEqual(['said 100', []])
    // What hangs on the status has nothing to do either.
    expect(session.status).toBe(status)
    session.replay.endScrub()
    expect(touched()).toEqual([95, 96, 97, 98, 99, 100])
    expect([here(), later()]).toEqual(['said 95', 105])
  })

  test('grows by one row while the player looks back, and renders no other row again', async () => {
    const { touched, worded } = await lookBack()
    host.push('update', {
      ...testTableUpdate(1, [], { length: LENGTH + 1 }),
      moments: [{ view: 'next', facts: [{ kind: 'said', entry: LENGTH + 1 } as never], group: LENGTH + 1 }],
    })
    flushSync()
    expect([here(), later()]).toEqual(['said 100', 101])
    // Where one is once more, and the new line.
    expect(worded()).toEqual([100, LENGTH + 1])
    session.replay.step(-1)
    expect(touched().filter((nth) => nth < 99)).toEqual([])
    expect([here(), later()]).toEqual(['said 99', 102])
  })
})

test('B4-1: a screen without a seat has no panel of choices or figures, but figures of a seat that is selected', async () => {
  const figures = () => [{ id: 'table.log' }]
  const panels = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')].map((panel) => panel.dataset['panel'])
  const props = await open(
    { seats: [HERON_BOT_SEAT, HERON_BOT_SEAT], status: { viewer: 'table' } },
    { ...gameUi, seatFigureLines: figures },
  )
  props.front = undefined
  flushSync()
  expect(panels()).toEqual(['log'])
  props.front = 1
  flushSync()
  expect(panels()).toEqual(['figures', 'log'])
})

test('X4: the choices and the log keep their share of the height when they become empty', async () => {
  await open({ seats: [ANA_SEAT, HERON_BOT_SEAT], status: { decision: { seat: 0, id: 1, choices: ['a', 'b'] } } })
  const kinds = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')].map(
      (it) => `${it.dataset['panel'] ?? ''} ${it.className}`,
    )
  const before = kinds()
  expect(before.filter((kind) => kind.includes('share')).map((kind) => kind.split(' ')[0])).toEqual(['choices', 'log'])
  host.push('update', testTableUpdate(1, ['one', 'two'], { deciders: [1] }))
  flushSync()
  expect(kinds()).toEqual(before)
})

test('B1a-5: the choices get a larger share of the free height than the log', async () => {
  await open({ seats: [ANA_SEAT, HERON_BOT_SEAT], status: { decision: { seat: 0, id: 1, choices: ['a', 'b'] } } })
  const share = (name: string): number =>
    Number(document.querySelector<HTMLElement>(`[data-panel="${name}"]`)?.style.getPropertyValue('--share'))
  expect(share('choices')).toBeGreaterThan(share('log'))
})

test('BB4: with text scaled by 1.5 or more, At a glance and Log are folded by default', () => {
  const folded = (textScale: number, low = false): boolean[] =>
    (['private', 'figures', 'log'] as const).map((panel) =>
      isPanelFoldedByDefault(panel, { narrow: false, low, textScale }),
    )
  expect(folded(1)).toEqual([false, false, false])
  expect(folded(1, true)).toEqual([false, true, false])
  expect(folded(1.3)).toEqual([false, false, false])
  expect(folded(1.5)).toEqual([false, true, true])
  expect(folded(2)).toEqual([false, true, true])
})
