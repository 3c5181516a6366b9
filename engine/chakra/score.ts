/** Scores, ranks and the ranking (CHK-59 to CHK-65). */
import type { Outcome, ScoreLine, FinalStanding } from '../core/contract/game.ts'
import { winSharesOf } from '../core/contract/returns.ts'
import { chakraAt, energiesAt, isHarmonized, runLength } from './board.ts'
import { EARTH, EARTH_POINTS, FIRST_CHAKRA, LAST_CHAKRA, RANKS, RUN_BONUS } from './data.ts'
import { message } from './named.ts'
import type { Board, ChakraState, ChakraView } from './state.ts'

/** The name of a score (CHK-65), as an id of RANKS. */
export function rankOf(score: number): (typeof RANKS)[number]['id'] {
  const rank = RANKS.find(({ min }) => score >= min)
  return rank?.id ?? 'restless'
}

/** The longest run of a table, 0 when nobody has one (CHK-62, CHK-63). */
export function longestRun(boards: readonly Board[]): number {
  let longest = 0
  for (const board of boards) longest = Math.max(longest, runLength(board))
  return longest
}

/** What a run is worth where that is the longest (CHK-62, CHK-63). */
function bonusOf(length: number, longest: number): number {
  return length > 0 && length === longest ? RUN_BONUS : 0
}

/** The score of a board, Plenitude values that are not known (null) left out (CHK-59 to CHK-63). */
export function scoreOf(board: Board, plenitude: ChakraView['plenitude'], longest: number): number {
  let score = energiesAt(board, EARTH).length * EARTH_POINTS + bonusOf(runLength(board), longest)
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++)
    if (isHarmonized(board, at)) score += plenitude[chakraAt(at)] ?? 0
  return score
}

/** The score of every seat. */
function scoresOf({ boards, plenitude }: ChakraState): readonly number[] {
  const longest = longestRun(boards)
  return boards.map((board) => scoreOf(board, plenitude, longest))
}

/** The lines of one board's score, from the top of the column to the Earth, then the run. */
function linesOf(board: Board, plenitude: ChakraState['plenitude'], longest: number): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++) {
    if (!isHarmonized(board, at)) continue
    const colour = chakraAt(at)
    lines.push({ ...message('score.chakra', { colour }), points: plenitude[colour] })
  }
  const count = energiesAt(board, EARTH).length
  lines.push({ ...message('score.earth', { count }), points: count * EARTH_POINTS })
  const length = runLength(board)
  lines.push({ ...message('score.run', { length }), points: bonusOf(length, longest) })
  return lines
}

export function outcome(state: ChakraState): Outcome | null {
  if (state.end === null) return null
  const longest = longestRun(state.boards)
  const scores = scoresOf(state)
  const ranking = state.boards
    .map((board, seat) => ({ board, seat, score: scores[seat] ?? 0 }))
    .map(({ board, seat, score }): FinalStanding => ({
      seats: [seat],
      // Ties share a place, also the first (CHK-64); the places after it are left out.
      rank: 1 + scores.filter((other) => other > score).length,
      score,
      lines: linesOf(board, state.plenitude, longest),
      title: message(`rank.${rankOf(score)}`),
    }))
    .sort((a, b) => a.rank - b.rank)
  return { ranking, reason: message(`end.${state.end}`) }
}

/** The highest score wins, or several share the win (CHK-64). */
export function returns(state: ChakraState): readonly number[] {
  const scores = scoresOf(state)
  const best = Math.max(...scores)
  return winSharesOf(scores, (score) => score === best)
}
