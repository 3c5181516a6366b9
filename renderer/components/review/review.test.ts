// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MistakeTurningPoint, GameReview, TurningPoint } from '../../../engine/core/contract/review.ts'
import type { EntryViewSteps } from '../../../bridge/replay.ts'
import type { ReviewWithProgress } from '../../../bridge/review.ts'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { AppState } from '../../app-state.svelte.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, testTableNow, type FakeHost } from '../../testing/fake-host.ts'
import { TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { addMessages } from '../../messages/index.ts'
import { ticksThatFit } from '../plot/plot.ts'
import { assertDefined } from '../../testing/test-advice.svelte.ts'
import type { OpenTableState } from '../table/table-context.ts'
import ReviewHarness from '../../testing/ReviewHarness.svelte'
import type { ReviewStore } from './review-store.svelte.ts'
import { curvePointPositionsInTurns, curveTableRowIndices, curveTurnTicks } from './review-messages.ts'

addMessages({
  'toy.choice': '{what} at {where}',
  'toy.reason.near': 'nearer to the end',
  'toy.told': 'A six is thrown',
})
const gameUi = {
  choiceLabel: (what: string, where: string) => ({ id: 'toy.choice', values: { what, where } }),
  clickPath: () => ({ steps: [] }),
  eventSentence: ({ kind }: { kind: string }) => (kind === 'turn' ? undefined : { id: 'toy.told' }),
} as unknown as GameUi

const LENGTH = 8
const PLAY: MistakeTurningPoint = {
  kind: 'play',
  entry: 2,
  turn: 2,
  seat: 0,
  change: -2200,
  made: { view: 'noon', choice: 'ash' },
  line: [
    { view: 'noon', choice: 'bay' },
    { view: 'dusk', choice: 'cob' },
  ],
  why: [
    { what: { id: 'toy.reason.near' }, seat: 0, speaks: 'for' },
    { what: { id: 'toy.reason.unnamed' }, seat: 0, speaks: 'for' },
  ],
}
const LUCK: TurningPoint = { kind: 'luck', entry: 5, turn: 3, seat: 1, change: 1800 }
const REVIEW: GameReview = {
  curve: Array.from({ length: LENGTH + 1 }, (_, at) => [5000 - at * 100, 5000 + at * 100]),
  lapses: [{ entry: 2, seat: 0, play: [-2200, 2200] }],
  turns: [1, 1, 2, 2, 3, 3, 3, 4],
  sums: [
    { start: 5000, own: -2200, others: 0, luck: 1400 },
    { start: 5000, own: 0, others: 2200, luck: -1400 },
  ],
  turningPoints: [PLAY, LUCK],
  done: LENGTH + 1,
  of: LENGTH + 1,
  iterations: 99,
}

let host: FakeHost
let app: AppState
let session: TableSession
let reviewer: ReviewStore
let shown: Record<string, unknown> | undefined

beforeEach(async () => {
  host = createFakeHost()
  const history = Array.from({ length: LENGTH + 1 }, () => [{ kind: 'throw' }])
  const outcome = { ranking: [], reason: { id: 'toy.over' } }
  host.answer('table.current', () => ({
    ok: true,
    value: testTableNow({ seats: [ANA_SEAT, BEN_SEAT], history, status: { outcome, length: LENGTH } }),
  }))
  host.answer('table.past', () => {
    const { entry, eyes } = host.asked.at(-1)?.arg as { entry: number; eyes?: 0 | 1 }
    return {
      ok: true,
      value: {
        entry,
        viewer: eyes ?? 0,
        moments: [{ view: `then ${String(entry)}`, facts: [] }],
      } as unknown as EntryViewSteps,
    }
  })
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
  session = new TableSession(host.bridge, 't1', () => undefined)
  await session.resync()
  const at: OpenTableState = {
    session,
    gameUi,
    get info() {
      return assertDefined(session.info)
    },
    get moment() {
      return assertDefined(session.moment)
    },
    get status() {
      return assertDefined(session.status)
    },
  }
  shown = mount(ReviewHarness, { target: document.body, props: { app, at } })
  flushSync()
  reviewer = (shown as { reviewer: ReviewStore }).reviewer
})

afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  session.close()
  document.body.replaceChildren()
})

async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
  flushSync()
}

async function show(change: Partial<ReviewWithProgress> = {}, review: Partial<GameReview> = {}): Promise<void> {
  const value: ReviewWithProgress = { table: 't1', review: { ...REVIEW, ...review }, runs: false, ...change }
  host.answer('desk.review', () => ({ ok: true, value }))
  void reviewer.openPage()
  await settled()
}

const text = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const buttonOf = (name: string): HTMLElement =>
  assertDefined(
    all('button').find((each) => each.textContent.trim() === name || each.getAttribute('aria-label') === name),
  )

test('shows its progress, and marks its figures as an estimate until all positions are examined', async () => {
  await show({ runs: true }, { done: 3, iterations: 30, turningPoints: [] })
  expect(text('[data-testid="review-stand"]')).toContain(
    'Estimate: the Sage has looked at 3 of 9 positions, and played on 30 games.',
  )
  expect(text('[data-testid="review"]')).toContain('Play and luck (estimate)')
  buttonOf('Pause').click()
  await settled()
  expect(host.asked.at(-1)).toEqual({ name: 'desk.stopReview', arg: { table: 't1' } })
  host.push('review', { table: 't1', review: { ...REVIEW, done: 4, turningPoints: [] }, runs: false })
  await settled()
  expect(text('[data-testid="review-stand"]')).toContain('Paused.')
  host.push('review', { table: 'another', review: REVIEW, runs: false })
  await settled()
  expect(text('[data-testid="review-stand"]')).toContain('looked at 4 of 9')
  buttonOf('Continue').click()
  await settled()
  expect(host.asked.at(-1)).toEqual({ name: 'desk.review', arg: { table: 't1' } })
})

test('announces its progress at every quarter, when it pauses and when it ends, not at every position', async () => {
  const said = (): string => text('[data-testid="review-said"]')
  const push = async (done: number, runs = true): Promise<void> => {
    host.push('review', { table: 't1', review: { ...REVIEW, done }, runs })
    await settled()
  }
  await show({ runs: true }, { done: 3 })
  expect(said()).toContain('looked at 3 of 9')
  await push(4)
  expect(text('[data-testid="review-stand"]')).toContain('looked at 4 of 9')
  expect(said()).toContain('looked at 3 of 9')
  await push(5)
  expect(said()).toContain('looked at 5 of 9')
  await push(6, false)
  expect(said()).toContain('Paused.')
  await push(9, false)
  expect(said()).toContain('looked at all 9')
})

test('keeps its results and says so after a failure; after a refusal it shows the reason', async () => {
  await show({ failed: true }, { done: 3 })
  expect(text('[data-testid="review-stand"]')).toContain('The Sage could not go on.')
  host.answer('desk.review', () => ({ ok: false, reason: { id: 'table.refused.review' } }))
  buttonOf('Continue').click()
  await settled()
  expect(text('[data-testid="review"]')).toContain('A game is reviewed when it is over.')
})

test('a game of a few moves has no review, and one without turning points says so', async () => {
  await show({}, { turns: [1, 1, 1], curve: REVIEW.curve.slice(0, 4), done: 4, of: 4 })
  expect(text('[data-testid="review"]')).toBe('This game is too short to tell a story.')
  await show({}, { turningPoints: [] })
  expect(text('[data-testid="review"]')).toContain('No single choice, and no single stroke of luck')
})

test('A14: lists a choice with a better one, a random event, and the effects of choices and chance in points', async () => {
  await show()
  expect(all('[data-turning] .words').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Turn 2, Ana: ash at noon. The chance fell by 22 points. Better: bay at noon',
    'Turn 3: A six is thrown Luck raised Ben’s chance by 18 points.',
  ])
  const rows = all('.sums tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
  expect(rows).toEqual([
    ['Ana', '50 %', '−22', '0', '+14', '42 %'],
    ['Ben', '50 %', '0', '+22', '−14', '58 %'],
  ])
})

test('B1c-1: until all is examined, curve steps of five points or more replace unexamined turning points', async () => {
  const curve = REVIEW.curve.map((chances, at) => (at > 6 ? [9000, 1000] : at > 5 ? [5400, 4600] : chances))
  const small: TurningPoint = { ...LUCK, entry: 0, turn: 1, change: 400 }
  const entries = (): (string | undefined)[] => all('[data-turning]').map(({ dataset }) => dataset['turning'])
  await show({ runs: true }, { curve, done: 4, turningPoints: [small, PLAY] })
  expect(entries()).toEqual(['2', '6'])
  expect(text('[data-turning="6"] .words')).toBe('Turn 3: A six is thrown Ana’s chance rose by 36 points.')
  await show({}, { curve, turningPoints: [small, PLAY] })
  expect(entries()).toEqual(['2'])
  await show({ runs: true }, { curve, done: 4, turningPoints: [PLAY] })
  assertDefined(all('[data-turning="6"]')[0]).click()
  await settled()
  expect([session.replay.at, reviewer.open]).toEqual([7, false])
})

test('B1c-2, B1c-3: while running shows the remaining time and that the table can be used, while paused neither', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const stand = (): string => text('[data-testid="review-stand"]')
  const push = async (done: number, runs = true): Promise<void> => {
    vi.setSystemTime(done * 60_000)
    host.push('review', { table: 't1', review: { ...REVIEW, done }, runs })
    await settled()
  }
  await show({ runs: true }, { done: 0 })
  expect(stand()).toContain('it goes on while you do something else at this table')
  await push(2)
  expect(stand()).not.toContain('left')
  await push(3)
  expect(stand()).toContain('About 6 min left.')
  await push(4, false)
  expect(stand()).not.toContain('left')
  expect(stand()).not.toContain('goes on while')
  vi.useRealTimers()
})

test('A14: shows a placeholder in place of the curve until the first estimate', async () => {
  await show({ runs: true }, { curve: [], done: 0, turningPoints: [] })
  expect(text('[data-testid="curve-coming"]')).toBe('A first estimate is being made …')
  host.push('review', { table: 't1', review: { ...REVIEW, done: 1 }, runs: true })
  await settled()
  expect(all('[data-testid="curve-coming"]')).toEqual([])
})

test('B1c-4: all turns of the curve are equally wide, and ticks of the axis keep a minimum distance', () => {
  expect(curvePointPositionsInTurns(REVIEW)).toEqual([1, 1.5, 2, 2.5, 3, 3 + 1 / 3, 3 + 2 / 3, 4, 5])
  const ticks = Array.from({ length: 23 }, (_, at) => ({ at, label: String(at + 1) }))
  const shown = (room: number) => ticksThatFit(ticks, (at) => at * 10, room).map(({ at }) => at)
  expect(shown(9)).toHaveLength(23)
  expect(shown(24)).toEqual([0, 5, 10, 15, 20])
  expect(shown(9999)).toEqual([0])
})

test('the keyboard moves along the curve, each point is announced, and a table lists its figures', async () => {
  await show()
  const slider = assertDefined(all('[data-plot]')[0])
  const press = (key: string): void => {
    slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    flushSync()
  }
  press('Home')
  expect(slider.getAttribute('aria-valuetext')).toBe('The beginning; Ana: 50 %; Ben: 50 %')
  press('ArrowRight')
  press('ArrowRight')
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Turn 2, move 2 of 8; A choice: Ana, 22 points; Ana: 48 %; Ben: 52 %',
  )
  press('End')
  expect(slider.getAttribute('aria-valuenow')).toBe('8')
  expect(all('.figures tbody tr')).toHaveLength(curveTableRowIndices(REVIEW).length)
  expect(curveTurnTicks(REVIEW).map(({ at, label }) => [at, label])).toEqual([
    [0, 'Turn 1'],
    [2, '2'],
    [4, '3'],
    [7, '4'],
  ])
  press('ArrowLeft')
  press('Enter')
  expect(session.replay.at).toBe(7)
  expect(reviewer.open).toBe(false)
})

test('a turning point opens the replay there, with the moves that the Sage suggests step by step', async () => {
  await show()
  assertDefined(all('[data-turning="2"]')[0]).click()
  await settled()
  expect(reviewer.open).toBe(false)
  expect([session.replay.at, session.replay.viewAs]).toEqual([2, 0])
  const card = '[data-panel="turning"]'
  expect(text(`${card} .what`)).toContain('Turn 2, Ana: ash at noon. The chance fell by 22 points.')
  expect(text(`${card} .why`)).toContain('nearer to the end')
  expect(all(`${card} .why li`)).toHaveLength(1)
  // The best is lit on the board as it stood; its next step is seen as it would stand then.
  expect(reviewer.selection.hoveredChoice?.action).toBe('bay')
  expect(reviewer.boardUpdate).toBeUndefined()
  buttonOf('One step on').click()
  flushSync()
  expect(reviewer.selection.hoveredChoice?.action).toBe('cob')
  expect(reviewer.boardUpdate?.view).toBe('dusk')
  assertDefined(all(`${card} .ways > .way`)[0]).click()
  flushSync()
  expect(reviewer.selection.hoveredChoice?.action).toBe('ash')
  expect(reviewer.boardUpdate).toBeUndefined()
  buttonOf('Next').click()
  await settled()
  // Luck is seen when it has come.
  expect([session.replay.at, session.replay.viewAs]).toEqual([6, 1])
  expect(text(`${card} .happened`)).toBe('A six is thrown')
  expect(reviewer.selection.hoveredChoice).toBeUndefined()
  session.replay.goTo(4)
  await settled()
  expect(all(card)).toEqual([])
})

test('the text of a turning point by luck, which has no button, can be focused and scrolled by keyboard', async () => {
  await show()
  assertDefined(all('[data-turning="2"]')[0]).click()
  await settled()
  buttonOf('Next').click()
  await settled()
  const body = assertDefined(all('[data-panel="turning"] .body')[0])
  expect(all('[data-panel="turning"] .body button')).toEqual([])
  expect(body.tabIndex).toBe(0)
  expect(body.getAttribute('aria-label')).toBe('Where the game turned')
})

test('the card of a turning point takes the focus once, and leaves it where it is when a running review goes on', async () => {
  await show({ runs: true }, { done: 4 })
  assertDefined(all('[data-turning="2"]')[0]).click()
  await settled()
  expect(document.activeElement).toBe(all('[data-panel="turning"]')[0])
  const body = assertDefined(all('[data-panel="turning"] .body')[0])
  body.focus()
  host.push('review', { table: 't1', review: { ...structuredClone(REVIEW), done: 5 }, runs: true })
  await settled()
  expect(document.activeElement).toBe(body)
  buttonOf('Next').click()
  await settled()
  expect(document.activeElement).toBe(all('[data-panel="turning"]')[0])
})
