/**
 * The novice bot: sees a few steps of its turn, as they would be if what lies hidden were what comes to its mind first,
 * and it often settles for the second best. It is never silly: it gives away no more than a little of what it sees, and
 * never a win.
 */
import type { Bot } from './bot.ts'
import { outlooksOf } from './outlook.ts'
import { taken, type Temper } from './temper.ts'

const BUDGET = { determinizations: 1, nodes: 40 }
/** One time in so many it looks at the second best. */
const SECOND_IN = 2
/** So much less of a chance to win it gives up for it at most. */
const SECOND_WITHIN = 0.05

export function noviceWith(temper?: Temper): Bot {
  return (question) => {
    const { choices, random } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const outlooks = outlooksOf(question, BUDGET)
    const first = taken(outlooks, temper, random)
    // Whoever sees the game won wins it.
    if (first.worth >= 1 || random.int(SECOND_IN) > 0) return first.choice
    const others = outlooks.filter((outlook) => outlook !== first && outlook.worth >= first.worth - SECOND_WITHIN)
    return others.length === 0 ? first.choice : taken(others, temper, random).choice
  }
}
