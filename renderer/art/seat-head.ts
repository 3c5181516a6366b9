/** The head of a seat's board in all games: whose it is, whether they act, and the sign that makes it large or small. */
import type { SeatLook } from '../stage/scene.ts'
import type { Brush } from './brush.ts'
import { css, mix, parsed } from './colour.ts'
import type { Materials } from './materials.ts'
import { enlarging } from './plate.ts'
import { seatMark } from './seat-mark.ts'
import { sizeWithin, width, write } from './type.ts'

export interface HeadLook extends SeatLook {
  readonly large: boolean
  readonly turn: boolean
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
  /** The longest name of all that are written as large as this one; empty: it stands by itself. */
  readonly longest: string
  /** No letters are larger than this, in CSS pixels; 0: no such limit. */
  readonly most: number
}

/** What a game draws into the line besides. */
export interface HeadMore {
  /** At its end. @param right where that is. @returns where it is for the name */
  end?(right: number): number
  /** Beside the name, around `x`. */
  readonly sign?: ((x: number, r: number) => void) | false | undefined
}

/** Between the name and what stands behind it, as a share of the mark. */
const APART = 0.25

/** Narrower heads have no room for the sign of enlarging: a click on them does it all the same. */
const NARROW = 120

/** Letters smaller than this are not read: a name is cut short instead; in a `narrow` head hardly one would be whole. CSS pixels. */
const LEAST = { usual: 11, narrow: 9.5 } as const
const NARROW_NAME = 64

/** @returns the size of a name that has room for all of it in a head of this size, in CSS pixels */
export function nameSize(
  { large, textScale, most }: Pick<HeadLook, 'large' | 'textScale' | 'most'>,
  w: number,
  h: number,
): number {
  // In large windows letters grow with their heads.
  const size = Math.min(h * 0.66, Math.max((large ? 24 : 15) * Math.min(1.3, textScale), h * 0.58), w * 0.2)
  return most > 0 ? Math.min(size, most) : size
}

/** A line around 0, 0: mark, name, what the game adds, and the sign. */
export function seatHead(
  brush: Brush,
  { name, colour, shape, large, turn, button, textScale, longest, most: limit }: HeadLook,
  w: number,
  h: number,
  made: Materials,
  { end, sign }: HeadMore = {},
): void {
  const tone = parsed(colour)
  const s = Math.min(h * 0.78, Math.max(30 * textScale, h * 0.45), w * 0.17)
  seatMark(brush, -w / 2 + s * 0.55, 0, s, tone, shape)
  let right = w / 2
  if (button !== 'none' && w > NARROW) {
    enlarging(brush, right - s * 0.42, 0, s * 0.32, button, made)
    right -= s * 0.95
  }
  right = end?.(right) ?? right
  const from = -w / 2 + s * 1.2
  const usual = nameSize({ large, textScale, most: limit }, w, h)
  const letters = { colour: css(turn ? mix(made.ink, tone, 0.35) : made.ink), display: large } as const
  const weight = large ? 600 : 640
  const room = (kept: number): number => Math.max(8, right - from - s * kept)
  const wide = (size: number): number =>
    Math.max(...[name, longest].map((each) => width(brush, each, { ...letters, weight, size })))
  const most = room(sign ? 1.2 : APART)
  // A sign that one of several has makes its own name shorter, and not the letters of all smaller.
  const fits = sizeWithin(wide, usual, longest === '' ? most : room(APART))
  const size = Math.max(fits, Math.min(w < NARROW_NAME ? LEAST.narrow : LEAST.usual, h * 0.84))
  const written = write(brush, name, from, 0, { ...letters, weight, size, most, align: 'left' })
  if (sign) sign(from + written + s * 0.6, s * 0.42)
}
