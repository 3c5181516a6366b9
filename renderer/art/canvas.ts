/** Creates drawings, each on a canvas of its own that becomes a texture, and helpers for paths, gradients and shadows. */
import type { PaintedCanvas } from '../stage/painter.ts'

/** The drawing context of a 2D canvas. */
export type Canvas2D = CanvasRenderingContext2D

/** Maximum number of device pixels per CSS pixel: finer pixels are not visible. */
const MAX_RESOLUTION = 3
/** The largest side of a texture that graphics cards support. */
const MAX_TEXTURE_SIZE_PX = 4096

type Draw = (brush: Canvas2D) => void

/** Pixels per CSS pixel while `withCanvasResolutionOverride` runs; undefined: those of the screen. */
let resolutionOverride: number | undefined

/**
 * Calls `draw`. Every canvas that is created during the call has `resolution` pixels per CSS pixel, whatever the screen has.
 * @returns what `draw` returns
 */
export function withCanvasResolutionOverride<T>(resolution: number, draw: () => T): T {
  const before = resolutionOverride
  resolutionOverride = resolution
  try {
    return draw()
  } finally {
    resolutionOverride = before
  }
}

/**
 * Creates a canvas of `width` by `height` CSS pixels, plus a margin on every side, and draws on it. The point 0, 0 of
 * the drawing is the centre of the canvas.
 * @param bleed margin for shadows and light beyond width and height, in CSS pixels
 * @param draw the drawing, or the first part of a slow drawing
 * @param over further parts of a slow drawing. This function does not draw them: the caller runs them later, in order,
 *   on top of the first part (`PaintedCanvas.rest`)
 */
export function createAndPaintCentredCanvas(
  width: number,
  height: number,
  bleed: number,
  draw: Draw,
  ...over: readonly Draw[]
): PaintedCanvas {
  const w = 2 * Math.ceil(width / 2 + bleed)
  const h = 2 * Math.ceil(height / 2 + bleed)
  return createAndPaintCanvas(w, h, -w / 2, -h / 2, draw, ...over)
}

/**
 * Creates a canvas of `w` by `h` CSS pixels and draws on it.
 * @param x,y the coordinates that the drawing uses for the upper left corner of the canvas
 * @param draw the drawing, or the first part of a slow drawing
 * @param over further parts of a slow drawing. This function does not draw them: the caller runs them later
 *   (`PaintedCanvas.rest`)
 */
export function createAndPaintCanvas(
  w: number,
  h: number,
  x: number,
  y: number,
  draw: Draw,
  ...over: readonly Draw[]
): PaintedCanvas {
  const resolution =
    resolutionOverride ??
    Math.min(globalThis.devicePixelRatio || 1, MAX_RESOLUTION, MAX_TEXTURE_SIZE_PX / Math.max(w, h, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(w * resolution))
  canvas.height = Math.max(1, Math.round(h * resolution))
  const brush = canvas.getContext('2d')
  if (brush === null) return { canvas, resolution, x, y }
  brush.scale(resolution, resolution)
  brush.translate(-x, -y)
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  draw(brush)
  const rest = over.map((part) => () => {
    part(brush)
  })
  return { canvas, resolution, x, y, rest }
}

/** Calls `draw`, and restores the drawing state of the canvas afterwards. */
export function withSavedState(brush: Canvas2D, draw: () => void): void {
  brush.save()
  draw()
  brush.restore()
}

/** Starts a path that is a circle around `x`, `y`. The caller fills or strokes it. */
export function traceCircle(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x, y, Math.max(0, r), 0, 2 * Math.PI)
}

/**
 * Starts a path that is a rectangle with rounded corners. The caller fills or strokes it.
 * @param r radius of the corners, limited to half the shorter side
 */
export function traceRoundedRect(brush: Canvas2D, x: number, y: number, w: number, h: number, r: number): void {
  brush.beginPath()
  brush.roundRect(x, y, Math.max(0, w), Math.max(0, h), Math.max(0, Math.min(r, w / 2, h / 2)))
}

/** Starts a path that is the closed polygon through the points. The caller fills or strokes it. */
export function traceClosedPolygon(brush: Canvas2D, points: readonly (readonly [number, number])[]): void {
  brush.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.closePath()
}

/** The stops of a gradient: positions from 0 to 1, with CSS colours. */
export type GradientStops = readonly (readonly [at: number, colour: string])[]

/** Creates a linear gradient from y = `top` down to y = `bottom`. */
export function verticalGradient(brush: Canvas2D, top: number, bottom: number, stops: GradientStops): CanvasGradient {
  return withStops(brush.createLinearGradient(0, top, 0, bottom), stops)
}

/** Creates a linear gradient from the point `x0`, `y0` to the point `x1`, `y1`. */
export function linearGradient(
  brush: Canvas2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: GradientStops,
): CanvasGradient {
  return withStops(brush.createLinearGradient(x0, y0, x1, y1), stops)
}

/** Creates a radial gradient around `x`, `y`, from the radius `inner` to the radius `outer`. */
export function radialGradient(
  brush: Canvas2D,
  x: number,
  y: number,
  inner: number,
  outer: number,
  stops: GradientStops,
): CanvasGradient {
  return withStops(brush.createRadialGradient(x, y, Math.max(0, inner), x, y, Math.max(0.01, outer)), stops)
}

function withStops(gradient: CanvasGradient, stops: GradientStops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/**
 * Gives everything that is drawn later a shadow, until `clearShadow`.
 * @param blur size of the blur, in the units of the canvas
 * @param y offset downwards, in the units of the canvas
 */
export function setShadow(brush: Canvas2D, colour: string, blur: number, y = 0): void {
  // The canvas measures shadows in device pixels, and ignores its scale.
  const { a } = brush.getTransform()
  brush.shadowColor = colour
  brush.shadowBlur = blur * a
  brush.shadowOffsetY = y * a
}

/** Ends the shadow that `setShadow` has set. */
export function clearShadow(brush: Canvas2D): void {
  brush.shadowColor = 'transparent'
  brush.shadowBlur = 0
  brush.shadowOffsetY = 0
}
