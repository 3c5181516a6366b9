/**
 * The turn order as pieces: it is on the tray while no cards are there. At the end of the game it is the final ranking of all
 * seats.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { flatMapWithBoxes, layoutLargestBoxGrid, type Box } from '../../art/boxes.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, seatStyleOf } from '../seat-boards.ts'
import { turnOrderSeatLabel } from './labels.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { actingSeat, activeFrame } from './current-state.ts'

/** Height of a line for its width. */
const SHAPE = 0.2

type State = Extract<RauhaSpriteSpec, { kind: 'order' }>['state']

/**
 * The pieces of the turn order, one for each seat. Each shows whether the seat has played, plays now or waits; after
 * the end of the game it also shows the energy of the seat.
 * @param area the box for all these pieces
 */
export function turnOrderPieces(view: RauhaView, parameters: SceneParameters, area: Box): readonly Piece[] {
  const over = activeFrame(view) === undefined
  // One below the other where they fit, else in the number of columns that makes them largest. In large windows they grow
  // with the tray.
  const count = view.players.length
  const wide = Math.min(area.w * 0.9, Math.max(320 * parameters.textScale, area.w * 0.6))
  const spots = layoutLargestBoxGrid(area, count, SHAPE, wide, count)
  return flatMapWithBoxes(orderOf(view), spots, (seat, at, nth) => {
    const sprite: RauhaSpriteSpec = {
      kind: 'order',
      ...seatStyleOf(parameters, seat),
      state: stateOf(view, seat, parameters.acting),
      first: nth === 0,
      total: over ? (view.players[seat]?.energy ?? 0) : null,
      textScale: parameters.textScale,
    }
    return piece(`order:${seat}`, 'hand', sprite, at, PIECE_LAYERS.ground, { label: turnOrderSeatLabel(seat, nth + 1) })
  })
}

/** Clockwise from the first player (RAU-31); at the end by energy. */
function orderOf(view: RauhaView): readonly Seat[] {
  const turns = seatsInOrderFrom(view.first, view.players.length)
  if (activeFrame(view) !== undefined) return turns
  const energy = (seat: Seat): number => view.players[seat]?.energy ?? 0
  return turns.toSorted((a, b) => energy(b) - energy(a))
}

function stateOf(view: RauhaView, seat: Seat, atTurn: Seat | undefined): State {
  const top = activeFrame(view)
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
