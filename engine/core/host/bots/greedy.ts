/**
 * The greedy bot: looks through its turn and goes by the game's yardstick. It is frozen with it, since other bots are
 * measured against it: `greedy.hash.json` of each game holds it to its moves.
 */
import type { Bot } from './bot.ts'
import { createLookAheadBot, type LookAheadBudget } from './look-ahead.ts'

/** A greedy bot with a budget of its own. */
export function createGreedyBot(budget: LookAheadBudget): Bot {
  return createLookAheadBot(
    budget,
    (game) => (state, seat) => game.baselineEvaluate?.(state, seat) ?? game.evaluate(state)[seat] ?? 0,
  )
}

export const greedyBot: Bot = createGreedyBot({ determinizations: 2, nodes: 600 })
