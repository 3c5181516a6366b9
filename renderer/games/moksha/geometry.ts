/** Where things lie within an area: scenes place pieces by it, and the painter draws by the same numbers. */
import { HEXES, KARMA_LIMIT, TOKEN_SLOTS } from '../../../engine/moksha/data.ts'
import type { Hex } from '../../../engine/moksha/data.ts'
import { around, box, centre, clamp, columns, equal, grid, inset, rows, type Box, type Point } from '../../art/boxes.ts'

// ------------------------------------------------------------------------------------------------------------ a site

export interface SiteForm {
  /** Number and name. */
  readonly name: Box
  readonly building: Box
  readonly stack: Box
  readonly disciples: Box
  readonly meeples: Box
  /** In one line, as there is no room for two. */
  readonly low: boolean
}

/** Below this height in CSS pixels a site is one line. */
const LOW_SITE = 56

export function siteForm(site: Box): SiteForm {
  const pad = clamp(site.h * 0.045, 1.5, 7)
  const area = inset(site, pad)
  if (site.h < LOW_SITE) {
    const upright = site.h > 42
    const [name, rest] = columns(area, [0.13, 0.87], 1)
    if (!name || !rest) throw new RangeError('a low site has two parts')
    const [main, below] = upright ? rows(rest, [0.62, 0.38], 0) : columns(rest, [0.77, 0.23], 1)
    if (!main || !below) throw new RangeError('a low site has two parts')
    const [building, stack] = columns(main, [0.46, 0.54], 1)
    if (!building || !stack) throw new RangeError('a line has two parts')
    const size = clamp(site.h * 0.6, 13, 24)
    const meeples = box(site.x, site.y - size * 0.62, site.w * 0.78, size)
    return { name, building, stack, disciples: below, meeples, low: true }
  }
  const [name, main, foot] = rows(area, [0.185, 0.5, 0.315], pad * 0.4)
  if (!name || !main || !foot) throw new RangeError('a site has three lines')
  const [building, stack] = columns(main, [0.44, 0.56], pad * 0.5)
  const [disciples, meeples] = columns(foot, [0.62, 0.38], pad * 0.5)
  if (!building || !stack || !disciples || !meeples) throw new RangeError('a line has two parts')
  return { name, building, stack, disciples, meeples: lifted(meeples), low: false }
}

/** Meeples stand a little over their line. */
function lifted({ x, y, w, h }: Box): Box {
  return box(x, y - h * 0.28, w, h * 1.28)
}

/** The square in the middle of a box. */
export function square(area: Box, most = Infinity): Box {
  return around(centre(area), Math.min(area.w, area.h, most))
}

/** Equal squares in a line, overlapping where there is no room; in the middle, from the beginning, or at the end. */
export function line(area: Box, count: number, by: 'middle' | 'start' | 'end', spread = 1.06): readonly Box[] {
  if (count === 0) return []
  const size = Math.min(area.h, area.w)
  const step = count > 1 ? Math.min(size * spread, (area.w - size) / (count - 1)) : 0
  const wide = size + step * (count - 1)
  const free = area.w - wide
  const from = area.x + (by === 'middle' ? free / 2 : by === 'end' ? free : 0)
  return Array.from({ length: count }, (_, i) => box(from + i * step, area.y + (area.h - size) / 2, size, size))
}

/** Tokens of a stack, from the bottom: each hides a part of the one below it, so that all can be read. */
export function stackBoxes(area: Box, count: number): readonly Box[] {
  const size = Math.min(area.h * 0.94, area.w * 0.62)
  const step = count > 1 ? Math.min(size * 0.56, (area.w - size) / Math.max(2, count - 1)) : 0
  const wide = size + step * (count - 1)
  const from = area.x + (area.w - wide) / 2
  return Array.from({ length: count }, (_, i) => box(from + i * step, area.y + (area.h - size) / 2, size, size))
}

/** The four places for disciples in a region. */
export function discipleBoxes(area: Box, count: number): readonly Box[] {
  const piled = area.w < area.h * 1.6
  return grid(area, count, piled ? 2 : count, piled ? 0 : 1).map((spot) => square(spot, area.h))
}

// ----------------------------------------------------------------------------------------------------- harmony grid

const ROOT3 = Math.sqrt(3)

/** Side of a hex in a grid of that size. */
export function hexSide({ w, h }: Pick<Box, 'w' | 'h'>): number {
  return Math.min(w / 11, h / (7 * ROOT3))
}

/** The centre of a hex. */
export function hexAt(area: Box, hex: Hex): Point {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const side = hexSide(area)
  const middle = centre(area)
  return { x: middle.x + 1.5 * q * side, y: middle.y + ROOT3 * (r + q / 2) * side }
}

export function hexBox(area: Box, hex: Hex): Box {
  const { x, y } = hexAt(area, hex)
  const side = hexSide(area)
  return box(x - side, y - (side * ROOT3) / 2, 2 * side, side * ROOT3)
}

// ------------------------------------------------------------------------------------------------------------ sheets

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

/** The sheet in front. */
export function largeForm(panel: Box, textScale: number): SheetForm {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.022, 3, 12)
  const area = inset(panel, pad)
  return area.w > area.h * 1.3 ? wideForm(area, pad) : tallForm(area, pad, textScale)
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

function wideForm(area: Box, pad: number): SheetForm {
  const gridWide = Math.min(area.w * 0.52, (area.h * 11) / (7 * ROOT3))
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

/** The stages of the age track, by stage - 1. */
export function stageBoxes(area: Box, count: number): readonly Box[] {
  return columns(area, equal(count), Math.min(3, area.w * 0.008))
}

export function slotBoxes(area: Box): readonly Box[] {
  return columns(area, equal(TOKEN_SLOTS), Math.min(4, area.w * 0.02)).map((slot) => square(slot))
}

/** Where the karma tokens of one colour lie. */
export function karmaBoxes(area: Box): readonly Box[] {
  const size = Math.min(area.h * 0.86, area.w * 0.46)
  const step = Math.min(size * 1.04, area.w - size - 2)
  const from = area.x + (area.w - size - step) / 2
  return Array.from({ length: KARMA_LIMIT }, (_, i) => box(from + i * step, area.y + (area.h - size) / 2, size, size))
}

// ---------------------------------------------------------------------------------------------------------- the race

/** Share of the table that the names of the regions take. */
export const NAMES = 0.34

/** How much of the race lies before step 0 and after the target. */
export const RACE_EDGE = { left: 0.185, right: 0.055 } as const

/** Where a total stands on the race; beyond the target at its end. */
export function raceX(area: Box, aura: number, target: number): number {
  const from = area.x + area.w * RACE_EDGE.left
  const wide = area.w * (1 - RACE_EDGE.left - RACE_EDGE.right)
  return from + (wide * Math.min(aura, target)) / Math.max(1, target)
}
