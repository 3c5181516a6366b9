/** How a board stands, as far as a viewer knows the Plenitude values: what a player would work out by hand. */
import type { Seat } from '../core/contract/game.ts'
import {
  boardOfSeat,
  chakraPositionOf,
  energiesAt,
  countHarmonized,
  isHarmonized,
  canOwnAnother,
  harmonizedRunLength,
} from './board.ts'
import { EARTH_POSITION, POSITIVE_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { longestRunOf, boardScoreOf } from './score.ts'
import type { ChakraView } from './state.ts'

export interface BoardSummary {
  /** Harmonized Chakras. */
  readonly harmonized: number
  /** Energies on the Earth. */
  readonly alleviated: number
  /** Its run from red upwards, and how that compares with those of the others. */
  readonly run: number
  readonly best: 'alone' | 'shared' | 'no'
  /** The score as it stands, and how many harmonized Chakras of unknown value are not in it. */
  readonly points: number
  readonly hidden: number
  /** Colours of which no more may be owned (CHK-20). */
  readonly full: readonly ChakraColour[]
}

export function boardSummaryFor({ boards, plenitude }: ChakraView, seat: Seat): BoardSummary {
  const board = boardOfSeat({ boards }, seat)
  const run = harmonizedRunLength(board)
  const longest = longestRunOf(boards)
  const alone = boards.every((other) => other === board || harmonizedRunLength(other) < run)
  return {
    harmonized: countHarmonized(board),
    alleviated: energiesAt(board, EARTH_POSITION).length,
    run,
    best: run === 0 || run < longest ? 'no' : alone ? 'alone' : 'shared',
    points: boardScoreOf(board, plenitude, longest),
    hidden: POSITIVE_COLOURS.filter(
      (colour) => plenitude[colour] === null && isHarmonized(board, chakraPositionOf(colour)),
    ).length,
    full: POSITIVE_COLOURS.filter((colour) => !canOwnAnother(board, colour)),
  }
}
