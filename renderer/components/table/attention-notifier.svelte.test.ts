// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import type { EventBanner } from '../../games/game-ui.ts'
import { createFakeHost, type FakeHost } from '../../testing/fake-host.ts'
import { AttentionNotifier } from './attention-notifier.svelte.ts'
import type { OpenTableState } from './table-context.ts'

class At {
  moment = $state.raw({ key: 1, jump: false, facts: [] as VisibleEvent[] })
  status = $state.raw<{ deciders: number[]; outcome: object | null }>({ deciders: [1], outcome: null })
  session = $state({
    pendingCount: 0,
    replay: { at: undefined },
    upcomingEventBanner: undefined as EventBanner | undefined,
  })
  asked = $state.raw<number[]>([])
  settings = $state.raw(DEFAULT_SETTINGS)
}
let at: At
let host: FakeHost
let told: Message[]
let inFront: boolean
let stop: () => void

const flashes = (): unknown[] => host.asked.filter(({ name }) => name === 'desk.flash').map(({ arg }) => arg)

beforeEach(() => {
  at = new At()
  host = createFakeHost()
  told = []
  inFront = false
  document.title = 'Samsara'
  vi.spyOn(document, 'hasFocus').mockImplementation(() => inFront)
  const gameUi = {
    eventSentence: ({ kind, secret }: VisibleEvent): Message => ({
      id: `toy.${kind}`,
      ...(secret && { values: { known: 'gem' } }),
    }),
    alertFor: ({ kind, secret }: VisibleEvent) =>
      kind === 'passed' && secret ? 'toYou' : kind === 'robbed' ? 'toYou' : kind === 'lastTurns' ? 'last' : undefined,
  }
  const seats = [{ name: 'Ana' }, { name: 'Heron' }, { name: 'Ben' }]
  const seating = {
    get moment() {
      return at.moment
    },
    get status() {
      return at.status
    },
    session: at.session,
    gameUi,
    info: { mine: [0, 2], seats, game: { id: 'toy', title: 'Toy' } },
  } as unknown as OpenTableState
  const app = {
    bridge: host.bridge,
    get settings() {
      return at.settings
    },
  }
  stop = $effect.root(() => {
    new AttentionNotifier(seating, app, { votingSeats: () => at.asked, notify: (line) => told.push(line) })
  })
  flushSync()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function asks(...deciders: number[]): void {
  at.status = { deciders, outcome: null }
  flushSync()
}

function happens(kind: string, jump = false, secret?: VisibleEvent['secret']): void {
  at.moment = { key: at.moment.key + 1, jump, facts: [{ kind, ...(secret && { secret }) }] }
  flushSync()
}

function comesToFront(): void {
  inFront = true
  dispatchEvent(new Event('focus'))
  flushSync()
}

test('shows whose turn it is in the title of a background window and flashes it, until it comes to the front', () => {
  expect(document.title).toBe('Samsara')
  asks(0)
  expect(document.title).toBe('● Ana, it is your turn – Toy')
  expect(flashes()).toEqual([{ on: true }])
  comesToFront()
  expect(document.title).toBe('Samsara')
  expect(flashes().at(-1)).toEqual({ on: false })
})

test('names several seats, and waits until earlier updates were shown', () => {
  at.session.pendingCount = 1
  asks(0, 1, 2)
  expect(document.title).toBe('Samsara')
  at.session.pendingCount = 0
  flushSync()
  expect(document.title).toContain('Ana and Ben')
})

test('clears the title when the turn is over', () => {
  asks(0)
  asks(1)
  expect(document.title).toBe('Samsara')
})

test('does not call while the window is in front or with calls switched off', () => {
  at.settings = { ...DEFAULT_SETTINGS, calls: false }
  asks(0)
  expect(document.title).toBe('Samsara')
  comesToFront()
  at.settings = DEFAULT_SETTINGS
  asks(1)
  asks(0)
  expect(document.title).toBe('Samsara')
  expect(flashes()).toEqual([])
})

test('an important event is reported once in the words of the log, and its call ranks below that of a turn', () => {
  happens('drew')
  expect(told).toEqual([])
  happens('robbed')
  expect(told).toEqual([{ id: 'toy.robbed' }])
  expect(document.title).toBe('● Something happened to you – Toy')
  happens('lastTurns')
  expect(document.title).toBe('● The end is near – Toy')
  asks(0)
  happens('robbed')
  expect(document.title).toContain('your turn')
  happens('robbed', true)
  expect(told).toHaveLength(3)
})

test('B1a-12: an event that the event banner reports gets no notice, but still a call', () => {
  const title: Message = { id: 'toy.won' }
  const lines: readonly Message[] = [{ id: 'toy.lastTurns' }]
  at.session.upcomingEventBanner = { sign: 'open-ring', caption: { id: 'toy.winner' }, seats: [1], title, lines }
  happens('lastTurns')
  expect(told).toEqual([])
  expect(document.title).toBe('● The end is near – Toy')
  happens('robbed')
  at.session.upcomingEventBanner = undefined
  happens('lastTurns')
  expect(told).toEqual([{ id: 'toy.robbed' }, { id: 'toy.lastTurns' }])
})

test('a notice contains no secrets of an event, and secrets alone cause no notice', () => {
  const secret = { card: 'gem' }
  happens('robbed', false, secret)
  expect(told).toEqual([{ id: 'toy.robbed' }])
  happens('passed', false, secret)
  expect(told).toHaveLength(1)
})

test('a vote and the end of the game call too, and the end outranks the vote', () => {
  at.asked = [0]
  flushSync()
  expect(document.title).toBe('● Somebody asks you – Toy')
  at.status = { deciders: [], outcome: {} }
  flushSync()
  at.asked = []
  flushSync()
  expect(document.title).toBe('● The game is over – Toy')
})
