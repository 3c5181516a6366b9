/** The dice on the table beside the mandala: how they wait, how they lie once thrown, and the cards laid out instead. */
import type { CosmicView, TurnFrame } from '../../../engine/cosmic-karma/index.ts'
import { freeWillPiece } from '../../../engine/cosmic-karma/places.ts'
import { around, box, centre, centred, clamp, eachIn, row, type Box } from '../../art/boxes.ts'
import { onPiece } from '../../art/make.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import type { TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { message } from '../../messages/cosmic-karma/named.ts'
import { turnFrame } from './now.ts'
import { DICE } from './pieces.ts'
import { trayOf } from './tray.ts'

/** Width of the sum as a share of the height of a die. */
const SUM = 1.35
/** How dice lie in the hand before they are thrown, in radians. */
const IN_HAND = [-0.16, 0.12] as const
/** How far dice that were thrown may lie aslant. */
const ASLANT = 0.3

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

/**
 * Both dice. A die that was thrown has gone half round on its way, and comes to rest aslant: faces look the same upside
 * down.
 */
function dice({ turns }: CosmicView, turn: TurnFrame | undefined, at: Box, size: number): readonly Piece[] {
  const [first = 0, second = 0] = turn?.dice ?? []
  const thrown = first > 0
  const label = thrown ? message('label.thrown', { first, second, count: first + second }) : message('label.dice')
  const room = box(at.x, at.y, thrown ? at.w - size * SUM : at.w, at.h)
  const { x, y } = centre(room)
  const apart = Math.min(size * 1.14, room.w - size)
  const both = around({ x, y }, apart + size, size)
  return [
    piece(DICE, DICE, { kind: 'count', count: 0, textScale: 1 }, both, LAYER.shelf, {
      label,
      targets: [onPiece(DICE)],
    }),
    ...[first, second].map((face, nth) => {
      const lean = thrown ? Math.PI + ASLANT * chance(turns, nth, face) : (IN_HAND[nth] ?? 0)
      const lift = thrown ? ((room.h - size) / 2) * chance(turns, nth + 2, face) : 0
      const top = clamp(y - size / 2 + lift, at.y, at.y + at.h - size)
      const spot = box(x + (nth - 0.5) * apart - size / 2, top, size, size)
      const ready = turn?.stage === 'start'
      return piece(`die:${nth}`, DICE, { kind: 'die', face, ready }, spot, LAYER.dice, { turn: lean, thrown })
    }),
  ]
}

/** From -1 to 1, the same for the same throw: where dice come to rest tells nothing. */
function chance(turns: number, nth: number, face: number): number {
  return Math.sin(turns * 12.9898 + nth * 78.233 + face * 37.719)
}
