/**
 * Summary of a board, as far as a viewer knows the Plenitude values: the numbers that a player would compute by hand.
 */
import type { Seat } from '../core/contract/game.ts'
import {
  boardOfSeat,
  chakraPositionOf,
  energiesAt,
  countHarmonizedChakras,
  isHarmonized,
  canOwnAnotherEnergyOfColour,
  harmonizedRunFromRed,
} from './board.ts'
import { EARTH_POSITION, CHAKRA_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { longestRunLengthFromRed, boardScoreOf } from './score.ts'
import type { ChakraView } from './state.ts'

/** The summary of one board, as far as one viewer knows it. */
export interface BoardSummary {
  /** Number of harmonized Chakras. */
  readonly harmonized: number
  /** Number of energies on the Earth. */
  readonly alleviated: number
  /** Length of its run: adjacent harmonized Chakras from red upwards. */
  readonly run: number
  /** Whether this run is the longest of all boards, alone or tied. `'no'` also if its length is 0. */
  readonly longestRunShare: 'alone' | 'shared' | 'no'
  /** The current score, without the harmonized Chakras whose values the viewer does not know. */
  readonly points: number
  /** Number of these Chakras. */
  readonly hiddenValueCount: number
  /** Colours of which the seat can own no more energies (CHK-20). */
  readonly full: readonly ChakraColour[]
}

/** Summarizes the board of a seat from a viewer's view. */
export function boardSummaryFor({ boards, plenitude }: ChakraView, seat: Seat): BoardSummary {
  const board = boardOfSeat({ boards }, seat)
  const run = harmonizedRunFromRed(board)
  const longest = longestRunLengthFromRed(boards)
  const alone = boards.every((other) => other === board || harmonizedRunFromRed(other) < run)
  return {
    harmonized: countHarmonizedChakras(board),
    alleviated: energiesAt(board, EARTH_POSITION).length,
    run,
    longestRunShare: run === 0 || run < longest ? 'no' : alone ? 'alone' : 'shared',
    points: boardScoreOf(board, plenitude, longest),
    hiddenValueCount: CHAKRA_COLOURS.filter(
      (colour) => plenitude[colour] === null && isHarmonized(board, chakraPositionOf(colour)),
    ).length,
    full: CHAKRA_COLOURS.filter((colour) => !canOwnAnotherEnergyOfColour(board, colour)),
  }
}
