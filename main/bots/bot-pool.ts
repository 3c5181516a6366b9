/** Requests to bots, answered off the main thread, and the players' advice requests to the Sage. */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { BotLevelName } from '../../engine/core/host/bots/levels.ts'
import type { PlayStyle } from '../../engine/core/host/bots/play-style.ts'
import type { PositionAnalysis } from '../../engine/core/host/review/position-analysis.ts'
import type { ReviewRequest } from '../review/analyse-positions.ts'
import type { WorkerTaskOptions, WorkerPool } from '../workers/worker-pool.ts'

/** A decision with the data that its seat has. */
export interface BotDecision {
  readonly view: Json
  readonly choices: readonly Json[]
  /** Labels the bot's own random stream for this answer. */
  readonly streamLabel: string
}

/** Plain data, with nothing that its seat may not know. */
export interface BotMoveRequest extends BotDecision {
  readonly game: string
  readonly seat: Seat
  readonly level: BotLevelName
  readonly temper?: PlayStyle
  /** Present in a tutorial: the bot plays the prepared moves where it can. */
  readonly guided?: true
  /** Of the bot's own random streams. */
  readonly seed: Seed
  /** Earlier decisions of the seat in the same turn, oldest first: a bot's memory can be rebuilt from them. */
  readonly earlier: readonly BotDecision[]
}

/** An advice request of a player about an own decision, with nothing that the player may not know. */
export interface AdviceRequest extends BotDecision {
  readonly game: string
  readonly seat: Seat
  /** The viewer whose view the answer describes. */
  readonly viewer: Viewer
  /** Of the Sage's own random streams. */
  readonly seed: Seed
}

export interface BotPool extends WorkerPool<BotMoveRequest, Json> {
  /** Answers as `ask` does, before waiting questions: a player is waiting. */
  advise(question: AdviceRequest, asking?: WorkerTaskOptions): Promise<Advice>
  /** Analyses positions of a finished game, when the workers are idle. */
  review(question: ReviewRequest, asking?: WorkerTaskOptions): Promise<readonly PositionAnalysis[]>
}

export type BotTask =
  { readonly choose: BotMoveRequest } | { readonly advise: AdviceRequest } | { readonly review: ReviewRequest }
export type BotTaskResult =
  { readonly choice: Json } | { readonly advice: Advice } | { readonly seen: readonly PositionAnalysis[] }

/** All kinds of questions are sent to the same workers. */
export function createBotPool(workers: WorkerPool<BotTask, BotTaskResult>): BotPool {
  return {
    async ask(question, asking) {
      const done = await workers.ask({ choose: question }, asking)
      if ('choice' in done) return done.choice
      throw new Error('no choice')
    },
    async advise(question, asking) {
      const done = await workers.ask({ advise: question }, { ...asking, isUrgent: true })
      if ('advice' in done) return done.advice
      throw new Error('no advice')
    },
    async review(question, asking) {
      const done = await workers.ask({ review: question }, { ...asking, isBackground: true })
      if ('seen' in done) return done.seen
      throw new Error('nothing seen')
    },
    close: () => workers.close(),
  }
}
