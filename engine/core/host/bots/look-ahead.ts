/**
 * A bot that looks through its own turn: it takes the first step towards the end that is worth most to it. It thinks on
 * determinizations of its view: what lies hidden there it meets as drawn, never as it is, and it averages over a few.
 */
import type { AnyGame } from '../../contract/game.ts'
import type { Bot } from './bot.ts'
import { findBestLine, type ValueFunction } from './turn-lines.ts'

export interface LookAheadBudget {
  /** How many determinizations are averaged over. */
  readonly determinizations: number
  /** How many choices are tried in all, at one decision. */
  readonly nodes: number
}

/** @param evaluationOf what a game's states are worth to a seat, 0..1 */
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
