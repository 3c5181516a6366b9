/** The recorded result of a finished game: the only source of the statistics. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import * as v from 'valibot'
import {
  earnedAchievementsOfAllSeats,
  listAchievementProgressOfSeats,
} from '../../engine/core/contract/achievements.ts'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import { publicRecordIfFinished } from '../../engine/core/host/finished-game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { idSchema, seatSchema, matchIdSchema } from '../../bridge/refs.ts'
import { rankedSideSchema } from '../../bridge/saved-game-summary.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { clampedMillisecondsSchema, type SaveHeader } from '../saves/save-header.ts'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const seatsSchema = v.pipe(v.array(seatSchema), v.maxLength(8))

/** The schema of a finished game's recorded result. */
export const GameResult = v.pipe(
  v.strictObject({
    /** Match id: independent of the file name. */
    table: matchIdSchema,
    /** The save that recorded it. This save may correct the end of the game later; a copy of it may not. */
    save: idSchema,
    game: idSchema,
    title: v.pipe(v.string(), v.maxLength(100)),
    rules: v.exactOptional(countSchema),
    finishedAt: clampedMillisecondsSchema,
    begunAt: v.exactOptional(clampedMillisecondsSchema),
    /** Milliseconds with a player at the table. */
    played: v.exactOptional(clampedMillisecondsSchema),
    seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
    /** Best first. */
    ranking: v.pipe(v.array(rankedSideSchema), v.minLength(1), v.maxLength(8)),
    practice: v.boolean(),
    branched: v.boolean(),
    /** Number of advice requests by seat; absent: no requests. */
    advised: v.exactOptional(v.pipe(v.array(countSchema), v.maxLength(8))),
    /**
     * All below is computed from the log. Absent in results that were recorded from the save list alone, as in former versions.
     */
    first: v.exactOptional(seatSchema),
    /** Number of rounds, a started one included. */
    rounds: v.exactOptional(countSchema),
    entries: v.exactOptional(countSchema),
    earned: v.exactOptional(
      v.pipe(
        v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), seats: seatsSchema })),
        v.maxLength(40),
      ),
    ),
    /** Progress of each seat towards counted achievements; 0 for a seat that may earn none. Absent: unknown. */
    progress: v.exactOptional(
      v.pipe(
        v.array(
          v.strictObject({
            id: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
            counts: v.pipe(v.array(countSchema), v.maxLength(8)),
          }),
        ),
        v.maxLength(40),
      ),
    ),
  }),
  v.check(({ seats: all, ranking }) => {
    const ranked = ranking.flatMap((standing) => standing.seats)
    const full = ranking.every((standing) => standing.seats.length > 0)
    return full && ranked.length === all.length && ranked.every((each) => each < all.length)
  }, 'the ranking is not of these seats'),
)

/** The recorded result of a finished game. */
export type GameResult = v.InferOutput<typeof GameResult>

/**
 * Creates the result of a table's finished game for the statistics.
 * @param save id of the table's save
 * @param header the header of its save
 * @returns undefined if the table does not count: its game still runs, its log could not be replayed from the start by the
 * present rules, or its save has no match id
 */
export function gameResultOf(save: string, table: Table, header: SaveHeader): GameResult | undefined {
  const { outcome, game, startsMidGame } = table
  const branched = header.origin !== undefined
  if (outcome === null || header.table === undefined || (startsMidGame && !branched)) return undefined
  return {
    table: header.table,
    save,
    game: game.info.id,
    title: header.title,
    rules: game.info.rules,
    finishedAt: header.savedAt,
    seats: header.seats,
    ...timesOf(header),
    ranking: outcome.ranking.map(({ seats, rank, score }) => ({
      seats: [...seats],
      place: rank,
      ...omitUndefined({ score }),
    })),
    practice: table.practice,
    branched,
    ...(header.advised?.some((times) => times > 0) === true ? { advised: [...header.advised] } : {}),
    entries: table.log.length,
    earned: [],
    ...(startsMidGame ? {} : resultFromLog(table, header)),
  }
}

/** The part of the result that the log gives, from the first entry to the last. */
function resultFromLog(
  table: Table,
  { seats: setups, origin, advised = [] }: SaveHeader,
): Pick<GameResult, 'first' | 'rounds' | 'earned' | 'progress'> {
  const finished = publicRecordIfFinished(table)
  if (finished === undefined) return {}
  const turns = finished.facts.filter(isTurnEvent)
  const [first] = turns
  const counts = !table.practice && origin === undefined
  const deserves = (seat: number): boolean => setups[seat]?.kind === 'person' && (advised[seat] ?? 0) === 0
  const earned = earnedAchievementsOfAllSeats(table.game.achievements ?? [], finished).flatMap((each) => {
    const seats = counts ? each.seats.filter(deserves) : []
    return seats.length === 0 ? [] : [{ id: each.id, seats }]
  })
  const progress = listAchievementProgressOfSeats(table.game.achievements ?? [], finished).flatMap(
    ({ id, counts: all }) => {
      const own = counts ? all.map((each, seat) => (deserves(seat) ? each : 0)) : []
      return own.some((each) => each > 0) ? [{ id, counts: own }] : []
    },
  )
  // A game without turns has no first player and no number of rounds.
  const rounds = Math.ceil(turns.length / finished.players)
  return { ...(first === undefined ? {} : { first: first.seat, rounds }), earned, progress }
}

function timesOf({ begunAt, played }: Pick<SaveHeader, 'begunAt' | 'played'>): Pick<GameResult, 'begunAt' | 'played'> {
  return { ...omitUndefined({ begunAt }), ...omitUndefined({ played }) }
}

function isTurnEvent(event: GameEvent): event is GameEvent & { readonly seat: number } {
  return event.kind === 'turn' && 'seat' in event && typeof event.seat === 'number'
}
