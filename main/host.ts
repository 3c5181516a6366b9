/** The services on this machine: its clock, its generator, and a worker for the bots. What both entries have in common. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openBotPool } from './bots/bot-pool.ts'
import { spawnBotWorker } from './bots/spawn.ts'
import { systemClock } from './clock.ts'
import type { DevelopmentFlags } from './flags.ts'
import { createServices, type Services } from './services.ts'
import type { KeyedFile } from './settings/settings.ts'

export interface HostStart extends Pick<DevelopmentFlags, 'seed' | 'pace'> {
  /** The folder of everything that is kept. */
  readonly profile: string
  /** The folder of the built main, where the bots' worker stands. */
  readonly folder: string
  readonly openFile: (profile: string, log: (line: string) => void) => KeyedFile
}

/** As `createServices`. */
export function openHost({ profile, folder, openFile, seed, pace }: HostStart): Promise<Services | undefined> {
  return createServices({
    profile,
    file: () => openFile(profile, log),
    clock: systemClock,
    randomBytes,
    pool: openBotPool({ spawn: () => spawnBotWorker(join(folder, 'bot-worker.js')), clock: systemClock }),
    log,
    ...(seed === undefined ? {} : { seed }),
    ...(pace === undefined ? {} : { pace }),
  })
}

function log(line: string): void {
  process.stderr.write(`samsara: ${line}\n`)
}
