/**
 * What a choice cost: the Sage's value of it minus that of the best, from what its chooser knew. A choice is worth the better
 * of its line and of itself with the rest of the turn left to the search's players: a poor way on that the seat did not take
 * blames no choice. All are found on games that are played on from the same determinizations of the chooser's view, with the
 * same luck. The games that choose among lines are not those that tell the cost: a line that was the best of many on its own
 * games is flattered by them. What the games cannot tell from the best costs nothing: else the chance in them would count
 * against every seat at every choice. What all of them tell alike is not told either, unless the turn ends the game: they
 * are one game played many times then, and can all be wrong together.
 */
import type { AdviceReason } from '../../contract/advice.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'
import { calibratedWinChances, withoutSettingChoices, reasonsToPrefer, sideBySeat } from '../bots/advice.ts'
import {
  pairedDifferenceOf,
  rollOutLine,
  createDeterminizationPool,
  searchTurn,
  type DeterminizationPool,
  type SearchBudget,
} from '../bots/search.ts'
import { findBestLine } from '../bots/turn-lines.ts'
import { CancelledError, toTenThousandths } from './win-chances.ts'

/** A decision as its seat met it, and what it chose. */
export interface PlayedDecision {
  readonly seat: Seat
  /** What the seat saw. */
  readonly view: unknown
  readonly choices: readonly Json[]
  /** The index of the choice that was made. */
  readonly made: number
}

export interface MoveLossBudget extends SearchBudget {
  /** On so many games the best is weighed against what was done. */
  readonly weighed: number
}

/** What was lost by a choice. */
export interface MoveLoss {
  /** By seat, in ten-thousandths: what the choice did to their chances, beside the best. */
  readonly play: readonly number[]
  /** What the Sage would have done, choice after choice. */
  readonly line: readonly Json[]
  /** What speaks for that. */
  readonly why: readonly AdviceReason[]
}

/** A choice counts as worse when it is so many standard errors below the other. */
const MIN_WORSE_STANDARD_ERRORS = 2
/** On so many games the better way on is chosen; a choice that they do not read as worse costs nothing. */
const SELECTION_GAMES = 16

/**
 * @returns undefined where the choice was as good as any, or only sets how its seat is asked
 * @throws CancelledError when it was stopped; Error when the view does not tell what the seat could choose
 */
export function measureMoveLoss(
  rules: AnyGame,
  chosen: PlayedDecision,
  random: Random,
  budget: MoveLossBudget,
): MoveLoss | undefined {
  const { seat, view } = chosen
  const game = withoutSettingChoices(rules)
  const pool = createDeterminizationPool(game, view, seat, random)
  // A game's own actions, which are the same objects wherever they are offered.
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
  const [before, after] = [ofBest, ofOwn].map(({ means }) =>
    toTenThousandths(calibratedWinChances({ worths: means }, game, sides), sides),
  )
  const play = (after ?? []).map((part, each) => part - (before?.[each] ?? 0))
  if ((play[seat] ?? 0) >= 0) return undefined
  const followed = ({ choices: way, means }: Trial) => ({ choices: way, worth: means[seat] ?? 0 })
  const why = reasonsToPrefer({ game, seat, viewer: seat, pool, budget }, followed(ofBest), followed(ofOwn))
  return { play, line: found.choices, why }
}

/** How the turn goes on best after a choice that the search has passed over. */
function bestLineAfter(
  game: AnyGame,
  pool: DeterminizationPool,
  seat: Seat,
  made: Json,
  { nodes }: SearchBudget,
): readonly Json[] {
  const worthOf = (state: unknown, each: Seat): number => game.evaluate(state)[each] ?? 0
  let found: { readonly line: readonly Json[]; readonly worth: number } | undefined
  // Told of every line, it follows each only as far as it holds whatever lies hidden.
  findBestLine(game, pool.state(0), seat, [made], Math.ceil(nodes / 2), worthOf, pool.trial('made'), (line) => {
    if (found === undefined || line.worth > found.worth) found = { line: line.choices, worth: line.worth }
  })
  return found?.line ?? [made]
}

interface TrialContext {
  readonly game: AnyGame
  readonly pool: DeterminizationPool
  readonly seat: Seat
  readonly budget: MoveLossBudget
}

/** A line, or a choice alone, and what its games came to. */
interface Trial {
  readonly choices: readonly Json[]
  /** By game: what it was worth to the seat that chose. */
  readonly results: readonly number[]
  /** By seat. */
  readonly means: readonly number[]
}

/** @param from the number of the first deal */
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
    const worths = game.evaluate(rollOutLine(game, pool, deal, seat, choices, budget).state)
    worths.forEach((worth, each) => (sums[each] = (sums[each] ?? 0) + worth))
    results.push(worths[seat] ?? 0)
  }
  return { choices, results, means: sums.map((sum) => sum / games) }
}

/** @returns the line, or its first choice alone where that came to more in the first games */
function betterOf(trials: TrialContext, line: readonly Json[]): Trial {
  const whole = playTrial(trials, line)
  if (line.length === 1) return whole
  const alone = playTrial(trials, line.slice(0, 1))
  return (alone.means[trials.seat] ?? 0) > (whole.means[trials.seat] ?? 0) ? alone : whole
}

/** @param errors how many standard errors the one must at least be below the other */
function isWorse(one: Trial, other: Trial, errors: number): boolean {
  const { mean, error } = pairedDifferenceOf(one, other)
  return mean < -errors * error
}

/** Whether the games of both trials came to the same each, though they were played on after the turn. */
function areAllGamesAlike({ game, pool, seat }: TrialContext, ...both: readonly Trial[]): boolean {
  return both.every(({ choices, results }) => {
    const [first = 0] = results
    if (results.some((each) => Math.abs(each - first) > EQUAL_RESULT_MARGIN)) return false
    const state: unknown = game.clone(pool.state(0))
    for (const choice of choices) game.play(state, seat, choice, pool.luck(0), noopEventSink)
    return game.deciders(state).length > 0
  })
}

/** Results that are no further apart are the same. */
const EQUAL_RESULT_MARGIN = 1e-4

function throwIfCancelled({ stop }: SearchBudget): void {
  if (stop?.() === true) throw new CancelledError()
}
