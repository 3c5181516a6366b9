/** Draws the harmony grid: the reward of every hex, and the directions of the three pillars. */
import { HEXES, PILLARS, type Pillar } from '../../../../engine/moksha/data.ts'
import { ringOfHex } from '../../../../engine/moksha/index.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import { hexCentre, hexSideLength, hexMarkSize } from './geometry.ts'
import { PAPER_COLOURS, PILLAR_SHADES } from './colours.ts'
import { traceSittingFigure } from './people.ts'
import { drawAnyKarma, drawKarmaToken, drawPillarMark } from './signs.ts'
import { drawHarmonyShiftArrows } from './token.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Makes a hexagon around x, y the current path of the canvas.
 * @param side length of a side in CSS pixels
 */
export function traceHexagon(brush: Canvas2D, x: number, y: number, side: number): void {
  brush.beginPath()
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3
    const px = x + Math.cos(angle) * side
    const py = y + Math.sin(angle) * side
    if (i === 0) brush.moveTo(px, py)
    else brush.lineTo(px, py)
  }
  brush.closePath()
}

/** How far a hex leads in each pillar's direction, 0..1: it takes on their colours. */
function tint(hex: number): number {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const artha = Math.max(0, -q, r)
  const lead: Readonly<Record<Pillar, number>> = { dharma: artha - r, kama: artha + q, artha }
  let colour = 0xfff6e0
  for (const pillar of PILLARS) colour = mixColours(colour, PILLAR_SHADES[pillar].base, (lead[pillar] / 3) * 0.5)
  return colour
}

/**
 * Draws the harmony grid of a player's sheet, the grid of hexes on which the harmony marker moves. The drawing
 * includes the points of the hex where the marker is.
 */
export function drawHarmonyGrid(
  brush: Canvas2D,
  { small, points, textScale }: SpritePropsByKind['grid'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const area = { x: -w / 2, y: -h / 2, w, h }
  const side = hexSideLength(area)
  if (!small && !made.contrast) {
    brush.fillStyle = radialGradient(brush, 0, 0, 0, side * 6.4, [
      [0, made.dark ? 'rgb(255 214 130 / 0.3)' : 'rgb(255 240 200 / 0.8)'],
      [1, 'rgb(255 200 120 / 0)'],
    ])
    traceCircle(brush, 0, 0, side * 6.4)
    brush.fill()
  }
  HEXES.forEach((data, hex) => {
    const { x, y } = hexCentre(area, hex)
    const ring = ringOfHex(hex)
    withSavedState(brush, () => {
      if (!small && !made.contrast) setShadow(brush, 'rgb(20 6 0 / 0.4)', side * 0.14, side * 0.06)
      traceHexagon(brush, x, y, side * 0.955)
      const tone = tint(hex)
      brush.fillStyle = made.contrast
        ? toCssColour(0x0c0c0c)
        : radialGradient(brush, x - side * 0.3, y - side * 0.4, 0, side * 1.5, [
            [0, toCssColour(mixColours(tone, 0xffffff, 0.4))],
            [1, toCssColour(mixColours(tone, 0x7a5a30, 0.2))],
          ])
      brush.fill()
      clearShadow(brush)
      brush.lineWidth = ring === 0 ? Math.max(1.2, side * 0.09) : Math.max(0.5, side * 0.04)
      brush.strokeStyle = toCssColour(
        made.contrast ? 0xffffff : ring === 0 ? 0xb8860b : 0x6a4420,
        ring === 0 ? 1 : 0.65,
      )
      brush.stroke()
    })
    if (!small) drawHexReward(brush, x, y, side, data.disciples, data.karma, made)
  })
  if (small) return
  directions(brush, side, made)
  worth(brush, points, side, textScale, made)
}

/** Draws the reward of a hex around x, y: signs of disciples and karma. Several disciples are one sign with a number. */
export function drawHexReward(
  brush: Canvas2D,
  x: number,
  y: number,
  side: number,
  disciples: number,
  karma: readonly (Pillar | 'any')[],
  made: BoardColours,
): void {
  const both = disciples > 0 && karma.length > 0
  // What lies there alone may be larger.
  const mark = hexMarkSize(side) * (disciples + karma.length === 1 ? 1.18 : 1)
  if (disciples > 0) crowd(brush, x, y - (both ? mark * 0.5 : 0), mark, disciples, made)
  karma.forEach((pillar, i) => {
    const kx = x + (i - (karma.length - 1) / 2) * mark
    const ky = y + (both ? mark * 0.5 : 0)
    if (pillar === 'any') drawAnyKarma(brush, kx, ky, mark / 2, { ...made, contrast: true })
    else drawKarmaToken(brush, pillar, kx, ky, mark / 2, { ...made, contrast: true })
  })
}

/** So many disciples: one figure, and the number before it. */
function crowd(brush: Canvas2D, x: number, y: number, mark: number, count: number, made: BoardColours): void {
  const ink = toCssColour(made.contrast ? 0xffffff : PAPER_COLOURS.ink, 0.94)
  const several = count > 1
  if (several) drawText(brush, String(count), x - mark * 0.46, y, { size: mark * 0.86, colour: ink, weight: 800 })
  brush.fillStyle = ink
  traceSittingFigure(brush, x + (several ? mark * 0.26 : 0), y, mark * 0.5)
  brush.fill()
}

/** The three pillars stand in the free corners, each with its name and an arrow that goes its way. */
function directions(brush: Canvas2D, side: number, made: BoardColours): void {
  corner(brush, 'dharma', 1, -1, side, made)
  corner(brush, 'kama', 1, 1, side, made)
  corner(brush, 'artha', -1, 1, side, made)
}

/** Of a corner of the grid: its outer line, and that of the words, in sides of a hex from the middle. */
const CORNER = { x: 4.15, outer: 5.48, inner: 4.72 } as const

function corner(brush: Canvas2D, pillar: Pillar, left: number, up: number, side: number, made: BoardColours): void {
  const { base, light } = PILLAR_SHADES[pillar]
  const tone = made.dark ? mixColours(base, light, 0.35) : mixColours(base, 0x000000, 0.3)
  const y = up * side * CORNER.outer
  drawPillarMark(brush, pillar, left * side * (CORNER.x - 0.62), y, side * 0.46, toCssColour(tone))
  drawHarmonyShiftArrows(brush, pillar, 1, left * side * (CORNER.x + 0.62), y, side * 0.4, toCssColour(tone))
  caption(brush, formatGameMessage(`pillar.${pillar}`), left * side * CORNER.x, up * side * CORNER.inner, side, made)
}

/** In the fourth corner: what the place of the marker is worth at the end. */
function worth(brush: Canvas2D, points: number, side: number, textScale: number, made: BoardColours): void {
  const x = -side * CORNER.x
  drawText(brush, String(points), x, -side * CORNER.outer, {
    size: Math.min(side * 1.15, 34 * textScale),
    colour: toCssColour(made.contrast ? 0xffffff : made.accent),
    display: true,
    weight: 640,
  })
  caption(brush, formatGameMessage('sign.harmony'), x, -side * (CORNER.inner - 0.1), side, made)
}

function caption(brush: Canvas2D, text: string, x: number, y: number, side: number, made: BoardColours): void {
  drawText(brush, text, x, y, {
    size: side * 0.52,
    colour: toCssColour(made.ink),
    weight: 620,
    most: side * 2.6,
    least: 6,
  })
}
