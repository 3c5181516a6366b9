/**
 * Rendering on demand: frames are drawn while an animation runs or after a change, and at no other time. Animations use a
 * clock of their own, so that their speed can change while they run.
 */
import type { Tween } from './tween.ts'

/** A longer frame counts as this long, so that a stutter does not skip an animation. Milliseconds. */
const MAX_FRAME_MS = 100
/** Later than the end of every tween. */
const END = Number.MAX_SAFE_INTEGER

/** Runs animations, and draws a frame while one runs or after a requested change. */
export interface RenderLoop {
  /** Animation speed; 0: every animation jumps to its end. */
  speed: number
  /** Whether an animation runs. */
  readonly moving: boolean
  /** Starts a tween. */
  play(tween: Tween): void
  /** Removes a tween without finishing it. */
  cancel(tween: Tween): void
  /** Finishes every tween. */
  skip(): void
  /** Requests a frame, since something visible has changed. */
  invalidate(): void
  /** Drops all tweens and draws no more frames. */
  stop(): void
}

function rethrow(error: unknown): never {
  throw error
}

/**
 * Creates a render loop, which draws its first frame when a tween is played or a frame is requested.
 * @param draw draws a frame
 * @param failed called once, with the error of an animation or of `draw`; the loop has then stopped
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
