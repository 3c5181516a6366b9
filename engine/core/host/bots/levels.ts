/** All bots by name. */
import { createAdeptBot } from './adept.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { createNoviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { createSageBot } from './sage.ts'
import type { PlayStyle } from './play-style.ts'

/** Limits of a bot's thinking for one decision. Bots that answer at once ignore them. */
export interface ThinkingBudget {
  /** Number of search iterations. Absent: the default of the level. */
  readonly iterations?: number
  /** Called repeatedly while the bot thinks: if it returns true, the bot must answer with its best result so far. */
  readonly stop?: () => boolean
}

/**
 * Creates a bot for one seat of one game. The bot's memory between two decisions belongs to that seat alone.
 * @param budget limits of the bot's thinking for one decision; bots that answer at once ignore them
 * @param temper the bot's preference among choices that are nearly as good as the best. Absent: the bot takes the best
 */
export type BotFactory = (budget: ThinkingBudget, temper?: PlayStyle) => Bot

/**
 * Search budget of a Sage (a strong bot), for one turn or for one advice; the fields are those of `SearchBudget`. A
 * few simulated games over several turns are more informative than many short ones: the value of a line (a sequence of
 * choices) often shows only after another turn or two of every seat.
 */
export const SAGE_BUDGET = { lines: 8, nodes: 600, turns: 7, turnNodes: 60, iterations: 48 }
/** More iterations alone do not improve it: it considers more lines, and models its opponents as better players. */
const MASTER_BUDGET = { ...SAGE_BUDGET, lines: 12, nodes: 1500, turnNodes: 120, iterations: 250 }

/**
 * The factory of each kind of bot, by the bot's name. `random` and `greedy` are baselines for measurements; people
 * play against the others.
 */
export const BOT_FACTORIES = {
  random: () => randomBot,
  greedy: () => greedyBot,
  novice: (_: ThinkingBudget, temper?: PlayStyle) => createNoviceBot(temper),
  adept: (_: ThinkingBudget, temper?: PlayStyle) => createAdeptBot(temper),
  sage: (budget: ThinkingBudget, temper?: PlayStyle) => createSageBot({ ...SAGE_BUDGET, ...budget }, temper),
  master: (budget: ThinkingBudget, temper?: PlayStyle) => createSageBot({ ...MASTER_BUDGET, ...budget }, temper),
} as const satisfies Readonly<Record<string, BotFactory>>

/** The name of a bot: a level that people can choose, or a baseline for measurements (`random`, `greedy`). */
export type BotName = keyof typeof BOT_FACTORIES

/** Whether a text names a bot: a level that people can choose, or a baseline (`random`, `greedy`). */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOT_FACTORIES, name)
}
