/**
 * The harmony grid of a player's sheet, as pieces: its hexes, the harmony marker, and the hexes where the marker may end.
 */
import { HEXES } from '../../../engine/moksha/data.ts'
import type { RegionNumber } from '../../../engine/moksha/data.ts'
import { harmonyPointsOfHex, rewardPreviewFor, harmonyMoveOptions } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { harmonyHexPlace, harmonyMarkerPieceId } from '../../../engine/moksha/places.ts'
import { boxCentredAt } from '../../art/boxes.ts'
import type { Piece } from '../../stage/scene.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'
import { hexCentre, hexBox, hexSideLength } from './art/geometry.ts'
import { hexLabel, harmonyMarkerLabel } from './labels.ts'
import type { SeatLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { hexTarget } from './click-targets.ts'
import type { SheetContext } from './sheet-context.ts'

/** The pieces of the harmony grid of a sheet: the grid, its clickable hexes and the marker. */
export function harmonyPieces({ view, parameters, plan, player, enlargeTargets }: SheetContext): readonly Piece[] {
  const { seat, large, form } = plan
  const { harmony } = player
  const place = `seat${seat}:harmony`
  const size = hexSideLength(form.grid) * 1.9
  const marker = { kind: 'marker', small: !large, ...colourAndShapeOfSeat(parameters, seat) } as const
  const { textScale } = parameters
  const grid = { kind: 'grid', small: !large, points: harmonyPointsOfHex(harmony), textScale } as const
  return [
    piece(`seat${seat}:grid`, place, grid, form.grid, PIECE_LAYERS.ground, {
      targets: enlargeTargets,
    }),
    ...HEXES.map((_, hex) =>
      piece(
        harmonyHexPlace(seat, hex),
        place,
        { kind: 'spot', round: true },
        hexBox(form.grid, hex),
        PIECE_LAYERS.spot,
        {
          alpha: 0,
          // On a sheet at a glance hexes are too small to be pointed at.
          ...(large ? { label: hexLabel(hex) } : {}),
          targets: [hexTarget(seat, hex), ...enlargeTargets],
        },
      ),
    ),
    ...(large ? reachableHexPieces(view, plan) : []),
    piece(
      `marker:${seat}`,
      harmonyHexPlace(seat, harmony),
      marker,
      boxCentredAt(hexCentre(form.grid, harmony), size),
      PIECE_LAYERS.mark,
      {
        piece: harmonyMarkerPieceId(seat),
        label: harmonyMarkerLabel(seat, harmony),
        targets: enlargeTargets,
      },
    ),
  ]
}

/**
 * The marks on the hexes to which a seat can move its harmony marker. Each mark shows the disciples and the karma that
 * the hex gives to the seat in its region. Empty if the seat cannot move its marker now.
 * @param to the region to which a previewed walk leads; it is used in place of the seat's present region
 */
export function reachableHexPieces(view: MokshaView, { seat, form }: SeatLayout, to?: RegionNumber): readonly Piece[] {
  const region = to ?? view.players[seat]?.region ?? 1
  const place = `seat${seat}:harmony`
  return harmonyMoveOptions(view, seat, to).map(({ hex }) => {
    const { disciples, karma, any } = rewardPreviewFor(view, seat, hex, region)
    const sprite = { kind: 'reach', hex, disciples, karma: karma.join(' '), any: any.length > 0 } as const
    return piece(`reach:${hex}`, place, sprite, hexBox(form.grid, hex), PIECE_LAYERS.reach)
  })
}
