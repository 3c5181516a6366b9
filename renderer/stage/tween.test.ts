import { describe, expect, it } from 'vitest'
import {
  createTween,
  easeInOutCubic,
  easeLinear,
  easeOutCubic,
  easeOutQuadratic,
  type EasingCurve,
  type TweenOptions,
} from './tween.ts'

function recorded(options: Omit<TweenOptions, 'onUpdate' | 'onComplete'>) {
  const seen: (number | 'complete')[] = []
  const tween = createTween({
    ...options,
    onUpdate: (at) => seen.push(at),
    onComplete: () => seen.push('complete'),
  })
  return { tween, seen }
}

describe('easing', () => {
  it.each<[string, EasingCurve, readonly number[]]>([
    ['linear', easeLinear, [0, 0.1, 0.25, 0.5, 0.7, 0.9, 1]],
    ['quadratic out', easeOutQuadratic, [0, 0.19, 0.4375, 0.75, 0.9099999999999999, 0.9900000000000001, 1]],
    ['cubic out', easeOutCubic, [0, 0.2709999999999999, 0.578125, 0.875, 0.973, 0.999, 1]],
    ['cubic in and out', easeInOutCubic, [0, 0.004000000000000001, 0.0625, 0.5, 0.8919999999999999, 0.996, 1]],
  ])('%s has exactly the values of recorded motions', (_, easing, values) => {
    expect([0, 0.1, 0.25, 0.5, 0.7, 0.9, 1].map(easing)).toEqual(values)
  })
})

describe('a tween', () => {
  it('runs from 0 to 1, and completes once at the first update at or after its end', () => {
    const { tween, seen } = recorded({ duration: 100 })
    tween.start(1000)
    expect([1000, 1025, 1050, 1101, 1200].map((time) => tween.update(time))).toEqual([true, true, true, false, false])
    expect(seen).toEqual([0, 0.25, 0.5, 1, 'complete'])
  })

  it('completes exactly at its end', () => {
    const { tween, seen } = recorded({ duration: 100 })
    tween.start(0)
    expect(tween.update(100)).toBe(false)
    expect(seen).toEqual([1, 'complete'])
  })

  it('updates nothing before its delay is over, but is running', () => {
    const { tween, seen } = recorded({ duration: 100, delay: 40 })
    tween.start(10)
    expect([10, 49].map((time) => tween.update(time))).toEqual([true, true])
    expect(seen).toEqual([])
    expect([50, 75, 150].map((time) => tween.update(time))).toEqual([true, true, false])
    expect(seen).toEqual([0, 0.25, 1, 'complete'])
  })

  it('without a duration ends with the first update after its delay', () => {
    const { tween, seen } = recorded({ duration: 0, delay: 40 })
    tween.start(0)
    expect([39, 40].map((time) => tween.update(time))).toEqual([true, false])
    expect(seen).toEqual([1, 'complete'])
  })

  it('applies its easing', () => {
    const { tween, seen } = recorded({ duration: 100, easing: easeOutQuadratic })
    tween.start(0)
    tween.update(50)
    expect(seen).toEqual([0.75])
  })

  it('updates nothing before its start, and cannot be started twice', () => {
    const { tween, seen } = recorded({ duration: 100 })
    expect(tween.update(50)).toBe(false)
    tween.start(0)
    tween.start(500)
    tween.update(50)
    expect(seen).toEqual([0.5])
  })
})
