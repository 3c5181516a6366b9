/** The landscapes of the four lands, drawn outward from the centre. */
import type { LandNumber } from '../../../../engine/cosmic-karma/data.ts'
import type { Point2D } from '../../../art/boxes.ts'
import { withSavedState, traceCircle, radialGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { pointInRingInterior, type MandalaGeometry } from './geometry.ts'
import { landColours } from './colours.ts'
import { drawMotifsOfLand } from './motifs.ts'

/** Starts a path that is the closed polygon through the points. The caller fills or strokes it. */
export function tracePolygonOfPoints(brush: Canvas2D, points: readonly Point2D[]): void {
  brush.beginPath()
  points.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.closePath()
}

/** How far in a layer of the landscape reaches: by its nth, at a share of the land's angle; 1 is the inner edge of the ring. */
const HORIZONS: Readonly<Record<LandNumber, (share: number, nth: number) => number>> = {
  // Rolling meadows.
  1: (share, nth) => 0.6 + nth * 0.14 - 0.05 * Math.sin(share * 9 + nth * 2.3) - 0.025 * Math.sin(share * 19 + nth),
  // A skyline.
  2: (share, nth) => {
    const house = Math.floor(share * (11 + nth * 4))
    const wild = Math.sin(house * 12.9898 + nth * 78.233) * 43758.5453
    return 0.68 + nth * 0.12 - 0.12 * (wild - Math.floor(wild))
  },
  // Terraced fields.
  3: (share, nth) => 0.62 + nth * 0.13 - 0.03 * Math.round(3 * Math.sin(share * 5 + nth * 1.4)),
  // Mountains.
  4: (share, nth) => {
    const saw = (value: number): number => Math.abs((((value % 1) + 1) % 1) - 0.5) * 2
    return 0.56 + nth * 0.14 + 0.16 * saw(share * (3 + nth) + nth * 0.37) + 0.05 * saw(share * 11 + nth)
  },
}

/** Draws the landscape of one land, which fills a quarter of the mandala inside the ring. */
export function drawLandQuarter(brush: Canvas2D, of: MandalaGeometry, land: LandNumber, made: BoardColours): void {
  const from = (land - 1) * 90
  const tones = landColours(land, made.dark)
  const { x, y } = of.middle
  const far = Math.hypot(of.innerHalfSize.x, of.innerHalfSize.y)
  withSavedState(brush, () => {
    const edge = Array.from({ length: 61 }, (_, i) =>
      pointInRingInterior(of, from + i * 1.5 - (i === 60 ? 0.001 : 0), 1.01),
    )
    tracePolygonOfPoints(brush, [{ x, y }, ...edge])
    brush.clip()
    brush.fillStyle = made.contrast
      ? '#000'
      : radialGradient(brush, x, y, 0, far, [
          [0, toCssColour(mixColours(tones.sky, 0xffffff, made.dark ? 0.3 : 0.7))],
          [0.35, toCssColour(tones.sky)],
          [0.75, toCssColour(tones.haze)],
          [1, toCssColour(tones.layers[0])],
        ])
    brush.fillRect(x - far, y - far, far * 2, far * 2)
    if (made.contrast) return
    tones.layers.forEach((tone, nth) => {
      const horizon = Array.from({ length: 181 }, (_, i) =>
        pointInRingInterior(of, from + i * 0.5 - (i === 180 ? 0.001 : 0), HORIZONS[land](i / 180, nth)),
      )
      tracePolygonOfPoints(brush, [...horizon, ...edge.toReversed()])
      brush.fillStyle = toCssColour(tone, made.dark ? 0.82 : 0.72)
      brush.fill()
      brush.lineWidth = 1
      brush.strokeStyle = toCssColour(mixColours(tone, 0xffffff, 0.4), made.dark ? 0.35 : 0.6)
      brush.stroke()
      details(brush, of, land, nth, made)
    })
    drawMotifsOfLand(brush, of, land, made.dark)
  })
}

/** Bushes, lit windows, furrows, stars: what makes a land its own. */
function details(brush: Canvas2D, of: MandalaGeometry, land: LandNumber, nth: number, made: BoardColours): void {
  const from = (land - 1) * 90
  const unit = Math.min(of.innerHalfSize.x, of.innerHalfSize.y)
  const at = (share: number, down: number): Point2D =>
    pointInRingInterior(of, from + share * 90, HORIZONS[land](share, nth) + down)
  const count = 26 + nth * 6
  for (let i = 0; i < count; i++) {
    const wild = Math.abs(Math.sin(i * 12.9898 + nth * 78.233 + land * 37.7) * 43758.5453) % 1
    const share = (i + 0.5) / count
    if (land === 1) {
      if (wild > 0.42) continue
      const { x, y } = at(share + wild * 0.03, 0.02)
      traceCircle(brush, x, y, unit * (0.016 + wild * 0.05))
      brush.fillStyle = toCssColour(
        mixColours(landColours(1, made.dark).layers[nth] ?? 0, made.dark ? 0xbff5c0 : 0x2f7d4c, 0.16),
      )
      brush.fill()
    } else if (land === 2) {
      const { x, y } = at(share, 0.025 + wild * 0.05)
      const size = unit * 0.011
      brush.fillStyle = toCssColour(made.dark ? 0xffe6a0 : 0xfffbe8, wild > 0.4 ? 0.85 : 0.25)
      brush.fillRect(x - size / 2, y - size / 2, size, size)
    } else if (land === 3) {
      const a = at(share, 0.02)
      const b = at(share + (wild - 0.5) * 0.02, 0.1)
      brush.beginPath()
      brush.moveTo(a.x, a.y)
      brush.lineTo(b.x, b.y)
      brush.lineWidth = Math.max(0.7, unit * 0.006)
      brush.strokeStyle = toCssColour(made.dark ? 0xffe9a0 : 0x9a7a1c, 0.3)
      brush.stroke()
    } else if (nth === 0) {
      // Stars over the mountains.
      const { x, y } = pointInRingInterior(of, from + share * 90, 0.3 + wild * 0.26)
      traceCircle(brush, x, y, unit * (0.003 + wild * 0.005))
      brush.fillStyle = toCssColour(0xffffff, 0.8)
      brush.fill()
    }
  }
}
