/** Drawings of which icons are composed: beads and rings, cards, arrows, clouds, the Pit. */
import type { KarmaColour } from '../../../../engine/cosmic-karma/data.ts'
import { withSavedState, traceCircle, traceClosedPolygon, radialGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawBead, drawPeg, drawRing } from './goods.ts'

const WHITE = toCssColour(0xffffff)

/**
 * Draws the karma items of an icon around `x`, `y`: beads or rings.
 * @param colour a karma colour; `both`: one of each; `choice`: one of each with a question mark
 * @param count number of items, one or two, of a karma colour
 */
export function drawKarmaItems(
  brush: Canvas2D,
  item: 'bead' | 'ring',
  colour: string,
  count: number,
  x: number,
  y: number,
  r: number,
): void {
  const one = item === 'bead' ? drawBead : drawRing
  const away = r * 0.42
  if (colour === 'both' || colour === 'choice') {
    one(brush, 'orange', x + away, y + (colour === 'both' ? r * 0.2 : r * 0.2), r * 0.74)
    one(brush, 'green', x - away, y - r * 0.2, r * 0.74)
    if (colour === 'choice') {
      traceCircle(brush, x + r * 0.62, y - r * 0.62, r * 0.4)
      brush.fillStyle = toCssColour(0x241f33, 0.9)
      brush.fill()
      drawText(brush, '?', x + r * 0.62, y - r * 0.62, { size: r * 0.66, colour: WHITE, weight: 800 })
    }
    return
  }
  const tone = colour as KarmaColour
  if (count < 2) {
    one(brush, tone, x, y, r * 0.96)
    return
  }
  one(brush, tone, x + away * 0.8, y + r * 0.22, r * 0.78)
  one(brush, tone, x - away * 0.8, y - r * 0.22, r * 0.78)
}

/** Draws the icon for a peg of the player's choice, around `x`, `y`: the pegs of all three tools. */
export function drawPegOfChoiceIcon(brush: Canvas2D, x: number, y: number, r: number): void {
  const far = r * 0.5
  drawPeg(brush, 'torch', x, y - far * 0.9, r * 0.56)
  drawPeg(brush, 'sword', x - far * 0.95, y + far * 0.62, r * 0.56)
  drawPeg(brush, 'wand', x + far * 0.95, y + far * 0.62, r * 0.56)
}

/** Draws the icon of a Choice Card around x, y: a card with a light and a dark half. */
export function drawChoiceCardIcon(brush: Canvas2D, x: number, y: number, r: number): void {
  const w = r * 1.42
  const h = r * 1.86
  withSavedState(brush, () => {
    brush.beginPath()
    brush.roundRect(x - w / 2, y - h / 2, w, h, r * 0.26)
    brush.fillStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.choice.deep)
    brush.fill()
    brush.clip()
    traceClosedPolygon(brush, [
      [x - w / 2, y - h / 2],
      [x + w / 2, y - h / 2],
      [x - w / 2, y + h / 2],
    ])
    brush.fillStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.choice.light)
    brush.fill()
  })
  brush.beginPath()
  brush.roundRect(x - w / 2, y - h / 2, w, h, r * 0.26)
  brush.lineWidth = Math.max(0.9, r * 0.13)
  brush.strokeStyle = toCssColour(0xf4faff)
  brush.stroke()
  traceCircle(brush, x - w * 0.17, y - h * 0.2, r * 0.16)
  brush.fillStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.choice.deep)
  brush.fill()
  traceCircle(brush, x + w * 0.17, y + h * 0.2, r * 0.16)
  brush.fillStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.choice.light)
  brush.fill()
}

/**
 * Draws a straight arrow around `x`, `y`.
 * @param turn its direction in radians; 0 points right
 */
export function drawArrowIcon(brush: Canvas2D, x: number, y: number, r: number, turn: number, colour = WHITE): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.rotate(turn)
    brush.beginPath()
    brush.moveTo(-r, 0)
    brush.lineTo(r * 0.8, 0)
    brush.moveTo(r * 0.15, -r * 0.62)
    brush.lineTo(r * 0.9, 0)
    brush.lineTo(r * 0.15, r * 0.62)
    brush.lineWidth = r * 0.38
    brush.strokeStyle = colour
    brush.stroke()
  })
}

/** Draws a red diagonal line across the icon around `x`, `y`. It negates the icon. */
export function drawNegationSlash(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.moveTo(x - r * 0.6, y + r * 0.6)
  brush.lineTo(x + r * 0.6, y - r * 0.6)
  brush.lineWidth = r * 0.2
  brush.strokeStyle = toCssColour(0xff6a50)
  brush.stroke()
}

/** Draws the icon of the Spirit Realm, a cloud, around `x`, `y`. */
export function drawSpiritRealmIcon(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.moveTo(x - r * 0.5, y + r * 0.5)
  brush.arc(x - r * 0.5, y + r * 0.14, r * 0.36, Math.PI / 2, Math.PI * 1.45)
  brush.arc(x - r * 0.02, y - r * 0.14, r * 0.48, Math.PI * 1.12, Math.PI * 1.86)
  brush.arc(x + r * 0.52, y + r * 0.14, r * 0.36, Math.PI * 1.55, Math.PI / 2)
  brush.closePath()
  brush.fillStyle = toCssColour(0xffffff, 0.92)
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.08)
  brush.strokeStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.spirit.deep, 0.75)
  brush.stroke()
}

/** Draws the Pit, a dark hole, around x, y. */
export function drawPitIcon(brush: Canvas2D, x: number, y: number, r: number): void {
  traceCircle(brush, x, y, r)
  brush.fillStyle = radialGradient(brush, x, y, 0, r, [
    [0, toCssColour(0x000000)],
    [0.6, toCssColour(0x120607)],
    [0.86, toCssColour(0x4a201a)],
    [1, toCssColour(0x8a5038)],
  ])
  brush.fill()
  brush.strokeStyle = toCssColour(0x000000, 0.55)
  brush.lineWidth = r * 0.05
  for (const far of [0.42, 0.64, 0.82]) {
    traceCircle(brush, x, y + r * (1 - far) * 0.12, r * far)
    brush.stroke()
  }
  drawKarmaItems(brush, 'bead', 'choice', 1, x, y, r * 0.44)
}
