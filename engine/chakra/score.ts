/** Scores, ranks and the ranking (CHK-59 to CHK-65). */
import type { Outcome, ScoreLine, FinalStanding } from '../core/contract/outcome.ts'
import { winSharesOfSeatsWhere } from '../core/contract/returns.ts'
import { chakraColourAt, energiesAt, isHarmonized, harmonizedRunFromRed } from './board.ts'
import {
  EARTH_POSITION,
  POINTS_PER_ALLEVIATED_ENERGY,
  TOP_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
  SCORE_RANKS,
  BONUS_POINTS_FOR_LONGEST_RUN,
} from './data.ts'
import { gameMessage } from './messages.ts'
import type { SeatBoard, ChakraState, ChakraView } from './state.ts'

/** @returns the id of the rank that a final score earns (SCORE_RANKS, CHK-65) */
export function rankIdForScore(score: number): (typeof SCORE_RANKS)[number]['id'] {
  const rank = SCORE_RANKS.find(({ min }) => score >= min)
  return rank?.id ?? 'restless'
}

/**
 * Finds the length of the longest run on any of the boards. A run is a series of adjacent harmonized Chakras, which
 * hold three energies of their own colour; it starts at red and goes upwards (CHK-62, CHK-63).
 * @returns the length, or 0 if no board has a run
 */
export function longestRunLengthFromRed(boards: readonly SeatBoard[]): number {
  let longest = 0
  for (const board of boards) longest = Math.max(longest, harmonizedRunFromRed(board))
  return longest
}

/** The bonus of a run, given the longest run of the table (CHK-62, CHK-63). */
function bonusOf(length: number, longest: number): number {
  return length > 0 && length === longest ? BONUS_POINTS_FOR_LONGEST_RUN : 0
}

/**
 * Computes the score of one board (CHK-59 to CHK-63): points for the energies on the Earth, the Plenitude value of
 * each harmonized Chakra, and a bonus if its run is as long as `longest`. A run is a row of adjacent harmonized
 * Chakras from red upwards.
 * @param plenitude the points of each Chakra colour; null, for a value that is not known, counts 0
 * @param longest the length of the longest run of all boards
 */
export function boardScoreOf(board: SeatBoard, plenitude: ChakraView['plenitude'], longest: number): number {
  let score =
    energiesAt(board, EARTH_POSITION).length * POINTS_PER_ALLEVIATED_ENERGY +
    bonusOf(harmonizedRunFromRed(board), longest)
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++)
    if (isHarmonized(board, at)) score += plenitude[chakraColourAt(at)] ?? 0
  return score
}

/** Scores by seat. */
function scoresOf({ boards, plenitude }: ChakraState): readonly number[] {
  const longest = longestRunLengthFromRed(boards)
  return boards.map((board) => boardScoreOf(board, plenitude, longest))
}

/** The score lines of one board, from the top of the column to the Earth, then the run. */
function linesOf(board: SeatBoard, plenitude: ChakraState['plenitude'], longest: number): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
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
  const longest = longestRunLengthFromRed(state.boards)
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
