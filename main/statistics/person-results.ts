/** The people of finished games, and the games that count separately. */
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { STATISTICS_EXCLUSIONS, type StatisticsExclusion } from '../../bridge/statistics.ts'
import type { GameResult } from './game-result.ts'

/** The result of one seat that a person played in a finished game. */
export interface PersonSeatResult {
  readonly result: GameResult
  readonly seat: number
  /** Key of the person, equal for all spellings of the name. */
  readonly person: string
  readonly name: string
  readonly won: boolean
  readonly score: number | undefined
}

/**
 * The key under which a person's games are counted together: the name without differences of case, spaces or character variants.
 */
export function personKeyOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('en')
}

/**
 * The reasons why the statistics leave out a game's result by default: the game was played at a practice table, it is
 * a branch of another game, or a player requested advice. The user may include such results. Empty: the result always
 * counts.
 */
export function exclusionReasonsOf({ practice, branched, advised }: GameResult): readonly StatisticsExclusion[] {
  const is = { practice, branched, helped: advised?.some((times) => times > 0) === true }
  return STATISTICS_EXCLUSIONS.filter((each) => is[each])
}

/** Whether a person, not only bots, played in a finished game. */
export function hasPeople({ seats }: GameResult): boolean {
  return seats.some(({ kind }) => kind === 'person')
}

/** Whether any seat of a finished game requested advice. */
export function didAnySeatUseAdvice(result: GameResult): boolean {
  return exclusionReasonsOf(result).includes('helped')
}

/** The results of all the people in one finished game, one for each seat that a person played; bots are left out. */
export function personSeatResultsOfGame(result: GameResult): PersonSeatResult[] {
  return result.seats.flatMap((setup, seat) => {
    if (setup.kind !== 'person') return []
    const standing = result.ranking.find(({ seats }) => seats.includes(seat))
    const { name } = setup
    return [{ result, seat, person: personKeyOf(name), name, won: standing?.place === 1, score: standing?.score }]
  })
}

/**
 * Sorts results by the end of their games. An end in the future was set by a clock that was ahead: such a game keeps its place
 * in the order of recording.
 * @param noted in the order of recording
 * @param now milliseconds since 1970
 */
export function sortByEndTime(noted: readonly GameResult[], now: number): readonly GameResult[] {
  let last = 0
  const timed = noted.map((result) => {
    last = timeUnlessFuture(result.finishedAt, now) ?? last
    return { result, endedAt: last }
  })
  timed.sort((a, b) => a.endedAt - b.endedAt || (a.result.table < b.result.table ? -1 : 1))
  return timed.map(({ result }) => result)
}

/**
 * Returns the expected share of wins of each side in one finished game if all sides were equally strong, from 0 to 1.
 * A side is one row of the ranking: one seat or a team of several seats.
 */
export function fairWinShareInGame({ ranking }: GameResult): number {
  return 1 / ranking.length
}

/** Groups items by a key. The groups are in the order of their first item. */
export function groupBy<T, K>(items: readonly T[], of: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = of(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
