/** Named click targets of the board of Chakra. All other targets are places: engine/chakra/places.ts. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Colour, ColumnPosition } from '../../../engine/chakra/data.ts'
import { columnPlace } from '../../../engine/chakra/places.ts'

/** An energy of a column: the `nth` of its colour at its position, from 0. */
export function energyPieceId(seat: Seat, at: ColumnPosition, colour: Colour, nth: number): string {
  return `${columnPlace(seat, at)}:${colour}:${nth}`
}
