/** Positions of the parts of a seat: large in front, or small between the satellites. Pure arithmetic. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { makeBox, clamp, splitNamedColumns, fitBox, insetBox, splitNamedRows, type Box } from '../../art/boxes.ts'

/** The boxes of one seat's parts, in CSS pixels. */
export interface SeatLayout {
  readonly seat: Seat
  /** In front, to play on. */
  readonly large: boolean
  /** The panel behind all parts of a small seat; of the large one only behind header, entities and kept card. */
  readonly panel: Box
  /** Name and goods. */
  readonly header: Box
  /** The square of the world with its border. */
  readonly world: Box
  /** Where its entities stand, in a line or a column. */
  readonly entities: Box
  /** Where its kept card lies, for those who do not hold it. */
  readonly kept: Box
}

/**
 * The order in which the other players' small boards and the satellites are laid out side by side, alternating. A
 * satellite is a face-down pile of cards; it lies between the two neighbours who both choose cards from it.
 * `satellites` holds numbers of satellites: one before each seat of `others`, and one at the end.
 */
export interface SeatAndSatelliteOrder {
  readonly others: readonly Seat[]
  /** One satellite before each of the seats, one at the end; by number. */
  readonly satellites: readonly number[]
}

/**
 * Computes the boxes of the large seat in front: its name and goods, its entities, and a place for its kept card, which is
 * used while the card is hidden from the viewer.
 */
export function layoutFrontSeat(seat: Seat, panel: Box, world: Box, gap: number): SeatLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.06, 3, 12)
  const area = insetBox(panel, pad)
  const upright = panel.h > panel.w
  const shares = upright ? { header: 0.74, below: 0.26 } : { header: 0.6, below: 0.4 }
  const { header, below } =
    panel.w > panel.h * 6
      ? splitNamedColumns(area, shares, gap)
      : splitNamedRows(area, shares, Math.min(gap, upright ? 4 : 6))
  return { seat, large: true, panel, header, world, ...splitNamedColumns(below, { entities: 0.84, kept: 0.16 }, gap) }
}

// ------------------------------------------------------------------------------------------------------- the others

/**
 * Lays out the other players' seats (small) and the satellites in one row across `area`, alternating: each satellite lies
 * between the two neighbours who choose cards from it.
 * @returns the layouts by seat, and the boxes by number of the satellite
 */
export function layoutRowOfOtherSeatsAndSatellites(
  area: Box,
  { others, satellites }: SeatAndSatelliteOrder,
  gap: number,
): { seats: Map<Seat, SeatLayout>; satellites: readonly Box[] } {
  const ball = clamp(Math.min(area.h * 0.34, area.w * 0.085), 20, 96)
  const between = Math.max(2, gap * 0.5)
  const width = (area.w - satellites.length * ball - 2 * others.length * between) / others.length
  const seats = new Map<Seat, SeatLayout>()
  const found: Box[] = []
  satellites.forEach((satellite, i) => {
    const x = area.x + i * (ball + width + 2 * between)
    const tall = Math.min(area.h, ball * 1.75)
    found[satellite] = makeBox(x, area.y + (area.h - tall) / 2, ball, tall)
    const seat = others[i]
    if (seat !== undefined) seats.set(seat, planSmall(seat, makeBox(x + ball + between, area.y, width, area.h)))
  })
  return { seats, satellites: found }
}

/** Another world: small, with what tells how its seat stands above or beside it. */
function planSmall(seat: Seat, panel: Box): SeatLayout {
  const plan = { seat, large: false, panel }
  const pad = clamp(Math.min(panel.w, panel.h) * 0.03, 2, 10)
  const area = insetBox(panel, pad)
  const gap = Math.max(2, pad)
  if (area.w > area.h * 1.5) {
    const { left, right } = beside(area, Math.min(area.h, area.w * 0.55), gap)
    const { header, low } = splitNamedRows(right, { header: 0.56, low: 0.44 }, gap)
    return { ...plan, header, world: fitBox(left), ...splitNamedColumns(low, { entities: 0.68, kept: 0.32 }, gap) }
  }
  const narrow = area.w < area.h * 0.8
  const head = area.w < 104 ? clamp(area.h * 0.36, 24, 40) : clamp(area.h * 0.215, 16, 92)
  const { header, below } = splitNamedRows(area, { header: head, below: area.h - head - gap }, gap)
  if (narrow) {
    const size = Math.min(below.w, below.h)
    const { world, foot } = splitNamedRows(below, { world: size, foot: below.h - size }, 0)
    return { ...plan, header, world: fitBox(world), ...splitNamedColumns(foot, { entities: 0.8, kept: 0.2 }, 1) }
  }
  const { left, right } = beside(below, Math.min(below.h, below.w * 0.82), gap)
  return { ...plan, header, world: fitBox(left), ...splitNamedRows(right, { entities: 0.72, kept: 0.28 }, gap) }
}

/** So much at the left, and what it leaves. */
function beside(area: Box, left: number, gap: number): Record<'left' | 'right', Box> {
  return splitNamedColumns(area, { left, right: area.w - left - gap }, gap)
}
