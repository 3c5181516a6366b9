import { expect, test } from 'vitest'
import { nextGroupedGridIndex } from './grid-navigation.ts'

test.each([
  ['down one column', [3, 2], 2, 'ArrowDown', 1, 3],
  ['up one column', [3, 2], 3, 'ArrowUp', 1, 2],
  ['no further down', [3, 2], 4, 'ArrowDown', 1, 4],
  ['no further up', [3, 2], 0, 'ArrowUp', 1, 0],
  ['down a row of two', [5, 4], 1, 'ArrowDown', 2, 3],
  ['down to a shorter row', [5, 4], 3, 'ArrowDown', 2, 4],
  ['down into the next group, below', [5, 4], 4, 'ArrowDown', 2, 5],
  ['up into the group before, above', [5, 4], 6, 'ArrowUp', 2, 4],
  ['up a row of two', [5, 4], 7, 'ArrowUp', 2, 5],
  ['on in the row', [5, 4], 4, 'ArrowRight', 2, 5],
  ['to the end', [5, 4], 0, 'End', 2, 8],
  ['to the beginning', [5, 4], 8, 'Home', 2, 0],
  ['a page on', [5, 40], 0, 'PageDown', 2, 12],
])('nextGridIndex leads %s', (_what, groups, at, key, columns, to) => {
  expect(nextGroupedGridIndex(groups, at, key, columns)).toBe(to)
})

test('nextGridIndex returns undefined for other keys and for an empty grid', () => {
  expect(nextGroupedGridIndex([3], 0, 'a', 1)).toBeUndefined()
  expect(nextGroupedGridIndex([], 0, 'ArrowDown', 1)).toBeUndefined()
})
