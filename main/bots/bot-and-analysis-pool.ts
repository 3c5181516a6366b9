/** Requests to bots, answered off the main thread, and the players' advice requests to the Sage. */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { BotName } from '../../engine/core/host/bots/levels.ts'
import type { PlayStyle } from '../../engine/core/host/bots/play-style.ts'
import type { PointChancesAndMoveLoss } from '../../engine/core/host/review/review-point-analysis.ts'
import type { PositionAnalysisRequest } from '../review/analyse-positions.ts'
import type { WorkerTaskOptions, WorkerPool } from '../workers/worker-pool.ts'

/** One decision that a seat has to make, with the data that the seat may know. */
export interface SeatDecisionData {
  /** The seat's view of the game. */
  readonly view: Json
  /** The legal choices. */
  readonly choices: readonly Json[]
  /** Label of the random stream that the bot uses for this decision. */
  readonly streamLabel: string
}

/** A request for a bot's choice. Plain data that can be sent to a worker, with nothing that the bot's seat may not know. */
export interface BotMoveRequest extends SeatDecisionData {
  readonly game: string
  readonly seat: Seat
  readonly level: BotName
  readonly temper?: PlayStyle
  /** Present in a tutorial: the bot plays the prepared moves where it can. */
  readonly guided?: true
  /** Seed of the bot's own random streams; never the seed of the table. */
  readonly seed: Seed
  /** The seat's earlier decisions in the same turn, oldest first, from which a bot's memory can be rebuilt. */
  readonly earlier: readonly SeatDecisionData[]
}

/** A player's request for advice about a decision of their own seat, with nothing that the player may not know. */
export interface AdviceRequest extends SeatDecisionData {
  readonly game: string
  readonly seat: Seat
  /** The viewer whose view the answer describes. */
  readonly viewer: Viewer
  /** Seed of the Sage's own random streams; never the seed of the table. */
  readonly seed: Seed
}

/** The bots' worker threads: they compute moves of bots, advice for players, and analyses for reviews. */
export interface BotAndAnalysisPool extends WorkerPool<BotMoveRequest, Json> {
  /** Computes advice. It is started before all waiting requests of bots, because a player waits for it. */
  advise(question: AdviceRequest, asking?: WorkerTaskOptions): Promise<Advice>
  /** Analyses positions of a finished game, when the workers are idle. */
  review(question: PositionAnalysisRequest, asking?: WorkerTaskOptions): Promise<readonly PointChancesAndMoveLoss[]>
}

/** A task as sent to a bots' worker: a bot's move, advice for a player, or the analysis of positions for a review. */
export type BotOrAnalysisTask =
  | { readonly choose: BotMoveRequest }
  | { readonly advise: AdviceRequest }
  | { readonly review: PositionAnalysisRequest }

/**
 * The result of a task, as a bots' worker sends it back. `choice`: the choice of a bot; `advice`: advice for a player;
 * `seen`: for a review, the analyses of the positions (win chances of all seats, and the loss caused by the choice
 * made there).
 */
export type BotTaskResult =
  { readonly choice: Json } | { readonly advice: Advice } | { readonly seen: readonly PointChancesAndMoveLoss[] }

/**
 * Creates the bot pool, which computes bots' moves, advice for players, and analyses for reviews. It sends each
 * request as a task to the given pool of workers; every worker takes every kind of task. Advice is urgent, and
 * analyses run in the background.
 */
export function createBotAndAnalysisPool(workers: WorkerPool<BotOrAnalysisTask, BotTaskResult>): BotAndAnalysisPool {
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
