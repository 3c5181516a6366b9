/**
 * The answers of bots. Runs in the workers, and in tests in the process itself (main/testing). A bot that plans its turn is
 * kept for the turn's next question; what it remembers is only a cache of what the question tells, so any worker may
 * be asked.
 */
import type { Bot } from '../../engine/core/host/bots/bot.ts'
import { LEVELS, type BotFactory, type BotLevelName } from '../../engine/core/host/bots/levels.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import { findPreferredChoice } from '../../engine/core/contract/tutorial-setup.ts'
import { CATALOGUE, loadGame, loadTutorialSetup, type GameCatalogue } from '../../engine/index.ts'
import type { BotAsked, BotQuestion } from './bot-pool.ts'

/** Answers a question. @throws Error when there is no such game, or the answer was called off; and whatever the game throws */
export type Thinking = (question: BotQuestion, isCalledOff?: () => boolean) => Promise<Json>

/** A bot of one seat, within one turn. */
interface Mind {
  readonly bot: Bot
  /** The labels of what it was asked. */
  events: readonly string[]
  isCalledOff: () => boolean
  /** When it must answer with what it has found. */
  end: number
}

/**
 * Iterations are the budget of a search, so that answers do not depend on the machine. These milliseconds, several times
 * what they should take, are for a machine where they would take for ever.
 */
const LONGEST: Partial<Record<BotLevelName, number>> = { sage: 4000, master: 20_000 }
/** Less than a worker has before it counts as hung. */
const LONGEST_OF_ALL = 25_000
/** Of so many seats the bots are kept. */
const MINDS = 32

export interface ThinkingStart {
  readonly catalogue?: GameCatalogue
  /** Milliseconds, from whenever. */
  readonly now?: () => number
  /** Of a search; absent: as many as the level has. */
  readonly iterations?: number
}

export function openThinking({
  catalogue = CATALOGUE,
  now = () => performance.now(),
  iterations,
}: ThinkingStart = {}): Thinking {
  const minds = new Map<string, Mind>()

  function mindOf({ level, temper, earlier }: BotQuestion, known: Mind | undefined): Mind {
    if (known?.events.join() === earlier.map(({ event }) => event).join()) return known
    const make: BotFactory = LEVELS[level]
    const budget = iterations === undefined ? {} : { iterations }
    const mind: Mind = {
      bot: make({ ...budget, stop: () => mind.isCalledOff() || now() >= mind.end }, temper),
      events: [],
      isCalledOff: never,
      end: Infinity,
    }
    return mind
  }

  return async (question, isCalledOff = never) => {
    const { game: id, seat, level, temper = '', seed, earlier } = question
    const game = await loadGame(id, catalogue)
    if (game === undefined) throw new Error(`no game ${id}`)
    const prepared = question.guided === true ? await loadTutorialSetup(id, catalogue) : undefined
    const wish = prepared && findPreferredChoice<Json>(prepared, question)
    if (wish !== undefined) return wish
    const key = [id, seed, String(seat), level, temper].join('/')
    const mind = mindOf(question, minds.get(key))
    // What breaks off in the middle leaves nothing to go on from.
    minds.delete(key)
    mind.isCalledOff = isCalledOff
    // It may have to plan anew what it was asked before.
    mind.end = now() + Math.min((LONGEST[level] ?? Infinity) * (1 + earlier.length), LONGEST_OF_ALL)
    const asked = ({ view, choices, event }: BotAsked) => ({ view, choices, random: createRandomStream(seed, event) })
    const answer = mind.bot({ game, seat, ...asked(question), earlier: earlier.map(asked) })
    if (isCalledOff()) throw new Error('called off')
    mind.events = [...earlier, question].map(({ event }) => event)
    minds.set(key, mind)
    for (const oldest of [...minds.keys()].slice(0, -MINDS)) minds.delete(oldest)
    return answer
  }
}

function never(): boolean {
  return false
}
