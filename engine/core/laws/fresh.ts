/**
 * The laws on games that nobody has seen yet: a long run draws its seed anew, so whatever it finds is told with all that
 * plays the same game again.
 */
import type { GameInfo } from '../contract/game.ts'
import { seedFromText } from '../contract/random.ts'
import { LAWS } from './battery.ts'
import type { AnyKit, Trial } from './kit.ts'
import { tableInWords, tablesOf } from './tables.ts'

/** What a run is given: the same run plays the same games. */
export interface FreshRun {
  /** The file of the test, from the root of the project. */
  readonly file: string
  /** Any words. */
  readonly seed: string
  /** How many games of each game; at least one at every kind of table is played. */
  readonly games: number
}

export interface FreshGame {
  readonly trial: Trial
  /** No other game of the run is called so: 'rauha game 7: 3 players side=B'. */
  readonly title: string
}

/** The games of a run, by turns at every kind of table. */
export function freshGames(info: GameInfo, { seed, games }: FreshRun): readonly FreshGame[] {
  const tables = tablesOf(info)
  return Array.from({ length: Math.ceil(Math.max(games, 1) / tables.length) }, () => tables)
    .flat()
    .slice(0, Math.max(games, tables.length))
    .map((config, at) => ({
      trial: { config, seed: seedFromText(`${seed} ${info.id} ${String(at)}`) },
      title: `${info.id} game ${String(at + 1)}: ${tableInWords(config)}`,
    }))
}

/** What breaks the laws in one game; a law that falls over is broken as well. */
export function lawsBroken(kit: AnyKit, trial: Trial): readonly string[] {
  return LAWS.flatMap(({ number, check }) => {
    const law = `law ${String(number)}`
    return orThrown(() => check(kit, trial).map(({ at, what }) => `${law}: ${what} (${at})`), `${law} fell over`)
  })
}

/** What a check finds, or what it throws. */
export function orThrown(check: () => readonly string[], when: string): readonly string[] {
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
export function failureOf(
  { file, seed, games }: FreshRun,
  { title, trial }: FreshGame,
  wrong: readonly string[],
): string | undefined {
  if (wrong.length === 0) return undefined
  const again = `SAMSARA_SEED='${seed}' SAMSARA_GAMES=${String(games)} npx vitest run ${file} -t '${title}'`
  return [`${title}, seed ${trial.seed}`, ...wrong, `Just this game again: ${again}`].join('\n')
}
