/** Where the parts of a sheet lie, in front and at a glance. */
import { clamp, columnsOf, inset, rowsOf, type Box } from '../../art/boxes.ts'
import { ROOT3 } from './art/geometry.ts'

export interface SheetForm {
  readonly header: Box
  readonly grid: Box
  readonly card: Box
  readonly verdict: Box
  readonly age: Box
  readonly tokens: Box
  readonly karma: Box
  readonly gods: Box
  readonly reserve: Box
}

/** The sheet in front. @param near the grid takes what it can */
export function largeForm(panel: Box, textScale: number, near = false): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.022, 3, 12)
  const area = inset(panel, pad)
  return area.w > area.h * 1.3 ? wideForm(area, pad, near ? 0.6 : 0.52) : tallForm(area, pad, textScale)
}

/** The grid at the left, as high as the area, and what it leaves. @param share the most of the width that it takes */
function beside(area: Box, share: number, gap: number): Record<'grid' | 'side', Box> {
  const grid = Math.min(area.w * share, (area.h * 11) / (7 * ROOT3))
  return columnsOf(area, { grid, side: area.w - grid - gap }, gap)
}

function tallForm(area: Box, pad: number, textScale: number): SheetForm {
  const head = clamp(area.h * 0.075, 22, 46) * Math.min(1.2, textScale)
  const goods = clamp(area.h * 0.185, 48, 130)
  const track = clamp(area.h * 0.105, 32, 64)
  const rest = area.h - head - goods - track - 3 * pad
  const lines = rowsOf(area, { header: head, life: rest, goods, age: track }, pad)
  const { grid, side } = beside(lines.life, 0.62, pad)
  const verdict = clamp(rest * 0.31, 50, 130)
  const { upper, lower } = rowsOf(lines.goods, { upper: 0.57, lower: 0.43 }, Math.min(6, pad * 0.6))
  return {
    header: lines.header,
    grid,
    ...rowsOf(side, { card: rest - verdict - pad, verdict }, pad),
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
    ...columnsOf(lines.life, { card: 0.5, verdict: 0.5 }, pad),
    age: lines.age,
    ...columnsOf(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...columnsOf(lines.foot, { gods: 0.78, reserve: 0.22 }, pad),
  }
}

/** A sheet at a glance. */
export function smallForm(panel: Box, textScale: number): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.04, 2, 8)
  const area = inset(panel, pad)
  if (panel.h < 46 && panel.w > panel.h * 5) return lineForm(area)
  const head = Math.min(clamp(area.h * 0.24, 13, 30) * Math.min(1.3, textScale), area.h * 0.36)
  const { header, body } = rowsOf(area, { header: head, body: area.h - head - 1 }, 1)
  if (body.w < body.h * 1.75 && body.h > 60) return { header, ...stackedForm(body, pad) }
  const { grid, side } = beside(body, 0.36, pad)
  if (side.w > side.h * 2.7 && side.w > 150) {
    const { life, goods, foot } = columnsOf(side, { life: 0.26, goods: 0.4, foot: 0.34 }, pad * 1.5)
    return {
      header,
      grid,
      ...rowsOf(life, { verdict: 0.42, card: 0.36, age: 0.22 }, 2),
      ...rowsOf(goods, { tokens: 0.54, karma: 0.46 }, 2),
      ...rowsOf(foot, { gods: 0.58, reserve: 0.42 }, 2),
    }
  }
  const { life, age, goods, foot } = rowsOf(side, { life: 0.32, age: 0.16, goods: 0.26, foot: 0.26 }, 1)
  return {
    header,
    grid,
    ...columnsOf(life, { card: 0.34, verdict: 0.66 }, 2),
    age,
    ...columnsOf(goods, { tokens: 0.55, karma: 0.45 }, 2),
    ...columnsOf(foot, { gods: 0.72, reserve: 0.28 }, 2),
  }
}

/** Low: all in one line. */
function lineForm(area: Box): SheetForm {
  const weights = { header: 0.3, grid: 0.08, card: 0.08, life: 0.16, goods: 0.17, gods: 0.23, reserve: 0.09 }
  const { life, goods, ...parts } = columnsOf(area, weights, 3)
  return {
    ...parts,
    ...rowsOf(life, { verdict: 0.64, age: 0.36 }, 1),
    ...rowsOf(goods, { tokens: 0.55, karma: 0.45 }, 1),
  }
}

/** Narrow and high: the grid beside the occupation, all else below. */
function stackedForm(body: Box, pad: number): Omit<SheetForm, 'header'> {
  const lines = rowsOf(body, { life: 0.48, age: 0.1, goods: 0.2, foot: 0.22 }, Math.min(4, pad))
  const { grid, side } = beside(lines.life, 0.5, pad)
  return {
    grid,
    ...rowsOf(side, { card: 0.5, verdict: 0.5 }, 2),
    age: lines.age,
    ...columnsOf(lines.goods, { tokens: 0.54, karma: 0.46 }, pad),
    ...columnsOf(lines.foot, { gods: 0.72, reserve: 0.28 }, pad),
  }
}
