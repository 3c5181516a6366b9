/**
 * The novice bot: sees a few steps of its turn, as they would be if what lies hidden were what comes to its mind first,
 * and it often settles for the second best. It is never silly: it gives away no more than a little of what it sees, and
 * never a win.
 */
import type { Bot } from './bot.ts'
import { evaluateChoices } from './choice-values.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'

const NOVICE_BUDGET = { determinizations: 1, nodes: 40 }
/** One time in so many it looks at the second best. */
const SECOND_BEST_ONE_IN = 2
/** So much less of a chance to win it gives up for it at most. */
const MAX_SECOND_BEST_LOSS = 0.05

export function createNoviceBot(temper?: PlayStyle): Bot {
  return (question) => {
    const { choices, random } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const outlooks = evaluateChoices(question, NOVICE_BUDGET)
    const first = chooseByPlayStyle(outlooks, temper, random)
    // Whoever sees the game won wins it.
    if (first.worth >= 1 || random.int(SECOND_BEST_ONE_IN) > 0) return first.choice
    const others = outlooks.filter(
      (outlook) => outlook !== first && outlook.worth >= first.worth - MAX_SECOND_BEST_LOSS,
    )
    return others.length === 0 ? first.choice : chooseByPlayStyle(others, temper, random).choice
  }
}
