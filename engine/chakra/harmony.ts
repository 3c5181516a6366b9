/** Harmonizing and alleviating (CHK-46 to CHK-49). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { boardOf, chakraAt, isHarmonized } from './board.ts'
import { EARTH, FIRST_CHAKRA } from './data.ts'
import type { Position } from './data.ts'
import { notchPlace, TOKEN, tokensPlace } from './places.ts'
import type { ChakraFact, ChakraState } from './state.ts'

/**
 * Looks at a position where energies have just arrived: a Chakra that they completed is harmonized and gives the token
 * of its notch back.
 * @returns whether it was completed
 */
export function harmonizeIfComplete(
  state: ChakraState,
  seat: Seat,
  at: Position,
  tell: EventSink<ChakraFact>,
): boolean {
  const board = boardOf(state, seat)
  if (!isHarmonized(board, at)) return false
  state.quiet.stall = false
  const token = board.notches[at - FIRST_CHAKRA] === true
  if (token) {
    board.notches[at - FIRST_CHAKRA] = false
    board.available++
    tell({ kind: 'moved', piece: TOKEN, from: notchPlace(seat, at), to: tokensPlace(seat), count: 1 })
  }
  tell({ kind: 'harmonized', seat, colour: chakraAt(at), token })
  return true
}

/** Looks at a position where an energy has just arrived: on the Earth it is alleviated. */
export function alleviateIfEarthed(state: ChakraState, seat: Seat, at: Position, tell: EventSink<ChakraFact>): void {
  if (at !== EARTH) return
  state.quiet.stall = false
  tell({ kind: 'alleviated', seat })
}
