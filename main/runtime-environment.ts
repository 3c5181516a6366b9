/** What the machine gives to everything that runs on it. Made once, by host.ts; tests make their own. */
import type { SelectableLocale } from '../bridge/locales.ts'
import type { AnalysisBudget } from '../engine/core/host/review/position-analysis.ts'
import type { GameCatalogue } from '../engine/index.ts'
import type { AwakeClock } from './base/awake-clock.ts'
import type { BotPool } from './bots/bot-pool.ts'
import type { Clock } from './base/clock.ts'
import type { SaveInspectorPool } from './saves/save-index.ts'
import type { ReplayPool } from './saves/replay-save.ts'

export interface RuntimeEnvironment {
  readonly catalogue: GameCatalogue
  readonly clock: Clock
  /** For how long people think, play, wait and are away: time asleep is none of that. */
  readonly awake: AwakeClock
  /** The system's generator. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly pool: BotPool
  readonly replays: ReplayPool
  /** Opens workers that look at saves, where there are many to be listed. Absent: this thread looks at them. */
  readonly openReaders?: () => SaveInspectorPool
  /** Whether bots think ahead while a person looks at the turn that they have played. */
  readonly ponders: boolean
  /** How much is played on at each point of a game that is reviewed. */
  readonly review: AnalysisBudget
  /** Development: milliseconds a bot waits, whatever the settings say. */
  readonly pace: number | undefined
  /** Development: the seed of tables without a typed one, and of their bots. */
  readonly seed: string | undefined
  /** Development: the language, as if it were chosen in the settings. */
  readonly locale?: SelectableLocale | undefined
  readonly log: (line: string) => void
}
