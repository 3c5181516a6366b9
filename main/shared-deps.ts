/** The dependencies that all parts of main share. Created once, by system-services.ts; tests create their own. */
import type { LocaleOrPseudo } from '../bridge/locales.ts'
import type { ReviewPointBudget } from '../engine/core/host/review/review-point-analysis.ts'
import type { GameCatalogue } from '../engine/index.ts'
import type { AwakeClock } from './base/awake-clock.ts'
import type { BotAndAnalysisPool } from './bots/bot-and-analysis-pool.ts'
import type { Clock } from './base/clock.ts'
import type { SaveInspectorPool } from './saves/save-index.ts'
import type { ReplayPool } from './saves/replay-save.ts'

/**
 * Dependencies shared by all parts of the main process (games, clocks, random bytes, workers, log), and the options
 * with which the program was started.
 */
export interface SharedDeps {
  /** The games of the app. */
  readonly catalogue: GameCatalogue
  /** The wall clock, with timers. */
  readonly clock: Clock
  /** Measures how long players think, play, wait and are away; time asleep does not count. */
  readonly awake: AwakeClock
  /** Random bytes of the system's generator. */
  readonly randomBytes: (count: number) => Uint8Array
  /** The workers that compute moves, advice and analyses. */
  readonly botPool: BotAndAnalysisPool
  /** The worker that replays the logs of saves. */
  readonly replayPool: ReplayPool
  /** Starts workers that inspect saves; called if there are many to list. Absent: this thread inspects them. */
  readonly openSaveInspectors?: () => SaveInspectorPool
  /** Whether bots search for their next choice in advance, while a player reviews the turn just played. */
  readonly isPonderingEnabled: boolean
  /** Effort of the analysis of one position of a reviewed game. */
  readonly reviewBudget: ReviewPointBudget
  /** Development: milliseconds a bot waits, overriding the settings. */
  readonly pace: number | undefined
  /** Development: the seed of new tables for which the player has typed none, and of their bots. */
  readonly seed: string | undefined
  /** Development: the language, as if it were chosen in the settings. */
  readonly locale?: LocaleOrPseudo | undefined
  /** Writes a line to the log. */
  readonly log: (line: string) => void
}
