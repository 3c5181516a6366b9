import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { createRenderLoop } from './render-loop.ts'
import { createManualFrames, type ManualFrames } from '../testing/stage-helpers.ts'
import { createTween, type Tween } from './tween.ts'

let frames: ManualFrames
beforeEach(() => {
  frames = createManualFrames()
})
afterEach(() => {
  frames.end()
})

function counted() {
  const seen = { drawn: 0 }
  const loop = createRenderLoop(() => (seen.drawn += 1))
  return { loop, seen }
}

/** Moves `x` from 0 to 1. */
function tweenOf(target: { x: number }, duration: number, onComplete?: () => void): Tween {
  return createTween({
    duration,
    onUpdate(at) {
      target.x = at
    },
    ...omitUndefined({ onComplete }),
  })
}

describe('drawing on demand', () => {
  it('draws nothing while nothing changes, and one frame after a change', () => {
    const { loop, seen } = counted()
    expect(frames.isRequested).toBe(false)
    loop.invalidate()
    loop.invalidate()
    expect(frames.runAll()).toBe(1)
    expect([seen.drawn, frames.isRequested]).toEqual([1, false])
  })

  it('draws while a tween runs, and no longer', () => {
    const { loop, seen } = counted()
    const at = { x: 0 }
    loop.play(tweenOf(at, 100))
    expect(loop.moving).toBe(true)
    const shown = frames.runAll()
    expect(at.x).toBe(1)
    expect([loop.moving, frames.isRequested]).toEqual([false, false])
    expect([shown, seen.drawn]).toEqual([6, 6]) // the first begins, five of 20 ms each move
  })

  it('a long frame advances a tween only by a limited time', () => {
    const { loop } = counted()
    const at = { x: 0 }
    loop.play(tweenOf(at, 400))
    frames.next()
    frames.next(5000)
    expect(at.x).toBeCloseTo(0.25)
  })

  it('a tween that starts after a pause begins at its start, however long the pause', () => {
    const { loop } = counted()
    loop.play(tweenOf({ x: 0 }, 100))
    frames.runAll()
    const at = { x: 0 }
    loop.play(tweenOf(at, 100))
    frames.next(60_000)
    expect(at.x).toBe(0)
  })

  it('changes the speed of running tweens', () => {
    const { loop } = counted()
    const at = { x: 0 }
    loop.play(tweenOf(at, 400))
    frames.next()
    frames.next(40)
    loop.speed = 2
    frames.next(40)
    expect(at.x).toBeCloseTo(0.3)
  })

  it('with speed 0 every tween ends with the next frame', () => {
    const { loop } = counted()
    const at = { x: 0 }
    loop.play(tweenOf(at, 400))
    loop.speed = 0
    frames.next()
    expect([at.x, loop.moving]).toEqual([1, false])
  })

  it('skip() ends tweens at once, plays those that start then, and draws', () => {
    const { loop, seen } = counted()
    const [first, second] = [{ x: 0 }, { x: 0 }]
    const next = tweenOf(second, 100)
    loop.play(
      tweenOf(first, 400, () => {
        loop.play(next)
      }),
    )
    loop.skip()
    expect([first.x, second.x, loop.moving]).toEqual([1, 0, true])
    frames.runAll()
    expect([second.x, seen.drawn > 0]).toEqual([1, true])
  })

  it('cancel() leaves a tween where it is', () => {
    const { loop } = counted()
    const at = { x: 0 }
    const tween = tweenOf(at, 100)
    loop.play(tween)
    frames.next()
    frames.next(50)
    loop.cancel(tween)
    frames.runAll()
    expect(at.x).toBeCloseTo(0.5)
  })

  it('requests no frame after stop()', () => {
    const { loop, seen } = counted()
    loop.invalidate()
    loop.stop()
    loop.invalidate()
    expect([frames.runAll(), seen.drawn]).toEqual([0, 0])
  })
})

it('S2: a frame that throws stops the loop, and is reported once', () => {
  const thrown = new Error('no picture')
  const failed: unknown[] = []
  const loop = createRenderLoop(
    () => {
      throw thrown
    },
    (error) => failed.push(error),
  )
  loop.play(tweenOf({ x: 0 }, 100))
  frames.runAll()
  loop.invalidate()
  expect([failed, frames.isRequested, loop.moving]).toEqual([[thrown], false, false])
})
