/** Layout: boxes in CSS pixels, for every window size. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import { HAND_SIZE, ROUNDS_TO_WIN } from '../../../engine/template-game/data.ts'
import {
  makeBox,
  splitColumns,
  splitNamedColumns,
  equalWeights,
  insetBox,
  splitNamedRows,
  type Box,
} from '../../../../../../renderer/art/boxes.ts'
import type { SceneParameters } from '../../../../../../renderer/stage/scene.ts'
import { seatArrangementFor } from '../../../../../../renderer/games/seat-boards.ts'

/** Width of a card divided by its height. */
const SHAPE = 5 / 7

export interface SeatLayout {
  readonly seat: Seat
  readonly panel: Box
  readonly header: Box
  readonly hand: Box
  /** One per round that can be won. */
  readonly won: readonly Box[]
  /** The card in front of the seat. */
  readonly table: Box
}

export interface TableLayout {
  readonly seats: readonly SeatLayout[]
  readonly deck: Box
  readonly pile: Box
}

/** Two panels, and between them the deck, the played cards and the discard pile. */
export function layoutTable(parameters: SceneParameters): TableLayout {
  const gap = Math.min(parameters.width, parameters.height) * 0.02
  const whole = insetBox(makeBox(0, 0, parameters.width, parameters.height), gap)
  const { large, others } = seatArrangementFor(parameters, 2)
  const { far, middle, near } = splitNamedRows(whole, { far: 5, middle: 4.5, near: 6.5 }, gap)
  const { deck, left, right, pile } = splitNamedColumns(middle, { deck: 1, left: 1, right: 1, pile: 1 }, gap)
  return {
    seats: [
      ...others.map((seat) => planSeat(parameters, seat, far, cardIn(left))),
      planSeat(parameters, large, near, cardIn(right)),
    ],
    deck: cardIn(deck),
    pile: cardIn(pile),
  }
}

function planSeat({ textScale }: SceneParameters, seat: Seat, panel: Box, table: Box): SeatLayout {
  const pad = Math.min(12, panel.h * 0.05)
  const inner = insetBox(panel, pad)
  const head = Math.min(inner.h * 0.3, 30 * textScale)
  const below = makeBox(inner.x, inner.y + head + pad / 2, inner.w, inner.h - head - pad / 2)
  const { hand, won } = splitNamedColumns(below, { hand: 3, won: 2 }, pad * 2)
  return {
    seat,
    panel,
    header: makeBox(inner.x, inner.y, inner.w, head),
    hand,
    won: splitColumns(won, equalWeights(ROUNDS_TO_WIN), pad / 2).map(cardIn),
    table,
  }
}

/** The largest card that fits into a box, centred. */
function cardIn({ x, y, w, h }: Box): Box {
  const height = Math.min(h, w / SHAPE)
  const width = height * SHAPE
  return makeBox(x + (w - width) / 2, y + (h - height) / 2, width, height)
}

/** The cards of a hand side by side, from the left. */
export function handCardBoxes({ hand }: SeatLayout, count: number): readonly Box[] {
  const gap = hand.w * 0.02
  const { w, h } = cardIn(splitColumns(hand, equalWeights(HAND_SIZE), gap)[0] ?? hand)
  return Array.from({ length: count }, (_, at) => makeBox(hand.x + at * (w + gap), hand.y + (hand.h - h) / 2, w, h))
}
