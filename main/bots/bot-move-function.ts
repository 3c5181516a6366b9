/**
 * Moves of bots. Runs in the workers, and in tests in the test's process (main/testing). A bot that plans its turn is kept for
 * the turn's next question. Its memory is a cache that can be rebuilt from the question, so any worker may be asked.
 */
import type { Bot } from '../../engine/core/host/bots/bot.ts'
import { BOT_FACTORIES, type BotFactory, type BotName } from '../../engine/core/host/bots/levels.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import { findRivalChoice } from '../../engine/core/contract/tutorial-setup.ts'
import { CATALOGUE, loadGame, loadTutorialSetup, type GameCatalogue } from '../../engine/index.ts'
import type { SeatDecisionData, BotMoveRequest } from './bot-and-analysis-pool.ts'

/**
 * Function that computes a bot's choice for one decision. @throws Error if the game is unknown or the request was cancelled;
 * errors of the game's code pass through
 */
export type BotMoveFunction = (question: BotMoveRequest, isCancelled?: () => boolean) => Promise<Json>

/** A bot of one seat, within one turn. */
interface BotMemory {
  readonly bot: Bot
  /** The stream labels of the questions asked so far. */
  streamLabels: readonly string[]
  isCancelled: () => boolean
  /** The time at which it must answer with its best result so far. */
  deadline: number
}

/**
 * The budget of a search is its iterations, so that answers do not depend on the machine. These limits, in milliseconds and
 * several times the usual duration, are for very slow machines.
 */
const MAX_THINK_MS: Partial<Record<BotName, number>> = { sage: 4000, master: 20_000 }
/** Less than the time after which a worker counts as hung. */
const MAX_REPLAN_MS = 25_000
/** Limit of the seats whose bots are kept. */
const MAX_KEPT_BOTS = 32

/** Replacements that tests set for the games, clock and search effort of a bots' worker. Absent: the app's own values. */
export interface BotWorkerTestOverrides {
  readonly catalogue?: GameCatalogue
  /** Milliseconds since any fixed time. */
  readonly now?: () => number
  /** Iterations of one search. Absent: the number that belongs to the bot's level, or to the Sage. */
  readonly iterations?: number
}

/**
 * Creates the function that computes bots' choices in the thread that calls it. The function keeps each bot and the
 * bot's memory, to use them again for the same seat's next decision in the same turn.
 */
export function createInThreadBotMoveFunction({
  catalogue = CATALOGUE,
  now = () => performance.now(),
  iterations,
}: BotWorkerTestOverrides = {}): BotMoveFunction {
  const minds = new Map<string, BotMemory>()

  function mindOf({ level, temper, earlier }: BotMoveRequest, known: BotMemory | undefined): BotMemory {
    if (known?.streamLabels.join() === earlier.map(({ streamLabel }) => streamLabel).join()) return known
    const make: BotFactory = BOT_FACTORIES[level]
    const budget = iterations === undefined ? {} : { iterations }
    const mind: BotMemory = {
      bot: make({ ...budget, stop: () => mind.isCancelled() || now() >= mind.deadline }, temper),
      streamLabels: [],
      isCancelled: never,
      deadline: Infinity,
    }
    return mind
  }

  return async (question, isCancelled = never) => {
    const { game: id, seat, level, temper = '', seed, earlier } = question
    const game = await loadGame(id, catalogue)
    if (game === undefined) throw new Error(`no game ${id}`)
    const prepared = question.guided === true ? await loadTutorialSetup(id, catalogue) : undefined
    const wish = prepared && findRivalChoice<Json>(prepared, question)
    if (wish !== undefined) return wish
    const key = [id, seed, String(seat), level, temper].join('/')
    const mind = mindOf(question, minds.get(key))
    // A search that was interrupted leaves no usable memory.
    minds.delete(key)
    mind.isCancelled = isCancelled
    // It may have to plan its earlier answers again.
    mind.deadline = now() + Math.min((MAX_THINK_MS[level] ?? Infinity) * (1 + earlier.length), MAX_REPLAN_MS)
    const asked = ({ view, choices, streamLabel }: SeatDecisionData) => ({
      view,
      choices,
      random: createRandomStream(seed, streamLabel),
    })
    const answer = mind.bot({ game, seat, ...asked(question), earlier: earlier.map(asked) })
    if (isCancelled()) throw new Error('called off')
    mind.streamLabels = [...earlier, question].map(({ streamLabel }) => streamLabel)
    minds.set(key, mind)
    for (const oldest of [...minds.keys()].slice(0, -MAX_KEPT_BOTS)) minds.delete(oldest)
    return answer
  }
}

function never(): boolean {
  return false
}
