/** Scores, ranks and the ranking (CHK-59 to CHK-65), and how a board stands on the way there. */
import type { Outcome, ScoreLine, Seat, Standing } from '../core/contract/game.ts'
import { boardOf, chakraAt, energiesAt, harmonizedCount, isHarmonized, mayOwnAnother, runLength } from './board.ts'
import { EARTH, EARTH_POINTS, FIRST_CHAKRA, LAST_CHAKRA, POSITIVE_COLOURS, RANKS, RUN_BONUS } from './data.ts'
import type { ChakraColour } from './data.ts'
import type { Board, ChakraState, ChakraView } from './state.ts'

/** The name of a score (CHK-65), as an id of RANKS. */
export function rankOf(score: number): string {
  const rank = RANKS.find(({ min }) => score >= min)
  return rank?.id ?? 'restless'
}

/** The longest run of a table, 0 when nobody has one (CHK-62, CHK-63). */
export function longestRun(boards: readonly Board[]): number {
  return Math.max(...boards.map(runLength))
}

/** Every line of Chakra's score has points; null where a Plenitude value is not known. */
type Line<P> = Omit<ScoreLine, 'points'> & { readonly points: P }

/** The lines of one board's score, from the top of the column to the Earth, then the run. */
function linesOf<P extends number | null>(
  board: Board,
  plenitude: Readonly<Record<ChakraColour, P>>,
  longest: number,
): Line<P | number>[] {
  const lines: Line<P | number>[] = []
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++) {
    if (!isHarmonized(board, at)) continue
    const colour = chakraAt(at)
    lines.push({ id: 'chakra.score.chakra', values: { colour }, points: plenitude[colour] })
  }
  const count = energiesAt(board, EARTH).length
  lines.push({ id: 'chakra.score.earth', values: { count }, points: count * EARTH_POINTS })
  const length = runLength(board)
  const bonus = length > 0 && length === longest ? RUN_BONUS : 0
  lines.push({ id: 'chakra.score.run', values: { length }, points: bonus })
  return lines
}

export function outcome(state: ChakraState): Outcome | null {
  if (state.end === null) return null
  const longest = longestRun(state.boards)
  const results = state.boards.map((board, seat: Seat) => {
    const lines = linesOf(board, state.plenitude, longest)
    return { seat, lines, score: lines.reduce((sum, line) => sum + line.points, 0) }
  })
  const ranking = results
    .map(({ seat, lines, score }): Standing => ({
      seats: [seat],
      // Ties share a place, also the first (CHK-64); the places after it are left out.
      place: 1 + results.filter((other) => other.score > score).length,
      score,
      lines,
      rank: { id: `chakra.rank.${rankOf(score)}` },
    }))
    .sort((a, b) => a.place - b.place)
  return { ranking, reason: { id: `chakra.end.${state.end}` } }
}

/** How a board stands, as far as a viewer knows the Plenitude values. */
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

export function standingOf(view: Pick<ChakraView, 'boards' | 'plenitude'>, seat: Seat): BoardStanding {
  const board = boardOf(view, seat)
  const run = runLength(board)
  const others = longestRun(view.boards.filter((_, other) => other !== seat))
  const points = linesOf(board, view.plenitude, Math.max(run, others)).map((line) => line.points)
  return {
    harmonized: harmonizedCount(board),
    alleviated: energiesAt(board, EARTH).length,
    run,
    best: run === 0 || run < others ? 'no' : run === others ? 'shared' : 'alone',
    points: points.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    hidden: points.filter((value) => value === null).length,
    full: POSITIVE_COLOURS.filter((colour) => !mayOwnAnother(board, colour)),
  }
}
