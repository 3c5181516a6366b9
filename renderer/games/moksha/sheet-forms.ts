/** Where the parts of a sheet lie, in front and at a glance. */
import { clamp, columnsOf, inset, rowsOf, type Box } from '../../art/boxes.ts'
import { ROOT3 } from './art/geometry.ts'

export interface SheetForm {
  readonly header: Box
  readonly grid: Box
  readonly card: Box
  readonly verdict: Box
  /** What a death would bring now. */
  readonly worth: Box
  readonly age: Box
  readonly tokens: Box
  readonly karma: Box
  readonly gods: Box
  readonly reserve: Box
}

/** The sheet in front. @param near the grid takes what it can */
export function largeForm(panel: Box, textScale: number, near = false): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.02, 3, 11)
  const area = inset(panel, pad)
  return area.w > area.h * 1.3 ? wideForm(area, pad, near ? 0.6 : 0.52) : tallForm(area, pad, textScale)
}

/** The grid at the left, as high as the area, and what it leaves. @param share the most of the width that it takes */
function beside(area: Box, share: number, gap: number): Record<'grid' | 'side', Box> {
  const grid = Math.min(area.w * share, (area.h * 11) / (7 * ROOT3))
  return columnsOf(area, { grid, side: area.w - grid - gap }, gap)
}

/** The grid has the most of it: it is the heart of the game. */
function tallForm(area: Box, pad: number, textScale: number): SheetForm {
  const head = clamp(area.h * 0.07, 22, 80) * Math.min(1.2, textScale)
  const goods = clamp(area.h * 0.16, 46, 130)
  const track = clamp(area.h * 0.09, 30, 60)
  const rest = area.h - head - goods - track - 3 * pad
  const lines = rowsOf(area, { header: head, life: rest, goods, age: track }, pad)
  const { grid, side } = beside(lines.life, 0.725, pad)
  const { upper, lower } = rowsOf(lines.goods, { upper: 0.57, lower: 0.43 }, Math.min(6, pad * 0.6))
  return {
    header: lines.header,
    grid,
    ...rowsOf(side, { card: 0.42, verdict: 0.27, worth: 0.31 }, pad * 0.8),
    ...columnsOf(upper, { tokens: 0.5, gods: 0.5 }, pad * 1.6),
    ...columnsOf(lower, { karma: 0.7, reserve: 0.3 }, pad * 1.6),
    age: lines.age,
  }
}

function wideForm(area: Box, pad: number, share: number): SheetForm {
  const { grid, side } = beside(area, share, pad)
  const lines = rowsOf(side, { header: 0.14, life: 0.26, age: 0.19, goods: 0.2, foot: 0.21 }, Math.min(pad, 4))
  return {
    header: lines.header,
    grid,
    ...columnsOf(lines.life, { card: 0.36, verdict: 0.34, worth: 0.3 }, Math.min(pad, 4)),
    age: lines.age,
    ...columnsOf(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...columnsOf(lines.foot, { gods: 0.78, reserve: 0.22 }, pad),
  }
}

/** From this height on a wide sheet has room for a header and two lines, CSS pixels. */
const TWO_LINES = 60
/** One so long for its height has all in one line, however high it is: two would be thin. */
const LONG = 9
/** A narrower sheet has no room for a name beside the rest of a line; a lower one none for two lines beside the grid. */
const ONE_LINE = 220
const LOW = 40

/** A sheet at a glance: whether it lives on and what its death would bring come first, then what it holds. */
export function smallForm(panel: Box, textScale: number): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.05, 2, 8)
  const area = inset(panel, pad)
  const low = area.h < TWO_LINES || area.w > area.h * LONG
  if (area.w > Math.max(ONE_LINE, area.h * 4) && low) return lineForm(area)
  const head = Math.min(clamp(area.h * 0.24, 13, 30) * Math.min(1.3, textScale), area.h * 0.36)
  const { header, body } = rowsOf(area, { header: head, body: area.h - head - 1 }, 1)
  if (body.w < body.h * 1.75 && body.h > 60) return { header, ...stackedForm(body, pad) }
  return { header, ...(body.w < 150 || body.h < LOW ? narrowForm(body) : blockForm(body, pad)) }
}

/** All in one line, so that several of them read like a table. */
function lineForm(area: Box): SheetForm {
  const gap = Math.min(4, area.w * 0.01)
  const weights = { header: 0.341, card: 0.05, life: 0.15, death: 0.115, grid: 0.078, karma: 0.134, goods: 0.132 }
  const { life, death, goods, ...parts } = columnsOf(area, weights, gap)
  const { tokens, gods } = rowsOf(goods, { tokens: 0.52, gods: 0.48 }, 1)
  return {
    ...parts,
    tokens,
    gods,
    ...rowsOf(life, { verdict: 0.76, age: 0.24 }, 1),
    ...rowsOf(death, { worth: 0.62, reserve: 0.38 }, 1),
  }
}

/** Room for two lines beside the grid. */
function blockForm(body: Box, pad: number): Omit<SheetForm, 'header'> {
  const { grid, side } = beside(body, 0.3, pad)
  const { upper, lower } = rowsOf(side, { upper: 0.56, lower: 0.44 }, Math.min(4, pad))
  const { life, ...above } = columnsOf(upper, { card: 0.15, life: 0.33, worth: 0.23, karma: 0.29 }, Math.min(5, pad))
  return {
    grid,
    ...above,
    ...rowsOf(life, { verdict: 0.76, age: 0.24 }, 1),
    ...columnsOf(lower, { tokens: 0.42, gods: 0.42, reserve: 0.16 }, Math.min(5, pad)),
  }
}

/** A phone: whether it lives on and what its death would bring; the rest is seen from near. */
function narrowForm(body: Box): Omit<SheetForm, 'header'> {
  const { upper, lower } = rowsOf(body, { upper: 0.62, lower: 0.38 }, 1)
  const { grid, karma, goods, reserve, card } = columnsOf(
    lower,
    { card: 0.14, grid: 0.16, karma: 0.24, goods: 0.3, reserve: 0.16 },
    1,
  )
  const { life, worth } = columnsOf(upper, { life: 0.6, worth: 0.4 }, 2)
  return {
    grid,
    karma,
    reserve,
    card,
    worth,
    ...rowsOf(life, { verdict: 0.8, age: 0.2 }, 1),
    ...rowsOf(goods, { tokens: 0.5, gods: 0.5 }, 1),
  }
}

/** Narrow and high: the grid beside the occupation, all else below. */
function stackedForm(body: Box, pad: number): Omit<SheetForm, 'header'> {
  const lines = rowsOf(body, { life: 0.48, age: 0.1, goods: 0.2, foot: 0.22 }, Math.min(4, pad))
  const { grid, side } = beside(lines.life, 0.5, pad)
  return {
    grid,
    ...rowsOf(side, { card: 0.36, verdict: 0.36, worth: 0.28 }, 2),
    age: lines.age,
    ...columnsOf(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...columnsOf(lines.foot, { gods: 0.72, reserve: 0.28 }, pad),
  }
}
