/** The Sage's answers to people. Runs in the workers; nothing of a question is remembered. */
import type { Advice } from '../../engine/core/contract/advice.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import { computeAdvice } from '../../engine/core/host/bots/advice.ts'
import { SAGE_BUDGET } from '../../engine/core/host/bots/levels.ts'
import { CATALOGUE, loadGame } from '../../engine/index.ts'
import type { AdviceRequest } from './bot-pool.ts'
import type { BotSearchOptions } from './bot-move-function.ts'

/** Answers a question. @throws Error when there is no such game, or the answer was called off; and whatever the game throws */
export type AdviceFunction = (question: AdviceRequest, isCancelled?: () => boolean) => Promise<Advice>

/** Milliseconds, several times what the iterations should take: for a machine where they would take for ever. */
const MAX_ADVICE_MS = 4000

export function createAdviceFunction({
  catalogue = CATALOGUE,
  now = () => performance.now(),
  iterations = SAGE_BUDGET.iterations,
}: BotSearchOptions = {}): AdviceFunction {
  return async ({ game: id, seat, viewer, view, choices, seed, streamLabel }, isCancelled = () => false) => {
    const game = await loadGame(id, catalogue)
    if (game === undefined) throw new Error(`no game ${id}`)
    const end = now() + MAX_ADVICE_MS
    const stop = (): boolean => isCancelled() || now() >= end
    const question = { game, seat, viewer, view, choices, random: createRandomStream(seed, streamLabel) }
    const advice = computeAdvice(question, { ...SAGE_BUDGET, iterations, stop })
    if (isCancelled()) throw new Error('called off')
    return advice
  }
}
