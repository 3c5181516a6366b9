import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prerenderPieces } from './prerender.ts'
import type { Piece } from './scene.ts'
import { testPiece } from '../testing/stage-helpers.ts'

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

const gems = (...ids: readonly string[]) => ids.map((id, i) => testPiece(id, i))
const SIX = gems('a', 'b', 'c', 'd', 'e', 'f')

interface Given {
  readonly pieces?: readonly Piece[]
  /** Of how many parts they are, by id. */
  readonly parts?: Readonly<Record<string, number>>
  readonly soon?: boolean
}

/** Pieces each part of which takes so long; of one part each, where nothing else is said. */
function painting(each: number, { pieces = SIX, parts = {}, soon = false }: Given = {}) {
  const painted: string[] = []
  const left: Record<string, number> = { ...parts }
  const done = vi.fn()
  const paint = ({ id }: { readonly id: string }): boolean => {
    painted.push(id)
    clock += each
    left[id] = (left[id] ?? 1) - 1
    return left[id] <= 0
  }
  const ahead = prerenderPieces(pieces, paint, soon, done)
  return { painted, done, ahead }
}

describe('prerenderPieces', () => {
  it('is done at once if there is little to paint', () => {
    const { painted, done, ahead } = painting(1)
    expect(painted).toHaveLength(6)
    expect(done).toHaveBeenCalledOnce()
    expect(ahead).toBeUndefined()
  })

  it('pauses after each slice, and is done when all pieces are painted', () => {
    const { painted, done } = painting(5)
    expect(painted).toHaveLength(2)
    vi.advanceTimersToNextTimer()
    expect(painted).toHaveLength(4)
    expect(done).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(painted).toEqual(SIX.map(({ id }) => id))
    expect(done).toHaveBeenCalledOnce()
  })

  it('paints one piece in a slice, however long it takes', () => {
    const { painted } = painting(100)
    expect(painted).toHaveLength(1)
    vi.advanceTimersToNextTimer()
    expect(painted).toHaveLength(2)
  })

  it('pauses after each part of a drawing in parts, however short, and continues with the next part', () => {
    const { painted, done } = painting(0, { pieces: gems('a', 'board', 'b'), parts: { board: 3 } })
    expect(painted.splice(0)).toEqual(['a', 'board'])
    vi.advanceTimersToNextTimer()
    expect(painted.splice(0)).toEqual(['board'])
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersToNextTimer()
    expect(painted).toEqual(['board', 'b'])
    expect(done).toHaveBeenCalledOnce()
  })

  it('starts later if the work before took long', () => {
    const { painted, done } = painting(1, { soon: true })
    expect(painted).toHaveLength(0)
    vi.runAllTimers()
    expect(painted).toHaveLength(6)
    expect(done).toHaveBeenCalledOnce()
  })

  it('paints pieces that are added before it is done', () => {
    const { painted, done, ahead } = painting(100)
    ahead?.add(gems('g'))
    vi.runAllTimers()
    expect(painted).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(done).toHaveBeenCalledOnce()
  })

  it('starts again after restart()', () => {
    const { painted, ahead } = painting(100)
    vi.advanceTimersToNextTimer()
    ahead?.restart()
    vi.runAllTimers()
    expect(painted).toEqual(['a', 'b', 'a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('paints nothing more after stop()', () => {
    const { painted, done, ahead } = painting(100)
    ahead?.stop()
    vi.runAllTimers()
    expect(painted).toHaveLength(1)
    expect(done).not.toHaveBeenCalled()
  })
})
