/** How a board stands, as far as a viewer knows the Plenitude values: what a player would work out by hand. */
import type { Seat } from '../core/contract/game.ts'
import { boardOf, chakraOf, energiesAt, harmonizedCount, isHarmonized, mayOwnAnother, runLength } from './board.ts'
import { EARTH, POSITIVE_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { longestRun, scoreOf } from './score.ts'
import type { ChakraView } from './state.ts'

export interface BoardStanding {
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

export function standingOf({ boards, plenitude }: ChakraView, seat: Seat): BoardStanding {
  const board = boardOf({ boards }, seat)
  const run = runLength(board)
  const longest = longestRun(boards)
  const alone = boards.every((other) => other === board || runLength(other) < run)
  return {
    harmonized: harmonizedCount(board),
    alleviated: energiesAt(board, EARTH).length,
    run,
    best: run === 0 || run < longest ? 'no' : alone ? 'alone' : 'shared',
    points: scoreOf(board, plenitude, longest),
    hidden: POSITIVE_COLOURS.filter((colour) => plenitude[colour] === null && isHarmonized(board, chakraOf(colour)))
      .length,
    full: POSITIVE_COLOURS.filter((colour) => !mayOwnAnother(board, colour)),
  }
}
