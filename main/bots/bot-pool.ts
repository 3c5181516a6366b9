/** What bots are asked, off the main thread; and the Sage, by people. */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { BotLevelName } from '../../engine/core/host/bots/levels.ts'
import type { PlayStyle } from '../../engine/core/host/bots/play-style.ts'
import type { PositionAnalysis } from '../../engine/core/host/review/position-analysis.ts'
import type { ReviewRequest } from '../review/analyse-positions.ts'
import type { WorkerTaskOptions, WorkerPool } from '../workers/worker-pool.ts'

/** One decision as its seat meets it. */
export interface BotDecision {
  readonly view: Json
  readonly choices: readonly Json[]
  /** Labels the bot's own stream for this answer. */
  readonly streamLabel: string
}

/** Plain data, and nothing that its seat may not know. */
export interface BotMoveRequest extends BotDecision {
  readonly game: string
  readonly seat: Seat
  readonly level: BotLevelName
  readonly temper?: PlayStyle
  /** It plays a guided first game, and does as was prepared for it where it can. */
  readonly guided?: true
  /** Of the bot's own streams. */
  readonly seed: Seed
  /** What the seat was asked before in the same turn, the oldest first: what bots remember can be made again from it. */
  readonly earlier: readonly BotDecision[]
}

/** What a person asks about a decision of their own: nothing that they may not know. */
export interface AdviceRequest extends BotDecision {
  readonly game: string
  readonly seat: Seat
  /** Whose views the answer is told with. */
  readonly viewer: Viewer
  /** Of the Sage's own streams. */
  readonly seed: Seed
}

export interface BotPool extends WorkerPool<BotMoveRequest, Json> {
  /** Answers as `ask` does, and before what waits: a person wants to know. */
  advise(question: AdviceRequest, asking?: WorkerTaskOptions): Promise<Advice>
  /** Looks at points of a game that is over, when nothing else is to be done. */
  review(question: ReviewRequest, asking?: WorkerTaskOptions): Promise<readonly PositionAnalysis[]>
}

export type BotTask =
  { readonly choose: BotMoveRequest } | { readonly advise: AdviceRequest } | { readonly review: ReviewRequest }
export type BotTaskResult =
  { readonly choice: Json } | { readonly advice: Advice } | { readonly seen: readonly PositionAnalysis[] }

/** All kinds of questions go to the same workers. */
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
