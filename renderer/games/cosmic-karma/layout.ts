/** Where everything lies in an area of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  makeBox,
  clamp,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  gridCells,
  insetBox,
  splitNamedRows,
  type Box,
} from '../../art/boxes.ts'
import { memoizeLru } from '../../art/memoize.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { layoutSeatBoardsInBoxes, seatArrangementFor } from '../seat-boards.ts'
import { layoutSeatAccount, type AccountLayout } from './account-layout.ts'
import { cardInUseBox, mandalaGeometry, type MandalaGeometry } from './art/geometry.ts'

/** The boxes of the whole board area, in CSS pixels: mandala, karma accounts, tray and card in use. */
export interface TableLayout {
  /** The seat at the bottom, from whose side the board is seen. */
  readonly own: Seat
  /** The seat whose account is large: the enlarged one, otherwise `own`. */
  readonly large: Seat
  readonly accounts: ReadonlyMap<Seat, AccountLayout>
  readonly mandala: MandalaGeometry
  /** The tray on which dice, the list of reachable spaces and buttons lie. */
  readonly tray: Box
  /** The tray without its rim. */
  readonly room: Box
  /** The card in use: over the middle of the mandala, or beside it while the player chooses a branch of the way. */
  readonly card: Box
  readonly textScale: number
}

/** Below this width for its height a table is laid out as on a phone. */
const MIN_WIDE_RATIO = 1.02
/** A narrower one in any case: beside anything else its mandala could not be read. CSS pixels. */
const NARROW_WIDTH_PX = 480
/**
 * Computes the boxes of the board area. One account (a seat's own board) is shown large. This is the account that a
 * player has enlarged, or, if none is enlarged, the account of the seat at the bottom. An enlarged account changes
 * places with the account of the seat at the bottom. The function is memoized: the same arguments give the same
 * object.
 * @param players number of seats
 */
export const layoutTable = memoizeLru(
  ({ width, height, bottom, enlarged, textScale }: SceneParameters, players: number) =>
    [width, height, bottom, enlarged, textScale, players].join(),
  plan,
)

function plan(parameters: SceneParameters, players: number): TableLayout {
  const seating = seatArrangementFor(parameters, players)
  const { own, large } = seating
  const others = seating.others.length
  const { width, height, textScale } = parameters
  const gap = clamp(Math.min(width, height) * 0.012, 3, 14)
  const whole = insetBox(makeBox(0, 0, width, height), gap)
  const phone = width < NARROW_WIDTH_PX || width < height * MIN_WIDE_RATIO
  const parts = phone ? planUpright(whole, others, gap) : planSide(whole, textScale, others, gap)
  const accounts = layoutSeatBoardsInBoxes(seating, parts.front, parts.small, (seat, at, large) =>
    layoutSeatAccount(seat, at, large, textScale),
  )
  const mandala = mandalaGeometry(parts.mandala)
  const { tray } = parts
  const room = insetBox(tray, clamp(Math.min(tray.w, tray.h) * 0.04, 4, 14))
  return { own, large, accounts, mandala, tray, room, card: cardInUseBox(mandala), textScale }
}

interface Parts {
  readonly mandala: Box
  readonly small: readonly Box[]
  readonly front: Box
  readonly tray: Box
}

/** The largest share of the column's height that one of few small accounts takes, by how many are below each other. */
const MAX_COLUMN_SHARE: Readonly<Record<number, number>> = { 1: 0.235, 2: 0.165 }

/** The mandala as high as the window; beside it the others, the table, and the own account. */
function planSide(whole: Box, textScale: number, others: number, gap: number): Parts {
  const least = clamp(whole.w * 0.355, 200, 324) * clamp(textScale, 1, 1.25)
  const size = Math.min(whole.h * 1.08, whole.w - least - gap)
  const { mandala, column } = splitNamedColumns(whole, { mandala: size, column: whole.w - size - gap }, gap)
  const across = column.w >= 480 && others >= 2 ? 2 : 1
  const lines = Math.ceil(others / across)
  const most = clamp(column.h * (MAX_COLUMN_SHARE[lines] ?? 0.13), 52, 260)
  const each = clamp((column.h * 0.42 - gap * (lines - 1)) / lines, 34, most)
  const high = each * lines + gap * 0.6 * (lines - 1)
  const low = clamp(column.h * 0.28, 126, 300)
  const shares = { above: high, tray: column.h - high - low - 2 * gap, front: low }
  const { above, ...parts } = splitNamedRows(column, shares, gap)
  return { mandala, small: gridCells(above, others, across, gap * 0.6), ...parts }
}

/** Phones and upright windows: the others in a strip above, the mandala, then the own account and the table. */
function planUpright(whole: Box, others: number, gap: number): Parts {
  const tall = whole.h > whole.w * 1.6
  const strip = clamp(whole.h * (tall ? 0.09 : 0.105), 42, 130)
  const rest = whole.h - strip - gap
  const low = clamp(rest * (tall ? 0.4 : 0.36), 132, 420)
  const high = Math.min(rest - low - gap, whole.w * 1.2)
  const { above, mandala, below } = splitNamedRows(
    whole,
    { above: strip, mandala: high, below: rest - high - gap },
    gap,
  )
  const small = splitColumns(above, equalWeights(others), Math.min(gap, 4))
  const parts =
    below.h > 250
      ? splitNamedRows(below, { front: 0.5, tray: 0.5 }, gap)
      : splitNamedColumns(below, { front: 0.57, tray: 0.43 }, gap)
  return { mandala, small, ...parts }
}
