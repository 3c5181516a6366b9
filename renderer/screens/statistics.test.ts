// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import type { Statistics as Figures } from '../../bridge/statistics.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { createFakeHost, type FakeHost } from '../testing/fake-host.ts'
import StatisticsScreen from './StatisticsScreen.svelte'

const app = vi.hoisted(() => ({ now: {} }))
vi.mock('../app-state.svelte.ts', () => ({ useApp: () => app.now }))

const NOTHING: Figures = {
  noted: 0,
  botsOnly: 0,
  games: 0,
  helped: 0,
  time: 0,
  timed: 0,
  people: { played: 0, wins: 0, fair: 0 },
  apart: { practice: 0, branched: 0, helped: 0 },
  known: { games: [], people: [], players: [], levels: [] },
  byGame: [],
  byPerson: [],
  byPlayers: [],
  byLevel: [],
  months: [],
  records: [],
  achievements: [{ game: 'chakra', id: 'twinLotus', by: [] }],
}
const tally = { played: 4, wins: 3, fair: 2 }
const MUCH: Figures = {
  ...NOTHING,
  noted: 6,
  games: 4,
  time: 3_900_000,
  timed: 3,
  people: tally,
  apart: { practice: 2, branched: 0, helped: 0 },
  known: {
    games: [
      { game: 'chakra', title: 'Chakra' },
      { game: 'rauha', title: 'Rauha' },
    ],
    people: ['Ana', 'Ben'],
    players: [2],
    levels: ['sage'],
  },
  byGame: [
    {
      game: 'chakra',
      title: 'Chakra',
      games: 4,
      ...tally,
      mean: 12.25,
      best: 19,
      width: 5,
      scores: [
        { from: 10, count: 3 },
        { from: 15, count: 1 },
      ],
      first: { games: 4, share: 0.5, low: 0.15, high: 0.85, fair: 0.5, says: 'few' },
    },
  ],
  byPerson: [{ name: 'Ana', ...tally, streak: 1, longest: 2, achievements: 1 }],
  byPlayers: [{ value: 2, ...tally }],
  byLevel: [{ value: 'sage', ...tally }],
  months: [{ from: Date.UTC(2026, 4), games: 4, ...tally }],
  records: [{ kind: 'closest', game: 'chakra', value: 0, names: ['Ana', 'Ben'], players: 2, at: 1 }],
  achievements: [{ game: 'chakra', id: 'twinLotus', by: [{ name: 'Ana', at: 1, times: 2 }] }],
}

let host: FakeHost
let shown: Record<string, unknown>
const told: unknown[] = []

beforeEach(() => {
  host = createFakeHost()
  told.length = 0
  app.now = {
    bridge: host.bridge,
    settings: { ...DEFAULT_SETTINGS, motion: 0 },
    games: CATALOGUE.map(({ info }) => ({ info, playable: true })),
    showNotice: ({ id }: { id: string }) => told.push(id),
    go: (page: unknown) => told.push(page),
  }
})
afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
})

async function show(reply: Result<Figures>): Promise<void> {
  host.answer('desk.statistics', () => reply)
  shown = mount(StatisticsScreen, { target: document.body })
  await settled()
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const filters = (): unknown[] =>
  host.asked.filter(({ name }) => name === 'desk.statistics').map(({ arg }) => (arg as { filter: unknown }).filter)

function click(name: string): void {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
  if (found === undefined) throw new Error(`no button ${name}`)
  found.click()
  flushSync()
}

test('without finished games says so, and lists the achievements', async () => {
  await show({ ok: true, value: NOTHING })
  expect(text()).toContain('Nothing played to its end yet')
  await vi.waitFor(() => {
    flushSync()
    expect(text()).toContain('Twin lotus')
  })
  expect(text()).not.toContain('Export')
})

test('states all figures and bars in words, and that few games say little about who begins', async () => {
  await show({ ok: true, value: MUCH })
  for (const said of [
    'won 3 of 4',
    '75%',
    'where chance alone gives 50%',
    '1 h 5 min',
    '10 to 14: 3 times',
    '15 to 19: 1 time',
    'too few to say anything',
    'May 2026: won 3 of 4',
    'a tie',
    'Ana and Ben',
    'Practice (2)',
  ])
    expect(text()).toContain(said)
})

test('a changed filter requests new figures, keeps the other filters, and only the last answer is shown', async () => {
  await show({ ok: true, value: MUCH })
  const [game, person] = [...document.querySelectorAll('select')]
  if (game === undefined || person === undefined) throw new Error('no filter')
  const waiting: ((reply: Result<Figures>) => void)[] = []
  host.answer('desk.statistics', () => new Promise((resolve) => waiting.push(resolve)))
  game.value = 'chakra'
  game.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
  person.value = 'Ana'
  person.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
  expect(filters()).toEqual([
    { also: ['helped'] },
    { also: ['helped'], game: 'chakra' },
    { also: ['helped'], game: 'chakra', person: 'Ana' },
  ])
  waiting[1]?.({ ok: true, value: { ...MUCH, games: 77 } })
  await settled()
  waiting[0]?.({ ok: true, value: { ...MUCH, games: 11 } })
  await settled()
  expect(text()).toContain('77')
})

test('distinguishes no matching games from no games at all', async () => {
  await show({ ok: true, value: { ...NOTHING, noted: 5 } })
  expect(text()).toContain('No game fits.')
})

test('shows the reason of a refusal, and can try again', async () => {
  await show({ ok: false, reason: { id: 'statistics.refused.newer' } })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('A newer Samsara')
  host.answer('desk.statistics', () => ({ ok: true, value: MUCH }))
  click('Try again')
  await settled()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('asks for a confirmation before it resets the statistics', async () => {
  await show({ ok: true, value: MUCH })
  const resets = (): number => host.asked.filter(({ name }) => name === 'desk.resetStatistics').length
  click('Begin anew')
  await settled()
  click('Keep')
  await settled()
  expect(resets()).toBe(0)
  click('Begin anew')
  await settled()
  click('Forget all')
  await settled()
  expect(resets()).toBe(1)
  expect(told).toContain('statistics.resetDone')
})

test('requests the figures again with the same filter when more games were read', async () => {
  await show({ ok: true, value: MUCH })
  expect(text()).not.toContain('Cleo')
  const cleo = { name: 'Cleo', ...tally, streak: 0, longest: 0, achievements: 0 }
  host.answer('desk.statistics', () => ({ ok: true, value: { ...MUCH, byPerson: [...MUCH.byPerson, cleo] } }))
  host.push('noted', null)
  await settled()
  expect(filters()).toEqual([{ also: ['helped'] }, { also: ['helped'] }])
  expect(text()).toContain('Cleo')
})

test('B3 statistics-2: an achievement with a goal shows the best count so far, until it is earned', async () => {
  const [earned] = MUCH.achievements
  if (earned === undefined) throw new Error('no achievement')
  const deepEarth = { game: 'chakra', id: 'deepEarth', by: [], goal: 4, best: { name: 'Ana', count: 3 } }
  const achievements = [{ ...earned, goal: 2 }, deepEarth, { game: 'chakra', id: 'fullLight', by: [], goal: 20 }]
  await show({ ok: true, value: { ...MUCH, achievements } })
  await vi.waitFor(() => {
    expect(text()).toContain('Deep earth')
  })
  const lines = [...document.querySelectorAll('li')].map((each) => each.textContent.replace(/\s+/g, ' '))
  expect(lines.find((line) => line.includes('Deep earth'))).toContain('Not earned yet. Best so far: 3 of 4 (Ana)')
  expect(lines.find((line) => line.includes('Full light'))?.trim()).toMatch(/Not earned yet$/)
  expect(lines.find((line) => line.includes('Twin lotus'))).not.toContain('Best so far')
  expect(document.querySelectorAll('.way')).toHaveLength(1)
})

test('BB3: says that games of bots alone are not counted, and shows no empty bars or headings', async () => {
  await show({ ok: true, value: { ...NOTHING, noted: 3, botsOnly: 3 } })
  expect(text()).toContain('3 games that bots played among themselves are not counted.')
  expect(text()).toContain('Nothing played to its end yet')
  expect(text()).not.toContain('No bot has sat at these tables.')
  expect(document.querySelectorAll('select, [role=img], table')).toHaveLength(0)
})

test('BB3: says beside games of people how many games of bots alone are not counted', async () => {
  await show({ ok: true, value: { ...MUCH, botsOnly: 1 } })
  expect(text()).toContain('1 game that bots played among themselves is not counted.')
})

test('A7: games with advice of the Sage are counted by default, and marked', async () => {
  const [record] = MUCH.records
  if (record === undefined) throw new Error('no record')
  await show({ ok: true, value: { ...MUCH, helped: 2, records: [{ ...record, helped: true }] } })
  expect(filters()).toEqual([{ also: ['helped'] }])
  expect(text()).toContain('2 of them with advice from the Sage')
  const records = [...document.querySelectorAll('dd')].find((each) => each.textContent.includes('a tie'))
  expect(records?.textContent).toContain('with advice from the Sage')
})
