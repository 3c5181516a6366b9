/** Labels of the pieces of Chakra: for hover, focus and the outline. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  EARTH_POSITION,
  MAYA_COLUMN_COUNT,
  POSITION_CAPACITY,
} from '../../../engine/chakra/data.ts'
import type { ChakraColour, EnergyColour, ColumnPosition } from '../../../engine/chakra/data.ts'
import {
  bagEnergyCount,
  chakraColourAt,
  isHarmonized,
  countOwnedEnergiesOfColour,
  boardSummaryFor,
} from '../../../engine/chakra/index.ts'
import type { SeatBoard, ChakraView } from '../../../engine/chakra/index.ts'
import { gameMessage, columnPositionMessageValue } from './names.ts'

/** The label of an energy (a crystal) in a seat's column: its colour, and the row of the column that it is in. */
export function energyLabel(at: ColumnPosition, colour: EnergyColour): Message {
  return gameMessage('label.energy', { colour, position: columnPositionMessageValue(at) })
}

/**
 * The label of a row of a seat's column: the bubbles (top row), a Chakra (a coloured row) or the Earth (lowest row).
 * The label tells how many energies are in the row or how many more it can hold, and for a Chakra also whether it is
 * harmonized (complete with energies of its colour).
 */
export function columnPositionLabel(board: SeatBoard, at: ColumnPosition): Message {
  const count = board.column[at]?.length ?? 0
  if (at === BUBBLES_POSITION) return gameMessage('label.bubbles', { free: POSITION_CAPACITY - count })
  if (at === EARTH_POSITION) return gameMessage('label.earth', { count })
  const chakra = chakraColourAt(at)
  if (isHarmonized(board, at)) return gameMessage('label.harmonized', { chakra })
  const token = board.notches[at - 1] === true
  return gameMessage('label.chakra', {
    chakra,
    own: matchingEnergyCountOnChakra(board, at),
    free: POSITION_CAPACITY - count,
    token,
  })
}

/** The number of energies on a Chakra that have the colour of that Chakra. @param at position of the Chakra */
export function matchingEnergyCountOnChakra(board: SeatBoard, at: ColumnPosition): number {
  const chakra = chakraColourAt(at)
  return (board.column[at] ?? []).filter((colour) => colour === chakra).length
}

/**
 * The label of an Inspiration space, which is a space of a seat's board that offers an action: its number, and whether
 * a token is on it.
 * @param space number of the space, from 1
 */
export function inspirationSpaceLabel(board: SeatBoard, space: number): Message {
  const taken = board.spaces[space - 1] === true
  return gameMessage('label.space', { space, taken })
}

/**
 * The label of the header of a seat's board: the seat, the number of its harmonized Chakras (rows that are complete
 * with energies of their colour), and whether the seat is the first player.
 */
export function boardHeaderLabel(view: ChakraView, seat: Seat): Message {
  const { harmonized, run } = boardSummaryFor(view, seat)
  const first = view.firstSeat === seat
  return gameMessage('label.board', { seat: { seat }, count: harmonized, run, first })
}

/**
 * The label of a Maya space: its row, its flow, and the colour of the energy on it. The Maya is the common supply of
 * energies in the middle of the central board; its nine spaces form three rows and three columns, called flows.
 * @param index number of the space, from 0, row by row
 * @param colour colour of the energy on the space; null if the space is empty
 */
export function mayaSpaceLabel(index: number, colour: EnergyColour | null): Message {
  const row = Math.floor(index / MAYA_COLUMN_COUNT) + 1
  return gameMessage('label.maya', { row, flow: index % MAYA_COLUMN_COUNT, colour: colour ?? 'none' })
}

/**
 * The label of a Plenitude token: its colour and, if the viewer knows it, its value. A Plenitude token carries the
 * value of one colour and lies face down during the game.
 * @param colour the colour of the token
 * @param value value of the token; null if the viewer does not know it
 */
export function plenitudeLabel(colour: ChakraColour, value: number | null): Message {
  return value === null
    ? gameMessage('label.plenitudeHidden', { chakra: colour })
    : gameMessage('label.plenitude', { chakra: colour, value })
}

/** The label of the bag, with the number of energies of each colour. */
export function bagLabel({ bag }: ChakraView): Message {
  const counts = Object.fromEntries(ENERGY_COLOURS.map((colour) => [colour, bag[colour]]))
  return gameMessage('label.bag', { count: bagEnergyCount(bag), ...counts })
}

/**
 * The label of one of the colours that the player sees in the open bag: how many energies of this colour are in the
 * bag, and how many energies of this colour the seat already has on its board.
 */
export function bagEnergyColourLabel(view: ChakraView, seat: Seat, colour: EnergyColour): Message {
  const board = view.boards[seat]
  const count = view.bag[colour]
  const mine = board === undefined ? 0 : countOwnedEnergiesOfColour(board, colour)
  return gameMessage('label.bagEnergy', { colour, count, owned: mine })
}
