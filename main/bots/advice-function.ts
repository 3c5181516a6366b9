/** Advice of the Sage for players. Runs in the workers; no question is remembered. */
import type { Advice } from '../../engine/core/contract/advice.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import { computeAdvice } from '../../engine/core/host/bots/advice.ts'
import { SAGE_BUDGET } from '../../engine/core/host/bots/levels.ts'
import { CATALOGUE, loadGame } from '../../engine/index.ts'
import type { AdviceRequest } from './bot-and-analysis-pool.ts'
import type { BotWorkerTestOverrides } from './bot-move-function.ts'

/**
 * Function that computes the advice of the Sage, the bot that advises players, for one decision. @throws Error if the game is
 * unknown or the request was cancelled; errors of the game's code pass through
 */
export type AdviceFunction = (question: AdviceRequest, isCancelled?: () => boolean) => Promise<Advice>

/** Time limit in milliseconds, several times the usual duration of the iterations: for very slow machines. */
const MAX_ADVICE_MS = 4000

/**
 * Creates the function that computes the advice of the Sage, the bot that advises players. The search of the function
 * ends after `MAX_ADVICE_MS`. The function remembers nothing between requests.
 */
export function createAdviceFunction({
  catalogue = CATALOGUE,
  now = () => performance.now(),
  iterations = SAGE_BUDGET.iterations,
}: BotWorkerTestOverrides = {}): AdviceFunction {
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
