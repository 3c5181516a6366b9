/** Where the parts of one seat's board lie: header, column, Inspiration spaces, trays. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { EARTH_POSITION, INSPIRATION_SPACES } from '../../../engine/chakra/data.ts'
import { clamp, columns, columnsOf, equal, grid, inset, rows, rowsOf, type Box } from '../../art/boxes.ts'

/** `large`: to play on; `card`: to read at a glance; `strip`: the least that tells how somebody stands. */
export type BoardStyle = 'large' | 'card' | 'strip'

export interface BoardPlan {
  readonly seat: Seat
  readonly style: BoardStyle
  readonly panel: Box
  /** A second panel that holds the Inspiration spaces, where they do not lie on the first. */
  readonly side?: Box
  readonly header: Box
  /** By position: the bubbles, the seven Chakras, the Earth. */
  readonly positions: readonly Box[]
  /** The Inspiration spaces; index = space - 1. */
  readonly spaces: readonly Box[]
  readonly supply: Box
  readonly meditation: Box
  readonly textScale: number
}

const POSITIONS = [0.92, 1, 1, 1, 1, 1, 1, 1, 0.96] as const
const SPACES = INSPIRATION_SPACES.length
const TRAYS = { supply: 0.44, meditation: 0.56 }
/** A body wider than this for its height has its Inspiration spaces in two columns. */
const WIDE = 0.92

/** @param apart where the Inspiration spaces and trays lie when they have a panel of their own */
export function planBoard(seat: Seat, panel: Box, style: BoardStyle, textScale: number, apart?: Box): BoardPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.02, 3, 30)
  const inner = inset(panel, pad)
  const head = Math.min(clamp(panel.h * 0.058, 18, 200) * Math.min(textScale, 1.3), panel.h * 0.13)
  const gap = clamp(inner.h * 0.008, 1.5, 16)
  const { header, body } = rowsOf(inner, { header: head, body: inner.h - head - gap }, gap)
  const plan = { seat, style, panel, header, textScale }
  if (apart !== undefined) {
    const within = inset(apart, Math.min(pad, 5))
    return { ...plan, side: apart, positions: rows(body, POSITIONS, gap * 0.8), ...sideOf(within, 2, gap) }
  }
  if (body.w > body.h * WIDE) {
    const width = clamp((body.h / 9) * 4.7, body.w * 0.3, body.w * 0.52)
    const { column, side } = columnsOf(body, { column: width, side: body.w - width - gap * 2 }, gap * 2)
    return { ...plan, positions: rows(column, POSITIONS, gap * 0.8), ...sideOf(side, 2, gap) }
  }
  if (style === 'large') {
    const { column, side } = columnsOf(body, { column: 0.655, side: 0.345 }, gap * 1.6)
    return { ...plan, positions: rows(column, POSITIONS, gap * 0.8), ...sideOf(side, 1, gap) }
  }
  const low = clamp(body.h * 0.085, 13, 200)
  const { upper, foot } = rowsOf(body, { upper: body.h - low - gap, foot: low }, gap)
  const width = clamp(upper.w * 0.24, 22, 400)
  const { column, spaces } = columnsOf(upper, { column: upper.w - width - gap, spaces: width }, gap)
  return {
    ...plan,
    positions: rows(column, POSITIONS, gap * 0.8),
    spaces: rows(spaces, equal(SPACES), gap),
    ...columnsOf(foot, TRAYS, gap * 2),
  }
}

function sideOf(side: Box, across: number, gap: number): Pick<BoardPlan, 'spaces' | 'supply' | 'meditation'> {
  const tray = clamp(side.h * (across === 1 ? 0.085 : 0.16), 25, 200)
  if (across > 1) {
    const { spaces, foot } = rowsOf(side, { spaces: side.h - tray - gap, foot: tray }, gap)
    return { ...columnsOf(foot, TRAYS, gap), spaces: grid(spaces, SPACES, across, gap) }
  }
  const { spaces, ...trays } = rowsOf(side, { supply: tray, spaces: side.h - 2 * (tray + gap), meditation: tray }, gap)
  return { ...trays, spaces: rows(spaces, equal(SPACES), gap) }
}

/** A strip longer than this for its height has room for energies side by side; in a shorter one they take its height. */
const LONG = 5
const PILES = { header: 0.24, cells: 0.66, foot: 0.1 }

/** The least that tells how somebody stands: nine upright cells, and small change below. */
export function planStrip(seat: Seat, panel: Box): BoardPlan {
  const inner = inset(panel, clamp(panel.h * 0.05, 2, 10))
  const { header, cells, foot } = rowsOf(
    inner,
    panel.w > panel.h * LONG ? { header: 0.3, cells: 0.56, foot: 0.14 } : PILES,
    1,
  )
  const { spaces, ...trays } = columnsOf(foot, { spaces: 0.42, supply: 0.24, meditation: 0.34 }, 3)
  return {
    seat,
    style: 'strip',
    panel,
    header,
    positions: columns(cells, equal(EARTH_POSITION + 1), Math.min(2, cells.w * 0.01)),
    spaces: columns(spaces, equal(SPACES), 1),
    ...trays,
    textScale: 1,
  }
}
