/** Worker pools that work in this process. Questions and answers are copied, as between threads. */
import { CATALOGUE, type GameCatalogue } from '../../engine/index.ts'
import { createBotAndAnalysisPool, type BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import { createBotTaskHandler } from '../bots/bot-task-handler.ts'
import { replaySaveToTableData, type ReplayPool } from '../saves/replay-save.ts'

/** Bots that run in this process. */
export function createInProcessBotPool(catalogue: GameCatalogue = CATALOGUE): BotAndAnalysisPool {
  const work = createBotTaskHandler({ catalogue })
  return createBotAndAnalysisPool({
    ask: async (asked) => structuredClone(await work(structuredClone(asked))),
    close: () => Promise.resolve(),
  })
}

/** Saves that are opened in this process. */
export function createInProcessReplayPool(catalogue: GameCatalogue = CATALOGUE): ReplayPool {
  return {
    ask: async (saved) => structuredClone(await replaySaveToTableData(structuredClone(saved), catalogue)),
    close: () => Promise.resolve(),
  }
}
