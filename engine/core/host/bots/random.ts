import type { Bot } from './bot.ts'

/**
 * The random bot: picks a choice uniformly at random. It plays any game, so a new game has an opponent before it has an
 * evaluation.
 */
export const randomBot: Bot = ({ choices, random }) => random.pick(choices)
