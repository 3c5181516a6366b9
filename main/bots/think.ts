/** One answer of a bot. Runs in the worker, and in tests in the process itself (main/testing). */
import { greedyBot } from '../../engine/core/host/bots/greedy.ts'
import type { Bot } from '../../engine/core/host/bots/bot.ts'
import { randomBot } from '../../engine/core/host/bots/random.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { streamOf } from '../../engine/core/contract/random.ts'
import { CATALOGUE, loadGame, type Catalogue } from '../../engine/index.ts'
import type { BotLevel } from '../../bridge/seats.ts'
import type { BotQuestion } from './bot-pool.ts'

const BOTS: Readonly<Record<BotLevel, Bot>> = { random: randomBot, greedy: greedyBot }

/** @throws Error when there is no such game; and whatever the game throws */
export async function think(
  { game: id, seat, view, choices, level, seed, event }: BotQuestion,
  catalogue: Catalogue = CATALOGUE,
): Promise<Json> {
  const game = await loadGame(id, catalogue)
  if (game === undefined) throw new Error(`no game ${id}`)
  return BOTS[level]({ game, seat, view, choices, random: streamOf(seed, event) })
}
