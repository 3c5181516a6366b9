/** Drawings are made on a canvas each, which is then the texture: soft shadows and gradients look the same wherever it is shown. */
import type { CanvasDrawing } from '../stage/painter.ts'

export type Canvas2D = CanvasRenderingContext2D

/** Finer is not seen. */
const MAX_RESOLUTION = 3
/** The largest side of a texture that graphics cards support. */
const MAX_TEXTURE_SIZE_PX = 4096

type Draw = (brush: Canvas2D) => void

/** Pixels per CSS pixel of what is not painted for the screen. */
let resolutionOverride: number | undefined

/** Whatever is drawn meanwhile has so many pixels per CSS pixel, whatever the screen has. */
export function withResolution<T>(resolution: number, draw: () => T): T {
  const before = resolutionOverride
  resolutionOverride = resolution
  try {
    return draw()
  } finally {
    resolutionOverride = before
  }
}

/**
 * A drawing around 0, 0.
 * @param bleed how far shadows and light reach beyond the size
 * @param over what is painted over the first later, part by part, where all at once would take long
 */
export function createCentredDrawing(
  width: number,
  height: number,
  bleed: number,
  draw: Draw,
  ...over: readonly Draw[]
): CanvasDrawing {
  const w = 2 * Math.ceil(width / 2 + bleed)
  const h = 2 * Math.ceil(height / 2 + bleed)
  return createDrawingAt(w, h, -w / 2, -h / 2, draw, ...over)
}

/** A drawing whose upper left corner is at `x`, `y`. */
export function createDrawingAt(
  w: number,
  h: number,
  x: number,
  y: number,
  draw: Draw,
  ...over: readonly Draw[]
): CanvasDrawing {
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

/** Draws with the brush's state put back afterwards. */
export function withSavedState(brush: Canvas2D, draw: () => void): void {
  brush.save()
  draw()
  brush.restore()
}

export function circlePath(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x, y, Math.max(0, r), 0, 2 * Math.PI)
}

export function roundedRectPath(brush: Canvas2D, x: number, y: number, w: number, h: number, r: number): void {
  brush.beginPath()
  brush.roundRect(x, y, Math.max(0, w), Math.max(0, h), Math.max(0, Math.min(r, w / 2, h / 2)))
}

export function polygonPath(brush: Canvas2D, points: readonly (readonly [number, number])[]): void {
  brush.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.closePath()
}

export type GradientStops = readonly (readonly [at: number, colour: string])[]

export function verticalGradient(brush: Canvas2D, top: number, bottom: number, stops: GradientStops): CanvasGradient {
  return withStops(brush.createLinearGradient(0, top, 0, bottom), stops)
}

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

export function setShadow(brush: Canvas2D, colour: string, blur: number, y = 0): void {
  // Shadows are measured in device pixels, whatever the scale.
  const { a } = brush.getTransform()
  brush.shadowColor = colour
  brush.shadowBlur = blur * a
  brush.shadowOffsetY = y * a
}

export function clearShadow(brush: Canvas2D): void {
  brush.shadowColor = 'transparent'
  brush.shadowBlur = 0
  brush.shadowOffsetY = 0
}
