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
import { stepsOf } from '../bots/advice.ts'
import type { Table } from '../table.ts'
import type { Judged } from './judge.ts'
import type { Seen } from './look.ts'
import { pointAt, turnsOf } from './points.ts'

export interface Found {
  /** An estimate of every point; empty before there is one. */
  readonly estimate: readonly (readonly number[])[]
  /** What the Sage has found at a point. */
  readonly seen: readonly (Seen | undefined)[]
}

/** So many turning points are told. */
const MOST = 7
/** Unless fewer than this were found, they are large. */
const FEWEST = 3
const LARGE = 500
const LEAST = 200

/** @param games how many are played on at one point */
export function reviewOf(table: Table, { estimate, seen }: Found, games: number): GameReview {
  const { log, config } = table
  const curve = estimate.map((chances, at) => seen[at]?.chances ?? chances)
  const turns = turnsOf(table)
  const lapses = log.flatMap((entry, at): ReviewedMistake[] => {
    const judged = seen[at]?.judged
    return judged === undefined ? [] : [{ entry: at, seat: entry.seat, play: judged.play }]
  })
  const points = seen.filter((each) => each !== undefined).length
  return {
    curve,
    lapses,
    turns,
    sums: Array.from({ length: config.players }, (_, seat) => sumOf(seat, curve, lapses)),
    turningPoints: turningPoints(table, curve, turns, seen),
    done: points,
    of: log.length + 1,
    iterations: points * games,
  }
}

/** What an entry changed beside what its choice did, by seat. */
export function luckOf(
  curve: GameReview['curve'],
  entry: number,
  lapse: Pick<ReviewedMistake, 'play'> | undefined,
): number[] {
  const before = curve[entry] ?? []
  return (curve[entry + 1] ?? []).map((chance, seat) => chance - (before[seat] ?? 0) - (lapse?.play[seat] ?? 0))
}

function sumOf(seat: Seat, curve: GameReview['curve'], lapses: readonly ReviewedMistake[]): SeatChanceBreakdown {
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

interface Candidate {
  readonly entry: number
  readonly turn: number
  readonly seat: Seat
  readonly change: number
  /** Absent: it was luck. */
  readonly judged?: Judged
}

/**
 * The largest changes by play, or by luck where something was drawn or came out: at most one of a turn, and none of what was
 * only estimated.
 */
function turningPoints(
  table: Table,
  curve: GameReview['curve'],
  turns: readonly number[],
  seen: Found['seen'],
): TurningPoint[] {
  const candidates = table.log.flatMap(({ seat }, entry): Candidate[] => {
    const judged = seen[entry]?.judged
    if (seen[entry] === undefined || seen[entry + 1] === undefined) return []
    const turn = turns[entry] ?? 0
    const play: Candidate[] =
      judged === undefined ? [] : [{ entry, turn, seat, change: judged.play[seat] ?? 0, judged }]
    if (!table.surprised(entry)) return play
    const luck = luckOf(curve, entry, judged)
    const most = Math.max(...luck.map(Math.abs))
    // Where others lose as much as somebody wins, it is told of whoever acted.
    const lucky = Math.abs(luck[seat] ?? 0) === most ? seat : luck.findIndex((each) => Math.abs(each) === most)
    return [{ entry, turn, seat: lucky, change: luck[lucky] ?? 0 }, ...play]
  })
  const taken = new Map<number, Candidate>()
  for (const candidate of candidates.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.entry - b.entry)) {
    const size = Math.abs(candidate.change)
    if (taken.size === MOST || size < (taken.size < FEWEST ? LEAST : LARGE)) break
    if (!taken.has(candidate.turn)) taken.set(candidate.turn, candidate)
  }
  return [...taken.values()].sort((a, b) => a.entry - b.entry).map((candidate) => told(table, candidate))
}

function told(table: Table, { judged, ...turn }: Candidate): TurningPoint {
  const point = judged && playTurn(table, turn, judged)
  return point ?? { ...turn, kind: 'luck' }
}

/** With the views that the seat had; undefined where the log has no such choice. */
function playTurn(table: Table, turn: Omit<Candidate, 'judged'>, judged: Judged): ChoiceTurningPoint | undefined {
  const { game } = table
  const { entry, seat } = turn
  const { chosen } = pointAt(table, entry)
  const choice = chosen?.choices[chosen.made]
  if (chosen === undefined || choice === undefined) return undefined
  // Any state behind the view will do: a line is told as far as it is the same in all.
  const state: unknown = game.determinize(chosen.view, seat, createRandomStream(UNUSED, 'told'))
  const line = stepsOf(game, seat, judged.line, seat, state)
  return { ...turn, kind: 'play', made: { view: chosen.view, choice }, line, why: judged.why }
}

/** Nothing that is drawn is told. */
const UNUSED = '0'.repeat(32)
