/** Every bot there is, by name. */
import { adept } from './adept.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { noviceWith } from './novice.ts'
import { randomBot } from './random.ts'
import { sageWith } from './sage.ts'
import type { Temper } from './temper.ts'

/** How long a bot may think about one decision. Bots that answer at once do not look at it. */
export interface Budget {
  /** How many iterations of its search; absent: as many as its level has. */
  readonly iterations?: number
  /** Asked again and again while it thinks: true as soon as it must answer with what it has found. */
  readonly stop?: () => boolean
}

/**
 * Makes a bot for one seat of one game: what it remembers between two questions is that seat's alone.
 * @param temper what it prefers among what is nearly as good as the best; absent: the best
 */
export type BotMaker = (budget: Budget, temper?: Temper) => Bot

/**
 * What a Sage looks at in one turn, or before it gives advice. Few games that go on for some turns tell more than many
 * short ones: where a line leads is often seen only after a turn or two of everybody.
 */
export const SAGE = { lines: 8, nodes: 600, turns: 7, turnNodes: 60, iterations: 48 }
/** More games alone tell it no more: it looks at more lines, and takes the others for better players. */
const MASTER = { ...SAGE, lines: 12, nodes: 1500, turnNodes: 120, iterations: 250 }

/** `random` and `greedy` are measuring sticks; people sit down with the others. */
export const LEVELS = {
  random: () => randomBot,
  greedy: () => greedyBot,
  novice: (_: Budget, temper?: Temper) => noviceWith(temper),
  adept: (_: Budget, temper?: Temper) => adept(temper),
  sage: (budget: Budget, temper?: Temper) => sageWith({ ...SAGE, ...budget }, temper),
  master: (budget: Budget, temper?: Temper) => sageWith({ ...MASTER, ...budget }, temper),
} as const satisfies Readonly<Record<string, BotMaker>>

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
