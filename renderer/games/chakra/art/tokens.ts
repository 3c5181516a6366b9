/** Inspiration, Meditation and Plenitude tokens. */
import type { ChakraColour } from '../../../../engine/chakra/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { energyShadesOf } from './colours.ts'
import { traceCrystalOutline } from './crystal.ts'
import { tracePetal } from './glyphs.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

function coin(brush: Canvas2D, r: number, rim: number, face: number, made: BoardColours): void {
  withSavedState(brush, () => {
    setShadow(brush, made.dark ? 'rgb(4 0 8 / 0.7)' : 'rgb(80 50 20 / 0.5)', r * 0.26, r * 0.12)
    traceCircle(brush, 0, 0, r)
    brush.fillStyle = toCssColour(mixColours(rim, 0, 0.35))
    brush.fill()
    clearShadow(brush)
  })
  traceCircle(brush, 0, 0, r)
  brush.fillStyle = radialGradient(brush, -r * 0.3, -r * 0.4, r * 0.1, r * 1.5, [
    [0, toCssColour(mixColours(rim, 0xffffff, 0.6))],
    [0.5, toCssColour(rim)],
    [1, toCssColour(mixColours(rim, 0x1a0a10, 0.55))],
  ])
  brush.fill()
  traceCircle(brush, 0, 0, r * 0.8)
  brush.fillStyle = radialGradient(brush, -r * 0.25, -r * 0.35, 0, r * 1.2, [
    [0, toCssColour(mixColours(face, 0xffffff, 0.4))],
    [0.55, toCssColour(face)],
    [1, toCssColour(mixColours(face, 0x140810, 0.4))],
  ])
  brush.fill()
}

/** Draws an Inspiration token: a coin with a golden rim, a lotus, and the shape of its owner's seat in the owner's colour. */
export function drawInspirationToken(
  brush: Canvas2D,
  size: number,
  { colour, shape }: SpritePropsByKind['token'],
  made: BoardColours,
): void {
  const r = size * 0.46
  const tone = parseHexColour(colour)
  const ground = mixColours(tone, made.dark ? 0x140810 : 0xfff6e2, made.dark ? 0.78 : 0.84)
  coin(brush, r, made.contrast ? made.ink : 0xe2b464, ground, made)
  drawSeatMark(brush, 0, 0, r * 1.5, tone, shape)
  if (size < 18) return
  brush.fillStyle = 'rgb(255 255 255 / 0.92)'
  brush.strokeStyle = toCssColour(mixColours(tone, 0x140810, 0.65), 0.9)
  brush.lineWidth = Math.max(0.6, size * 0.022)
  withSavedState(brush, () => {
    brush.translate(0, r * 0.36)
    for (const angle of [-1, 1, -0.5, 0.5, 0]) {
      withSavedState(brush, () => {
        brush.rotate(angle)
        tracePetal(brush, 0, r * 0.58, r * 0.3)
        brush.fill()
        brush.stroke()
      })
    }
  })
}

/** Draws a Meditation token: a coin in a Chakra's colour, with the crystal outline of that colour. */
export function drawMeditationToken(brush: Canvas2D, size: number, colour: ChakraColour, made: BoardColours): void {
  const r = size * 0.46
  const { base, light, deep } = energyShadesOf(colour)
  coin(brush, r, mixColours(base, light, 0.35), deep, made)
  traceCrystalOutline(brush, colour, r * 0.5)
  brush.fillStyle = toCssColour(mixColours(light, 0xffffff, 0.3))
  brush.fill()
}

/** Draws a Plenitude token with its value, or face down if `face` is 0. */
export function drawPlenitudeToken(
  brush: Canvas2D,
  { colour, face: value }: SpritePropsByKind['plenitude'],
  size: number,
  _h: number,
  made: BoardColours,
): void {
  const r = size * 0.47
  const { base, light, deep } = energyShadesOf(colour)
  if (value === 0) {
    coin(brush, r, mixColours(0xc89b52, base, 0.2), mixColours(0x33203a, deep, 0.55), made)
    brush.lineWidth = Math.max(0.7, r * 0.05)
    brush.strokeStyle = toCssColour(mixColours(light, 0xffffff, 0.1), 0.95)
    brush.fillStyle = toCssColour(base, 0.45)
    for (let i = 0; i < 7; i++) {
      withSavedState(brush, () => {
        brush.rotate((i * 2 * Math.PI) / 7)
        tracePetal(brush, r * 0.28, r * 0.72, r * 0.34)
        brush.fill()
        brush.stroke()
      })
    }
    traceCrystalOutline(brush, colour, r * 0.26)
    brush.fillStyle = toCssColour(light)
    brush.fill()
    return
  }
  coin(brush, r, 0xe9c069, 0xfbeed2, made)
  traceCircle(brush, 0, 0, r * 0.8)
  brush.lineWidth = Math.max(1, r * 0.09)
  brush.strokeStyle = toCssColour(base)
  brush.stroke()
  drawText(brush, String(value), 0, 0, {
    size: r * 1.1,
    colour: toCssColour(mixColours(deep, 0x1a0a14, 0.35)),
    weight: 640,
    display: true,
  })
}
