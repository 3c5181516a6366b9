/** The adept bot: looks through its turn as greedy does, and goes by the game's evaluation: at once, and no further. */
import type { Bot } from './bot.ts'
import { createLookAheadBot, type LookAheadBudget } from './look-ahead.ts'
import { evaluateChoices } from './choice-values.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'

const ADEPT_BUDGET: LookAheadBudget = { determinizations: 4, nodes: 600 }

/** An adept bot with a budget of its own. */
export function createAdeptBotWithBudget(budget: LookAheadBudget, temper?: PlayStyle): Bot {
  if (temper === undefined)
    return createLookAheadBot(budget, (game) => (state, seat) => game.evaluate(state)[seat] ?? 0)
  return (question) => {
    const only = question.choices[0]
    if (question.choices.length === 1 && only !== undefined) return only
    return chooseByPlayStyle(evaluateChoices(question, budget), temper, question.random).choice
  }
}

export const createAdeptBot = (temper?: PlayStyle): Bot => createAdeptBotWithBudget(ADEPT_BUDGET, temper)
