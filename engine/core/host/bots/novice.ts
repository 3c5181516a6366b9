/**
 * The novice bot: looks a few steps ahead in its own turn, in a single determinization, and often takes the second-best
 * choice. It never plays absurdly: it gives up only a little of the value that it sees, and never a win.
 */
import type { Bot } from './bot.ts'
import { evaluateChoices } from './choice-values.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'

const NOVICE_BUDGET = { determinizations: 1, nodes: 40 }
/** It considers the second-best choice once in this many decisions. */
const SECOND_BEST_ONE_IN = 2
/** Maximum loss of win chance for the second-best choice. */
const MAX_SECOND_BEST_LOSS = 0.05

/**
 * Creates a novice bot: it looks only a few steps ahead, and in about half of its decisions takes the second-best choice if
 * that is nearly as good as the best.
 * @param temper its preference among choices that are nearly as good as the best. Absent: it takes the best
 */
export function createNoviceBot(temper?: PlayStyle): Bot {
  return (question) => {
    const { choices, random } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const outlooks = evaluateChoices(question, NOVICE_BUDGET)
    const first = chooseByPlayStyle(outlooks, temper, random)
    // The bot always takes a win that it sees.
    if (first.worth >= 1 || random.int(SECOND_BEST_ONE_IN) > 0) return first.choice
    const others = outlooks.filter(
      (outlook) => outlook !== first && outlook.worth >= first.worth - MAX_SECOND_BEST_LOSS,
    )
    return others.length === 0 ? first.choice : chooseByPlayStyle(others, temper, random).choice
  }
}
