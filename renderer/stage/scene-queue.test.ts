import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCoalescingSceneQueue } from './scene-queue.ts'
import { testPiece } from '../testing/stage-helpers.ts'

/** Milliseconds that each piece takes to paint. */
const EACH = 50

let clock = 0
beforeEach(() => {
  clock = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A board whose scenes have two pieces each; the motion of what appears is over when the test says so. */
function board({ empty = false } = {}) {
  const appeared: string[] = []
  const settled: string[] = []
  const stands = { empty, painted: 0 }
  const entrance = createCoalescingSceneQueue(
    () => {
      clock += EACH
      stands.painted += 1
      return true
    },
    () => stands.empty,
  )
  const show = (name: string, moves: boolean): void => {
    const entering = {
      pieces: [testPiece(`${name}:1`, 0), testPiece(`${name}:2`, 0)],
      isAnimated: () => moves,
      appear(moving: boolean) {
        stands.empty = false
        appeared.push(`${name} ${moving ? 'moves' : 'stands'}`)
        return Promise.resolve()
      },
    }
    void entrance.enqueue(entering).then(() => settled.push(name))
  }
  /** Lets it paint all, and promises settle. @returns what has appeared, and whose motion is over */
  const all = async () => {
    vi.runAllTimers()
    await new Promise(process.nextTick)
    return { appeared, settled: settled.toSorted() }
  }
  return { entrance, stands, show, appeared, all }
}

describe('createCoalescingSceneQueue', () => {
  it('a scene is animated once it is painted', async () => {
    const { entrance, show, appeared, all } = board()
    show('one', true)
    expect([appeared, entrance.isPainting]).toEqual([[], true])
    expect(await all()).toEqual({ appeared: ['one moves'], settled: ['one'] })
    expect(entrance.isPainting).toBe(false)
  })

  it('of two waiting scenes the first appears without motion and the second is animated; both are painted in slices', async () => {
    const { show, appeared, stands, all } = board()
    show('one', true)
    show('two', true)
    expect([appeared, stands.painted]).toEqual([[], 1])
    expect(await all()).toEqual({ appeared: ['one stands', 'two moves'], settled: ['one', 'two'] })
    expect(stands.painted).toBe(4)
  })

  it('a scene without animation appears at once, and so do the scenes waiting before it', async () => {
    const { show, appeared, stands, all } = board()
    show('one', true)
    show('two', false)
    expect([[...appeared], stands.painted]).toEqual([['one stands', 'two stands'], 1])
    expect(await all()).toEqual({ appeared: ['one stands', 'two stands'], settled: ['one', 'two'] })
  })

  it('on an empty board a scene waits until it is painted, and a scene that is replaced meanwhile is skipped', async () => {
    const { show, appeared, stands, all } = board({ empty: true })
    show('one', false)
    show('two', false)
    expect([appeared, stands.painted]).toEqual([[], 0])
    expect(await all()).toEqual({ appeared: ['two stands'], settled: ['one', 'two'] })
    expect(stands.painted).toBe(2)
  })

  it('the first move of a table is animated from its first scene', async () => {
    const { show, all } = board({ empty: true })
    show('one', false)
    show('two', true)
    expect(await all()).toEqual({ appeared: ['one stands', 'two moves'], settled: ['one', 'two'] })
  })

  it('flush() shows a waiting scene at once', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    entrance.flush()
    expect(entrance.isPainting).toBe(false)
    expect(await all()).toEqual({ appeared: ['one stands'], settled: ['one'] })
    expect(stands.painted).toBe(1)
  })

  it('clear() discards the waiting scenes and settles them', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    show('two', true)
    entrance.clear()
    expect(await all()).toEqual({ appeared: [], settled: ['one', 'two'] })
    expect([stands.painted, entrance.isPainting]).toEqual([1, false])
  })

  it('restart() paints the waiting scene again', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    entrance.restart()
    expect(await all()).toEqual({ appeared: ['one moves'], settled: ['one'] })
    expect(stands.painted).toBe(3)
  })
})

it('S2: an error while a scene is painted is reported, and the scene settles', async () => {
  const failed: unknown[] = []
  const thrown = new Error('no picture')
  const entrance = createCoalescingSceneQueue(
    () => {
      throw thrown
    },
    () => true,
    (error) => failed.push(error),
  )
  let settled = 0
  void entrance
    .enqueue({ pieces: [testPiece('one', 0)], isAnimated: () => true, appear: () => Promise.resolve() })
    .then(() => (settled += 1))
  vi.runAllTimers()
  await new Promise(process.nextTick)
  expect([failed, settled, entrance.isPainting]).toEqual([[thrown], 1, false])
})
