/** Drawings for temporary overlays: the veil and the title above an open pile, the paper of enlarged pieces, gain labels. */
import {
  withSavedState,
  clearShadow,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from './canvas.ts'
import { toCssColour } from './colour.ts'
import type { BoardColours } from './materials.ts'
import { measureTextWidth, drawText } from './canvas-text.ts'
import { formatMessage } from '../messages/index.ts'

/**
 * Creates the drawing function of the veil, which dims the board under an open pile.
 * @param dark CSS colour in the dark theme
 * @param light CSS colour in the light theme
 */
export function createBoardVeilDrawFn(dark: string, light: string) {
  return (brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void => {
    brush.fillStyle = made.contrast ? 'rgb(0 0 0 / 0.94)' : made.dark ? dark : light
    brush.fillRect(-w / 2, -h / 2, w, h)
  }
}

/** The two kinds of sprites over the board while a pile is open, each with its values. */
export interface OpenPileOverlayPropsByKind {
  /** The veil that dims the board; it has no values. */
  veil: unknown
  /** The title bar: its message id, and the number of cards, which is a value of the message. */
  title: { id: string; count: number; textScale: number }
}

/** Draws the title bar above an open pile, centred at 0, 0: the title, and at the right end a cross for closing. */
export function drawPileTitleBar(
  brush: Canvas2D,
  { id, count, textScale }: OpenPileOverlayPropsByKind['title'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const size = Math.min(h * 0.5, 26 * textScale)
  const how = { size, colour: toCssColour(made.ink), display: true, weight: 600, most: w * 0.8, least: 9 } as const
  drawText(brush, formatMessage({ id, values: { count } }), 0, 0, how)
  const s = size * 0.42
  const x = w / 2 - s * 2
  brush.lineWidth = Math.max(1.6, s * 0.24)
  brush.strokeStyle = toCssColour(made.ink, 0.85)
  brush.beginPath()
  brush.moveTo(x - s, -s)
  brush.lineTo(x + s, s)
  brush.moveTo(x + s, -s)
  brush.lineTo(x - s, s)
  brush.stroke()
}

/** The colours of the paper of a game, in the light and in the shade, and of its ink. */
interface Paper {
  readonly light: number
  readonly base: number
  readonly shade: number
  readonly ink: number
}

/** Draws a sheet of paper with a shadow, the background of an enlarged piece, centred at 0, 0. */
export function drawPaperSheet(brush: Canvas2D, w: number, h: number, paper: Paper, made: BoardColours): void {
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.65)', 22, 7)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, w * 0.06)
    brush.fillStyle = linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, toCssColour(paper.light)],
      [0.6, toCssColour(paper.base)],
      [1, toCssColour(paper.shade)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(0x8a6a34)
    brush.stroke()
  })
}

/** Colours that distinguish gains from losses: the shade of the paper, and its edge. */
interface GainTones {
  readonly more: readonly [shade: number, edge: number]
  readonly less: readonly [shade: number, edge: number]
}

/**
 * Draws the label of a gain or loss, centred at 0, 0: a pill with a signed amount such as +2, and an icon that shows
 * the kind of thing that is gained or lost.
 * @param amount negative for a loss
 * @param sign draws the icon, centred at `x` with radius `r`
 */
export function drawGainLossLabel(
  brush: Canvas2D,
  amount: number,
  w: number,
  h: number,
  paper: Paper,
  { more, less }: GainTones,
  made: BoardColours,
  sign: (x: number, r: number) => void,
): void {
  const [shade, edge] = amount < 0 ? less : more
  const text = amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`
  const letters = {
    size: h * 0.68,
    colour: toCssColour(amount < 0 ? edge : paper.ink),
    weight: 800,
    align: 'left',
  } as const
  const r = h * 0.36
  const total = Math.min(w, measureTextWidth(brush, text, letters) + 2 * r + h * 0.6)
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.6)', h * 0.25, h * 0.08)
    traceRoundedRect(brush, -total / 2, -h / 2, total, h, h / 2)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(paper.light)],
      [1, toCssColour(shade)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, h * 0.05)
    brush.strokeStyle = toCssColour(edge)
    brush.stroke()
  })
  drawText(brush, text, -total / 2 + h * 0.26, 0, letters)
  sign(total / 2 - h * 0.26 - r, r)
}
