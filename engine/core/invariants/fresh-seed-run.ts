/**
 * Checks the invariants on games with a fresh seed: each long run draws a new seed, so every failure report contains
 * all data needed to replay the game.
 */
import type { GameInfo } from '../contract/game.ts'
import { seedFromText } from '../contract/random.ts'
import { GAME_INVARIANTS } from './invariant-suite.ts'
import type { AnyGameTestAdapter, RandomGameTrial } from './game-test-adapter.ts'
import { formatTableConfig, allTableConfigs } from './table-configs.ts'

/** Parameters of a run: the same parameters give the same games. */
export interface FreshSeedRun {
  /** Path of the test file from the project root. */
  readonly file: string
  /** Any text. */
  readonly seed: string
  /** Number of games of each game; at least one is played with every table configuration. */
  readonly games: number
}

export interface FreshSeedGame {
  readonly trial: RandomGameTrial
  /** Unique within the run: 'rauha game 7: 3 players side=B'. */
  readonly title: string
}

/** The games of a run, cycling through all table configurations. */
export function createFreshSeedGames(info: GameInfo, { seed, games }: FreshSeedRun): readonly FreshSeedGame[] {
  const tables = allTableConfigs(info)
  return Array.from({ length: Math.ceil(Math.max(games, 1) / tables.length) }, () => tables)
    .flat()
    .slice(0, Math.max(games, tables.length))
    .map((config, at) => ({
      trial: { config, seed: seedFromText(`${seed} ${info.id} ${String(at)}`) },
      title: `${info.id} game ${String(at + 1)}: ${formatTableConfig(config)}`,
    }))
}

/** @returns the violations in one game; an invariant check that throws counts as a violation */
export function describeViolations(kit: AnyGameTestAdapter, trial: RandomGameTrial): readonly string[] {
  return GAME_INVARIANTS.flatMap(({ number, check }) => {
    const invariant = `invariant ${String(number)}`
    return findingsOrError(
      () => check(kit, trial).map(({ at, what }) => `${invariant}: ${what} (${at})`),
      `${invariant} fell over`,
    )
  })
}

/** @returns the findings of a check, or the error that it throws */
export function findingsOrError(check: () => readonly string[], when: string): readonly string[] {
  try {
    return check()
  } catch (error) {
    return [`${when}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`]
  }
}

/**
 * Formats the report of a failed game: which game it was, the findings, and how to replay it.
 * @returns undefined if there are no findings
 */
export function formatFailure(
  { file, seed, games }: FreshSeedRun,
  { title, trial }: FreshSeedGame,
  wrong: readonly string[],
): string | undefined {
  if (wrong.length === 0) return undefined
  const again = `SAMSARA_SEED='${seed}' SAMSARA_GAMES=${String(games)} npx vitest run ${file} -t '${title}'`
  return [`${title}, seed ${trial.seed}`, ...wrong, `Just this game again: ${again}`].join('\n')
}
