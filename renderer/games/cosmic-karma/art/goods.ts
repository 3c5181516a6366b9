/**
 * Draws beads, rings, habits and pegs. Green pieces are round, orange ones hexagonal, so that they differ in more than
 * colour.
 */
import type { KarmaColour, Tool } from '../../../../engine/cosmic-karma/data.ts'
import { withSavedState, traceCircle, traceClosedPolygon, radialGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawEmblem } from '../../../art/icon.ts'
import type { ShadedColour } from '../../../art/materials.ts'
import { EMBLEMS, type EmblemName } from './emblems.ts'
import { KARMA_SHADES, TOOL_SHADES } from './colours.ts'

/**
 * Draws an icon of `EMBLEMS` inside the circle of radius `r` around `x`, `y`.
 * @param name name of the icon in `EMBLEMS`
 * @param colour CSS colour of the icon
 */
export function drawNamedEmblem(
  brush: Canvas2D,
  name: EmblemName,
  x: number,
  y: number,
  r: number,
  colour: string,
): void {
  drawEmblem(brush, EMBLEMS[name], x, y, 2 * r, colour)
}

/** A round or six-sided outline. */
function form(brush: Canvas2D, colour: KarmaColour, x: number, y: number, r: number): void {
  if (colour === 'green') {
    traceCircle(brush, x, y, r)
    return
  }
  traceClosedPolygon(
    brush,
    Array.from({ length: 6 }, (_, i) => {
      const turn = (i * Math.PI) / 3
      return [x + Math.cos(turn) * r * 1.07, y + Math.sin(turn) * r * 1.07] as const
    }),
  )
}

/** Draws a bead with a hole, around `x`, `y`. */
export function drawBead(brush: Canvas2D, colour: KarmaColour, x: number, y: number, r: number): void {
  const { light, base, deep } = KARMA_SHADES[colour]
  form(brush, colour, x, y, r * 0.94)
  brush.fillStyle = radialGradient(brush, x - r * 0.35, y - r * 0.4, r * 0.05, r * 1.5, [
    [0, toCssColour(light)],
    [0.35, toCssColour(base)],
    [1, toCssColour(deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.7, r * 0.09)
  brush.strokeStyle = toCssColour(deep)
  brush.stroke()
  traceCircle(brush, x, y, r * 0.24)
  brush.fillStyle = toCssColour(mixColours(deep, 0x000000, 0.45))
  brush.fill()
  traceCircle(brush, x - r * 0.36, y - r * 0.42, r * 0.17)
  brush.fillStyle = toCssColour(0xffffff, 0.75)
  brush.fill()
}

/**
 * Draws a ring (an item of the game, of one karma colour) around the point `x`, `y`. It is drawn as a thick line
 * around an empty middle.
 * @param r radius
 */
export function drawRing(brush: Canvas2D, colour: KarmaColour, x: number, y: number, r: number): void {
  const { light, base, deep } = KARMA_SHADES[colour]
  const thick = r * 0.34
  const line = (wide: number, tone: string): void => {
    form(brush, colour, x, y, r * 0.76)
    brush.lineWidth = wide
    brush.strokeStyle = tone
    brush.stroke()
  }
  line(thick + Math.max(1, r * 0.14), toCssColour(deep))
  line(thick, toCssColour(base))
  withSavedState(brush, () => {
    brush.beginPath()
    brush.arc(x, y, r * 0.8, Math.PI * 1.05, Math.PI * 1.6)
    brush.lineWidth = thick * 0.42
    brush.strokeStyle = toCssColour(light, 0.95)
    brush.stroke()
  })
}

/** Draws a habit, which is three beads on a stick, around `x`, `y`. */
export function drawHabit(brush: Canvas2D, colour: KarmaColour, x: number, y: number, w: number, h: number): void {
  brush.beginPath()
  brush.moveTo(x - w / 2 + h * 0.1, y)
  brush.lineTo(x + w / 2 - h * 0.1, y)
  brush.lineWidth = h * 0.2
  brush.strokeStyle = toCssColour(0x4a2c12)
  brush.stroke()
  brush.lineWidth = h * 0.1
  brush.strokeStyle = toCssColour(0xc99455)
  brush.stroke()
  const r = Math.min(h * 0.42, w * 0.15)
  for (const side of [-1, 0, 1]) drawBead(brush, colour, x + side * r * 1.85, y, r)
}

/** Draws a peg, which is the emblem of its tool on a disc, around `x`, `y`. */
export function drawPeg(brush: Canvas2D, tool: Tool, x: number, y: number, r: number): void {
  drawDiscBehindIcon(brush, TOOL_SHADES[tool], x, y, r)
  drawNamedEmblem(brush, tool, x, y, r * 0.68, toCssColour(0xffffff))
}

/** Draws the coloured disc that lies behind an icon, around `x`, `y`, without the icon. */
export function drawDiscBehindIcon(
  brush: Canvas2D,
  { light, base, deep }: ShadedColour,
  x: number,
  y: number,
  r: number,
): void {
  traceCircle(brush, x, y, r * 0.96)
  brush.fillStyle = radialGradient(brush, x - r * 0.3, y - r * 0.5, r * 0.1, r * 1.7, [
    [0, toCssColour(mixColours(base, light, 0.45))],
    [0.5, toCssColour(base)],
    [1, toCssColour(deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.1)
  brush.strokeStyle = toCssColour(mixColours(light, base, 0.2))
  brush.stroke()
}
