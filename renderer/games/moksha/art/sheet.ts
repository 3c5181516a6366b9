/** Draws parts of a player's sheet: header, slots, markers. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatHeader } from '../../../art/seat-header.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { karmaTokenBoxesInSlot } from './geometry.ts'
import { PILLAR_SHADES } from './colours.ts'
import { drawDisciple } from './people.ts'
import { drawAuraIcon, tracePillarOutline } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** A narrower line has room for the name and the aura alone: the target is the same for all, and stands above the map. */
const NARROW = 150
/** In one narrower than this the sign of enlarging would take half the name's room: a click does it all the same. */
const SHORT = 170

/**
 * Draws the header of a player's sheet: the name of the seat, and at the right end of the header the seat's aura and
 * the target.
 */
export function drawSeatBoardHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { aura, target, ...header } = sprite
  const { large, textScale } = header
  const size = Math.min(h * 0.6, (large ? 22 : 15) * Math.min(1.3, textScale), w * (large ? 0.13 : 0.11))
  const of = large || w > NARROW ? `/${String(target)}` : ''
  const text = `${String(aura)}${of}`
  const letters = { size, colour: toCssColour(made.ink), weight: 740 } as const
  // As wide as it can become: the names before it are written alike.
  const wide = measureTextWidth(brush, `${String(target)}${of}`, letters)
  const r = size * 0.56
  const button = large || w > SHORT ? header.button : 'none'
  drawSeatHeader(brush, { ...header, button }, w, h, made, {
    end(right) {
      drawText(brush, text, right - wide - 1, 0, { ...letters, align: 'left' })
      drawAuraIcon(brush, right - wide - r - 4, 0, r)
      return right - wide - 2 * r - 7
    },
  })
}

/**
 * Draws the pawn of a seat on the age track or the aura track: a disc with the shape of the seat.
 * @param crowned the seat has attained moksha: its pawn glows
 */
export function drawTrackPawn(
  brush: Canvas2D,
  w: number,
  colour: string,
  shape: string,
  made: BoardColours,
  crowned = false,
): void {
  const r = w / 2
  withSavedState(brush, () => {
    if (crowned && !made.contrast) setShadow(brush, toCssColour(0xfff0b0), r * 0.8)
    else setShadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.6)', r * 0.35, r * 0.14)
    traceCircle(brush, 0, 0, r * 0.96)
    // The colours of seats are bright in the dark and deep in the light.
    brush.fillStyle = toCssColour(crowned ? 0xffe08a : made.dark ? 0x241310 : 0xfffaf0)
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, r * 0.13)
    brush.strokeStyle = toCssColour(made.dark ? 0xfff2d4 : 0x3a2216)
    brush.stroke()
  })
  drawSeatMark(brush, 0, 0, r * 1.24, parseHexColour(colour), shape)
}

/**
 * Draws the marker of a seat on its harmony grid. On the large sheet the marker is a ring around the reward of the
 * hex, with the shape of the seat at the edge of the ring. On a small sheet the marker is a pawn.
 */
export function drawHarmonyMarker(
  brush: Canvas2D,
  sprite: SpritePropsByKind['marker'],
  w: number,
  made: BoardColours,
): void {
  if (sprite.small) {
    drawTrackPawn(brush, w, sprite.colour, sprite.shape, made)
    return
  }
  const r = w / 2
  const tone = parseHexColour(sprite.colour)
  const ring = (width: number, colour: string): void => {
    traceCircle(brush, 0, 0, r * 0.92)
    brush.lineWidth = width
    brush.strokeStyle = colour
    brush.stroke()
  }
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.6)', r * 0.24, r * 0.08)
    ring(r * 0.19, toCssColour(made.dark ? 0x241310 : 0xfffaf0))
  })
  ring(r * 0.11, toCssColour(tone))
  withSavedState(brush, () => {
    brush.translate(r * 0.66, -r * 0.66)
    drawTrackPawn(brush, r * 0.64, sprite.colour, sprite.shape, made)
  })
}

/** Draws an empty slot for a vitality token; the slot that brings aura when it is filled has a sun. */
export function drawTokenSlot(
  brush: Canvas2D,
  { aura: bright }: SpritePropsByKind['slot'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const r = w / 2
  traceCircle(brush, 0, 0, r * 0.92)
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.7 : 0.55)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.45)
  brush.stroke()
  if (bright) drawAuraIcon(brush, 0, 0, r * 0.48)
}

/** Draws the slot for two karma of one colour. */
export function drawKarmaSlot(
  brush: Canvas2D,
  { pillar }: SpritePropsByKind['karmaSlot'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(h / 2, 14))
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.6 : 0.45)
  brush.fill()
  for (const at of karmaTokenBoxesInSlot({ x: -w / 2, y: -h / 2, w, h })) {
    tracePillarOutline(brush, pillar, at.x + at.w / 2, at.y + at.h / 2, at.w * 0.42)
    brush.lineWidth = Math.max(0.8, at.w * 0.05)
    brush.strokeStyle = toCssColour(made.dark ? PILLAR_SHADES[pillar].base : PILLAR_SHADES[pillar].deep, 0.75)
    brush.stroke()
  }
}

/** Draws the disciples of a seat that are not on the map: a figure with their number. */
export function drawDiscipleReserve(
  brush: Canvas2D,
  { count, colour, shape }: SpritePropsByKind['reserve'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const upright = h > w
  const size = upright ? Math.min(w * 0.8, h * 0.52) : Math.min(h * 0.86, w * 0.5)
  withSavedState(brush, () => {
    brush.translate(upright ? 0 : -size * 0.55, upright ? -h * 0.2 : 0)
    drawDisciple(brush, size, colour, shape, made)
  })
  drawText(brush, String(count), upright ? 0 : size * 0.55, upright ? h * 0.28 : 0, {
    size: upright ? Math.min(h * 0.34, w * 0.6) : Math.min(h * 0.66, w * 0.38),
    colour: toCssColour(made.ink),
    weight: 760,
  })
}
