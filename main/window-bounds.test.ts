import { describe, expect, test } from 'vitest'
import {
  canReadWindowPosition,
  minWindowSizeOn,
  minWindowSizeOnAll,
  computeWindowPlacement,
  MIN_WINDOW_SIZE,
  fitInsideArea,
  type Rectangle,
} from './window-bounds.ts'

const main: Rectangle = { x: 0, y: 25, width: 1920, height: 1055 }
const right: Rectangle = { x: 1920, y: 0, width: 2560, height: 1440 }

function saved(x: number, y: number, width = 1300, height = 900, maximized = false) {
  return { bounds: { x, y, width, height }, maximized }
}

test.each([undefined, null, 'big', {}, { bounds: { x: 0 } }, saved(Number.NaN, 0)])(
  'without usable saved bounds (%j) the window opens centred with its default size',
  (state) => {
    expect(computeWindowPlacement(state, [main])).toEqual({ width: 1280, height: 800, maximized: false })
  },
)

test('the window opens at its saved bounds on any display', () => {
  expect(computeWindowPlacement(saved(100, 50), [main])).toEqual({
    x: 100,
    y: 50,
    width: 1300,
    height: 900,
    maximized: false,
  })
  expect(computeWindowPlacement(saved(2000, 5, 2000, 1200, true), [main, right])).toEqual({
    x: 2000,
    y: 5,
    width: 2000,
    height: 1200,
    maximized: true,
  })
})

test('the window opens centred when its display is gone or its title bar is out of reach', () => {
  for (const state of [saved(2500, 100), saved(100, -50), saved(100, 1075), saved(-1250, 100), saved(1850, 100)])
    expect(computeWindowPlacement(state, [main])).toEqual({ width: 1300, height: 900, maximized: false })
})

test('the window is never larger than its display nor smaller than the minimum size', () => {
  expect(computeWindowPlacement(saved(100, 50, 4000, 3000), [main])).toMatchObject({ width: 1920, height: 1055 })
  expect(computeWindowPlacement(saved(100, 50, 300, 200), [main])).toMatchObject({ width: 1024, height: 640 })
})

describe('public 6: the minimum window size fits the screen', () => {
  test.each([
    [911, 472, 911, 472],
    [960, 500, 960, 500],
    [1024, 536, 1024, 536],
    [900, 560, 900, 560],
    [800, 600, 800, 600],
    [1024, 640, 1024, 640],
    [1100, 600, 1024, 600],
    [1920, 1040, 1024, 640],
  ])('a work area of %i × %i allows %i × %i', (width, height, leastWidth, leastHeight) => {
    const area = { x: 10, y: 20, width, height }
    expect(minWindowSizeOn(area)).toEqual({ width: leastWidth, height: leastHeight })
    // Without a saved state, with one from a large display, and with one that is larger than the display.
    for (const state of [undefined, saved(3000, 3000), saved(10, 20, 2000, 1200), saved(200, 100, 1024, 640)]) {
      const size = computeWindowPlacement(state, [area])
      expect(size.width).toBeLessThanOrEqual(width)
      expect(size.height).toBeLessThanOrEqual(height)
    }
  })

  test('a saved window larger than the screen opens inside the work area', () => {
    const area = { x: 0, y: 40, width: 911, height: 472 }
    expect(computeWindowPlacement(saved(100, 60, 1024, 640), [area])).toEqual({ ...area, maximized: false })
    expect(computeWindowPlacement(saved(100, 60, 1024, 300), [area])).toMatchObject({ x: 0, width: 911 })
  })

  test('the minimum size for all displays fits each of them', () => {
    expect(minWindowSizeOnAll([main, { width: 911, height: 900 }, { width: 1300, height: 472 }])).toEqual({
      width: 911,
      height: 472,
    })
    expect(minWindowSizeOnAll([main, right])).toEqual(MIN_WINDOW_SIZE)
  })

  test('fitInsideArea moves and shrinks a window into a smaller work area', () => {
    const area = { x: 0, y: 40, width: 911, height: 472 }
    expect(fitInsideArea({ x: 300, y: 200, width: 1280, height: 800 }, area)).toEqual(area)
    expect(fitInsideArea({ x: 300, y: 400, width: 700, height: 400 }, area)).toEqual({
      x: 211,
      y: 112,
      width: 700,
      height: 400,
    })
    expect(fitInsideArea({ x: -50, y: 0, width: 700, height: 400 }, area)).toEqual({
      x: 0,
      y: 40,
      width: 700,
      height: 400,
    })
  })
})

describe('Electron: a window position from Wayland is not stored', () => {
  test.each([
    ['win32', '', {}, true],
    ['darwin', '', { XDG_SESSION_TYPE: 'wayland' }, true],
    ['linux', '', { XDG_SESSION_TYPE: 'x11' }, true],
    ['linux', '', {}, true],
    ['linux', '', { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }, false],
    ['linux', '', { WAYLAND_DISPLAY: 'wayland-1' }, false],
    ['linux', 'auto', { XDG_SESSION_TYPE: 'wayland' }, false],
    ['linux', 'wayland', { XDG_SESSION_TYPE: 'x11' }, false],
    ['linux', 'x11', { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }, true],
  ])('%s, ozone-platform %j, %j: known %s', (platform, ozone, env, known) => {
    expect(canReadWindowPosition({ platform, ozone, env })).toBe(known)
  })

  test('a window with only a known size opens centred', () => {
    const state = { bounds: { width: 1300, height: 900 }, maximized: true }
    expect(computeWindowPlacement(state, [main, right])).toEqual({ width: 1300, height: 900, maximized: true })
  })
})
