// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Advice, AssessedChoice } from '../../../engine/core/contract/advice.ts'
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
import { chanceFractionToPercent, adviceSuggestionsOf } from './advice-suggestions.ts'
import CardsOverPanels from './CardsOverPanels.svelte'

addMessages({
  'toy.choice': 'Take {what} at {where}',
  'toy.reason.near': 'nearer to the end',
  'toy.reason.cards': 'loses {count} cards',
})
const gameUi = {
  choiceLabel: (what: string, where: string) => ({ id: 'toy.choice', values: { what, where } }),
  clickPath: () => ({ steps: [] }),
} as unknown as GameUi

const decision: PendingDecision = { seat: 0, id: 1, choices: ['ash', 'bay', 'cob', 'dal'], final: [3] }
const advised = (choice: number, own: number, more: Partial<AssessedChoice> = {}): AssessedChoice => ({
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

describe('adviceSuggestionsOf', () => {
  const telling = {
    game: 'toy',
    seat: 0,
    choices: ['ash', 'bay'].map((action) => ({ action, message: { id: 'toy.choice', values: { what: action } } })),
    choice: gameUi.choiceLabel,
  }
  const of = (...choices: AssessedChoice[]) => adviceSuggestionsOf({ choices, iterations: 1 }, telling)

  test('states reasons about the asking seat plainly, and names another seat', () => {
    const why = [
      { what: { id: 'toy.reason.cards', values: { count: 2 } }, seat: 0, speaks: 'against' },
      { what: { id: 'toy.reason.near' }, seat: 1, speaks: 'against' },
    ] as const
    const said = of(advised(0, 0.5, { why }))[0]?.why.map(({ message }) => formatMessage(message, ['Ana', 'Ben']))
    expect(said).toEqual(['loses 2 cards', 'Ben: nearer to the end'])
  })

  test('omits a reason that has no message, and never shows its id', () => {
    const why = [{ what: { id: 'toy.reason.secretId' }, seat: 0, speaks: 'for' }] as const
    expect(of(advised(0, 0.5, { why }))[0]?.why).toEqual([])
  })

  test('describes the further moves with the view at that time, without the choice itself', () => {
    const line = [
      { view: 'dawn', choice: 'ash' },
      { view: 'noon', choice: 'bay' },
      { view: 'dusk', choice: 'ash' },
    ]
    const said = of(advised(0, 0.5, { line }))[0]?.line.map((message) => formatMessage(message))
    expect(said).toEqual(['Take bay at noon', 'Take ash at dusk'])
  })

  test('omits a choice that the decision does not have', () => {
    expect(of(advised(1, 0.5), advised(2, 0.4)).map(({ choice }) => choice.action)).toEqual(['bay'])
  })

  test('chanceToPercent returns 0 and 100 only for certain outcomes', () => {
    expect([0, 0.001, 0.456, 0.999, 1].map(chanceFractionToPercent)).toEqual([0, 1, 46, 99, 100])
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
    const { made, end } = withEffectRoot(() => new TestAdviceTable(session, gameUi))
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
    const shown = mount(CardsOverPanels, { target: document.body, props })
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
  const lit = () => asker.asked.selection.hoveredChoice?.action
  const questions = () => host.asked.filter(({ name }) => name === 'table.advise').map(({ arg }) => arg)
  const acts = () => host.asked.filter(({ name }) => name === 'table.act').map(({ arg }) => arg)
  const said = () => text(document.querySelector('[data-testid="advice-said"]'))

  test('shows that it thinks, then the best choices with the chance to win, reasons and further moves', async () => {
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

  test('A7: the first request of a seat at a table states its effect on statistics and achievements', async () => {
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
  ])('A7: a seat that %s does not get that statement', async (_, change) => {
    await sit({ status: { decision }, ...change })
    expect(asker.advisor.isFirstAsk).toBe(false)
    toggle()
    await answer()
    expect(text(panel())).not.toContain(COUNTS)
  })

  test('reasons 2: if the best two are as good as equal, both say so and neither has reasons', async () => {
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

  test('shows the best choice on the board when the answer arrives, and another one while it is hovered', async () => {
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

  test('an answer that arrives during playback is shown when the choice can be made', async () => {
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

  test('the focus goes to the best choice, and the arrow keys move it and wrap around', async () => {
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

  test('a click plays a choice in the same way as the choice list', async () => {
    await sit()
    toggle()
    await answer()
    rows()[0]?.click()
    expect(acts()).toEqual([{ table: 't1', seat: 0, decision: 1, action: 'cob' }])
  })

  test('a final choice becomes pending at the first click and is played by the second', async () => {
    await sit()
    toggle()
    await answer()
    rows()[1]?.click()
    flushSync()
    expect([acts(), asker.asked.selection.pending?.action]).toEqual([[], 'dal'])
    expect(rows()[1]?.getAttribute('aria-pressed')).toBe('true')
    expect(text(rows()[1])).toContain('Press again')
    rows()[1]?.click()
    expect(acts()).toHaveLength(1)
  })

  test('the answer to a cancelled request is not shown, and the next request is a new one', async () => {
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

  test('a closed answer is shown again without another request', async () => {
    await sit()
    toggle()
    await answer()
    toggle()
    toggle()
    expect([questions().length, rows().length, lit()]).toEqual([1, 3, 'cob'])
  })

  test('an answer is never shown for another decision', async () => {
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

  test('an answer disappears with its decision, and so does its highlight on the board', async () => {
    await sit()
    toggle()
    await answer()
    goOn(1, { decision: { seat: 0, id: 2, choices: ['ash', 'cob'] } })
    expect([panel(), lit(), said()]).toEqual([null, undefined, ''])
  })

  test('an answer is discarded when the curtain closes, even if the same decision follows', async () => {
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

  test('shows the reason of a refusal, and the player can ask again', async () => {
    await sit()
    toggle()
    await answer({ ok: false, reason: { id: 'table.refused.failed' } })
    expect(text(panel()?.querySelector('[role="alert"]'))).toContain('This move failed')
    panel()?.querySelector<HTMLElement>('.state button')?.click()
    flushSync()
    await answer()
    expect([questions().length, rows().length]).toEqual([2, 3])
  })

  test('shows the chances of all seats if more than two play', async () => {
    await sit({ seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT] })
    toggle()
    await answer({ ok: true, value: { iterations: 1, choices: [advised(0, 0.5, { chances: [0.5, 0.3, 0.2] })] } })
    expect(text(panel()?.querySelector('.all'))).toBe('Chances to win then: Ana 50 %, Ben 30 %, Heron 20 %')
  })

  test('is not available with a single choice, for a decision elsewhere, or if the table forbids it', async () => {
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
