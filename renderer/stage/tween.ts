/** Tweens: a share of a motion as a function of time. The easing curves are those of Robert Penner. */

/** Maps the linear progress of an animation to the shown progress; both run from 0 to 1. */
export type EasingCurve = (share: number) => number

/** The easing curve of a constant speed: the shown progress is the linear one. */
export const easeLinear: EasingCurve = (share) => share
/** The quadratic easing curve: the motion is fast at the start and slower towards the end. */
export const easeOutQuadratic: EasingCurve = (share) => share * (2 - share)
/** The cubic easing curve: the motion is very fast at the start and much slower towards the end. */
export const easeOutCubic: EasingCurve = (share) => (share - 1) * (share - 1) * (share - 1) + 1
/**
 * Cubic easing function: slow at the start and at the end, fast in the middle.
 * @param share elapsed share of the duration, 0 to 1
 * @returns the share of the distance, 0 to 1
 */
export function easeInOutCubic(share: number): number {
  const twice = share * 2
  return twice < 1 ? 0.5 * twice * twice * twice : 0.5 * ((twice - 2) * (twice - 2) * (twice - 2) + 2)
}

/** Times, curve and callbacks of a tween. Times are milliseconds. */
export interface TweenOptions {
  /** 0: the first update after the delay shows the end. */
  readonly duration: number
  /** Time between the start and the first update. */
  readonly delay?: number
  readonly easing?: EasingCurve
  /** Called at every update after the delay, with the shown progress. The last call has the curve's value for 1. */
  readonly onUpdate: (at: number) => void
  /** Called once, after the last update. */
  readonly onComplete?: () => void
}

/** An animation of a single progress value from 0 to 1 over time. */
export interface Tween {
  /** Starts the tween. @param time the present time, by the clock of `update`. No effect while the tween runs */
  start(time: number): void
  /** Calls `onUpdate` with the progress at that time. @returns whether the tween still runs */
  update(time: number): boolean
}

/** Creates a tween that has not started. The caller calls `start`, then `update` for every frame. */
export function createTween(options: TweenOptions): Tween {
  const { duration, delay = 0, easing = easeLinear, onUpdate, onComplete } = options
  let startTime: number | undefined
  return {
    start(time) {
      startTime ??= time + delay
    },
    update(time) {
      if (startTime === undefined) return false
      if (time < startTime) return true
      const elapsed = time - startTime
      const isOver = elapsed >= duration
      onUpdate(easing(isOver ? 1 : elapsed / duration))
      if (!isOver) return true
      onComplete?.()
      startTime = undefined
      return false
    },
  }
}
