/** The names of the places that facts and scenes share, made once. */
import type { Seat } from '../core/contract/game.ts'
import { CHAKRAS, EARTH_POSITION, INSPIRATION_SPACES, MAYA_SPACE_COUNT } from './data.ts'
import type { ChakraColour, ColumnPosition } from './data.ts'
import type { ChakraPlace } from './state.ts'

const MAX_SEATS = 4

function table(length: number, name: (index: number) => ChakraPlace): (index: number) => ChakraPlace {
  const names = Array.from({ length }, (_, index) => name(index))
  return (index) => names[index] ?? name(index)
}

function seatTable(
  length: number,
  name: (seat: Seat, index: number) => ChakraPlace,
): (seat: Seat, index: number) => ChakraPlace {
  const names = Array.from({ length: MAX_SEATS }, (_, seat) => table(length, (index) => name(seat, index)))
  return (seat, index) => names[seat]?.(index) ?? name(seat, index)
}

/** A Maya space by index. */
export const mayaPlace = table(MAYA_SPACE_COUNT, (index) => `maya:${index}`)
/** A position in a seat's column. */
export const columnPlace = seatTable(EARTH_POSITION + 1, (seat, at: ColumnPosition) => `seat${seat}:column:${at}`)
/** The notch at a position. */
export const notchPlace = seatTable(CHAKRAS.length + 1, (seat, at: ColumnPosition) => `seat${seat}:notch:${at}`)
/** Inspiration space 1-8. */
export const spacePlace = seatTable(INSPIRATION_SPACES.length + 1, (seat, space) => `seat${seat}:space:${space}`)
/** A seat's available Inspiration tokens. */
export const tokensPlace = table(MAX_SEATS, (seat) => `seat${seat}:tokens`)
/** A seat's Meditation tokens. */
export const meditationPlace = table(MAX_SEATS, (seat) => `seat${seat}:meditation`)
/** Where the Plenitude token of a colour lies. */
export function karmaPlace(colour: ChakraColour): ChakraPlace {
  return `karma:${colour}`
}

/** What a `moved` fact calls an Inspiration token. */
export const TOKEN_PIECE = 'token'
/** What a `moved` fact calls a Meditation token. */
export function meditationPiece(colour: ChakraColour): string {
  return `meditation:${colour}`
}
