/** The header of a seat's board in all games: whose board it is, whether the seat is at turn, and the button to enlarge it. */
import type { SeatStyle } from '../stage/scene.ts'
import type { Canvas2D } from './canvas.ts'
import { toCssColour, mixColours, parseHexColour } from './colour.ts'
import type { BoardColours } from './materials.ts'
import { drawEnlargeOrCloseIcon } from './seat-backdrop.ts'
import { drawSeatMark } from './seat-mark.ts'
import { fitTextSize, measureTextWidth, drawText } from './canvas-text.ts'

/** The values of the sprite of a seat's header: the seat's style, whether the seat is at turn, and its button. */
export interface SeatHeaderProps extends SeatStyle {
  /** Whether the board is the large one. */
  readonly large: boolean
  /** Whether the seat is at turn. */
  readonly turn: boolean
  /** Whether a button enlarges the board, or makes it small again. */
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
  /** The longest of all names that use the same font size as this one. Empty: the size depends on this name only. */
  readonly longest: string
  /** Maximum font size in CSS pixels; 0: no limit. */
  readonly most: number
}

/** Drawings that a game adds to the header. */
export interface SeatHeaderExtras {
  /** Draws at the right end of the header. @param right x of that end @returns x of the left edge of the drawing */
  end?(right: number): number
  /** Draws a sign beside the name, centred at `x` with radius `r`. */
  readonly sign?: ((x: number, r: number) => void) | false | undefined
}

/** Gap between the name and the part to the right of it, as a share of the size of the seat's shape. */
const NAME_GAP = 0.25

/** Narrower headers have no room for the button's icon; a click on the header has the same effect. */
const MIN_WIDTH_FOR_BUTTON_PX = 120

/**
 * Minimum font size of a name, in CSS pixels; a longer name is cut off. Smaller in a `narrow` header, where otherwise almost
 * every name would be cut off.
 */
const MIN_NAME_SIZE_PX = { usual: 11, narrow: 9.5 } as const
const NARROW_NAME_PX = 64

/**
 * The font size of a seat's name in a header of size `w` by `h`, in CSS pixels, if the name is short enough. For a
 * long name, `drawSeatHeader` uses a smaller font.
 */
export function preferredSeatNameFontSize(
  { large, textScale, most }: Pick<SeatHeaderProps, 'large' | 'textScale' | 'most'>,
  w: number,
  h: number,
): number {
  // In large windows the font grows with the header.
  const size = Math.min(h * 0.66, Math.max((large ? 24 : 15) * Math.min(1.3, textScale), h * 0.58), w * 0.2)
  return most > 0 ? Math.min(size, most) : size
}

/**
 * Draws the header of a seat's board as one line, centred at 0, 0. From the left: the shape of the seat, its name, the
 * additions of the game, and the button that enlarges or closes the board.
 */
export function drawSeatHeader(
  brush: Canvas2D,
  { name, colour, shape, large, turn, button, textScale, longest, most: limit }: SeatHeaderProps,
  w: number,
  h: number,
  made: BoardColours,
  { end, sign }: SeatHeaderExtras = {},
): void {
  const tone = parseHexColour(colour)
  const s = Math.min(h * 0.78, Math.max(30 * textScale, h * 0.45), w * 0.17)
  drawSeatMark(brush, -w / 2 + s * 0.55, 0, s, tone, shape)
  let right = w / 2
  if (button !== 'none' && w > MIN_WIDTH_FOR_BUTTON_PX) {
    drawEnlargeOrCloseIcon(brush, right - s * 0.42, 0, s * 0.32, button, made)
    right -= s * 0.95
  }
  right = end?.(right) ?? right
  const from = -w / 2 + s * 1.2
  const usual = preferredSeatNameFontSize({ large, textScale, most: limit }, w, h)
  const letters = { colour: toCssColour(turn ? mixColours(made.ink, tone, 0.35) : made.ink), display: large } as const
  const weight = large ? 600 : 640
  const room = (kept: number): number => Math.max(8, right - from - s * kept)
  const wide = (size: number): number =>
    Math.max(...[name, longest].map((each) => measureTextWidth(brush, each, { ...letters, weight, size })))
  const most = room(sign ? 1.2 : NAME_GAP)
  // The sign of one seat shortens only the name of that seat, and does not make the names of all seats smaller.
  const fits = fitTextSize(wide, usual, longest === '' ? most : room(NAME_GAP))
  const size = Math.max(fits, Math.min(w < NARROW_NAME_PX ? MIN_NAME_SIZE_PX.narrow : MIN_NAME_SIZE_PX.usual, h * 0.84))
  const written = drawText(brush, name, from, 0, { ...letters, weight, size, most, align: 'left' })
  if (sign) sign(from + written + s * 0.6, s * 0.42)
}
