/**
 * What was found along the log, put together: the change of every seat's chance at every entry is what the choice made there
 * did to it (play), and luck is whatever else there was. Nothing else is defined: both add up to the curve.
 */
import { createRandomStream } from '../../contract/random.ts'
import type {
  ReviewedMistake,
  ChoiceTurningPoint,
  GameReview,
  SeatChanceBreakdown,
  TurningPoint,
} from '../../contract/review.ts'
import type { Seat } from '../../contract/game.ts'
import { advisedStepsOf } from '../bots/advice.ts'
import type { Table } from '../table.ts'
import type { MoveLoss } from './move-loss.ts'
import type { PositionAnalysis } from './position-analysis.ts'
import { reviewPointAt, turnNumbersByEntry } from './review-points.ts'

export interface ReviewFindings {
  /** An estimate of every point; empty before there is one. */
  readonly estimate: readonly (readonly number[])[]
  /** What the Sage has found at a point. */
  readonly seen: readonly (PositionAnalysis | undefined)[]
}

/** So many turning points are told. */
const MAX_TURNING_POINTS = 7
/** Unless fewer than this were found, they are large. */
const MIN_TURNING_POINTS = 3
const LARGE_CHANGE = 500
const MIN_CHANGE = 200

/** @param games how many are played on at one point */
export function buildReview(table: Table, { estimate, seen }: ReviewFindings, games: number): GameReview {
  const { log, config } = table
  const curve = estimate.map((chances, at) => seen[at]?.chances ?? chances)
  const turns = turnNumbersByEntry(table)
  const lapses = log.flatMap((entry, at): ReviewedMistake[] => {
    const judged = seen[at]?.judged
    return judged === undefined ? [] : [{ entry: at, seat: entry.seat, play: judged.play }]
  })
  const points = seen.filter((each) => each !== undefined).length
  return {
    curve,
    lapses,
    turns,
    sums: Array.from({ length: config.players }, (_, seat) => seatSumOf(seat, curve, lapses)),
    turningPoints: findTurningPoints(table, curve, turns, seen),
    done: points,
    of: log.length + 1,
    iterations: points * games,
  }
}

/** What an entry changed beside what its choice did, by seat. */
export function luckChangeBySeat(
  curve: GameReview['curve'],
  entry: number,
  lapse: Pick<ReviewedMistake, 'play'> | undefined,
): number[] {
  const before = curve[entry] ?? []
  return (curve[entry + 1] ?? []).map((chance, seat) => chance - (before[seat] ?? 0) - (lapse?.play[seat] ?? 0))
}

function seatSumOf(seat: Seat, curve: GameReview['curve'], lapses: readonly ReviewedMistake[]): SeatChanceBreakdown {
  const start = curve[0]?.[seat] ?? 0
  let own = 0
  let others = 0
  for (const lapse of lapses) {
    const part = lapse.play[seat] ?? 0
    if (lapse.seat === seat) own += part
    else others += part
  }
  return { start, own, others, luck: (curve.at(-1)?.[seat] ?? 0) - start - own - others }
}

interface TurningPointCandidate {
  readonly entry: number
  readonly turn: number
  readonly seat: Seat
  readonly change: number
  /** Absent: it was luck. */
  readonly judged?: MoveLoss
}

/**
 * The largest changes by play, or by luck where something was drawn or came out: at most one of a turn, and none of what was
 * only estimated.
 */
function findTurningPoints(
  table: Table,
  curve: GameReview['curve'],
  turns: readonly number[],
  seen: ReviewFindings['seen'],
): TurningPoint[] {
  const candidates = table.log.flatMap(({ seat }, entry): TurningPointCandidate[] => {
    const judged = seen[entry]?.judged
    if (seen[entry] === undefined || seen[entry + 1] === undefined) return []
    const turn = turns[entry] ?? 0
    const play: TurningPointCandidate[] =
      judged === undefined ? [] : [{ entry, turn, seat, change: judged.play[seat] ?? 0, judged }]
    if (!table.hasNewInformation(entry)) return play
    const luck = luckChangeBySeat(curve, entry, judged)
    const most = Math.max(...luck.map(Math.abs))
    // Where others lose as much as somebody wins, it is told of whoever acted.
    const lucky = Math.abs(luck[seat] ?? 0) === most ? seat : luck.findIndex((each) => Math.abs(each) === most)
    return [{ entry, turn, seat: lucky, change: luck[lucky] ?? 0 }, ...play]
  })
  const taken = new Map<number, TurningPointCandidate>()
  for (const candidate of candidates.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.entry - b.entry)) {
    const size = Math.abs(candidate.change)
    if (taken.size === MAX_TURNING_POINTS || size < (taken.size < MIN_TURNING_POINTS ? MIN_CHANGE : LARGE_CHANGE)) break
    if (!taken.has(candidate.turn)) taken.set(candidate.turn, candidate)
  }
  return [...taken.values()].sort((a, b) => a.entry - b.entry).map((candidate) => toTurningPoint(table, candidate))
}

function toTurningPoint(table: Table, { judged, ...turn }: TurningPointCandidate): TurningPoint {
  const point = judged && toPlayTurningPoint(table, turn, judged)
  return point ?? { ...turn, kind: 'luck' }
}

/** With the views that the seat had; undefined where the log has no such choice. */
function toPlayTurningPoint(
  table: Table,
  turn: Omit<TurningPointCandidate, 'judged'>,
  judged: MoveLoss,
): ChoiceTurningPoint | undefined {
  const { game } = table
  const { entry, seat } = turn
  const { chosen } = reviewPointAt(table, entry)
  const choice = chosen?.choices[chosen.made]
  if (chosen === undefined || choice === undefined) return undefined
  // Any state behind the view will do: a line is told as far as it is the same in all.
  const state: unknown = game.determinize(chosen.view, seat, createRandomStream(UNUSED_SEED, 'told'))
  const line = advisedStepsOf(game, seat, judged.line, seat, state)
  return { ...turn, kind: 'play', made: { view: chosen.view, choice }, line, why: judged.why }
}

/** Nothing that is drawn is told. */
const UNUSED_SEED = '0'.repeat(32)
