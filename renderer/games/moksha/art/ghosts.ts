/** Draws what is over the board for a moment: the result of a choice, gains, and the events of a life. */
import type { Pillar } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { drawGainLossLabel } from '../../../art/pile-overlay.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import type { SpritePropsByKind, GainKind, LifeBannerKind } from '../sprite-specs.ts'
import { PAPER_COLOURS } from './colours.ts'
import { traceHexagon, drawHexReward } from './grid.ts'
import { traceSittingFigure } from './people.ts'
import { drawAnyKarma, drawAuraIcon, drawHeart, drawKarmaToken } from './signs.ts'

/** Draws a mark on a hex where the harmony marker could end, with what the player would get there. */
export function drawReachableHex(
  brush: Canvas2D,
  sprite: SpritePropsByKind['reach'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const side = w / 2
  const karma = sprite.karma === '' ? [] : (sprite.karma.split(' ') as Pillar[])
  const nothing = sprite.disciples === 0 && karma.length === 0 && !sprite.any
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(0xfff2b0, 0.95), side * 0.5)
    traceHexagon(brush, 0, 0, side * 0.96)
    brush.fillStyle = made.contrast ? toCssColour(0x000000) : toCssColour(nothing ? 0xe9dcc6 : 0xfffbe8)
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1.6, side * 0.11)
    brush.strokeStyle = toCssColour(made.contrast ? made.accent : 0xe8890c)
    brush.stroke()
  })
  if (nothing)
    drawText(brush, '–', 0, 0, {
      size: side * 0.7,
      colour: toCssColour(made.contrast ? 0xffffff : PAPER_COLOURS.ink),
      weight: 700,
    })
  else if (side > 12)
    drawHexReward(
      brush,
      0,
      0,
      side * 0.96,
      sprite.disciples,
      [...karma, ...(sprite.any ? (['any'] as const) : [])],
      made,
    )
}

/**
 * Draws the sign (a small picture) of a kind of good, such as disciples, vitality or karma of one colour, around `x`,
 * `y`.
 * @param r radius of the sign
 */
export function drawGainIcon(
  brush: Canvas2D,
  good: GainKind,
  x: number,
  y: number,
  r: number,
  made: BoardColours,
): void {
  if (good === 'disciples') {
    traceSittingFigure(brush, x, y, r)
    brush.fillStyle = toCssColour(PAPER_COLOURS.ink)
    brush.fill()
  } else if (good === 'vitality') drawHeart(brush, x, y, r, { light: 0xffd9d0, base: 0xd0402f, deep: 0x7c160c })
  else if (good === 'aura') drawAuraIcon(brush, x, y, r)
  else if (good === 'any') drawAnyKarma(brush, x, y, r, { ...made, contrast: true })
  else drawKarmaToken(brush, good, x, y, r, { ...made, contrast: true })
}

/**
 * Draws a label for a gain or loss: the sign (a small picture) of the good, such as disciples, vitality or karma, and
 * the amount with + or −.
 */
export function drawGainOrLossLabel(
  brush: Canvas2D,
  { good, amount }: SpritePropsByKind['gain'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawGainLossLabel(brush, amount, w, h, PAPER_COLOURS, GAIN, made, (x, r) => {
    drawGainIcon(brush, good, x, 0, r, made)
  })
}

const GAIN = { more: [0xf6e2b8, 0xb47a20], less: [0xf6e2b8, 0x9c2a16] } as const

/**
 * Draws a label for a region in which a seat has the majority: the shape of the seat, the number of its disciples there, and
 * the largest number of another seat.
 */
export function drawMajorityLabel(
  brush: Canvas2D,
  sprite: SpritePropsByKind['majority'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(255 214 92 / 0.9)', h * 0.4)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(0xffe2a0)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, h * 0.05)
    brush.strokeStyle = toCssColour(0xb47a20)
    brush.stroke()
  })
  drawSeatMark(
    brush,
    -w / 2 + h * 0.55,
    0,
    h * 0.66,
    mixColours(parseHexColour(sprite.colour), 0x000000, 0.12),
    sprite.shape,
  )
  const text = `${String(sprite.own)} : ${String(sprite.best)}`
  drawText(brush, text, h * 0.32, 0, {
    size: h * 0.62,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 780,
    most: w - h * 1.3,
    least: 8,
  })
}

const LIGHTS: Readonly<Record<LifeBannerKind, readonly [number, number]>> = {
  died: [0x9aa8d8, 0x1c1a34],
  reborn: [0xffe2a0, 0x5a2a10],
  attained: [0xfffbe0, 0xb8741a],
}

/** Draws the label over the map that says that a life of a seat ends or begins, or that the seat attains moksha. */
export function drawLifeEventLabel(
  brush: Canvas2D,
  sprite: SpritePropsByKind['passage'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const [light, deep] = LIGHTS[sprite.passage]
  withSavedState(brush, () => {
    setShadow(brush, toCssColour(made.contrast ? 0 : light, made.contrast ? 0 : 0.9), h * 0.3)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h * 0.3)
    brush.fillStyle = radialGradient(brush, 0, 0, 0, w * 0.6, [
      [0, toCssColour(mixColours(deep, light, 0.35), 0.97)],
      [1, toCssColour(deep, 0.97)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 2
    brush.strokeStyle = toCssColour(light, 0.9)
    brush.stroke()
  })
  const r = h * 0.32
  const x = -w / 2 + h * 0.55
  wheel(brush, sprite.passage, x, 0, r, light)
  const left = x + r * 1.5
  drawText(brush, formatGameMessage(`sign.${sprite.passage}`), left, -h * 0.13, {
    size: Math.min(h * 0.34, 40),
    colour: toCssColour(0xffffff),
    display: true,
    weight: 620,
    align: 'left',
    most: w / 2 - left - 12,
    least: 11,
  })
  drawSeatMark(brush, left + h * 0.1, h * 0.23, h * 0.2, parseHexColour(sprite.colour), sprite.shape)
  drawText(brush, sprite.name, left + h * 0.28, h * 0.23, {
    size: Math.min(h * 0.19, 20 * sprite.textScale),
    colour: toCssColour(0xffffff, 0.92),
    weight: 600,
    align: 'left',
    most: w / 2 - left - h * 0.28 - 12,
    least: 9,
  })
}

/** The wheel of lives: it turns on, or it opens into light. */
function wheel(brush: Canvas2D, which: LifeBannerKind, x: number, y: number, r: number, light: number): void {
  if (which === 'attained') {
    drawAuraIcon(brush, x, y, r * 1.1)
    return
  }
  brush.lineWidth = r * 0.16
  brush.strokeStyle = toCssColour(light)
  brush.beginPath()
  const open = which === 'died' ? 0.7 : 0
  brush.arc(x, y, r, open - Math.PI / 2, 1.5 * Math.PI)
  brush.stroke()
  brush.lineWidth = r * 0.1
  for (let i = 0; i < 8; i++) {
    if (which === 'died' && i === 0) continue
    const angle = (i * Math.PI) / 4 - Math.PI / 4
    brush.beginPath()
    brush.moveTo(x + Math.cos(angle) * r * 0.22, y + Math.sin(angle) * r * 0.22)
    brush.lineTo(x + Math.cos(angle) * r * 0.95, y + Math.sin(angle) * r * 0.95)
    brush.stroke()
  }
}
