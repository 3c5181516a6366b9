/**
 * Positions within areas of the board. Scenes place pieces with these functions, and the painter draws with the same
 * numbers.
 */
import { SQUARE_INDICES, type TileData } from '../../../../engine/rauha/data.ts'
import {
  boxCentredAt,
  makeBox,
  centreOf,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  gridCells,
  boundingBox,
  insetBox,
  layoutOverlappingRow,
  splitRows,
  splitNamedRows,
  transposeBox,
  type Box,
  type Point2D,
} from '../../../art/boxes.ts'

/**
 * Height of a card in the hand, as a multiple of its width. Below its square picture, the card shows where it may be
 * placed.
 */
export const CARD_HEIGHT_RATIO = 1.2

/** Share of a world's side that its border takes, on each side. */
const FRAME = 0.078

/**
 * Returns the boxes (rectangles) of the nine tiles of a world, which is a board of 3 × 3 squares. The order is that of
 * the squares.
 */
export function tileBoxes(world: Box): readonly Box[] {
  const size = Math.min(world.w, world.h)
  return gridCells(insetBox(world, size * FRAME), SQUARE_INDICES.length, 3, size * 0.008)
}

/**
 * The point of an avatar's position on the border of a world, which is a board of 3 × 3 tiles.
 * @param world the box of the world
 * @param position 1 to 16, clockwise from the left end of the upper edge
 */
export function avatarPoint(world: Box, position: number): Point2D {
  const size = Math.min(world.w, world.h)
  const edge = (size * FRAME) / 2
  const inner = size * (1 - 2 * FRAME)
  const along = (step: number): number => size * FRAME + (inner * (step + 0.5)) / 3
  const index = (position - 1) % 16
  const side = Math.floor(index / 4)
  const step = index % 4
  // On each side three notches and the corner that ends it.
  const ahead = step === 3 ? size - edge : along(step)
  const back = step === 3 ? edge : size - along(step)
  if (side === 0) return { x: world.x + ahead, y: world.y + edge }
  if (side === 1) return { x: world.x + size - edge, y: world.y + ahead }
  if (side === 2) return { x: world.x + back, y: world.y + size - edge }
  return { x: world.x + edge, y: world.y + back }
}

/** Returns the width of the border around a world (a board of 3 × 3 tiles), in CSS pixels. */
export function borderWidth(world: Box): number {
  return Math.min(world.w, world.h) * FRAME
}

/**
 * The box around the three tiles of a line, which is a row or a column of a world (a board of 3 × 3 tiles).
 * @param world the box of the world
 * @param squares the indices of the three squares of the line
 */
export function boxAroundLineSquares(world: Box, squares: readonly number[]): Box {
  const tiles = tileBoxes(world)
  return boundingBox(squares.flatMap((square) => tiles[square] ?? []))
}

/** Sizes of the signs on a tile, as shares of its side. */
export const TILE_SIGN_SIZES = {
  /** Distance to the edge. */
  pad: 0.035,
  /** Radius of the badge of a biome, and of an animal. */
  biome: 0.105,
  animal: 0.098,
  /** Height of the plaque with the effect. */
  plaque: 0.21,
} as const

/** Width of the plaque as a share of the tile's side: of an effect that is paid for, and of another one. */
const PLAQUE_WIDTH = { paid: 0.72, free: 0.5 }

/**
 * The parts of a tile that must stay readable: the badges of biomes and animals, and the plaque with the effect.
 * @param side side of the tile
 * @returns boxes from the upper left corner of the tile
 */
export function tileBadgeBoxes({ biomes, animals, effect }: TileData, side: number): readonly Box[] {
  const { pad, biome, animal, plaque } = TILE_SIGN_SIZES
  const [badge, small, high] = [2 * biome, 2 * animal, plaque]
  const wide = effect !== null && 'pay' in effect ? PLAQUE_WIDTH.paid : PLAQUE_WIDTH.free
  const boxes = [
    makeBox(pad, pad, badge * biomes.length, badge),
    ...(animals.length === 0 ? [] : [makeBox(1 - pad - small, pad, small, small * 1.08 * animals.length)]),
    ...(effect === null ? [] : [makeBox((1 - wide) / 2, 1 - pad - high, wide, high)]),
  ]
  return boxes.map(({ x, y, w, h }) => makeBox(x * side, y * side, w * side, h * side))
}

/**
 * The box of a spore token on a tile: near the middle, where it covers no sign.
 * @param tile the box of the tile
 */
export function sporeBoxOnTile(tile: Box): Box {
  const { x } = centreOf(tile)
  return boxCentredAt({ x, y: tile.y + tile.h * 0.37 + tile.w * 0.14 }, tile.w * 0.28)
}

/** The boxes of a seat's header: name and goods. */
export interface SeatHeaderLayout {
  readonly name: Box
  /** Energy, crystals, water sources, spores. */
  readonly goods: readonly Box[]
}

/** Below this width four goods do not stand side by side. */
const NARROW = 104

/** Computes the boxes of a seat's header: the name, and four goods below or beside it. */
export function layoutSeatHeader(header: Box): SeatHeaderLayout {
  const { w, h } = header
  if (h > w * 1.1) {
    const [name, ...goods] = splitRows(header, [0.9, 1, 1, 1, 1], h * 0.02)
    return { name: name ?? header, goods }
  }
  if (w > h * 7) {
    const { name, right } = splitNamedColumns(header, { name: 0.4, right: 0.6 }, h * 0.15)
    return { name, goods: splitColumns(right, equalWeights(4), w * 0.01) }
  }
  const small = w < NARROW || h > w * 0.42
  const high = small ? 0.36 : 0.46
  const { name, below } = splitNamedRows(header, { name: high, below: 1 - high }, h * 0.04)
  return {
    name,
    goods: small ? gridCells(below, 4, 2, Math.min(3, w * 0.03)) : splitColumns(below, equalWeights(4), w * 0.015),
  }
}

/**
 * Computes the boxes of the slots for entities: equal squares, as large as possible, that start at the beginning of
 * the area. The squares are side by side, or one below the other in an area that is taller than wide.
 * @param count number of squares
 * @param least number of squares for which room is kept in any case
 * @param spread distance from one square to the next, as a multiple of the square's side, if there is room
 */
export function entitySlotBoxes(area: Box, count: number, least: number, spread = 1.08): readonly Box[] {
  if (area.h > area.w) return entitySlotBoxes(transposeBox(area), count, least, spread).map(transposeBox)
  const places = Math.max(count, least)
  return layoutOverlappingRow(area, places, spread, Math.min(area.h, area.w / places)).slice(0, count)
}

/** The boxes of one pile on the energy track. A pile consists of the tokens of all seats that have the same energy. */
export interface EnergyTrackPileLayout {
  /** The energy of each of these seats. */
  readonly total: number
  /** The boxes of the tokens, from below upwards. */
  readonly spots: readonly Box[]
  /** Where the total is written. */
  readonly foot: Box
}

/**
 * Width of the margin at each end of the energy track (left of space 0 and right of the last space), as a share of the
 * width of the whole track.
 */
export const TRACK_SIDE_MARGIN_RATIO = 0.04

/**
 * The last space that the energy track shows.
 * @param highest the largest energy of a seat
 */
export function lastShownTrackSpace(highest: number): number {
  return Math.max(20, Math.ceil((highest + 3) / 10) * 10)
}

/**
 * Computes the boxes of all piles on the energy track. Each pile stands at its total; piles that would overlap are moved
 * apart.
 * @param piles the energy of each pile, in ascending order, and its number of tokens
 */
export function layoutTrackPiles(
  area: Box,
  piles: readonly { total: number; count: number }[],
): readonly EnergyTrackPileLayout[] {
  const highest = Math.max(0, ...piles.map(({ total }) => total))
  const most = Math.max(1, ...piles.map(({ count }) => count))
  const foot = area.h * 0.3
  const room = area.h - foot
  const rise = 0.4
  const size = Math.min(room / (1 + rise * (Math.max(most, 2) - 1)), area.w / (piles.length * 1.15), area.h * 0.5)
  const end = lastShownTrackSpace(highest)
  const left = area.x + area.w * TRACK_SIDE_MARGIN_RATIO
  const wide = area.w * (1 - 2 * TRACK_SIDE_MARGIN_RATIO)
  const step = size * 1.12
  const xs = piles.map(({ total }) => left + (total / end) * wide)
  // First to the right as far as need be, then back from the right edge.
  for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i] ?? 0, (xs[i - 1] ?? 0) + step)
  const last = area.x + area.w - size / 2
  for (let i = xs.length - 1; i >= 0; i--) xs[i] = Math.min(xs[i] ?? 0, last - (xs.length - 1 - i) * step)
  return piles.map(({ total, count }, i) => {
    const x = Math.max(area.x + size / 2, xs[i] ?? left)
    const ground = area.y + room
    const spots = Array.from({ length: count }, (_, up) =>
      boxCentredAt({ x, y: ground - size * (0.5 + rise * up) }, size),
    )
    return { total, spots, foot: makeBox(x - size * 0.7, ground + foot * 0.12, size * 1.4, foot * 0.86) }
  })
}
