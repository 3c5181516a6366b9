/** Computes statistics of finished games: a pure function of the recorded results and of the query. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { BOT_LEVELS, type BotLevel } from '../../bridge/seats.ts'
import {
  STATISTICS_EXCLUSIONS,
  type AchievementWithHolders,
  type GameStats,
  type PersonStats,
} from '../../bridge/statistics.ts'
import type { Statistics, StatisticsFilter, WinTally } from '../../bridge/statistics.ts'
import { scoreHistogramOf, firstPlayerAdvantageOf, meanOf } from './score-statistics.ts'
import {
  exclusionReasonsOf,
  fairWinShareInGame,
  groupBy,
  hasPeople,
  sortByEndTime,
  didAnySeatUseAdvice,
  personKeyOf,
  type PersonSeatResult,
  personSeatResultsOfGame,
} from './person-results.ts'
import type { GameResult } from './game-result.ts'
import { bestValueRecordsOf } from './game-records.ts'

/** One of the app's games, with all achievements that it offers. */
export interface OfferedAchievementsOfGame {
  readonly game: string
  readonly title: string
  /** `goal`: the count that the achievement requires, if it is a counted one. */
  readonly achievements: readonly { readonly id: string; readonly goal?: number }[]
}

/** Limit of the months shown. */
const MAX_MONTHS = 12

/**
 * Computes all statistics of the games that fit a filter. Games between bots only do not count.
 * @param noted all recorded results
 * @param games the games of the app
 * @param now the current time in milliseconds since 1970; if a result says that its game ended later, the end of that
 *   game counts as unknown
 */
export function computeStatistics(
  noted: readonly GameResult[],
  filter: StatisticsFilter,
  games: readonly OfferedAchievementsOfGame[],
  now: number,
): Statistics {
  const all = sortByEndTime(noted, now)
  // Statistics are about people: a game between bots only does not count.
  const inOrder = all.filter(hasPeople)
  const fitting = inOrder.filter((result) => matchesFilter(result, filter))
  const counted = fitting.filter((result) => exclusionReasonsOf(result).every((each) => filter.also.includes(each)))
  const seats = counted.flatMap(personSeatResultsOfGame)
  const person = filter.person === undefined ? undefined : personKeyOf(filter.person)
  const mine = person === undefined ? seats : seats.filter((each) => each.person === person)
  return {
    noted: noted.length,
    botsOnly: all.length - inOrder.length,
    apart: Object.fromEntries(
      STATISTICS_EXCLUSIONS.map((each) => [
        each,
        fitting.filter((result) => exclusionReasonsOf(result).includes(each)).length,
      ]),
    ) as Statistics['apart'],
    known: filterChoicesOf(inOrder, games),
    games: counted.length,
    helped: counted.filter(didAnySeatUseAdvice).length,
    time: counted.reduce((sum, { played = 0 }) => sum + played, 0),
    timed: counted.filter(({ played }) => played !== undefined).length,
    people: winTallyOf(mine),
    byGame: gameStatsOf(counted, mine, games),
    byPerson: personStatsOf(seats),
    byPlayers: talliesBy(mine, ({ result }) => [result.seats.length]).sort((a, b) => a.value - b.value),
    byLevel: talliesBy(mine, ({ result }) => levelsOf(result)).sort(
      (a, b) => BOT_LEVELS.indexOf(a.value) - BOT_LEVELS.indexOf(b.value),
    ),
    months: monthsOf(
      counted.filter((result) => timeUnlessFuture(result.finishedAt, now) !== undefined),
      mine,
    ),
    records: sortByCatalogue(games, bestValueRecordsOf(counted, mine)),
    achievements: achievementStatusesOf(
      mine,
      filter.game === undefined ? games : games.filter(({ game }) => game === filter.game),
    ),
  }
}

function matchesFilter(result: GameResult, { game, person, players, level }: StatisticsFilter): boolean {
  if (game !== undefined && result.game !== game) return false
  if (players !== undefined && result.seats.length !== players) return false
  if (level !== undefined && !levelsOf(result).includes(level)) return false
  return person === undefined || personSeatResultsOfGame(result).some((each) => each.person === personKeyOf(person))
}

function levelsOf({ seats }: GameResult): readonly BotLevel[] {
  return BOT_LEVELS.filter((level) => seats.some((seat) => seat.kind === 'bot' && seat.level === level))
}

function winTallyOf(played: readonly PersonSeatResult[]): WinTally {
  return {
    played: played.length,
    wins: played.filter(({ won }) => won).length,
    fair: played.reduce((sum, { result }) => sum + fairWinShareInGame(result), 0),
  }
}

function talliesBy<V extends string | number>(
  played: readonly PersonSeatResult[],
  of: (each: PersonSeatResult) => readonly V[],
): (WinTally & { readonly value: V })[] {
  const all = played.flatMap((each) => of(each).map((value) => ({ value, each })))
  return [...groupBy(all, ({ value }) => value)].map(([value, own]) => ({
    value,
    ...winTallyOf(own.map(({ each }) => each)),
  }))
}

function gameStatsOf(
  counted: readonly GameResult[],
  mine: readonly PersonSeatResult[],
  games: readonly OfferedAchievementsOfGame[],
): GameStats[] {
  const ids = [...new Set([...games.map(({ game }) => game), ...counted.map(({ game }) => game)])]
  return ids.flatMap((game) => {
    const own = counted.filter((result) => result.game === game)
    const [one] = own
    if (one === undefined) return []
    const seats = mine.filter(({ result }) => result.game === game)
    const scores = seats.flatMap(({ score }) => (score === undefined ? [] : [score]))
    const mean = meanOf(scores)
    const first = firstPlayerAdvantageOf(own)
    return [
      {
        game,
        title: titleOf(one, games),
        games: own.length,
        ...winTallyOf(seats),
        ...scoreHistogramOf(scores),
        ...(mean === undefined ? {} : { mean, best: Math.max(...scores) }),
        ...omitUndefined({ first }),
      },
    ]
  })
}

function titleOf({ game, title }: GameResult, games: readonly OfferedAchievementsOfGame[]): string {
  return games.find((known) => known.game === game)?.title ?? title
}

function personStatsOf(seats: readonly PersonSeatResult[]): PersonStats[] {
  const people = groupBy(seats, ({ person }) => person)
  return [...people.values()]
    .map((own): PersonStats => ({
      name: own.at(-1)?.name ?? '',
      ...winTallyOf(own),
      ...streaksOf(own),
      achievements: new Set(own.flatMap(earnedBy)).size,
    }))
    .sort((a, b) => b.played - a.played || b.wins - a.wins || (a.name < b.name ? -1 : 1))
}

/** Streaks of wins in consecutive games. */
function streaksOf(own: readonly PersonSeatResult[]): Pick<PersonStats, 'streak' | 'longest'> {
  let streak = 0
  let longest = 0
  for (const { won } of own) {
    streak = won ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return { streak, longest }
}

/** @returns what a seat earned in its game, as `GAME ID` */
function earnedBy({ result, seat }: PersonSeatResult): string[] {
  return (result.earned ?? []).flatMap(({ id, seats }) => (seats.includes(seat) ? [`${result.game} ${id}`] : []))
}

function achievementStatusesOf(
  mine: readonly PersonSeatResult[],
  games: readonly OfferedAchievementsOfGame[],
): AchievementWithHolders[] {
  const earned = groupBy(
    mine.flatMap((each) => earnedBy(each).map((what) => ({ what, each }))),
    ({ what }) => what,
  )
  return games.flatMap(({ game, achievements }) =>
    achievements.map(({ id, goal }): AchievementWithHolders => {
      const times = (earned.get(`${game} ${id}`) ?? []).map(({ each }) => each)
      const people = [...groupBy(times, ({ person }) => person).values()]
      return {
        game,
        id,
        by: people.map((own) => ({
          name: own.at(-1)?.name ?? '',
          at: own[0]?.result.finishedAt ?? 0,
          times: own.length,
        })),
        ...(goal === undefined ? {} : progressOf(mine, game, id, goal, times.length > 0)),
      }
    }),
  )
}

/** @returns the goal of a counted achievement and, while no person has earned it, the greatest progress with its person */
function progressOf(
  mine: readonly PersonSeatResult[],
  game: string,
  id: string,
  goal: number,
  isEarned: boolean,
): Pick<AchievementWithHolders, 'goal' | 'best'> {
  let best: AchievementWithHolders['best']
  for (const { result, seat, name } of isEarned ? [] : mine) {
    if (result.game !== game) continue
    const count = Math.min(goal, result.progress?.find((each) => each.id === id)?.counts[seat] ?? 0)
    if (count > (best?.count ?? 0)) best = { name, count }
  }
  return { goal, ...omitUndefined({ best }) }
}

function monthsOf(counted: readonly GameResult[], mine: readonly PersonSeatResult[]): Statistics['months'] {
  const monthOf = ({ finishedAt }: GameResult): number => {
    const date = new Date(finishedAt)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  }
  const last = counted.at(-1)
  const [first] = counted
  if (last === undefined || first === undefined) return []
  const games = groupBy(counted, monthOf)
  const seats = groupBy(mine, ({ result }) => monthOf(result))
  const end = new Date(monthOf(last))
  const all = Array.from({ length: MAX_MONTHS }, (_, back) =>
    Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - (MAX_MONTHS - 1 - back)),
  )
  // Months before the first game are left out.
  return all
    .filter((from) => from >= monthOf(first))
    .map((from) => ({ from, games: games.get(from)?.length ?? 0, ...winTallyOf(seats.get(from) ?? []) }))
}

function sortByCatalogue<T extends { readonly game: string }>(
  games: readonly OfferedAchievementsOfGame[],
  each: readonly T[],
): T[] {
  const placeOf = ({ game }: T): number => games.findIndex((known) => known.game === game)
  return [...each].sort((a, b) => placeOf(a) - placeOf(b))
}

function filterChoicesOf(
  noted: readonly GameResult[],
  games: readonly OfferedAchievementsOfGame[],
): Statistics['known'] {
  const people = new Map(noted.flatMap(personSeatResultsOfGame).map(({ person, name }) => [person, name]))
  return {
    games: games
      .filter(({ game }) => noted.some((result) => result.game === game))
      .map(({ game, title }) => ({ game, title })),
    people: [...people.values()].sort((a, b) => a.localeCompare(b, 'en')),
    players: [...new Set(noted.map(({ seats }) => seats.length))].sort((a, b) => a - b),
    levels: BOT_LEVELS.filter((level) => noted.some((result) => levelsOf(result).includes(level))),
  }
}
