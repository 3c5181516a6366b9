import { describe, expect, it } from 'vitest'
import {
  makeBox,
  centreBoxesHorizontally,
  flatMapWithBoxes,
  fitBox,
  boundingBox,
  layoutLargestBoxGrid,
  overlapArea,
  layoutOverlappingRow,
} from './boxes.ts'

const AREA = makeBox(10, 20, 100, 40)

describe('boxes', () => {
  it('boundingBox spans all given boxes', () => {
    expect(boundingBox([makeBox(4, 8, 2, 2), makeBox(1, 9, 3, 5)])).toEqual(makeBox(1, 8, 5, 6))
  })

  it('fitBox centres the largest box of an aspect ratio and never exceeds the area', () => {
    expect(fitBox(AREA)).toEqual(makeBox(40, 20, 40, 40))
    expect(fitBox(AREA, 0.2)).toEqual(makeBox(10, 30, 100, 20))
    expect(fitBox(AREA, 1, 10)).toEqual(makeBox(55, 35, 10, 10))
  })

  it('layoutOverlappingRow keeps the requested spacing while it fits and overlaps the boxes when it does not', () => {
    expect(layoutOverlappingRow(AREA, 3, 1.5, 20).map(({ x }) => x)).toEqual([10, 40, 70])
    expect(layoutOverlappingRow(AREA, 9, 1.5, 20).map(({ x }) => x)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(layoutOverlappingRow(AREA, 1, 1.5, 20, 10)).toEqual([makeBox(10, 35, 20, 10)])
    expect(layoutOverlappingRow(AREA, 0, 1.5, 20)).toEqual([])
  })

  it('centreBoxesHorizontally centres a row, wherever it was before', () => {
    expect(
      centreBoxesHorizontally(AREA, layoutOverlappingRow(makeBox(0, 20, 100, 40), 3, 1.5, 20)).map(({ x }) => x),
    ).toEqual([20, 50, 80])
    expect(centreBoxesHorizontally(AREA, [])).toEqual([])
  })

  it.each([1, 2, 3, 5, 8])(
    'layoutLargestBoxGrid places %d boxes in the area without overlap, in as many lines as make them largest',
    (count) => {
      const boxes = layoutLargestBoxGrid(AREA, count, 1.4)
      expect(boxes).toHaveLength(count)
      for (const each of boxes) {
        expect(boundingBox([each, AREA])).toEqual(AREA)
        expect(each.h / each.w).toBeCloseTo(1.4)
        expect(boxes.filter((other) => overlapArea(each, other) > 0)).toEqual([each])
      }
      const one = layoutLargestBoxGrid(AREA, count, 1.4, Infinity, 1)
      expect(boxes[0]?.w).toBeGreaterThanOrEqual(one[0]?.w ?? Infinity)
    },
  )

  it('flatMapWithBoxes makes each item in its own box and omits items without a box', () => {
    expect(
      flatMapWithBoxes(['a', 'b', 'c'], layoutOverlappingRow(AREA, 2, 1, 40), (name, { x }, nth) => [name, x, nth]),
    ).toEqual(['a', 10, 0, 'b', 50, 1])
  })
})
