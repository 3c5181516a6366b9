import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSceneQueue } from './scene-queue.ts'
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
  const entrance = createSceneQueue(
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

describe('the entrance of scenes', () => {
  it('a scene moves when it is painted', async () => {
    const { entrance, show, appeared, all } = board()
    show('one', true)
    expect([appeared, entrance.isPainting]).toEqual([[], true])
    expect(await all()).toEqual({ appeared: ['one moves'], settled: ['one'] })
    expect(entrance.isPainting).toBe(false)
  })

  it('of two that wait the first stands, and the second goes on from there; neither is painted in one go', async () => {
    const { show, appeared, stands, all } = board()
    show('one', true)
    show('two', true)
    expect([appeared, stands.painted]).toEqual([[], 1])
    expect(await all()).toEqual({ appeared: ['one stands', 'two moves'], settled: ['one', 'two'] })
    expect(stands.painted).toBe(4)
  })

  it('what is to be there at once is, and what waits before it', async () => {
    const { show, appeared, stands, all } = board()
    show('one', true)
    show('two', false)
    expect([[...appeared], stands.painted]).toEqual([['one stands', 'two stands'], 1])
    expect(await all()).toEqual({ appeared: ['one stands', 'two stands'], settled: ['one', 'two'] })
  })

  it('on a board where nothing stands it is waited for all the same, and what nobody would see is left out', async () => {
    const { show, appeared, stands, all } = board({ empty: true })
    show('one', false)
    show('two', false)
    expect([appeared, stands.painted]).toEqual([[], 0])
    expect(await all()).toEqual({ appeared: ['two stands'], settled: ['one', 'two'] })
    expect(stands.painted).toBe(2)
  })

  it('the first move of a table goes on from its first scene', async () => {
    const { show, all } = board({ empty: true })
    show('one', false)
    show('two', true)
    expect(await all()).toEqual({ appeared: ['one stands', 'two moves'], settled: ['one', 'two'] })
  })

  it('waits no longer when it is told so', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    entrance.flush()
    expect(entrance.isPainting).toBe(false)
    expect(await all()).toEqual({ appeared: ['one stands'], settled: ['one'] })
    expect(stands.painted).toBe(1)
  })

  it('forgets those that wait when nobody will see them', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    show('two', true)
    entrance.clear()
    expect(await all()).toEqual({ appeared: [], settled: ['one', 'two'] })
    expect([stands.painted, entrance.isPainting]).toEqual([1, false])
  })

  it('paints again what was painted, when that is gone', async () => {
    const { entrance, show, stands, all } = board()
    show('one', true)
    entrance.restart()
    expect(await all()).toEqual({ appeared: ['one moves'], settled: ['one'] })
    expect(stands.painted).toBe(3)
  })
})

it('S2: what is thrown while a scene is painted or enters is told, and nobody waits for it', async () => {
  const failed: unknown[] = []
  const thrown = new Error('no picture')
  const entrance = createSceneQueue(
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
