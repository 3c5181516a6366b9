/** Draws vitality tokens: the outline shows the colour, the number the vitality, the arrows the shifts. */
import { PILLARS, TOKEN_DATA, type Pillar, type VitalityToken } from '../../../../engine/moksha/data.ts'
import { withSavedState, traceCircle, radialGradient, setShadow, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { PILLAR_SHADES } from './colours.ts'
import { drawPillarShape, drawPillarMark } from './signs.ts'

/** Where a shift of a pillar goes on the grid, as an angle from upwards, clockwise. */
const SHIFT_ANGLE: Readonly<Record<Pillar, number>> = {
  dharma: 0,
  kama: (2 * Math.PI) / 3,
  artha: (-2 * Math.PI) / 3,
}

/**
 * Draws a vitality token.
 * @param which the token; '' is a covered one, dark and with a question mark
 */
export function drawVitalityToken(brush: Canvas2D, w: number, which: VitalityToken | '', made: BoardColours): void {
  const r = w / 2
  if (which === '') {
    withSavedState(brush, () => {
      setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.55)', r * 0.3, r * 0.1)
      traceCircle(brush, 0, 0, r * 0.95)
      brush.fillStyle = radialGradient(brush, -r * 0.3, -r * 0.4, 0, r * 1.6, [
        [0, toCssColour(0x8fb7c4)],
        [0.6, toCssColour(0x2f5f74)],
        [1, toCssColour(0x143746)],
      ])
      brush.fill()
    })
    drawText(brush, '?', 0, 0, { size: r * 1.1, colour: toCssColour(0xe6f6fa), weight: 700 })
    return
  }
  const { pillar, vitality, arrows } = TOKEN_DATA[which]
  drawPillarShape(brush, pillar, 0, 0, r, made)
  const ink = pillar === 'dharma' ? 0x3f2400 : 0xffffff
  if (r < 9) {
    drawText(brush, String(vitality), 0, 0, {
      size: r * 1.15,
      colour: toCssColour(ink),
      weight: 800,
      most: r * 1.7,
      least: 5,
    })
    return
  }
  withSavedState(brush, () => {
    brush.globalAlpha = 0.22
    drawPillarMark(
      brush,
      pillar,
      0,
      r * 0.06,
      r * 0.62,
      toCssColour(pillar === 'dharma' ? PILLAR_SHADES.dharma.deep : 0xffffff),
    )
  })
  drawText(brush, String(vitality), 0, r * 0.16, {
    size: r * 0.92,
    colour: toCssColour(ink),
    weight: 800,
    most: r * 1.5,
    least: 7,
  })
  drawHarmonyShiftArrows(brush, pillar, arrows, 0, -r * 0.52, r * 0.2, toCssColour(ink, 0.95))
}

/** Draws the sign of a token of the player's choice: one token of each pillar on a light disc. */
export function drawTokenOfChoiceIcon(brush: Canvas2D, w: number, made: BoardColours): void {
  const r = w / 2
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.55)', r * 0.3, r * 0.1)
    traceCircle(brush, 0, 0, r * 0.95)
    brush.fillStyle = toCssColour(made.contrast ? 0x000000 : 0xfbf1dc)
    brush.fill()
    brush.lineWidth = Math.max(0.8, r * 0.08)
    brush.strokeStyle = toCssColour(made.contrast ? 0xffffff : 0x8a6a34)
    brush.stroke()
  })
  for (const pillar of PILLARS) {
    const angle = SHIFT_ANGLE[pillar]
    drawPillarShape(brush, pillar, Math.sin(angle) * r * 0.43, -Math.cos(angle) * r * 0.43, r * 0.38, made)
  }
}

/**
 * Draws a row of arrows that show how far and in which direction a pillar (a token colour: dharma, kama or artha)
 * shifts the harmony marker on the hex grid.
 * @param count number of arrows, one for each step
 */
export function drawHarmonyShiftArrows(
  brush: Canvas2D,
  pillar: Pillar,
  count: number,
  x: number,
  y: number,
  r: number,
  colour: string,
): void {
  for (let i = 0; i < count; i++) {
    withSavedState(brush, () => {
      brush.translate(x + (i - (count - 1) / 2) * r * 2.1, y)
      brush.rotate(SHIFT_ANGLE[pillar])
      brush.beginPath()
      brush.moveTo(0, -r)
      brush.lineTo(r * 0.85, r * 0.1)
      brush.lineTo(r * 0.32, r * 0.1)
      brush.lineTo(r * 0.32, r)
      brush.lineTo(-r * 0.32, r)
      brush.lineTo(-r * 0.32, r * 0.1)
      brush.lineTo(-r * 0.85, r * 0.1)
      brush.closePath()
      brush.fillStyle = colour
      brush.fill()
    })
  }
}
