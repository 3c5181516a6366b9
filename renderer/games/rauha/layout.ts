/** Where everything lies in a frame of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { box, clamp, columns, inset, rows, type Box } from '../../art/boxes.ts'
import type { Vantage } from '../../stage/scene.ts'
import { clockwise, seatingOf } from '../seats.ts'
import { headOf, planChain, type Chain, type SeatPlan } from './seat-layout.ts'
import { ANSWERS, planTray, underRail, type TrayPlan } from './tray-layout.ts'

export type { SeatPlan } from './seat-layout.ts'

/** What belongs to everybody. */
export interface SkyPlan {
  readonly panel: Box
  readonly rounds: Box
  readonly track: Box
  readonly display: Box
  /** Decks, black hole and supply. */
  readonly cosmos: Box
}

export interface TablePlan extends TrayPlan {
  readonly own: Seat
  readonly large: Seat
  readonly seats: ReadonlyMap<Seat, SeatPlan>
  /** By satellite. */
  readonly satellites: readonly Box[]
  readonly sky: SkyPlan
  readonly gap: number
}

/** Below this width for its height a frame is laid out as on a phone. */
const UPRIGHT = 1.08

/**
 * The enlarged world and the one at the bottom change places, so that nothing is ever covered.
 * @param players how many seats there are
 */
export function planTable(vantage: Vantage, players: number): TablePlan {
  const { own, large, others } = seatingOf(vantage, players)
  const chain: Chain = { others, satellites: clockwise(own, players) }
  const { width, height } = vantage
  const gap = clamp(Math.min(width, height) * 0.013, 4, 16)
  const whole = inset(box(0, 0, width, height), gap)
  const parts =
    width < height * UPRIGHT
      ? planUpright(whole, vantage, large, chain, gap)
      : ([planBand, planSide] as const)
          .map((plan) => plan(whole, vantage, large, chain, gap))
          .reduce((a, b) => (worth(b) > worth(a) * 1.02 ? b : a))
  return { own, large, gap, ...parts }
}

type Parts = Omit<TablePlan, 'own' | 'large' | 'gap'>

/** How well a plan can be read: by the own world, the cards and the other worlds. */
function worth({ seats, hand }: Parts): number {
  const worlds = [...seats.values()]
  const large = worlds.find((plan) => plan.large)?.world.w ?? 0
  const small = Math.min(...worlds.filter((plan) => !plan.large).map(({ world }) => world.w))
  const card = Math.max(...[2, 4].map((across) => Math.min(hand.w / across, (hand.h * across) / 4 / 1.2)))
  return large + 1.5 * Math.min(card, 190) + 1.4 * Math.min(small, 190)
}

/** Windows with many seats: their worlds above, the own one and its cards below. */
function planBand(whole: Box, vantage: Vantage, large: Seat, chain: Chain, gap: number): Parts {
  const count = chain.others.length
  const high = clamp(whole.h * 0.25, 96, 330)
  const band = box(whole.x, whole.y, whole.w, high)
  const main = box(whole.x, band.y + high + gap, whole.w, whole.h - high - gap)
  const aside = count <= 2 && whole.w > high * (count + 2.2)
  const chainWidth = aside ? Math.min(whole.w * (count === 1 ? 0.44 : 0.58), high * 2.1 * count) : whole.w
  const { seats, satellites } = planChain(box(band.x, band.y, chainWidth, high), chain, gap)
  const world = box(main.x, main.y, Math.min(main.h, main.w * 0.6), main.h)
  const column = box(world.x + world.w + gap, main.y, main.w - world.w - gap, main.h)
  if (aside) {
    const sky = planSky(box(band.x + chainWidth + gap, band.y, band.w - chainWidth - gap, high), vantage, gap)
    return { seats, satellites, sky, ...planFront(large, world, column, vantage, gap, seats) }
  }
  const skyHeight = clamp(column.h * 0.32, 104, 320)
  const sky = planSky(box(column.x, column.y, column.w, skyHeight), vantage, gap)
  const rest = box(column.x, column.y + skyHeight + gap, column.w, column.h - skyHeight - gap)
  return { seats, satellites, sky, ...planFront(large, world, rest, vantage, gap, seats) }
}

/** Windows with few seats, and low ones: the own world as high as the window, all else beside it. */
function planSide(whole: Box, vantage: Vantage, large: Seat, chain: Chain, gap: number): Parts {
  const size = Math.min(whole.h, whole.w * 0.56)
  const world = box(whole.x, whole.y, size, whole.h)
  const column = box(world.x + size + gap, whole.y, whole.w - size - gap, whole.h)
  const few = chain.others.length <= 2
  const [top, middle, low] = rows(column, few ? [0.27, 0.24, 0.49] : [0.26, 0.25, 0.49], gap)
  if (top === undefined || middle === undefined || low === undefined) throw new RangeError('a column has three parts')
  const { seats, satellites } = planChain(top, chain, gap)
  return { seats, satellites, sky: planSky(middle, vantage, gap), ...planFront(large, world, low, vantage, gap, seats) }
}

/** Phones and upright windows: the others in a strip above, the sky, then the own world. */
function planUpright(whole: Box, vantage: Vantage, large: Seat, chain: Chain, gap: number): Parts {
  const tall = whole.h > whole.w * 1.55
  const strip = clamp(whole.h * (tall ? 0.135 : 0.19), 66, 260)
  const high = clamp(whole.h * (tall ? 0.15 : 0.17), 72, 260)
  const { seats, satellites } = planChain(box(whole.x, whole.y, whole.w, strip), chain, gap)
  const sky = planSky(box(whole.x, whole.y + strip + gap, whole.w, high), vantage, gap)
  const top = whole.y + strip + high + 2 * gap
  const main = box(whole.x, top, whole.w, whole.y + whole.h - top)
  if (tall) {
    const head = clamp(main.h * 0.09, 38, 90)
    const size = Math.min(main.w, main.h * 0.68)
    const panel = box(main.x, main.y, main.w, head)
    const world = box(main.x + (main.w - size) / 2, main.y + head + gap, size, size)
    const tray = box(main.x, world.y + size + gap, main.w, main.h - head - size - 2 * gap)
    seats.set(large, headOf(large, panel, world, gap))
    return { seats, satellites, sky, ...planTray(tray, vantage) }
  }
  const broad = Math.min(main.h, main.w * 0.77)
  if (main.w - broad - gap >= 150) {
    const world = box(main.x, main.y, broad, main.h)
    const column = box(main.x + broad + gap, main.y, main.w - broad - gap, main.h)
    return { seats, satellites, sky, ...planFront(large, world, column, vantage, gap, seats) }
  }
  // Buttons stand below the world; while cards are chosen from there are none, and the cards have their room as well.
  const foot = Math.min(ANSWERS.low, main.h * 0.2)
  const size = Math.min(main.h - foot - gap, main.w * 0.72)
  const world = box(main.x, main.y, size, main.h - foot - gap)
  const column = box(main.x + size + gap, main.y, main.w - size - gap, world.h)
  const [panel, tray] = rows(column, [0.44, 0.56], gap)
  if (panel === undefined || tray === undefined) throw new RangeError('a column has two parts')
  seats.set(large, headOf(large, panel, centred(world), gap))
  const hand = box(tray.x, tray.y, tray.w, main.y + main.h - tray.y)
  const answers = box(main.x, main.y + main.h - foot, main.w, foot)
  return { seats, satellites, sky, tray, hand, settle: underRail(tray, vantage), answers, over: true }
}

/** The own world with its header and the cards beside it. */
function planFront(
  seat: Seat,
  world: Box,
  column: Box,
  vantage: Vantage,
  gap: number,
  seats: Map<Seat, SeatPlan>,
): TrayPlan {
  const high = clamp(column.h * 0.21, 44, 140) * clamp(vantage.textScale, 1, 1.15)
  const panel = box(column.x, column.y, column.w, high)
  seats.set(seat, headOf(seat, panel, centred(world), gap))
  return planTray(box(column.x, panel.y + high + gap, column.w, column.h - high - gap), vantage)
}

function centred({ x, y, w, h }: Box): Box {
  const size = Math.min(w, h)
  return box(x + (w - size) / 2, y + (h - size) / 2, size, size)
}

// ---------------------------------------------------------------------------------------------------------- the sky

/** Rounds above, the energy track, and the entities beside decks and black hole. */
function planSky(panel: Box, _frame: Vantage, gap: number): SkyPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.06, 3, 14)
  const area = inset(panel, pad)
  const lines = rows(area, [0.23, 0.42, 0.35], Math.min(gap, pad))
  const [rounds, track, foot] = lines
  if (rounds === undefined || track === undefined || foot === undefined) throw new RangeError('the sky has three lines')
  const share = clamp((foot.h * 3.6) / foot.w, 0.24, 0.36)
  const [display, cosmos] = columns(foot, [1 - share, share], gap)
  if (display === undefined || cosmos === undefined) throw new RangeError('the last line has two parts')
  return { panel, rounds, track, display, cosmos }
}
