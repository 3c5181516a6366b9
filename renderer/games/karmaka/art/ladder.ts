/**
 * Drawings of the Karmic Ladder: a winding golden path, five medallions, and beside each a plate with its name and with room
 * for the tokens of the seats on that rung.
 */
import { KARMIC_LADDER, type LadderRung } from '../../../../engine/karmaka/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { RUNG_EMBLEMS } from './emblems.ts'
import { ladderRungLayouts, RUNG_MEDALLION_RATIOS, rungNameRange } from './geometry.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawEmblem } from '../../../art/icon.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { formatGameMessage } from '../names.ts'

type At = { readonly x: number; readonly y: number }

/** Draws the Karmic Ladder without its medallions and tokens: the path, and the plates of the rungs. */
export function drawLadder(
  brush: Canvas2D,
  sprite: SpritePropsByKind['ladder'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { upright } = sprite
  const points = ladderRungLayouts(w, h, upright).map(({ at }) => at)
  const width = Math.min(w, h) * (upright ? 0.15 : 0.2)
  climb(brush, points, upright)
  withSavedState(brush, () => {
    setShadow(brush, made.shade, 8, 2)
    brush.lineWidth = width
    brush.lineCap = 'round'
    brush.strokeStyle = toCssColour(made.lacquerLow, made.dark ? 0.85 : 0.95)
    brush.stroke()
  })
  // Two rails and the steps between them.
  for (const [line, colour] of [
    [width * 0.92, toCssColour(made.gold)],
    [width * 0.72, toCssColour(made.dark ? 0x14292b : 0xefe7cd)],
  ] as const) {
    climb(brush, points, upright)
    brush.lineWidth = line
    brush.strokeStyle = colour
    brush.stroke()
  }
  steps(brush, points, upright, width * 0.72, made)
  shelves(brush, w, h, sprite, made)
}

/** A soft curve through the rungs. */
function climb(brush: Canvas2D, points: readonly At[], upright: boolean): void {
  brush.beginPath()
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (from === undefined) brush.moveTo(to.x, to.y)
    else if (upright) {
      const middle = (from.y + to.y) / 2
      brush.bezierCurveTo(from.x, middle, to.x, middle, to.x, to.y)
    } else {
      const middle = (from.x + to.x) / 2
      brush.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y)
    }
  })
}

function steps(brush: Canvas2D, points: readonly At[], upright: boolean, width: number, made: BoardColours): void {
  brush.lineWidth = Math.max(1.4, width * 0.2)
  brush.strokeStyle = toCssColour(mixColours(made.gold, made.goldLight, 0.25), 0.95)
  const many = 13
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (from === undefined) return
    for (let n = 0; n < many; n++) {
      const t = (n + 0.5) / many
      const [a, b] = upright ? [from.y, to.y] : [from.x, to.x]
      const [c, d] = upright ? [from.x, to.x] : [from.y, to.y]
      // The curve and its direction at t: its handles lie half-way along.
      const along = a + (b - a) * (1.5 * t * (1 - t) + t * t * t)
      const side = c + (d - c) * (3 * t * t - 2 * t * t * t)
      const forward = (b - a) * (1.5 - 3 * t + 3 * t * t)
      const aside = (d - c) * 6 * t * (1 - t)
      withSavedState(brush, () => {
        brush.translate(upright ? side : along, upright ? along : side)
        brush.rotate(upright ? Math.atan2(forward, aside) : Math.atan2(aside, forward))
        brush.beginPath()
        brush.moveTo(0, -width / 2)
        brush.lineTo(0, width / 2)
        brush.stroke()
      })
    }
  })
}

/** The share of a shelf that a name needs by itself. */
const PLATE = 0.46

/** Draws the name beside each rung; on an occupied rung on a shelf, with room for the tokens under it. */
function shelves(
  brush: Canvas2D,
  w: number,
  h: number,
  { upright, taken, textScale }: SpritePropsByKind['ladder'],
  made: BoardColours,
): void {
  ladderRungLayouts(w, h, upright).forEach((form, index) => {
    const which = KARMIC_LADDER[index]
    const here = taken.includes(String(index))
    if (which === undefined || (!here && !upright)) return
    const high = form.shelf.h * (here ? 1 : PLATE)
    const shelf = { ...form.shelf, y: form.shelf.y + (form.shelf.h - high) / 2, h: high }
    withSavedState(brush, () => {
      if (here) setShadow(brush, made.shade, 7, 2)
      traceRoundedRect(brush, shelf.x, shelf.y, shelf.w, shelf.h, Math.min(shelf.h * 0.3, 12))
      brush.fillStyle = verticalGradient(brush, shelf.y, shelf.y + shelf.h, [
        [0, toCssColour(made.lacquerTop, here ? 0.95 : 0.6)],
        [1, toCssColour(made.lacquerLow, here ? 0.95 : 0.6)],
      ])
      brush.fill()
      clearShadow(brush)
    })
    traceRoundedRect(brush, shelf.x, shelf.y, shelf.w, shelf.h, Math.min(shelf.h * 0.3, 12))
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : here ? 0.5 : 0.25)
    brush.stroke()
    if (!upright) return
    // The name is on the part of the plate that the medallion leaves free.
    const { from, to } = rungNameRange(form, which.id === 'transcendence')
    const size = Math.min(form.shelf.h * 0.24, w * 0.088) * Math.min(1.25, textScale)
    drawText(
      brush,
      formatGameMessage(`rung.${which.id}`),
      (from + to) / 2,
      shelf.y + (here ? shelf.h * 0.2 : shelf.h / 2),
      {
        size,
        least: 6.5,
        most: to - from,
        colour: toCssColour(mixColours(made.muted, made.ink, 0.4)),
        weight: 620,
      },
    )
  })
}

const GROUNDS: Readonly<Record<LadderRung['id'], readonly [number, number]>> = {
  'dung-beetle': [0x9a7a4a, 0x4a3119],
  snake: [0x86a34c, 0x35501c],
  wolf: [0x7f8ea6, 0x2f3d56],
  ape: [0xc07a50, 0x5c2a1c],
  transcendence: [0xfff0c0, 0xe2a63c],
}

/**
 * Draws the medallion of a rung of the Karmic Ladder, with the number of points that a player needs to leave the rung.
 * `reached`: a seat is on this rung or on a higher rung.
 */
export function drawRungMedallion(
  brush: Canvas2D,
  { rung: which, need, reached }: SpritePropsByKind['rung'],
  d: number,
  _h: number,
  made: BoardColours,
): void {
  const r = d * RUNG_MEDALLION_RATIOS.radius
  const [light, deep] = GROUNDS[which]
  const last = which === 'transcendence'
  if (last && !made.contrast) glory(brush, r, made)
  withSavedState(brush, () => {
    setShadow(brush, made.shade, d * 0.1, d * 0.03)
    traceCircle(brush, 0, 0, r)
    brush.fillStyle = verticalGradient(brush, -r, r, [
      [0, toCssColour(made.goldLight)],
      [0.5, toCssColour(made.gold)],
      [1, toCssColour(made.goldDeep)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceCircle(brush, 0, 0, r * 0.88)
  brush.fillStyle = made.contrast
    ? '#000'
    : radialGradient(brush, -r * 0.25, -r * 0.35, 0, r * 1.3, [
        [0, toCssColour(reached || last ? light : mixColours(light, made.lacquer, 0.25))],
        [1, toCssColour(reached || last ? deep : mixColours(deep, made.lacquerLow, 0.25))],
      ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, d * 0.018)
  brush.strokeStyle = toCssColour(made.goldDeep, 0.9)
  brush.stroke()
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(last ? 0xffffff : deep, 0.8), d * 0.05, d * 0.015)
    brush.fillStyle = toCssColour(made.contrast ? made.ink : last ? 0x8a4a10 : PAPER_COLOURS.light)
    drawEmblem(brush, RUNG_EMBLEMS[which], 0, last ? -r * 0.02 : -r * 0.06, r * (last ? 1.14 : 1.12))
  })
  if (need > 0) needMark(brush, d, r, need, made)
}

/** Draws the number of points that are needed to leave the rung, on the rim. */
function needMark(brush: Canvas2D, d: number, r: number, need: number, made: BoardColours): void {
  const h = Math.max(12, d * 0.25)
  const w = h * 1.75
  const y = r * 0.86
  withSavedState(brush, () => {
    setShadow(brush, made.shade, 4, 1)
    traceRoundedRect(brush, -w / 2, y - h / 2, w, h, h / 2)
    brush.fillStyle = toCssColour(made.contrast ? 0x000000 : made.dark ? 0x10282a : 0xfffaf0)
    brush.fill()
  })
  traceRoundedRect(brush, -w / 2, y - h / 2, w, h, h / 2)
  brush.lineWidth = Math.max(0.8, h * 0.07)
  brush.strokeStyle = toCssColour(made.gold)
  brush.stroke()
  const size = h * 0.74
  drawText(brush, String(need), -w * 0.17, y, { size, colour: toCssColour(made.ink), weight: 760 })
  const x = w * 0.2
  const a = h * 0.2
  brush.beginPath()
  brush.moveTo(x - a, y + a * 0.7)
  brush.lineTo(x, y - a * 0.8)
  brush.lineTo(x + a, y + a * 0.7)
  brush.lineWidth = Math.max(1.2, h * 0.13)
  brush.strokeStyle = toCssColour(made.gold)
  brush.stroke()
}

/** Light around the end of the ladder. */
function glory(brush: Canvas2D, r: number, made: BoardColours): void {
  traceCircle(brush, 0, 0, r * 1.65)
  brush.fillStyle = radialGradient(brush, 0, 0, r * 0.8, r * 1.65, [
    [0, toCssColour(made.dark ? 0xffd98a : 0xffc95a, 0.6)],
    [1, toCssColour(made.dark ? 0xffd98a : 0xffc95a, 0)],
  ])
  brush.fill()
  brush.fillStyle = toCssColour(made.gold, 0.75)
  for (let i = 0; i < 24; i++) {
    withSavedState(brush, () => {
      brush.rotate((i * Math.PI) / 12)
      brush.beginPath()
      brush.moveTo(-r * 0.055, -r * 1.02)
      brush.lineTo(0, -r * (i % 2 === 0 ? RUNG_MEDALLION_RATIOS.rays : 1.14))
      brush.lineTo(r * 0.055, -r * 1.02)
      brush.fill()
    })
  }
}
