/**
 * The greedy bot: looks through its turn and goes by the game's yardstick. It is frozen with it, since other bots are
 * measured against it: `greedy.hash.json` of each game holds it to its moves.
 */
import type { Bot } from './bot.ts'
import { lookAhead, type LookAhead } from './look-ahead.ts'

/** A greedy bot with a budget of its own. */
export function greedyWith(budget: LookAhead): Bot {
  return lookAhead(
    budget,
    (game) => (state, seat) => game.baselineEvaluate?.(state, seat) ?? game.evaluate(state)[seat] ?? 0,
  )
}

export const greedyBot: Bot = greedyWith({ determinizations: 2, nodes: 600 })
