/** Positions of cards and rungs within an area, the same for the scenes and for the painter. */
import { boxCentredAt, makeBox, fitBox, layoutOverlappingRow, type Box, type Point2D } from '../../../art/boxes.ts'

/** The width of a card, divided by its height. */
export const CARD_WIDTH_RATIO = 0.714

/** The box of the largest card that fits into an area, in its middle. */
export function fitCard(area: Box): Box {
  return fitBox(area, 1 / CARD_WIDTH_RATIO)
}

/** Minimum height of the name under a pile, in CSS pixels; the font size is 0.8 of it. */
const MIN_CAPTION = 15

/** The height of the name under a pile, in CSS pixels. @param area size of the pile with its name */
export function pileCaptionHeight(area: { readonly w: number; readonly h: number }, textScale: number): number {
  return Math.max(MIN_CAPTION, Math.min(area.h * 0.14, area.w * 0.2, 26)) * Math.min(1.3, textScale)
}

/** Minimum visible share of the width of each card in a hand, so that each can be clicked. */
const MIN_STEP = 0.62
/** Cards that would overlap a little are made smaller instead, at most to this share: their texts stay readable. */
const MIN_SIZE_SIDE_BY_SIDE = 0.85
/** Maximum rotation of the outermost cards of a fan, in radians. */
const FAN = 0.11
/** Minimum visible share of the width of each Deed: the corner with its colour and points. */
const CORNER = 0.32

/** The position and the rotation of a card in a hand. */
export interface FannedCard {
  readonly at: Box
  /** Rotation in radians, clockwise. */
  readonly turn: number
}

/**
 * Computes the positions of the cards of a hand. The cards are side by side in up to three lines; as many lines are
 * used as make the cards largest. In a single line the cards are slightly fanned.
 */
export function layoutHandCards(area: Box, count: number): readonly FannedCard[] {
  if (count === 0) return []
  const lines = bestLines(area, count)
  const perLine = Math.ceil(count / lines)
  const lineHeight = area.h / lines
  const half = (perLine - 1) / 2
  const each = lines > 1 || half === 0 ? 0 : Math.min(0.03, FAN / half)
  // The outermost cards are wider and higher, as they are turned, and lie lower.
  const tilt = each * half
  const drop = 0.3 * tilt * half
  const tall = Math.cos(tilt) + CARD_WIDTH_RATIO * (Math.sin(tilt) + drop)
  const width = Math.min(widthFor(area, perLine, lines), ((lineHeight * 0.985) / tall) * CARD_WIDTH_RATIO)
  const height = width / CARD_WIDTH_RATIO
  const outer = width * Math.cos(tilt) + height * Math.sin(tilt)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / perLine)
    const inLine = line === lines - 1 ? count - perLine * line : perLine
    const off = (index % perLine) - (inLine - 1) / 2
    const step = inLine > 1 ? Math.min(width * 1.035, (area.w - outer) / (inLine - 1)) : 0
    const x = area.x + area.w / 2 + off * step
    const y = area.y + lineHeight * (line + 0.5) + width * 0.3 * each * (off * off - (half * half) / 2)
    return { at: boxCentredAt({ x, y }, width, height), turn: off * each }
  })
}

function bestLines(area: Box, count: number): number {
  return [1, 2, 3].reduce((best, lines) => {
    const more = widthFor(area, Math.ceil(count / lines), lines)
    return more > widthFor(area, Math.ceil(count / best), best) * 1.12 ? lines : best
  }, 1)
}

function widthFor({ w, h }: Box, perLine: number, lines: number): number {
  const most = (h / lines) * (lines === 1 ? 0.92 : 0.97) * CARD_WIDTH_RATIO
  const beside = (w * 0.97) / perLine
  if (beside >= most * MIN_SIZE_SIDE_BY_SIDE) return Math.min(most, beside)
  return Math.min(most, (w * 0.97) / (1 + MIN_STEP * (perLine - 1)))
}

/** Share of the line that a small number of Deeds takes: the rest is for the text to a seat that is offered a card. */
const FEW = 0.57

/**
 * The boxes of a seat's Deeds, that is the cards that its player has played for points. They form one row from the
 * left, side by side. If there are many cards, each card overlaps the previous card.
 */
export function deedBoxes(area: Box, count: number): readonly Box[] {
  const width = Math.min(area.h * CARD_WIDTH_RATIO, area.w / (1 + CORNER * (count - 1)), area.w * 0.6)
  const few = (area.w * FEW - width) / Math.max(1, count - 1) / width
  return layoutOverlappingRow(area, count, Math.min(1.06, Math.max(0.58, few)), width, width / CARD_WIDTH_RATIO)
}

/** Whether a seat's header of this size has three lines; else it has two. */
export function hasThreeHeaderLines({ w, h }: { readonly w: number; readonly h: number }): boolean {
  return h > w * 0.38
}

/**
 * The height of one line of text in a seat's header, in CSS pixels. A header has three lines if it is high enough for
 * its width (`hasThreeHeaderLines`), else two. The second line shows the value of the present life.
 */
export function seatHeaderLineHeight(header: { readonly w: number; readonly h: number }): number {
  return header.h * (hasThreeHeaderLines(header) ? 0.3 : 0.5)
}

/** Width of a mark with a number of two digits and the gap to the next sum, as a multiple of the size of the mark. */
const SUM = 1.95

/**
 * The layout of the three sums of points, one per colour, side by side in one line of a seat's header. The numbers
 * never touch.
 * @param w width of the header, in CSS pixels
 * @param line height of the line, in CSS pixels
 * @returns the size of the mark of each sum, and the distance from one sum to the next, in CSS pixels
 */
export function colourSumsLayout(w: number, line: number): { readonly size: number; readonly step: number } {
  const size = Math.min(line * 0.58, Math.max(w * 0.02 + 16, w * 0.075), w / (3 * SUM))
  return { size, step: Math.min(size * 2.3, (w - size * SUM) / 2) }
}

/**
 * The positions of a rung of the Karmic Ladder, relative to the centre of the ladder's area: its medallion, its plate, and
 * its tokens.
 */
export interface RungLayout {
  /** Centre and diameter of the medallion. */
  readonly at: Point2D
  readonly d: number
  /** The plate beside the medallion, for the name of the rung and the tokens. */
  readonly shelf: Box
  /** Centres of the tokens, and their size. */
  readonly tokens: readonly Point2D[]
  readonly token: number
}

const RUNGS = 5
/**
 * The proportions of the medallions of the rungs. `radius`: drawn radius, as a share of `RungLayout.d`. `rays`: radius of the
 * rays around the uppermost medallion, as a multiple of its drawn radius.
 */
export const RUNG_MEDALLION_RATIOS = { radius: 0.46, rays: 1.24 } as const
/** Between a rung's name and the end of its plate, in CSS pixels. */
const NAME_PAD = 5

/**
 * The range of x coordinates for the name of a rung when the Karmic Ladder is upright. The name is on the plate of the
 * rung; the range leaves out the rung's medallion (the round sign), the rays around it, and a margin at the end of the
 * plate.
 * @param isLast whether the rung is the uppermost one, which alone has rays
 */
export function rungNameRange(
  { at, d, shelf }: RungLayout,
  isLast: boolean,
): { readonly from: number; readonly to: number } {
  const reach = d * RUNG_MEDALLION_RATIOS.radius * (isLast ? RUNG_MEDALLION_RATIOS.rays : 1) + NAME_PAD / 2
  return at.x < 0
    ? { from: at.x + reach, to: shelf.x + shelf.w - NAME_PAD }
    : { from: shelf.x + NAME_PAD, to: at.x - reach }
}

/**
 * The layouts of the five rungs of the Karmic Ladder, from the lowest to the highest rung. On an upright ladder the
 * lowest rung is at the bottom; on a horizontal ladder it is on the left.
 * @param tokens maximum number of tokens on one rung; used for an upright ladder only
 */
export function ladderRungLayouts(w: number, h: number, upright: boolean, tokens = 4): readonly RungLayout[] {
  return Array.from({ length: RUNGS }, (_, rung) => (upright ? uprightRung(w, h, rung, tokens) : lyingRung(w, h, rung)))
}

function uprightRung(w: number, h: number, rung: number, count: number): RungLayout {
  const pitch = h / (RUNGS + 0.12)
  const side = rung % 2 === 0 ? -1 : 1
  const d = Math.min(pitch * 0.7, w * 0.52) * (rung === RUNGS - 1 ? 0.8 : 1)
  const x = side * (w * 0.485 - d / 2)
  const y = h / 2 - pitch * (rung + 0.5)
  const height = Math.min(pitch * 0.56, d * 0.94)
  const free = w * 0.97 - d
  const shelf = makeBox(-w * 0.485 + (side < 0 ? d * 0.45 : 0), y - height / 2, w * 0.97 - d * 0.45, height)
  // Side by side where they fit, under the name.
  const token = Math.min(height * 0.46, pitch * 0.24, (free * 0.94) / Math.max(2, count))
  const middle = -side * (w * 0.485 - free / 2 - 1)
  const tokens = Array.from({ length: count }, (_, i) => ({
    x: middle + (i - (count - 1) / 2) * token * 1.04,
    y: y + height * 0.17,
  }))
  return { at: { x, y }, d, shelf, tokens, token }
}

function lyingRung(w: number, h: number, rung: number): RungLayout {
  const pitch = w / RUNGS
  const d = Math.min(h * 0.78, pitch * 0.54)
  const token = Math.min((pitch * 0.96 - d) / 2.2, h * 0.32)
  const x = -w / 2 + pitch * rung + d / 2 + pitch * 0.02
  const y = (rung % 2 === 0 ? 1 : -1) * h * 0.06
  const shelf = makeBox(x, y - token * 1.2, d / 2 + token * 2.22, token * 2.4)
  const left = x + d / 2 + token * 1.03
  const tokens = [0, 1, 2, 3].map((i) => ({
    x: left + ((i % 2) - 0.5) * token * 1.04,
    y: y + (Math.floor(i / 2) - 0.5) * token * 1.08,
  }))
  return { at: { x, y }, d, shelf, tokens, token }
}
