import type { Bot } from './bot.ts'

/** Any choice, each as likely: the first player of every new game of rules. */
export const randomBot: Bot = ({ choices, random }) => random.pick(choices)
