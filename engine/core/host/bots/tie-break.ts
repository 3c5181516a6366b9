/**
 * What decides between lines that the games played on cannot tell apart: what the seat has at hand when the line ends. What
 * is there now is not left lying for a hope that is no better.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import { requireFeatures } from '../learn/episode.ts'
import { pairedDifferenceOf, type SearchedLine } from './search.ts'
import { createRandomStream } from '../../contract/random.ts'

/** Lines count as equal when they are no more standard errors apart than this, ... */
const MAX_TIE_STANDARD_ERRORS = 1
/** ... and no more of a chance than this, ... */
const MAX_TIE_CHANCE = 0.005
/** ... or in any case when they are no more apart than this. */
const ALWAYS_TIE_CHANCE = 0.003

/** Whether the games that were played on leave open which of two lines is better. */
export function isTie(a: SearchedLine, b: SearchedLine): boolean {
  const { mean, error } = pairedDifferenceOf(a, b)
  const apart = Math.abs(mean)
  return apart <= ALWAYS_TIE_CHANCE || (apart <= MAX_TIE_CHANCE && apart <= MAX_TIE_STANDARD_ERRORS * error)
}

/**
 * @param lines the best first
 * @param state what the seat may know, or a determinization of it; not changed
 * @returns of the best line and those that tie with it the one at whose end the seat has most at hand: the best of them where
 * the game does not say what that is, or where they leave it the same
 */
export function breakTieByHeldFeatures(
  game: AnyGame,
  seat: Seat,
  state: unknown,
  lines: readonly SearchedLine[],
): SearchedLine | undefined {
  const [best] = lines
  if (best === undefined || game.features?.held === undefined) return best
  const ties = lines.filter((line) => line === best || (line.games * 2 >= best.games && isTie(line, best)))
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

/** Sums of the same numbers in another order differ by less. */
const ROUNDING_TOLERANCE = 1e-9

/** The sum of the features that a seat holds where a line ends; a win there is more than any, and a loss less. */
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

/** What a line draws last is not told by what it holds. */
const UNUSED_SEED = '0'.repeat(32)
