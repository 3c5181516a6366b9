/** Scores, ranks and the ranking (CHK-59 to CHK-65). */
import type { Outcome, ScoreLine, FinalStanding } from '../core/contract/outcome.ts'
import { winSharesOfSeatsWhere } from '../core/contract/returns.ts'
import { chakraColourAt, energiesAt, isHarmonized, harmonizedRunFromRed } from './board.ts'
import {
  EARTH_POSITION,
  POINTS_PER_ALLEVIATED_ENERGY,
  FIRST_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
  SCORE_RANKS,
  BONUS_POINTS_FOR_LONGEST_RUN,
} from './data.ts'
import { gameMessage } from './messages.ts'
import type { Board, ChakraState, ChakraView } from './state.ts'

/** @returns the id of the rank that a final score earns (SCORE_RANKS, CHK-65) */
export function rankIdForScore(score: number): (typeof SCORE_RANKS)[number]['id'] {
  const rank = SCORE_RANKS.find(({ min }) => score >= min)
  return rank?.id ?? 'restless'
}

/**
 * @returns the length of the longest run on any board: adjacent harmonized Chakras from red upwards (CHK-62, CHK-63); 0 if
 *   there is none
 */
export function longestHarmonizedRunLength(boards: readonly Board[]): number {
  let longest = 0
  for (const board of boards) longest = Math.max(longest, harmonizedRunFromRed(board))
  return longest
}

/** The bonus of a run, given the longest run of the table (CHK-62, CHK-63). */
function bonusOf(length: number, longest: number): number {
  return length > 0 && length === longest ? BONUS_POINTS_FOR_LONGEST_RUN : 0
}

/**
 * The score of a board (CHK-59 to CHK-63). Harmonized Chakras whose Plenitude value is not known (null) count 0.
 * @param longest the length of the longest run of all boards
 */
export function boardScoreOf(board: Board, plenitude: ChakraView['plenitude'], longest: number): number {
  let score =
    energiesAt(board, EARTH_POSITION).length * POINTS_PER_ALLEVIATED_ENERGY +
    bonusOf(harmonizedRunFromRed(board), longest)
  for (let at = FIRST_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++)
    if (isHarmonized(board, at)) score += plenitude[chakraColourAt(at)] ?? 0
  return score
}

/** Scores by seat. */
function scoresOf({ boards, plenitude }: ChakraState): readonly number[] {
  const longest = longestHarmonizedRunLength(boards)
  return boards.map((board) => boardScoreOf(board, plenitude, longest))
}

/** The score lines of one board, from the top of the column to the Earth, then the run. */
function linesOf(board: Board, plenitude: ChakraState['plenitude'], longest: number): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let at = FIRST_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    if (!isHarmonized(board, at)) continue
    const colour = chakraColourAt(at)
    lines.push({ ...gameMessage('score.chakra', { colour }), points: plenitude[colour] })
  }
  const count = energiesAt(board, EARTH_POSITION).length
  lines.push({ ...gameMessage('score.earth', { count }), points: count * POINTS_PER_ALLEVIATED_ENERGY })
  const length = harmonizedRunFromRed(board)
  lines.push({ ...gameMessage('score.run', { length }), points: bonusOf(length, longest) })
  return lines
}

/** The ranking with a breakdown of each score, or null while the game runs. Implements `Game.outcome`. */
export function outcome(state: ChakraState): Outcome | null {
  if (state.end === null) return null
  const longest = longestHarmonizedRunLength(state.boards)
  const scores = scoresOf(state)
  const ranking = state.boards
    .map((board, seat) => ({ board, seat, score: scores[seat] ?? 0 }))
    .map(({ board, seat, score }): FinalStanding => ({
      seats: [seat],
      // Ties share a rank, also the first (CHK-64); the next ranks are skipped.
      rank: 1 + scores.filter((other) => other > score).length,
      score,
      lines: linesOf(board, state.plenitude, longest),
      title: gameMessage(`rank.${rankIdForScore(score)}`),
    }))
    .sort((a, b) => a.rank - b.rank)
  return { ranking, reason: gameMessage(`end.${state.end}`) }
}

/**
 * The shares of the win, by seat: the highest score wins, and tied seats share the win (CHK-64). Implements
 * `Game.returns`.
 */
export function winSharesOf(state: ChakraState): readonly number[] {
  const scores = scoresOf(state)
  const best = Math.max(...scores)
  return winSharesOfSeatsWhere(scores, (score) => score === best)
}
