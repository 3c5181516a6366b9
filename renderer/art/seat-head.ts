/** The head of a seat's board in all games: whose it is, whether they act, and the sign that makes it large or small. */
import type { SeatLook } from '../stage/scene.ts'
import type { Brush } from './brush.ts'
import { css, mix, parsed } from './colour.ts'
import type { Materials } from './materials.ts'
import { enlarging } from './plate.ts'
import { seatMark } from './seat-mark.ts'
import { width, write, type Lettering } from './type.ts'

export interface HeadLook extends SeatLook {
  readonly large: boolean
  readonly turn: boolean
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
  /** The longest name of all that are written as large as this one; empty: it stands by itself. */
  readonly longest: string
}

/** What a game draws into the line besides. */
export interface HeadMore {
  /** At its end. @param right where that is. @returns where it is for the name */
  end?(right: number): number
  /** Beside the name, around `x`; false: others have it, and this one its room. */
  readonly sign?: ((x: number, r: number) => void) | false | undefined
}

/** Between the name and what stands behind it, as a share of the mark. */
const APART = 0.25

/** Narrower heads have no room for the sign of enlarging: a click on them does it all the same. */
const NARROW = 120

/** Smaller than this a name cannot be read: it is cut short, CSS pixels. */
const LEAST = 11

/** A line around 0, 0: mark, name, what the game adds, and the sign. */
export function seatHead(
  brush: Brush,
  { name, colour, shape, large, turn, button, textScale, longest }: HeadLook,
  w: number,
  h: number,
  made: Materials,
  { end, sign }: HeadMore = {},
): void {
  const tone = parsed(colour)
  const s = Math.min(h * 0.78, 30 * textScale, w * 0.17)
  seatMark(brush, -w / 2 + s * 0.55, 0, s, tone, shape)
  let right = w / 2
  if (button !== 'none' && w > NARROW) {
    enlarging(brush, right - s * 0.42, 0, s * 0.32, button, made)
    right -= s * 0.95
  }
  right = end?.(right) ?? right
  const from = -w / 2 + s * 1.2
  const usual = Math.min(h * 0.66, Math.max((large ? 24 : 15) * Math.min(1.3, textScale), h * 0.45), w * 0.2)
  const letters = { colour: css(turn ? mix(made.ink, tone, 0.35) : made.ink), display: large } as const
  const weight = large ? 600 : 640
  const most = Math.max(8, right - from - s * (sign === undefined ? APART : 1.2))
  const whole: Lettering = { ...letters, weight, size: usual }
  const fill = Math.max(width(brush, name, whole), width(brush, longest, whole))
  const size = Math.max(fill > most ? (usual * most * 0.985) / fill : usual, Math.min(LEAST, h * 0.84))
  const wide = write(brush, name, from, 0, { ...letters, weight, size, most, align: 'left' })
  if (sign) sign(from + wide + s * 0.6, s * 0.42)
}
