/** Tasks of the bots' workers: moves of bots, advice for players, and analysis of finished games. */
import { analysePositions } from '../review/analyse-positions.ts'
import type { BotOrAnalysisTask, BotTaskResult } from './bot-and-analysis-pool.ts'
import { createAdviceFunction } from './advice-function.ts'
import { createInThreadBotMoveFunction, type BotWorkerTestOverrides } from './bot-move-function.ts'

/** Creates the function with which a bots' worker carries out each of its tasks: moves, advice and analyses. */
export function createBotTaskHandler(
  start?: BotWorkerTestOverrides,
): (work: BotOrAnalysisTask, isCancelled?: () => boolean) => Promise<BotTaskResult> {
  const think = createInThreadBotMoveFunction(start)
  const advise = createAdviceFunction(start)
  return async (work, isCancelled) => {
    if ('choose' in work) return { choice: await think(work.choose, isCancelled) }
    if ('advise' in work) return { advice: await advise(work.advise, isCancelled) }
    return { seen: await analysePositions(work.review, isCancelled, start?.catalogue) }
  }
}
