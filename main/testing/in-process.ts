/** What workers do, done in this process. Questions and answers are copies, as they are between threads. */
import { CATALOGUE, type Catalogue } from '../../engine/index.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import { openThinking } from '../bots/think.ts'
import { replay, type ReplayPool } from '../saves/replay.ts'

/** Bots that think here. */
export function inProcessPool(catalogue: Catalogue = CATALOGUE): BotPool {
  const think = openThinking({ catalogue })
  return {
    ask: (question) => think(structuredClone(question)),
    close: () => Promise.resolve(),
  }
}

/** Saves that are opened here. */
export function inProcessReplays(catalogue: Catalogue = CATALOGUE): ReplayPool {
  return {
    ask: async (saved) => structuredClone(await replay(structuredClone(saved), catalogue)),
    close: () => Promise.resolve(),
  }
}
