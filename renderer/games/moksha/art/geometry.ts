/**
 * Positions within areas of the board. Scenes place pieces with these functions, and the painter draws with the same
 * numbers.
 */
import {
  HEXES,
  MAX_HELD_KARMA_PER_PILLAR,
  PILLARS,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
} from '../../../../engine/moksha/data.ts'
import type { HexIndex } from '../../../../engine/moksha/data.ts'
import {
  boxCentredAt,
  makeBox,
  centreOf,
  centreBoxesHorizontally,
  clamp,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  fitBox,
  gridCells,
  insetBox,
  layoutOverlappingRow,
  splitRows,
  splitNamedRows,
  type Box,
  type Point2D,
} from '../../../art/boxes.ts'

// ------------------------------------------------------------------------------------------------------------ a site

/** The boxes of the parts of a region's site, which is the plate on the map with the pieces in the region. */
export interface RegionPlateLayout {
  /** Number and name. */
  readonly name: Box
  readonly building: Box
  readonly stack: Box
  readonly disciples: Box
  readonly meeples: Box
  /** Whether the plate is so low that its parts lie side by side in one line. */
  readonly isSingleLine: boolean
}

/** Below this height in CSS pixels a site is one line. */
const LOW_SITE = 56

/**
 * Computes the boxes of the parts of a region's site, the plate on the map with the pieces in the region.
 * @param site box of the whole site
 * @param wanderers number of meeples in the region; from two meeples on, the disciples have less room
 */
export function siteLayout(site: Box, wanderers = 1): RegionPlateLayout {
  const pad = clamp(site.h * 0.045, 1.5, 7)
  const area = insetBox(site, pad)
  if (site.h < LOW_SITE) {
    const { name, rest } = splitNamedColumns(area, { name: 0.2, rest: 0.8 }, 1)
    const { main, disciples } =
      site.h > 42
        ? splitNamedRows(rest, { main: 0.62, disciples: 0.38 }, 0)
        : splitNamedColumns(rest, { main: 0.77, disciples: 0.23 }, 1)
    const size = clamp(site.h * 0.6, 13, 24)
    const meeples = makeBox(site.x, site.y - size * 0.62, site.w * 0.78, size)
    return {
      name,
      ...splitNamedColumns(main, { building: 0.46, stack: 0.54 }, 1),
      disciples,
      meeples,
      isSingleLine: true,
    }
  }
  const { name, main, foot } = splitNamedRows(area, { name: 0.185, main: 0.5, foot: 0.315 }, pad * 0.4)
  const crowd = wanderers > 1 ? 0.66 : 0.38
  const { disciples, meeples } = splitNamedColumns(foot, { disciples: 1 - crowd, meeples: crowd }, pad * 0.5)
  const goods = splitNamedColumns(main, { building: 0.44, stack: 0.56 }, pad * 0.5)
  return { name, ...goods, disciples, meeples: lifted(meeples, wanderers > 3), isSingleLine: false }
}

/** Meeples stand a little over their line; in two lines also a little below it. */
function lifted({ x, y, w, h }: Box, lines: boolean): Box {
  return lines ? makeBox(x, y - h * 0.44, w, h * 1.58) : makeBox(x, y - h * 0.28, w, h * 1.28)
}

/** Width of a meeple for its height. */
const MEEPLE = 0.8

/** The boxes of the meeples in a region: side by side, or in two lines if they are larger then. None covers another. */
export function meepleBoxes({ meeples: area, isSingleLine }: RegionPlateLayout, count: number): readonly Box[] {
  if (count === 0) return []
  const sizeIn = (lines: number): number => Math.min(area.h / lines, area.w / (Math.ceil(count / lines) * MEEPLE))
  const lines = sizeIn(2) > sizeIn(1) ? 2 : 1
  const [w, h] = [sizeIn(lines) * MEEPLE, sizeIn(lines)]
  const across = Math.ceil(count / lines)
  const foot = area.y + area.h
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / across)
    const left = isSingleLine ? area.x + (i % across) * w : area.x + area.w - (across - (i % across)) * w
    return makeBox(left, foot - (lines - line) * h, w, h)
  })
}

/**
 * The boxes of the tokens of a stack, from the bottom one. They overlap from upper right to lower left, so that the number
 * on each token stays visible.
 */
export function stackTokenBoxes(area: Box, count: number): readonly Box[] {
  const size = Math.min(area.h * 0.94, area.w * 0.62) * ([1, 1, 0.92][count] ?? 0.84)
  const steps = Math.max(1, count - 1)
  const step = {
    x: count > 1 ? Math.min(size * 0.8, (area.w - size) / steps) : 0,
    y: count > 1 ? Math.min(size * 0.5, (area.h * 0.96 - size) / steps) : 0,
  }
  const x = area.x + (area.w - size - step.x * (count - 1)) / 2
  const y = area.y + (area.h - size - step.y * (count - 1)) / 2
  return Array.from({ length: count }, (_, i) => makeBox(x + (count - 1 - i) * step.x, y + i * step.y, size, size))
}

/**
 * The boxes of the spaces for disciples in a region.
 * @param count number of spaces
 */
export function discipleSpaceBoxesInRegion(area: Box, count: number): readonly Box[] {
  const piled = area.w < area.h * 1.6
  return gridCells(area, count, piled ? 2 : count, piled ? 0 : 1).map((spot) => fitBox(spot, 1, area.h))
}

// ----------------------------------------------------------------------------------------------------- harmony grid

/** Ratio of the height of a hex to its side. */
export const SQRT_3 = Math.sqrt(3)

/**
 * The length of one side of a hex, in CSS pixels, in a harmony grid of the size `w` by `h`. The harmony grid is the
 * field of 37 hexes on a seat's sheet.
 */
export function hexSideLength({ w, h }: Pick<Box, 'w' | 'h'>): number {
  return Math.min(w / 11, h / (7 * SQRT_3))
}

/**
 * The centre of a hex of the harmony grid.
 * @param area the box of the grid
 */
export function hexCentre(area: Box, hex: HexIndex): Point2D {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const side = hexSideLength(area)
  const middle = centreOf(area)
  return { x: middle.x + 1.5 * q * side, y: middle.y + SQRT_3 * (r + q / 2) * side }
}

/**
 * The box around a hex of the harmony grid.
 * @param area the box of the grid
 */
export function hexBox(area: Box, hex: HexIndex): Box {
  const side = hexSideLength(area)
  return boxCentredAt(hexCentre(area, hex), 2 * side, side * SQRT_3)
}

/** The size of a sign within a hex (of a disciple or karma), given the side of the hex; both in CSS pixels. */
export function hexMarkSize(side: number): number {
  return side * 0.84
}

// ---------------------------------------------------------------------------------------------- parts of a sheet

/**
 * The boxes of the stages of the age track. The index of a box is the number of its stage minus 1.
 * @param count number of stages
 */
export function ageStageBoxes(area: Box, count: number): readonly Box[] {
  return splitColumns(area, equalWeights(count), Math.min(3, area.w * 0.008))
}

/** The boxes of the slots for vitality tokens on a player's sheet. */
export function vitalityTokenSlotBoxes(area: Box): readonly Box[] {
  return splitColumns(area, equalWeights(VITALITY_TOKEN_SLOTS_PER_PLAYER), Math.min(4, area.w * 0.02)).map((slot) =>
    fitBox(slot),
  )
}

/** The boxes of the karma slots on a player's sheet, one for each colour, in the order of PILLARS. */
export function karmaSlotBoxes(area: Box): readonly Box[] {
  return splitColumns(area, equalWeights(PILLARS.length), Math.min(5, area.w * 0.03))
}

/**
 * The boxes of the karma tokens within the slot of one colour: side by side, or one above the other if they are larger then.
 */
export function karmaTokenBoxesInSlot(area: Box): readonly Box[] {
  if (area.h > area.w * 1.3) {
    const size = Math.min(area.w * 0.9, area.h * 0.46)
    return splitRows(area, equalWeights(MAX_HELD_KARMA_PER_PILLAR), 1).map((spot) => fitBox(spot, 1, size))
  }
  const size = Math.min(area.h * 0.86, area.w * 0.46)
  return centreBoxesHorizontally(area, layoutOverlappingRow(insetBox(area, 1), MAX_HELD_KARMA_PER_PILLAR, 1.04, size))
}

// ---------------------------------------------------------------------------------------------------------- the race

/** Width of the column with the names of the regions in the table of majorities, as a share of the table. */
export const MAJORITY_TABLE_NAMES_WIDTH_RATIO = 0.34

/** Widths of the aura track before step 0 and after the target, as shares of its whole width. */
export const AURA_TRACK_MARGIN_RATIOS = { left: 0.185, right: 0.095 } as const

/** The x coordinate of an amount of aura on the aura track; amounts beyond the target are at its end. */
export function auraTrackX(area: Box, aura: number, target: number): number {
  const from = area.x + area.w * AURA_TRACK_MARGIN_RATIOS.left
  const wide = area.w * (1 - AURA_TRACK_MARGIN_RATIOS.left - AURA_TRACK_MARGIN_RATIOS.right)
  return from + (wide * Math.min(aura, target)) / Math.max(1, target)
}
