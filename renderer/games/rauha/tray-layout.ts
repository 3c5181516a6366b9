/** Positions of the cards and buttons on the tray. Pure arithmetic. */
import { makeBox, clamp, insetBox, splitRows, type Box } from '../../art/boxes.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import { CARD_HEIGHT_RATIO } from './art/geometry.ts'

/** The boxes of the parts of the tray, in CSS pixels. */
export interface TrayLayout {
  /** The whole tray, with the steps of the turn along its upper edge. */
  readonly tray: Box
  /** The area of the cards to choose from. */
  readonly hand: Box
  /** Whether the hand also covers other areas, since the tray has no room for it. */
  readonly isHandOverTray: boolean
  /** The area of the tiles and entities that can be activated, with their yields. */
  readonly yieldArea: Box
  /** The area of the buttons of a decision. */
  readonly answers: Box
  /** The areas while the kept card of the own seat waits to be placed: of the card, and of the buttons beside or below it. */
  readonly waiting: { readonly card: Box; readonly answers: Box; readonly beside: boolean }
}

/** Measures of the area for the buttons of a decision, in CSS pixels. */
export const ANSWER_AREA_MEASURES_PX = {
  /** Smallest height. */
  least: 40,
  /** Height for buttons side by side. */
  low: 58,
  /** Height for buttons one above the other. */
  high: 112,
  /** Width of a low tray from which the buttons are in one row below the piece, not beside it. */
  tight: 230,
  /** Width from which buttons fit side by side. */
  row: 330,
  /** Additional height that is needed if a final choice asks for confirmation. */
  asking: 108,
  /** Height that the cards above the area need. */
  above: 118,
} as const

/** Buttons one above the other, beside a card, are so wide. */
const COLUMN = 240

/** How much larger than in small windows text and buttons are: they grow with the window (theme/base.css). */
function growthOf({ width, height }: SceneParameters): number {
  return Math.max(1, (6 + Math.min(width * 0.0105, height * 0.0142)) / 16)
}

/** A tray lower than this has no room for the steps of the turn. */
const LOW_TRAY = 132

/**
 * Height of the line above the cards of a tray that shows the steps of the turn, in CSS pixels; 0 if the tray has no such
 * line.
 */
export function turnStepsHeight({ w, h }: Box, textScale: number): number {
  return h < LOW_TRAY && w > h ? 0 : Math.min(h * 0.22, clamp(w * 0.075, 16, 40) * Math.min(1.2, textScale))
}

/** The box of a tray without its margin and without the line that shows the steps of the turn. */
export function boxBelowTurnSteps(tray: Box, { textScale }: SceneParameters): Box {
  const area = insetBox(tray, Math.max(3, Math.min(tray.w, tray.h) * 0.03))
  const rail = turnStepsHeight(tray, textScale)
  return makeBox(area.x, area.y + rail, area.w, area.h - rail)
}

/** Computes the boxes of the tray: cards to choose from, or a kept card with the buttons below or beside it. */
export function layoutTray(tray: Box, parameters: SceneParameters): TrayLayout {
  const hand = boxBelowTurnSteps(tray, parameters)
  const growth = growthOf(parameters)
  const wide = hand.w >= ANSWER_AREA_MEASURES_PX.row * growth * Math.min(1.3, parameters.textScale)
  const high = wide ? ANSWER_AREA_MEASURES_PX.low * growth : ANSWER_AREA_MEASURES_PX.high
  if (hand.h - high >= ANSWER_AREA_MEASURES_PX.above) {
    const [settle = hand, answers = hand] = splitRows(hand, [hand.h - high, high], 2)
    const { card, answers: column } = sideBySide(hand, hand.h / CARD_HEIGHT_RATIO)
    const beside = column.w >= COLUMN * growth * parameters.textScale
    const waiting = beside ? { card, answers: column, beside } : { card: settle, answers, beside }
    // A card chosen for good asks first: where one row of buttons is enough, they have the same room.
    return { tray, hand: wide ? settle : hand, yieldArea: settle, answers, waiting, isHandOverTray: false }
  }
  const waiting = { ...sideBySide(hand, Math.max(hand.h / CARD_HEIGHT_RATIO, hand.w * 0.3)), beside: true }
  // Too low for buttons below a card. What is summed up is lower: it has the width, and one row of buttons below it, unless
  // large words need more than a row.
  if (hand.w < ANSWER_AREA_MEASURES_PX.tight * growth * parameters.textScale)
    return { tray, hand, yieldArea: waiting.card, answers: waiting.answers, waiting, isHandOverTray: false }
  const foot = clamp(hand.h * 0.34, ANSWER_AREA_MEASURES_PX.least, ANSWER_AREA_MEASURES_PX.low)
  const [settle = hand, answers = hand] = splitRows(hand, [hand.h - foot, foot], 2)
  return { tray, hand, yieldArea: settle, answers, waiting, isHandOverTray: false }
}

/** A card and the buttons beside it, both in the middle. */
function sideBySide(hand: Box, width: number): { readonly card: Box; readonly answers: Box } {
  const gap = hand.w * 0.03
  const card = Math.min(hand.w * 0.46, width)
  const rest = Math.min(hand.w - card - gap, 420)
  const left = hand.x + (hand.w - card - gap - rest) / 2
  return { card: makeBox(left, hand.y, card, hand.h), answers: makeBox(left + card + gap, hand.y, rest, hand.h) }
}
