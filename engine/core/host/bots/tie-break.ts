/**
 * Tie-break between lines that the playouts cannot distinguish: the features that the seat holds at the end of the
 * line. The seat takes an available gain rather than an equally good uncertain one.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import { requireFeatures } from '../learn/episode.ts'
import { pairedDifferenceOf, type SearchedLine } from './search.ts'
import { createRandomStream } from '../../contract/random.ts'

/** Lines are tied if they differ by at most this many standard errors, ... */
const MAX_TIE_STANDARD_ERRORS = 1
/** ... and by at most this win chance, ... */
const MAX_TIE_CHANCE = 0.005
/** ... or in any case if they differ by at most this win chance. */
const ALWAYS_TIE_CHANCE = 0.003

/**
 * Whether the values of two lines (sequences of choices) are so close that the playouts (simulated continuations) do
 * not show which line is better.
 */
export function areLinesTied(a: SearchedLine, b: SearchedLine): boolean {
  const { mean, error } = pairedDifferenceOf(a, b)
  const apart = Math.abs(mean)
  return apart <= ALWAYS_TIE_CHANCE || (apart <= MAX_TIE_CHANCE && apart <= MAX_TIE_STANDARD_ERRORS * error)
}

/**
 * Picks one line (sequence of choices) from the best line and the lines tied with it: the line after which the seat
 * owns most. The amount that a seat owns is the sum of the features that count its holdings, such as energy or cards
 * (`AllSeatsFeatureExtractor.held`). Tied lines with fewer than half as many playouts (simulated continuations) as the
 * best line are left out.
 * @param state a state that the seat may know, or a determinization (a random guess of the hidden information); not
 *   modified
 * @param lines best first
 * @returns the picked line; the best line if the game names no such features, or if the sums are equal; undefined if
 *   there are no lines
 */
export function pickTiedLineByHoldings(
  game: AnyGame,
  seat: Seat,
  state: unknown,
  lines: readonly SearchedLine[],
): SearchedLine | undefined {
  const [best] = lines
  if (best === undefined || game.features?.held === undefined) return best
  const ties = lines.filter((line) => line === best || (line.games * 2 >= best.games && areLinesTied(line, best)))
  if (ties.length === 1) return best
  let most = -Infinity
  let taken = best
  for (const line of ties) {
    const held = heldFeaturesAfter(game, seat, state, line.choices)
    if (held > most + ROUNDING_TOLERANCE) {
      most = held
      taken = line
    }
  }
  return taken
}

/** Sums of the same numbers in another order differ by less than this. */
const ROUNDING_TOLERANCE = 1e-9

/** Sum of the features that a seat holds at the end of a line. A win exceeds any sum, and a loss is below any. */
function heldFeaturesAfter(game: AnyGame, seat: Seat, state: unknown, line: readonly Json[]): number {
  const { names, held = [], read } = requireFeatures(game)
  const end: unknown = game.clone(state)
  const random = createRandomStream(UNUSED_SEED, 'held')
  for (const choice of line) game.play(end, seat, choice, random, noopEventSink)
  const worths = game.evaluate(end)
  if (game.deciders(end).length === 0) return (worths[seat] ?? 0) > 0 ? Infinity : -Infinity
  const rows = new Float64Array(names.length * worths.length)
  read(end, rows)
  return held.reduce((sum, name) => sum + (rows[seat * names.length + names.indexOf(name)] ?? 0), 0)
}

/** Unused: the last random draw of a line does not affect the features it holds. */
const UNUSED_SEED = '0'.repeat(32)
