/** Where everything lies in an area of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { makeBox, clamp, splitNamedColumns, fitBox, insetBox, splitNamedRows, type Box } from '../../art/boxes.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, seatArrangementFor } from '../seat-boards.ts'
import {
  layoutFrontSeat,
  layoutRowOfOtherSeatsAndSatellites,
  type SeatAndSatelliteOrder,
  type SeatLayout,
} from './seat-layout.ts'
import { ANSWER_AREA_MEASURES_PX, layoutTray, boxBelowTurnSteps, type TrayLayout } from './tray-layout.ts'

export type { SeatLayout } from './seat-layout.ts'

/**
 * The boxes of the area that all players share: the rounds, the energy track, the display of entities, and the decks. Its
 * background is a night sky.
 */
export interface SharedAreaLayout {
  readonly panel: Box
  readonly rounds: Box
  readonly track: Box
  readonly display: Box
  /** Decks, black hole and supply. */
  readonly cosmos: Box
}

/**
 * The boxes of the whole board area, in CSS pixels: the seats with their worlds, satellites, the shared area and the tray.
 */
export interface TableLayout extends TrayLayout {
  /** The seat at the bottom, from whose side the board is seen. */
  readonly own: Seat
  /** The seat whose world is large: the enlarged one, otherwise `own`. */
  readonly large: Seat
  readonly seats: ReadonlyMap<Seat, SeatLayout>
  /** By number of the satellite. */
  readonly satellites: readonly Box[]
  readonly sky: SharedAreaLayout
  readonly gap: number
}

/** Below this width for its height a table is laid out as on a phone. */
const MIN_WIDE_RATIO = 1.08

/**
 * Computes the boxes of the board area. The world of the seat at the bottom is shown large and in front. If the player
 * enlarges another world, the two worlds change places, so that no world covers another.
 * @param players number of seats
 */
export function layoutTable(parameters: SceneParameters, players: number): TableLayout {
  const { own, large, others } = seatArrangementFor(parameters, players)
  const chain: SeatAndSatelliteOrder = { others, satellites: seatsInOrderFrom(own, players) }
  const { width, height } = parameters
  const gap = clamp(Math.min(width, height) * 0.013, 4, 16)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const parts =
    width < height * MIN_WIDE_RATIO
      ? planUpright(whole, parameters, large, chain, gap)
      : ([planBand, planSide] as const)
          .map((plan) => plan(whole, parameters, large, chain, gap))
          .reduce((a, b) => (worth(b) > worth(a) * 1.02 ? b : a))
  return { own, large, gap, ...parts }
}

type Parts = Omit<TableLayout, 'own' | 'large' | 'gap'>

/**
 * Width from which a world is readable from any seat, in CSS pixels: a wider one does not help players to read the others.
 */
const MAX_USEFUL_WIDTH_PX = 900

/** How well a plan can be read: by the own world, the cards and the other worlds. */
function worth({ seats, hand }: Parts): number {
  const worlds = [...seats.values()]
  const large = Math.min(MAX_USEFUL_WIDTH_PX, worlds.find((plan) => plan.large)?.world.w ?? 0)
  const small = Math.min(...worlds.filter((plan) => !plan.large).map(({ world }) => world.w))
  const card = Math.max(...[2, 4].map((across) => Math.min(hand.w / across, (hand.h * across) / 4 / 1.2)))
  return large + 1.5 * Math.min(card, 190) + 1.4 * Math.min(small, 190)
}

/** Windows with many seats: their worlds above, the own one and its cards below. */
function planBand(
  whole: Box,
  parameters: SceneParameters,
  large: Seat,
  chain: SeatAndSatelliteOrder,
  gap: number,
): Parts {
  const count = chain.others.length
  const high = clamp(whole.h * 0.25, 96, 330)
  const { band, main } = splitNamedRows(whole, { band: high, main: whole.h - high - gap }, gap)
  const aside = count <= 2 && whole.w > high * (count + 2.2)
  const chainWidth = aside ? Math.min(whole.w * (count === 1 ? 0.44 : 0.58), high * 2.1 * count) : whole.w
  const { seats, satellites } = layoutRowOfOtherSeatsAndSatellites(
    makeBox(band.x, band.y, chainWidth, high),
    chain,
    gap,
  )
  const size = Math.min(main.h, main.w * 0.6)
  const { world, column } = splitNamedColumns(main, { world: size, column: main.w - size - gap }, gap)
  if (aside) {
    const sky = planSky(makeBox(band.x + chainWidth + gap, band.y, band.w - chainWidth - gap, high), gap)
    return { seats, satellites, sky, ...planFront(large, world, column, parameters, gap, seats) }
  }
  const above = clamp(column.h * 0.32, 104, 320)
  const { top, rest } = splitNamedRows(column, { top: above, rest: column.h - above - gap }, gap)
  return { seats, satellites, sky: planSky(top, gap), ...planFront(large, world, rest, parameters, gap, seats) }
}

/** Windows with few seats, and low ones: the own world as high as the window, all else beside it. */
function planSide(
  whole: Box,
  parameters: SceneParameters,
  large: Seat,
  chain: SeatAndSatelliteOrder,
  gap: number,
): Parts {
  const size = Math.min(whole.h, whole.w * 0.56)
  const { world, column } = splitNamedColumns(whole, { world: size, column: whole.w - size - gap }, gap)
  const few = chain.others.length <= 2
  const shares = few ? { top: 0.27, middle: 0.24, low: 0.49 } : { top: 0.26, middle: 0.25, low: 0.49 }
  const { top, middle, low } = splitNamedRows(column, shares, gap)
  const { seats, satellites } = layoutRowOfOtherSeatsAndSatellites(top, chain, gap)
  return { seats, satellites, sky: planSky(middle, gap), ...planFront(large, world, low, parameters, gap, seats) }
}

/** Phones and upright windows: the others in a strip above, the sky, then the own world. */
function planUpright(
  whole: Box,
  parameters: SceneParameters,
  large: Seat,
  chain: SeatAndSatelliteOrder,
  gap: number,
): Parts {
  const tall = whole.h > whole.w * 1.55
  const strip = clamp(whole.h * (tall ? 0.135 : 0.19), 66, 260)
  const high = clamp(whole.h * (tall ? 0.15 : 0.17), 72, 260)
  const left = whole.h - strip - high - 2 * gap
  const { top, middle, main } = splitNamedRows(whole, { top: strip, middle: high, main: left }, gap)
  const { seats, satellites } = layoutRowOfOtherSeatsAndSatellites(top, chain, gap)
  const sky = planSky(middle, gap)
  if (tall) {
    const head = clamp(main.h * 0.09, 38, 90)
    const size = Math.min(main.w, main.h * 0.68)
    const shares = { panel: head, world: size, tray: main.h - head - size - 2 * gap }
    const { panel, world, tray } = splitNamedRows(main, shares, gap)
    seats.set(large, layoutFrontSeat(large, panel, fitBox(world), gap))
    return { seats, satellites, sky, ...layoutTray(tray, parameters) }
  }
  const broad = Math.min(main.h, main.w * 0.77)
  if (main.w - broad - gap >= 150) {
    const { world, column } = splitNamedColumns(main, { world: broad, column: main.w - broad - gap }, gap)
    return { seats, satellites, sky, ...planFront(large, world, column, parameters, gap, seats) }
  }
  // Buttons stand below the world; while cards are chosen from there are none, and the cards have their room as well.
  const foot = Math.min(ANSWER_AREA_MEASURES_PX.low, main.h * 0.2)
  const size = Math.min(main.h - foot - gap, main.w * 0.72)
  const { upper, answers } = splitNamedRows(main, { upper: main.h - foot - gap, answers: foot }, gap)
  const { world, column } = splitNamedColumns(upper, { world: size, column: main.w - size - gap }, gap)
  const { panel, tray } = splitNamedRows(column, { panel: 0.44, tray: 0.56 }, gap)
  seats.set(large, layoutFrontSeat(large, panel, fitBox(world), gap))
  const hand = makeBox(tray.x, tray.y, tray.w, main.y + main.h - tray.y)
  const settle = boxBelowTurnSteps(tray, parameters)
  const waiting = { card: settle, answers, beside: true }
  return { seats, satellites, sky, tray, hand, yieldArea: settle, answers, waiting, isHandOverTray: true }
}

/** The own world with its header and the cards beside it. */
function planFront(
  seat: Seat,
  world: Box,
  column: Box,
  parameters: SceneParameters,
  gap: number,
  seats: Map<Seat, SeatLayout>,
): TrayLayout {
  const high = clamp(column.h * 0.21, 44, 140) * clamp(parameters.textScale, 1, 1.15)
  const { panel, tray } = splitNamedRows(column, { panel: high, tray: column.h - high - gap }, gap)
  seats.set(seat, layoutFrontSeat(seat, panel, fitBox(world), gap))
  return layoutTray(tray, parameters)
}

// ---------------------------------------------------------------------------------------------------------- the sky

/** Rounds above, the energy track, and the entities beside decks and black hole. */
function planSky(panel: Box, gap: number): SharedAreaLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.06, 3, 14)
  const area = insetBox(panel, pad)
  const { foot, ...lines } = splitNamedRows(area, { rounds: 0.23, track: 0.42, foot: 0.35 }, Math.min(gap, pad))
  const cosmos = clamp((foot.h * 3.6) / foot.w, 0.24, 0.36)
  return { panel, ...lines, ...splitNamedColumns(foot, { display: 1 - cosmos, cosmos }, gap) }
}
