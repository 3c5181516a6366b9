// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import { CurtainOrResultState } from './table-overlay-state.svelte.ts'
import type { OpenTableState } from './table-context.ts'

test('CurtainOrResultState calls back when the view of one seat ends', () => {
  let status = $state.raw<{ viewer: Viewer; outcome: null }>({ viewer: 'table', outcome: null })
  let fallen = 0
  const at = {
    get status() {
      return status
    },
  } as unknown as OpenTableState
  const stop = $effect.root(() => {
    new CurtainOrResultState(at, () => (fallen += 1))
  })
  const shows = (viewer: Viewer): number => {
    status = { viewer, outcome: null }
    flushSync()
    return fallen
  }
  flushSync()
  expect([shows(0), shows(0), shows('table'), shows('table'), shows(1), shows(0)]).toEqual([0, 0, 1, 1, 1, 2])
  stop()
})

function seated(first: Outcome | null) {
  let outcome = $state.raw(first)
  let fallen = 0
  const at = {
    get status() {
      return { viewer: 0, curtain: undefined, outcome }
    },
  } as unknown as OpenTableState
  const made: CurtainOrResultState[] = []
  const stop = $effect.root(() => {
    made.push(new CurtainOrResultState(at, () => (fallen += 1)))
  })
  const after = (now: Outcome | null): number => {
    outcome = now
    flushSync()
    return fallen
  }
  flushSync()
  return { after, stop, isHeard: () => made[0]?.takeResultSound() }
}

const told = (): Outcome => ({ ranking: [], reason: { id: 'toy.end' } })

test('CurtainOrResultState calls back once when the game ends at an open table', () => {
  const { after, stop } = seated(null)
  expect([after(null), after(told()), after(told()), after(null)]).toEqual([0, 1, 1, 1])
  stop()
})

test('CurtainOrResultState does not call back for a game that was over when its table opened', () => {
  const { after, stop } = seated(told())
  expect([after(told()), after(told()), after(null), after(told())]).toEqual([0, 0, 0, 1])
  stop()
})

test('B1b-6: the achievement sound is played once for each end, however often the result is opened', () => {
  const { after, stop, isHeard } = seated(null)
  const heard: (boolean | undefined)[] = [isHeard()]
  after(told())
  heard.push(isHeard(), isHeard())
  after(told())
  heard.push(isHeard())
  // The end is undone, and happens again.
  after(null)
  heard.push(isHeard())
  after(told())
  heard.push(isHeard(), isHeard())
  expect(heard).toEqual([false, true, false, false, false, true, false])
  stop()
})

test('B1b-6: no achievement sound is played for a game that was over before its table opened', () => {
  const { stop, isHeard } = seated(told())
  expect(isHeard()).toBe(false)
  stop()
})

function curtained(answers: (() => Promise<boolean>)[]) {
  let status = $state.raw<{ viewer: Viewer; outcome: null; curtain?: number }>({
    viewer: 'table',
    outcome: null,
    curtain: 0,
  })
  let waiting = $state(0)
  const asked: number[] = []
  const at = {
    get status() {
      return status
    },
    session: {
      get pendingCount() {
        return waiting
      },
      liftCurtain: (seat: number) => {
        asked.push(seat)
        return answers.shift()?.() ?? Promise.resolve(true)
      },
    },
  } as unknown as OpenTableState
  let covers: CurtainOrResultState | undefined
  const stop = $effect.root(() => {
    covers = new CurtainOrResultState(at, () => undefined)
  })
  flushSync()
  if (covers === undefined) throw new Error('there are no covers')
  return {
    covers,
    asked,
    stop,
    shows(now: typeof status): void {
      status = now
      flushSync()
    },
    waits(count: number): void {
      waiting = count
      flushSync()
    },
  }
}

test('leaving: one request lifts the curtain, whatever the player presses until the host has answered', async () => {
  let answer: (isLifted: boolean) => void = () => undefined
  const { covers, asked, shows, stop } = curtained([() => new Promise((resolve) => (answer = resolve))])
  const lifted = covers.liftCurtain(0)
  void covers.liftCurtain(0)
  expect([asked, covers.liftingSeat]).toEqual([[0], 0])
  shows({ viewer: 0, outcome: null })
  expect(covers.liftingSeat).toBeUndefined()
  answer(true)
  await lifted
  expect([covers.curtain, covers.liftingSeat]).toEqual([undefined, undefined])
  stop()
})

test('leaving: a curtain that the host refuses to lift can be requested again', async () => {
  const { covers, asked, stop } = curtained([() => Promise.resolve(false)])
  await covers.liftCurtain(0)
  expect([covers.curtain, covers.liftingSeat]).toEqual([0, undefined])
  await covers.liftCurtain(0)
  expect(asked).toEqual([0, 0])
  stop()
})

test('leaving: a curtain that closes again right after its lifting can be lifted again', async () => {
  const { covers, waits, stop } = curtained([])
  waits(1)
  await covers.liftCurtain(0)
  flushSync()
  // What came before it is still being shown.
  expect(covers.liftingSeat).toBe(0)
  waits(0)
  expect([covers.curtain, covers.liftingSeat]).toEqual([0, undefined])
  stop()
})
