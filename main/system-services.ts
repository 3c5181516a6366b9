/** The services on this machine, with its clock, random generator and workers. Shared by both entry points. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { REVIEW_POINT_BUDGET, type ReviewPointBudget } from '../engine/core/host/review/review-point-analysis.ts'
import { CATALOGUE } from '../engine/index.ts'
import { createAwakeClock } from './base/awake-clock.ts'
import { createBotAndAnalysisPool } from './bots/bot-and-analysis-pool.ts'
import { systemClock } from './base/clock.ts'
import type { DevelopmentFlags } from './command-line-flags.ts'
import { createLanPlatform } from './lan/lan-platform.ts'
import { tryCreateServices, type Services, type ServicesDeps } from './services.ts'
import type { KeyValueFile } from './settings/settings-store.ts'
import { createWorkerPool } from './workers/worker-pool.ts'
import { spawnWorker } from './workers/spawn.ts'

/**
 * Dependencies of `tryCreateServicesForProfile`: the objects and settings that each entry point (Electron or headless) supplies in its
 * own way.
 */
export interface SystemServicesDeps extends Pick<
  ServicesDeps,
  'dialogs' | 'crashFolder' | 'logFile' | 'window' | 'pendingFiles' | 'pendingLinks' | 'updatePlatform'
> {
  /** The profile folder. */
  readonly profile: string
  /** The folder of the built main, which contains the workers. */
  readonly folder: string
  /** Opens the settings file of the profile. */
  readonly openFile: (profile: string, log: (line: string) => void) => KeyValueFile
  /** Takes a line for the log. */
  readonly log: (line: string) => void
  readonly flags: Pick<DevelopmentFlags, 'seed' | 'pace' | 'review' | 'locale'>
}

/**
 * Creates the services of one profile (settings, saves, statistics, tables and the connections of pages) with this
 * machine's clock, random generator, workers and network. Both entry points call it: Electron and headless.
 * @returns undefined if another process uses the profile
 * @throws the system's error if the profile's folder cannot be used
 */
export function tryCreateServicesForProfile({
  profile,
  folder,
  openFile,
  log,
  flags: { seed, pace, review, locale },
  ...files
}: SystemServicesDeps): Promise<Services | undefined> {
  return tryCreateServices({
    ...files,
    profile,
    openSettingsFile: () => openFile(profile, log),
    lanPlatform: createLanPlatform(join(folder, '..', 'renderer'), { clock: systemClock, randomBytes, log }),
    environment: {
      catalogue: CATALOGUE,
      clock: systemClock,
      awake: createAwakeClock(systemClock),
      randomBytes,
      botPool: createBotAndAnalysisPool(
        createWorkerPool({
          spawn: () => spawnWorker(join(folder, 'bot-worker.js')),
          clock: systemClock,
          size: botWorkerCount(),
        }),
      ),
      replayPool: createWorkerPool({ spawn: () => spawnWorker(join(folder, 'replay-worker.js')), clock: systemClock }),
      openSaveInspectors: () =>
        createWorkerPool({
          spawn: () => spawnWorker(join(folder, 'list-worker.js')),
          clock: systemClock,
          size: botWorkerCount(),
        }),
      // One core is for the window, one for the host. Development flags for bots switch it off, since their moves must be exact.
      isPonderingEnabled: availableParallelism() > 2 && pace === undefined && seed === undefined,
      reviewBudget: reviewBudgetFor(review),
      pace,
      seed,
      locale,
      log,
    },
  })
}

/** The budget of a review at each position of a log. @param games development: number of games, of each kind */
function reviewBudgetFor(games: number | undefined): ReviewPointBudget {
  return games === undefined
    ? REVIEW_POINT_BUDGET
    : { ...REVIEW_POINT_BUDGET, games, weighed: games, confirmed: games, sagePairs: 0, iterations: games }
}

/** Number of bot workers: one core stays free for the window and the host. */
function botWorkerCount(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1))
}
