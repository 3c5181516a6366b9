/** Where the Lotus and the boards lie in an area of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Vantage } from '../../stage/scene.ts'
import { seatingOf } from '../seats.ts'
import { planBoard, planStrip, type BoardPlan } from './board-layout.ts'
import {
  around,
  box,
  centre,
  clamp,
  columns,
  columnsOf,
  eachIn,
  equal,
  inset,
  rowsOf,
  type Box,
} from '../../art/boxes.ts'
import { rowForm } from './art/geometry.ts'

export interface LotusPlan {
  /** The whole area, sides included. */
  readonly area: Box
  /** The square of the flower. */
  readonly flower: Box
  readonly bag: Box
  readonly lifted: Box
  /** The energies wait one above the other. */
  readonly upright: boolean
  readonly round: Box
  readonly out: Box
}

export interface TablePlan {
  readonly lotus: LotusPlan
  /** By seat. */
  readonly boards: ReadonlyMap<Seat, BoardPlan>
  readonly own: Seat
  /** The seat whose board is the large one. */
  readonly large: Seat
}

/** Below this width for its height a table is laid out as on a phone. */
const UPRIGHT = 1.08
/** Space beside a board that is wider than this many times its height is left to the table. */
const WIDEST_CARD = 1.75

/**
 * The enlarged board and the one at the bottom change places, so that nothing is ever covered.
 * @param players how many boards there are
 */
export function planTable(vantage: Vantage, players: number): TablePlan {
  const { own, large, others } = seatingOf(vantage, players)
  const plan = vantage.width < vantage.height * UPRIGHT ? planUpright : planBroad
  return { ...plan(vantage, large, others), own, large }
}

type Halves = Omit<TablePlan, 'own' | 'large'>

/** Windows: the large board on the right, the Lotus and the other boards on the left. */
function planBroad({ width, height, textScale }: Vantage, large: Seat, others: readonly Seat[]): Halves {
  const gap = clamp(Math.min(width, height) * 0.016, 6, 40)
  const ownWidth = clamp(height * 0.66, width * 0.3, width * 0.475)
  const whole = inset(box(0, 0, width, height), gap)
  const { left, own } = columnsOf(whole, { left: whole.w - ownWidth - gap, own: ownWidth }, gap)
  const cells = [below(left, others.length, gap), beside(left, others.length, gap)].map(({ lotus, cards }) => ({
    lotus: planLotus(lotus),
    cards: eachIn(others, cards, (seat, cell) => planBoard(seat, narrowed(cell), 'card', textScale)),
  }))
  const best = cells.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const boards = new Map([[large, planBoard(large, own, 'large', textScale)]])
  for (const card of best.cards) boards.set(card.seat, card)
  return { lotus: best.lotus, boards }
}

interface Cut {
  readonly lotus: Box
  readonly cards: readonly Box[]
}

/** The other boards side by side below the Lotus. */
function below(area: Box, count: number, gap: number): Cut {
  const { lotus, bottom } = rowsOf(area, { lotus: 0.535, bottom: 0.465 }, gap)
  return { lotus, cards: columns(bottom, equal(count), gap) }
}

/** The other boards side by side to the right of the Lotus, as high as it. */
function beside(area: Box, count: number, gap: number): Cut {
  const wide = Math.min(area.h * 1.1, area.w * 0.56)
  const { lotus, rest } = columnsOf(area, { lotus: wide, rest: area.w - wide - gap }, gap)
  return { lotus, cards: columns(rest, equal(count), gap) }
}

/**
 * An energy of another board and a flower that are this wide are read at a glance; more gains nothing. Where both cuts are clear
 * the first holds: a board that loses a line or two to a lesson is not laid anew.
 */
const CLEAR = { energy: 18, flower: 285 }

/** How well a cut can be read: by the energies of the other boards and by the flower, until each is large enough. */
function worth({ lotus, cards }: { readonly lotus: LotusPlan; readonly cards: readonly BoardPlan[] }): number {
  const slots = cards.map(({ positions }) => {
    const row = positions[1]
    return row === undefined ? 0 : rowForm(row.w, row.h, 1, false).slot
  })
  return Math.min(CLEAR.energy, ...slots) / 12 + Math.min(CLEAR.flower, lotus.flower.w) / 300
}

function narrowed(cell: Box): Box {
  return around(centre(cell), Math.min(cell.w, cell.h * WIDEST_CARD), cell.h)
}

/** A strip as high as this shows energies that lie one above the other as large as those of one other side by side. */
const PILED = 68
/** Of a phone's height at least this is for what can be chosen: there a finger hits just each of it. */
const OWN = 368

/** Phones: the other boards as a strip, then the Lotus with the Inspiration spaces beside or above the own column. */
function planUpright({ width, height, textScale }: Vantage, large: Seat, others: readonly Seat[]): Halves {
  const gap = clamp(Math.min(width, height) * 0.014, 4, 24)
  const whole = inset(box(0, 0, width, height), gap)
  const high = Math.max(clamp(height * 0.125, 44, 260), others.length > 1 ? Math.min(PILED, height - OWN) : 0)
  const { strip, main } = rowsOf(whole, { strip: high, main: whole.h - high - gap }, gap)
  const strips = eachIn(others, columns(strip, equal(others.length), gap), planStrip)
  const boards = new Map(strips.map((plan) => [plan.seat, plan]))
  if (main.h > main.w * 1.6) {
    const { top, bottom } = rowsOf(main, { top: 0.4, bottom: 0.6 }, gap)
    boards.set(large, planBoard(large, bottom, 'large', textScale))
    return { lotus: planLotus(top), boards }
  }
  const { left, right } = columnsOf(main, { left: 0.515, right: 0.485 }, gap)
  const round = Math.min(left.w + clamp(left.w * 0.19, 30, 200), left.h * 0.62)
  const { lotus, side } = rowsOf(left, { lotus: round, side: left.h - round - gap }, gap)
  boards.set(large, planBoard(large, right, 'large', textScale, side))
  return { lotus: planLotus(lotus), boards }
}

function planLotus(area: Box): LotusPlan {
  const { x, y, w, h } = area
  const least = clamp(w * 0.12, 42, h * 0.22)
  if (w >= h * 1.02) {
    const d = Math.min(h, w - 2 * least)
    const side = (w - d) / 2
    const flower = box(x + side, y + (h - d) / 2, d, d)
    // A round flower leaves its corners free.
    const corner = clamp(side + d * 0.08, 34, h * 0.25)
    const lift = clamp(side * 0.86, 34, h * 0.165)
    const out = corner * 0.74
    return {
      area,
      flower,
      bag: box(x, y + h - corner * 1.12, corner, corner * 1.12),
      lifted: box(x + w - lift, y + h - lift * 3.3, lift, lift * 3.3),
      upright: true,
      round: box(x, y, corner * 1.05, corner * 0.74),
      out: box(x + w - out, y, out, out),
    }
  }
  const foot = clamp(w * 0.17, 26, 200)
  const d = Math.min(w, h - foot - 2)
  // What a tall area has to spare lies above and below the flower alike.
  const flower = box(x + (w - d) / 2, y + (h - foot - d) / 2, d, d)
  const line = box(x, y + h - foot, w, foot)
  return {
    area,
    flower,
    bag: box(line.x, line.y, foot * 0.96, foot),
    lifted: box(line.x + foot * 1.1, line.y + foot * 0.02, Math.min(foot * 3.2, w - foot * 3.2), foot * 0.96),
    upright: false,
    round: box(line.x + line.w - foot * 1.95, line.y + foot * 0.12, foot * 1.1, foot * 0.78),
    out: box(line.x + line.w - foot * 0.8, line.y + foot * 0.1, foot * 0.8, foot * 0.8),
  }
}
