import { expect, test } from 'vitest'
import { sidesWithHiddenTargets, zoomToFitClickableAreas, zoomForArea } from './board-zoom.ts'

const BOARD = { width: 370, height: 520 }
const FRAME = { width: 370, height: 300 }

test('zoomToFitClickableAreas fits the clickable area to the height of the frame and begins at its edge', () => {
  const near = zoomToFitClickableAreas([{ left: 100, top: 380, width: 150, height: 122 }], BOARD, FRAME)
  expect(near?.scale).toBe(2)
  expect(near?.top).toBe(366)
  expect(near?.left).toBe(86)
})

test('zoomToFitClickableAreas fits the whole width if the scale stays large enough; otherwise the player pans sideways', () => {
  const seen = (width: number) =>
    zoomToFitClickableAreas([{ left: 20, top: 380, width, height: 100 }], BOARD, FRAME)?.scale
  expect(seen(220)).toBeCloseTo(370 / 248)
  expect(seen(300)).toBeCloseTo(300 / 128)
})

test('zoomToFitClickableAreas never exceeds the maximum scale or the edges of the board', () => {
  const corner = zoomToFitClickableAreas([{ left: 340, top: 490, width: 20, height: 20 }], BOARD, FRAME)
  expect(corner?.scale).toBe(2.4)
  expect(corner?.top).toBe(BOARD.height - FRAME.height / 2.4)
  expect(corner?.left).toBe(BOARD.width - FRAME.width / 2.4)
  expect(zoomToFitClickableAreas([{ left: 0, top: 0, width: 20, height: 20 }], BOARD, FRAME)).toMatchObject({
    top: 0,
    left: 0,
  })
})

test('zoomToFitClickableAreas never scales a board full of targets below 1; the player pans through it', () => {
  expect(zoomToFitClickableAreas([{ left: 0, top: 0, ...BOARD }], BOARD, FRAME)).toMatchObject({
    scale: 1,
    isTaller: true,
    left: 0,
  })
  expect(zoomToFitClickableAreas([{ left: 0, top: 0, width: 370, height: 200 }], BOARD, FRAME)?.isTaller).toBe(false)
})

test('zoomToFitClickableAreas enlarges close targets to finger size, and the player pans where they do not fit', () => {
  const small = Array.from({ length: 9 }, (_, row) => ({ left: 20, top: 20 + row * 30, width: 30, height: 22 }))
  expect(zoomToFitClickableAreas(small, BOARD, FRAME)).toMatchObject({ scale: 2, isTaller: true })
})

test('zoomToFitClickableAreas shows as many targets as possible where not all fit', () => {
  const above = [{ left: 10, top: 10, width: 44, height: 44 }]
  const below = [0, 60, 120].map((left) => ({ left, top: 460, width: 44, height: 44 }))
  const near = zoomToFitClickableAreas([...above, ...below], BOARD, FRAME)
  expect(near).toMatchObject({ scale: 1, isTaller: true, top: BOARD.height - FRAME.height })
  // Alone it would be the beginning of what can be chosen.
  expect(zoomToFitClickableAreas([...above, ...below.slice(0, 1)], BOARD, FRAME)?.top).toBe(0)
})

test('sidesWithHiddenTargets returns the sides on which targets are outside the frame', () => {
  const frame = { left: 100, top: 100, width: 200, height: 100 }
  const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 })
  expect([...sidesWithHiddenTargets([at(150, 150), at(285, 150)], frame)]).toEqual([])
  expect([...sidesWithHiddenTargets([at(150, 150), at(295, 150), at(150, 80)], frame)]).toEqual(['right', 'up'])
  expect([...sidesWithHiddenTargets([at(80, 195)], frame)]).toEqual(['left', 'down'])
})

test('zoomForArea shows the whole area, centred', () => {
  const near = zoomForArea({ left: 50, top: 100, width: 200, height: 386 }, FRAME)
  expect(near.scale).toBe(0.75)
  expect(near.top).toBe(93)
  // The board is narrower than its frame then.
  expect(near.left + FRAME.width / near.scale / 2).toBe(150)
})

test('zoomToFitClickableAreas shows the whole board without targets', () => {
  const whole = zoomToFitClickableAreas(undefined, BOARD, FRAME)
  expect(whole).toMatchObject({ scale: 300 / 520, top: 0 })
  // As much on both sides.
  expect((whole?.left ?? 0) * (whole?.scale ?? 0)).toBeCloseTo((370 * (300 / 520) - 370) / 2)
})

test('zoomToFitClickableAreas returns undefined before the board is measured', () => {
  expect(zoomToFitClickableAreas(undefined, { width: 0, height: 0 }, FRAME)).toBeUndefined()
})
