/** Draws the markers of the gods: a portrait in a ring, and whether a player has the god and can call it. */
import type { God } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawUnscaledIconPicture } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { GOD_GOLD_COLOUR, GOD_DEEP_GOLD_COLOUR } from './colours.ts'
import { GOD_PORTRAIT_PALETTE, GOD_PORTRAITS } from './portraits.ts'

const GROUNDS: Readonly<Record<God, readonly [light: number, deep: number]>> = {
  brahma: [0xffe0a6, 0xb2462a],
  ganesha: [0xfff0b4, 0xd0761c],
  vishnu: [0xfff2c2, 0x1f7f86],
  shiva: [0xe6ecff, 0x4a3f92],
}

/**
 * Draws the portrait of a god in a golden ring.
 * @param state `none`: the seat does not have the god; `ready`: it can call the god; `used`: the power of the god is used
 */
export function drawGodPortrait(
  brush: Canvas2D,
  which: God,
  r: number,
  state: 'none' | 'ready' | 'used',
  made: BoardColours,
): void {
  const [light, deep] = GROUNDS[which]
  withSavedState(brush, () => {
    if (state === 'ready' && !made.contrast) setShadow(brush, toCssColour(0xffdf90, 0.9), r * 0.4)
    else setShadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.5)', r * 0.2, r * 0.08)
    traceCircle(brush, 0, 0, r * 0.97)
    brush.fillStyle = toCssColour(GOD_DEEP_GOLD_COLOUR)
    brush.fill()
    clearShadow(brush)
    traceCircle(brush, 0, 0, r * 0.93)
    brush.fillStyle = radialGradient(brush, 0, -r * 0.1, 0, r, [
      [0, toCssColour(light)],
      [1, toCssColour(deep)],
    ])
    brush.fill()
    brush.save()
    traceCircle(brush, 0, 0, r * 0.92)
    brush.clip()
    rays(brush, r, light)
    brush.scale(r, r)
    drawUnscaledIconPicture(brush, GOD_PORTRAITS[which], GOD_PORTRAIT_PALETTE)
    brush.restore()
    traceCircle(brush, 0, 0, r * 0.93)
    brush.lineWidth = r * 0.085
    brush.strokeStyle = radialGradient(brush, -r * 0.4, -r * 0.6, 0, r * 2, [
      [0, toCssColour(0xfff3c4)],
      [0.5, toCssColour(GOD_GOLD_COLOUR)],
      [1, toCssColour(GOD_DEEP_GOLD_COLOUR)],
    ])
    brush.stroke()
    if (state === 'none') veil(brush, r, made)
    if (state === 'used') spent(brush, r)
  })
}

function veil(brush: Canvas2D, r: number, made: BoardColours): void {
  traceCircle(brush, 0, 0, r * 0.98)
  brush.fillStyle = toCssColour(made.dark ? made.lacquer : made.lacquerLow, made.contrast ? 0.78 : 0.7)
  brush.fill()
  brush.setLineDash([r * 0.16, r * 0.13])
  brush.lineWidth = Math.max(0.8, r * 0.05)
  brush.strokeStyle = toCssColour(made.gold, 0.7)
  brush.stroke()
  brush.setLineDash([])
}

/** His marker lies clear side up. */
function spent(brush: Canvas2D, r: number): void {
  traceCircle(brush, 0, 0, r * 0.88)
  brush.fillStyle = toCssColour(0x2a1a20, 0.46)
  brush.fill()
  traceCircle(brush, r * 0.62, r * 0.62, r * 0.3)
  brush.fillStyle = toCssColour(0xfff6e2)
  brush.fill()
  brush.lineWidth = r * 0.09
  brush.strokeStyle = toCssColour(0x5a3a2a)
  brush.stroke()
  brush.beginPath()
  brush.moveTo(r * 0.47, r * 0.62)
  brush.lineTo(r * 0.77, r * 0.62)
  brush.stroke()
}

function rays(brush: Canvas2D, r: number, light: number): void {
  brush.fillStyle = toCssColour(light, 0.32)
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    brush.beginPath()
    brush.moveTo(0, -r * 0.1)
    brush.lineTo(Math.cos(angle - 0.09) * r * 1.4, Math.sin(angle - 0.09) * r * 1.4)
    brush.lineTo(Math.cos(angle + 0.09) * r * 1.4, Math.sin(angle + 0.09) * r * 1.4)
    brush.fill()
  }
}
