/** Every bot there is, by name. */
import { adeptBot } from './adept.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { sageWith } from './sage.ts'

/** How long a bot may think about one decision. Bots that answer at once do not look at it. */
export interface Budget {
  /** How many iterations of its search; absent: as many as its level has. */
  readonly iterations?: number
  /** Asked again and again while it thinks: true as soon as it must answer with what it has found. */
  readonly stop?: () => boolean
}

/** Makes a bot for one seat of one game: what it remembers between two questions is that seat's alone. */
export type BotMaker = (budget: Budget) => Bot

export const LEVELS = {
  random: () => randomBot,
  greedy: () => greedyBot,
  adept: () => adeptBot,
  sage: ({ iterations = 400, stop }) =>
    sageWith({ lines: 8, nodes: 600, turns: 2, turnNodes: 40, iterations, ...(stop === undefined ? {} : { stop }) }),
} as const satisfies Readonly<Record<string, BotMaker>>

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
