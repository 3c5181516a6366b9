/** Where cards and buttons lie on the tray. Pure arithmetic. */
import { box, clamp, inset, rows, type Box } from '../../art/boxes.ts'
import type { Vantage } from '../../stage/scene.ts'
import { CARD_SHAPE } from './art/geometry.ts'

export interface TrayPlan {
  /** What the cards lie on, with the steps of the turn above them. */
  readonly tray: Box
  /** Where cards are chosen from. */
  readonly hand: Box
  /** The hand lies over tray and answers, as the tray alone has no room for it. */
  readonly over: boolean
  /** Where the kept card of the own seat waits to be placed, and what can be activated is summed up. */
  readonly settle: Box
  /** For the buttons of a decision. */
  readonly answers: Box
}

/**
 * Heights of the room for answers: for buttons side by side (in a row so wide), one above the other, what more is needed
 * where a final choice asks first, and what is above.
 */
export const ANSWERS = { low: 58, high: 112, row: 330, asking: 72, above: 118 } as const

/** A tray lower than this has no room for the steps of the turn. */
const LOW_TRAY = 132

/** Height of the line of a tray that shows the steps of a turn; 0: there is none. */
export function railOf({ w, h }: Box, textScale: number): number {
  return h < LOW_TRAY && w > h ? 0 : Math.min(h * 0.22, clamp(w * 0.075, 16, 40) * Math.min(1.2, textScale))
}

/** What the steps of the turn leave of a tray. */
export function underRail(tray: Box, { textScale }: Vantage): Box {
  const area = inset(tray, Math.max(3, Math.min(tray.w, tray.h) * 0.03))
  const rail = railOf(tray, textScale)
  return box(area.x, area.y + rail, area.w, area.h - rail)
}

/** A tray: cards on it, or what is kept with the buttons below or beside it. */
export function planTray(tray: Box, vantage: Vantage): TrayPlan {
  const hand = underRail(tray, vantage)
  const wide = hand.w >= ANSWERS.row * Math.min(1.3, vantage.textScale)
  const high = wide ? ANSWERS.low : ANSWERS.high
  if (hand.h - high >= ANSWERS.above) {
    const [settle = hand, answers = hand] = rows(hand, [hand.h - high, high], 2)
    // A card chosen for good asks first: where one row of buttons is enough, they have the same room.
    return { tray, hand: wide ? settle : hand, settle, answers, over: false }
  }
  const gap = hand.w * 0.03
  const card = Math.min(hand.w * 0.46, Math.max(hand.h / CARD_SHAPE, hand.w * 0.3))
  const rest = Math.min(hand.w - card - gap, 420)
  const left = hand.x + (hand.w - card - gap - rest) / 2
  const settle = box(left, hand.y, card, hand.h)
  return { tray, hand, settle, answers: box(left + card + gap, hand.y, rest, hand.h), over: false }
}
