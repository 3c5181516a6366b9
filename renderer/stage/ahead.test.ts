import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paintAhead } from './ahead.ts'
import { gem } from './testing.ts'

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

/** Six pieces, each of which takes so long. */
function painting(each: number, soon = false) {
  const painted: string[] = []
  const entered: boolean[] = []
  const pieces = Array.from({ length: 6 }, (_, i) => gem(`gem:${i}`, i))
  const paint = ({ id }: { readonly id: string }): void => {
    painted.push(id)
    clock += each
  }
  const ahead = paintAhead(pieces, paint, soon, (done) => entered.push(done))
  return { painted, entered, ahead, pieces }
}

describe('painting ahead', () => {
  it('is done at once where there is little to do', () => {
    const { painted, entered, ahead } = painting(1)
    expect(painted).toHaveLength(6)
    expect(entered).toEqual([true])
    expect(ahead).toBeUndefined()
  })

  it('pauses after each slice, and enters when all is painted', () => {
    const { painted, entered } = painting(5)
    expect(painted).toHaveLength(2)
    vi.advanceTimersToNextTimer()
    expect(painted).toHaveLength(4)
    expect(entered).toEqual([])
    vi.runAllTimers()
    expect(painted).toEqual(painting(0).pieces.map(({ id }) => id))
    expect(entered).toEqual([true])
  })

  it('paints one piece in a slice, however long it takes', () => {
    const { painted } = painting(100)
    expect(painted).toHaveLength(1)
    vi.advanceTimersToNextTimer()
    expect(painted).toHaveLength(2)
  })

  it('begins later where what went before took long', () => {
    const { painted, entered } = painting(1, true)
    expect(painted).toHaveLength(0)
    vi.runAllTimers()
    expect([painted.length, entered]).toEqual([6, [true]])
  })

  it('waits no longer when it is told so, and enters once', () => {
    const { painted, entered, ahead } = painting(100)
    ahead?.now()
    vi.runAllTimers()
    expect(painted).toHaveLength(1)
    expect(entered).toEqual([false])
  })
})
