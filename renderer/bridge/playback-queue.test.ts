import { beforeEach, describe, expect, test } from 'vitest'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { TableStatus } from '../../bridge/table-view.ts'
import { testTableStatus, testEvent, testTableUpdate } from '../testing/fake-host.ts'
import { PlaybackQueue, type ScreenEventBanner, type UpdateWithCompleteLog } from './playback-queue.svelte.ts'

let counted: number[]
let playback: PlaybackQueue

beforeEach(() => {
  counted = []
  playback = new PlaybackQueue((each) => void counted.push(each.update.sequence))
  playback.reset('start', testTableStatus(), [[]])
  settle()
})

const settle = (): void => {
  playback.onUpdateShown(playback.moment?.key ?? -1)
}
const step = (sequence: number, views: readonly Json[], status: Partial<TableStatus> = {}): UpdateWithCompleteLog => ({
  update: testTableUpdate(sequence, views, status),
  log: [[], [testEvent(sequence)]],
})
const views = (count: number): string[] => Array.from({ length: count }, (_, n) => `view${String(n)}`)

describe('the cursor', () => {
  test('is live at the end: added moments are shown, and their update counts after the last of them', () => {
    expect(playback.isLive).toBe(true)
    playback.add(step(1, ['one', 'two']), false)
    expect(playback).toMatchObject({ isLive: false, pendingCount: 2, moment: { view: 'one', jump: false } })
    settle()
    expect(counted).toEqual([])
    settle()
    expect(counted).toEqual([1])
    expect(playback).toMatchObject({ isLive: true, pendingCount: 0, moment: { view: 'two' } })
  })

  test('advances once, however often the same moment is reported as shown', () => {
    playback.add(step(1, ['one', 'two', 'three']), false)
    const key = playback.moment?.key ?? -1
    playback.onUpdateShown(key)
    playback.onUpdateShown(key)
    expect(playback.moment?.view).toBe('two')
  })

  test('passes updates without moments, which count in order', () => {
    playback.add(step(1, []), false)
    expect(counted).toEqual([1])
    playback.add(step(2, ['one']), false)
    playback.add(step(3, []), false)
    playback.add(step(4, ['two']), false)
    expect(counted).toEqual([1])
    settle()
    expect(counted).toEqual([1, 2, 3])
    expect(playback.moment?.view).toBe('two')
  })

  test('flush goes live at once, past all queued moments', () => {
    playback.add(step(1, ['one', 'two']), false)
    playback.add(step(2, ['three']), false)
    playback.add(step(3, []), false)
    playback.flush()
    expect(counted).toEqual([1, 2, 3])
    expect(playback).toMatchObject({ isLive: true, moment: { view: 'three', jump: true } })
  })

  test('jumps to the end if too many moments are queued', () => {
    playback.add(step(1, ['one']), false)
    playback.add(step(2, views(200)), false)
    expect(playback).toMatchObject({ isLive: true, moment: { view: 'view199', jump: true } })
  })

  test('reset moves to the new view, and queued moments are neither shown nor counted', () => {
    playback.add(step(1, ['one', 'two']), false)
    playback.reset('elsewhere', testTableStatus({ viewer: 'table' }), [[]])
    settle()
    expect(playback).toMatchObject({ isLive: true, moment: { view: 'elsewhere', jump: true, viewer: 'table' } })
    expect(counted).toEqual([])
  })

  test('S4: plays moments of the past like live ones', () => {
    playback.reset('then', testTableStatus(), [[]])
    playback.add(
      {
        update: { ...testTableUpdate(0, []), moments: [{ view: 'past', facts: [testEvent(1)], group: 1 }] },
        log: [[]],
      },
      false,
    )
    expect(playback.moment).toMatchObject({ view: 'past', facts: [testEvent(1)], jump: false })
  })
})

test('K4: an event banner holds the cursor until it is dismissed; in a long queue the cursor jumps to it', () => {
  const [caption, title] = [{ id: 'toy.death' }, { id: 'toy.dies' }]
  const death: ScreenEventBanner = { sign: 'beads', caption, seats: [1], title, lines: [], waits: true, isLast: false }
  playback.selectEventBanner = ({ view }) => (view === 'view150' ? death : undefined)
  playback.add(step(1, ['one']), false)
  playback.add(step(2, views(160)), false)
  expect(playback.moment).toMatchObject({ view: 'view150', jump: true })
  settle()
  settle()
  expect(playback).toMatchObject({ eventBanner: death, moment: { view: 'view150' } })
  playback.dismissEventBanner()
  expect(playback.eventBanner).toBeUndefined()
  expect(playback.moment).toMatchObject({ view: 'view151', jump: false })
})

test('R2: the turn owner changes with the moment of the turn event, and follows the log once the update counts', () => {
  const turn = (seat: number): VisibleEvent => ({ kind: 'turn', seat }) as never
  playback.reset('start', testTableStatus(), [[turn(0)]])
  const frames = [
    { view: 'mine', facts: [turn(1)], group: 1 },
    { view: 'theirs', facts: [], group: 1 },
  ]
  playback.add({ update: { ...testTableUpdate(1, []), moments: frames }, log: [[turn(0)]] }, false)
  expect(playback.turnOwner).toBe(0)
  settle()
  expect(playback.turnOwner).toBe(1)
  settle()
  expect(playback.turnOwner).toBe(0)
})
