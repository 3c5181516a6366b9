import { expect, it } from 'vitest'
import { testViewport } from '../testing/game-ui-helpers.ts'
import { makeBox } from './boxes.ts'
import { signBoxOver } from './sign-placement.ts'

const BOARD = testViewport(400, 300, 2)

it('S2: signBoxOver centres a sign over a box and places the next sign above it', () => {
  const at = makeBox(100, 100, 100, 100)
  expect(signBoxOver(at, BOARD, 20, 2, 0.5)).toEqual(makeBox(130, 140, 40, 20))
  expect(signBoxOver(at, BOARD, 20, 2, 0.5, 1).y).toBeCloseTo(118)
})

it('S2: signBoxOver keeps the sign within the board and scales it with the text', () => {
  expect(signBoxOver(makeBox(0, 0, 10, 10), { ...BOARD, textScale: 1.2 }, 20, 2, 0)).toEqual(makeBox(2, 2, 48, 24))
  expect(signBoxOver(makeBox(390, 290, 10, 10), BOARD, 20, 2, 1)).toEqual(makeBox(358, 278, 40, 20))
})
