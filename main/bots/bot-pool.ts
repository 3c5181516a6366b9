/** What bots are asked, off the main thread. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { Level } from '../../engine/core/host/bots/levels.ts'
import type { Temper } from '../../engine/core/host/bots/temper.ts'
import type { Pool } from '../workers/pool.ts'

/** One decision as its seat meets it. */
export interface BotAsked {
  readonly view: Json
  readonly choices: readonly Json[]
  /** Labels the bot's own stream for this answer. */
  readonly event: string
}

/** Plain data, and nothing that its seat may not know. */
export interface BotQuestion extends BotAsked {
  readonly game: string
  readonly seat: Seat
  readonly level: Level
  readonly temper?: Temper
  /** Of the bot's own streams. */
  readonly seed: Seed
  /** What the seat was asked before in the same turn, the oldest first: what bots remember can be made again from it. */
  readonly earlier: readonly BotAsked[]
}

/** Answers with one of the choices. */
export type BotPool = Pool<BotQuestion, Json>
