/**
 * The loss caused by a choice: the Sage's value of it minus the value of the best choice, given its player's information. The
 * value of a choice is the better of its searched line and of the choice followed by the search's players: a poor
 * continuation that the seat did not play does not count against it. All values come from playouts on the same
 * determinizations of the player's view, with the same random streams. The games that select lines are separate from
 * those that measure the cost, since the best of many lines is overestimated on its own games. Differences that the
 * games cannot distinguish cost nothing; otherwise their noise would count against every seat at every choice. A
 * difference that is identical in all games is not reported either, unless the turn ends the game: they are one game
 * played many times, and can all be wrong together.
 *
 * A loss is then measured a second time, in games that the search's players play to the end, and the smaller loss is
 * taken. The first measurement relies on the evaluation after some turns, and its own noise selects the losses that
 * are reported. The second measurement uses new games and no evaluation, but its players are weaker than Sages. Of the
 * smaller loss, the part is expected that whole Sages lost on average (`REAL_SHARE_OF_MEASURED_LOSS`), or all of it if the turn
 * ends the game with either choice. If that is three points or more, Sages play the game on from both choices
 * (sage-games.ts), and the expected loss is corrected by their results.
 */
import type { AdviceReason } from '../../contract/advice.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { seedFromText, type Random } from '../../contract/random.ts'
import { calibratedWinChances, gameWithoutPreferenceChoices, reasonsToPrefer, sideBySeat } from '../bots/advice.ts'
import {
  pairedDifferenceOf,
  simulateLineAndFurtherTurns,
  createSharedDeterminizations,
  searchTurn,
  type SharedDeterminizations,
  type SearchBudget,
} from '../bots/search.ts'
import { findBestLine } from '../bots/turn-lines.ts'
import {
  compareChoicesBySageGames,
  updateExpectationWithSageResults,
  type SageChoiceComparisonRequest,
} from './sage-games.ts'
import { CancelledError, roundChancesToSumTenThousand } from './win-chances.ts'

/** A decision of a finished game as its seat saw it, with the choice that the seat made. */
export interface PlayedDecision {
  readonly seat: Seat
  /** The seat's view. */
  readonly view: unknown
  readonly choices: readonly Json[]
  /** Index of the actual choice. */
  readonly made: number
}

/**
 * Limits of the search for a choice that is better than the actual one, and the numbers of simulated games that
 * measure how much win chance the actual choice lost.
 */
export interface MoveLossBudget extends SearchBudget {
  /** Number of games that compare the best choice with the actual one. */
  readonly weighed: number
  /** Number of games to the end that measure a loss for the second time. */
  readonly confirmed: number
  /** Maximum number of pairs of games between Sages that test a loss. 0: no test. */
  readonly sagePairs: number
}

/** The loss of win chance caused by a choice, and the better line of choices. */
export interface MoveLoss {
  /** By seat, in 1/10,000: the expected change of their chances compared with the best choice. */
  readonly play: readonly number[]
  /** The choices that the Sage would have made instead, in order. */
  readonly line: readonly Json[]
  /** Reasons to prefer that line to the actual choice. */
  readonly why: readonly AdviceReason[]
}

/** A choice counts as worse if it is this many standard errors below the other. */
const MIN_WORSE_STANDARD_ERRORS = 2
/** Upper bound for the turns of a game; no game comes near it. */
const MAX_GAME_TURNS = 1000
/**
 * The share of a measured loss of win chance that a move really costs on average: measured losses are too large. In
 * games between Sages (strong bots) that start with a choice measured as a loss, the real loss was 47 ±14 % of the
 * measured one, for 42 choices (docs/bots.md). The share does not apply at the end of the game.
 */
export const REAL_SHARE_OF_MEASURED_LOSS = 0.5
/** Sages test an expected loss of at least this share of the win. Smaller ones hardly matter, and their games take long. */
const MIN_SAGE_TESTED_LOSS = 0.03
/** Number of games that select the better continuation. A choice that these do not rate as worse costs nothing. */
const SELECTION_GAMES = 16

/**
 * Measures the loss of win chance that a choice caused.
 * @returns the loss; undefined if the simulated games do not show another choice to be better, if there was no other choice,
 *   or if it was a preference choice (one that only sets which questions the seat is asked)
 * @throws CancelledError if `budget.stop` returned true
 * @throws Error if the view does not allow the seat's choices to be computed
 */
export function measureMoveLoss(
  rules: AnyGame,
  chosen: PlayedDecision,
  random: Random,
  budget: MoveLossBudget,
): MoveLoss | undefined {
  const { seat, view } = chosen
  const game = gameWithoutPreferenceChoices(rules)
  const pool = createSharedDeterminizations(game, view, seat, random)
  // The game's own action objects, which are the same wherever they are offered.
  const all = rules.choices(pool.state(0), seat) as readonly Json[]
  const made = all[chosen.made]
  if (made === undefined || all.length !== chosen.choices.length) throw new Error('the view tells of other choices')
  const choices = game.choices(pool.state(0), seat) as readonly Json[]
  if (choices.length < 2 || !choices.includes(made)) return undefined
  const lines = searchTurn({ game, seat, view, choices, random }, budget)
  throwIfCancelled(budget)
  const [found] = lines
  if (found === undefined || found.choices[0] === made) return undefined
  const line =
    lines.find(({ choices: [first] }) => first === made)?.choices ?? bestLineAfter(game, pool, seat, made, budget)
  const trials = { game, pool, seat, budget }
  const [best, own] = [betterOf(trials, found.choices), betterOf(trials, line)]
  if (!isWorse(own, best, 0)) return undefined
  const ofBest = playTrial(trials, best.choices, SELECTION_GAMES, budget.weighed)
  const ofOwn = playTrial(trials, own.choices, SELECTION_GAMES, budget.weighed)
  if (!isWorse(ofOwn, ofBest, MIN_WORSE_STANDARD_ERRORS) || areAllGamesAlike(trials, ofOwn, ofBest)) return undefined
  const sides = sideBySeat(game, pool.state(0), ofBest.means.length)
  const measured = expectedChange(ofBest, ofOwn, (worths) => calibratedWinChances({ worths }, game, sides))
  if ((measured.change[seat] ?? 0) >= 0) return undefined
  const toEnd = { ...trials, budget: { ...budget, turns: MAX_GAME_TURNS } }
  const deals = [SELECTION_GAMES + budget.weighed, budget.confirmed] as const
  const [endOfBest, endOfOwn] = [playTrial(toEnd, best.choices, ...deals), playTrial(toEnd, own.choices, ...deals)]
  if (areAllGamesAlike(toEnd, endOfOwn, endOfBest)) return undefined
  // Results at the end are shares of the win and need no calibration.
  const confirmed = expectedChange(endOfBest, endOfOwn, (worths) => worths)
  const smaller = (confirmed.change[seat] ?? 0) > (measured.change[seat] ?? 0) ? confirmed : measured
  const comparison = { game, seat, view, made, best: found.choices[0] ?? made }
  const tested = changeTestedBySages(comparison, smaller.change, random, budget)
  const play = toChanceDifferences(smaller.before, tested, sides)
  if ((play[seat] ?? 0) >= 0) return undefined
  const followed = ({ choices: way, means }: Trial) => ({ choices: way, worth: means[seat] ?? 0 })
  const why = reasonsToPrefer({ game, seat, viewer: seat, pool, budget }, followed(ofBest), followed(ofOwn))
  return { play, line: found.choices, why }
}

/** The chances after the best choice, and their expected change by the actual one: by seat, as shares of the win. */
interface ExpectedChange {
  readonly before: readonly number[]
  readonly change: readonly number[]
}

function expectedChange(
  best: Trial,
  own: Trial,
  chancesOf: (worths: readonly number[]) => readonly number[],
): ExpectedChange {
  const share = hasOneResult(best) && hasOneResult(own) ? 1 : REAL_SHARE_OF_MEASURED_LOSS
  const [before, after] = [chancesOf(best.means), chancesOf(own.means)]
  return { before, change: before.map((chance, seat) => share * ((after[seat] ?? 0) - chance)) }
}

/** @returns by seat, in 1/10,000: the change of the chances, limited so that no chance becomes negative */
function toChanceDifferences(before: readonly number[], change: readonly number[], sides: readonly number[]): number[] {
  const scale = Math.min(1, ...change.map((each, seat) => (each < 0 ? (before[seat] ?? 0) / -each : 1)))
  const after = before.map((chance, seat) => chance + scale * (change[seat] ?? 0))
  const parts = roundChancesToSumTenThousand(before, sides)
  return roundChancesToSumTenThousand(after, sides).map((part, seat) => part - (parts[seat] ?? 0))
}

/** @returns the expected change, corrected by games between Sages if the loss is large enough for them */
function changeTestedBySages(
  { game, seat, view, made, best }: Pick<SageChoiceComparisonRequest, 'game' | 'seat' | 'view' | 'made' | 'best'>,
  change: readonly number[],
  random: Random,
  { sagePairs: pairs, stop }: MoveLossBudget,
): readonly number[] {
  if ((change[seat] ?? 0) > -MIN_SAGE_TESTED_LOSS) return change
  const seed = seedFromText(String(random.int(2 ** 32)))
  const players = change.length
  return updateExpectationWithSageResults(
    change,
    compareChoicesBySageGames({ game, players, seat, view, best, made, seed, pairs, stop }),
    seat,
  )
}

/** The best continuation of the turn after a choice that the search has dropped. */
function bestLineAfter(
  game: AnyGame,
  pool: SharedDeterminizations,
  seat: Seat,
  made: Json,
  { nodes }: SearchBudget,
): readonly Json[] {
  const worthOf = (state: unknown, each: Seat): number => game.evaluate(state)[each] ?? 0
  let found: { readonly line: readonly Json[]; readonly worth: number } | undefined
  // With a line callback, the search follows each line only as far as it holds for all hidden information.
  findBestLine(game, pool.state(0), seat, [made], Math.ceil(nodes / 2), worthOf, pool.trial('made'), (line) => {
    if (found === undefined || line.worth > found.worth) found = { line: line.choices, worth: line.worth }
  })
  return found?.line ?? [made]
}

interface TrialContext {
  readonly game: AnyGame
  readonly pool: SharedDeterminizations
  readonly seat: Seat
  readonly budget: MoveLossBudget
}

/** A line, or a choice alone, with the results of its games. */
interface Trial {
  readonly choices: readonly Json[]
  /** By game: the value to the choosing seat. */
  readonly results: readonly number[]
  /** By seat. */
  readonly means: readonly number[]
}

/** @param from number of the first deal */
function playTrial(
  { game, pool, seat, budget }: TrialContext,
  choices: readonly Json[],
  from = 0,
  games = SELECTION_GAMES,
): Trial {
  const results: number[] = []
  const sums: number[] = []
  for (let deal = from; deal < from + games; deal++) {
    throwIfCancelled(budget)
    const worths = game.evaluate(simulateLineAndFurtherTurns(game, pool, deal, seat, choices, budget).state)
    worths.forEach((worth, each) => (sums[each] = (sums[each] ?? 0) + worth))
    results.push(worths[seat] ?? 0)
  }
  return { choices, results, means: sums.map((sum) => sum / games) }
}

/** @returns the line, or its first choice alone if that had the higher value in the first games */
function betterOf(trials: TrialContext, line: readonly Json[]): Trial {
  const whole = playTrial(trials, line)
  if (line.length === 1) return whole
  const alone = playTrial(trials, line.slice(0, 1))
  return (alone.means[trials.seat] ?? 0) > (whole.means[trials.seat] ?? 0) ? alone : whole
}

/** @param errors minimum number of standard errors that `one` must be below `other` */
function isWorse(one: Trial, other: Trial, errors: number): boolean {
  const { mean, error } = pairedDifferenceOf(one, other)
  return mean < -errors * error
}

/** Whether all games of both trials had the same result, although they were played beyond the turn. */
function areAllGamesAlike({ game, pool, seat }: TrialContext, ...both: readonly Trial[]): boolean {
  return both.every((trial) => {
    if (!hasOneResult(trial)) return false
    const state: unknown = game.clone(pool.state(0))
    for (const choice of trial.choices) game.play(state, seat, choice, pool.luck(0), noopEventSink)
    return game.deciders(state).length > 0
  })
}

function hasOneResult({ results: [first = 0, ...others] }: Trial): boolean {
  return others.every((each) => Math.abs(each - first) <= EQUAL_RESULT_MARGIN)
}

/** Results within this distance are the same. */
const EQUAL_RESULT_MARGIN = 1e-4

function throwIfCancelled({ stop }: SearchBudget): void {
  if (stop?.() === true) throw new CancelledError()
}
