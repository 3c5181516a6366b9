/** Draws the tray for the cards, the seal on a chosen card, and the seats of the turn order. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { turnStepsHeight } from '../tray-layout.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawFirstPlayerCrown } from './sky.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { formatGameMessage } from '../names.ts'

/** Message ids of the five steps of a turn. */
const STEPS = ['keep', 'settle', 'welcome', 'activate', 'walk'] as const

/**
 * Draws the tray for the cards that a seat chooses from: a lacquered panel with a gold edge. Along its upper edge it
 * shows the steps of the turn, if there is room for them and `over` is not set. `over`: the panel lies under a hand
 * that covers other areas of the board, so it is more opaque and has a larger shadow.
 */
export function drawTray(
  brush: Canvas2D,
  sprite: SpritePropsByKind['tray'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { over, textScale } = sprite
  const radius = Math.min(14, Math.min(w, h) * 0.1)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, over ? 24 : 12, over ? 6 : 4)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.lacquerTop, over ? 0.97 : 0.8)],
      [0.3, toCssColour(made.lacquer, over ? 0.97 : 0.8)],
      [1, toCssColour(made.lacquerLow, over ? 0.97 : 0.86)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : over ? 0.8 : 0.4)
  brush.stroke()
  if (!over && turnStepsHeight({ x: 0, y: 0, w, h }, textScale) > 0) rail(brush, w, h, sprite, made)
}

/** The steps of a turn in words, with the sign of whose they are; the one under way stands out, one to come is framed. */
function rail(brush: Canvas2D, w: number, h: number, sprite: SpritePropsByKind['tray'], made: BoardColours): void {
  const { step, waits, colour, shape, textScale } = sprite
  const pad = Math.max(3, Math.min(w, h) * 0.03)
  const high = turnStepsHeight({ x: 0, y: 0, w, h }, textScale)
  const y = -h / 2 + pad + high / 2
  if (step === 6 || step === 0) {
    const text = formatGameMessage(step === 6 ? 'sign.step.score' : 'sign.step.over')
    drawText(brush, text, 0, y, {
      size: high * 0.6,
      colour: toCssColour(made.ink),
      display: true,
      weight: 600,
      most: w * 0.92,
      least: 8,
    })
    return
  }
  const texts = STEPS.map((name) => formatGameMessage(`sign.step.${name}`))
  const size = Math.min(high * 0.54, Math.max(16 * textScale, high * 0.5))
  const letters = (now: boolean) => ({
    size,
    colour: toCssColour(now ? made.ink : made.muted, now ? 1 : 0.62),
    weight: now ? 720 : 520,
  })
  const widths = texts.map((text, i) => measureTextWidth(brush, text, letters(i + 1 === step)))
  const gap = size * 1.1
  const mark = colour === '' ? 0 : size * 1.15
  const all = widths.reduce((sum, each) => sum + each, 0) + gap * (texts.length - 1) + mark * 1.9
  if (all > w - 2 * pad) {
    // Only where we are, and points for the rest.
    const now = texts[step - 1] ?? ''
    const wide = drawText(brush, now, 0, y - high * 0.1, { ...letters(true), most: w - 2 * pad - mark * 2, least: 7 })
    if (mark > 0) drawSeatMark(brush, -wide / 2 - mark * 0.9, y - high * 0.1, mark, parseHexColour(colour), shape)
    texts.forEach((_, i) => {
      traceCircle(brush, (i - 2) * size * 0.7, y + high * 0.36, size * 0.14)
      brush.fillStyle = toCssColour(i + 1 === step ? made.accent : made.muted, i + 1 === step ? 1 : 0.5)
      brush.fill()
    })
    return
  }
  if (mark > 0) drawSeatMark(brush, -all / 2 + mark / 2, y, mark, parseHexColour(colour), shape)
  let x = -all / 2 + mark * 1.9
  texts.forEach((text, i) => {
    const now = i + 1 === step
    const wide = widths[i] ?? 0
    if (now) {
      traceRoundedRect(brush, x - size * 0.5, y - high * 0.44, wide + size, high * 0.88, high * 0.44)
      if (waits) {
        brush.lineWidth = 1
        brush.strokeStyle = toCssColour(made.accent, 0.8)
        brush.stroke()
      } else {
        brush.fillStyle = toCssColour(made.accent, made.dark ? 0.24 : 0.2)
        brush.fill()
      }
    }
    drawText(brush, text, x, y, { ...letters(now), align: 'left' })
    x += wide + gap
  })
}

/** Draws the seal that lies on the card that the player has chosen: a green disc with a tick. */
export function drawChosenCardSeal(brush: Canvas2D, _look: unknown, w: number, _h: number, made: BoardColours): void {
  const r = w / 2
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.55)', r * 0.3, r * 0.1)
    traceCircle(brush, 0, 0, r * 0.92)
    brush.fillStyle = linearGradient(brush, -r, -r, r, r, [
      [0, toCssColour(0x8fd07a)],
      [1, toCssColour(0x2f6f2a)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = r * 0.14
    brush.strokeStyle = toCssColour(PAPER_COLOURS.light)
    brush.stroke()
    brush.lineWidth = r * 0.22
    brush.beginPath()
    brush.moveTo(-r * 0.38, r * 0.02)
    brush.lineTo(-r * 0.08, r * 0.34)
    brush.lineTo(r * 0.42, -r * 0.32)
    brush.stroke()
  })
}

/**
 * Draws a seat in the display of the turn order: whether it has played, plays now or waits; after the end of the game also its
 * total energy.
 */
export function drawTurnOrderSeat(
  brush: Canvas2D,
  sprite: SpritePropsByKind['order'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const high = Math.min(h * 0.86, Math.max(44, h * 0.7))
  const now = sprite.state === 'now'
  if (now) {
    traceRoundedRect(brush, -w / 2, -high / 2, w, high, high / 2)
    brush.fillStyle = toCssColour(made.accent, made.dark ? 0.2 : 0.16)
    brush.fill()
    brush.lineWidth = 1.2
    brush.strokeStyle = toCssColour(made.accent, 0.8)
    brush.stroke()
  }
  withSavedState(brush, () => {
    brush.globalAlpha = sprite.state === 'done' ? 0.66 : 1
    const left = -w / 2 + high * 0.6
    drawSeatMark(brush, left, 0, high * 0.5, parseHexColour(sprite.colour), sprite.shape)
    const most = Math.max(19 * Math.min(1.3, sprite.textScale), high * 0.42)
    const size = Math.min(Math.max(high * 0.46, Math.min(12, high * 0.7)), most)
    const room = w - high * 2.5
    const wide = drawText(brush, sprite.name, left + high * 0.5, 0, {
      size,
      least: 8,
      most: room,
      colour: toCssColour(made.ink),
      weight: now ? 680 : 540,
      align: 'left',
    })
    const right = w / 2 - high * 0.55
    const letters = { size: size * 1.15, colour: toCssColour(made.ink), weight: 760, align: 'right' } as const
    const figures = sprite.total === null ? 0 : measureTextWidth(brush, String(sprite.total), letters)
    const crown = left + high * 0.5 + wide + size * 0.9
    // A narrow line has no room for the crown between name and energy.
    if (sprite.first && wide + size * 1.6 < room + high * 0.6 && crown + size * 0.6 < right + high * 0.1 - figures)
      drawFirstPlayerCrown(brush, crown, 0, size * 0.5, made)
    if (sprite.total !== null) drawText(brush, String(sprite.total), right + high * 0.1, 0, letters)
    else if (sprite.state === 'done') tick(brush, right, 0, high * 0.17, made)
  })
}

function tick(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  brush.lineWidth = r * 0.42
  brush.strokeStyle = toCssColour(made.dark ? 0x9ccf83 : 0x3f7425)
  brush.beginPath()
  brush.moveTo(x - r, y + r * 0.05)
  brush.lineTo(x - r * 0.25, y + r * 0.75)
  brush.lineTo(x + r, y - r * 0.7)
  brush.stroke()
}
