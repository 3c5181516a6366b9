/** What the bots' workers do: they choose for bots, give advice to people, and look at games that are over. */
import { lookAtPoints } from '../review/look.ts'
import type { BotWork, BotWorkDone } from './bot-pool.ts'
import { openAdvising } from './advise.ts'
import { openThinking, type ThinkingStart } from './think.ts'

export function openBotWork(
  start?: ThinkingStart,
): (work: BotWork, isCalledOff?: () => boolean) => Promise<BotWorkDone> {
  const think = openThinking(start)
  const advise = openAdvising(start)
  return async (work, isCalledOff) => {
    if ('choose' in work) return { choice: await think(work.choose, isCalledOff) }
    if ('advise' in work) return { advice: await advise(work.advise, isCalledOff) }
    return { seen: await lookAtPoints(work.review, isCalledOff, start?.catalogue) }
  }
}
