/**
 * A bot that searches its own turn and takes the first step towards the end with the highest value. It searches in
 * determinizations of its view, never in the true state, and averages over a few of them.
 */
import type { AnyGame } from '../../contract/game.ts'
import type { Bot } from './bot.ts'
import { findBestLine, type ValueFunction } from './turn-lines.ts'

/**
 * Limits of the search of a bot that looks ahead to the end of its own turn: the number of determinizations (random
 * guesses of the hidden information), and the number of choices that it tries in all of them together.
 */
export interface LookAheadBudget {
  /** Number of determinizations to average over. */
  readonly determinizations: number
  /** Number of choices to try in total, for one decision. */
  readonly nodes: number
}

/**
 * Creates a bot that searches its own turn in several determinizations (random complete states that fit its view). In
 * each, the value of a choice is that of the best line (sequence of the seat's choices) that begins with it. The bot
 * takes the choice with the highest mean value; if several are equal, it takes one of these at random.
 * @param worthIn makes the function that values the states of a game for a seat
 */
export function createLookAheadBot(
  { determinizations, nodes }: LookAheadBudget,
  worthIn: (game: AnyGame) => ValueFunction,
): Bot {
  const share = Math.ceil(nodes / determinizations)
  return ({ game, seat, view, choices, random }) => {
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const worthOf = worthIn(game)
    const totals = choices.map(() => 0)
    for (let i = 0; i < determinizations; i++) {
      const root: unknown = game.determinize(view, seat, random)
      const { worths } = findBestLine(game, root, seat, choices, share, worthOf, random)
      worths.forEach((worth, at) => (totals[at] = (totals[at] ?? 0) + worth))
    }
    const best = Math.max(...totals)
    return random.pick(choices.filter((_, at) => totals[at] === best))
  }
}
