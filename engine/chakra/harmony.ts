/** Harmonizing and alleviating (CHK-46 to CHK-49). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { boardOfSeat, chakraColourAt, isHarmonized } from './board.ts'
import { EARTH_POSITION, FIRST_CHAKRA_POSITION } from './data.ts'
import type { ColumnPosition } from './data.ts'
import { notchPlace, INSPIRATION_TOKEN_PIECE, inspirationTokensPlace } from './places.ts'
import type { ChakraEvent, ChakraState } from './state.ts'

/**
 * Harmonizes the Chakra at a position where energies have just arrived, if it now holds three energies of its own colour: the
 * token in its notch becomes available again. Does nothing otherwise, or if the position is the bubbles or the Earth.
 * @returns whether the Chakra was harmonized
 */
export function harmonizeIfComplete(
  state: ChakraState,
  seat: Seat,
  at: ColumnPosition,
  emit: EventSink<ChakraEvent>,
): boolean {
  const board = boardOfSeat(state, seat)
  if (!isHarmonized(board, at)) return false
  state.quiet.stall = false
  const token = board.notches[at - FIRST_CHAKRA_POSITION] === true
  if (token) {
    board.notches[at - FIRST_CHAKRA_POSITION] = false
    board.available++
    emit({
      kind: 'moved',
      piece: INSPIRATION_TOKEN_PIECE,
      from: notchPlace(seat, at),
      to: inspirationTokensPlace(seat),
      count: 1,
    })
  }
  emit({ kind: 'harmonized', seat, colour: chakraColourAt(at), token })
  return true
}

/**
 * Emits the event that an energy is alleviated if the position where it has just arrived is the Earth (CHK-49). It
 * does not move the energy.
 */
export function reportAlleviationIfOnEarth(
  state: ChakraState,
  seat: Seat,
  at: ColumnPosition,
  emit: EventSink<ChakraEvent>,
): void {
  if (at !== EARTH_POSITION) return
  state.quiet.stall = false
  emit({ kind: 'alleviated', seat })
}
