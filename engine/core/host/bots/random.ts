import type { Bot } from './bot.ts'

/**
 * The random bot (a computer player): picks one of the choices uniformly at random. It can play any game, also one
 * that has no evaluation (a function that values states) yet.
 */
export const randomBot: Bot = ({ choices, random }) => random.pick(choices)
