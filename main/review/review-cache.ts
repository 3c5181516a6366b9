/**
 * Stores the findings of a review beside the save of its game. A cache: findings of another log, other rules, weights or budgets,
 * or damaged ones, are discarded and computed again.
 */
import * as v from 'valibot'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { findNonJsonPath, type Json } from '../../engine/core/contract/json.ts'
import { WIN_CHANCE_DENOMINATOR } from '../../engine/core/contract/review.ts'
import type { ReviewPointBudget } from '../../engine/core/host/review/review-point-analysis.ts'
import type { ReviewResultsSoFar } from '../../engine/core/host/review/review.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { anyTableTranslatableMessageSchema } from '../../bridge/message-schemas.ts'
import { sha256Of } from '../saves/atomic-write.ts'

/** Increase it with every change of the findings of a review. */
const REVIEW_VERSION = 6

/** Size limit of a stored review, in bytes. The longest games need a fifth of it. */
export const MAX_REVIEW_BYTES = 512 * 1024

const chance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WIN_CHANCE_DENOMINATOR))
const change = v.pipe(v.number(), v.integer(), v.minValue(-WIN_CHANCE_DENOMINATOR), v.maxValue(WIN_CHANCE_DENOMINATOR))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const json = v.custom<Json>((value) => findNonJsonPath(value) === undefined, 'not plain JSON')

const Reason = v.strictObject({
  what: anyTableTranslatableMessageSchema,
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  speaks: v.picklist(['for', 'against']),
})

/** @param seats length of each list of win chances */
function reviewSchema(seats: number, points: number) {
  const chances = v.pipe(v.array(chance), v.length(seats))
  const judged = v.strictObject({
    play: v.pipe(v.array(change), v.length(seats)),
    line: v.pipe(v.array(json), v.minLength(1), v.maxLength(100)),
    why: v.pipe(v.array(Reason), v.maxLength(8)),
  })
  return v.strictObject({
    estimate: v.union([v.pipe(v.array(chances), v.length(points)), v.pipe(v.array(chances), v.length(0))]),
    seen: v.pipe(
      v.array(v.strictObject({ at: count, seen: v.strictObject({ chances, judged: v.exactOptional(judged) }) })),
      v.maxLength(points),
      v.check((seen) => seen.every(({ at }) => at < points), 'no such point'),
    ),
  })
}

/**
 * Returns a hash of everything that determines the findings of a review, the analysis of a game's log. Stored findings
 * with another fingerprint are outdated. The hash covers the version of the review format; the game's id, rules
 * version and evaluation weights; the table's config, seed, base position and log; and the budget.
 * @param budget the effort of the analysis of each position
 */
export function reviewFingerprintOf(table: Table, budget: ReviewPointBudget): string {
  const { game, config, seed, base, log } = table
  const { id, rules } = game.info
  const choices = log.map(({ seat, action, withdrawn = false }) => [seat, action, withdrawn])
  return sha256Of(
    JSON.stringify([REVIEW_VERSION, id, rules, weightsHashOf(game), budget, config, seed, base ?? null, choices]),
  )
}

const weightsHashes = new WeakMap<AnyGame, string>()

/** Hash of the game's weights. Cached: they are large, and do not change. */
function weightsHashOf(game: AnyGame): string {
  const hash = weightsHashes.get(game) ?? sha256Of(JSON.stringify(game.weights ?? null))
  weightsHashes.set(game, hash)
  return hash
}

/**
 * Serialises the findings of a game's review, complete or not, to the text that is stored beside the save. The text
 * also holds a checksum of the findings.
 * @param mark the fingerprint of the review: the hash of its inputs, such as the log and the rules version; with
 *   another fingerprint, the stored findings are outdated
 */
export function serializeReviewResults(mark: string, { estimate, seen }: ReviewResultsSoFar): string {
  const found = JSON.stringify({
    estimate,
    seen: seen.flatMap((each, at) => (each === undefined ? [] : [{ at, seen: each }])),
  })
  return JSON.stringify({ mark, sum: sha256Of(found), found })
}

/**
 * Parses the stored findings of a review, which is the analysis of a finished game. The findings may be incomplete.
 * @param mark the expected fingerprint of the review (see `reviewFingerprintOf`); findings with another fingerprint
 *   are outdated
 * @param table the table of the reviewed game
 * @returns the findings, or undefined if the bytes belong to another review, are damaged, or are not a review
 */
export function parseReviewResults(bytes: Uint8Array, mark: string, table: Table): ReviewResultsSoFar | undefined {
  try {
    const outer: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    const { mark: stated, sum, found } = v.parse(CacheEnvelope, outer)
    if (stated !== mark || sum !== sha256Of(found)) return undefined
    const { estimate, seen } = v.parse(reviewSchema(table.config.players, table.log.length + 1), JSON.parse(found))
    const bySpot: ReviewResultsSoFar['seen'][number][] = []
    for (const each of seen) bySpot[each.at] = each.seen
    return { estimate, seen: Array.from({ length: table.log.length + 1 }, (_, at) => bySpot[at]) }
  } catch {
    return undefined
  }
}

/** The findings are stored as text, so that the checksum covers exactly these characters. */
const CacheEnvelope = v.strictObject({ mark: v.string(), sum: v.string(), found: v.string() })
