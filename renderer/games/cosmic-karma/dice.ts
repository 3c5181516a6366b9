/** The dice on the table beside the mandala: how they wait, how they lie once thrown, and the cards laid out instead. */
import type { CosmicView, TurnFrame } from '../../../engine/cosmic-karma/index.ts'
import { freeWillPiece } from '../../../engine/cosmic-karma/places.ts'
import { around, box, centre, centred, eachIn, row, type Box } from '../../art/boxes.ts'
import { onPiece } from '../../art/make.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { dieIn } from './art/lying.ts'
import type { TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { message } from './named.ts'
import { turnFrame } from './now.ts'
import { DICE } from './pieces.ts'
import { trayOf } from './tray.ts'

/** Width of the sum as a share of the height of a die. */
const SUM = 1.35

export function dicePieces(view: CosmicView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const turn = turnFrame(view)
  const waiting = turn === undefined || turn.stage === 'start'
  const at = trayOf(view, plan).dice
  const size = Math.min(at.h * 0.8, at.w * 0.27, waiting ? 104 : 76)
  const count = turn?.count ?? 0
  const sum = { kind: 'count', count, textScale: vantage.textScale } as const
  // Without what it is the sum of it would stand alone: the cards are put aside as the pawn sets out.
  const spent = count > 0 && turn?.dice.length === 0 && turn.cards.length === 0
  const total = box(at.x + at.w - size * SUM, at.y + (at.h - size) / 2, size * SUM, size)
  const counted =
    count > 0 && !spent
      ? [piece('count', 'tray', sum, total, LAYER.shelf, { label: message('label.count', { count }) })]
      : []
  // So that cards have somewhere to go while none lie there.
  const ground = piece('laidOut', 'laidOut', { kind: 'count', count: 0, textScale: 1 }, at, LAYER.shelf, { alpha: 0 })
  if (turn !== undefined && turn.cards.length > 0) return [ground, ...laidOut(turn, at, size), ...counted]
  if (spent) return [ground]
  return [ground, ...dice(view, turn, at, size), ...counted]
}

/** Free Will Cards played instead of the dice, in the middle of the room before their sum. */
function laidOut({ cards }: TurnFrame, at: Box, size: number): readonly Piece[] {
  const room = box(at.x, at.y, at.w - size * SUM - 2, at.h)
  const wide = Math.min(size * 0.76, room.w / cards.length)
  const w = Math.min(wide * 0.94, size * 0.74)
  return eachIn(cards, centred(room, row(room, cards.length, wide / w, w, size)), (number, spot, nth) =>
    piece(`laidOut:${nth}`, 'laidOut', { kind: 'freeWill', number, count: 1 }, spot, LAYER.dice, {
      piece: freeWillPiece(number),
      label: message('label.laidOut', { number }),
    }),
  )
}

/** Both dice. */
function dice({ turns }: CosmicView, turn: TurnFrame | undefined, at: Box, size: number): readonly Piece[] {
  const [first = 0, second = 0] = turn?.dice ?? []
  const thrown = first > 0
  const label = thrown ? message('label.thrown', { first, second, count: first + second }) : message('label.dice')
  const room = box(at.x, at.y, thrown ? at.w - size * SUM : at.w, at.h)
  const apart = Math.min(size * 1.14, room.w - size)
  const both = around(centre(room), apart + size, size)
  return [
    piece(DICE, DICE, { kind: 'count', count: 0, textScale: 1 }, both, LAYER.shelf, {
      label,
      targets: [onPiece(DICE)],
    }),
    ...[first, second].map((face, nth) => {
      const { at, turn: lean } = dieIn(room, size, apart, nth, face, turns)
      const ready = turn?.stage === 'start'
      return piece(`die:${nth}`, DICE, { kind: 'die', face, ready }, at, LAYER.dice, { turn: lean, thrown })
    }),
  ]
}
