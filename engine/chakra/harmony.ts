/** Harmonizing and alleviating (CHK-46 to CHK-49). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { boardOfSeat, chakraColourAt, isHarmonized } from './board.ts'
import { EARTH_POSITION, TOP_CHAKRA_POSITION } from './data.ts'
import type { ColumnPosition } from './data.ts'
import { notchPlace, INSPIRATION_TOKEN_PIECE, availableInspirationTokensPlace } from './places.ts'
import type { ChakraEvent, ChakraState } from './state.ts'

/**
 * Harmonizes the Chakra at a position if it now holds three energies of its own colour, and reports that. If an
 * Inspiration token is in the Chakra's notch, the token becomes available again (CHK-46). Does nothing if the Chakra
 * is not complete, or if the position is the bubbles (the spaces above the Chakras) or the Earth (below them).
 * @param at a position where energies have just arrived
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
  const token = board.notches[at - TOP_CHAKRA_POSITION] === true
  if (token) {
    board.notches[at - TOP_CHAKRA_POSITION] = false
    board.available++
    emit({
      kind: 'moved',
      piece: INSPIRATION_TOKEN_PIECE,
      from: notchPlace(seat, at),
      to: availableInspirationTokensPlace(seat),
      count: 1,
    })
  }
  emit({ kind: 'harmonized', seat, colour: chakraColourAt(at), token })
  return true
}

/**
 * Emits the event `alleviated` of a seat if the position where an energy has just arrived is the Earth (CHK-49). A
 * black energy that reaches the Earth is alleviated. The function also notes that this round is not idle
 * (`quiet.stall`); it does not move the energy.
 * @param at the position where the energy has just arrived
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
