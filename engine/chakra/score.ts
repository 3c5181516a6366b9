/** Scores, ranks and the ranking (CHK-59 to CHK-65). */
import type { Outcome, ScoreLine, Seat, Standing } from '../core/contract/game.ts'
import { chakraAt, energiesAt, isHarmonized, runLength } from './board.ts'
import { EARTH, EARTH_POINTS, FIRST_CHAKRA, LAST_CHAKRA, RANKS, RUN_BONUS } from './data.ts'
import type { Board, ChakraState } from './state.ts'

/** The name of a score (CHK-65), as an id of RANKS. */
export function rankOf(score: number): string {
  const rank = RANKS.find(({ min }) => score >= min)
  return rank?.id ?? 'restless'
}

/** The longest run of a table, 0 when nobody has one (CHK-62, CHK-63). */
export function longestRun(boards: readonly Board[]): number {
  return Math.max(...boards.map(runLength))
}

/** Every line of Chakra's score has points. */
type Earned = ScoreLine & { readonly points: number }

/** The lines of one board's score, from the top of the column to the Earth, then the run. */
function linesOf(board: Board, plenitude: ChakraState['plenitude'], longest: number): Earned[] {
  const lines: Earned[] = []
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
