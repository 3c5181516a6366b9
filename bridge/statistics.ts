/** Calls of the window of this machine about finished games: statistics, records and achievements. */
import * as v from 'valibot'
import { noArgumentSchema, defineCall } from './call-definition.ts'
import { hasAtMostGraphemes, MAX_PERSON_NAME_LENGTH } from './names.ts'
import { idSchema, TableRef } from './refs.ts'
import { BOT_LEVELS, type BotLevel } from './seats.ts'

/**
 * Kinds of tables whose games the statistics leave out unless the filter includes them: `practice`, a practice table;
 * `branched`, a table that branched off another game; `helped`, a table at which a seat requested advice.
 */
export const STATISTICS_EXCLUSIONS = ['practice', 'branched', 'helped'] as const
/**
 * The reason why the statistics leave a game out: its table is a practice table, its table branched off another game,
 * or a seat requested advice at its table.
 */
export type StatisticsExclusion = (typeof STATISTICS_EXCLUSIONS)[number]

/** Schema of the filter that selects the finished games which the statistics count. */
export const StatisticsFilter = v.strictObject({
  game: v.exactOptional(idSchema),
  /** Only the games and wins of this person. Names are compared in normalised form. */
  person: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.check((name) => hasAtMostGraphemes(name, MAX_PERSON_NAME_LENGTH)),
    ),
  ),
  players: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  /** With a bot of that level at the table. */
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
  /** Exclusions that count in addition. */
  also: v.pipe(v.array(v.picklist(STATISTICS_EXCLUSIONS)), v.maxLength(STATISTICS_EXCLUSIONS.length)),
})
/** A filter that selects the finished games which the statistics count. An absent field does not restrict them. */
export type StatisticsFilter = v.InferOutput<typeof StatisticsFilter>

/**
 * The filter of the statistics before the user changes it. The statistics then leave out games at practice tables and
 * at tables that branched off another game. They count, and mark, games in which a seat requested a bot's advice.
 */
export const DEFAULT_STATISTICS_FILTER: StatisticsFilter = { also: ['helped'] }

/**
 * The games that people (not bots) played, their wins, and the wins to expect by chance, each as a count. A game with
 * several people counts once for each of their seats.
 */
export interface WinTally {
  /** Number of games, counted by seat. */
  readonly played: number
  /** First places, shared ones too. */
  readonly wins: number
  /** Expected wins if only the number of players counted. */
  readonly fair: number
}

/** One bar of the distribution of scores. */
export interface ScoreBin {
  /** Scores from this one on, up to the next bin's. */
  readonly from: number
  readonly count: number
}

/** How often the first player of one game wins, compared with the share expected for any player. */
export interface FirstPlayerAdvantage {
  readonly games: number
  /** Win share of first players, with its interval of 95 in 100 (Wilson's), and the share expected for any player. All 0..1. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  /** few: too few games; open: it may be chance. */
  readonly says: 'few' | 'open' | 'ahead' | 'behind'
}

/** The statistics of one game, such as Rauha. */
export interface GameStats extends WinTally {
  readonly game: string
  readonly title: string
  readonly games: number
  /** Of people, in games that are won by points. */
  readonly mean?: number
  readonly best?: number
  readonly scores: readonly ScoreBin[]
  readonly width: number
  readonly first?: FirstPlayerAdvantage
}

/** The statistics of one person. Persons are distinguished by their names. */
export interface PersonStats extends WinTally {
  /** As last written. */
  readonly name: string
  /** Wins in a row: at present, and the longest. */
  readonly streak: number
  readonly longest: number
  readonly achievements: number
}

/**
 * The kinds of records. The value of a `highest` record is in points, that of a `fastest` or `longest` record in
 * rounds, and that of a `closest` record in points between the first and the second player.
 */
export const RECORD_KINDS = ['highest', 'fastest', 'longest', 'closest'] as const
/** The kind of a record, such as the highest score. */
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A record (the highest score, the fastest game ...) with its holders. */
export interface RecordWithHolders {
  readonly kind: RecordKind
  readonly game: string
  readonly value: number
  /** The holders: for the closest and the longest game all its players. */
  readonly names: readonly string[]
  readonly players: number
  readonly at: number
  /** A seat of that game requested advice. */
  readonly helped?: true
}

/** One achievement of a game at this machine: the people who have earned it, or the greatest progress toward it. */
export interface AchievementWithHolders {
  readonly game: string
  /** Its texts are `GAME.achievement.ID.name` and `.how`. */
  readonly id: string
  /** In the order of the first time it was earned. `at`: that time. */
  readonly by: readonly { readonly name: string; readonly at: number; readonly times: number }[]
  /** The required count, if it is a counted achievement. */
  readonly goal?: number
  /** While no person has earned it: the greatest progress in a game, and the first person with it. Absent: unknown, or none. */
  readonly best?: { readonly name: string; readonly count: number }
}

/** All statistics of the finished games that fit a filter. */
export interface Statistics {
  /** Number of recorded games, whatever the filter. */
  readonly noted: number
  /** Number of games with bots only. They are counted nowhere else. */
  readonly botsOnly: number
  /** Number of games that the filter excludes for this reason only. */
  readonly apart: Readonly<Record<StatisticsExclusion, number>>
  /** The values to choose from. */
  readonly known: {
    readonly games: readonly { readonly game: string; readonly title: string }[]
    readonly people: readonly string[]
    readonly players: readonly number[]
    readonly levels: readonly BotLevel[]
  }
  readonly games: number
  /** Number of these games in which a seat requested advice. */
  readonly helped: number
  /** Milliseconds at the table, and the number of games for which they are known. */
  readonly time: number
  readonly timed: number
  readonly people: WinTally
  readonly byGame: readonly GameStats[]
  readonly byPerson: readonly PersonStats[]
  readonly byPlayers: readonly (WinTally & { readonly value: number })[]
  /** A table with bots of several levels counts once for each of them. */
  readonly byLevel: readonly (WinTally & { readonly value: BotLevel })[]
  /** The last months with games: the start of each, milliseconds since 1970 (UTC). */
  readonly months: readonly (WinTally & { readonly from: number; readonly games: number })[]
  readonly records: readonly RecordWithHolders[]
  /** All achievements of the games that fit the filter, earned or not. */
  readonly achievements: readonly AchievementWithHolders[]
}

/** The achievements that the players have earned, and the records that they have broken, in a game that has just ended. */
export interface FinishedGameAwards {
  readonly earned: readonly { readonly id: string; readonly seats: readonly number[] }[]
  /** The records of its game that it has broken. */
  readonly records: readonly Pick<RecordWithHolders, 'kind' | 'value'>[]
}

/** The definitions of the calls about the statistics, by name. A call is a request from a renderer to its host. */
export const STATISTICS_CALLS = {
  statistics: defineCall(v.strictObject({ filter: StatisticsFilter })).gives<Statistics>(),
  /** All recorded games, as text. */
  exportStatistics: defineCall(v.strictObject({ as: v.picklist(['csv', 'json']) })).gives<string>(),
  /** Resets the statistics: the recorded games are kept aside, and never counted again. */
  resetStatistics: defineCall(noArgumentSchema).gives<null>(),
  /** The awards of an open table whose game is over. None are given for a running game. */
  noted: defineCall(TableRef).gives<FinishedGameAwards>(),
}
