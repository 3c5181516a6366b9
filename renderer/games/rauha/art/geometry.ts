/** Where things lie within an area: scenes place pieces by it, and the painter draws by the same numbers. */
import { SQUARES } from '../../../../engine/rauha/data.ts'
import {
  boxAround,
  makeBox,
  centreOf,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  gridCells,
  boundingBox,
  insetBox,
  layoutRow,
  splitRows,
  splitNamedRows,
  transposeBox,
  type Box,
  type Point2D,
} from '../../../art/boxes.ts'

/** Height of a card in the hand for its width: a square picture, and below it where it may be placed. */
export const CARD_SHAPE = 1.2

/** Share of a world's side that its border takes, on each side. */
const FRAME = 0.078

/** The nine tiles of a world, by square. */
export function tileBoxes(world: Box): readonly Box[] {
  const size = Math.min(world.w, world.h)
  return gridCells(insetBox(world, size * FRAME), SQUARES.length, 3, size * 0.008)
}

/** Centre of a position of the avatars on the border, 1-16, clockwise from the left of the upper edge. */
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

/** Thickness of the border. */
export function borderWidth(world: Box): number {
  return Math.min(world.w, world.h) * FRAME
}

/** The line of a position as a box around its three tiles. */
export function lineBox(world: Box, squares: readonly number[]): Box {
  const tiles = tileBoxes(world)
  return boundingBox(squares.flatMap((square) => tiles[square] ?? []))
}

/** Where a spore lies on a tile: in its middle, where it hides no sign. */
export function sporeBox(tile: Box): Box {
  const { x } = centreOf(tile)
  return boxAround({ x, y: tile.y + tile.h * 0.37 + tile.w * 0.14 }, tile.w * 0.28)
}

export interface SeatHeaderLayout {
  readonly name: Box
  /** Energy, crystals, water sources, spores. */
  readonly goods: readonly Box[]
}

/** Below this width four goods do not stand side by side. */
const NARROW = 104

/** A header: the name, and four goods below it. */
export function seatHeaderLayout(header: Box): SeatHeaderLayout {
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
 * Equal squares side by side or one below the other, from the beginning, as large as so many let them be.
 * @param spread from one to the next where there is room, in squares
 */
export function entitySlots(area: Box, count: number, least: number, spread = 1.08): readonly Box[] {
  if (area.h > area.w) return entitySlots(transposeBox(area), count, least, spread).map(transposeBox)
  const places = Math.max(count, least)
  return layoutRow(area, places, spread, Math.min(area.h, area.w / places)).slice(0, count)
}

export interface TrackPile {
  readonly total: number
  /** Tokens from below upwards. */
  readonly spots: readonly Box[]
  /** Where the total is written. */
  readonly foot: Box
}

/** How much of the track lies to the left of space 0 and to the right of the last one. */
export const TRACK_EDGE = 0.04

/** The last space that the track shows. */
export function lastTrackSpace(highest: number): number {
  return Math.max(20, Math.ceil((highest + 3) / 10) * 10)
}

/**
 * The piles of the energy track: at their totals, but apart from each other.
 * @param piles totals in ascending order, each with how many tokens stand there
 */
export function trackPiles(area: Box, piles: readonly { total: number; count: number }[]): readonly TrackPile[] {
  const highest = Math.max(0, ...piles.map(({ total }) => total))
  const most = Math.max(1, ...piles.map(({ count }) => count))
  const foot = area.h * 0.3
  const room = area.h - foot
  const rise = 0.4
  const size = Math.min(room / (1 + rise * (Math.max(most, 2) - 1)), area.w / (piles.length * 1.15), area.h * 0.5)
  const end = lastTrackSpace(highest)
  const left = area.x + area.w * TRACK_EDGE
  const wide = area.w * (1 - 2 * TRACK_EDGE)
  const step = size * 1.12
  const xs = piles.map(({ total }) => left + (total / end) * wide)
  // First to the right as far as need be, then back from the right edge.
  for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i] ?? 0, (xs[i - 1] ?? 0) + step)
  const last = area.x + area.w - size / 2
  for (let i = xs.length - 1; i >= 0; i--) xs[i] = Math.min(xs[i] ?? 0, last - (xs.length - 1 - i) * step)
  return piles.map(({ total, count }, i) => {
    const x = Math.max(area.x + size / 2, xs[i] ?? left)
    const ground = area.y + room
    const spots = Array.from({ length: count }, (_, up) => boxAround({ x, y: ground - size * (0.5 + rise * up) }, size))
    return { total, spots, foot: makeBox(x - size * 0.7, ground + foot * 0.12, size * 1.4, foot * 0.86) }
  })
}
