import { expect, test } from 'vitest'
import { spreadMarks } from './plot.ts'

test('marks that do not touch stay above their points', () => {
  expect(spreadMarks([10, 30, 90], 16, 100)).toEqual([10, 30, 90])
})

test('marks of near points are moved apart, around the middle of their points and in order', () => {
  expect(spreadMarks([50, 52], 16, 100)).toEqual([43, 59])
  expect(spreadMarks([40, 50, 52, 54, 90], 10, 100)).toEqual([34, 44, 54, 64, 90])
})

test('marks of one point, and at the edge of the plot, do not cover each other and stay within it', () => {
  expect(spreadMarks([0, 0, 3], 16, 100)).toEqual([0, 16, 32])
  expect(spreadMarks([70, 98, 100], 16, 100)).toEqual([68, 84, 100])
})
