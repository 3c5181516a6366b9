import { expect, it } from 'vitest'
import { vantageOf } from '../games/testing.ts'
import { box } from './boxes.ts'
import { signOver } from './over.ts'

const BOARD = vantageOf(400, 300, 2)

it('S2: a sign stands over the middle of a thing, the next one above it', () => {
  const at = box(100, 100, 100, 100)
  expect(signOver(at, BOARD, 20, 2, 0.5)).toEqual(box(130, 140, 40, 20))
  expect(signOver(at, BOARD, 20, 2, 0.5, 1).y).toBeCloseTo(118)
})

it('S2: it stays within the board, and grows with the text', () => {
  expect(signOver(box(0, 0, 10, 10), { ...BOARD, textScale: 1.2 }, 20, 2, 0)).toEqual(box(2, 2, 48, 24))
  expect(signOver(box(390, 290, 10, 10), BOARD, 20, 2, 1)).toEqual(box(358, 278, 40, 20))
})
