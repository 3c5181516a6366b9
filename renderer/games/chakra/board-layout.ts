/** Layout of one seat's board: header, column, Inspiration spaces, trays. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { EARTH_POSITION, INSPIRATION_SPACE_ACTIONS } from '../../../engine/chakra/data.ts'
import {
  clamp,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  gridCells,
  insetBox,
  splitRows,
  splitNamedRows,
  type Box,
} from '../../art/boxes.ts'

/**
 * How a seat's board is shown. `large`: to play on. `card`: smaller, with all parts. `strip`: narrow, with only the most
 * important parts.
 */
export type SeatBoardStyle = 'large' | 'card' | 'strip'

/** The boxes of the parts of one seat's board, in CSS pixels on the board. */
export interface SeatBoardLayout {
  readonly seat: Seat
  readonly style: SeatBoardStyle
  /** The plate under the board. */
  readonly panel: Box
  /** A second panel with the Inspiration spaces and trays; absent: they are on the first panel. */
  readonly side?: Box
  readonly header: Box
  /** The rows of the column, by position from the top: the bubbles, the seven Chakras, the Earth. */
  readonly positions: readonly Box[]
  /** The Inspiration spaces; index = space - 1. */
  readonly spaces: readonly Box[]
  /** The tray of available Inspiration tokens. */
  readonly supply: Box
  /** The tray of Meditation tokens. */
  readonly meditation: Box
  readonly textScale: number
}

const POSITIONS = [0.92, 1, 1, 1, 1, 1, 1, 1, 0.96] as const
const SPACES = INSPIRATION_SPACE_ACTIONS.length
const TRAYS = { supply: 0.44, meditation: 0.56 }
/** A body wider than this for its height has its Inspiration spaces in two columns. */
const MAX_NARROW_RATIO = 0.92

/**
 * Lays out one seat's board in the style `large`, the size to play on, or `card`, a smaller size with all parts.
 * @param panel box of the board
 * @param apart box of a second panel for the Inspiration spaces and trays; if undefined, they are on the first panel
 */
export function layoutLargeOrCardSeatBoard(
  seat: Seat,
  panel: Box,
  style: SeatBoardStyle,
  textScale: number,
  apart?: Box,
): SeatBoardLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.02, 3, 30)
  const inner = insetBox(panel, pad)
  const head = Math.min(clamp(panel.h * 0.058, 18, 200) * Math.min(textScale, 1.3), panel.h * 0.13)
  const gap = clamp(inner.h * 0.008, 1.5, 16)
  const { header, body } = splitNamedRows(inner, { header: head, body: inner.h - head - gap }, gap)
  const plan = { seat, style, panel, header, textScale }
  if (apart !== undefined) {
    const within = insetBox(apart, Math.min(pad, 5))
    return { ...plan, side: apart, positions: splitRows(body, POSITIONS, gap * 0.8), ...sideOf(within, 2, gap) }
  }
  if (body.w > body.h * MAX_NARROW_RATIO) {
    const width = clamp((body.h / 9) * 4.7, body.w * 0.3, body.w * 0.52)
    const { column, side } = splitNamedColumns(body, { column: width, side: body.w - width - gap * 2 }, gap * 2)
    return { ...plan, positions: splitRows(column, POSITIONS, gap * 0.8), ...sideOf(side, 2, gap) }
  }
  if (style === 'large') {
    const { column, side } = splitNamedColumns(body, { column: 0.655, side: 0.345 }, gap * 1.6)
    return { ...plan, positions: splitRows(column, POSITIONS, gap * 0.8), ...sideOf(side, 1, gap) }
  }
  const low = clamp(body.h * 0.085, 13, 200)
  const { upper, foot } = splitNamedRows(body, { upper: body.h - low - gap, foot: low }, gap)
  const width = clamp(upper.w * 0.24, 22, 400)
  const { column, spaces } = splitNamedColumns(upper, { column: upper.w - width - gap, spaces: width }, gap)
  return {
    ...plan,
    positions: splitRows(column, POSITIONS, gap * 0.8),
    spaces: splitRows(spaces, equalWeights(SPACES), gap),
    ...splitNamedColumns(foot, TRAYS, gap * 2),
  }
}

function sideOf(side: Box, across: number, gap: number): Pick<SeatBoardLayout, 'spaces' | 'supply' | 'meditation'> {
  const tray = clamp(side.h * (across === 1 ? 0.085 : 0.16), 25, 200)
  if (across > 1) {
    const { spaces, foot } = splitNamedRows(side, { spaces: side.h - tray - gap, foot: tray }, gap)
    return { ...splitNamedColumns(foot, TRAYS, gap), spaces: gridCells(spaces, SPACES, across, gap) }
  }
  const { spaces, ...trays } = splitNamedRows(
    side,
    { supply: tray, spaces: side.h - 2 * (tray + gap), meditation: tray },
    gap,
  )
  return { ...trays, spaces: splitRows(spaces, equalWeights(SPACES), gap) }
}

/** A strip longer than this for its height has room for energies side by side; in a shorter one they take its height. */
const LONG = 5
const PILES = { header: 0.24, cells: 0.66, foot: 0.1 }

/**
 * Lays out a seat's board in the style `strip`: nine upright cells for the rows of the column, and the spaces and trays in a
 * line below.
 */
export function layoutStripBoard(seat: Seat, panel: Box): SeatBoardLayout {
  const inner = insetBox(panel, clamp(panel.h * 0.05, 2, 10))
  const { header, cells, foot } = splitNamedRows(
    inner,
    panel.w > panel.h * LONG ? { header: 0.3, cells: 0.56, foot: 0.14 } : PILES,
    1,
  )
  const { spaces, ...trays } = splitNamedColumns(foot, { spaces: 0.42, supply: 0.24, meditation: 0.34 }, 3)
  return {
    seat,
    style: 'strip',
    panel,
    header,
    positions: splitColumns(cells, equalWeights(EARTH_POSITION + 1), Math.min(2, cells.w * 0.01)),
    spaces: splitColumns(spaces, equalWeights(SPACES), 1),
    ...trays,
    textScale: 1,
  }
}
