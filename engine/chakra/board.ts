/** What can be read off one seat's board. */
import { BUBBLES, CHAKRAS, COLOUR_LIMIT, COLOURS, FIRST_CHAKRA, LAST_CHAKRA, ROOM } from './data.ts'
import type { ChakraColour, Colour, Position } from './data.ts'
import type { Board, ChakraState } from './state.ts'
import type { Seat } from '../core/contract/game.ts'

/** The colour of the Chakra at a position. @throws RangeError for the bubbles and the Earth */
export function chakraAt(position: Position): ChakraColour {
  const chakra = CHAKRAS[position - FIRST_CHAKRA]
  if (chakra === undefined) throw new RangeError(`no Chakra at position ${position}`)
  return chakra.colour
}

const INDEX = Object.fromEntries(COLOURS.map((colour, index) => [colour, index])) as Record<Colour, number>

/** The place of a colour in COLOURS. */
export function indexOf(colour: Colour): number {
  return INDEX[colour]
}

/** The position of a colour's own Chakra. */
export function chakraOf(colour: ChakraColour): Position {
  return INDEX[colour] + FIRST_CHAKRA
}

const NONE: readonly Colour[] = []

/** The energies at a position. */
export function energiesAt(board: Board, position: Position): readonly Colour[] {
  return board.column[position] ?? NONE
}

/** How many energies of a colour lie at a position. */
export function countAt(board: Board, position: Position, colour: Colour): number {
  let count = 0
  for (const energy of energiesAt(board, position)) if (energy === colour) count++
  return count
}

/** Free spaces in the bubbles or on a Chakra. */
export function freeSpaces(board: Board, position: Position): number {
  return ROOM - energiesAt(board, position).length
}

/** Whether the Chakra at a position holds three energies of its own colour. False for the bubbles and the Earth. */
export function isHarmonized(board: Board, position: Position): boolean {
  if (position < FIRST_CHAKRA || position > LAST_CHAKRA) return false
  const energies = energiesAt(board, position)
  if (energies.length !== ROOM) return false
  const own = CHAKRAS[position - FIRST_CHAKRA]?.colour
  for (const energy of energies) if (energy !== own) return false
  return true
}

/** How many Chakras of a board are harmonized. */
export function harmonizedCount(board: Board): number {
  let count = 0
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++) if (isHarmonized(board, at)) count++
  return count
}

/** Energies of a colour in the bubbles and on the Chakras: what CHK-20 limits. */
export function owned(board: Board, colour: Colour): number {
  let count = 0
  for (let at = BUBBLES; at <= LAST_CHAKRA; at++) count += countAt(board, at, colour)
  return count
}

/** Whether one more energy of that colour may be owned (CHK-20, CHK-21). */
export function mayOwnAnother(board: Board, colour: Colour): boolean {
  return colour === 'black' || owned(board, colour) < COLOUR_LIMIT
}

/** Tokens in the notches of a board. */
export function notchTokens(board: Board): number {
  let count = 0
  for (const held of board.notches) if (held) count++
  return count
}

/** Neighbouring harmonized Chakras from red upwards (CHK-62). */
export function runLength(board: Board): number {
  let length = 0
  while (isHarmonized(board, LAST_CHAKRA - length)) length++
  return length
}

/** The board of a seat. @throws RangeError when nobody sits there */
export function boardOf(state: Pick<ChakraState, 'boards'>, seat: Seat): Board {
  const board = state.boards[seat]
  if (board === undefined) throw new RangeError(`no seat ${seat}`)
  return board
}
