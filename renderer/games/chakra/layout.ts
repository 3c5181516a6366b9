/** Layout of the Lotus and the boards in an area of any size. Pure arithmetic; other files make the pieces from it. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { seatArrangementFor } from '../seat-boards.ts'
import { layoutLargeOrCardSeatBoard, layoutStripBoard, type SeatBoardLayout } from './board-layout.ts'
import {
  boxCentredAt,
  makeBox,
  centreOf,
  clamp,
  splitColumns,
  splitNamedColumns,
  flatMapWithBoxes,
  equalWeights,
  insetBox,
  splitNamedRows,
  type Box,
} from '../../art/boxes.ts'
import { layoutColumnRowParts } from './art/geometry.ts'

/** The boxes of the Lotus board and of the things beside it, in CSS pixels on the board. */
export interface LotusLayout {
  /** The whole area, with the things beside the flower. */
  readonly area: Box
  /** The square of the flower. */
  readonly flower: Box
  readonly bag: Box
  /** The tray of the lifted energies. */
  readonly lifted: Box
  /** Whether the lifted energies lie one above the other instead of side by side. */
  readonly upright: boolean
  /** The scroll with the number of the round. */
  readonly roundCounter: Box
  /** The lid with the black energies that have left the game. */
  readonly discardLid: Box
}

/** The boxes of everything on Chakra's table, in CSS pixels on the board. */
export interface TableLayout {
  readonly lotus: LotusLayout
  /** The seats' boards, by seat. */
  readonly boards: ReadonlyMap<Seat, SeatBoardLayout>
  /** The seat in front. */
  readonly own: Seat
  /** The seat whose board is the large one. */
  readonly large: Seat
}

/** Width divided by height below which the table is laid out as on a phone. */
const MIN_WIDE_RATIO = 1.08
/** Maximum width of a small board, divided by its height. */
const MAX_CARD_RATIO = 1.75

/**
 * Lays out the whole table for a window size. An enlarged board changes places with the board at the bottom, so that
 * no board is covered.
 * @param players number of seats
 */
export function layoutTable(parameters: SceneParameters, players: number): TableLayout {
  const { own, large, others } = seatArrangementFor(parameters, players)
  const plan = parameters.width < parameters.height * MIN_WIDE_RATIO ? planUpright : planBroad
  return { ...plan(parameters, large, others), own, large }
}

type Halves = Omit<TableLayout, 'own' | 'large'>

/** Windows: the large board on the right, the Lotus and the other boards on the left. */
function planBroad({ width, height, textScale }: SceneParameters, large: Seat, others: readonly Seat[]): Halves {
  const gap = clamp(Math.min(width, height) * 0.016, 6, 40)
  const ownWidth = clamp(height * 0.66, width * 0.3, width * 0.475)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const { left, own } = splitNamedColumns(whole, { left: whole.w - ownWidth - gap, own: ownWidth }, gap)
  const cells = [below(left, others.length, gap), beside(left, others.length, gap)].map(({ lotus, cards }) => ({
    lotus: planLotus(lotus),
    cards: flatMapWithBoxes(others, cards, (seat, cell) =>
      layoutLargeOrCardSeatBoard(seat, narrowed(cell), 'card', textScale),
    ),
  }))
  const best = cells.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const boards = new Map([[large, layoutLargeOrCardSeatBoard(large, own, 'large', textScale)]])
  for (const card of best.cards) boards.set(card.seat, card)
  return { lotus: best.lotus, boards }
}

interface Cut {
  readonly lotus: Box
  readonly cards: readonly Box[]
}

/** The other boards side by side below the Lotus. */
function below(area: Box, count: number, gap: number): Cut {
  const { lotus, bottom } = splitNamedRows(area, { lotus: 0.535, bottom: 0.465 }, gap)
  return { lotus, cards: splitColumns(bottom, equalWeights(count), gap) }
}

/** The other boards side by side to the right of the Lotus, as high as it. */
function beside(area: Box, count: number, gap: number): Cut {
  const wide = Math.min(area.h * 1.1, area.w * 0.56)
  const { lotus, rest } = splitNamedColumns(area, { lotus: wide, rest: area.w - wide - gap }, gap)
  return { lotus, cards: splitColumns(rest, equalWeights(count), gap) }
}

/**
 * An energy of another board and a flower of these widths are readable at a glance; a larger size gains nothing. Where both
 * cuts are readable, the first is used: a board that loses a line or two to a lesson keeps its layout.
 */
const CLEAR_SIZE_PX = { energy: 18, flower: 285 }

/** How well a cut can be read: by the energies of the other boards and by the flower, until each is large enough. */
function worth({ lotus, cards }: { readonly lotus: LotusLayout; readonly cards: readonly SeatBoardLayout[] }): number {
  const slots = cards.map(({ positions }) => {
    const row = positions[1]
    return row === undefined ? 0 : layoutColumnRowParts(row.w, row.h, 1, false).slot
  })
  return Math.min(CLEAR_SIZE_PX.energy, ...slots) / 12 + Math.min(CLEAR_SIZE_PX.flower, lotus.flower.w) / 300
}

function narrowed(cell: Box): Box {
  return boxCentredAt(centreOf(cell), Math.min(cell.w, cell.h * MAX_CARD_RATIO), cell.h)
}

/** Height of a strip at which energies in a pile are as large as energies side by side. */
const PILED_HEIGHT_PX = 68
/** Minimum height of the area for clickable pieces on a phone: large enough to hit each with a finger. */
const MIN_OWN_HEIGHT_PX = 368

/** Phones: the other boards as a strip, then the Lotus with the Inspiration spaces beside or above the own column. */
function planUpright({ width, height, textScale }: SceneParameters, large: Seat, others: readonly Seat[]): Halves {
  const gap = clamp(Math.min(width, height) * 0.014, 4, 24)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const high = Math.max(
    clamp(height * 0.125, 44, 260),
    others.length > 1 ? Math.min(PILED_HEIGHT_PX, height - MIN_OWN_HEIGHT_PX) : 0,
  )
  const { strip, main } = splitNamedRows(whole, { strip: high, main: whole.h - high - gap }, gap)
  const strips = flatMapWithBoxes(others, splitColumns(strip, equalWeights(others.length), gap), layoutStripBoard)
  const boards = new Map(strips.map((plan) => [plan.seat, plan]))
  if (main.h > main.w * 1.6) {
    const { top, bottom } = splitNamedRows(main, { top: 0.4, bottom: 0.6 }, gap)
    boards.set(large, layoutLargeOrCardSeatBoard(large, bottom, 'large', textScale))
    return { lotus: planLotus(top), boards }
  }
  const { left, right } = splitNamedColumns(main, { left: 0.515, right: 0.485 }, gap)
  const round = Math.min(left.w + clamp(left.w * 0.19, 30, 200), left.h * 0.62)
  const { lotus, side } = splitNamedRows(left, { lotus: round, side: left.h - round - gap }, gap)
  boards.set(large, layoutLargeOrCardSeatBoard(large, right, 'large', textScale, side))
  return { lotus: planLotus(lotus), boards }
}

function planLotus(area: Box): LotusLayout {
  const { x, y, w, h } = area
  const least = clamp(w * 0.12, 42, h * 0.22)
  if (w >= h * 1.02) {
    const d = Math.min(h, w - 2 * least)
    const side = (w - d) / 2
    const flower = makeBox(x + side, y + (h - d) / 2, d, d)
    // A round flower leaves its corners free.
    const corner = clamp(side + d * 0.08, 34, h * 0.25)
    const lift = clamp(side * 0.86, 34, h * 0.165)
    const out = corner * 0.74
    return {
      area,
      flower,
      bag: makeBox(x, y + h - corner * 1.12, corner, corner * 1.12),
      lifted: makeBox(x + w - lift, y + h - lift * 3.3, lift, lift * 3.3),
      upright: true,
      roundCounter: makeBox(x, y, corner * 1.05, corner * 0.74),
      discardLid: makeBox(x + w - out, y, out, out),
    }
  }
  const foot = clamp(w * 0.17, 26, 200)
  const d = Math.min(w, h - foot - 2)
  // The spare height of a tall area is split evenly above and below the flower.
  const flower = makeBox(x + (w - d) / 2, y + (h - foot - d) / 2, d, d)
  const line = makeBox(x, y + h - foot, w, foot)
  return {
    area,
    flower,
    bag: makeBox(line.x, line.y, foot * 0.96, foot),
    lifted: makeBox(line.x + foot * 1.1, line.y + foot * 0.02, Math.min(foot * 3.2, w - foot * 3.2), foot * 0.96),
    upright: false,
    roundCounter: makeBox(line.x + line.w - foot * 1.95, line.y + foot * 0.12, foot * 1.1, foot * 0.78),
    discardLid: makeBox(line.x + line.w - foot * 0.8, line.y + foot * 0.1, foot * 0.8, foot * 0.8),
  }
}
