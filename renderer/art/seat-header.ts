/** The head of a seat's board in all games: whose it is, whether they act, and the sign that makes it large or small. */
import type { SeatStyle } from '../stage/scene.ts'
import type { Canvas2D } from './canvas.ts'
import { toCssColour, mixColours, parseHexColour } from './colour.ts'
import type { BoardMaterials } from './materials.ts'
import { drawEnlargeIcon } from './seat-plate.ts'
import { drawSeatMark } from './seat-mark.ts'
import { fitTextSize, measureText, drawText } from './canvas-text.ts'

export interface SeatHeaderProps extends SeatStyle {
  readonly large: boolean
  readonly turn: boolean
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
  /** The longest name of all that are written as large as this one; empty: it stands by itself. */
  readonly longest: string
  /** No letters are larger than this, in CSS pixels; 0: no such limit. */
  readonly most: number
}

/** A game's own drawings in the header. */
export interface SeatHeaderExtras {
  /** At its end. @param right where that is. @returns where it is for the name */
  end?(right: number): number
  /** Beside the name, around `x`. */
  readonly sign?: ((x: number, r: number) => void) | false | undefined
}

/** Between the name and what stands behind it, as a share of the mark. */
const NAME_GAP = 0.25

/** Narrower heads have no room for the sign of enlarging: a click on them does it all the same. */
const MIN_WIDTH_FOR_BUTTON_PX = 120

/** Letters smaller than this are not read: a name is cut short instead; in a `narrow` head hardly one would be whole. CSS pixels. */
const MIN_NAME_SIZE_PX = { usual: 11, narrow: 9.5 } as const
const NARROW_NAME_PX = 64

/** @returns the size of a name that has room for all of it in a head of this size, in CSS pixels */
export function seatNameSize(
  { large, textScale, most }: Pick<SeatHeaderProps, 'large' | 'textScale' | 'most'>,
  w: number,
  h: number,
): number {
  // In large windows letters grow with their heads.
  const size = Math.min(h * 0.66, Math.max((large ? 24 : 15) * Math.min(1.3, textScale), h * 0.58), w * 0.2)
  return most > 0 ? Math.min(size, most) : size
}

/** A line around 0, 0: mark, name, what the game adds, and the sign. */
export function drawSeatHeader(
  brush: Canvas2D,
  { name, colour, shape, large, turn, button, textScale, longest, most: limit }: SeatHeaderProps,
  w: number,
  h: number,
  made: BoardMaterials,
  { end, sign }: SeatHeaderExtras = {},
): void {
  const tone = parseHexColour(colour)
  const s = Math.min(h * 0.78, Math.max(30 * textScale, h * 0.45), w * 0.17)
  drawSeatMark(brush, -w / 2 + s * 0.55, 0, s, tone, shape)
  let right = w / 2
  if (button !== 'none' && w > MIN_WIDTH_FOR_BUTTON_PX) {
    drawEnlargeIcon(brush, right - s * 0.42, 0, s * 0.32, button, made)
    right -= s * 0.95
  }
  right = end?.(right) ?? right
  const from = -w / 2 + s * 1.2
  const usual = seatNameSize({ large, textScale, most: limit }, w, h)
  const letters = { colour: toCssColour(turn ? mixColours(made.ink, tone, 0.35) : made.ink), display: large } as const
  const weight = large ? 600 : 640
  const room = (kept: number): number => Math.max(8, right - from - s * kept)
  const wide = (size: number): number =>
    Math.max(...[name, longest].map((each) => measureText(brush, each, { ...letters, weight, size })))
  const most = room(sign ? 1.2 : NAME_GAP)
  // A sign that one of several has makes its own name shorter, and not the letters of all smaller.
  const fits = fitTextSize(wide, usual, longest === '' ? most : room(NAME_GAP))
  const size = Math.max(fits, Math.min(w < NARROW_NAME_PX ? MIN_NAME_SIZE_PX.narrow : MIN_NAME_SIZE_PX.usual, h * 0.84))
  const written = drawText(brush, name, from, 0, { ...letters, weight, size, most, align: 'left' })
  if (sign) sign(from + written + s * 0.6, s * 0.42)
}
