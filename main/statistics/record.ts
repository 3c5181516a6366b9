/** What is noted of a finished game: all that statistics are made of. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { earnedIn } from '../../engine/core/contract/achievements.ts'
import type { Fact } from '../../engine/core/contract/facts.ts'
import { openly } from '../../engine/core/host/timeline.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import { id, seat, tableId } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import type { SaveHeader } from '../saves/header.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const moment = v.pipe(v.number(), v.integer(), v.minValue(0))
const seats = v.pipe(v.array(seat), v.maxLength(8))

export const GameResult = v.pipe(
  v.strictObject({
    /** The game itself, whatever its file is called. */
    table: tableId,
    /** The save that noted it: it may say later how the game ended after all, no copy of it may. */
    save: id,
    game: id,
    title: v.pipe(v.string(), v.maxLength(100)),
    rules: v.exactOptional(count),
    finishedAt: moment,
    begunAt: v.exactOptional(moment),
    /** Milliseconds with somebody at the table. */
    played: v.exactOptional(moment),
    seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
    /** Best first. */
    ranking: v.pipe(
      v.array(
        v.strictObject({
          seats: v.pipe(seats, v.minLength(1)),
          place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
          score: v.exactOptional(v.pipe(v.number(), v.minValue(-99_999), v.maxValue(99_999))),
        }),
      ),
      v.minLength(1),
      v.maxLength(8),
    ),
    practice: v.boolean(),
    branched: v.boolean(),
    /** How often each seat has asked the Sage; absent: nobody has. */
    advised: v.exactOptional(v.pipe(v.array(count), v.maxLength(8))),
    /** All below is read off the log: absent where only the list of saves told of the game. */
    first: v.exactOptional(seat),
    /** How often everybody had a turn, begun ones included. */
    rounds: v.exactOptional(count),
    entries: v.exactOptional(count),
    earned: v.exactOptional(
      v.pipe(v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), seats })), v.maxLength(40)),
    ),
  }),
  v.check(({ seats: all, ranking }) => {
    const ranked = ranking.flatMap((standing) => standing.seats)
    return ranked.length === all.length && ranked.every((each) => each < all.length)
  }, 'the ranking is not of these seats'),
)
export type GameResult = v.InferOutput<typeof GameResult>

/** Of saves from before a game had an id of its own. */
function tableOf(save: string, table: string | undefined): string {
  return table ?? createHash('sha256').update(save).digest('hex').slice(0, 32)
}

/** What a table came to. Undefined while it runs, and where its log does not tell how it began. */
export function resultOf(save: string, table: Table, header: SaveHeader): GameResult | undefined {
  const { outcome, game, closed } = table
  if (outcome === null || closed) return undefined
  const all = [...table.opening, ...table.log.flatMap((_, entry) => table.factsOf(entry))]
  const facts = openly(all)
  const turns = facts.filter(isTurn)
  const players = header.seats.length
  const helped = header.advised ?? []
  const counts = !table.practice && header.origin === undefined
  const deserves = (seat: number): boolean => header.seats[seat]?.kind === 'person' && (helped[seat] ?? 0) === 0
  const earned = earnedIn(game.achievements ?? [], { facts, outcome, players }).flatMap((each) => {
    const seats = counts ? each.seats.filter(deserves) : []
    return seats.length === 0 ? [] : [{ id: each.id, seats }]
  })
  const first = turns[0]?.seat
  return {
    ...{ table: tableOf(save, header.table), save, game: game.info.id, title: header.title, rules: game.info.rules },
    ...{ finishedAt: header.savedAt, seats: header.seats, ...timesOf(header) },
    ranking: outcome.ranking.map(({ seats, rank, score }) => ({
      ...{ seats: [...seats], place: rank },
      ...(score === undefined ? {} : { score }),
    })),
    ...{ practice: table.practice, branched: header.origin !== undefined },
    ...(helped.some((times) => times > 0) ? { advised: [...helped] } : {}),
    ...(first === undefined ? {} : { first }),
    ...{ rounds: Math.ceil(turns.length / players), entries: table.log.length, earned },
  }
}

/** What the list of saves tells of a finished game, of which nothing was noted when it ended. */
export function resultOfCard(card: SaveCard): GameResult | undefined {
  const { save, table, game, title, seats, savedAt, over, stand, practice = false, origin, advised, broken } = card
  if (!over || stand?.result === undefined || broken !== undefined) return undefined
  const parsed = v.safeParse(GameResult, {
    ...{ table: tableOf(save, table), save, game, title, seats, finishedAt: savedAt, ...timesOf(card) },
    ...{ ranking: stand.result, practice, branched: origin !== undefined },
    ...(advised === undefined ? {} : { advised: [...advised] }),
  })
  return parsed.success ? parsed.output : undefined
}

function timesOf({ begunAt, played }: Pick<SaveHeader, 'begunAt' | 'played'>): Pick<GameResult, 'begunAt' | 'played'> {
  return { ...(begunAt === undefined ? {} : { begunAt }), ...(played === undefined ? {} : { played }) }
}

function isTurn(fact: Fact): fact is Fact & { readonly seat: number } {
  return fact.kind === 'turn' && 'seat' in fact && typeof fact.seat === 'number'
}
