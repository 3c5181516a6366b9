/**
 * Every seat's win chance in a position of a finished game, given that seat's information at the time. Each seat's
 * chance is computed from its own view; then all are normalised. The true state would include the unknown order of a
 * deck: its effect would count as luck turns before the cards are drawn. The table's view would leave out the hands.
 * With the seats' views, the luck of a draw appears where a seat draws.
 *
 * An estimate is the evaluation on some determinizations of the view. The Sage plays out some turns from there, as in
 * its search (bots/search.ts), with the same random streams at every position: so differences come from the positions
 * rather than from the luck of the playouts (common random numbers, as in Glasserman and Yao 1992).
 */
import { WIN_CHANCE_DENOMINATOR } from '../../contract/review.ts'
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { calibratedWinChances, sideBySeat } from '../bots/advice.ts'
import { simulateLineAndFurtherTurns, createSharedDeterminizations } from '../bots/search.ts'

/** Limits of the estimation of win chances: the number of playouts and their length. */
export interface WinChanceBudget {
  /** Number of playouts for each seat. */
  readonly games: number
  /** Number of turns of a playout. Negative: no playouts; the evaluation of the position itself is used. */
  readonly turns: number
  /** Number of choices that are tried in each of these turns. */
  readonly turnNodes: number
}

/**
 * Error thrown by a computation that was cancelled, for example because its `stop` function returned true. The
 * cancelled computation has no result.
 */
export class CancelledError extends Error {}

/**
 * Estimates the win chance of every seat in one position, each from that seat's own view.
 * @param views of one position, by seat
 * @param stop called between games; if it returns true, the estimation is cancelled
 * @returns in 1/10,000, by seat
 * @throws CancelledError if `stop` returned true
 */
export function estimateWinChancesFromViews(
  game: AnyGame,
  views: readonly unknown[],
  seed: Seed,
  budget: WinChanceBudget,
  stop: () => boolean = () => false,
): number[] {
  const worths = views.map(() => 0)
  let sides: readonly number[] = []
  views.forEach((view, seat) => {
    const pool = createSharedDeterminizations(game, view, seat, createRandomStream(seed, `chances/${String(seat)}`))
    sides = sideBySeat(game, pool.state(0), views.length)
    // A finished game has the same result for all hidden information.
    const games = game.deciders(pool.state(0)).length === 0 ? 1 : budget.games
    let sum = 0
    for (let deal = 0; deal < games; deal++) {
      if (stop()) throw new CancelledError()
      const { state } = simulateLineAndFurtherTurns(game, pool, deal, seat, [], budget)
      sum += game.evaluate(state)[seat] ?? 0
    }
    worths[seat] = sum / games
  })
  return roundChancesToSumTenThousand(
    calibratedWinChances({ worths: averageBySide(worths, sides) }, game, sides),
    sides,
  )
}

/** Seats that win together have the same chance: the mean of their own estimates. */
function averageBySide(worths: readonly number[], sides: readonly number[]): number[] {
  return worths.map((_, seat) => {
    const own = worths.filter((__, other) => sides[other] === sides[seat])
    return own.reduce((sum, each) => sum + each, 0) / own.length
  })
}

/**
 * Rounds the win chances of the seats to integers in 1/10,000. The sum over all sides is exactly 10,000. Seats that win
 * together form one side and have the same chance. The largest remainders are rounded up.
 * @param chances by seat, 0..1
 * @param sides the side of every seat, by seat: seats that win together have equal numbers
 */
export function roundChancesToSumTenThousand(chances: readonly number[], sides: readonly number[]): number[] {
  const firsts = chances.map((_, seat) => sides.indexOf(sides[seat] ?? seat))
  const exact = chances.map((chance) => chance * WIN_CHANCE_DENOMINATOR)
  const parts = exact.map(Math.floor)
  const sideSeats = firsts.flatMap((first, seat) => (first === seat ? [seat] : []))
  const left = WIN_CHANCE_DENOMINATOR - sideSeats.reduce((sum, seat) => sum + (parts[seat] ?? 0), 0)
  const remainderOf = (seat: number): number => (exact[seat] ?? 0) - (parts[seat] ?? 0)
  const upwards = sideSeats.toSorted((a, b) => remainderOf(b) - remainderOf(a) || a - b).slice(0, Math.max(0, left))
  for (const seat of upwards) parts[seat] = (parts[seat] ?? 0) + 1
  return firsts.map((first) => parts[first] ?? 0)
}
