// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../bridge/settings.ts'
import type { AppState } from '../../app-state.svelte.ts'
import { ANA_SEAT, HERON_BOT_SEAT, testTableStatus, testTableUpdate } from '../../testing/fake-host.ts'
import { PlaybackQueue, type EventBannerSelector } from '../../bridge/playback-queue.svelte.ts'
import type { OpenTableState } from './table-context.ts'
import { areOnlyOwnActsBeforeOwnDecision, setUpEventBannersAndDisplayTimes } from './event-banner-playback.svelte.ts'

const did = (seat: number) => ({ fact: { kind: 'did', seat } as VisibleEvent })
const UNSEATED = { fact: { kind: 'happens' } as VisibleEvent }
const asked = (seat: number) => ({ decision: { seat, id: 1, choices: [] } })

test('X3: areOnlyOwnActsBeforeOwnDecision is true while a seat of this screen acted and decides again or must end its turn', () => {
  expect(areOnlyOwnActsBeforeOwnDecision([did(0), UNSEATED], asked(0), [0])).toBe(true)
  expect(areOnlyOwnActsBeforeOwnDecision([did(0)], { unconfirmed: 0 }, [0])).toBe(true)
  expect(areOnlyOwnActsBeforeOwnDecision([did(0)], { unconfirmed: 1 }, [0, 1])).toBe(true)
})

test('X3: areOnlyOwnActsBeforeOwnDecision is false when others continue, and for events of other seats', () => {
  expect(areOnlyOwnActsBeforeOwnDecision([did(0)], {}, [0])).toBe(false)
  expect(areOnlyOwnActsBeforeOwnDecision([did(0)], asked(2), [0, 1])).toBe(false)
  expect(areOnlyOwnActsBeforeOwnDecision([did(1)], asked(0), [0])).toBe(false)
  expect(areOnlyOwnActsBeforeOwnDecision([did(0), did(1)], asked(0), [0])).toBe(false)
})

describe('event banners', () => {
  let playback: PlaybackQueue
  let stop = (): void => undefined

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  /** A screen at which seats are played: seat 0 is a person's, seat 1 a bot's. Views called 'own' and 'rival' are great. */
  function sit(ownSeats: readonly Seat[], change: Partial<Settings> = {}, seats = [ANA_SEAT, HERON_BOT_SEAT]): void {
    playback = new PlaybackQueue(() => undefined)
    playback.reset('start', testTableStatus(), [[]])
    playback.onUpdateShown(playback.moment?.key ?? -1)
    const session = {
      setEventBannerSelector: (stage: EventBannerSelector) => (playback.selectEventBanner = stage),
      dismissEventBanner: () => {
        playback.dismissEventBanner()
      },
      get eventBanner() {
        return playback.eventBanner
      },
      get hasFurtherEventBanner() {
        return playback.hasFurtherEventBanner
      },
    }
    const great = (_: unknown, view: unknown) => {
      const seat = ['own', 'rival'].indexOf(view as string)
      return seat < 0
        ? undefined
        : { sign: 'beads', caption: { id: 'toy.death' }, seats: [seat], title: { id: 'toy.dies' }, lines: [] }
    }
    const info = { mine: ownSeats, seats, game: { id: 'toy' } }
    const at = { session, gameUi: { eventBannerFor: great }, info, moment: { key: 1 } } as unknown as OpenTableState
    const app = { settings: { ...DEFAULT_SETTINGS, ...change } } as unknown as AppState
    stop = $effect.root(() => {
      setUpEventBannersAndDisplayTimes(at, app, ({ id }) => id)
    })
    flushSync()
  }

  let sequence = 0
  /** The host tells moments. */
  function hear(...views: readonly string[]): void {
    sequence += 1
    playback.add({ update: testTableUpdate(sequence, views), log: [[]] }, false)
    flushSync()
  }
  /** The board has shown the moment on it. */
  function show(): void {
    playback.onUpdateShown(playback.moment?.key ?? -1)
    flushSync()
  }
  function wait(time: number): void {
    vi.advanceTimersByTime(time)
    flushSync()
  }

  test('A16: an event banner of another seat ends by itself after two seconds', () => {
    sit([0])
    hear('rival', 'after')
    show()
    expect(playback.eventBanner?.waits).toBe(false)
    wait(1999)
    expect(playback.eventBanner).toBeDefined()
    wait(1)
    expect(playback.eventBanner).toBeUndefined()
    expect(playback.moment?.view).toBe('after')
  })

  test('A16: an event banner of an own seat waits until the player continues', () => {
    sit([0])
    hear('own', 'after')
    show()
    wait(60_000)
    expect(playback.eventBanner?.waits).toBe(true)
    playback.dismissEventBanner()
    expect(playback.moment?.view).toBe('after')
  })

  test('A16: the player can end an event banner of another seat early, and its timer does not end the next one', () => {
    sit([0])
    hear('rival', 'rival', 'after')
    show()
    playback.dismissEventBanner()
    flushSync()
    show()
    wait(1999)
    expect(playback.eventBanner).toBeDefined()
    wait(1)
    expect(playback.moment?.view).toBe('after')
  })

  test('A16: an event banner gets half the time while another one follows', () => {
    sit([0])
    hear('rival', 'between', 'rival', 'after')
    show()
    wait(999)
    expect(playback.moment?.view).toBe('rival')
    wait(1)
    expect(playback.moment?.view).toBe('between')
    show()
    show()
    wait(1500)
    expect(playback.eventBanner).toBeDefined()
    // Another one arrives when more than half of the time is over.
    hear('rival')
    expect(playback.eventBanner).toBeUndefined()
  })

  test('A16: without motion an event banner has its normal time; slow motion lengthens it, fast motion shortens it', () => {
    for (const [motion, time] of [
      [0, 2000],
      [0.5, 4000],
      [2, 1000],
    ] as const) {
      sit([0], { motion })
      hear('rival', 'after')
      show()
      wait(time - 1)
      expect(playback.eventBanner, String(motion)).toBeDefined()
      wait(1)
      expect(playback.eventBanner, String(motion)).toBeUndefined()
      stop()
    }
  })

  test('A16: a fast pace skips event banners of bots, but not those of people elsewhere', () => {
    sit([0], { pace: 0 })
    hear('rival', 'after')
    show()
    expect(playback.moment?.view).toBe('after')
    stop()
    sit([0], { pace: 0 }, [ANA_SEAT, ANA_SEAT])
    hear('rival', 'after')
    show()
    expect(playback.eventBanner?.waits).toBe(false)
  })

  test('A16: the setting stageMoments skips all event banners when it is off', () => {
    sit([0], { stageMoments: false })
    hear('rival', 'own', 'after')
    show()
    show()
    expect(playback.moment?.view).toBe('after')
  })

  test('A16: a spectator sees every event banner, and none waits', () => {
    sit([])
    hear('own', 'rival', 'after')
    show()
    expect(playback.eventBanner?.waits).toBe(false)
    wait(1000)
    show()
    wait(2000)
    expect(playback.moment?.view).toBe('after')
  })

  test('A16: a long queue skips event banners of other seats, and stops at an own one', () => {
    sit([0])
    hear(
      'rival',
      ...Array.from({ length: 200 }, (_, n) => (n === 150 ? 'own' : n === 60 ? 'rival' : `view${String(n)}`)),
    )
    show()
    wait(1000)
    expect(playback.moment).toMatchObject({ view: 'own', jump: true })
  })
})
