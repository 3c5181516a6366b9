// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Advice, AdvisedChoice } from '../../../engine/core/contract/advice.ts'
import type { Result } from '../../../bridge/result.ts'
import type { PendingDecision, TableStatus } from '../../../bridge/table-view.ts'
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
import { addMessages, formatMessage } from '../../messages/index.ts'
import { TestAdviceTable, withEffectRoot } from '../../testing/test-advice.svelte.ts'
import { chanceToPercent, adviceSuggestionsOf } from './advice-suggestions.ts'
import PanelOverlays from './PanelOverlays.svelte'

addMessages({
  'toy.choice': 'Take {what} at {where}',
  'toy.reason.near': 'nearer to the end',
  'toy.reason.cards': 'loses {count} cards',
})
const face = {
  choiceLabel: (what: string, where: string) => ({ id: 'toy.choice', values: { what, where } }),
  clickPath: () => ({ steps: [] }),
} as unknown as GameUi

const decision: PendingDecision = { seat: 0, id: 1, choices: ['ash', 'bay', 'cob', 'dal'], final: [3] }
const advised = (choice: number, own: number, more: Partial<AdvisedChoice> = {}): AdvisedChoice => ({
  choice,
  chances: [own, 1 - own],
  line: [],
  isEqual: false,
  why: [],
  ...more,
})
const ADVICE: Advice = {
  iterations: 9,
  choices: [
    advised(2, 0.634, {
      why: [
        { what: { id: 'toy.reason.near' }, seat: 0, speaks: 'for' },
        { what: { id: 'toy.reason.cards', values: { count: 2 } }, seat: 1, speaks: 'against' },
      ],
      line: [{ view: 'noon', choice: 'elm' }],
    }),
    advised(3, 0.5),
    advised(0, 0.41),
  ],
}

describe('what the Sage advises in words', () => {
  const telling = {
    game: 'toy',
    seat: 0,
    choices: ['ash', 'bay'].map((action) => ({ action, message: { id: 'toy.choice', values: { what: action } } })),
    choice: face.choiceLabel,
  }
  const of = (...choices: AdvisedChoice[]) => adviceSuggestionsOf({ choices, iterations: 1 }, telling)

  test('reasons are plain for the asker, and named for a rival', () => {
    const why = [
      { what: { id: 'toy.reason.cards', values: { count: 2 } }, seat: 0, speaks: 'against' },
      { what: { id: 'toy.reason.near' }, seat: 1, speaks: 'against' },
    ] as const
    const said = of(advised(0, 0.5, { why }))[0]?.why.map(({ message }) => formatMessage(message, ['Ana', 'Ben']))
    expect(said).toEqual(['loses 2 cards', 'Ben: nearer to the end'])
  })

  test('a consequence that has no words is no reason, and its id is not said', () => {
    const why = [{ what: { id: 'toy.reason.secretId' }, seat: 0, speaks: 'for' }] as const
    expect(of(advised(0, 0.5, { why }))[0]?.why).toEqual([])
  })

  test('what it goes on with is said as it is seen then, without the choice itself', () => {
    const line = [
      { view: 'dawn', choice: 'ash' },
      { view: 'noon', choice: 'bay' },
      { view: 'dusk', choice: 'ash' },
    ]
    const said = of(advised(0, 0.5, { line }))[0]?.line.map((message) => formatMessage(message))
    expect(said).toEqual(['Take bay at noon', 'Take ash at dusk'])
  })

  test('a choice that the decision does not have is left out', () => {
    expect(of(advised(1, 0.5), advised(2, 0.4)).map(({ choice }) => choice.action)).toEqual(['bay'])
  })

  test('a chance is certain only where it is', () => {
    expect([0, 0.001, 0.456, 0.999, 1].map(chanceToPercent)).toEqual([0, 1, 46, 99, 100])
  })
})

describe('asking the Sage', () => {
  let host: FakeHost
  let asker: TestAdviceTable
  let replies: ((reply: Result<Advice>) => void)[]
  let ends: (() => void)[]
  beforeEach(() => {
    host = createFakeHost()
    replies = []
    ends = []
    host.answer('table.advise', () => new Promise((resolve) => replies.push(resolve)))
  })
  afterEach(() => {
    for (const end of ends) end()
  })

  async function sit(change: TestTableNowOptions = {}): Promise<void> {
    const now = testTableNow({ status: { decision }, ...change })
    host.answer('table.current', () => ({ ok: true, value: now }))
    const session = new TableSession(host.bridge, 't1', () => undefined)
    await session.resync()
    session.onUpdateShown(session.moment?.key ?? -1)
    const { made, end } = withEffectRoot(() => new TestAdviceTable(session, face))
    asker = made
    const props = {
      at: made,
      advisor: made.advisor,
      list: made.asked.choiceList,
      low: false,
      since: { open: false } as never,
      legend: { open: false } as never,
      palette: {} as never,
    }
    const shown = mount(PanelOverlays, { target: document.body, props })
    ends.push(() => void unmount(shown), end)
    flushSync()
  }
  const toggle = (): void => {
    asker.advisor.toggle()
    flushSync()
  }
  async function answer(reply: Result<Advice> = { ok: true, value: ADVICE }, nth = -1): Promise<void> {
    await tick()
    replies.at(nth)?.(reply)
    for (let turn = 0; turn < 5; turn++) await tick()
    flushSync()
  }
  /** The table goes on, and the board has shown it. */
  function goOn(sequence: number, status: Partial<TableStatus>): void {
    host.push('update', testTableUpdate(sequence, [`view ${String(sequence)}`], status))
    flushSync()
    asker.session.onUpdateShown(asker.moment.key)
    flushSync()
  }
  const panel = () => document.querySelector<HTMLElement>('[data-panel="advice"]')
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-advised]')]
  const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const lit = () => asker.asked.picker.hoveredChoice?.action
  const questions = () => host.asked.filter(({ name }) => name === 'table.advise').map(({ arg }) => arg)
  const acts = () => host.asked.filter(({ name }) => name === 'table.act').map(({ arg }) => arg)
  const said = () => text(document.querySelector('[data-testid="advice-said"]'))

  test('it thinks, and its best choices come with the chance to win, why, and what it would go on with', async () => {
    await sit()
    toggle()
    expect(panel()?.getAttribute('aria-busy')).toBe('true')
    expect(said()).toContain('looks ahead')
    await answer()
    expect(questions()).toEqual([{ table: 't1', seat: 0, decision: 1 }])
    expect(rows().map((row) => [text(row.querySelector('.words')), text(row.querySelector('.chance'))])).toEqual([
      ['Take cob at start', '63 %'],
      ['Take dal at start', '50 %'],
      ['Take ash at start', '41 %'],
    ])
    const best = text(panel()?.querySelector('.suggestion'))
    expect(best).toContain('For it: nearer to the end')
    expect(best).toContain('Against it: Heron: loses 2 cards')
    expect(best).toContain('Take elm at noon')
    expect(text(panel())).toContain('the Sage’s estimate')
    expect(said()).toBe('The Sage suggests Take cob at start: 63 percent to win.')
  })

  const COUNTS = 'you earn no achievements in it'

  test('A7: the first ask of a seat at a table says what it means for statistics and achievements', async () => {
    await sit()
    expect(asker.advisor.isFirstAsk).toBe(true)
    toggle()
    expect(text(panel())).toContain(COUNTS)
    await answer()
    expect(text(panel())).toContain(COUNTS)
  })

  test.each([
    ['has asked before', { status: { decision, advised: [1, 0, 0] } }],
    ['sits at a practice table', { practice: true }],
  ])('A7: a seat that %s is not told again', async (_, change) => {
    await sit({ status: { decision }, ...change })
    expect(asker.advisor.isFirstAsk).toBe(false)
    toggle()
    await answer()
    expect(text(panel())).not.toContain(COUNTS)
  })

  test('reasons 2: where the first two are as good as equal, that is said at both and nothing else', async () => {
    await sit()
    toggle()
    const choices = [advised(2, 0.5, { isEqual: true }), advised(3, 0.49, { isEqual: true }), advised(0, 0.3)]
    await answer({ ok: true, value: { iterations: 1, choices } })
    const equal = [...(panel()?.querySelectorAll('.suggestion') ?? [])].map((row) =>
      text(row).includes('As good as equal'),
    )
    expect(equal).toEqual([true, true, false])
    expect(panel()?.querySelectorAll('.why')).toHaveLength(0)
  })

  test('the best is shown on the board when it comes, any other while it is pointed at', async () => {
    await sit()
    toggle()
    await answer()
    expect(lit()).toBe('cob')
    rows()[2]?.dispatchEvent(new Event('pointerenter'))
    expect(lit()).toBe('ash')
    rows()[2]?.dispatchEvent(new Event('pointerleave'))
    expect(lit()).toBe('cob')
    toggle()
    expect([lit(), panel()]).toEqual([undefined, null])
  })

  test('an answer that comes while others are shown is there when the choice can be made again', async () => {
    await sit()
    toggle()
    host.push('update', testTableUpdate(1, ['one', 'two'], { decision }))
    flushSync()
    await answer()
    expect(rows()).toEqual([])
    for (let shown = 0; shown < 2; shown++) {
      asker.session.onUpdateShown(asker.moment.key)
      flushSync()
    }
    expect(rows()).toHaveLength(3)
  })

  test('the focus goes to the best, walks with the arrows, and stays away when it has gone elsewhere', async () => {
    await sit()
    toggle()
    expect(document.activeElement).toBe(panel())
    await answer()
    expect(document.activeElement).toBe(rows()[0])
    const down = () => panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    down()
    expect([document.activeElement, lit()]).toEqual([rows()[1], 'dal'])
    down()
    down()
    expect(document.activeElement).toBe(rows()[0])
  })

  test('a choice is played as the list plays it', async () => {
    await sit()
    toggle()
    await answer()
    rows()[0]?.click()
    expect(acts()).toEqual([{ table: 't1', seat: 0, decision: 1, action: 'cob' }])
  })

  test('a final choice is laid first, and played by the second press', async () => {
    await sit()
    toggle()
    await answer()
    rows()[1]?.click()
    flushSync()
    expect([acts(), asker.asked.picker.pending?.action]).toEqual([[], 'dal'])
    expect(rows()[1]?.getAttribute('aria-pressed')).toBe('true')
    expect(text(rows()[1])).toContain('Press again')
    rows()[1]?.click()
    expect(acts()).toHaveLength(1)
  })

  test('called off, its answer is not shown when it comes, and the next question is a new one', async () => {
    await sit()
    toggle()
    toggle()
    expect([panel(), said()]).toEqual([null, ''])
    await answer()
    expect([panel(), lit()]).toEqual([null, undefined])
    toggle()
    expect(panel()?.getAttribute('aria-busy')).toBe('true')
    await answer({ ok: true, value: { ...ADVICE, choices: [advised(1, 0.5)] } })
    expect([questions().length, lit()]).toEqual([2, 'bay'])
  })

  test('an answer that was put away is shown again without another question', async () => {
    await sit()
    toggle()
    await answer()
    toggle()
    toggle()
    expect([questions().length, rows().length, lit()]).toEqual([1, 3, 'cob'])
  })

  test('an answer never shows for another decision', async () => {
    await sit()
    toggle()
    const next = { seat: 0, id: 2, choices: ['ash', 'cob'] }
    goOn(1, { decision: next })
    expect(panel()).toBeNull()
    await answer()
    expect([panel(), lit()]).toEqual([null, undefined])
    toggle()
    await answer({ ok: true, value: { ...ADVICE, choices: [advised(1, 0.7)] } }, 0)
    expect(rows()).toEqual([])
    await answer({ ok: true, value: { ...ADVICE, choices: [advised(0, 0.6)] } })
    expect(rows().map((row) => text(row.querySelector('.words')))).toEqual(['Take ash at view 1'])
  })

  test('an answer goes away with its decision, and nothing of it stays lit', async () => {
    await sit()
    toggle()
    await answer()
    goOn(1, { decision: { seat: 0, id: 2, choices: ['ash', 'cob'] } })
    expect([panel(), lit(), said()]).toEqual([null, undefined, ''])
  })

  test('an answer vanishes with the curtain, also for the same decision behind it', async () => {
    await sit({ seats: [ANA_SEAT, BEN_SEAT], secrets: 'hand' })
    toggle()
    await answer()
    expect(rows()).toHaveLength(3)
    goOn(1, { viewer: 'table', curtain: 0 })
    expect([panel(), said()]).toEqual([null, ''])
    void asker.session.liftCurtain(0)
    goOn(2, { viewer: 0, decision })
    expect(asker.asked.decision?.id).toBe(1)
    expect([panel(), asker.advisor.state]).toEqual([null, undefined])
  })

  test('a refusal is said in words, and can be asked again', async () => {
    await sit()
    toggle()
    await answer({ ok: false, reason: { id: 'table.refused.failed' } })
    expect(text(panel()?.querySelector('[role="alert"]'))).toContain('This move failed')
    panel()?.querySelector<HTMLElement>('.state button')?.click()
    flushSync()
    await answer()
    expect([questions().length, rows().length]).toEqual([2, 3])
  })

  test('the chances of all are told where more than two play', async () => {
    await sit({ seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT] })
    toggle()
    await answer({ ok: true, value: { iterations: 1, choices: [advised(0, 0.5, { chances: [0.5, 0.3, 0.2] })] } })
    expect(text(panel()?.querySelector('.all'))).toBe('Chances to win then: Ana 50 %, Ben 30 %, Heron 20 %')
  })

  test('nobody is asked where there is nothing to choose, nothing pending, or the table does not wish it', async () => {
    await sit({ status: { decision: { ...decision, choices: ['ash'] } } })
    expect(asker.advisor.canAsk).toBe(false)
    await sit({ status: { deciders: [1] } })
    expect(asker.advisor.canAsk).toBe(false)
    await sit()
    expect(asker.advisor.canAsk).toBe(true)
    await sit({ advice: false })
    expect(asker.advisor.canAsk).toBe(false)
    toggle()
    expect(questions()).toEqual([])
  })
})
