/**
 * The laws on games that nobody has seen yet: a long run draws its seed anew, so whatever it finds is told with all that
 * plays the same game again.
 */
import type { GameInfo } from '../contract/game.ts'
import { seedFromText } from '../contract/random.ts'
import { GAME_INVARIANTS } from './invariant-suite.ts'
import type { AnyGameTestAdapter, RandomGameTrial } from './game-test-adapter.ts'
import { formatTableConfig, allTableConfigs } from './table-configs.ts'

/** What a run is given: the same run plays the same games. */
export interface FreshSeedRun {
  /** The file of the test, from the root of the project. */
  readonly file: string
  /** Any words. */
  readonly seed: string
  /** How many games of each game; at least one at every kind of table is played. */
  readonly games: number
}

export interface FreshSeedGame {
  readonly trial: RandomGameTrial
  /** No other game of the run is called so: 'rauha game 7: 3 players side=B'. */
  readonly title: string
}

/** The games of a run, by turns at every kind of table. */
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

/** What breaks the laws in one game; a law that falls over is broken as well. */
export function describeViolations(kit: AnyGameTestAdapter, trial: RandomGameTrial): readonly string[] {
  return GAME_INVARIANTS.flatMap(({ number, check }) => {
    const law = `law ${String(number)}`
    return findingsOrError(() => check(kit, trial).map(({ at, what }) => `${law}: ${what} (${at})`), `${law} fell over`)
  })
}

/** What a check finds, or what it throws. */
export function findingsOrError(check: () => readonly string[], when: string): readonly string[] {
  try {
    return check()
  } catch (error) {
    return [`${when}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`]
  }
}

/**
 * What to print of a game in which something is wrong: which game it was, what was found, and how just that game is
 * played again.
 * @returns undefined when nothing is wrong
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
