/** Who plays when, as pieces: what the tray shows while it holds no cards; at the end, how everybody stands. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import type { Box } from '../../art/boxes.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { laid } from './geometry.ts'
import { orderLabel } from './labels.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { actingSeat, topOf } from './now.ts'

/** Height of a line for its width. */
const SHAPE = 0.2

type State = Extract<RauhaLook, { kind: 'order' }>['state']

export function orderPieces(view: RauhaView, vantage: Vantage, area: Box): readonly Piece[] {
  const over = topOf(view) === undefined
  const spots = lines(area, view.players.length, vantage.textScale)
  return orderOf(view).flatMap((seat, nth) => {
    const at = spots[nth]
    if (at === undefined) return []
    const { name = '', colour = '#cccccc', shape = 'circle' } = vantage.seats[seat] ?? {}
    const look: RauhaLook = {
      kind: 'order',
      name,
      colour,
      shape,
      state: stateOf(view, seat, vantage.held),
      first: nth === 0,
      total: over ? (view.players[seat]?.energy ?? 0) : null,
      textScale: vantage.textScale,
    }
    const label = orderLabel(seat, nth + 1)
    return [piece(`order:${String(seat)}`, 'hand', look, at, LAYER.ground, { label })]
  })
}

/** Clockwise from the first player (RAU-31); at the end by energy. */
function orderOf(view: RauhaView): readonly Seat[] {
  const count = view.players.length
  const clockwise = Array.from({ length: count }, (_, i) => (view.first + i) % count)
  if (topOf(view) !== undefined) return clockwise
  const energy = (seat: Seat): number => view.players[seat]?.energy ?? 0
  return clockwise.toSorted((a, b) => energy(b) - energy(a))
}

function stateOf(view: RauhaView, seat: Seat, held: Seat | undefined): State {
  const top = topOf(view)
  if (top === undefined) return 'waits'
  if (seat === held) return 'now'
  if (top.kind === 'keep') {
    if (view.players[seat]?.kept.made === true) return 'done'
    return held === undefined ? 'now' : 'waits'
  }
  const count = view.players.length
  const turn = (of: Seat): number => (of - view.first + count) % count
  const acting = held ?? actingSeat(view) ?? view.first
  if (seat === acting) return 'now'
  return turn(seat) < turn(acting) ? 'done' : 'waits'
}

/** One below the other where they fit, else in as many columns as let them be largest. */
function lines(area: Box, count: number, textScale: number): readonly Box[] {
  return laid(area, count, SHAPE, Math.min(area.w * 0.9, 320 * textScale), count)
}
