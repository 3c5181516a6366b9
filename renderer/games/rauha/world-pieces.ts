/** A seat's world as pieces: its border with the avatar, the line that is activated, tiles and spores. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { avatarStopAt, CARD_DATA, PRINTED_TILES_BY_SIDE } from '../../../engine/rauha/data.ts'
import type { SquareIndex } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { avatarPieceId, avatarPositionPlace, SPORE_PIECE, squarePlace } from '../../../engine/rauha/places.ts'
import { boxCentredAt, clamp, insetBox, type Box } from '../../art/boxes.ts'
import { boxToCssPixelRect, placeClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters, ClickTarget } from '../../stage/scene.ts'
import { seatStyleOf } from '../seat-boards.ts'
import {
  borderWidth,
  boxAroundLineSquares,
  avatarPoint,
  sporeBoxOnTile,
  tileBoxes,
  tileBadgeBoxes,
} from './art/geometry.ts'
import { avatarLabel, tileLabel, worldLabel } from './labels.ts'
import type { SeatLayout } from './layout.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { squareName } from './names.ts'
import { actingSeat, activeFrame } from './current-state.ts'
import { cardPieceId } from './click-targets.ts'

/**
 * The pieces of one seat's world (its board with border, avatar and squares).
 * @param means click targets that every piece of a small world has; a click on them enlarges the world
 */
export function worldPieces(
  view: RauhaView,
  parameters: SceneParameters,
  { seat, world, large }: SeatLayout,
  means: readonly ClickTarget[],
): readonly Piece[] {
  const place = `seat${seat}`
  const { colour, shape } = seatStyleOf(parameters, seat)
  const over = activeFrame(view) === undefined
  const borderLook: RauhaSpriteSpec = {
    kind: 'border',
    position: view.position,
    colour,
    turn: (parameters.acting ?? actingSeat(view)) === seat,
    over,
  }
  const size = borderWidth(world) * (large ? 1.3 : 1.5)
  const { x, y } = avatarPoint(world, view.position)
  // In a corner it would stand out of the border.
  const avatar = boxCentredAt(
    { x: clamp(x, size / 2, parameters.width - size / 2), y: clamp(y, size / 2, parameters.height - size / 2) },
    size,
  )
  return [
    piece(`${place}:world`, place, borderLook, world, PIECE_LAYERS.ground, {
      label: worldLabel(view, seat),
      targets: means,
    }),
    ...tileBoxes(world).flatMap((at, square) => squarePieces(view, seat, square, at, means)),
    ...linePieces(view, seat, world),
    piece(
      avatarPieceId(seat),
      avatarPositionPlace(view.position),
      { kind: 'avatar', colour, shape, small: !large },
      avatar,
      PIECE_LAYERS.avatar,
      { piece: avatarPieceId(seat), label: large ? avatarLabel(view, seat) : undefined },
    ),
  ]
}

function squarePieces(
  view: RauhaView,
  seat: Seat,
  square: SquareIndex,
  at: Box,
  means: readonly ClickTarget[],
): readonly Piece[] {
  const place = squarePlace(seat, square)
  const player = view.players[seat]
  const card = player?.tiles[square] ?? null
  const printed: RauhaSpriteSpec = { kind: 'tile', face: 1, card: null, side: view.side, square }
  const data = card === null ? PRINTED_TILES_BY_SIDE[view.side][square] : CARD_DATA[card]
  const shown = {
    label: tileLabel(view, seat, square),
    name: squareName(square),
    targets: [placeClickTarget(place), ...means],
    textAreas: data === undefined ? [] : tileBadgeBoxes(data, Math.min(at.w, at.h)).map(boxToCssPixelRect),
  }
  // The printed tile stays below, so that there is no hole while a card is on its way.
  const ground = piece(`${place}:printed`, place, printed, at, PIECE_LAYERS.printed, card === null ? shown : {})
  const top = activeFrame(view)
  const used = top?.kind === 'activate' && top.seat === seat && top.used.includes(square)
  const pieces = [ground]
  if (card !== null) {
    const sprite: RauhaSpriteSpec = { kind: 'tile', face: 1, card, side: view.side, square }
    pieces.push(piece(cardPieceId(card), place, sprite, at, PIECE_LAYERS.tile, { piece: card, ...shown }))
  }
  if (used) pieces.push(piece(`${place}:used`, place, { kind: 'used' }, at, PIECE_LAYERS.mark))
  if (player?.spores[square] === true) {
    pieces.push(
      piece(`${place}:spore`, place, { kind: 'spore' }, sporeBoxOnTile(at), PIECE_LAYERS.spore, { piece: SPORE_PIECE }),
    )
  }
  return pieces
}

/** The active row or column. */
function linePieces(view: RauhaView, seat: Seat, world: Box): readonly Piece[] {
  const { squares, edge } = avatarStopAt(view.position)
  if (squares.length === 0 || activeFrame(view) === undefined) return []
  const place = `seat${seat}`
  const upright = edge === 'top' || edge === 'bottom'
  const line = boxAroundLineSquares(world, squares)
  const grow = borderWidth(world) * 0.14
  return [piece(`${place}:line`, place, { kind: 'band', upright }, insetBox(line, -grow), PIECE_LAYERS.band)]
}
