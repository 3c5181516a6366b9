import { describe, expect, it } from 'vitest'
import type { Point2D } from '../../../art/boxes.ts'
import { pointAlongSuperellipse } from './rounded-rectangle.ts'

/** The same point without short cuts: the curve itself, walked so far. */
function walked(share: number, a: number, b: number, squareness: number): Point2D {
  const curve = Array.from({ length: 289 }, (_, i) => {
    const turn = (i / 288) * (Math.PI / 2)
    return { x: a * Math.sin(turn) ** (2 / squareness), y: -b * Math.cos(turn) ** (2 / squareness) }
  })
  const pieces = curve.slice(1).map((to, i) => {
    const from = curve[i] ?? to
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) }
  })
  let left = pieces.reduce((sum, { long }) => sum + long, 0) * share
  for (const { from, to, long } of pieces) {
    if (left <= long)
      return { x: from.x + ((to.x - from.x) * left) / long, y: from.y + ((to.y - from.y) * left) / long }
    left -= long
  }
  return { x: a, y: 0 }
}

describe('rounded rectangles', () => {
  it('are walked in equal arc lengths for every shape, within a thousandth of a pixel', () => {
    for (const [a, b] of [
      [320, 290],
      [180, 300],
    ] as const) {
      for (let squareness = 2; squareness <= 4.6; squareness += 0.0517) {
        for (let nth = 1; nth < 48; nth += 5) {
          const { x, y } = pointAlongSuperellipse((nth / 48) * 90, a, b, squareness)
          const expected = walked(nth / 48, a, b, squareness)
          expect(Math.hypot(x - expected.x, y - expected.y)).toBeLessThan(0.001)
        }
      }
    }
  })

  it('start at the top, go clockwise, and are symmetric', () => {
    const at = (angle: number) => pointAlongSuperellipse(angle, 300, 200, 4.6)
    const { x, y } = at(20)
    for (const [angle, expectedX, expectedY] of [
      [0, 0, -200],
      [90, 300, 0],
      [160, x, -y],
      [200, -x, -y],
      [-20, -x, y],
      [380, x, y],
    ] as const) {
      expect(at(angle).x).toBeCloseTo(expectedX, 4)
      expect(at(angle).y).toBeCloseTo(expectedY, 4)
    }
  })
})
