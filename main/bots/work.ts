/** What the bots' workers do: they choose for bots, and give advice to people. */
import type { BotWork, BotWorkDone } from './bot-pool.ts'
import { openAdvising } from './advise.ts'
import { openThinking, type ThinkingStart } from './think.ts'

export function openBotWork(
  start?: ThinkingStart,
): (work: BotWork, isCalledOff?: () => boolean) => Promise<BotWorkDone> {
  const think = openThinking(start)
  const advise = openAdvising(start)
  return async (work, isCalledOff) =>
    'choose' in work
      ? { choice: await think(work.choose, isCalledOff) }
      : { advice: await advise(work.advise, isCalledOff) }
}
