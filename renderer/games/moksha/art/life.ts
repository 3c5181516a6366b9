/** Draws the life of a seat: its age, and whether it goes on. */
import { REQUIRED_VITALITY_BY_STAGE } from '../../../../engine/moksha/data.ts'
import { traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import { ageStageBoxes } from './geometry.ts'
import { LOSS_COLOUR, GAIN_COLOUR } from './colours.ts'
import { drawAuraIcon, drawHeart } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws a seat's age track: the stages of a life in a row, each with its number and the vitality that it needs. The
 * stages for which the seat's vitality is enough are lit. A small track shows no numbers.
 */
export function drawAgeTrack(
  brush: Canvas2D,
  { stage, vitality, small }: SpritePropsByKind['age'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  ageStageBoxes({ x: -w / 2, y: -h / 2, w, h }, REQUIRED_VITALITY_BY_STAGE.length).forEach((at, i) => {
    const level = REQUIRED_VITALITY_BY_STAGE[i] ?? 0
    const reached = vitality >= level
    const past = i + 1 < stage
    const next = i === stage
    traceRoundedRect(brush, at.x, at.y, at.w, at.h, Math.min(6, at.h * 0.2))
    const tone = reached ? GAIN_COLOUR : LOSS_COLOUR
    brush.fillStyle = made.contrast
      ? toCssColour(reached ? 0x0c3a14 : 0x000000)
      : toCssColour(
          past
            ? mixColours(made.well, made.gold, 0.22)
            : reached
              ? mixColours(made.well, GAIN_COLOUR, 0.55)
              : made.well,
          made.dark ? 0.9 : 0.75,
        )
    brush.fill()
    brush.lineWidth = next ? Math.max(1.4, at.h * 0.035) : 0.8
    brush.strokeStyle = next ? toCssColour(tone) : toCssColour(made.gold, 0.4)
    brush.stroke()
    if (small) return
    drawText(brush, String(i + 1), at.x + at.w / 2, at.y + at.h * 0.3, {
      size: Math.min(at.h * 0.36, at.w * 0.46),
      colour: toCssColour(made.ink, 0.8),
      weight: 600,
      display: true,
    })
    drawText(brush, String(level), at.x + at.w / 2, at.y + at.h * 0.77, {
      size: Math.min(at.h * 0.3, at.w * 0.36),
      colour: toCssColour(made.ink, reached ? 1 : 0.75),
      weight: 720,
    })
    const line = Math.min(at.w * 0.5, 20)
    brush.lineWidth = 0.8
    brush.strokeStyle = toCssColour(made.gold, 0.4)
    brush.beginPath()
    brush.moveTo(at.x + at.w / 2 - line / 2, at.y + at.h * 0.57)
    brush.lineTo(at.x + at.w / 2 + line / 2, at.y + at.h * 0.57)
    brush.stroke()
  })
}

/** Draws whether the life of a seat goes on after this turn, with its vitality and the vitality that it needs. */
export function drawSurvivalVerdict(
  brush: Canvas2D,
  sprite: SpritePropsByKind['verdict'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { fate, vitality, need, large, textScale } = sprite
  const ended = fate === 'dead' || fate === 'free'
  const good = fate === 'lives' || fate === 'free'
  const tone = good ? GAIN_COLOUR : LOSS_COLOUR
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(12, h * 0.22))
  brush.fillStyle = made.contrast
    ? toCssColour(good ? 0x062b0e : 0x330a06)
    : verticalGradient(brush, -h / 2, h / 2, [
        [0, toCssColour(mixColours(made.dark ? 0x1c0d0c : 0xfffaf0, tone, made.dark ? 0.42 : 0.24))],
        [1, toCssColour(mixColours(made.dark ? 0x140808 : 0xf4e2c4, tone, made.dark ? 0.28 : 0.34))],
      ])
  brush.fill()
  brush.lineWidth = large ? 1.6 : 1
  brush.strokeStyle = toCssColour(tone, 0.95)
  brush.stroke()
  const text = ended ? '' : fate === 'last' ? String(vitality) : `${String(vitality)}/${String(need)}`
  const tall = large && h > 44
  const middle = tall ? -h * 0.17 : 0
  const size = Math.min(tall ? h * 0.42 : h * 0.62, w * 0.26, 60 * textScale)
  const letters = { size, colour: toCssColour(made.ink), weight: 780 } as const
  const wide = ended ? 0 : Math.min(measureTextWidth(brush, text, letters), w * 0.62)
  const r = Math.min(size * 0.5, w * 0.12)
  const gap = ended ? 0 : r * 0.5
  const from = -(2 * r + gap + wide) / 2
  const hue = good
    ? { light: 0xd6f5cf, base: GAIN_COLOUR, deep: 0x17441f }
    : { light: 0xffd2c4, base: LOSS_COLOUR, deep: 0x6a140a }
  if (fate === 'free') {
    drawAuraIcon(brush, from + r, middle, r * 1.1)
  } else {
    drawHeart(brush, from + r, middle, r, hue)
    if (!good) crack(brush, from + r, middle, r)
  }
  if (!ended) drawText(brush, text, from + 2 * r + gap, middle, { ...letters, align: 'left', most: w * 0.64, least: 6 })
  if (!tall) return
  drawText(brush, formatGameMessage(`sign.${fate}`, { short: Math.max(0, need - vitality) }), 0, h * 0.27, {
    size: Math.min(h * 0.2, 24 * textScale, w * 0.12),
    colour: toCssColour(mixColours(made.ink, tone, made.dark ? 0.2 : 0.35)),
    weight: 680,
    most: w * 0.92,
    least: 7.5,
  })
}

function crack(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.moveTo(x + r * 0.1, y - r * 0.5)
  brush.lineTo(x - r * 0.18, y - r * 0.1)
  brush.lineTo(x + r * 0.14, y + r * 0.12)
  brush.lineTo(x - r * 0.06, y + r * 0.7)
  brush.lineWidth = Math.max(1, r * 0.14)
  brush.strokeStyle = toCssColour(0xfff2e0)
  brush.stroke()
}
