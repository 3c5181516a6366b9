/**
 * The greedy bot: looks through its turn and uses the game's baseline evaluation. Both are frozen, since other bots are
 * measured against it: `greedy.hash.json` of each game verifies its moves.
 */
import type { Bot } from './bot.ts'
import { createLookAheadBot, type LookAheadBudget } from './look-ahead.ts'

/**
 * Creates a greedy bot: it searches its own turn for the line (sequence of choices) with the highest value, within the
 * given budget. The value is the game's baseline evaluation (`baselineEvaluate`, an estimate that is frozen so that
 * other bots can be measured against this one), or the game's current evaluation if there is no baseline.
 */
export function createGreedyBot(budget: LookAheadBudget): Bot {
  return createLookAheadBot(
    budget,
    (game) => (state, seat) => game.baselineEvaluate?.(state, seat) ?? game.evaluate(state)[seat] ?? 0,
  )
}

/**
 * The greedy bot with its usual search budget: a fixed opponent against which other bots are measured. It searches its
 * own turn for the line (sequence of choices) whose end has the highest baseline evaluation: the game's frozen
 * evaluation, or the normal one if the game has none. It has no memory, so all seats can share it.
 */
export const greedyBot: Bot = createGreedyBot({ determinizations: 2, nodes: 600 })
