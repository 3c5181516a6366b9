/**
 * The adept bot: looks through its own turn like greedy, but uses the game's evaluation. It does not search further.
 */
import type { Bot } from './bot.ts'
import { createLookAheadBot, type LookAheadBudget } from './look-ahead.ts'
import { evaluateChoices } from './choice-values.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'

const ADEPT_BUDGET: LookAheadBudget = { determinizations: 4, nodes: 600 }

/**
 * Creates an adept bot (it searches its own turn with the game's evaluation) with the given budget.
 * @param temper its preference among choices that are nearly as good as the best. Absent: it takes the best
 */
export function createAdeptBotWithBudget(budget: LookAheadBudget, temper?: PlayStyle): Bot {
  if (temper === undefined)
    return createLookAheadBot(budget, (game) => (state, seat) => game.evaluate(state)[seat] ?? 0)
  return (question) => {
    const only = question.choices[0]
    if (question.choices.length === 1 && only !== undefined) return only
    return chooseByPlayStyle(evaluateChoices(question, budget), temper, question.random).choice
  }
}

/**
 * Creates an adept bot (it searches its own turn with the game's evaluation) that searches with ADEPT_BUDGET.
 * @param temper its preference among choices that are nearly as good as the best. Absent: it takes the best
 */
export const createAdeptBot = (temper?: PlayStyle): Bot => createAdeptBotWithBudget(ADEPT_BUDGET, temper)
