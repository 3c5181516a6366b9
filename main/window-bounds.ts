/** Position and size of the window: the saved ones, adapted to the displays that are present. */
import * as v from 'valibot'

/** The smallest size of the window on a display that is large enough, in device-independent pixels. */
export const MIN_WINDOW_SIZE = { width: 1024, height: 640 } as const
const DEFAULT_WINDOW_SIZE = { width: 1280, height: 800 } as const

const integerSchema = v.pipe(v.number(), v.integer())

interface Size {
  readonly width: number
  readonly height: number
}

/** The position and size of a window or of a display's work area, in device-independent pixels. */
export interface Rectangle extends Size {
  readonly x: number
  readonly y: number
}

/** The saved bounds. Without x and y: only the size is known. */
const SavedBounds = v.object({
  x: v.optional(integerSchema),
  y: v.optional(integerSchema),
  width: integerSchema,
  height: integerSchema,
})

/** Schema of the window's size, position and state in the settings file. */
export const SavedWindowState = v.object({ bounds: SavedBounds, maximized: v.boolean() })

/** The window's size, position and state, as saved in the settings file. */
export type SavedWindowState = v.InferOutput<typeof SavedWindowState>

/** Where and how large the window is opened. */
export interface WindowPlacement extends Size {
  /** Absent: in the middle of the main display. */
  readonly x?: number
  readonly y?: number
  readonly maximized: boolean
}

/** Pixels of the title bar that must be on a display, so that the window can be dragged. */
const MIN_VISIBLE_TITLE_BAR = { width: 120, height: 30 } as const

/**
 * Computes where the window is opened: at its saved place if its title bar is then on a connected display, else in the middle
 * of the main display. It is no larger than the display.
 * @param saved the value in the settings file; may be invalid
 * @param displays the present work areas, the main one first
 */
export function computeWindowPlacement(saved: unknown, displays: readonly Rectangle[]): WindowPlacement {
  const parsed = v.safeParse(SavedWindowState, saved)
  if (!parsed.success) return { ...clampSize(DEFAULT_WINDOW_SIZE, displays[0]), maximized: false }
  const { bounds, maximized } = parsed.output
  const { x, y, ...size } = bounds
  if (x === undefined || y === undefined) return { ...clampSize(size, displays[0]), maximized }
  const display = displays.find((area) => isTitleBarReachable({ x, y, ...size }, area))
  if (display === undefined) return { ...clampSize(size, displays[0]), maximized }
  const fitted = clampSize(size, display)
  const isAsItWas = fitted.width === size.width && fitted.height === size.height
  return { ...(isAsItWas ? { x, y, ...size } : fitInsideArea({ x, y, ...fitted }, display)), maximized }
}

/**
 * The minimum size of a window on a display: no larger than the display, so that all of the window can be reached.
 * @param area the work area of the display
 */
export function minWindowSizeOn(area: Size): Size {
  return { width: Math.min(MIN_WINDOW_SIZE.width, area.width), height: Math.min(MIN_WINDOW_SIZE.height, area.height) }
}

/** The minimum size that fits every display, for a window that may be on any of them. */
export function minWindowSizeOnAll(areas: readonly Size[]): Size {
  return minWindowSizeOn({
    width: Math.min(...areas.map(({ width }) => width)),
    height: Math.min(...areas.map(({ height }) => height)),
  })
}

/** Moves and shrinks a window so that it is inside a display's work area. */
export function fitInsideArea(bounds: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(bounds.width, area.width)
  const height = Math.min(bounds.height, area.height)
  return {
    x: Math.min(Math.max(bounds.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(bounds.y, area.y), area.y + area.height - height),
    width,
    height,
  }
}

/** The facts about the system that decide whether a window can read its position (`canReadWindowPosition`). */
export interface WindowPositionSupportFacts {
  /** As in `process.platform`. */
  readonly platform: string
  /** The value of Chromium's switch `ozone-platform`; empty if it is not set. */
  readonly ozone: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Whether a window can read its position. Under Wayland it cannot, and Electron then returns 0, 0. */
export function canReadWindowPosition({ platform, ozone, env }: WindowPositionSupportFacts): boolean {
  if (platform !== 'linux' || ozone === 'x11') return true
  if (ozone === 'wayland') return false
  return env['XDG_SESSION_TYPE'] !== 'wayland' && (env['WAYLAND_DISPLAY'] ?? '') === ''
}

function clampSize(size: Size, area: Rectangle | undefined): Size {
  const { width, height } = area ?? size
  const smallest = minWindowSizeOn({ width, height })
  return {
    width: Math.max(smallest.width, Math.min(size.width, width)),
    height: Math.max(smallest.height, Math.min(size.height, height)),
  }
}

function isTitleBarReachable({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  return (
    across >= MIN_VISIBLE_TITLE_BAR.width && y >= area.y && y + MIN_VISIBLE_TITLE_BAR.height <= area.y + area.height
  )
}
