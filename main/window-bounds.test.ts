import { expect, test } from 'vitest'
import { placeWindow, type Rectangle } from './window-bounds.ts'

const main: Rectangle = { x: 0, y: 25, width: 1920, height: 1055 }
const right: Rectangle = { x: 1920, y: 0, width: 2560, height: 1440 }

function saved(x: number, y: number, width = 1300, height = 900, maximized = false) {
  return { bounds: { x, y, width, height }, maximized }
}

test.each([undefined, null, 'big', {}, { bounds: { x: 0 } }, saved(Number.NaN, 0)])(
  'without a usable memory (%j) it opens in the middle in its usual size',
  (state) => {
    expect(placeWindow(state, [main])).toEqual({ width: 1280, height: 800, maximized: false })
  },
)

test('it opens where it was, on whichever display', () => {
  expect(placeWindow(saved(100, 50), [main])).toEqual({ x: 100, y: 50, width: 1300, height: 900, maximized: false })
  expect(placeWindow(saved(2000, 5, 2000, 1200, true), [main, right])).toEqual({
    ...{ x: 2000, y: 5, width: 2000, height: 1200 },
    maximized: true,
  })
})

test('it comes back when its display is gone or its title bar cannot be caught', () => {
  for (const state of [saved(2500, 100), saved(100, -50), saved(100, 1075), saved(-1250, 100), saved(1850, 100)])
    expect(placeWindow(state, [main])).toEqual({ width: 1300, height: 900, maximized: false })
})

test('it is never larger than its display, nor smaller than the smallest window', () => {
  expect(placeWindow(saved(100, 50, 4000, 3000), [main])).toMatchObject({ width: 1920, height: 1055 })
  expect(placeWindow(saved(100, 50, 300, 200), [main])).toMatchObject({ width: 1024, height: 640 })
  expect(placeWindow(undefined, [{ x: 0, y: 0, width: 800, height: 600 }])).toMatchObject({ width: 1024, height: 640 })
})
