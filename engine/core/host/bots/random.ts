import type { Bot } from './bot.ts'

/** Picks a choice uniformly at random: the first opponent for every new set of rules. */
export const randomBot: Bot = ({ choices, random }) => random.pick(choices)
