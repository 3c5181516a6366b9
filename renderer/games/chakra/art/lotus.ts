/** Drawings of the Lotus board: seven petals around still water, with three flows of spaces for energies. */
import { MAYA_COLUMN_COUNT, CHAKRA_COLOURS } from '../../../../engine/chakra/data.ts'
import { LOTUS_RATIOS, petalAngle } from './geometry.ts'
import {
  withSavedState,
  traceCircle,
  radialGradient,
  setShadow,
  clearShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { ENERGY_SHADES } from './colours.ts'
import { tracePetal } from './glyphs.ts'

/** Draws the Lotus, which is the central board, without the pieces on it, centred at 0, 0. */
export function drawLotusBoard(brush: Canvas2D, _look: unknown, size: number, _h: number, made: BoardColours): void {
  const r = size / 2
  halo(brush, r, made)
  // Leaves behind, between the petals.
  CHAKRA_COLOURS.forEach((colour, i) => {
    const next = CHAKRA_COLOURS[(i + 1) % CHAKRA_COLOURS.length] ?? colour
    const blend = mixColours(ENERGY_SHADES[colour].base, ENERGY_SHADES[next].base, 0.5)
    petal(
      brush,
      r,
      petalAngle(i + 0.5),
      0.93,
      0.46,
      mixColours(blend, made.dark ? 0x140a1a : 0xffffff, made.dark ? 0.66 : 0.55),
      blend,
      made,
    )
  })
  CHAKRA_COLOURS.forEach((colour, i) => {
    const { base, deep, light } = ENERGY_SHADES[colour]
    petal(
      brush,
      r,
      petalAngle(i),
      0.995,
      0.62,
      made.dark ? mixColours(deep, base, 0.25) : mixColours(light, base, 0.25),
      made.dark ? base : mixColours(base, deep, 0.3),
      made,
    )
  })
  water(brush, r, made)
}

function halo(brush: Canvas2D, r: number, made: BoardColours): void {
  if (made.contrast) return
  brush.fillStyle = radialGradient(brush, 0, 0, r * 0.5, r * 1.16, [
    [0, made.dark ? 'rgb(255 196 120 / 0.3)' : 'rgb(255 255 255 / 0.9)'],
    [1, 'rgb(255 196 120 / 0)'],
  ])
  traceCircle(brush, 0, 0, r * 1.16)
  brush.fill()
}

function petal(
  brush: Canvas2D,
  r: number,
  angle: number,
  reach: number,
  width: number,
  inner: number,
  outer: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    brush.rotate(angle)
    withSavedState(brush, () => {
      if (!made.contrast) setShadow(brush, made.shade, r * 0.05, r * 0.015)
      tracePetal(brush, r * 0.3, r * reach, r * width)
      brush.fillStyle = made.contrast
        ? '#000000'
        : verticalGradient(brush, -r * reach, -r * 0.45, [
            [0, toCssColour(mixColours(outer, 0xffffff, made.dark ? 0.16 : 0.3))],
            [0.45, toCssColour(mixColours(outer, inner, 0.5))],
            [1, toCssColour(inner)],
          ])
      brush.fill()
      clearShadow(brush)
    })
    tracePetal(brush, r * 0.3, r * reach, r * width)
    brush.lineWidth = Math.max(1, r * 0.009)
    brush.strokeStyle = toCssColour(made.contrast ? outer : made.gold, made.contrast ? 1 : 0.75)
    brush.stroke()
    // Veins, as on a leaf of gold.
    brush.lineWidth = Math.max(0.5, r * 0.004)
    brush.strokeStyle = toCssColour(made.goldLight, made.contrast ? 0 : made.dark ? 0.3 : 0.6)
    for (const bend of [-0.11, 0, 0.11]) {
      brush.beginPath()
      brush.moveTo(0, -r * 0.6)
      brush.quadraticCurveTo(r * bend * width * 2.4, -r * (0.6 + reach) * 0.52, 0, -r * reach * 0.975)
      brush.stroke()
    }
  })
}

function water(brush: Canvas2D, r: number, made: BoardColours): void {
  const w = r * LOTUS_RATIOS.water
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.dark ? 'rgb(0 0 0 / 0.75)' : 'rgb(60 60 90 / 0.45)', r * 0.06)
    traceCircle(brush, 0, 0, w)
    brush.fillStyle = made.contrast
      ? '#000000'
      : radialGradient(brush, -w * 0.2, -w * 0.35, 0, w * 1.3, [
          [0, made.dark ? '#27566b' : '#d8eff2'],
          [0.55, made.dark ? '#15324a' : '#a9d3df'],
          [1, made.dark ? '#0c1a30' : '#79aec4'],
        ])
    brush.fill()
    clearShadow(brush)
  })
  withSavedState(brush, () => {
    traceCircle(brush, 0, 0, w)
    brush.clip()
    if (!made.contrast) {
      brush.lineWidth = 1
      for (let i = 1; i <= 6; i++) {
        traceCircle(brush, -w * 0.12, -w * 0.5, w * 0.28 * i)
        brush.strokeStyle = made.dark
          ? `rgb(170 225 240 / ${0.16 - i * 0.018})`
          : `rgb(255 255 255 / ${0.6 - i * 0.06})`
        brush.stroke()
      }
    }
    flows(brush, r, made)
  })
  traceCircle(brush, 0, 0, w)
  brush.lineWidth = Math.max(1.5, r * 0.018)
  brush.strokeStyle = toCssColour(made.gold, 0.95)
  brush.stroke()
  traceCircle(brush, 0, 0, w - Math.max(2, r * 0.024))
  brush.lineWidth = 0.75
  brush.strokeStyle = toCssColour(made.goldLight, 0.4)
  brush.stroke()
}

/** Three streams from top to bottom: one takes from one of them. */
function flows(brush: Canvas2D, r: number, made: BoardColours): void {
  const side = r * LOTUS_RATIOS.maya * 2
  const cell = side / MAYA_COLUMN_COUNT
  for (let flow = 0; flow < MAYA_COLUMN_COUNT; flow++) {
    const x = (flow - 1) * cell
    const reach = flow === 1 ? r * LOTUS_RATIOS.water * 0.94 : r * 0.515
    traceRoundedRect(brush, x - cell * 0.47, -reach, cell * 0.94, 2 * reach, cell * 0.47)
    brush.fillStyle = verticalGradient(brush, -reach, reach, [
      [0, made.dark ? 'rgb(150 220 240 / 0.05)' : 'rgb(255 255 255 / 0.15)'],
      [0.5, made.dark ? 'rgb(150 220 240 / 0.2)' : 'rgb(255 255 255 / 0.5)'],
      [1, made.dark ? 'rgb(150 220 240 / 0.05)' : 'rgb(255 255 255 / 0.15)'],
    ])
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = made.contrast
      ? toCssColour(made.ink, 0.6)
      : made.dark
        ? 'rgb(190 235 250 / 0.28)'
        : 'rgb(40 90 120 / 0.3)'
    brush.stroke()
  }
}

/** Draws a Maya space: one of the nine round spaces for energies in the middle of the Lotus. */
export function drawMayaEnergySpace(
  brush: Canvas2D,
  _look: unknown,
  size: number,
  _h: number,
  made: BoardColours,
): void {
  const r = size * 0.45
  traceCircle(brush, 0, 0, r)
  brush.fillStyle = radialGradient(brush, 0, -r * 0.3, r * 0.1, r * 1.2, [
    [0, made.dark ? 'rgb(4 12 26 / 0.6)' : 'rgb(30 80 110 / 0.28)'],
    [1, made.dark ? 'rgb(30 70 96 / 0.5)' : 'rgb(255 255 255 / 0.35)'],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, size * 0.025)
  brush.strokeStyle = made.contrast
    ? toCssColour(made.ink)
    : made.dark
      ? 'rgb(190 232 245 / 0.4)'
      : 'rgb(30 84 112 / 0.4)'
  brush.stroke()
}
