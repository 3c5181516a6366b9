/**
 * Builds the review from the analysed points: the change of every seat's chance at an entry is the effect of its choice
 * (play) plus luck. Luck is defined as the remainder, so both add up to the curve.
 */
import { createRandomStream } from '../../contract/random.ts'
import type {
  MistakeCost,
  MistakeTurningPoint,
  GameReview,
  SeatChanceBreakdown,
  TurningPoint,
} from '../../contract/review.ts'
import type { Seat } from '../../contract/game.ts'
import { recordLineUntilNewInformation } from '../bots/advice.ts'
import type { Table } from '../table.ts'
import type { MoveLoss } from './move-loss.ts'
import type { PointChancesAndMoveLoss } from './review-point-analysis.ts'
import { createReviewPointAnalysisInput, turnNumbersByEntry } from './review-points.ts'

/**
 * The results so far of a running review, by point: a position of the log, from the setup (point 0) to the end. If the
 * slow analysis of a point is still missing, the review uses the quick estimate of that point. Each list has one item
 * for each point, or is empty.
 */
export interface ReviewResultsSoFar {
  /** Quick estimates of the win chances, by seat, at every point. Empty until they are computed. */
  readonly estimate: readonly (readonly number[])[]
  /** The Sage's analysis of each point. Undefined: not analysed yet. */
  readonly seen: readonly (PointChancesAndMoveLoss | undefined)[]
}

/** Maximum number of turning points. */
const MAX_TURNING_POINTS = 7
/** Turning points beyond this number must be large changes. */
const MIN_TURNING_POINTS = 3
const LARGE_CHANGE = 500
const MIN_CHANGE = 200

/**
 * Combines the results that a running review has so far into the review of a finished game. It analyses no positions
 * itself. For a position of the log without an analysis, it uses the quick estimate of the win chances.
 * @param games number of playouts in the analysis of one position; the review states the total number
 */
export function assembleReview(table: Table, { estimate, seen }: ReviewResultsSoFar, games: number): GameReview {
  const { log, config } = table
  const curve = estimate.map((chances, at) => seen[at]?.chances ?? chances)
  const turns = turnNumbersByEntry(table)
  const mistakes = log.flatMap((entry, at): MistakeCost[] => {
    const judged = seen[at]?.judged
    return judged === undefined ? [] : [{ entry: at, seat: entry.seat, play: judged.play }]
  })
  const points = seen.filter((each) => each !== undefined).length
  return {
    curve,
    lapses: mistakes,
    turns,
    sums: Array.from({ length: config.players }, (_, seat) => seatSumOf(seat, curve, mistakes)),
    turningPoints: findTurningPoints(table, curve, turns, seen),
    done: points,
    of: log.length + 1,
    iterations: points * games,
  }
}

/**
 * Computes which part of the change of the win chances at one log entry was luck: the whole change minus the part that
 * a mistake of that entry caused. All values are in 1/10,000.
 * @param curve the win chances by seat: first after the setup, then after each log entry
 * @param entry number of the log entry
 * @param mistake the mistake made by that entry, or undefined if it was none
 * @returns the part that was luck, by seat; negative for bad luck
 */
export function luckOfLogEntryBySeat(
  curve: GameReview['curve'],
  entry: number,
  mistake: Pick<MistakeCost, 'play'> | undefined,
): number[] {
  const before = curve[entry] ?? []
  return (curve[entry + 1] ?? []).map((chance, seat) => chance - (before[seat] ?? 0) - (mistake?.play[seat] ?? 0))
}

function seatSumOf(seat: Seat, curve: GameReview['curve'], mistakes: readonly MistakeCost[]): SeatChanceBreakdown {
  const start = curve[0]?.[seat] ?? 0
  let own = 0
  let others = 0
  for (const mistake of mistakes) {
    const part = mistake.play[seat] ?? 0
    if (mistake.seat === seat) own += part
    else others += part
  }
  return { start, own, others, luck: (curve.at(-1)?.[seat] ?? 0) - start - own - others }
}

interface TurningPointCandidate {
  readonly entry: number
  readonly turn: number
  readonly seat: Seat
  readonly change: number
  /** Absent: the change was luck. */
  readonly judged?: MoveLoss
}

/**
 * The largest changes by play, or by luck if something was drawn or revealed. At most one per turn; changes between
 * mere estimates are excluded.
 */
function findTurningPoints(
  table: Table,
  curve: GameReview['curve'],
  turns: readonly number[],
  seen: ReviewResultsSoFar['seen'],
): TurningPoint[] {
  const candidates = table.log.flatMap(({ seat }, entry): TurningPointCandidate[] => {
    const judged = seen[entry]?.judged
    if (seen[entry] === undefined || seen[entry + 1] === undefined) return []
    const turn = turns[entry] ?? 0
    const play: TurningPointCandidate[] =
      judged === undefined ? [] : [{ entry, turn, seat, change: judged.play[seat] ?? 0, judged }]
    if (!table.hasNewInformation(entry)) return play
    const luck = luckOfLogEntryBySeat(curve, entry, judged)
    const most = Math.max(...luck.map(Math.abs))
    // If other seats lose as much as one gains, the turning point belongs to the acting seat.
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

/** Includes the seat's views. Undefined if the log has no such choice. */
function toPlayTurningPoint(
  table: Table,
  turn: Omit<TurningPointCandidate, 'judged'>,
  judged: MoveLoss,
): MistakeTurningPoint | undefined {
  const { game } = table
  const { entry, seat } = turn
  const { chosen } = createReviewPointAnalysisInput(table, entry)
  const choice = chosen?.choices[chosen.made]
  if (chosen === undefined || choice === undefined) return undefined
  // Any determinization works: a line is reported only as far as it is the same in all.
  const state: unknown = game.determinize(chosen.view, seat, createRandomStream(UNUSED_SEED, 'told'))
  const line = recordLineUntilNewInformation(game, seat, judged.line, seat, state)
  return { ...turn, kind: 'play', made: { view: chosen.view, choice }, line, why: judged.why }
}

/** Unused: results of random draws are not reported. */
const UNUSED_SEED = '0'.repeat(32)
