/** What is noted of a finished game: all that statistics are made of. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import * as v from 'valibot'
import { earnedAchievementsIn, achievementProgressIn } from '../../engine/core/contract/achievements.ts'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import { finishedGameOf } from '../../engine/core/host/finished-game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { idSchema, seatSchema, matchIdSchema } from '../../bridge/refs.ts'
import { RankedSide } from '../../bridge/save-summary.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { millisecondsSchema, type SaveHeader } from '../saves/save-header.ts'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const seatsSchema = v.pipe(v.array(seatSchema), v.maxLength(8))

export const GameResult = v.pipe(
  v.strictObject({
    /** The game itself, whatever its file is called. */
    table: matchIdSchema,
    /** The save that noted it: it may say later how the game ended after all, no copy of it may. */
    save: idSchema,
    game: idSchema,
    title: v.pipe(v.string(), v.maxLength(100)),
    rules: v.exactOptional(countSchema),
    finishedAt: millisecondsSchema,
    begunAt: v.exactOptional(millisecondsSchema),
    /** Milliseconds with somebody at the table. */
    played: v.exactOptional(millisecondsSchema),
    seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
    /** Best first. */
    ranking: v.pipe(v.array(RankedSide), v.minLength(1), v.maxLength(8)),
    practice: v.boolean(),
    branched: v.boolean(),
    /** How often each seat has asked the Sage; absent: nobody has. */
    advised: v.exactOptional(v.pipe(v.array(countSchema), v.maxLength(8))),
    /** All below is read off the log: absent in what was noted from the list of saves alone, as it once was. */
    first: v.exactOptional(seatSchema),
    /** How often everybody had a turn, begun ones included. */
    rounds: v.exactOptional(countSchema),
    entries: v.exactOptional(countSchema),
    earned: v.exactOptional(
      v.pipe(
        v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), seats: seatsSchema })),
        v.maxLength(40),
      ),
    ),
    /** How far each seat came towards achievements that are counts; 0 for a seat that may earn none. Absent: unknown. */
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
export type GameResult = v.InferOutput<typeof GameResult>

/**
 * What a table came to. Undefined while it runs, and where its past could not be followed by the present rules: such a
 * game is none of these.
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

/** What the log tells, from the first entry to the last. */
function resultFromLog(
  table: Table,
  { seats: setups, origin, advised = [] }: SaveHeader,
): Pick<GameResult, 'first' | 'rounds' | 'earned' | 'progress'> {
  const finished = finishedGameOf(table)
  if (finished === undefined) return {}
  const turns = finished.facts.filter(isTurnEvent)
  const [first] = turns
  const counts = !table.practice && origin === undefined
  const deserves = (seat: number): boolean => setups[seat]?.kind === 'person' && (advised[seat] ?? 0) === 0
  const earned = earnedAchievementsIn(table.game.achievements ?? [], finished).flatMap((each) => {
    const seats = counts ? each.seats.filter(deserves) : []
    return seats.length === 0 ? [] : [{ id: each.id, seats }]
  })
  const progress = achievementProgressIn(table.game.achievements ?? [], finished).flatMap(({ id, counts: all }) => {
    const own = counts ? all.map((each, seat) => (deserves(seat) ? each : 0)) : []
    return own.some((each) => each > 0) ? [{ id, counts: own }] : []
  })
  // Of a game without turns nobody can say who began, or how many rounds it had.
  const rounds = Math.ceil(turns.length / finished.players)
  return { ...(first === undefined ? {} : { first: first.seat, rounds }), earned, progress }
}

function timesOf({ begunAt, played }: Pick<SaveHeader, 'begunAt' | 'played'>): Pick<GameResult, 'begunAt' | 'played'> {
  return { ...omitUndefined({ begunAt }), ...omitUndefined({ played }) }
}

function isTurnEvent(fact: GameEvent): fact is GameEvent & { readonly seat: number } {
  return fact.kind === 'turn' && 'seat' in fact && typeof fact.seat === 'number'
}
