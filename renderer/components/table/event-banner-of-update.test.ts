// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { ANA_SEAT, BEN_SEAT } from '../../testing/fake-host.ts'
import type { EventBannerIconName } from '../../games/game-ui.ts'
import { addMessages } from '../../messages/index.ts'
import { eventBannerOfUpdate } from './event-banner-of-update.ts'
import type { ScreenEventBanner } from '../../bridge/playback-queue.svelte.ts'
import EventBannerLiveRegion from './EventBannerLiveRegion.svelte'
import EventBanner from './EventBannerCard.svelte'

addMessages({
  'toy.death': 'A life is over',
  'toy.dies': '{seat} dies.',
  'toy.worth': '{points} points, {need} needed.',
  'toy.end': 'The bag is empty.',
})

const death = {
  sign: 'setting-sun',
  caption: { id: 'toy.death' },
  seats: [1],
  title: { id: 'toy.dies', values: { seat: { seat: 1 } } },
  lines: [{ id: 'toy.worth', values: { points: 7, need: 6 } }],
} as const
const SIGNS: readonly EventBannerIconName[] = ['setting-sun', 'shoot', 'lotus', 'beads', 'open-ring', 'logo']
const own = { ...death, waits: true, isLast: false }

let undo: (() => void) | undefined
afterEach(() => {
  undo?.()
  undo = undefined
  document.body.innerHTML = ''
})

function show(away = false, shown: ScreenEventBanner = own): { readonly gone: () => number } {
  let gone = 0
  const props = {
    banner: shown,
    game: 'toy',
    seats: [ANA_SEAT, BEN_SEAT],
    taken: undefined,
    away,
    ongo: () => void (gone += 1),
  }
  const mounted = mount(EventBanner, { target: document.body, props })
  undo = () => void unmount(mounted)
  flushSync()
  return { gone: () => gone }
}

const dialog = (): Element | null => document.querySelector('[role=dialog]')
const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

test('K4: the card is labelled by its title and described by its lines', () => {
  show()
  const labelled = dialog()?.getAttribute('aria-labelledby') ?? ''
  const described = dialog()?.getAttribute('aria-describedby') ?? ''
  expect(text(document.getElementById(labelled))).toBe('Ben dies.')
  expect(text(document.getElementById(described))).toBe('7 points, 6 needed.')
})

test('K4: the card shows the sign and caption of the game, and each sign has its own picture', () => {
  const drawn = (sign: EventBannerIconName): string => {
    undo?.()
    show(false, { ...own, sign })
    expect(document.querySelector('[data-testid=great]')?.getAttribute('data-sign')).toBe(sign)
    expect(text(document.querySelector('.kind'))).toBe('A life is over')
    return document.querySelector('.sign')?.innerHTML.replaceAll(/<!--.*?-->/g, '') ?? ''
  }
  const pictures = SIGNS.map(drawn)
  expect(pictures.every((picture) => picture.includes('<svg'))).toBe(true)
  expect(new Set(pictures).size).toBe(SIGNS.length)
})

test('K4: the card takes the focus, and a click anywhere continues', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { gone } = show()
  expect(text(document.activeElement)).toBe('Go on')
  ;(document.activeElement as HTMLElement).click()
  document.querySelector<HTMLElement>('[data-testid=great]')?.click()
  expect(gone()).toBe(2)
})

test('A16: a card that does not wait takes no focus and has no button; a click ends it early', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { gone } = show(false, { ...own, waits: false })
  expect(document.activeElement).toBe(before)
  expect(document.querySelector('[data-testid=great] button')).toBeNull()
  expect(dialog()).toBeNull()
  document.querySelector<HTMLElement>('[data-testid=great]')?.click()
  expect(gone()).toBe(1)
})

test('A16: a card that does not wait is announced; one that waits is only read with its focus', () => {
  const mounted = mount(EventBannerLiveRegion, {
    target: document.body,
    props: { banner: { ...own, waits: false }, seats: [ANA_SEAT, BEN_SEAT] },
  })
  flushSync()
  expect(text(document.querySelector('[role=status]'))).toBe('Ben dies.7 points, 6 needed.')
  void unmount(mounted)
  const waiting = mount(EventBannerLiveRegion, {
    target: document.body,
    props: { banner: own, seats: [ANA_SEAT, BEN_SEAT] },
  })
  undo = () => void unmount(waiting)
  flushSync()
  expect(text(document.querySelector('[role=status]'))).toBe('')
})

test('K4: the focus returns to its former element when the card closes', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show()
  undo?.()
  undo = undefined
  flushSync()
  expect(document.activeElement).toBe(before)
})

test('K4: the card takes no focus from a page over the table', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show(true)
  expect(document.activeElement).toBe(before)
})

test('K4: a sequel of an event banner is shown only at screens of its own seats', () => {
  const moment = { view: null, facts: [] }
  const rebirth = { ...death, seats: [1], sequel: true } as const
  const gameUi = { eventBannerFor: () => rebirth }
  expect(eventBannerOfUpdate(gameUi, moment, null, [0])).toBeUndefined()
  expect(eventBannerOfUpdate(gameUi, moment, null, [0, 1])).toEqual({ ...rebirth, waits: true, isLast: false })
})

test('A16: an event banner waits at screens that play its seats, the end of the game at every screen with a seat', () => {
  const moment = { view: null, facts: [] }
  const gameUi = { eventBannerFor: () => death }
  const end = { ranking: [{ seats: [1], rank: 1, lines: [] }], reason: { id: 'toy.end' } }
  const waits = (ownSeats: readonly number[], outcome: typeof end | null = null) =>
    eventBannerOfUpdate(gameUi, moment, outcome, ownSeats)?.waits
  // Seat 1 dies: its own screen, a shared screen, a rival's screen, a spectator's.
  expect([[1], [0, 1], [0], []].map((ownSeats) => waits(ownSeats))).toEqual([true, true, false, false])
  expect([[1], [0, 1], [0], []].map((ownSeats) => waits(ownSeats, end))).toEqual([true, true, true, false])
})

test('X9: the event banner of the end names the winners and the reason', () => {
  const standing = (seat: number, rank: number) => ({ seats: [seat], rank, lines: [] })
  const moment = { view: null, facts: [] }
  const reason = { id: 'toy.end' }
  const gameUi = { eventBannerFor: () => death }
  expect(eventBannerOfUpdate(gameUi, moment, null, [0])).toEqual({ ...own, waits: false })
  expect(eventBannerOfUpdate(gameUi, moment, { ranking: [standing(1, 1), standing(0, 2)], reason }, [0])).toEqual({
    sign: 'logo',
    caption: { id: 'great.end' },
    seats: [1],
    title: reason,
    lines: [{ id: 'great.winners', values: { seats: [{ seat: 1 }], count: 1 } }],
    waits: true,
    isLast: true,
  })
  const shared = eventBannerOfUpdate(gameUi, moment, { ranking: [standing(0, 1), standing(1, 1)], reason }, [0])
  expect(shared?.lines).toEqual([{ id: 'great.winners', values: { seats: [{ seat: 0 }, { seat: 1 }], count: 2 } }])
})
