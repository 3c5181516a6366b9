/**
 * Drawing on demand: frames are drawn while something moves or after something changed, and at no other time. Motion
 * runs on a clock of its own, so that its speed can change on the way.
 */
import type { Tween } from '@tweenjs/tween.js'

/** A frame that took longer counts as this long, so that a stutter does not swallow a motion. Milliseconds. */
const MAX_FRAME_MS = 100
/** Later than every tween ends. */
const END = Number.MAX_SAFE_INTEGER

export interface RenderLoop {
  /** How fast motion runs; 0: everything jumps to its end. */
  speed: number
  /** Whether something moves. */
  readonly moving: boolean
  /** Plays a tween from now on. */
  play(tween: Tween): void
  /** Takes a tween out where it is. */
  cancel(tween: Tween): void
  /** Brings every tween to its end. */
  skip(): void
  /** Something changed: draws one frame. */
  invalidate(): void
  stop(): void
}

function rethrow(error: unknown): never {
  throw error
}

/**
 * @param draw draws a frame
 * @param failed told once what a frame threw: the loop has stopped
 */
export function createRenderLoop(draw: () => void, failed: (error: unknown) => void = rethrow): RenderLoop {
  const tweens = new Set<Tween>()
  let clock = 0
  let before: number | undefined
  let handle = 0
  let stopped = false

  const advance = (time: number): void => {
    // A tween may start another when it ends: that one is not in this round.
    for (const tween of [...tweens]) {
      if (!tweens.has(tween) || tween.update(time)) continue
      tweens.delete(tween)
    }
  }
  const tick = (now: number): void => {
    handle = 0
    clock += Math.min(MAX_FRAME_MS, before === undefined ? 0 : now - before) * loop.speed
    before = now
    try {
      advance(loop.speed === 0 ? END : clock)
      draw()
    } catch (error) {
      loop.stop()
      failed(error)
      return
    }
    if (tweens.size > 0) ask()
    else before = undefined
  }
  const ask = (): void => {
    if (handle === 0 && !stopped) handle = requestAnimationFrame(tick)
  }
  const loop: RenderLoop = {
    speed: 1,
    get moving() {
      return tweens.size > 0
    },
    play(tween) {
      tween.start(clock)
      tweens.add(tween)
      ask()
    },
    cancel(tween) {
      tweens.delete(tween)
    },
    skip() {
      if (tweens.size === 0) return
      advance(END)
      ask()
    },
    invalidate: ask,
    stop() {
      stopped = true
      cancelAnimationFrame(handle)
      tweens.clear()
    },
  }
  return loop
}
