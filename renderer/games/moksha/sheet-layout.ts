/** Positions of the parts of a player's sheet: large in front, or small for other players. */
import { clamp, splitNamedColumns, insetBox, splitNamedRows, type Box } from '../../art/boxes.ts'
import { SQRT_3 } from './art/geometry.ts'

/** The boxes of the parts of a player's sheet, in CSS pixels. */
export interface SheetLayout {
  readonly header: Box
  readonly grid: Box
  readonly card: Box
  readonly verdict: Box
  /** Shows what the player would get if the life ended now. */
  readonly worth: Box
  readonly age: Box
  readonly tokens: Box
  readonly karma: Box
  readonly gods: Box
  readonly reserve: Box
}

/**
 * Computes the boxes of the large sheet in front.
 * @param near whether the player chooses a hex on a phone: the harmony grid then gets as much room as possible
 */
export function layoutLargeSheet(panel: Box, textScale: number, near = false): SheetLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.02, 3, 11)
  const area = insetBox(panel, pad)
  return area.w > area.h * 1.3 ? wideForm(area, pad, near ? 0.6 : 0.52) : tallForm(area, pad, textScale)
}

/** The grid at the left, as high as the area, and what it leaves. @param share the most of the width that it takes */
function beside(area: Box, share: number, gap: number): Record<'grid' | 'side', Box> {
  const grid = Math.min(area.w * share, (area.h * 11) / (7 * SQRT_3))
  return splitNamedColumns(area, { grid, side: area.w - grid - gap }, gap)
}

/** The grid has the most of it: it is the heart of the game. */
function tallForm(area: Box, pad: number, textScale: number): SheetLayout {
  const head = clamp(area.h * 0.07, 22, 80) * Math.min(1.2, textScale)
  const goods = clamp(area.h * 0.16, 46, 130)
  const track = clamp(area.h * 0.09, 30, 60)
  const rest = area.h - head - goods - track - 3 * pad
  const lines = splitNamedRows(area, { header: head, life: rest, goods, age: track }, pad)
  const { grid, side } = beside(lines.life, 0.725, pad)
  const { upper, lower } = splitNamedRows(lines.goods, { upper: 0.57, lower: 0.43 }, Math.min(6, pad * 0.6))
  return {
    header: lines.header,
    grid,
    ...splitNamedRows(side, { card: 0.42, verdict: 0.27, worth: 0.31 }, pad * 0.8),
    ...splitNamedColumns(upper, { tokens: 0.5, gods: 0.5 }, pad * 1.6),
    ...splitNamedColumns(lower, { karma: 0.7, reserve: 0.3 }, pad * 1.6),
    age: lines.age,
  }
}

function wideForm(area: Box, pad: number, share: number): SheetLayout {
  const { grid, side } = beside(area, share, pad)
  const lines = splitNamedRows(side, { header: 0.14, life: 0.26, age: 0.19, goods: 0.2, foot: 0.21 }, Math.min(pad, 4))
  return {
    header: lines.header,
    grid,
    ...splitNamedColumns(lines.life, { card: 0.36, verdict: 0.34, worth: 0.3 }, Math.min(pad, 4)),
    age: lines.age,
    ...splitNamedColumns(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...splitNamedColumns(lines.foot, { gods: 0.78, reserve: 0.22 }, pad),
  }
}

/** From this height on a wide sheet has room for a header and two lines, CSS pixels. */
const TWO_LINES = 60
/** One so long for its height has all in one line, however high it is: two would be thin. */
const LONG = 9
/** A narrower sheet has no room for a name beside the rest of a line; a lower one none for two lines beside the grid. */
const ONE_LINE = 220
const LOW = 40

/**
 * Computes the boxes of the parts of a small sheet (a player's area in small). The size of `panel` selects one of
 * several arrangements. In each of them the boxes that show whether the player survives and what a death would bring
 * come before the boxes of what the player holds.
 * @param textScale factor of the text size; it makes the header higher
 */
export function layoutSmallSheet(panel: Box, textScale: number): SheetLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.05, 2, 8)
  const area = insetBox(panel, pad)
  const low = area.h < TWO_LINES || area.w > area.h * LONG
  if (area.w > Math.max(ONE_LINE, area.h * 4) && low) return lineForm(area)
  const head = Math.min(clamp(area.h * 0.24, 13, 30) * Math.min(1.3, textScale), area.h * 0.36)
  const { header, body } = splitNamedRows(area, { header: head, body: area.h - head - 1 }, 1)
  if (body.w < body.h * 1.75 && body.h > 60) return { header, ...stackedForm(body, pad) }
  return { header, ...(body.w < 150 || body.h < LOW ? narrowForm(body) : blockForm(body, pad)) }
}

/** All in one line, so that several of them read like a table. */
function lineForm(area: Box): SheetLayout {
  const gap = Math.min(4, area.w * 0.01)
  const weights = { header: 0.341, card: 0.05, life: 0.15, death: 0.115, grid: 0.078, karma: 0.134, goods: 0.132 }
  const { life, death, goods, ...parts } = splitNamedColumns(area, weights, gap)
  const { tokens, gods } = splitNamedRows(goods, { tokens: 0.52, gods: 0.48 }, 1)
  return {
    ...parts,
    tokens,
    gods,
    ...splitNamedRows(life, { verdict: 0.76, age: 0.24 }, 1),
    ...splitNamedRows(death, { worth: 0.62, reserve: 0.38 }, 1),
  }
}

/** Room for two lines beside the grid. */
function blockForm(body: Box, pad: number): Omit<SheetLayout, 'header'> {
  const { grid, side } = beside(body, 0.3, pad)
  const { upper, lower } = splitNamedRows(side, { upper: 0.56, lower: 0.44 }, Math.min(4, pad))
  const { life, ...above } = splitNamedColumns(
    upper,
    { card: 0.15, life: 0.33, worth: 0.23, karma: 0.29 },
    Math.min(5, pad),
  )
  return {
    grid,
    ...above,
    ...splitNamedRows(life, { verdict: 0.76, age: 0.24 }, 1),
    ...splitNamedColumns(lower, { tokens: 0.42, gods: 0.42, reserve: 0.16 }, Math.min(5, pad)),
  }
}

/** A phone: whether it lives on and what its death would bring; the rest is seen from near. */
function narrowForm(body: Box): Omit<SheetLayout, 'header'> {
  const { upper, lower } = splitNamedRows(body, { upper: 0.62, lower: 0.38 }, 1)
  const { grid, karma, goods, reserve, card } = splitNamedColumns(
    lower,
    { card: 0.14, grid: 0.16, karma: 0.24, goods: 0.3, reserve: 0.16 },
    1,
  )
  const { life, worth } = splitNamedColumns(upper, { life: 0.6, worth: 0.4 }, 2)
  return {
    grid,
    karma,
    reserve,
    card,
    worth,
    ...splitNamedRows(life, { verdict: 0.8, age: 0.2 }, 1),
    ...splitNamedRows(goods, { tokens: 0.5, gods: 0.5 }, 1),
  }
}

/** Narrow and high: the grid beside the occupation, all else below. */
function stackedForm(body: Box, pad: number): Omit<SheetLayout, 'header'> {
  const lines = splitNamedRows(body, { life: 0.48, age: 0.1, goods: 0.2, foot: 0.22 }, Math.min(4, pad))
  const { grid, side } = beside(lines.life, 0.5, pad)
  return {
    grid,
    ...splitNamedRows(side, { card: 0.36, verdict: 0.36, worth: 0.28 }, 2),
    age: lines.age,
    ...splitNamedColumns(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...splitNamedColumns(lines.foot, { gods: 0.72, reserve: 0.28 }, pad),
  }
}
