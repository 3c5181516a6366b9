/** A world as pieces: its border with the avatar, the line that is activated, tiles and spores. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { avatarStopAt } from '../../../engine/rauha/data.ts'
import type { SquareIndex } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { avatarPiece, positionPlace, SPORE_PIECE, squarePlace } from '../../../engine/rauha/places.ts'
import { around, clamp, inset, type Box } from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import type { Piece, Vantage, Target } from '../../stage/scene.ts'
import { seatLook } from '../seats.ts'
import { borderOf, lineBox, positionAt, sporeBox, tileBoxes } from './art/geometry.ts'
import { avatarLabel, tileLabel, worldLabel } from './labels.ts'
import type { SeatPlan } from './layout.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { squareName } from './names.ts'
import { actingSeat, topOf } from './now.ts'
import { cardPiece } from './pieces.ts'

export function worldPieces(
  view: RauhaView,
  vantage: Vantage,
  { seat, world, large }: SeatPlan,
  means: readonly Target[],
): readonly Piece[] {
  const place = `seat${seat}`
  const { colour, shape } = seatLook(vantage, seat)
  const over = topOf(view) === undefined
  const borderLook: RauhaLook = {
    kind: 'border',
    position: view.position,
    colour,
    turn: (vantage.acting ?? actingSeat(view)) === seat,
    over,
  }
  const size = borderOf(world) * (large ? 1.3 : 1.5)
  const { x, y } = positionAt(world, view.position)
  // In a corner it would stand out of the border.
  const avatar = around(
    { x: clamp(x, size / 2, vantage.width - size / 2), y: clamp(y, size / 2, vantage.height - size / 2) },
    size,
  )
  return [
    piece(`${place}:world`, place, borderLook, world, LAYER.ground, { label: worldLabel(view, seat), targets: means }),
    ...tileBoxes(world).flatMap((at, square) => squarePieces(view, seat, square, at, means)),
    ...linePieces(view, seat, world),
    piece(
      avatarPiece(seat),
      positionPlace(view.position),
      { kind: 'avatar', colour, shape, small: !large },
      avatar,
      LAYER.avatar,
      { piece: avatarPiece(seat), label: large ? avatarLabel(view, seat) : undefined },
    ),
  ]
}

function squarePieces(
  view: RauhaView,
  seat: Seat,
  square: SquareIndex,
  at: Box,
  means: readonly Target[],
): readonly Piece[] {
  const place = squarePlace(seat, square)
  const player = view.players[seat]
  const card = player?.tiles[square] ?? null
  const printed: RauhaLook = { kind: 'tile', face: 1, card: null, side: view.side, square }
  const shown = { label: tileLabel(view, seat, square), name: squareName(square), targets: [onPlace(place), ...means] }
  // What is printed stays below, so that there is no hole while a card is on its way.
  const ground = piece(`${place}:printed`, place, printed, at, LAYER.printed, card === null ? shown : {})
  const top = topOf(view)
  const used = top?.kind === 'activate' && top.seat === seat && top.used.includes(square)
  const pieces = [ground]
  if (card !== null) {
    const look: RauhaLook = { kind: 'tile', face: 1, card, side: view.side, square }
    pieces.push(piece(cardPiece(card), place, look, at, LAYER.tile, { piece: card, ...shown }))
  }
  if (used) pieces.push(piece(`${place}:used`, place, { kind: 'used' }, at, LAYER.mark))
  if (player?.spores[square] === true) {
    pieces.push(piece(`${place}:spore`, place, { kind: 'spore' }, sporeBox(at), LAYER.spore, { piece: SPORE_PIECE }))
  }
  return pieces
}

/** The active row or column. */
function linePieces(view: RauhaView, seat: Seat, world: Box): readonly Piece[] {
  const { squares, side } = avatarStopAt(view.position)
  if (squares.length === 0 || topOf(view) === undefined) return []
  const place = `seat${seat}`
  const upright = side === 'top' || side === 'bottom'
  const line = lineBox(world, squares)
  const grow = borderOf(world) * 0.14
  return [piece(`${place}:line`, place, { kind: 'band', upright }, inset(line, -grow), LAYER.band)]
}
