/** Every bot there is, by name. */
import { createAdeptBot } from './adept.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { createNoviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { createSageBot } from './sage.ts'
import type { PlayStyle } from './play-style.ts'

/** How long a bot may think about one decision. Bots that answer at once do not look at it. */
export interface ThinkingBudget {
  /** How many iterations of its search; absent: as many as its level has. */
  readonly iterations?: number
  /** Asked again and again while it thinks: true as soon as it must answer with what it has found. */
  readonly stop?: () => boolean
}

/**
 * Makes a bot for one seat of one game: what it remembers between two questions is that seat's alone.
 * @param temper what it prefers among what is nearly as good as the best; absent: the best
 */
export type BotFactory = (budget: ThinkingBudget, temper?: PlayStyle) => Bot

/**
 * What a Sage looks at in one turn, or before it gives advice. Few games that go on for some turns tell more than many
 * short ones: where a line leads is often seen only after a turn or two of everybody.
 */
export const SAGE_BUDGET = { lines: 8, nodes: 600, turns: 7, turnNodes: 60, iterations: 48 }
/** More games alone tell it no more: it looks at more lines, and takes the others for better players. */
const MASTER_BUDGET = { ...SAGE_BUDGET, lines: 12, nodes: 1500, turnNodes: 120, iterations: 250 }

/** `random` and `greedy` are measuring sticks; people sit down with the others. */
export const LEVELS = {
  random: () => randomBot,
  greedy: () => greedyBot,
  novice: (_: ThinkingBudget, temper?: PlayStyle) => createNoviceBot(temper),
  adept: (_: ThinkingBudget, temper?: PlayStyle) => createAdeptBot(temper),
  sage: (budget: ThinkingBudget, temper?: PlayStyle) => createSageBot({ ...SAGE_BUDGET, ...budget }, temper),
  master: (budget: ThinkingBudget, temper?: PlayStyle) => createSageBot({ ...MASTER_BUDGET, ...budget }, temper),
} as const satisfies Readonly<Record<string, BotFactory>>

export type BotLevelName = keyof typeof LEVELS

export function isBotLevelName(name: string): name is BotLevelName {
  return Object.hasOwn(LEVELS, name)
}
