/** Who plays when, as pieces: what the tray shows while it holds no cards; at the end, how everybody stands. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { eachIn, laid, type Box } from '../../art/boxes.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { clockwise, seatLook } from '../seats.ts'
import { orderLabel } from './labels.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { actingSeat, topOf } from './now.ts'

/** Height of a line for its width. */
const SHAPE = 0.2

type State = Extract<RauhaLook, { kind: 'order' }>['state']

export function orderPieces(view: RauhaView, vantage: Vantage, area: Box): readonly Piece[] {
  const over = topOf(view) === undefined
  // One below the other where they fit, else in as many columns as let them be largest. In large windows they grow with the tray.
  const count = view.players.length
  const wide = Math.min(area.w * 0.9, Math.max(320 * vantage.textScale, area.w * 0.6))
  const spots = laid(area, count, SHAPE, wide, count)
  return eachIn(orderOf(view), spots, (seat, at, nth) => {
    const look: RauhaLook = {
      kind: 'order',
      ...seatLook(vantage, seat),
      state: stateOf(view, seat, vantage.acting),
      first: nth === 0,
      total: over ? (view.players[seat]?.energy ?? 0) : null,
      textScale: vantage.textScale,
    }
    return piece(`order:${seat}`, 'hand', look, at, LAYER.ground, { label: orderLabel(seat, nth + 1) })
  })
}

/** Clockwise from the first player (RAU-31); at the end by energy. */
function orderOf(view: RauhaView): readonly Seat[] {
  const turns = clockwise(view.first, view.players.length)
  if (topOf(view) !== undefined) return turns
  const energy = (seat: Seat): number => view.players[seat]?.energy ?? 0
  return turns.toSorted((a, b) => energy(b) - energy(a))
}

function stateOf(view: RauhaView, seat: Seat, atTurn: Seat | undefined): State {
  const top = topOf(view)
  if (top === undefined) return 'waits'
  if (seat === atTurn) return 'now'
  if (top.kind === 'keep') {
    if (view.players[seat]?.kept.made === true) return 'done'
    return atTurn === undefined ? 'now' : 'waits'
  }
  const count = view.players.length
  const turn = (of: Seat): number => (of - view.first + count) % count
  const acting = atTurn ?? actingSeat(view) ?? view.first
  if (seat === acting) return 'now'
  return turn(seat) < turn(acting) ? 'done' : 'waits'
}
