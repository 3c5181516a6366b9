/** What the machine gives to everything that runs on it. Made once, by host.ts; tests make their own. */
import type { Spoken } from '../bridge/locales.ts'
import type { AnalysisBudget } from '../engine/core/host/review/position-analysis.ts'
import type { GameCatalogue } from '../engine/index.ts'
import type { AwakeTime } from './awake.ts'
import type { BotPool } from './bots/bot-pool.ts'
import type { Clock } from './clock.ts'
import type { Readers } from './saves/cards.ts'
import type { ReplayPool } from './saves/replay.ts'

export interface Environment {
  readonly catalogue: GameCatalogue
  readonly clock: Clock
  /** For how long people think, play, wait and are away: time asleep is none of that. */
  readonly awake: AwakeTime
  /** The system's generator. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly pool: BotPool
  readonly replays: ReplayPool
  /** Opens workers that look at saves, where there are many to be listed. Absent: this thread looks at them. */
  readonly openReaders?: () => Readers
  /** Whether bots think ahead while a person looks at the turn that they have played. */
  readonly ponders: boolean
  /** How much is played on at each point of a game that is reviewed. */
  readonly review: AnalysisBudget
  /** Development: milliseconds a bot waits, whatever the settings say. */
  readonly pace: number | undefined
  /** Development: the seed of tables without a typed one, and of their bots. */
  readonly seed: string | undefined
  /** Development: the language, as if it were chosen in the settings. */
  readonly locale?: Spoken | undefined
  readonly log: (line: string) => void
}
