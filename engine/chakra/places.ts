/** Preallocated names of the places that game events and scenes share. */
import type { Seat } from '../core/contract/game.ts'
import { CHAKRA_DATA, EARTH_POSITION, INSPIRATION_SPACE_ACTIONS, TOTAL_MAYA_SPACES } from './data.ts'
import type { ChakraColour, ColumnPosition } from './data.ts'
import type { ChakraPiecePlace } from './state.ts'

const MAX_SEATS = 4

function table(length: number, name: (index: number) => ChakraPiecePlace): (index: number) => ChakraPiecePlace {
  const names = Array.from({ length }, (_, index) => name(index))
  return (index) => names[index] ?? name(index)
}

function seatTable(
  length: number,
  name: (seat: Seat, index: number) => ChakraPiecePlace,
): (seat: Seat, index: number) => ChakraPiecePlace {
  const names = Array.from({ length: MAX_SEATS }, (_, seat) => table(length, (index) => name(seat, index)))
  return (seat, index) => names[seat]?.(index) ?? name(seat, index)
}

/**
 * @returns the name of the place of one space of the Maya, the common supply of energies, by index: row * 3 + flow
 *   (column)
 */
export const mayaSpacePlace = table(TOTAL_MAYA_SPACES, (index) => `maya:${index}`)
/** @returns the name of the place of one position of a seat's column: 0 bubbles, 1-7 Chakras, 8 Earth */
export const columnPositionPlace = seatTable(
  EARTH_POSITION + 1,
  (seat, at: ColumnPosition) => `seat${seat}:column:${at}`,
)
/**
 * @returns the name of the place of a Chakra's notch, which can hold one Inspiration token, by seat and by the
 *   position of the Chakra in the column (1-7)
 */
export const notchPlace = seatTable(CHAKRA_DATA.length + 1, (seat, at: ColumnPosition) => `seat${seat}:notch:${at}`)
/**
 * @returns the name of the place of one Inspiration space on a seat's board, by seat and by the number of the space
 *   (1-8). A player puts an Inspiration token on such a space to perform its action (CHK-29).
 */
export const inspirationSpacePlace = seatTable(
  INSPIRATION_SPACE_ACTIONS.length + 1,
  (seat, space) => `seat${seat}:space:${space}`,
)
/** @returns the name of the place of the available Inspiration tokens of a seat */
export const availableInspirationTokensPlace = table(MAX_SEATS, (seat) => `seat${seat}:tokens`)
/** @returns the name of the place of the Meditation tokens of a seat */
export const meditationTokensPlace = table(MAX_SEATS, (seat) => `seat${seat}:meditation`)
/** @returns the name of the place of the Karma space of a colour, where the Plenitude token of that colour lies */
export function karmaSpacePlaceOfColour(colour: ChakraColour): ChakraPiecePlace {
  return `karma:${colour}`
}

/** The name of an Inspiration token in a `moved` event; it does not identify a single token. */
export const INSPIRATION_TOKEN_PIECE = 'token'
/** The name of a Meditation token of a colour in a `moved` event. */
export function meditationTokenPieceId(colour: ChakraColour): string {
  return `meditation:${colour}`
}
