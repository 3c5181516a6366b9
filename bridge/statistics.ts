/** What this machine's own window asks of the games that were finished here: figures, records and achievements. */
import * as v from 'valibot'
import { noArgument, defineCall } from './call-definition.ts'
import { hasAtMostGraphemes, MAX_NAME_LENGTH } from './names.ts'
import { idSchema, TableRef } from './refs.ts'
import { BOT_LEVELS, type BotLevel } from './seats.ts'

/** Tables that are counted only where somebody asks for them. */
export const STATISTICS_EXCLUSIONS = ['practice', 'branched', 'helped'] as const
/** A practice table; one that branched off another game; one at which somebody asked the Sage. */
export type StatisticsExclusion = (typeof STATISTICS_EXCLUSIONS)[number]

/** Which games count. Absent: whichever. */
export const StatisticsFilter = v.strictObject({
  game: v.exactOptional(idSchema),
  /** In whose eyes: only the games and wins of this person. Names count as the same however they are written. */
  person: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.check((name) => hasAtMostGraphemes(name, MAX_NAME_LENGTH)),
    ),
  ),
  players: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  /** With a bot of that level at the table. */
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
  /** What else is counted that otherwise stands apart. */
  also: v.pipe(v.array(v.picklist(STATISTICS_EXCLUSIONS)), v.maxLength(STATISTICS_EXCLUSIONS.length)),
})
export type StatisticsFilter = v.InferOutput<typeof StatisticsFilter>

/** What is counted before a person changes it: games with the Sage's advice too, and they are marked. */
export const DEFAULT_STATISTICS_FILTER: StatisticsFilter = { also: ['helped'] }

/** Of seats of people in finished games. */
export interface WinTally {
  /** How many there were. */
  readonly played: number
  /** First places, shared ones too. */
  readonly wins: number
  /** How many they would have won if nothing but the number at the table counted. */
  readonly fair: number
}

export interface ScoreBin {
  /** Scores from this one on, up to the next bin's. */
  readonly from: number
  readonly count: number
}

/** How much it is worth to begin. */
export interface FirstPlayerAdvantage {
  readonly games: number
  /** Their share of the wins, with the interval of 95 in 100 (Wilson's), and what it would be for anybody. All 0..1. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  /** few: nothing can be said; open: it may as well be chance. */
  readonly says: 'few' | 'open' | 'ahead' | 'behind'
}

export interface GameStats extends WinTally {
  readonly game: string
  readonly title: string
  readonly games: number
  /** Of games that are won by points: of people. */
  readonly mean?: number
  readonly best?: number
  readonly scores: readonly ScoreBin[]
  readonly width: number
  readonly first?: FirstPlayerAdvantage
}

export interface PersonStats extends WinTally {
  /** As it was written last. */
  readonly name: string
  /** Wins in a row: up to now, and at best. */
  readonly streak: number
  readonly longest: number
  readonly achievements: number
}

/** highest: points; fastest, longest: rounds; closest: points between the first and the second. */
export const RECORD_KINDS = ['highest', 'fastest', 'longest', 'closest'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

export interface GameRecord {
  readonly kind: RecordKind
  readonly game: string
  readonly value: number
  /** Who holds it: of the closest and the longest game everybody who sat there. */
  readonly names: readonly string[]
  readonly players: number
  readonly at: number
  /** A seat of that game asked the Sage. */
  readonly helped?: true
}

export interface AchievementStatus {
  readonly game: string
  /** Its words are `GAME.achievement.ID.name` and `.how`. */
  readonly id: string
  /** The first to earn it first. `at`: when it was earned first. */
  readonly by: readonly { readonly name: string; readonly at: number; readonly times: number }[]
  /** How many it takes, where it is a count. */
  readonly goal?: number
  /** While no person has earned it: the most that one came to in a game, and who did so first. Absent: unknown, or nothing. */
  readonly best?: { readonly name: string; readonly count: number }
}

export interface Statistics {
  /** How many games are noted, whatever the filter. */
  readonly noted: number
  /** How many of them were played by bots alone. They are counted nowhere else. */
  readonly botsOnly: number
  /** How many fit but for standing apart. */
  readonly apart: Readonly<Record<StatisticsExclusion, number>>
  /** What there is to choose from. */
  readonly known: {
    readonly games: readonly { readonly game: string; readonly title: string }[]
    readonly people: readonly string[]
    readonly players: readonly number[]
    readonly levels: readonly BotLevel[]
  }
  readonly games: number
  /** In how many of these games a seat asked the Sage. */
  readonly helped: number
  /** Milliseconds at the table, and in how many of the games they are known. */
  readonly time: number
  readonly timed: number
  readonly people: WinTally
  readonly byGame: readonly GameStats[]
  readonly byPerson: readonly PersonStats[]
  readonly byPlayers: readonly (WinTally & { readonly value: number })[]
  /** Of a table with bots of several levels, once for each of them. */
  readonly byLevel: readonly (WinTally & { readonly value: BotLevel })[]
  /** The last months in which something was played: the beginning of each, milliseconds since 1970 (UTC). */
  readonly months: readonly (WinTally & { readonly from: number; readonly games: number })[]
  readonly records: readonly GameRecord[]
  /** Every one of the games that fit the filter, earned or not. */
  readonly achievements: readonly AchievementStatus[]
}

/** What a game that has just ended came to beyond its ranking. */
export interface FinishedGameAwards {
  readonly earned: readonly { readonly id: string; readonly seats: readonly number[] }[]
  /** Which records of its game it has broken. */
  readonly records: readonly Pick<GameRecord, 'kind' | 'value'>[]
}

export const STATISTICS_CALLS = {
  statistics: defineCall(v.strictObject({ filter: StatisticsFilter })).gives<Statistics>(),
  /** All that is noted, as text. */
  exportStatistics: defineCall(v.strictObject({ as: v.picklist(['csv', 'json']) })).gives<string>(),
  /** Begins anew: what was noted so far is kept aside, and never counted again. */
  resetStatistics: defineCall(noArgument).gives<null>(),
  /** What was noted of an open table whose game is over. Nothing is told of one that goes on. */
  noted: defineCall(TableRef).gives<FinishedGameAwards>(),
}
