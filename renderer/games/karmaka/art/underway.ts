/** Drawings of temporary pieces: light, texts beside a seat, and the points of a life that ends. */
import { LIFE_SCORING_COLOURS } from '../../../../engine/karmaka/data.ts'
import { drawGainLossLabel } from '../../../art/pile-overlay.ts'
import {
  withSavedState,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { formatGameMessage, type KarmakaMessageId } from '../names.ts'
import { CARD_SHADES, PAPER_COLOURS } from './colours.ts'
import { drawColourMark } from './glyphs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws a label with the points that a seat gains, and the shape of their colour. */
export function drawGainLabel(
  brush: Canvas2D,
  { colour, amount }: SpritePropsByKind['gain'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawGainLossLabel(brush, amount, w, h, PAPER_COLOURS, GAIN, made, (x, r) => {
    drawColourMark(brush, x, 0, 2.1 * r, colour, toCssColour(0x2a1c14, 0.8))
  })
}

const GAIN = { more: [0xf6e2b8, 0xb47a20], less: [0xf6e2b8, 0x9c2a16] } as const

/**
 * Draws a beam of light from the card in the centre to a seat. The beam begins at the left end and widens to the
 * right. Its tone is `aim` (with an arrowhead) if the seat is the target of the card's ability, and `offer` if the
 * card is offered to the seat.
 */
export function drawBeamToSeat(
  brush: Canvas2D,
  { tone }: SpritePropsByKind['beam'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const colour = made.contrast
    ? made.gold
    : tone === 'offer'
      ? made.dark
        ? 0xffdf9a
        : 0xe79a1e
      : made.dark
        ? 0xff8f6a
        : 0xc23a1e
  brush.beginPath()
  brush.moveTo(-w / 2, -h * 0.08)
  brush.lineTo(w / 2, -h / 2)
  brush.lineTo(w / 2, h / 2)
  brush.lineTo(-w / 2, h * 0.08)
  brush.closePath()
  const light = brush.createLinearGradient(-w / 2, 0, w / 2, 0)
  light.addColorStop(0, toCssColour(colour, tone === 'offer' ? 0.75 : 0.85))
  light.addColorStop(0.7, toCssColour(colour, tone === 'offer' ? 0.32 : 0.5))
  light.addColorStop(1, toCssColour(colour, 0))
  brush.fillStyle = light
  brush.fill()
  if (tone !== 'aim') return
  // An arrowhead shows the direction.
  const s = Math.min(h * 0.9, w * 0.2)
  brush.beginPath()
  brush.moveTo(w / 2, 0)
  brush.lineTo(w / 2 - s, -s * 0.55)
  brush.lineTo(w / 2 - s * 0.7, 0)
  brush.lineTo(w / 2 - s, s * 0.55)
  brush.closePath()
  brush.fillStyle = toCssColour(colour)
  brush.fill()
}

/**
 * Draws the light around the card in the centre while the card is offered to a seat. Draws nothing in a high-contrast
 * theme.
 */
export function drawOfferHalo(
  brush: Canvas2D,
  { colour }: SpritePropsByKind['halo'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  if (made.contrast) return
  withSavedState(brush, () => {
    brush.scale(w / h, 1)
    brush.beginPath()
    brush.arc(0, 0, h / 2, 0, 2 * Math.PI)
    brush.fillStyle = radialGradient(brush, 0, 0, h * 0.16, h / 2, [
      [0, toCssColour(made.dark ? 0xffdf9a : 0xffc95a, 0.85)],
      [0.55, toCssColour(mixColours(CARD_SHADES[colour].light, 0xffdf9a, 0.5), made.dark ? 0.34 : 0.5)],
      [1, toCssColour(CARD_SHADES[colour].light, 0)],
    ])
    brush.fill()
  })
}

/** Draws a short text on a label beside a seat. `strong`: the label looks like a button, since it can be clicked. */
export function drawTextBesideSeat(
  brush: Canvas2D,
  { id, strong }: { readonly id: KarmakaMessageId; readonly strong: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.5)', 6, 2)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = strong
      ? verticalGradient(brush, -h / 2, h / 2, [
          [0, toCssColour(made.contrast ? made.gold : 0xfff0c4)],
          [1, toCssColour(made.contrast ? made.gold : 0xe9b552)],
        ])
      : toCssColour(made.lacquer)
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, h / 2)
  brush.lineWidth = 1.2
  brush.strokeStyle = toCssColour(strong ? 0x7a4c12 : made.gold)
  brush.stroke()
  const colour = strong ? toCssColour(0x33200a) : toCssColour(made.ink)
  // The ends of the label are round: text that extends into them looks squeezed.
  drawText(brush, formatGameMessage(id), 0, 0, { size: h * 0.54, colour, weight: 720, most: w - h * 0.7, least: 8 })
}

/**
 * Draws the reckoning of a life that ends: one sum of points per colour, with the best sum larger, and the Karmic
 * Rings that the player spends or could spend to make up for missing points.
 */
export function drawLifeReckoning(
  brush: Canvas2D,
  sprite: SpritePropsByKind['reckoning'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(14, h * 0.1)
  withSavedState(brush, () => {
    setShadow(brush, made.dark ? 'rgb(0 0 0 / 0.7)' : 'rgb(70 50 10 / 0.4)', 18, 5)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, r)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(PAPER_COLOURS.shade)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 3, -h / 2 + 3, w - 6, h - 6, r * 0.75)
  brush.lineWidth = 1.2
  brush.strokeStyle = toCssColour(0x9a6a22, 0.9)
  brush.stroke()
  drawText(brush, formatGameMessage('sign.reckoning'), 0, -h * 0.33, {
    size: Math.min(h * 0.15, 20),
    colour: toCssColour(PAPER_COLOURS.ink),
    display: true,
    weight: 620,
    most: w * 0.86,
  })
  const step = w * 0.29
  LIFE_SCORING_COLOURS.forEach((colour, i) => {
    const x = (i - 1) * step
    const isBest = colour === sprite.best
    const size = Math.min(h * (isBest ? 0.3 : 0.2), step * (isBest ? 0.72 : 0.5))
    withSavedState(brush, () => {
      brush.globalAlpha = isBest ? 1 : 0.66
      if (isBest) setShadow(brush, 'rgb(220 150 40 / 0.9)', size * 0.35)
      drawColourMark(brush, x, -h * 0.02, size, colour, toCssColour(CARD_SHADES[colour].deep))
      clearShadow(brush)
      const figure = isBest && sprite.spend > 0 ? `${sprite[colour]} + ${sprite.spend}` : String(sprite[colour])
      drawText(brush, figure, x, h * (isBest ? 0.3 : 0.26), {
        size: h * (isBest ? 0.24 : 0.16),
        colour: toCssColour(PAPER_COLOURS.ink),
        weight: 780,
        most: step * 1.06,
        least: 9,
      })
    })
  })
}
