/** Drawings of the things beside the Lotus board: the bag, the lifted energies, the number of the round, discarded energies. */
import type { EnergyColour } from '../../../../engine/chakra/data.ts'
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
import type { BoardColours } from '../../../art/materials.ts'
import { drawCrystal } from './crystal.ts'
import { tracePetal } from './glyphs.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'

/** Draws the bag with the number of energies in it. It glows while it is open. */
export function drawBag(
  brush: Canvas2D,
  { count, open }: { count: number; open: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const cloth = made.contrast ? 0x101010 : made.dark ? 0x7c3a55 : 0xa9506e
  const neck = -h * 0.26
  withSavedState(brush, () => {
    if (open) setShadow(brush, toCssColour(made.gold, 0.9), 12)
    else setShadow(brush, made.shade, 8, 3)
    brush.beginPath()
    brush.moveTo(-w * 0.17, neck)
    brush.bezierCurveTo(-w * 0.34, -h * 0.12, -w * 0.5, h * 0.08, -w * 0.45, h * 0.3)
    brush.bezierCurveTo(-w * 0.42, h * 0.5, w * 0.42, h * 0.5, w * 0.45, h * 0.3)
    brush.bezierCurveTo(w * 0.5, h * 0.08, w * 0.34, -h * 0.12, w * 0.17, neck)
    brush.closePath()
    brush.fillStyle = radialGradient(brush, -w * 0.14, 0, 0, w * 0.75, [
      [0, toCssColour(mixColours(cloth, 0xffffff, 0.28))],
      [0.5, toCssColour(cloth)],
      [1, toCssColour(mixColours(cloth, 0x12060c, 0.6))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(
      made.contrast ? made.ink : mixColours(cloth, 0xffffff, 0.4),
      made.contrast ? 1 : 0.6,
    )
    brush.stroke()
  })
  // The ruffle, and a golden cord.
  brush.beginPath()
  brush.moveTo(-w * 0.15, neck)
  brush.quadraticCurveTo(-w * 0.36, -h * 0.36, -w * 0.27, -h * 0.46)
  brush.quadraticCurveTo(-w * 0.12, -h * 0.38, 0, -h * 0.47)
  brush.quadraticCurveTo(w * 0.12, -h * 0.38, w * 0.27, -h * 0.46)
  brush.quadraticCurveTo(w * 0.36, -h * 0.36, w * 0.15, neck)
  brush.closePath()
  brush.fillStyle = verticalGradient(brush, -h * 0.47, neck, [
    [0, toCssColour(mixColours(cloth, 0xffffff, 0.34))],
    [1, toCssColour(mixColours(cloth, 0x12060c, 0.3))],
  ])
  brush.fill()
  traceRoundedRect(brush, -w * 0.2, neck - h * 0.032, w * 0.4, h * 0.066, h * 0.03)
  brush.fillStyle = toCssColour(made.gold)
  brush.fill()
  traceCircle(brush, 0, h * 0.13, Math.min(w, h) * 0.23)
  brush.fillStyle = 'rgb(20 6 14 / 0.45)'
  brush.fill()
  drawText(brush, String(count), 0, h * 0.13, {
    size: Math.max(10, w * 0.29),
    colour: '#fff4e0',
    weight: 700,
    most: w * 0.5,
  })
}

/**
 * Draws the empty tray for the energies (crystals) that a player has lifted from the board. The lifted energies stay
 * on this tray until the player places them.
 * `active`: energies are on the tray, and it shines. `upright`: the energies are one above the other.
 */
export function drawLiftedEnergiesTray(
  brush: Canvas2D,
  { upright, active }: { upright: boolean; active: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const cell = Math.min(w, h)
  withSavedState(brush, () => {
    if (active) setShadow(brush, toCssColour(made.gold, 0.75), 12)
    traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, cell / 2)
    brush.fillStyle = active
      ? toCssColour(made.dark ? 0x3b2434 : 0xfff8ea, made.contrast ? 1 : 0.92)
      : toCssColour(made.dark ? 0x1a0f1e : 0xe9d8b8, 0.28)
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, cell / 2)
  brush.lineWidth = active ? 1.5 : 1
  brush.setLineDash(active ? [] : [4, 5])
  brush.strokeStyle = toCssColour(active ? made.goldLight : made.gold, made.contrast ? 1 : active ? 0.9 : 0.22)
  brush.stroke()
  brush.setLineDash([])
  for (let i = -1; i <= 1; i++) {
    traceCircle(brush, upright ? 0 : (i * w) / 3, upright ? (i * h) / 3 : 0, cell * 0.13)
    brush.fillStyle = toCssColour(made.gold, made.contrast ? 0.6 : active ? 0.25 : 0.1)
    brush.fill()
  }
}

/** Draws the scroll with the number of the round. In the last round it is golden. */
export function drawRoundCounter(
  brush: Canvas2D,
  { round: n, last }: { round: number; last: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    if (last) setShadow(brush, toCssColour(made.gold, 0.9), 12)
    else setShadow(brush, made.shade, 5, 2)
    traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, h * 0.26)
    brush.fillStyle = last
      ? verticalGradient(brush, -h / 2, h / 2, [
          [0, toCssColour(made.goldLight)],
          [1, toCssColour(made.gold)],
        ])
      : toCssColour(made.lacquer, 0.9)
    brush.fill()
    clearShadow(brush)
  })
  brush.lineWidth = 1
  traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, h * 0.26)
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.55)
  brush.stroke()
  const ink = last ? 'rgb(48 24 4)' : toCssColour(made.ink)
  const small = h * 0.24
  const title = formatGameMessage(last ? 'sign.last' : 'sign.round')
  drawText(brush, title, 0, -h * 0.2, {
    size: small,
    colour: last ? ink : toCssColour(made.muted),
    weight: 600,
    most: w * 0.86,
    least: 8,
  })
  drawText(brush, String(n), 0, h * 0.17, { size: h * 0.46, colour: ink, weight: 600, display: true })
}

/**
 * Draws the lid of the game's box. It shows the number of black energies (crystals) that have left the game. At the
 * end of the game it can show the value of the eighth Plenitude token instead (one of the tokens whose values are
 * hidden during the game). If there is neither, it shows a lotus.
 */
export function drawBoxLidWithCount(
  brush: Canvas2D,
  { spent, eighth }: { spent: number; eighth: number },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const s = Math.min(w, h)
  withSavedState(brush, () => {
    setShadow(brush, made.shade, 5, 2)
    traceRoundedRect(brush, -s / 2 + 1, -s / 2 + 1, s - 2, s - 2, s * 0.18)
    brush.fillStyle = verticalGradient(brush, -s / 2, s / 2, [
      [0, toCssColour(made.contrast ? 0 : made.dark ? 0x5a3a2c : 0xdcb987)],
      [1, toCssColour(made.contrast ? 0 : made.dark ? 0x34201c : 0xb98f58)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -s * 0.4, -s * 0.4, s * 0.8, s * 0.8, s * 0.12)
  brush.fillStyle = toCssColour(made.dark ? 0x120a10 : 0x6b4a2a, made.dark ? 0.6 : 0.35)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.6)
  brush.stroke()
  if (eighth > 0) {
    traceCircle(brush, 0, 0, s * 0.3)
    brush.fillStyle = toCssColour(0xfbeed2)
    brush.fill()
    drawText(brush, String(eighth), 0, 0, { size: s * 0.4, colour: '#3a1e18', weight: 640, display: true })
    return
  }
  if (spent === 0) {
    brush.strokeStyle = toCssColour(made.dark ? made.gold : 0xfff0d0, made.dark ? 0.6 : 0.85)
    brush.fillStyle = toCssColour(made.dark ? made.gold : 0xfff0d0, 0.14)
    for (let i = 0; i < 7; i++) {
      withSavedState(brush, () => {
        brush.rotate((i * 2 * Math.PI) / 7)
        tracePetal(brush, s * 0.05, s * 0.28, s * 0.15)
        brush.fill()
        brush.stroke()
      })
    }
    return
  }
  withSavedState(brush, () => {
    brush.translate(-s * 0.12, 0)
    drawCrystal(brush, 'black', s * 0.5, 0)
  })
  drawText(brush, String(spent), s * 0.2, s * 0.08, { size: s * 0.34, colour: '#fff4e0', weight: 700 })
}

/**
 * Draws the round panel over the middle of the Lotus (the central board) on which the colours of the open bag are
 * shown.
 */
export function drawOpenBagGround(brush: Canvas2D, _look: unknown, size: number, _h: number, made: BoardColours): void {
  const r = size / 2
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.7)', 16, 3)
    traceCircle(brush, 0, 0, r)
    brush.fillStyle = radialGradient(brush, 0, -r * 0.4, 0, r * 1.4, [
      [0, toCssColour(made.lacquerTop)],
      [1, toCssColour(made.lacquerLow)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceCircle(brush, 0, 0, r - 1)
  brush.lineWidth = 2
  brush.strokeStyle = toCssColour(made.gold)
  brush.stroke()
}

/**
 * Draws one colour that the open bag offers: an energy, and the number of such energies in the bag. If the player may not take
 * one (`free` is false), it is faint.
 */
export function drawBagColour(
  brush: Canvas2D,
  it: { colour: EnergyColour; count: number; free: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const s = Math.min(w, h)
  withSavedState(brush, () => {
    brush.globalAlpha = it.free ? 1 : 0.3
    brush.translate(-s * 0.1, -s * 0.04)
    drawCrystal(brush, it.colour, s * 0.78, it.free ? 0.3 : 0)
  })
  drawText(brush, String(it.count), s * 0.36, s * 0.3, {
    size: Math.max(9, s * 0.28),
    colour: toCssColour(it.free ? made.ink : made.muted),
    weight: 700,
  })
}
