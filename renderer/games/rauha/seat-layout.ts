/** Where what belongs to a seat lies: in front, or small between the satellites. Pure arithmetic. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { box, clamp, columns, inset, rows, type Box } from '../../art/boxes.ts'

/** What belongs to one seat. */
export interface SeatPlan {
  readonly seat: Seat
  /** In front, to play on. */
  readonly large: boolean
  /** What lies behind all of it, or behind what tells how the seat stands. */
  readonly panel: Box
  /** Name and goods. */
  readonly header: Box
  /** The square of the world with its frame. */
  readonly world: Box
  /** Where its entities stand, in a line or a column. */
  readonly entities: Box
  /** Where its kept card lies, for those who do not hold it. */
  readonly kept: Box
}

/** Seats and satellites in a chain: between two neighbours lies what both draw from. */
export interface Chain {
  readonly others: readonly Seat[]
  /** Satellites in the order of the chain: one before each of the others, one at the end. */
  readonly satellites: readonly number[]
}

/** How the seat in front stands: name and goods, its entities, and a card that it keeps from the viewer. */
export function headOf(seat: Seat, panel: Box, world: Box, gap: number): SeatPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.06, 3, 12)
  const area = inset(panel, pad)
  const upright = panel.h > panel.w
  const [header, below] = upright
    ? rows(area, [0.74, 0.26], Math.min(gap, 4))
    : panel.w > panel.h * 6
      ? columns(area, [0.6, 0.4], gap)
      : rows(area, [0.6, 0.4], Math.min(gap, 6))
  if (header === undefined || below === undefined) throw new RangeError('a header has two parts')
  const [entities, kept] = columns(below, [0.84, 0.16], gap)
  if (entities === undefined || kept === undefined) throw new RangeError('a row has two parts')
  return { seat, large: true, panel, header, world, entities, kept }
}

// ------------------------------------------------------------------------------------------------------- the others

/** Satellite, world, satellite, world ... satellite: side by side, as neighbours sit. */
export function planChain(
  area: Box,
  { others, satellites }: Chain,
  gap: number,
): { seats: Map<Seat, SeatPlan>; satellites: readonly Box[] } {
  const ball = clamp(Math.min(area.h * 0.34, area.w * 0.085), 20, 96)
  const between = Math.max(2, gap * 0.5)
  const width = (area.w - satellites.length * ball - 2 * others.length * between) / others.length
  const seats = new Map<Seat, SeatPlan>()
  const found: Box[] = []
  satellites.forEach((satellite, i) => {
    const x = area.x + i * (ball + width + 2 * between)
    const tall = Math.min(area.h, ball * 1.75)
    found[satellite] = box(x, area.y + (area.h - tall) / 2, ball, tall)
    const seat = others[i]
    if (seat !== undefined) seats.set(seat, planSmall(seat, box(x + ball + between, area.y, width, area.h)))
  })
  return { seats, satellites: found }
}

/** Another world: small, with what tells how its seat stands above or beside it. */
function planSmall(seat: Seat, panel: Box): SeatPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.03, 2, 10)
  const area = inset(panel, pad)
  const gap = Math.max(2, pad)
  if (area.w > area.h * 1.5) {
    const size = Math.min(area.h, area.w * 0.55)
    const right = box(area.x + size + gap, area.y, area.w - size - gap, area.h)
    const [header, low] = rows(right, [0.56, 0.44], gap)
    if (header === undefined || low === undefined) throw new RangeError('a panel has parts')
    const [entities, kept] = columns(low, [0.68, 0.32], gap)
    if (entities === undefined || kept === undefined) throw new RangeError('a panel has parts')
    const world = box(area.x, area.y + (area.h - size) / 2, size, size)
    return { seat, large: false, panel, header, world, entities, kept }
  }
  const narrow = area.w < area.h * 0.8
  const head = area.w < 104 ? clamp(area.h * 0.36, 24, 40) : clamp(area.h * 0.215, 16, 92)
  const header = box(area.x, area.y, area.w, head)
  const below = box(area.x, area.y + head + gap, area.w, area.h - head - gap)
  if (narrow) {
    const size = Math.min(below.w, below.h)
    const world = box(below.x + (below.w - size) / 2, below.y, size, size)
    const foot = box(below.x, below.y + size + 1, below.w, Math.max(0, below.h - size - 1))
    const [entities, kept] = columns(foot, [0.8, 0.2], 1)
    if (entities === undefined || kept === undefined) throw new RangeError('a panel has parts')
    return { seat, large: false, panel, header, world, entities, kept }
  }
  const size = Math.min(below.h, below.w * 0.82)
  const world = box(below.x, below.y + (below.h - size) / 2, size, size)
  const right = box(below.x + size + gap, below.y, below.w - size - gap, below.h)
  const [entities, kept] = rows(right, [0.72, 0.28], gap)
  if (entities === undefined || kept === undefined) throw new RangeError('a panel has parts')
  return { seat, large: false, panel, header, world, entities, kept }
}
