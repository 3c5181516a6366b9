/** The ends of a column: the bubbles above the Chakras, the Earth below them. */
import { layoutColumnRowParts } from './geometry.ts'
import {
  withSavedState,
  traceCircle,
  radialGradient,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the bubbles, which are the uppermost row of a seat's column. In this row, energies (crystals) wait above the
 * Chakras, the coloured rows of the column.
 */
export function drawBubbles(
  brush: Canvas2D,
  { across, textScale }: SpritePropsByKind['bubbles'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const form = layoutColumnRowParts(w, h, textScale, across)
  const r = across ? form.slot * 0.5 : Math.min(form.slot * 0.58, form.step * 0.48, h * 0.47)
  for (const { x, y } of form.slots) bubble(brush, x, y + (form.font > 0 ? form.font * 0.2 : 0), r, made)
  if (form.font > 0) {
    drawText(brush, formatGameMessage('place.position', { position: 'bubbles' }), form.emblem.x, 0, {
      size: form.font,
      colour: toCssColour(made.muted),
      weight: 580,
      display: true,
      most: form.emblem.d * 1.1,
      least: 8,
    })
  }
}

function bubble(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    traceCircle(brush, 0, 0, r)
    brush.fillStyle = radialGradient(brush, 0, 0, r * 0.2, r, [
      [0, made.dark ? 'rgb(190 220 255 / 0.04)' : 'rgb(255 255 255 / 0.5)'],
      [0.75, made.dark ? 'rgb(190 220 255 / 0.12)' : 'rgb(170 205 235 / 0.35)'],
      [1, made.dark ? 'rgb(220 200 255 / 0.4)' : 'rgb(110 150 190 / 0.55)'],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.8, r * 0.05)
    brush.strokeStyle = made.dark ? 'rgb(225 238 255 / 0.75)' : 'rgb(80 112 150 / 0.8)'
    brush.stroke()
    brush.beginPath()
    brush.ellipse(-r * 0.38, -r * 0.5, r * 0.24, r * 0.12, -0.7, 0, 2 * Math.PI)
    brush.fillStyle = 'rgb(255 255 255 / 0.8)'
    brush.fill()
    brush.beginPath()
    brush.arc(0, 0, r * 0.82, 0.35, 1.1)
    brush.lineWidth = Math.max(0.8, r * 0.08)
    brush.strokeStyle = made.dark ? 'rgb(255 214 240 / 0.55)' : 'rgb(200 120 170 / 0.4)'
    brush.stroke()
  })
}

/** Draws the Earth: the lowest row of a column, with the number of energies on it. */
export function drawEarth(
  brush: Canvas2D,
  { across, textScale, count }: SpritePropsByKind['earth'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const form = layoutColumnRowParts(w, h, textScale, across)
  const radius = across ? w * 0.34 : h * 0.3
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
    brush.clip()
    if (made.contrast) return
    landscape(brush, w, h, made.dark)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.dark ? 0xb9c79a : 0x6c7b4c, made.contrast ? 1 : 0.6)
  brush.stroke()
  if (across) {
    if (count > 3)
      drawText(brush, String(count), 0, -h / 2 + w * 0.4, { size: w * 0.7, colour: toCssColour(made.ink), weight: 700 })
    return
  }
  const { x, d } = form.notch
  const size = Math.min(d * 0.8, h * 0.46)
  drawText(brush, String(count), x, 0, { size, colour: toCssColour(made.ink), weight: 640, display: true })
  if (form.font > 0) {
    drawText(brush, formatGameMessage('place.position', { position: 'earth' }), form.emblem.x, 0, {
      size: form.font * 1.08,
      colour: toCssColour(made.ink),
      weight: 600,
      display: true,
      most: form.emblem.d * 1.05,
      least: 8,
    })
  }
}

/** Hills at nightfall, or in the morning. */
function landscape(brush: Canvas2D, w: number, h: number, dark: boolean): void {
  brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
    [0, toCssColour(dark ? 0x223247 : 0xcfe6ee)],
    [0.45, toCssColour(dark ? 0x6b5a54 : 0xfbe9c6)],
    [1, toCssColour(dark ? 0x3a2c2a : 0xe8d3a2)],
  ])
  brush.fillRect(-w / 2, -h / 2, w, h)
  brush.fillStyle = radialGradient(brush, w * 0.1, -h * 0.02, 0, w * 0.36, [
    [0, dark ? 'rgb(255 200 130 / 0.55)' : 'rgb(255 255 255 / 0.9)'],
    [1, 'rgb(255 190 120 / 0)'],
  ])
  brush.fillRect(-w / 2, -h / 2, w, h)
  hill(brush, -w * 0.3, h * 0.62, w * 0.5, h * 0.62, dark ? 0x41604f : 0xa8cc9c, dark ? 0x22382f : 0x86b07e)
  hill(brush, w * 0.36, h * 0.66, w * 0.46, h * 0.58, dark ? 0x4a6a4c : 0x98bf86, dark ? 0x263a2a : 0x7aa26c)
  hill(brush, 0, h * 1.02, w * 0.7, h * 0.84, dark ? 0x395a40 : 0x8cb57c, dark ? 0x16261c : 0x6b945f)
}

function hill(brush: Canvas2D, x: number, y: number, across: number, high: number, top: number, low: number): void {
  brush.beginPath()
  brush.ellipse(x, y, across, high, 0, 0, 2 * Math.PI)
  brush.fillStyle = verticalGradient(brush, y - high, y - high * 0.1, [
    [0, toCssColour(top)],
    [1, toCssColour(low)],
  ])
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(mixColours(top, 0xffffff, 0.35), 0.5)
  brush.stroke()
}
