/**
 * Advice for a player from the Sage's search: the best choices with every seat's win chance, the expected line, and
 * reasons. Like every bot's move it is a function of the asker's view, the stream and the iterations, so it reveals
 * nothing hidden from the asker.
 */
import type { Advice, AssessedChoice, ChoiceWithViewBefore, AdviceReason } from '../../contract/advice.ts'
import { calibrateChances } from '../../contract/features.ts'
import type { AnyGame, Seat, Viewer } from '../../contract/game.ts'
import { equalJson, type Json } from '../../contract/json.ts'
import { createRandomStream, type Random } from '../../contract/random.ts'
import type { BotInput } from './bot.ts'
import {
  bestLinePerFirstChoice,
  pairedDifferenceOf,
  createSharedDeterminizations,
  searchTurn,
  type SearchedLine,
  type SearchBudget,
} from './search.ts'
import { createLineEndDetector } from './turn-lines.ts'
import {
  winnerAndConsequencesOfLine,
  reasonsForBestLine,
  reasonsForAndAgainstOtherLine,
  type ReasonContext,
  type LineWinnerAndConsequences,
} from './reasons.ts'

/** Maximum number of advised choices. */
const MAX_ADVISED_CHOICES = 3
/** Chances that differ by at most this count as equal. */
const EQUAL_CHANCE_MARGIN = 0.02
/** Lines count as equal if their difference, over their common deals, is at most this many standard errors. */
const EQUAL_STANDARD_ERRORS = 1

/** A request for advice: the decision of the player who asks, and the viewer who will see the answer. */
export interface AdviceInput extends BotInput {
  /**
   * The viewer whose view the advice is computed from and shown with. At a screen that other players see, this view
   * contains less than the asker's, since chances and reasons would reveal the asker's information. Absent: the asker.
   */
  readonly viewer?: Viewer
}

/**
 * Searches the asker's turn, and returns the best choices with chances, continuations and reasons.
 * @throws Error if the choices computed from the view differ from those offered to the asker
 */
export function computeAdvice(question: AdviceInput, budget: SearchBudget): Advice {
  const { seat, view, random, viewer = seat } = question
  const rules = question.game
  const game: AnyGame = {
    ...gameWithoutPreferenceChoices(rules),
    determinize: (seen: unknown, _: Viewer, luck: Random): unknown => rules.determinize(seen, viewer, luck),
  }
  const pool = createSharedDeterminizations(game, view, seat, random)
  // The game's own action objects, which are the same wherever they are offered.
  const all = rules.choices(pool.state(0), seat) as readonly Json[]
  if (!equalJson(all, question.choices)) throw new Error('the view tells of other choices')
  const choices = game.choices(pool.state(0), seat) as readonly Json[]
  const lines = searchTurn({ ...question, game, choices } satisfies AdviceInput, {
    ...budget,
    compared: MAX_ADVISED_CHOICES,
  })
  const best = bestLinePerFirstChoice(lines, MAX_ADVISED_CHOICES).sort((a, b) => b.worth - a.worth)
  const sides = sideBySeat(game, pool.state(0), best[0]?.worths.length ?? 0)
  const chances = best.map((line) => calibratedWinChances(line, game, sides, seat))
  const results = best.map(({ choices: line }) =>
    winnerAndConsequencesOfLine({ game, seat, viewer, pool, budget }, line),
  )
  const isEqual = best.length === 1 && choices.length > 1 ? [true] : equalLines(seat, best, chances, results)
  const why = isEqual[0] === true ? [] : reasonsByLine(seat, results)
  const told = best.map((line, at): AssessedChoice => ({
    choice: all.indexOf(line.choices[0] as Json),
    chances: chances[at] ?? [],
    line: recordLineUntilNewInformation(game, seat, line.choices, viewer, game.clone(pool.state(0))),
    isEqual: isEqual[at] ?? false,
    why: why[at] ?? [],
  }))
  return { choices: told, iterations: lines.reduce((sum, { games }) => sum + games, 0) }
}

/**
 * Copies a game and omits from `choices` the choices that only change which prompts the seat gets later
 * (`Game.isPreferenceOnly`), such as not to be prompted about the gods of Moksha. Such a choice changes nothing else
 * in the game, so there is nothing to advise or judge.
 */
export function gameWithoutPreferenceChoices(game: AnyGame): AnyGame {
  const { isPreferenceOnly } = game
  if (isPreferenceOnly === undefined) return game
  return {
    ...game,
    choices: (state: unknown, seat: Seat): readonly unknown[] =>
      game.choices(state, seat).filter((choice: unknown) => !isPreferenceOnly(choice)),
  }
}

/**
 * Which lines equal the first; for the first, whether the second does. A line that wins at once only equals another one
 * that does. If the search found one line of a decision with several choices, all others end with the same value.
 */
function equalLines(
  seat: Seat,
  lines: readonly SearchedLine[],
  chances: readonly (readonly number[])[],
  results: readonly LineWinnerAndConsequences[],
): readonly boolean[] {
  const isEqualTo = (one: number, other: number): boolean => {
    const [a, b] = [lines[one], lines[other]]
    if (a === undefined || b === undefined || results[one]?.wins !== results[other]?.wins) return false
    const apart = Math.abs((chances[one]?.[seat] ?? 0) - (chances[other]?.[seat] ?? 0))
    const { mean, error } = pairedDifferenceOf(a, b)
    return apart <= EQUAL_CHANCE_MARGIN || Math.abs(mean) <= EQUAL_STANDARD_ERRORS * error
  }
  return lines.map((_, at) => (at === 0 ? isEqualTo(0, 1) : isEqualTo(0, at)))
}

/** The reasons for each line, the best line first. */
function reasonsByLine(
  seat: Seat,
  [best, second, ...others]: readonly LineWinnerAndConsequences[],
): readonly (readonly AdviceReason[])[] {
  if (best === undefined || second === undefined) return []
  const told = reasonsForBestLine(seat, best, second)
  return [told, ...[second, ...others].map((each) => reasonsForAndAgainstOtherLine(seat, each, best, told))]
}

/** @returns a number for every seat, by seat: seats that win together have equal numbers */
export function sideBySeat({ features }: AnyGame, state: unknown, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => features?.sideOf?.(state, seat) ?? seat)
}

/**
 * Converts the values of a line (a sequence of choices in a turn) to win chances. Uses the game's calibration for this
 * number of seats; if there is none, the values are only normalised. Calibrated chances agree with results: of all
 * positions shown with 30 %, about 30 % are won.
 * @param sides the side of every seat, by seat: seats that win together have equal numbers
 * @param asker the seat whose search chose the line as the best of many, which overestimates the value of the line.
 *   The odds of that seat's side are therefore also multiplied by `AdviceCalibration.asker`. Absent: the line was not
 *   chosen among others
 * @returns the chances, by seat
 */
export function calibratedWinChances(
  { worths }: Pick<SearchedLine, 'worths'>,
  { calibration }: AnyGame,
  sides: readonly number[],
  asker?: Seat,
): number[] {
  const found = calibration?.[sides.length]
  const told = calibrateChances(worths, found?.power ?? 1, sides)
  return asker === undefined ? told : scaleOddsOfSide(told, found?.asker ?? 1, sides, asker)
}

/**
 * Multiplies the odds of one side to win, chance / (1 - chance), by a factor. The other sides share the rest of the chances
 * in the same proportions as before.
 * @param sides the side of every seat, by seat
 * @param seat a seat of the side whose odds are multiplied
 * @returns the chances by seat
 */
export function scaleOddsOfSide(
  chances: readonly number[],
  factor: number,
  sides: readonly number[],
  seat: Seat,
): number[] {
  const before = chances[seat] ?? 0
  const after = (before * factor) / (1 - before + before * factor)
  const left = before < 1 ? (1 - after) / (1 - before) : 1
  return chances.map((chance, each) => (sides[each] === sides[seat] ? after : chance * left))
}

/** A line, a sequence of choices of one seat in a turn, and its value to that seat. */
export type LineWithWorth = Pick<SearchedLine, 'choices' | 'worth'>

/**
 * @returns the reasons why `line` (a sequence of choices) is better than `rival`, another line of the same seat; empty
 *   if it is not better
 */
export function reasonsToPrefer(
  asker: ReasonContext,
  line: LineWithWorth,
  rival: LineWithWorth,
): readonly AdviceReason[] {
  if (line.worth <= rival.worth) return []
  return reasonsForBestLine(
    asker.seat,
    winnerAndConsequencesOfLine(asker, line.choices),
    winnerAndConsequencesOfLine(asker, rival.choices),
  )
}

/**
 * Plays a line (sequence of choices) of a seat and returns each choice with the view before it. It stops before an
 * illegal choice, and after a choice that draws at random, gives the seat new information, or begins a turn or a
 * seat's part of a phase. Up to there the line is the same in all determinizations (random complete states that fit
 * one view), so it can be shown to a player.
 * @param seat the seat that plays the line
 * @param line choices that may be copies from another process
 * @param viewer the viewer whose views are returned
 * @param state the state in which the line begins; modified
 * @returns the steps; except for the first one, choices that the table plays automatically are left out
 */
export function recordLineUntilNewInformation(
  game: AnyGame,
  seat: Seat,
  line: readonly Json[],
  viewer: Viewer,
  state: unknown,
): ChoiceWithViewBefore[] {
  const steps: ChoiceWithViewBefore[] = []
  const watch = createLineEndDetector(createRandomStream(UNUSED_SEED, 0), seat)
  for (const wanted of line) {
    const choices = game.choices(state, seat) as readonly Json[]
    // The choice may be a copy from another process, computed for an earlier state.
    const choice = choices.find((each) => equalJson(each, wanted))
    if (choice === undefined) break
    const isAlone = choices.length === 1 && game.requiresPrompt?.(state, seat) !== true
    if (steps.length === 0 || !isAlone) steps.push({ view: game.view(state, viewer) as Json, choice })
    game.play(state, seat, choice, watch.random, watch.emit)
    if (watch.consumeEnd()) break
  }
  return steps
}

/** Unused: results of random draws are not reported. */
const UNUSED_SEED = '0'.repeat(32)
