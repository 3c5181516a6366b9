/** Where the parts of a sheet lie, in front and at a glance. */
import { box, clamp, columns, inset, rows, type Box } from '../../art/boxes.ts'
import { ROOT3 } from './geometry.ts'

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

function tallForm(area: Box, pad: number, textScale: number): SheetForm {
  const head = clamp(area.h * 0.075, 22, 46) * Math.min(1.2, textScale)
  const band = clamp(area.h * 0.185, 48, 130)
  const track = clamp(area.h * 0.105, 32, 64)
  const header = box(area.x, area.y, area.w, head)
  const rest = area.h - head - band - track - 3 * pad
  const gridWide = Math.min(area.w * 0.62, (rest * 11) / (7 * ROOT3))
  const top = area.y + head + pad
  const gridBox = box(area.x, top, gridWide, rest)
  const side = box(area.x + gridWide + pad, top, area.w - gridWide - pad, rest)
  const low = clamp(rest * 0.31, 50, 130)
  const card = box(side.x, side.y, side.w, rest - low - pad)
  const verdict = box(side.x, side.y + rest - low, side.w, low)
  const bandBox = box(area.x, top + rest + pad, area.w, band)
  const age = box(area.x, bandBox.y + band + pad, area.w, track)
  const [upper, lower] = rows(bandBox, [0.57, 0.43], Math.min(6, pad * 0.6))
  if (!upper || !lower) throw new RangeError('a band has two lines')
  const [tokens, gods] = columns(upper, [0.5, 0.5], pad * 1.6)
  const [karma, reserve] = columns(lower, [0.7, 0.3], pad * 1.6)
  if (!tokens || !karma || !gods || !reserve) throw new RangeError('a line has two parts')
  return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
}

function wideForm(area: Box, pad: number, share: number): SheetForm {
  const gridWide = Math.min(area.w * share, (area.h * 11) / (7 * ROOT3))
  const gridBox = box(area.x, area.y, gridWide, area.h)
  const side = box(area.x + gridWide + pad, area.y, area.w - gridWide - pad, area.h)
  const [header, about, age, goods, foot] = rows(side, [0.14, 0.26, 0.19, 0.2, 0.21], Math.min(pad, 4))
  if (!header || !about || !age || !goods || !foot) throw new RangeError('a wide sheet has five lines')
  const [card, verdict] = columns(about, [0.5, 0.5], pad)
  const [tokens, karma] = columns(goods, [0.54, 0.46], pad)
  const [gods, reserve] = columns(foot, [0.78, 0.22], pad)
  if (!card || !verdict || !tokens || !karma || !gods || !reserve) throw new RangeError('a line has two parts')
  return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
}

/** A sheet at a glance. */
export function smallForm(panel: Box, textScale: number): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.04, 2, 8)
  const area = inset(panel, pad)
  if (panel.h < 46 && panel.w > panel.h * 5) return lineForm(area)
  const head = Math.min(clamp(area.h * 0.24, 13, 30) * Math.min(1.3, textScale), area.h * 0.36)
  const header = box(area.x, area.y, area.w, head)
  const body = box(area.x, area.y + head + 1, area.w, area.h - head - 1)
  if (body.w < body.h * 1.75 && body.h > 60) return stackedForm(header, body, pad)
  const gridWide = Math.min(area.w * 0.36, (body.h * 11) / (7 * ROOT3))
  const gridBox = box(body.x, body.y, gridWide, body.h)
  const side = box(body.x + gridWide + pad, body.y, body.w - gridWide - pad, body.h)
  const wide = side.w > side.h * 2.7 && side.w > 150
  if (wide) {
    const [about, goods, foot] = columns(side, [0.26, 0.4, 0.34], pad * 1.5)
    if (!about || !goods || !foot) throw new RangeError('a low sheet has three parts')
    const [verdict, card, age] = rows(about, [0.42, 0.36, 0.22], 2)
    const [tokens, karma] = rows(goods, [0.54, 0.46], 2)
    const [gods, reserve] = rows(foot, [0.58, 0.42], 2)
    if (!verdict || !card || !age || !tokens || !karma || !gods || !reserve)
      throw new RangeError('a part of a low sheet has lines')
    return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
  }
  const [about, age, goods, foot] = rows(side, [0.32, 0.16, 0.26, 0.26], 1)
  if (!about || !age || !goods || !foot) throw new RangeError('a small sheet has four lines')
  const [card, verdict] = columns(about, [0.34, 0.66], 2)
  const [tokens, karma] = columns(goods, [0.55, 0.45], 2)
  const [gods, reserve] = columns(foot, [0.72, 0.28], 2)
  if (!card || !verdict || !tokens || !karma || !gods || !reserve) throw new RangeError('a line has two parts')
  return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
}

/** Low: all in one line. */
function lineForm(area: Box): SheetForm {
  const [header, gridBox, card, life, goods, gods, reserve] = columns(
    area,
    [0.3, 0.08, 0.08, 0.16, 0.17, 0.23, 0.09],
    3,
  )
  if (!header || !gridBox || !card || !life || !goods || !gods || !reserve)
    throw new RangeError('a line has seven parts')
  const [verdict, age] = rows(life, [0.64, 0.36], 1)
  const [tokens, karma] = rows(goods, [0.55, 0.45], 1)
  if (!verdict || !age || !tokens || !karma) throw new RangeError('a part of a line has two')
  return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
}

/** Narrow and high: the grid beside the occupation, all else below. */
function stackedForm(header: Box, body: Box, pad: number): SheetForm {
  const [above, age, goods, foot] = rows(body, [0.48, 0.1, 0.2, 0.22], Math.min(4, pad))
  if (!above || !age || !goods || !foot) throw new RangeError('a small sheet has four lines')
  const gridWide = Math.min(above.w * 0.5, (above.h * 11) / (7 * ROOT3))
  const gridBox = box(above.x, above.y, gridWide, above.h)
  const side = box(above.x + gridWide + pad, above.y, above.w - gridWide - pad, above.h)
  const [card, verdict] = rows(side, [0.5, 0.5], 2)
  const [tokens, karma] = columns(goods, [0.54, 0.46], pad)
  const [gods, reserve] = columns(foot, [0.72, 0.28], pad)
  if (!card || !verdict || !tokens || !karma || !gods || !reserve) throw new RangeError('a line has two parts')
  return { header, grid: gridBox, card, verdict, age, tokens, karma, gods, reserve }
}
