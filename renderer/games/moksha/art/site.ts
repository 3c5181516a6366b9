/** Draws the sites of regions on the map, with what belongs to them. */
import { GODS, type Building } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { siteLayout } from './geometry.ts'
import { regionName, shortRegionName } from '../names.ts'
import { REGION_SHADES, NEUTRAL_TEMPLE_SHADES, PAPER_COLOURS, PILLAR_SHADES } from './colours.ts'
import { drawGodPortrait } from './gods.ts'
import { drawAnyKarma, drawKarmaToken } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the plate of a region on the map, with its name; hatched if a landholder has closed the region. */
export function drawRegionPlate(
  brush: Canvas2D,
  { region, closed, solid, textScale }: SpritePropsByKind['site'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { light, base, deep } = REGION_SHADES[region - 1] ?? NEUTRAL_TEMPLE_SHADES
  const radius = Math.min(10, h * 0.14)
  const form = siteLayout({ x: -w / 2, y: -h / 2, w, h })
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(24 10 0 / 0.45)', Math.min(8, h * 0.08), 1.5)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = made.contrast
      ? toCssColour(0x000000, 0.9)
      : verticalGradient(brush, -h / 2, h / 2, [
          [0, toCssColour(mixColours(PAPER_COLOURS.light, light, 0.22), solid ? 1 : 0.72)],
          [1, toCssColour(mixColours(PAPER_COLOURS.shade, light, 0.4), solid ? 1 : 0.8)],
        ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, Math.min(2, h * 0.016))
    brush.strokeStyle = toCssColour(made.contrast ? 0xffffff : deep, 0.9)
    brush.stroke()
  })
  if (closed) {
    withSavedState(brush, () => {
      traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
      brush.clip()
      brush.strokeStyle = toCssColour(0x8a1c10, 0.4)
      brush.lineWidth = Math.max(2, h * 0.035)
      for (let at = -w; at < w; at += h * 0.17) {
        brush.beginPath()
        brush.moveTo(at, h / 2)
        brush.lineTo(at + h, -h / 2)
        brush.stroke()
      }
    })
  }
  // The name plate.
  if (form.isSingleLine) {
    const { name } = form
    withSavedState(brush, () => {
      traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
      brush.clip()
      brush.fillStyle = toCssColour(made.contrast ? 0x333333 : mixColours(base, deep, 0.35))
      brush.fillRect(-w / 2, -h / 2, name.x + name.w + w / 2, h)
    })
    drawText(brush, formatMessage(shortRegionName(region)), name.x + name.w * 0.45, 0, {
      size: Math.min(name.w * 0.62, h * 0.42, 14 * textScale),
      colour: toCssColour(0xffffff),
      weight: 800,
      most: name.w * 1.1,
      least: 6,
    })
    return
  }
  const { name } = form
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.clip()
    brush.fillStyle = toCssColour(made.contrast ? 0x222222 : mixColours(base, deep, 0.25))
    brush.fillRect(-w / 2, -h / 2, w, name.y + name.h + h / 2)
  })
  const size = Math.min(name.h * 0.66, 17 * textScale, w * 0.105)
  drawText(brush, formatMessage(regionName(region)), name.x + name.w * 0.03, name.y + name.h / 2, {
    size,
    colour: toCssColour(0xffffff),
    weight: 640,
    display: size >= 12,
    align: 'left',
    most: name.w * 0.95 - (closed ? h * 0.2 : 0),
    least: 6,
  })
}

/**
 * Draws the building of a region. A sanctuary shows the portrait of its god. A temple shows the karma of its colour,
 * which is one of the three pillars (dharma, kama, artha); the neutral temple shows the sign of karma of any colour.
 */
export function drawBuilding(brush: Canvas2D, w: number, which: Building, made: BoardColours): void {
  const r = w / 2
  const sacred = GODS.find((each) => each === which)
  if (sacred !== undefined) {
    drawGodPortrait(brush, sacred, r * 0.98, 'ready', { ...made, contrast: true })
    return
  }
  const pillar = which === 'dharma' || which === 'kama' || which === 'artha' ? which : null
  const hue = pillar === null ? NEUTRAL_TEMPLE_SHADES : PILLAR_SHADES[pillar]
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.5)', r * 0.2, r * 0.1)
    // Steps, hall and tower of a temple.
    brush.beginPath()
    brush.moveTo(-r * 0.94, r * 0.92)
    brush.lineTo(-r * 0.94, r * 0.7)
    brush.lineTo(-r * 0.76, r * 0.7)
    brush.lineTo(-r * 0.76, r * 0.1)
    brush.lineTo(-r * 0.5, r * 0.1)
    brush.bezierCurveTo(-r * 0.5, -r * 0.4, -r * 0.26, -r * 0.7, 0, -r * 0.78)
    brush.bezierCurveTo(r * 0.26, -r * 0.7, r * 0.5, -r * 0.4, r * 0.5, r * 0.1)
    brush.lineTo(r * 0.76, r * 0.1)
    brush.lineTo(r * 0.76, r * 0.7)
    brush.lineTo(r * 0.94, r * 0.7)
    brush.lineTo(r * 0.94, r * 0.92)
    brush.closePath()
    brush.fillStyle = verticalGradient(brush, -r, r, [
      [0, toCssColour(0xfffaf0)],
      [1, toCssColour(0xd9bf92)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.9, r * 0.07)
    brush.strokeStyle = toCssColour(0x4a2a14)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(0, -r * 0.76)
    brush.lineTo(0, -r * 0.98)
    brush.lineTo(r * 0.24, -r * 0.9)
    brush.lineTo(0, -r * 0.84)
    brush.stroke()
    brush.fillStyle = toCssColour(hue.base)
    brush.fill()
    brush.lineWidth = Math.max(0.6, r * 0.04)
    brush.strokeStyle = toCssColour(0x4a2a14, 0.5)
    brush.beginPath()
    brush.moveTo(-r * 0.72, r * 0.7)
    brush.lineTo(r * 0.72, r * 0.7)
    brush.stroke()
  })
  const dot = r * 0.46
  if (pillar === null) drawAnyKarma(brush, 0, r * 0.18, dot, { ...made, contrast: true })
  else drawKarmaToken(brush, pillar, 0, r * 0.18, dot, { ...made, contrast: true })
}

/**
 * Draws the landholder mark on a region: a red disc with the shape of a seat. The mark means that this seat, whose
 * player has the occupation Landholder, has closed the region to the other players.
 */
export function drawRegionLandholderMark(
  brush: Canvas2D,
  { colour, shape }: SpritePropsByKind['land'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const r = w / 2
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.6)', r * 0.3, r * 0.1)
    traceCircle(brush, 0, 0, r * 0.95)
    brush.fillStyle = toCssColour(0x8a1c10)
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = r * 0.16
    brush.strokeStyle = toCssColour(0xfff2d8)
    brush.stroke()
  })
  drawSeatMark(brush, 0, 0, r * 1.15, parseHexColour(colour), shape)
}
