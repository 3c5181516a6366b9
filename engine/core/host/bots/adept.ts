/** The adept bot: looks through its turn as greedy does, and goes by the game's evaluation: at once, and no further. */
import type { Bot } from './bot.ts'
import { lookAhead, type LookAhead } from './look-ahead.ts'
import { outlooksOf } from './outlook.ts'
import { taken, type Temper } from './temper.ts'

const BUDGET: LookAhead = { determinizations: 4, nodes: 600 }

/** An adept bot with a budget of its own. */
export function adeptWith(budget: LookAhead, temper?: Temper): Bot {
  if (temper === undefined) return lookAhead(budget, (game) => (state, seat) => game.evaluate(state)[seat] ?? 0)
  return (question) => {
    const only = question.choices[0]
    if (question.choices.length === 1 && only !== undefined) return only
    return taken(outlooksOf(question, budget), temper, question.random).choice
  }
}

export const adept = (temper?: Temper): Bot => adeptWith(BUDGET, temper)
