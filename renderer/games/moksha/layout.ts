/** Where everything lies in an area of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  makeBox,
  clamp,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  gridCells,
  insetBox,
  splitNamedRows,
  type Box,
} from '../../art/boxes.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { layoutSeatBoardsInBoxes, seatArrangementFor } from '../seat-boards.ts'
import { seatChoosingHex, hasGodPromptButtons } from './current-state.ts'
import { layoutLargeSheet, layoutSmallSheet, type SheetLayout } from './sheet-layout.ts'
import { bayBox, openSeaBox } from './art/map-geometry.ts'

/** The boxes of one seat's sheet, in CSS pixels. */
export interface SeatLayout {
  readonly seat: Seat
  /** Whether this is the large sheet. */
  readonly large: boolean
  readonly panel: Box
  readonly form: SheetLayout
}

/** The boxes of the whole board area, in CSS pixels: map, aura track, sheets and the room for the buttons of a decision. */
export interface TableLayout {
  /** The seat at the bottom, from whose side the board is seen. */
  readonly own: Seat
  /** The seat whose sheet is large: the enlarged one, otherwise `own`. */
  readonly large: Seat
  readonly map: Box
  /** The aura track. */
  readonly auraTrack: Box
  readonly seats: ReadonlyMap<Seat, SeatLayout>
  /** The box for the answer buttons of most decisions. */
  readonly answers: Box
  /** The box for the answer buttons while tokens that Brahma has drawn lie on the sea. */
  readonly answersBesideDrawnTokens: Box
  /** The box for two answer buttons side by side: the open sea, even if it is low. */
  readonly sea: Box
  readonly gap: number
}

/** Below this width for its height a table is laid out as on a phone. */
const MIN_WIDE_RATIO = 1.08
/** A narrower one in any case: a lesson of many lines would turn it into two columns, and back. CSS pixels. */
const NARROW_WIDTH_PX = 480

/**
 * Computes the boxes of the board area for a view. It calls `layoutTable` with the seats of the view in turn order and
 * with the seat that now chooses a hex, if there is one.
 */
export function tableLayoutForView(view: MokshaView, parameters: SceneParameters): TableLayout {
  return layoutTable(parameters, view.order, seatChoosingHex(view))
}

/**
 * Selects the box for the answer buttons of the pending decision. While tokens that the god Brahma has drawn lie on
 * the sea of the map, it is the box beside these tokens. For the two buttons of a prompt for calls of gods it is the
 * open sea; for all other decisions it is the usual box.
 */
export function answerButtonsBox(view: MokshaView, { answers, answersBesideDrawnTokens, sea }: TableLayout): Box {
  if (view.drawn.length > 0) return answersBesideDrawnTokens
  return hasGodPromptButtons(view) ? sea : answers
}

/**
 * Computes the boxes of the board area. One seat's sheet (its player board) is large: the sheet of the seat that the
 * viewer has enlarged, or else of the seat at the bottom. The sheet of an enlarged seat changes places with the sheet
 * of the seat at the bottom.
 * @param order the seats in turn order
 * @param choosing the seat that chooses a hex; if its sheet is the large one on a phone, its harmony grid gets more
 *   room, so that fingers can hit the hexes
 */
export function layoutTable(parameters: SceneParameters, order: readonly Seat[], choosing?: Seat): TableLayout {
  const seating = seatArrangementFor(parameters, order.length, order)
  const { own, large, others } = seating
  const { width, height, textScale } = parameters
  const gap = clamp(Math.min(width, height) * 0.012, 4, 14)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const phone = width < NARROW_WIDTH_PX || width < height * MIN_WIDE_RATIO
  const near = phone && choosing === large
  const areas = phone ? upright(whole, others.length, gap, near) : beside(whole, others.length, gap, parameters)
  const seats = layoutSeatBoardsInBoxes(seating, areas.sheet, areas.others, (seat, panel, large) => {
    const form = large ? layoutLargeSheet(panel, textScale, near) : layoutSmallSheet(panel, textScale)
    return { seat, large, panel, form }
  })
  const { map, race, answers, aside } = areas
  return {
    own,
    large,
    map,
    auraTrack: race,
    seats,
    answers,
    answersBesideDrawnTokens: aside,
    sea: openSeaBox(map),
    gap,
  }
}

interface Areas {
  readonly map: Box
  readonly race: Box
  readonly others: readonly Box[]
  readonly sheet: Box
  readonly answers: Box
  readonly aside: Box
}

/** Windows: the aura of all above the map; beside them the others line by line, and the sheet in front, as high as can be. */
function beside(whole: Box, others: number, gap: number, { textScale }: SceneParameters): Areas {
  const wide = clamp(whole.h * 0.9, whole.w * 0.45, whole.w * 0.54)
  const { left, column } = splitNamedColumns(whole, { left: wide, column: whole.w - wide - gap }, gap)
  const high = clamp(whole.h * 0.062, 26, 60) * clamp(textScale, 1, 1.2)
  const { race, map } = splitNamedRows(left, { race: high, map: left.h - high - gap }, gap)
  const line = column.h * (LINES[others] ?? 0)
  // Too low for one line each: two side by side.
  const across = others > 1 && line < MIN_LINE_HEIGHT_PX ? 2 : 1
  const rows = Math.ceil(others / across)
  const between = Math.min(gap, 5)
  const each = across * line
  const strip = each * rows + between * Math.max(0, rows - 1)
  const { above, sheet } = splitNamedRows(column, { above: strip, sheet: column.h - strip - gap }, gap)
  const sea = openSeaBox(map)
  return { map, race, sheet, others: gridCells(above, others, across, between), answers: sea, aside: sea }
}

/** The height of each of so many other sheets, as a share of the board's. */
const LINES: Readonly<Record<number, number>> = { 1: 0.165, 2: 0.115, 3: 0.088, 4: 0.067 }
/** Less high than this a line is not read, in CSS pixels. */
const MIN_LINE_HEIGHT_PX = 29

/** A sea of this height in CSS pixels has room for buttons. */
const MIN_BUTTON_SEA_HEIGHT_PX = 96

/** Phones and upright windows: the others in a strip above, the map, then the own sheet. */
function upright(whole: Box, others: number, gap: number, near: boolean): Areas {
  const high = clamp(whole.h * 0.05, 21, 48)
  const strip = clamp(whole.h * 0.11, 46, 150)
  const free = whole.h - high - strip - 3 * gap
  const usual = Math.max(free * 0.45, Math.min(178, free * 0.5))
  const low = near ? Math.max(usual, Math.min(free * 0.7, whole.w * 1.15)) : usual
  const { above, ...parts } = splitNamedRows(whole, { race: high, above: strip, map: free - low, sheet: low }, gap)
  const sea = openSeaBox(parts.map)
  // Where the sea is too low for buttons they stand in the bay, or before the others.
  const [answers, aside] = sea.h < MIN_BUTTON_SEA_HEIGHT_PX ? [bayBox(parts.map), above] : [sea, sea]
  return { ...parts, others: splitColumns(above, equalWeights(Math.max(1, others)), gap), answers, aside }
}
