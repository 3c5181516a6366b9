/** Queries on one seat's board. */
import {
  BUBBLES_POSITION,
  CHAKRA_DATA,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  ENERGY_COLOURS,
  TOP_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
  POSITION_CAPACITY,
} from './data.ts'
import type { ChakraColour, EnergyColour, ColumnPosition } from './data.ts'
import type { SeatBoard, ChakraState } from './state.ts'
import type { Seat } from '../core/contract/game.ts'

/**
 * @returns the colour of the Chakra at a position of a seat's column
 * @throws RangeError for the positions without a Chakra: the bubbles above and the Earth below
 */
export function chakraColourAt(position: ColumnPosition): ChakraColour {
  const chakra = CHAKRA_DATA[position - TOP_CHAKRA_POSITION]
  if (chakra === undefined) throw new RangeError(`no Chakra at position ${position}`)
  return chakra.colour
}

const INDEX = Object.fromEntries(ENERGY_COLOURS.map((colour, index) => [colour, index])) as Record<EnergyColour, number>

/** @returns the index of a colour in ENERGY_COLOURS */
export function colourIndex(colour: EnergyColour): number {
  return INDEX[colour]
}

/** @returns the position of the Chakra of a colour */
export function chakraPositionOf(colour: ChakraColour): ColumnPosition {
  return INDEX[colour] + TOP_CHAKRA_POSITION
}

const NONE: readonly EnergyColour[] = []

/** The energies at a position of a board, in order of arrival. */
export function energiesAt(board: SeatBoard, position: ColumnPosition): readonly EnergyColour[] {
  return board.column[position] ?? NONE
}

/** Number of energies of one colour at a position of a board. */
export function countEnergiesOfColourAt(board: SeatBoard, position: ColumnPosition, colour: EnergyColour): number {
  let count = 0
  for (const energy of energiesAt(board, position)) if (energy === colour) count++
  return count
}

/**
 * Returns the number of free spaces at a position of a seat's column. The position is a Chakra or the bubbles, the
 * three spaces above the Chakras. The result has no meaning for the Earth, which has no limit.
 */
export function freeSpaceCountAt(board: SeatBoard, position: ColumnPosition): number {
  return POSITION_CAPACITY - energiesAt(board, position).length
}

/**
 * Whether the Chakra at a position of the board's column holds three energies of its own colour. False for the two
 * positions that are not Chakras: the bubbles and the Earth.
 */
export function isHarmonized(board: SeatBoard, position: ColumnPosition): boolean {
  if (position < TOP_CHAKRA_POSITION || position > LAST_CHAKRA_POSITION) return false
  const energies = energiesAt(board, position)
  if (energies.length !== POSITION_CAPACITY) return false
  const own = CHAKRA_DATA[position - TOP_CHAKRA_POSITION]?.colour
  for (const energy of energies) if (energy !== own) return false
  return true
}

/** Number of harmonized Chakras of a board: Chakras that hold three energies of their own colour. */
export function countHarmonizedChakras(board: SeatBoard): number {
  let count = 0
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) if (isHarmonized(board, at)) count++
  return count
}

/**
 * Counts the energies of a colour that a seat owns: those in the bubbles (the spaces above the Chakras) and on the
 * Chakras, but not those on the Earth. The rule CHK-20 limits this number.
 */
export function countOwnedEnergiesOfColour(board: SeatBoard, colour: EnergyColour): number {
  let count = 0
  for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++) count += countEnergiesOfColourAt(board, at, colour)
  return count
}

/**
 * Whether the seat may own one more energy of that colour: at most 3 of each Chakra colour (CHK-20), black without limit
 * (CHK-21).
 */
export function canOwnAnotherEnergyOfColour(board: SeatBoard, colour: EnergyColour): boolean {
  return colour === 'black' || countOwnedEnergiesOfColour(board, colour) < MAX_OWNED_ENERGIES_PER_COLOUR
}

/** Number of Inspiration tokens in the notches of a board. Each Chakra has one notch. */
export function countInspirationTokensInNotches(board: SeatBoard): number {
  let count = 0
  for (const held of board.notches) if (held) count++
  return count
}

/** Length of a board's run: the number of adjacent harmonized Chakras from red upwards (CHK-62). */
export function harmonizedRunFromRed(board: SeatBoard): number {
  let length = 0
  while (isHarmonized(board, LAST_CHAKRA_POSITION - length)) length++
  return length
}

/**
 * @returns the board of a seat
 * @throws RangeError if the seat is not in the game
 */
export function boardOfSeat(state: Pick<ChakraState, 'boards'>, seat: Seat): SeatBoard {
  const board = state.boards[seat]
  if (board === undefined) throw new RangeError(`no seat ${seat}`)
  return board
}
