/**
 * Every seat's chance to win in a position of a game that is over: what that seat could reckon then. Each seat's is found
 * from its own view, and all are made to add up. From the true state it would be told by cards that lie in a deck in an
 * order that nobody knew: what they bring would be luck turns before they are drawn; from the table's view it would leave
 * out what is in the hands. So the luck of a draw is told where somebody draws.
 *
 * An estimate is what the evaluation says of some determinizations of the view. The Sage plays games on from there for some
 * turns, as in its search (bots/search.ts), with the same luck at every position: what differs then is less the luck of
 * the games played on (common random numbers, as in Glasserman and Yao 1992) than the positions.
 */
import { TOTAL_CHANCE } from '../../contract/review.ts'
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { calibratedWinChances, sideBySeat } from '../bots/advice.ts'
import { rollOutLine, createDeterminizationPool } from '../bots/search.ts'

export interface WinChanceBudget {
  /** How many games are played on for each seat. */
  readonly games: number
  /** How many turns a game is played on; less than 0: none is, and the evaluation is asked where it stands. */
  readonly turns: number
  /** How many choices each of these turns tries. */
  readonly turnNodes: number
}

/** Thrown where nobody wants the answer any more. */
export class CancelledError extends Error {}

/**
 * @param views of one position, by seat
 * @param stop asked between games
 * @returns in ten-thousandths, by seat
 * @throws CancelledError when it was stopped
 */
export function estimateWinChances(
  game: AnyGame,
  views: readonly unknown[],
  seed: Seed,
  budget: WinChanceBudget,
  stop: () => boolean = () => false,
): number[] {
  const worths = views.map(() => 0)
  let sides: readonly number[] = []
  views.forEach((view, seat) => {
    const pool = createDeterminizationPool(game, view, seat, createRandomStream(seed, `chances/${String(seat)}`))
    sides = sideBySeat(game, pool.state(0), views.length)
    // A game that is over goes no other way, whatever lies hidden.
    const games = game.deciders(pool.state(0)).length === 0 ? 1 : budget.games
    let sum = 0
    for (let deal = 0; deal < games; deal++) {
      if (stop()) throw new CancelledError()
      const { state } = rollOutLine(game, pool, deal, seat, [], budget)
      sum += game.evaluate(state)[seat] ?? 0
    }
    worths[seat] = sum / games
  })
  return toTenThousandths(calibratedWinChances({ worths: averageBySide(worths, sides) }, game, sides), sides)
}

/** Who wins together has the same chance: the mean of what each of them could reckon. */
function averageBySide(worths: readonly number[], sides: readonly number[]): number[] {
  return worths.map((_, seat) => {
    const own = worths.filter((__, other) => sides[other] === sides[seat])
    return own.reduce((sum, each) => sum + each, 0) / own.length
  })
}

/**
 * Chances as whole ten-thousandths that add up to all of them, seats that win together counted once: the largest remainders
 * are rounded up.
 */
export function toTenThousandths(chances: readonly number[], sides: readonly number[]): number[] {
  const firsts = chances.map((_, seat) => sides.indexOf(sides[seat] ?? seat))
  const exact = chances.map((chance) => chance * TOTAL_CHANCE)
  const parts = exact.map(Math.floor)
  const sideSeats = firsts.flatMap((first, seat) => (first === seat ? [seat] : []))
  const left = TOTAL_CHANCE - sideSeats.reduce((sum, seat) => sum + (parts[seat] ?? 0), 0)
  const remainderOf = (seat: number): number => (exact[seat] ?? 0) - (parts[seat] ?? 0)
  const upwards = sideSeats.toSorted((a, b) => remainderOf(b) - remainderOf(a) || a - b).slice(0, Math.max(0, left))
  for (const seat of upwards) parts[seat] = (parts[seat] ?? 0) + 1
  return firsts.map((first) => parts[first] ?? 0)
}
