/** The adept bot: looks through its turn as greedy does, and goes by the game's evaluation: at once, and no further. */
import type { Bot } from './bot.ts'
import { lookAhead, type LookAhead } from './look-ahead.ts'

/** An adept bot with a budget of its own. */
export function adeptWith(budget: LookAhead): Bot {
  return lookAhead(budget, (game) => (state, seat) => game.evaluate(state)[seat] ?? 0)
}

export const adeptBot: Bot = adeptWith({ determinizations: 4, nodes: 600 })
