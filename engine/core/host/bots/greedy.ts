/**
 * The greedy bot: looks through its turn and uses the game's baseline evaluation. Both are frozen, since other bots are
 * measured against it: `greedy.hash.json` of each game verifies its moves.
 */
import type { Bot } from './bot.ts'
import { createLookAheadBot, type LookAheadBudget } from './look-ahead.ts'

/**
 * Creates a greedy bot with the given budget. The bot searches its own turn for the line (sequence of choices) with
 * the highest baseline evaluation, or with the highest evaluation if the game has no baseline.
 */
export function createGreedyBot(budget: LookAheadBudget): Bot {
  return createLookAheadBot(
    budget,
    (game) => (state, seat) => game.baselineEvaluate?.(state, seat) ?? game.evaluate(state)[seat] ?? 0,
  )
}

/**
 * The greedy bot with its usual budget: it searches its own turn for the best baseline evaluation, as a fixed opponent against
 * which other bots are measured. It has no memory, so all seats can share it.
 */
export const greedyBot: Bot = createGreedyBot({ determinizations: 2, nodes: 600 })
