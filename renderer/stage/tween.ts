/** Tweens: a share of a motion as a function of time. The easing curves are those of Robert Penner. */

/** Maps the linear share of a motion to the shown one; both run from 0 to 1. */
export type EasingCurve = (share: number) => number

export const easeLinear: EasingCurve = (share) => share
export const easeOutQuadratic: EasingCurve = (share) => share * (2 - share)
export const easeOutCubic: EasingCurve = (share) => (share - 1) * (share - 1) * (share - 1) + 1
export function easeInOutCubic(share: number): number {
  const twice = share * 2
  return twice < 1 ? 0.5 * twice * twice * twice : 0.5 * ((twice - 2) * (twice - 2) * (twice - 2) + 2)
}

/** Values and callbacks of a tween. Times are milliseconds. */
export interface TweenOptions {
  /** 0: the first update is the end. */
  readonly duration: number
  /** Time between the start and the first update. */
  readonly delay?: number
  readonly easing?: EasingCurve
  /** Called with the eased share at every update after the delay, with the share 1 at the last. */
  readonly onUpdate: (at: number) => void
  /** Called once, after the last update. */
  readonly onComplete?: () => void
}

export interface Tween {
  /** @param time of the clock that `update` is called with; ignored while the tween runs */
  start(time: number): void
  /** Shows the motion at that time. @returns whether the tween still runs */
  update(time: number): boolean
}

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
