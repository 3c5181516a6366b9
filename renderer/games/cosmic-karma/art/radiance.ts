/** Draws the centre of the mandala (Cosmic Consciousness) and the wheels around it. */
import type { KarmaColour } from '../../../../engine/cosmic-karma/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawRing } from './goods.ts'

/** Draws the icon of a wheel space around x, y: a wheel with eight spokes and a ring of its karma colour in the middle. */
export function drawWheelIcon(brush: Canvas2D, colour: KarmaColour, x: number, y: number, r: number): void {
  const gold = { light: 0xfff2c0, base: 0xd9a63a, deep: 0x6b4708 }
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.5)', r * 0.3, r * 0.08)
    traceCircle(brush, x, y, r * 0.98)
    brush.fillStyle = toCssColour(0x1a1638)
    brush.fill()
    clearShadow(brush)
  })
  brush.strokeStyle = toCssColour(gold.base)
  brush.lineWidth = r * 0.12
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 4
    brush.beginPath()
    brush.moveTo(x + Math.cos(turn) * r * 0.4, y + Math.sin(turn) * r * 0.4)
    brush.lineTo(x + Math.cos(turn) * r * 0.98, y + Math.sin(turn) * r * 0.98)
    brush.stroke()
  }
  traceCircle(brush, x, y, r * 0.84)
  brush.lineWidth = r * 0.2
  brush.stroke()
  brush.lineWidth = r * 0.05
  brush.strokeStyle = toCssColour(gold.light)
  brush.stroke()
  drawRing(brush, colour, x, y, r * 0.5)
}

/**
 * Draws the space Cosmic Consciousness, the centre of the mandala (the game's board), with lotus petals and rays.
 * @param x,y the centre of the drawing
 * @param r radius of the petals; the rays extend beyond it
 */
export function drawCosmicCentre(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  const { light, base, deep } = ICON_DISC_SHADES_BY_KIND.cosmic
  if (!made.contrast) {
    for (const [points, far, near, alpha] of [
      [24, 1.62, 0.9, 0.2],
      [12, 1.42, 0.86, 0.42],
    ] as const) {
      traceClosedPolygon(
        brush,
        Array.from({ length: points * 2 }, (_, i) => {
          const turn = (i * Math.PI) / points - Math.PI / 2
          const at = r * (i % 2 === 0 ? far : near)
          return [x + Math.cos(turn) * at, y + Math.sin(turn) * at] as const
        }),
      )
      brush.fillStyle = radialGradient(brush, x, y, r * 0.5, r * 1.7, [
        [0, toCssColour(0xfff6d0, alpha * 1.6)],
        [1, toCssColour(0xffe49a, 0)],
      ])
      brush.fill()
    }
  }
  // Petals of a lotus around the light.
  for (let i = 0; i < 16; i++) {
    const turn = (i * Math.PI) / 8
    withSavedState(brush, () => {
      brush.translate(x, y)
      brush.rotate(turn)
      brush.beginPath()
      brush.moveTo(0, -r * 0.5)
      brush.quadraticCurveTo(r * 0.24, -r * 0.78, 0, -r * (i % 2 === 0 ? 1 : 0.92))
      brush.quadraticCurveTo(-r * 0.24, -r * 0.78, 0, -r * 0.5)
      brush.fillStyle = toCssColour(i % 2 === 0 ? mixColours(base, light, 0.25) : base)
      brush.fill()
      brush.lineWidth = Math.max(0.6, r * 0.022)
      brush.strokeStyle = toCssColour(light, 0.9)
      brush.stroke()
    })
  }
  traceCircle(brush, x, y, r * 0.64)
  brush.fillStyle = radialGradient(brush, x, y, 0, r * 0.64, [
    [0, toCssColour(0xffffff)],
    [0.34, toCssColour(0xfff3c4)],
    [0.72, toCssColour(mixColours(base, light, 0.35))],
    [1, toCssColour(deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.035)
  brush.strokeStyle = toCssColour(0xfff0c4)
  brush.stroke()
}
