/** The rows of the Chakras in a column, and the notches. The bubbles and the Earth are in column-ends.ts. */
import { CHAKRA_DATA, type ChakraColour } from '../../../../engine/chakra/data.ts'
import { layoutColumnRowParts, type SeatColumnRowParts } from './geometry.ts'
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
import { energyShadesOf } from './colours.ts'
import { traceCrystalOutline } from './crystal.ts'
import { drawChakraEmblem, tracePetal } from './glyphs.ts'
import { measureTextWidth, drawText, type TextStyle } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** How strongly a Chakra shines with 0, 1, 2, 3 energies of its own. */
const SHINE = [0.12, 0.34, 0.62, 1] as const

/**
 * Draws the row of a Chakra, which is one of the coloured rows of a seat's column: the plate, the emblem, three
 * sockets for energies (crystals), and the name. The row shines more with each energy of its own colour.
 */
export function drawChakraRow(
  brush: Canvas2D,
  sprite: SpritePropsByKind['chakra'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { colour, own, harmonized, across, textScale } = sprite
  const { light, base, deep } = energyShadesOf(colour)
  const form = layoutColumnRowParts(w, h, textScale, across)
  const shine = harmonized ? 1 : (SHINE[own] ?? 0) * 0.92
  const radius = across ? w * 0.34 : h * 0.46
  if (harmonized) {
    withSavedState(brush, () => {
      setShadow(brush, toCssColour(base, 0.95), across ? 5 : h * 0.26)
      traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius)
      brush.fillStyle = toCssColour(base)
      brush.fill()
      brush.fill()
      clearShadow(brush)
    })
  }
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  const ground = made.dark ? made.well : 0xfff9ee
  const tint = made.contrast ? (harmonized ? 0.6 : 0) : (made.dark ? 0.3 : 0.22) + shine * 0.36
  brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
    [
      0,
      toCssColour(
        mixColours(
          ground,
          harmonized ? base : made.dark ? mixColours(deep, base, 0.25) : base,
          tint + (harmonized ? 0.2 : 0.1),
        ),
      ),
    ],
    [1, toCssColour(mixColours(ground, deep, made.dark ? tint * 0.9 : tint * 0.45))],
  ])
  brush.fill()
  brush.lineWidth = harmonized ? Math.max(1.2, h * 0.035) : 1
  brush.strokeStyle = harmonized
    ? toCssColour(made.goldLight)
    : toCssColour(made.dark ? light : deep, made.contrast ? 1 : 0.22 + shine * 0.4)
  brush.stroke()
  if (harmonized) sheen(brush, w, h, radius, light)
  if (!across) chakraEmblem(brush, form.emblem, colour, shine, made)
  sockets(brush, sprite, form, made)
  if (form.font > 0) name(brush, sprite, h, form, made)
}

function sheen(brush: Canvas2D, w: number, h: number, radius: number, light: number): void {
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2 + 2, -h / 2 + 2, w - 4, h - 4, radius - 2)
    brush.clip()
    brush.fillStyle = radialGradient(brush, 0, -h * 0.1, 0, w * 0.5, [
      [0, toCssColour(light, 0.55)],
      [0.6, toCssColour(light, 0.12)],
      [1, toCssColour(light, 0)],
    ])
    brush.fillRect(-w / 2, -h / 2, w, h)
  })
}

function chakraEmblem(
  brush: Canvas2D,
  at: { x: number; y: number; d: number },
  colour: ChakraColour,
  shine: number,
  made: BoardColours,
): void {
  const { light, base, deep } = energyShadesOf(colour)
  const r = (at.d / 2) * 0.9
  withSavedState(brush, () => {
    brush.translate(at.x, at.y)
    brush.fillStyle = radialGradient(brush, 0, 0, r * 0.15, r * 1.25, [
      [0, toCssColour(mixColours(base, light, shine * 0.7), 0.2 + shine * 0.75)],
      [0.6, toCssColour(base, 0.1 + shine * 0.5)],
      [1, toCssColour(base, 0)],
    ])
    traceCircle(brush, 0, 0, r * 1.25)
    brush.fill()
    brush.lineWidth = Math.max(0.7, r * 0.045)
    brush.fillStyle = toCssColour(made.dark ? base : mixColours(base, 0xffffff, 0.3), 0.1 + shine * 0.4)
    brush.strokeStyle = toCssColour(
      made.dark ? mixColours(light, 0xffffff, shine * 0.3) : mixColours(deep, base, 0.2),
      0.62 + shine * 0.38,
    )
    drawChakraEmblem(brush, colour, r)
  })
}

/** Three sunken outlines of the Chakra's own cut. */
function sockets(
  brush: Canvas2D,
  { colour, harmonized }: SpritePropsByKind['chakra'],
  { slots, slot }: SeatColumnRowParts,
  made: BoardColours,
): void {
  const { light, deep } = energyShadesOf(colour)
  for (const { x, y } of slots) {
    withSavedState(brush, () => {
      brush.translate(x, y)
      traceCrystalOutline(brush, colour, slot * 0.36)
      brush.fillStyle = toCssColour(made.dark ? 0x0c0610 : deep, harmonized ? 0.2 : made.dark ? 0.5 : 0.12)
      brush.fill()
      brush.lineWidth = Math.max(0.8, slot * 0.035)
      brush.strokeStyle = toCssColour(made.dark ? light : deep, made.contrast ? 0.9 : 0.5)
      brush.stroke()
    })
  }
}

/** Writes the traditional name of a Chakra, and its translation if there is room for both. */
function name(
  brush: Canvas2D,
  { colour, harmonized }: SpritePropsByKind['chakra'],
  h: number,
  form: SeatColumnRowParts,
  made: BoardColours,
): void {
  const { font, slots, slot, step } = form
  const y = h / 2 - font * 0.86
  const most = 2 * step + slot * 1.25
  const traditional = CHAKRA_DATA.find((chakra) => chakra.colour === colour)?.sanskrit ?? ''
  const meaning = formatGameMessage('place.position', { position: colour })
  const gap = font * 0.55
  const first: TextStyle = {
    size: font,
    colour: toCssColour(made.ink),
    weight: 580,
    display: true,
    align: 'left',
    spacing: 0.015,
  }
  const second: TextStyle = {
    size: font * 0.92,
    colour: toCssColour(harmonized ? made.ink : made.muted),
    weight: 600,
    align: 'left',
  }
  const widths = [measureTextWidth(brush, traditional, first), measureTextWidth(brush, meaning, second)] as const
  const both = widths[0] + gap + widths[1]
  const middle = slots[1]?.x ?? 0
  // On a shining Chakra the text needs a shadow to be readable.
  if (harmonized) setShadow(brush, made.dark ? 'rgb(10 2 14 / 0.95)' : 'rgb(255 250 240 / 0.95)', font * 0.35)
  if (both > most) {
    drawText(brush, traditional, middle, y, { ...first, align: 'center', most, least: font * 0.8 })
    clearShadow(brush)
    return
  }
  drawText(brush, traditional, middle - both / 2, y, first)
  drawText(brush, meaning, middle - both / 2 + widths[0] + gap, y, second)
  clearShadow(brush)
}

/**
 * Draws a notch, centred at 0, 0. A notch is the round socket in a row of a seat's column into which an Inspiration
 * token (a token for taking actions) is put.
 */
export function drawTokenNotch(brush: Canvas2D, size: number, made: BoardColours): void {
  const r = size / 2 - 0.5
  traceCircle(brush, 0, 0, r)
  brush.fillStyle = verticalGradient(brush, -r, r, [
    [0, toCssColour(made.dark ? 0x08030a : 0xb99a6a, made.dark ? 0.8 : 0.6)],
    [1, toCssColour(made.dark ? 0x3d2638 : 0xf6e7cb, 0.85)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, size * 0.04)
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.7)
  brush.stroke()
  if (size < 20) return
  // A faint lotus, as on the Inspiration tokens that belong here.
  brush.lineWidth = Math.max(0.6, size * 0.02)
  brush.strokeStyle = toCssColour(made.gold, 0.4)
  withSavedState(brush, () => {
    brush.translate(0, r * 0.4)
    for (const angle of [-1.05, 1.05, -0.55, 0.55, 0]) {
      withSavedState(brush, () => {
        brush.rotate(angle)
        tracePetal(brush, 0, r * 0.85, r * 0.42)
        brush.stroke()
      })
    }
  })
}
