/** Layout of the table in an area of any size. Pure arithmetic; other files make the pieces from it. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  makeBox,
  clamp,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  insetBox,
  splitNamedRows,
  type Box,
} from '../../art/boxes.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { layoutSeatBoardsInBoxes, seatArrangementFor } from '../seat-boards.ts'
import { pileCaptionHeight, CARD_WIDTH_RATIO } from './art/geometry.ts'

/** The boxes of everything that belongs to one seat. */
export interface SeatLayout {
  readonly seat: Seat
  /** Whether this seat has the large area: the enlarged seat, otherwise the seat at the bottom. */
  readonly large: boolean
  readonly panel: Box
  readonly header: Box
  readonly deeds: Box
  /** The seat's Hand; undefined for the seat at the bottom, whose Hand is the fan. */
  readonly hand: Box | undefined
  readonly deck: Box
  readonly future: Box
  /** Whether there is room for names below the piles. */
  readonly captions: boolean
}

/** The boxes of everything on the table. */
export interface TableLayout {
  /** The ladder without the supply of rings. */
  readonly ladder: Box
  /** Whether the ladder leads upwards; otherwise from left to right. */
  readonly upright: boolean
  /** The supply of rings. */
  readonly supply: Box
  readonly seats: ReadonlyMap<Seat, SeatLayout>
  /** The seat at the bottom. */
  readonly own: Seat
  /** The fan of the seat at the bottom. */
  readonly hand: Box
  /** The area beside the fan for the buttons of a decision. */
  readonly answers: Box
  readonly well: Box
  readonly centre: Box
  readonly ruins: Box
  /** The area over the middle of the table where cards are laid out for a choice. */
  readonly tray: Box
  /** Distance between the parts, in CSS pixels. */
  readonly gap: number
}

/** Minimum width of a pile, if there is room, since piles can be clicked. */
const MIN_HIT_WIDTH_PX = 25

/**
 * The bounds of the width of the area for the answer buttons. The width is `share` of the width of the area at the
 * bottom of the table, but at least `least` (which has room for one button) and at most `most`, both in CSS pixels.
 */
export const ANSWER_AREA_WIDTH_BOUNDS = { share: 0.17, least: 88, most: 190 }

/** Width divided by height below which the table is laid out as on a phone. */
const MIN_WIDE_RATIO = 1.08

/**
 * Computes the boxes of everything on the table. If a seat other than the seat at the bottom is enlarged, these two
 * seats change places.
 * @param players number of seats
 */
export function layoutTable(parameters: SceneParameters, players: number): TableLayout {
  const own = parameters.bottom < players ? parameters.bottom : 0
  const { width, height } = parameters
  const gap = clamp(Math.min(width, height) * 0.013, 4, 16)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const broad = width >= height * MIN_WIDE_RATIO
  return broad ? planBroad(parameters, whole, own, players, gap) : planUpright(parameters, whole, own, players, gap)
}

function planBroad(parameters: SceneParameters, whole: Box, own: Seat, players: number, gap: number): TableLayout {
  const wide = clamp(whole.w * 0.172, 92, whole.h * 0.3)
  const { side, main } = splitNamedColumns(whole, { side: wide, main: whole.w - wide - gap }, gap)
  const supply = clamp(whole.h * 0.07, 30, 76)
  const bands = splitNamedRows(main, { rivals: 0.25, middle: 0.265, front: 0.2, foot: 0.285 }, gap)
  return {
    ...splitNamedRows(side, { ladder: side.h - supply, supply }, 0),
    upright: true,
    ...planMain(parameters, bands, own, players, gap),
  }
}

function planUpright(parameters: SceneParameters, whole: Box, own: Seat, players: number, gap: number): TableLayout {
  const tall = whole.h / whole.w
  const strip = clamp(whole.h * 0.125, 46, 130)
  const supply = clamp(whole.w * 0.1, 34, 90)
  const { head, main } = splitNamedRows(whole, { head: strip, main: whole.h - strip - gap }, gap)
  const shares =
    tall > 1.5
      ? { rivals: 0.24, middle: 0.24, front: 0.22, foot: 0.3 }
      : { rivals: 0.25, middle: 0.25, front: 0.23, foot: 0.27 }
  const bands = splitNamedRows(main, shares, gap)
  return {
    ...splitNamedColumns(head, { ladder: head.w - supply - gap, supply }, gap),
    upright: false,
    ...planMain(parameters, bands, own, players, gap),
  }
}

type Main = Omit<TableLayout, 'ladder' | 'upright' | 'supply'>

type Bands = Readonly<Record<'rivals' | 'middle' | 'front' | 'foot', Box>>

function planMain(parameters: SceneParameters, bands: Bands, own: Seat, players: number, gap: number): Main {
  const { rivals, middle, front, foot } = bands
  const aside = clamp(
    foot.w * ANSWER_AREA_WIDTH_BOUNDS.share,
    ANSWER_AREA_WIDTH_BOUNDS.least,
    ANSWER_AREA_WIDTH_BOUNDS.most,
  )
  // A partner of four sits opposite.
  const seating = seatArrangementFor(parameters, players)
  const small = splitColumns(rivals, equalWeights(seating.others.length), gap)
  const seats = layoutSeatBoardsInBoxes(seating, front, small, (seat, at, large) =>
    large ? planFront(seat, at, seat !== own, gap) : planRival(seat, at, seat !== own, parameters.textScale),
  )
  // The tray also covers the numbers of Well and Ruins, which extend above the piles.
  const rise = gap * 0.9
  const tray = makeBox(middle.x, middle.y - rise, middle.w, rise + middle.h + gap + front.h)
  const low = splitNamedColumns(foot, { hand: foot.w - aside, answers: aside }, 0)
  return { seats, own, ...low, tray, gap, ...planMiddle(middle, gap) }
}

/** Well, centre and Ruins side by side. */
function planMiddle(area: Box, gap: number): Pick<Main, 'well' | 'centre' | 'ruins'> {
  const card = area.h * CARD_WIDTH_RATIO
  const centre = clamp(card * 1.9, area.w * 0.3, area.w * 0.44)
  const pile = Math.min(card * 1.05, (area.w - centre) / 2 - gap)
  const middle = area.x + area.w / 2
  const between = centre / 2 + ((area.w - centre) / 2 - pile) * 0.5
  return {
    well: makeBox(middle - between - pile, area.y, pile, area.h),
    centre: makeBox(middle - centre / 2, area.y, centre, area.h),
    ruins: makeBox(middle + between, area.y, pile, area.h),
  }
}

/** Minimum distance of two piles with names, which are wider than the piles, so that the names do not touch. In CSS pixels. */
const CAPTIONED_APART = 13

/** The seat in front: its header, its Deeds, its piles. */
function planFront(seat: Seat, panel: Box, holdsHand: boolean, least: number): SeatLayout {
  const gap = Math.max(least, CAPTIONED_APART)
  const pad = clamp(panel.h * 0.06, 3, 12)
  const area = insetBox(panel, pad)
  const pile = Math.min(area.h * CARD_WIDTH_RATIO * 0.92, area.w * 0.13)
  const header = clamp(area.w * 0.31, 112, Math.max(112, area.h * 2.3))
  const [piles, gaps] = holdsHand ? [3.3, 4] : [2, 3]
  const deeds = area.w - header - pile * piles - gap * gaps
  const shares = { header, deeds, future: pile, deck: pile }
  const parts = holdsHand
    ? splitNamedColumns(area, { ...shares, hand: pile * 1.3 }, gap)
    : { ...splitNamedColumns(area, shares, gap), hand: undefined }
  return { seat, large: true, panel, ...parts, captions: true }
}

/** Another seat: everything small. */
function planRival(seat: Seat, panel: Box, holdsHand: boolean, textScale: number): SeatLayout {
  const pad = clamp(Math.min(panel.h * 0.05, panel.w * 0.03), 3, 12)
  const { piles, ...parts } = rivalParts(insetBox(panel, pad), pad)
  return { seat, large: false, panel, ...parts, ...planPiles(piles, holdsHand, pad * 1.5, textScale) }
}

/** One beside the other, in two lines, or in three. */
function rivalParts(area: Box, pad: number): Record<'header' | 'deeds' | 'piles', Box> {
  if (area.w > area.h * 3.4) return splitNamedColumns(area, { header: 0.31, deeds: 0.37, piles: 0.32 }, pad * 1.5)
  if (area.w <= area.h * 1.85) return splitNamedRows(area, { header: 0.31, deeds: 0.35, piles: 0.34 }, pad * 0.8)
  const { header, below } = splitNamedRows(area, { header: 0.36, below: 0.64 }, pad)
  return { header, ...splitNamedColumns(below, { deeds: 0.5, piles: 0.5 }, pad * 2) }
}

/** Minimum size of a pile with a name, in CSS pixels. */
const MIN_CAPTIONED_PX = { wide: 21, high: 42 } as const

/** The width of the caption below a small Hand, divided by the height of the caption. */
export const HAND_CAPTION_WIDTH_TO_HEIGHT = 2

/** Hand, Future Life and Deck side by side, the piles as wide as their cards; their names below where there is room. */
function planPiles(
  area: Box,
  holdsHand: boolean,
  gap: number,
  textScale: number,
): Pick<SeatLayout, 'hand' | 'deck' | 'future' | 'captions'> {
  const width = (high: number): number =>
    Math.max(Math.min(high * CARD_WIDTH_RATIO, area.w * 0.21), Math.min(MIN_HIT_WIDTH_PX, area.w * 0.24))
  const foot = pileCaptionHeight({ w: 0, h: 0 }, textScale)
  const captions = width(area.h - foot) >= MIN_CAPTIONED_PX.wide && area.h >= MIN_CAPTIONED_PX.high
  const pile = width(captions ? area.h - foot : area.h)
  const height = Math.min(area.h, pile / CARD_WIDTH_RATIO + (captions ? foot : 0))
  const y = area.y + (area.h - height) / 2
  const apart = captions ? Math.max(gap, CAPTIONED_APART) : gap
  const deck = makeBox(area.x + area.w - pile, y, pile, height)
  const future = makeBox(deck.x - apart - pile, y, pile, height)
  // A narrow Hand leaves its name room before the edge of the seat.
  const from = area.x + (captions ? Math.max(0, foot * HAND_CAPTION_WIDTH_TO_HEIGHT - pile) / 2 : 0)
  const hand = makeBox(from, y, future.x - gap * 1.5 - from, height)
  return { hand: holdsHand ? hand : undefined, deck, future, captions }
}
