/**
 * The dice on the tray beside the mandala, as pieces: before the roll, as they came to rest after it, and the Free Will
 * Cards that a player lays out instead of rolling.
 */
import type { CosmicView, TurnFrame } from '../../../engine/cosmic-karma/index.ts'
import { freeWillCardPieceId } from '../../../engine/cosmic-karma/places.ts'
import {
  boxCentredAt,
  makeBox,
  centreOf,
  centreBoxesHorizontally,
  flatMapWithBoxes,
  layoutOverlappingRow,
  type Box,
} from '../../art/boxes.ts'
import { createPieceClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { diePose } from './art/account-geometry.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { gameMessage } from './names.ts'
import { turnFrameOf } from './current-state.ts'
import { DICE_PIECE_ID } from './click-targets.ts'
import { layoutTray } from './tray-layout.ts'

/** Width of the sum as a share of the height of a die. */
const SUM = 1.35

/**
 * Makes the pieces of the two dice, or of the Free Will Cards (number cards) that a player has laid out instead of
 * rolling, and of the number of spaces to move. When the laid-out cards are put aside, only an invisible piece remains
 * in their area.
 */
export function diceOrFreeWillCardPieces(
  view: CosmicView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const turn = turnFrameOf(view)
  const waiting = turn === undefined || turn.stage === 'start'
  const at = layoutTray(view, plan).dice
  const size = Math.min(at.h * 0.8, at.w * 0.27, waiting ? 104 : 76)
  const count = turn?.count ?? 0
  const sum = { kind: 'count', count, textScale: parameters.textScale } as const
  // Without what it is the sum of it would stand alone: the cards are put aside as the pawn sets out.
  const spent = count > 0 && turn?.dice.length === 0 && turn.cards.length === 0
  const total = makeBox(at.x + at.w - size * SUM, at.y + (at.h - size) / 2, size * SUM, size)
  const counted =
    count > 0 && !spent
      ? [piece('count', 'tray', sum, total, PIECE_LAYERS.shelf, { label: gameMessage('label.count', { count }) })]
      : []
  // So that cards have somewhere to go while none lie there.
  const ground = piece('laidOut', 'laidOut', { kind: 'count', count: 0, textScale: 1 }, at, PIECE_LAYERS.shelf, {
    alpha: 0,
  })
  if (turn !== undefined && turn.cards.length > 0) return [ground, ...laidOut(turn, at, size), ...counted]
  if (spent) return [ground]
  return [ground, ...dice(view, turn, at, size), ...counted]
}

/** Free Will Cards played instead of the dice, in the middle of the room before their sum. */
function laidOut({ cards }: TurnFrame, at: Box, size: number): readonly Piece[] {
  const room = makeBox(at.x, at.y, at.w - size * SUM - 2, at.h)
  const wide = Math.min(size * 0.76, room.w / cards.length)
  const w = Math.min(wide * 0.94, size * 0.74)
  return flatMapWithBoxes(
    cards,
    centreBoxesHorizontally(room, layoutOverlappingRow(room, cards.length, wide / w, w, size)),
    (number, spot, nth) =>
      piece(`laidOut:${nth}`, 'laidOut', { kind: 'freeWill', number, count: 1 }, spot, PIECE_LAYERS.dice, {
        piece: freeWillCardPieceId(number),
        label: gameMessage('label.laidOut', { number }),
      }),
  )
}

/** Both dice. */
function dice({ turns }: CosmicView, turn: TurnFrame | undefined, at: Box, size: number): readonly Piece[] {
  const [first = 0, second = 0] = turn?.dice ?? []
  const thrown = first > 0
  const label = thrown
    ? gameMessage('label.thrown', { first, second, count: first + second })
    : gameMessage('label.dice')
  const room = makeBox(at.x, at.y, thrown ? at.w - size * SUM : at.w, at.h)
  const apart = Math.min(size * 1.14, room.w - size)
  const both = boxCentredAt(centreOf(room), apart + size, size)
  return [
    piece(DICE_PIECE_ID, DICE_PIECE_ID, { kind: 'count', count: 0, textScale: 1 }, both, PIECE_LAYERS.shelf, {
      label,
      targets: [createPieceClickTarget(DICE_PIECE_ID)],
    }),
    ...[first, second].map((face, nth) => {
      const { at, turn: lean } = diePose(room, size, apart, nth, face, turns)
      const ready = turn?.stage === 'start'
      return piece(`die:${nth}`, DICE_PIECE_ID, { kind: 'die', face, ready }, at, PIECE_LAYERS.dice, {
        turn: lean,
        thrown,
      })
    }),
  ]
}
