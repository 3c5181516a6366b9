/** Overlays drawn over the board while the player points at a choice. */
import {
  withSavedState,
  traceCircle,
  radialGradient,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { energyShadesOf } from './colours.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the mark of a spot to which an energy (a crystal) could move after the choice that is being previewed. The
 * mark has the colour of the energy.
 */
export function drawLandingSpot(
  brush: Canvas2D,
  { colour }: SpritePropsByKind['landing'],
  size: number,
  _h: number,
  made: BoardColours,
): void {
  const { base, light } = energyShadesOf(colour)
  traceCircle(brush, 0, 0, size * 0.3)
  brush.fillStyle = radialGradient(brush, 0, 0, 0, size * 0.3, [
    [0, toCssColour(light, 0.95)],
    [1, toCssColour(base, 0.35)],
  ])
  brush.fill()
  traceCircle(brush, 0, 0, size * 0.38)
  brush.lineWidth = Math.max(1, size * 0.06)
  brush.strokeStyle = toCssColour(made.dark ? 0xffffff : 0x2a1830, 0.85)
  brush.setLineDash([size * 0.12, size * 0.1])
  brush.stroke()
  brush.setLineDash([])
}

/**
 * Draws the golden frame around a Chakra (a coloured row of a seat's column) that would be harmonized (completed with
 * energies of its colour) by the choice that is being previewed, or by a later choice that follows it.
 */
export function drawPromisedHarmonyFrame(
  brush: Canvas2D,
  { colour }: SpritePropsByKind['promise'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { base } = energyShadesOf(colour)
  withSavedState(brush, () => {
    setShadow(brush, toCssColour(base, 1), h * 0.3)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(w, h) * 0.46)
    brush.lineWidth = Math.max(2, h * 0.06)
    brush.strokeStyle = toCssColour(made.goldLight)
    brush.stroke()
    brush.stroke()
  })
}
