/**
 * Games that Sages play to the end from two choices of one seat, in pairs: both games of a pair begin with the same
 * determinization of the seat's view and draw from the same random streams. They test a loss that was measured in the
 * playouts of the search, whose players are weaker than Sages and lose some positions that Sages win.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { createRandomStream, seedFromText, type Seed } from '../../contract/random.ts'
import type { Bot } from '../bots/bot.ts'
import { SAGE_BUDGET } from '../bots/levels.ts'
import { createSageBot } from '../bots/sage.ts'
import { MAX_BOT_GAME_LOG_ENTRIES } from '../playout.ts'
import { CancelledError } from './win-chances.ts'

/** The input for one game that bots play on from a given state, beginning with a given choice of one seat. */
export interface BotPlayoutInput {
  readonly game: AnyGame
  /** Modified: at the end of the game afterwards. */
  readonly state: unknown
  readonly seat: Seat
  /** The first choice, made by `seat`. */
  readonly action: Json
  /** By seat. */
  readonly bots: readonly Bot[]
  /** Equal seeds give equal draws of the game and of each bot. */
  readonly seed: Seed
  /** Called before every decision of a bot that has a choice. If it throws, the game is abandoned. */
  readonly onDecision?: () => void
}

/**
 * Lets bots play one game on from a state to its end, beginning with a given choice of one seat. Modifies the state:
 * afterwards it is the state at the end of the game.
 * @returns each seat's share of the win, by seat, 0 to 1: seats that share the first place share the win
 * @throws Error if the game is longer than MAX_BOT_GAME_LOG_ENTRIES
 */
export function runPlayoutToWinShares({
  game,
  state,
  seat,
  action: first,
  bots,
  seed,
  onDecision,
}: BotPlayoutInput): readonly number[] {
  const order = createRandomStream(seed, 'order')
  const decisions = bots.map(() => 0)
  let events = 0
  let luck = createRandomStream(seed, events)
  game.play(state, seat, first, luck, noopEventSink)
  for (let left = MAX_BOT_GAME_LOG_ENTRIES; left > 0; left--) {
    const deciders = game.deciders(state)
    if (deciders.length === 0) return game.returns(state)
    const mover = deciders.length === 1 ? (deciders[0] ?? 0) : order.pick(deciders)
    const choices = game.choices(state, mover) as readonly Json[]
    const decision = (decisions[mover] = (decisions[mover] ?? 0) + 1)
    const only = choices.length === 1 ? choices[0] : undefined
    if (only === undefined) onDecision?.()
    const random = createRandomStream(seed, `bot ${String(mover)}/${String(decision)}`)
    const action = only ?? bots[mover]?.({ game, seat: mover, view: game.view(state, mover), choices, random })
    if (luck.wasUsed) luck = createRandomStream(seed, (events += 1))
    game.play(state, mover, action, luck, noopEventSink)
  }
  throw new Error(`no end after ${String(MAX_BOT_GAME_LOG_ENTRIES)} choices`)
}

/**
 * The request to compare the choice that a seat made (`made`) with the best choice (`best`) by pairs of simulated
 * games between Sages (strong bots): the seat's view, the two choices, and the limits of the comparison.
 */
export interface SageChoiceComparisonRequest {
  readonly game: AnyGame
  /** Number of seats. */
  readonly players: number
  readonly seat: Seat
  /** The seat's view. */
  readonly view: unknown
  readonly best: Json
  readonly made: Json
  readonly seed: Seed
  /** Maximum number of pairs. */
  readonly pairs: number
  /** No new pair begins after this many decisions. Absent: 1,000. */
  readonly maxDecisions?: number
  /** If it returns true, the games are cancelled. */
  readonly stop?: (() => boolean) | undefined
}

/** Number of playouts of each search of these Sages. A quarter of a Sage's, so that four times as many games can be played. */
const ITERATIONS = 12
const DEFAULT_MAX_DECISIONS = 1000
/** Fewer pairs are not informative: if the first pair shows that fewer than this many fit, none is played. */
const MIN_PAIRS = 8

class TooManyDecisionsError extends Error {}

/**
 * Compares the choice that a seat made (`made`) with the best choice (`best`) by pairs of games that Sages (strong
 * bots) play to the end. In each pair, one game begins with `made` and the other with `best`; both have the same
 * hidden information and the same random streams.
 * @returns one list for each pair: by seat, the share of the win in the game after `made`, minus that in the game
 *   after `best`. Empty if the games are too long for enough pairs
 * @throws CancelledError if `stop` returned true
 */
export function compareChoicesBySageGames(request: SageChoiceComparisonRequest): number[][] {
  const { game, players, seat, view, best, made, seed, pairs, maxDecisions = DEFAULT_MAX_DECISIONS, stop } = request
  const differences: number[][] = []
  let decisions = 0
  const onDecision = (): void => {
    if (stop?.() === true) throw new CancelledError()
    decisions += 1
    // A later pair may be much longer than the first one, and is then left out.
    const most = differences.length === 0 ? maxDecisions / MIN_PAIRS : 2 * maxDecisions
    if (decisions > most) throw new TooManyDecisionsError()
  }
  const returnsAfter = (action: Json, pairSeed: Seed): readonly number[] => {
    const state: unknown = game.determinize(view, seat, createRandomStream(pairSeed, 'state'))
    const bots = Array.from({ length: players }, () =>
      createSageBot({ ...SAGE_BUDGET, iterations: ITERATIONS, ...(stop && { stop }) }),
    )
    return runPlayoutToWinShares({ game, state, seat, action, bots, seed: pairSeed, onDecision })
  }
  try {
    while (differences.length < pairs && decisions < maxDecisions) {
      const pairSeed = seedFromText(`${seed}/${String(differences.length)}`)
      const ofBest = returnsAfter(best, pairSeed)
      const ofMade = returnsAfter(made, pairSeed)
      differences.push(ofMade.map((share, each) => share - (ofBest[each] ?? 0)))
    }
  } catch (error) {
    if (!(error instanceof TooManyDecisionsError)) throw error
  }
  return differences
}

/**
 * The standard deviation of the real loss around the expected one, as a share of the win (docs/bots.md): this, or the
 * expected loss itself if that is larger.
 */
const MIN_PRIOR_DEVIATION = 0.065

/**
 * Corrects an expected change of the win chances by the results of games that Sages (strong bots) have already played
 * in pairs. It returns the weighted mean of the expectation and the measured mean difference, each weighted by its
 * precision (a Bayesian update of a normal prior). Without results, it returns the expectation unchanged.
 * @param expected by seat: the expected change of the share of the win, if the choice made replaces the best choice
 * @param differences by pair and seat: the results of `compareChoicesBySageGames`
 * @param seat the seat whose values determine the weights for all seats
 * @returns by seat: the corrected expected change
 */
export function updateExpectationWithSageResults(
  expected: readonly number[],
  differences: readonly (readonly number[])[],
  seat: Seat,
): number[] {
  const count = differences.length
  if (count === 0) return [...expected]
  const means = expected.map((_, each) => differences.reduce((sum, pair) => sum + (pair[each] ?? 0), 0) / count)
  const mean = means[seat] ?? 0
  // As if another pair had the largest possible difference: a few equal pairs are not a certainty.
  const squares = differences.reduce((sum, pair) => sum + ((pair[seat] ?? 0) - mean) ** 2, 1)
  const precision = count ** 2 / squares
  const deviation = Math.max(MIN_PRIOR_DEVIATION, Math.abs(expected[seat] ?? 0))
  const weight = precision / (precision + 1 / deviation ** 2)
  return expected.map((change, each) => change + weight * ((means[each] ?? 0) - change))
}
