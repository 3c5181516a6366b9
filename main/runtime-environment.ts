/** The machine's resources for all parts of main. Created once, by local-services.ts; tests create their own. */
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
  /** Measures how long players think, play, wait and are away; time asleep does not count. */
  readonly awake: AwakeClock
  /** The system's generator. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly botPool: BotPool
  readonly replayPool: ReplayPool
  /** Starts workers that inspect saves, if there are many to list. Absent: this thread inspects them. */
  readonly openSaveInspectors?: () => SaveInspectorPool
  /** Whether bots search ahead while a player looks at the turn just played. */
  readonly isPonderingEnabled: boolean
  /** The budget at each position of a reviewed game. */
  readonly reviewBudget: AnalysisBudget
  /** Development: milliseconds a bot waits, overriding the settings. */
  readonly pace: number | undefined
  /** Development: the seed of tables without a typed one, and of their bots. */
  readonly seed: string | undefined
  /** Development: the language, as if it were chosen in the settings. */
  readonly locale?: SelectableLocale | undefined
  readonly log: (line: string) => void
}
