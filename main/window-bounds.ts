/** Where the window was, and where it may be now: displays come and go. */
import * as v from 'valibot'

export const SMALLEST = { width: 1024, height: 640 } as const
const USUAL = { width: 1280, height: 800 } as const

const whole = v.pipe(v.number(), v.integer())
const Rectangle = v.object({ x: whole, y: whole, width: whole, height: whole })
export type Rectangle = v.InferOutput<typeof Rectangle>

export const WindowState = v.object({ bounds: Rectangle, maximized: v.boolean() })
export type WindowState = v.InferOutput<typeof WindowState>

export interface Placing {
  readonly width: number
  readonly height: number
  /** Absent: in the middle of the main display. */
  readonly x?: number
  readonly y?: number
  readonly maximized: boolean
}

/** So much of the title bar must be on a display that the window can be caught and moved; in pixels. */
const HANDLE = { width: 120, height: 30 } as const

/**
 * @param saved what the settings file holds; anything
 * @param displays the work areas that there are now, the main one first
 */
export function placeWindow(saved: unknown, displays: readonly Rectangle[]): Placing {
  const parsed = v.safeParse(WindowState, saved)
  if (!parsed.success) return { ...fit(USUAL, displays[0]), maximized: false }
  const { bounds, maximized } = parsed.output
  const display = displays.find((area) => canBeCaught(bounds, area))
  if (display === undefined) return { ...fit(bounds, displays[0]), maximized }
  return { ...fit(bounds, display), x: bounds.x, y: bounds.y, maximized }
}

function fit(size: { width: number; height: number }, area: Rectangle | undefined): { width: number; height: number } {
  const { width = size.width, height = size.height } = area ?? {}
  return {
    width: Math.max(SMALLEST.width, Math.min(size.width, width)),
    height: Math.max(SMALLEST.height, Math.min(size.height, height)),
  }
}

function canBeCaught({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  return across >= HANDLE.width && y >= area.y && y + HANDLE.height <= area.y + area.height
}
