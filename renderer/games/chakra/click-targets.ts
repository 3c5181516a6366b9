/** Named click targets of the board of Chakra. All other targets are places: engine/chakra/places.ts. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { EnergyColour, ColumnPosition } from '../../../engine/chakra/data.ts'
import { columnPositionPlace } from '../../../engine/chakra/places.ts'

/** The piece id of an energy in a seat's column. `nth` counts the energies of that colour at the position, from 0. */
export function energyPieceId(seat: Seat, at: ColumnPosition, colour: EnergyColour, nth: number): string {
  return `${columnPositionPlace(seat, at)}:${colour}:${nth}`
}
