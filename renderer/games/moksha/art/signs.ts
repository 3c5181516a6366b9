/** Draws the signs of Moksha. Each has a shape of its own, so that signs differ in more than colour. */
import type { Pillar } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { ShadedColour, BoardColours } from '../../../art/materials.ts'
import { PILLAR_SHADES } from './colours.ts'

/**
 * Makes the outline of a pillar's sign the current path of the canvas: of dharma a circle, of kama a flower with six petals,
 * of artha a rounded square.
 */
export function tracePillarOutline(brush: Canvas2D, pillar: Pillar, x: number, y: number, r: number): void {
  if (pillar === 'dharma') {
    traceCircle(brush, x, y, r)
    return
  }
  if (pillar === 'artha') {
    traceRoundedRect(brush, x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.3)
    return
  }
  brush.beginPath()
  for (let i = 0; i <= 72; i++) {
    const angle = (i * Math.PI) / 36
    const at = r * (0.86 + 0.14 * Math.cos(6 * angle))
    const px = x + Math.sin(angle) * at * 1.04
    const py = y - Math.cos(angle) * at * 1.04
    if (i === 0) brush.moveTo(px, py)
    else brush.lineTo(px, py)
  }
  brush.closePath()
}

/**
 * Draws the shape of a pillar around x, y, filled with the pillar's colour. It does not draw the pillar's mark. Karma tokens
 * have this shape.
 */
export function drawPillarShape(
  brush: Canvas2D,
  pillar: Pillar,
  x: number,
  y: number,
  r: number,
  made: BoardColours,
): void {
  const { light, base, deep } = PILLAR_SHADES[pillar]
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.55)', r * 0.34, r * 0.12)
    tracePillarOutline(brush, pillar, x, y, r * 0.95)
    brush.fillStyle = radialGradient(brush, x - r * 0.4, y - r * 0.5, 0, r * 2, [
      [0, toCssColour(light)],
      [0.42, toCssColour(base)],
      [1, toCssColour(deep)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.09)
    brush.strokeStyle = toCssColour(mixColours(deep, 0x000000, 0.3), 0.9)
    brush.stroke()
    tracePillarOutline(brush, pillar, x, y, r * 0.8)
    brush.lineWidth = Math.max(0.6, r * 0.05)
    brush.strokeStyle = toCssColour(0xffffff, 0.5)
    brush.stroke()
  })
}

/**
 * Draws the mark of a pillar (one of the three colours of the game) in one colour around `x`, `y`: a wheel for dharma,
 * a lotus for kama, a coin for artha. The pillar's shape that lies behind the mark on a token is not drawn
 * (`drawPillarShape`).
 */
export function drawPillarMark(brush: Canvas2D, pillar: Pillar, x: number, y: number, r: number, colour: string): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.strokeStyle = colour
    brush.fillStyle = colour
    brush.lineWidth = Math.max(0.9, r * 0.16)
    if (pillar === 'dharma') {
      traceCircle(brush, 0, 0, r * 0.86)
      brush.stroke()
      for (let i = 0; i < 4; i++) {
        const dx = Math.cos((i * Math.PI) / 4) * r * 0.86
        const dy = Math.sin((i * Math.PI) / 4) * r * 0.86
        brush.beginPath()
        brush.moveTo(-dx, -dy)
        brush.lineTo(dx, dy)
        brush.stroke()
      }
      traceCircle(brush, 0, 0, r * 0.22)
      brush.fill()
    } else if (pillar === 'kama') {
      for (const angle of [-1.05, -0.55, 0, 0.55, 1.05]) {
        withSavedState(brush, () => {
          brush.translate(0, r * 0.62)
          brush.rotate(angle)
          const long = angle === 0 ? 1.5 : Math.abs(angle) < 0.8 ? 1.34 : 1.1
          brush.beginPath()
          brush.moveTo(0, 0)
          brush.bezierCurveTo(-r * 0.42, -r * 0.5 * long, -r * 0.2, -r * 0.85 * long, 0, -r * long)
          brush.bezierCurveTo(r * 0.2, -r * 0.85 * long, r * 0.42, -r * 0.5 * long, 0, 0)
          brush.globalAlpha *= angle === 0 ? 1 : 0.72
          brush.fill()
        })
      }
    } else {
      traceRoundedRect(brush, -r * 0.8, -r * 0.8, r * 1.6, r * 1.6, r * 0.28)
      brush.stroke()
      brush.beginPath()
      brush.moveTo(0, -r * 0.44)
      brush.lineTo(r * 0.44, 0)
      brush.lineTo(0, r * 0.44)
      brush.lineTo(-r * 0.44, 0)
      brush.closePath()
      brush.fill()
    }
  })
}

/**
 * Draws a karma token with radius `r` around the point x, y: the shape of the token's pillar with the pillar's mark on
 * it. The pillar (dharma, kama or artha) is the colour of the token.
 */
export function drawKarmaToken(
  brush: Canvas2D,
  pillar: Pillar,
  x: number,
  y: number,
  r: number,
  made: BoardColours,
): void {
  drawPillarShape(brush, pillar, x, y, r, made)
  const ink = pillar === 'dharma' ? toCssColour(0x4a2c00) : toCssColour(0xffffff, 0.96)
  drawPillarMark(brush, pillar, x, y, r * 0.56, ink)
}

/** Draws the sign of karma of any colour around x, y: three petals in the three colours. */
export function drawAnyKarma(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.5)', r * 0.3, r * 0.1)
    traceCircle(brush, x, y, r * 0.94)
    brush.fillStyle = toCssColour(0xfff7e4)
    brush.fill()
    clearShadow(brush)
    ;(['dharma', 'kama', 'artha'] as const).forEach((pillar, i) => {
      const from = -Math.PI / 2 + (i * 2 * Math.PI) / 3
      brush.beginPath()
      brush.moveTo(x, y)
      brush.arc(x, y, r * 0.82, from, from + (2 * Math.PI) / 3)
      brush.closePath()
      brush.fillStyle = toCssColour(PILLAR_SHADES[pillar].base)
      brush.fill()
    })
    traceCircle(brush, x, y, r * 0.3)
    brush.fillStyle = toCssColour(0xfff7e4)
    brush.fill()
    traceCircle(brush, x, y, r * 0.94)
    brush.lineWidth = Math.max(0.8, r * 0.09)
    brush.strokeStyle = toCssColour(0x4a3020)
    brush.stroke()
  })
}

/** Draws a heart around x, y, the sign of vitality. */
export function drawHeart(brush: Canvas2D, x: number, y: number, r: number, hue: ShadedColour): void {
  brush.beginPath()
  brush.moveTo(x, y + r * 0.92)
  brush.bezierCurveTo(x - r * 1.5, y - r * 0.1, x - r * 0.86, y - r * 1.18, x, y - r * 0.4)
  brush.bezierCurveTo(x + r * 0.86, y - r * 1.18, x + r * 1.5, y - r * 0.1, x, y + r * 0.92)
  brush.closePath()
  brush.fillStyle = radialGradient(brush, x - r * 0.3, y - r * 0.4, 0, r * 1.6, [
    [0, toCssColour(hue.light)],
    [0.5, toCssColour(hue.base)],
    [1, toCssColour(hue.deep)],
  ])
  brush.fill()
}

/** Draws a sun around x, y, the sign of aura. */
export function drawAuraIcon(brush: Canvas2D, x: number, y: number, r: number): void {
  traceClosedPolygon(
    brush,
    Array.from({ length: 24 }, (_, i) => {
      const out = i % 2 === 0 ? r : r * 0.62
      const angle = (i * Math.PI) / 12 - Math.PI / 2
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out] as const
    }),
  )
  brush.fillStyle = radialGradient(brush, x, y, 0, r, [
    [0, toCssColour(0xfffbe0)],
    [0.5, toCssColour(0xffd65c)],
    [1, toCssColour(0xe08a12)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.6, r * 0.07)
  brush.strokeStyle = toCssColour(0x8a4c06, 0.9)
  brush.stroke()
  traceCircle(brush, x, y, r * 0.42)
  brush.fillStyle = toCssColour(0xfffdf0)
  brush.fill()
}
