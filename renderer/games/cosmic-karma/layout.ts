/** Where everything lies in an area of any size. Pure arithmetic; pieces are made from it elsewhere. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { around, box, clamp, columns, equal, grid, inset, rows, type Box } from '../../art/boxes.ts'
import { keptBy } from '../../art/kept.ts'
import type { Vantage } from '../../stage/scene.ts'
import { planSeats, seatingOf } from '../seats.ts'
import { planAccount, type AccountPlan } from './account-layout.ts'
import { mandalaOf, type Mandala } from './art/geometry.ts'

export interface TablePlan {
  readonly own: Seat
  readonly large: Seat
  readonly accounts: ReadonlyMap<Seat, AccountPlan>
  readonly mandala: Mandala
  /** What dice, routes and buttons lie on. */
  readonly tray: Box
  /** All of it but the rim. */
  readonly room: Box
  /** A card in use, over the middle of the mandala; beside it where the way branches. */
  readonly card: Box
  readonly gap: number
  readonly textScale: number
}

/** Below this width for its height a table is laid out as on a phone. */
const UPRIGHT = 1.02
/**
 * The enlarged account and the one at the bottom change places, so that nothing is ever covered. The same plan again for
 * the same area.
 * @param players how many seats there are
 */
export const planTable = keptBy(
  ({ width, height, bottom, enlarged, textScale }: Vantage, players: number) =>
    [width, height, bottom, enlarged, textScale, players].join(),
  plan,
)

function plan(vantage: Vantage, players: number): TablePlan {
  const seating = seatingOf(vantage, players)
  const { own, large, others } = seating
  const { width, height } = vantage
  const gap = clamp(Math.min(width, height) * 0.012, 3, 14)
  const whole = inset(box(0, 0, width, height), gap)
  const parts =
    width < height * UPRIGHT ? planUpright(whole, vantage, others, gap) : planSide(whole, vantage, others, gap)
  const { textScale } = vantage
  const accounts = planSeats(seating, parts.front, parts.small, (seat, at, large) =>
    planAccount(seat, at, large, textScale),
  )
  const mandala = mandalaOf(parts.mandala)
  const { tray } = parts
  const room = inset(tray, clamp(Math.min(tray.w, tray.h) * 0.04, 4, 14))
  return { own, large, accounts, mandala, tray, room, card: cardBox(mandala), gap, textScale }
}

interface Parts {
  readonly mandala: Box
  readonly small: readonly Box[]
  readonly front: Box
  readonly tray: Box
}

/** The mandala as high as the window; beside it the others, the table, and the own account. */
function planSide(whole: Box, vantage: Vantage, others: readonly Seat[], gap: number): Parts {
  const scale = clamp(vantage.textScale, 1, 1.25)
  const least = clamp(whole.w * 0.355, 200, 324) * scale
  const size = Math.min(whole.h * 1.08, whole.w - least - gap)
  const column = box(whole.x + size + gap, whole.y, whole.w - size - gap, whole.h)
  const count = others.length
  const across = column.w >= 480 && count >= 2 ? 2 : 1
  const lines = Math.ceil(count / across)
  const each = clamp((column.h * 0.42 - gap * (lines - 1)) / lines, 34, clamp(column.h * 0.13, 52, 116))
  const high = each * lines + gap * 0.6 * (lines - 1)
  const small = grid(box(column.x, column.y, column.w, high), count, across, gap * 0.6)
  const front = clamp(column.h * 0.28, 126, 300)
  const table = box(column.x, column.y + high + gap, column.w, column.h - high - front - 2 * gap)
  return {
    mandala: box(whole.x, whole.y, size, whole.h),
    small,
    front: box(column.x, whole.y + whole.h - front, column.w, front),
    tray: table,
  }
}

/** Phones and upright windows: the others in a strip above, the mandala, then the own account and the table. */
function planUpright(whole: Box, vantage: Vantage, others: readonly Seat[], gap: number): Parts {
  const count = others.length
  const tall = whole.h > whole.w * 1.6
  const strip = clamp(whole.h * (tall ? 0.09 : 0.105), 42, 130)
  const top = whole.y + strip + gap
  const rest = whole.h - strip - gap
  const low = clamp(rest * (tall ? 0.4 : 0.36), 132, 420)
  const square = box(whole.x, top, whole.w, Math.min(rest - low - gap, whole.w * 1.2))
  const below = box(whole.x, square.y + square.h + gap, whole.w, whole.y + whole.h - square.y - square.h - gap)
  const small = columns(box(whole.x, whole.y, whole.w, strip), equal(count), Math.min(gap, 4))
  if (below.h > 250) {
    const [front = below, table = below] = rows(below, [0.5, 0.5], gap)
    return { mandala: square, small, front, tray: table }
  }
  const [front = below, table = below] = columns(below, [0.57, 0.43], gap)
  return { mandala: square, small, front, tray: table }
}

/** A card lies over the inside of the ring. */
function cardBox({ area, middle, inner }: Mandala): Box {
  // On a small board it covers the ring as well: it has to be read.
  const h = Math.min(Math.max(inner.y * 1.72, Math.min(area.h * 0.9, 230)), 460)
  const w = Math.min(Math.max(inner.x * 1.7, Math.min(area.w * 0.8, 250)), h * 1.05)
  return around(middle, w, h)
}
