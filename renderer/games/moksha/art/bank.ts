/** Draws what is around the map: the pool of tokens, the karma supply, the caste cards. */
import { CASTE_DATA } from '../../../../engine/moksha/data.ts'
import { withSavedState, traceCircle, traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import { CASTE_SHADES, PAPER_COLOURS } from './colours.ts'
import { drawKarmaToken, tracePillarOutline } from './signs.ts'
import { drawVitalityToken } from './token.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the ocean, the pool of vitality tokens, with the number of tokens in it. */
export function drawTokenPool(
  brush: Canvas2D,
  { count, textScale }: SpritePropsByKind['ocean'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const size = Math.min(w * 0.5, h * 0.62)
  const caption = Math.min(h * 0.2, w * 0.135, 15 * textScale)
  withSavedState(brush, () => {
    brush.translate(0, -caption * 0.8)
    const piled = Math.min(5, Math.ceil(count / 3))
    for (let i = 0; i < piled; i++) {
      withSavedState(brush, () => {
        brush.translate(((i % 2) - 0.5) * size * 0.3 * (piled > 1 ? 1 : 0), size * 0.16 - i * size * 0.12)
        drawVitalityToken(brush, size * 0.72, '', made)
      })
    }
    const text = String(count)
    const high = size * 0.42
    const wide = Math.max(
      high,
      measureTextWidth(brush, text, { size: high * 0.72, colour: '', weight: 760 }) + high * 0.5,
    )
    traceRoundedRect(brush, size * 0.3 - wide / 2, size * 0.32 - high / 2, wide, high, high / 2)
    brush.fillStyle = toCssColour(PAPER_COLOURS.light)
    brush.fill()
    drawText(brush, text, size * 0.3, size * 0.32, {
      size: high * 0.72,
      colour: toCssColour(PAPER_COLOURS.ink),
      weight: 760,
    })
  })
  drawText(brush, formatGameMessage('sign.ocean'), 0, h / 2 - caption * 0.75, {
    size: caption,
    colour: toCssColour(made.dark ? 0xd6f2f4 : 0x0f4454),
    display: true,
    weight: 600,
    most: w,
    least: 7,
  })
}

/**
 * Draws the area for the tokens that the god Brahma has drawn and that are still to be placed. It does not draw the
 * tokens.
 */
export function drawDrawnTokensArea(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(10, h * 0.2))
  brush.fillStyle = toCssColour(made.dark ? 0x06202e : 0xffffff, 0.55)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, 0.8)
  brush.stroke()
}

/**
 * Draws the supply of karma tokens of one pillar, with the number of tokens. Each of the three pillars has its own
 * colour of karma.
 */
export function drawKarmaSupplyOfPillar(
  brush: Canvas2D,
  { pillar, count }: SpritePropsByKind['supply'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  plate(brush, w, h, made)
  const upright = w < h * 1.2
  const r = upright ? Math.min(h * 0.28, w * 0.36) : Math.min(h * 0.4, w * 0.24)
  const x = upright ? 0 : -w * 0.2
  const y = upright ? -h * 0.18 : 0
  if (count === 0) {
    tracePillarOutline(brush, pillar, x, y, r * 0.9)
    brush.setLineDash([r * 0.3, r * 0.25])
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.ink, 0.6)
    brush.stroke()
    brush.setLineDash([])
  } else {
    const piled = upright ? 1 : Math.min(3, Math.ceil(count / 3))
    for (let i = 0; i < piled; i++) {
      const back = (piled - 1) / 2 - i
      drawKarmaToken(brush, pillar, x + back * r * 0.12, y + back * r * 0.14, r * 0.94, made)
    }
  }
  const size = upright ? Math.min(h * 0.36, w * 0.6) : Math.min(h * 0.56, w * 0.34)
  drawText(brush, String(count), upright ? 0 : w * 0.22, upright ? h * 0.28 : 0, {
    size,
    colour: toCssColour(made.ink),
    weight: 760,
  })
}

function plate(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(9, h * 0.22))
  brush.fillStyle = toCssColour(made.lacquer, made.contrast ? 1 : 0.82)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.55)
  brush.stroke()
}

/**
 * Draws the card stack of a caste: the vitality that its cards give, dots for the karma that a rebirth into the caste
 * costs, and the name of the caste. Up to three cards of the stack are drawn, and a pale place if `count` is 0.
 */
export function drawCasteCardStack(
  brush: Canvas2D,
  { caste: which, count }: SpritePropsByKind['caste'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { light, base, deep } = CASTE_SHADES[which]
  const high = h * 0.94
  const wide = Math.min(w * 0.94, high * 0.9)
  for (let i = Math.min(2, Math.max(0, count - 1)); i >= 0; i--) {
    const lift = i * Math.max(1, h * 0.02)
    traceRoundedRect(brush, -wide / 2 + lift, -high / 2 - lift + h * 0.02, wide, high, Math.min(7, wide * 0.13))
    brush.fillStyle =
      count === 0
        ? toCssColour(made.well, 0.5)
        : verticalGradient(brush, -h / 2, h / 2, [
            [0, toCssColour(mixColours(base, light, 0.35))],
            [1, toCssColour(mixColours(base, deep, 0.5))],
          ])
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.contrast ? 0xffffff : mixColours(deep, 0x000000, 0.3))
    brush.stroke()
  }
  const { cost, vitality } = CASTE_DATA[which]
  drawText(brush, String(vitality), 0, -high * 0.2, {
    size: Math.min(high * 0.36, wide * 0.46),
    colour: toCssColour(0xffffff),
    weight: 760,
  })
  const r = Math.min(wide * 0.085, high * 0.085)
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * r * 2.5
    traceCircle(brush, x, high * 0.16, r)
    if (i < cost) {
      brush.fillStyle = toCssColour(0xffe9b8)
      brush.fill()
    } else {
      brush.lineWidth = 0.8
      brush.strokeStyle = toCssColour(0xffffff, 0.55)
      brush.stroke()
    }
  }
  drawText(brush, formatGameMessage(`caste.${which}`), 0, high * 0.36, {
    size: Math.min(high * 0.17, wide * 0.22, 13),
    colour: toCssColour(0xffffff, 0.95),
    weight: 620,
    most: wide * 0.94,
    least: 5.5,
  })
}
