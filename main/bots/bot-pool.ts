/** What bots are asked, off the main thread. */
import type { BotLevel } from '../../bridge/seats.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { Pool } from '../workers/pool.ts'

/** Plain data, and nothing that its seat may not know. */
export interface BotQuestion {
  readonly game: string
  readonly seat: Seat
  readonly view: Json
  readonly choices: readonly Json[]
  readonly level: BotLevel
  /** The bot's own stream: a seed and a label of this question. */
  readonly seed: Seed
  readonly event: string
}

/** Answers with one of the choices. */
export type BotPool = Pool<BotQuestion, Json>
